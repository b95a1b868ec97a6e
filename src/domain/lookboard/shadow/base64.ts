const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Neither the browser's nor Node's own encoder is there for both: this room runs in either. */
export function base64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b, c] = [bytes[at] ?? 0, bytes[at + 1], bytes[at + 2]];
    const group = (a << 16) | ((b ?? 0) << 8) | (c ?? 0);
    const letter = (shift: number) => ALPHABET[(group >> shift) & 63] ?? '';
    text +=
      letter(18) + letter(12) + (b === undefined ? '=' : letter(6)) + (c === undefined ? '=' : letter(0));
  }
  return text;
}
