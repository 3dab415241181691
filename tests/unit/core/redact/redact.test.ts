import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor } from '../../../../src/core/redact/redact.ts';

const secret = 'p@ss "w/rd"+é 100%';
const none = createRedactor([]);
const one = createRedactor([secret]);

/** Bytes to base64 by the platform, not by the code under test. */
const base64 = (text: string): string => Buffer.from(text, 'utf8').toString('base64');

describe('exact secrets', () => {
  it.each([
    ['as it is', secret],
    ['in base64', base64(secret)],
    ['in unpadded base64', base64(secret).replaceAll('=', '')],
    ['in URL-safe base64', Buffer.from(secret).toString('base64url')],
    ['URL-encoded', encodeURIComponent(secret)],
    ['URL-encoded in lower case', encodeURIComponent(secret).toLowerCase()],
    ['form-encoded', new URLSearchParams({ k: secret }).toString().slice(2)],
    ['JSON-escaped', JSON.stringify(secret).slice(1, -1)],
    ['JSON-escaped twice', JSON.stringify(JSON.stringify(secret)).slice(3, -3)],
    [
      'JSON-escaped to ASCII',
      JSON.stringify(secret)
        .slice(1, -1)
        .replace('é', String.raw`\u00e9`),
    ],
  ])('are gone %s', (_, form) => {
    expect(one.findSecret(`a${form}b`)).toBe('a configured secret');
    expect(one.text(`a${form}b`)).toBe('a[redacted]b');
    expect(one.findSecret(one.text(`a${form}b`))).toBeNull();
  });

  it('are gone from the base64 of something longer', () => {
    for (const user of ['', 'u', 'us', 'user:']) {
      const encoded = one.text(base64(`${user}${secret}!`));
      expect(Buffer.from(encoded.replace('[redacted]', ''), 'base64').toString()).not.toContain(
        'w/rd',
      );
      expect(encoded).toContain('[redacted]');
    }
  });

  it('are found with and without the line break a secret store adds', () => {
    const redactor = createRedactor(['abcdef123\n']);
    expect(redactor.text('x abcdef123 y')).toBe('x [redacted] y');
  });

  it('of 4 or 5 characters are replaced as words only, shorter ones never', () => {
    const redactor = createRedactor(['abcd', '1.2', '', '   ', 'a+c*']);
    expect(redactor.text('abcd abcde 1.2 "abcd" a+c*')).toBe(
      '[redacted] abcde 1.2 "[redacted]" [redacted]',
    );
    expect(redactor.findSecret('abcde')).toBeNull();
    expect(redactor.findSecret('(abcd)')).toBe('a configured secret');
  });

  it('leave a text without any as it is', () => {
    const text = 'ordinary words, 42 numbers and \u{1F600}';
    expect(createRedactor(['redacted', '[redacted]']).text(text)).toBe(text);
  });
});

describe('key shapes', () => {
  const r = (length: number): string => 'aB3dE5gH'.repeat(10).slice(0, length);

  it.each([
    [`sk-${r(24)}`],
    [`sk-proj-${r(24)}_${r(10)}`],
    [`sk-ant-api03-${r(40)}`],
    ...['ghp', 'gho', 'ghs', 'ghu', 'ghr'].map((prefix) => [`${prefix}_${r(36)}`]),
    [`github_pat_${r(22)}_${r(30)}`],
    ['AKIAIOSFODNN7EXAMPLE'],
    [`AIza${r(35)}`],
    ...['a', 'b', 'p', 'r', 's'].map((letter) => [`xox${letter}-1234567890-${r(12)}`]),
    [`hf_${r(34)}`],
    [`glpat-${r(20)}`],
    [`gsk_${r(40)}`],
    [`r8_${r(37)}`],
    [`nvapi-${r(40)}`],
    [`pplx-${r(40)}`],
    [`xai-${r(40)}`],
    [`eyJ${r(20)}.eyJ${r(30)}.${r(43)}`],
    [`-----BEGIN RSA PRIVATE KEY-----\n${r(64)}\n${r(30)}==\n-----END RSA PRIVATE KEY-----`],
    [`-----BEGIN PRIVATE KEY-----\\n${r(64)}\\n-----END PRIVATE KEY-----`],
    [`-----BEGIN OPENSSH PRIVATE KEY-----\n${r(64)}`],
  ])('%s is gone', (key) => {
    expect(none.findSecret(key)).not.toBeNull();
    expect(none.text(`a "${key}" b`)).toBe('a "[redacted]" b');
    expect(none.text(`a\\n${key}`)).toBe('a\\n[redacted]');
    expect(none.findSecret(none.text(key))).toBeNull();
  });

  it.each([
    ['4b825dc642cb6eb9a060e54bf8d69288fbee4904'],
    ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    [
      'sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==',
    ],
    ['sk-learn-style-estimators-and-more'],
    ['task-management-and-risk-assessment-2025'],
    ['hf_hub_download and r8_of_the_realm'],
    ['123e4567-e89b-12d3-a456-426614174000'],
    ['/usr/lib/node_modules/gsk_theme'],
    ['key-value, Bearer of news, a token: 5'],
    ['eyJhbGciOiJIUzI1NiJ9'],
    ['-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----'],
    ['x****y and sk-...abcd'],
  ])('%s stays', (text) => {
    expect(none.text(text)).toBe(text);
    expect(none.findSecret(text)).toBeNull();
  });

  it('say what was found and never the secret', () => {
    expect(none.findSecret(`x ghp_${r(36)}`)).toBe('GitHub token');
  });
});

