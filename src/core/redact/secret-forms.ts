/**
 * The written forms in which a secret may turn up: as it is, JSON-escaped (also twice), URL-encoded and in
 * base64, there also as a part of something longer such as `user:secret`.
 */
export function secretForms(secret: string): readonly string[] {
  const wellFormed = secret.toWellFormed();
  const escaped = jsonEscaped(secret);
  const forms = [
    secret,
    escaped,
    jsonEscaped(escaped),
    escaped.replace(/[^\x20-\x7e]/g, unicodeEscape),
    ...urlForms(encodeURIComponent(wellFormed)),
    ...base64Forms(new TextEncoder().encode(wellFormed)),
  ];
  return [...new Set(forms)];
}

function jsonEscaped(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

function unicodeEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Encoders differ in the case of the digits, in spaces and in the five marks that RFC 2396 left alone. */
function urlForms(encoded: string): readonly string[] {
  const strict = encoded.replace(/[!'()*]/g, percentEncoded);
  return [encoded, strict].flatMap((form) => {
    const variants = [form, form.replaceAll('%20', '+')];
    return [...variants, ...variants.map(withLowerCaseCodes)];
  });
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function withLowerCaseCodes(text: string): string {
  return text.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
}

function base64Forms(bytes: Uint8Array): readonly string[] {
  const whole = base64(bytes);
  const forms = [whole, whole.replaceAll('=', ''), ...[0, 1, 2].map((at) => base64Part(bytes, at))];
  return [...forms, ...forms.map((form) => form.replaceAll('+', '-').replaceAll('/', '_'))];
}

/** The characters that these bytes fix alone when they stand `offset` bytes into a group of three. */
function base64Part(bytes: Uint8Array, offset: number): string {
  const padded = new Uint8Array(offset + bytes.length);
  padded.set(bytes, offset);
  return base64(padded).slice(Math.ceil((offset * 8) / 6), Math.floor((padded.length * 8) / 6));
}

function base64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}
