import { once } from 'node:events';
import { statSync, writeFileSync, existsSync } from 'node:fs';
import { request as openRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { startGateway } from '../../../../../src/adapters/provider/gateway/start-gateway.ts';
import { chatCall, openBench, readAll } from '../../../../support/gateway-bench.ts';
import { temporaryFolder } from '../../../../support/temporary-folder.ts';

describe('the Unix socket of the gateway', () => {
  test('is for its owner alone and leads to the same doors', async () => {
    const socketPath = join(temporaryFolder(), 'gateway.sock');
    const { door, gateway, requests } = await openBench((response) => response.end('{}'), {
      socketPath,
    });
    expect(statSync(socketPath).mode & 0o777).toBe(0o600);
    const { host, pathname } = new URL(door.baseUrl);
    const sent = openRequest({
      socketPath,
      method: 'POST',
      path: `${pathname}/v1/chat/completions`,
      headers: { host, authorization: `Bearer ${door.token}` },
    });
    sent.end(chatCall.body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    expect(await readAll(response)).toMatchObject({ status: 200 });
    expect(requests.length).toBe(1);
    await gateway.close();
    expect(existsSync(socketPath)).toBe(false);
  });

  test('at a place that is taken is a failure that says so', async () => {
    const socketPath = join(temporaryFolder(), 'taken');
    writeFileSync(socketPath, '');
    const starting = startGateway({
      targets: new Map(),
      clock: () => 0,
      redactError: (text) => text,
      socketPath,
    });
    await expect(starting).rejects.toMatchObject({
      code: 'platform',
      message: expect.stringMatching(/^the gateway can't listen on .*taken \(.*EADDRINUSE/),
    });
  });
});
