import type { Host } from './host.ts';

export interface Proxy {
  readonly httpProxy: string;
  readonly httpsProxy: string;
  readonly noProxy: string;
}

/** The proxy that the environment names for calls to the outside; null for none. */
export function proxyOf(env: Host['env']): Proxy | null {
  const read = (name: string): string => env[name.toLowerCase()] || env[name] || '';
  const [httpProxy, httpsProxy] = [read('HTTP_PROXY'), read('HTTPS_PROXY')];
  if (httpProxy === '' && httpsProxy === '') return null;
  return { httpProxy, httpsProxy, noProxy: read('NO_PROXY') };
}
