import type { WireError } from '../../domain/wire.ts';
import { protocolError } from '../../core/wire/wire-error.ts';

interface NetworkFailure {
  /** Host and port of the target. */
  readonly host: string;
  readonly redactError: (text: string) => string;
}

/** What it means when no response came: the call failed in connect, DNS, TLS, or by a reset before the headers. */
export function networkError(error: Error, { host, redactError }: NetworkFailure): WireError {
  const code = codeOf(error);
  if (/^HPE_|^UND_ERR_HEADERS_OVERFLOW$/.test(code)) return notHttp(host, code);
  const { reason, isTransient } = explain(code, error);
  return {
    kind: 'network',
    truncated: false,
    retryable: isTransient,
    status: null,
    retryAfterMs: null,
    code,
    message: redactError(`no response from ${host} (${code}): ${reason}`).slice(0, maxLength),
  };
}

const maxLength = 500;

/** Undici's own names for what the system has names for. */
const systemCodes: Readonly<Record<string, string>> = {
  UND_ERR_SOCKET: 'ECONNRESET',
  UND_ERR_CONNECT_TIMEOUT: 'ETIMEDOUT',
};

function codeOf(error: Error): string {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  return systemCodes[code] ?? code;
}

interface Explanation {
  readonly reason: string;
  readonly isTransient: boolean;
}

const transientReasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there; start the server, or correct the base URL',
  ENOTFOUND: 'the name does not resolve; correct the base URL, or check DNS',
  EAI_AGAIN: 'the name server did not answer; check DNS and the network',
  ECONNRESET: 'the connection was closed before a response; the log of the server may tell why',
  ETIMEDOUT: 'connecting took too long; check network, firewall and proxy',
};

function explain(code: string, error: Error): Explanation {
  if (/CERT|SIGNATURE|ISSUER|HOSTNAME_MISMATCH|CRL/.test(code)) {
    const reason =
      'its certificate is not trusted; renew it, or name its issuer in NODE_EXTRA_CA_CERTS';
    return { reason, isTransient: false };
  }
  if (/^ERR_SSL_|^ERR_TLS_|^EPROTO$/.test(code)) {
    const reason = 'TLS failed; check whether the base URL should start with http: or https:';
    return { reason, isTransient: false };
  }
  if (/^UND_ERR_(?:INVALID_ARG|DESTROYED|CLOSED)$/.test(code)) {
    return { reason: `the request could not be sent: ${error.message}`, isTransient: false };
  }
  const reason = transientReasons[code] ?? 'check base URL, network and proxy';
  return { reason, isTransient: true };
}

function notHttp(host: string, code: string): WireError {
  const message = `what ${host} sent is not HTTP/1.1 (${code}): check the base URL`;
  return protocolError({ code, message, truncated: false, retryable: false });
}
