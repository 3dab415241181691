import type { Protocol } from '../../../domain/config-names.ts';
import { createChatTransport, type ChatTransport, type ProxySettings } from '../chat-transport.ts';

/** What stands behind a target of the gateway. */
export interface GatewayUpstream {
  readonly protocol: Protocol;
  /** Up to and with the version, such as `https://api.example.com/v1`; a query is kept. */
  readonly baseUrl: string;
  /** Null for an endpoint that wants none. */
  readonly apiKey: string | null;
  readonly model: string;
  readonly proxy?: ProxySettings | null;
}

/** An upstream with its connections, which all its doors share. */
export interface OpenUpstream extends GatewayUpstream {
  readonly transport: ChatTransport;
}

export function openUpstream(upstream: GatewayUpstream): OpenUpstream {
  const { baseUrl, proxy } = upstream;
  return { ...upstream, transport: createChatTransport({ baseUrl, proxy: proxy ?? null }) };
}
