import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A door's place in the path: 128 random bits. */
export function newDoorId(): string {
  return randomBytes(16).toString('hex');
}

/** A key for one door: 192 random bits behind a prefix that tells what it is. */
export function newToken(): string {
  return `abt_${randomBytes(24).toString('hex')}`;
}

/** Whether a request shows the token, in any header that agents put a key in; takes the same time for every one as long. */
export function showsToken(headers: IncomingHttpHeaders, token: string): boolean {
  const bearer = /^bearer +(.*)$/i.exec(headers.authorization ?? '')?.[1];
  return [bearer, headers['x-api-key'], headers['api-key']].some(
    (shown) => typeof shown === 'string' && isEqual(shown.trim(), token),
  );
}

function isEqual(shown: string, token: string): boolean {
  const [left, right] = [Buffer.from(shown), Buffer.from(token)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Whether a `host` header names this machine's loopback: a web page that had its own name lead here is refused. */
export function isLoopbackHost(host: string | undefined): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase();
  return name === 'localhost' || name === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(name);
}
