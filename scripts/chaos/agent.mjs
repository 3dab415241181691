// An agent that starts what is hard to get rid of, then asks its model a few times and tells it to a child.
import { spawn } from 'node:child_process';

const { OPENAI_BASE_URL, OPENAI_API_KEY, AGENT_BENCH_MODEL } = process.env;
const stubborn = "trap '' TERM HUP INT; sleep 300 & sleep 300";

spawn('/bin/sh', ['-c', stubborn], { detached: true, stdio: 'ignore' }).unref();
spawn('/bin/sh', ['-c', `(setsid sh -c "${stubborn}" &)`], { stdio: 'ignore' });

for (let call = 0; call < 4; call += 1) {
  await fetch(`${OPENAI_BASE_URL}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${OPENAI_API_KEY}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      model: AGENT_BENCH_MODEL,
      stream: true,
      messages: [{ role: 'user', content: 'Say when.' }],
    }),
  }).then((reply) => reply.text());
}
