import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { alphaPng } from './alpha-png.ts';
import { base64 } from './base64.ts';

test('a PNG carries its pixels as opacity, in chunks whose checksums hold', async () => {
  const alpha = Uint8Array.from({ length: 300 * 260 }, (_, at) => at % 251);
  const png = Buffer.from(alphaPng(alpha, 300, 260, [1, 2, 3]));
  const chunks = chunksOf(png);
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
  expect([...(chunks.get('tRNS') ?? [])].every((level, index) => level === index)).toBe(true);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  expect(rows.length).toBe(260 * 301);
  expect([...rows.subarray(301 * 7 + 1, 301 * 7 + 6)]).toEqual([...alpha.subarray(2100, 2105)]);
});

test('base64 agrees with the reference for every length of tail', () => {
  for (const text of ['', 'a', 'ab', 'abc', 'abcd', '\u00ff\u0000\u00fe']) {
    expect(base64(Buffer.from(text, 'latin1'))).toBe(Buffer.from(text, 'latin1').toString('base64'));
  }
});

function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    chunks.set(name, png.subarray(at + 8, at + 8 + length));
    expect(png.readUInt32BE(at + 8 + length)).toBe(crcOf(png.subarray(at + 4, at + 8 + length)));
    at += length + 12;
  }
  return chunks;
}

/** Bit by bit, as the PNG specification's appendix describes it. */
function crcOf(bytes: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
