import { describe, expect, test } from '@jest/globals';
import { networkError } from '../../../../src/adapters/provider/network-error.ts';

function explain(code: string, message = 'failed') {
  const error = Object.assign(new Error(message), { code });
  return networkError(error, {
    host: 'api.example.com',
    redactError: (text) => text.replaceAll('secret', '***'),
  });
}

describe('networkError', () => {
  test.each([
    ['ECONNREFUSED', 'ECONNREFUSED'],
    ['ENOTFOUND', 'ENOTFOUND'],
    ['EAI_AGAIN', 'EAI_AGAIN'],
    ['ECONNRESET', 'ECONNRESET'],
    ['EPIPE', 'EPIPE'],
    ['UND_ERR_SOCKET', 'ECONNRESET'],
    ['UND_ERR_CONNECT_TIMEOUT', 'ETIMEDOUT'],
  ])('%s is a network error %s that may pass', (code, known) => {
    expect(explain(code)).toMatchObject({ kind: 'network', code: known, retryable: true });
  });

  test.each([
    'CERT_HAS_EXPIRED',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'SELF_SIGNED_CERT_IN_CHAIN',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'ERR_TLS_CERT_ALTNAME_INVALID',
  ])('%s stays wrong however often it is tried', (code) => {
    const error = explain(code);
    expect(error).toMatchObject({ kind: 'network', code, retryable: false });
    expect(error.message).toContain('certificate is not trusted');
  });

  test('names host and way out, and no stack', () => {
    expect(explain('ENOTFOUND').message).toBe(
      'no response from api.example.com (ENOTFOUND): the name does not resolve; correct the base URL, or check DNS',
    );
  });

  test('takes secrets out of foreign words', () => {
    const { message } = explain('UND_ERR_INVALID_ARG', 'invalid header secret');
    expect(message).toMatch(/invalid header \*\*\*$/);
  });

  test('calls bytes that are no HTTP a protocol error', () => {
    expect(explain('HPE_INVALID_CONSTANT')).toMatchObject({ kind: 'protocol', retryable: false });
  });
});