describe('provider text (E8)', () => {
  it.each([
    ['Bearer CANARY.bearer.token'],
    ['authorization: basic Q0FOQVJZ+CANARY'],
    ['Bearer%20CANARY'],
    ['https://h/v1?key=CANARYa&alt=sse'],
    ['https://h/v1?alt=1&api_key=CANARYa'],
    ['https://h/v1?api-key=CANARYa#top'],
    ['https://h/v1?access_token=CANARYa"'],
    ['/v1?token=CANARYa'],
    ['sk-CANARY********************CANARY.'],
    ['***CANARY'],
    ['sk-CANARY...CANARY'],
    ['CANARY…CANARY'],
    ...['sk', 'pk', 'rk', 'gsk', 'xai', 'hf', 'r8', 'key', 'pplx', 'nvapi', 'sess'].flatMap(
      (prefix) => [[`${prefix}-CANARY`], [`"${prefix}_CANARY1"`]],
    ),
    ['sk-a.b.CANARY'],
    ['AIzaCANARY'],
    ['eyJCANARY.eyJCANARY.CANARY'],
  ])('holds no part of %s', (text) => {
    expect(none.providerText(`Denied (${text}) by policy`)).not.toContain('CANARY');
    expect(none.providerText(`a ${text}`)).toMatch(/^a /);
  });

  it('holds no key hash', () => {
    expect(none.providerText(`key ${'0123abcdEF'.repeat(4)}.`)).toBe('key [redacted].');
  });

  it('keeps the words that say what is wrong', () => {
    const text = 'Rate limit reached for model x-1 on tokens per min: 429, try in 3.2s (org abc).';
    expect(none.providerText(text)).toBe(text);
    const mask = 'Incorrect API key provided: sk-ab***yz. See https://h/keys.';
    expect(none.providerText(mask)).toBe(
      'Incorrect API key provided: [redacted] See https://h/keys.',
    );
  });

  it('is cut to 2 KiB between characters', () => {
    const cut = none.providerText(`x${'😀'.repeat(1000)}`);
    expect(cut).toBe(`x${'😀'.repeat(511)}`);
    expect(none.providerText('y'.repeat(2048))).toHaveLength(2048);
  });
});

describe('values', () => {
  it('are redacted in every string and key, and keep their shape', () => {
    const value = { a: [secret, 1, null, { [secret]: true }], b: undefined };
    expect(one.deep(value)).toEqual({
      a: ['[redacted]', 1, null, { '[redacted]': true }],
      b: undefined,
    });
  });
});

describe('laws', () => {
  const secrets = fc.array(fc.string({ unit: 'binary', minLength: 6, maxLength: 40 }), {
    minLength: 1,
    maxLength: 3,
  });

  it('no planted secret is left in any string', () => {
    fc.assert(
      fc.property(secrets, fc.string(), fc.string(), (values, before, after) => {
        const planted = values.filter((value) => value.trim().length >= 6);
        const redactor = createRedactor(planted);
        for (const value of planted) {
          const text = redactor.text(before + value + after);
          expect(text).not.toContain(value);
          expect(redactor.findSecret(text)).toBeNull();
        }
      }),
    );
  });

  it('texts of several megabytes take linear time', () => {
    const redactor = createRedactor([secret, 'another-secret']);
    const units = [
      'a',
      'eyJ',
      '-----BEGIN PRIVATE KEY-----',
      'sk-',
      '*',
      '.',
      'Bearer ',
      '0f',
      'é',
      'key=',
    ];
    for (const unit of units) {
      const text = unit.repeat(2_000_000 / unit.length);
      const started = performance.now();
      redactor.text(text);
      redactor.providerText(text.slice(0, 65_536));
      expect(performance.now() - started).toBeLessThan(2000);
    }
  });
});
