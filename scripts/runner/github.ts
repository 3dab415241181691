import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PostedComments {
  readonly apiUrl: string;
  readonly bodies: string[];
  close(): void;
}

/** As much of GitHub's API as `publish` needs for one pull request of `head`, and what is posted to it. */
export async function startGithub(headSha: string): Promise<PostedComments> {
  const bodies: string[] = [];
  const repo = { full_name: 'octo/agents' };
  const pull = { number: 7, head: { sha: headSha, repo }, base: { repo } };
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? '';
    request.setEncoding('utf8');
    let text = '';
    request.on('data', (part: string) => (text += part));
    request.on('end', () => {
      const isPost = request.method === 'POST' && path.endsWith('/comments');
      if (isPost) bodies.push((JSON.parse(text) as { body: string }).body);
      response
        .writeHead(isPost ? 201 : 200, { 'content-type': 'application/json; charset=utf-8' })
        .end(JSON.stringify(isPost ? { id: 1, html_url: 'https://github.com/x' } : answerTo(path)));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function answerTo(path: string): unknown {
    if (path.endsWith('/pulls')) return [pull];
    if (path.endsWith('/pulls/7')) return pull;
    if (path.endsWith('/graphql')) return { data: { nodes: [] } };
    return [];
  }

  return {
    ...{ apiUrl: `http://127.0.0.1:${port}`, bodies },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
