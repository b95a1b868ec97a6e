const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];
const INDEXED = 3;
const LARGEST_STORED_BLOCK = 65_535;

/**
 * A PNG of one colour whose pixels differ in opacity only: palette entry n has opacity n. Stored, not
 * compressed: at this size that costs less than compressing would.
 * @see W3C, "Portable Network Graphics (PNG) Specification (Third Edition)"; RFC 1950 and 1951
 */
export function alphaPng(
  alpha: Uint8Array,
  width: number,
  height: number,
  rgb: readonly [number, number, number],
): Uint8Array {
  const rows = new Uint8Array(height * (width + 1));
  // Each row begins with its filter type, 0 for none.
  for (let row = 0; row < height; row += 1)
    rows.set(alpha.subarray(row * width, (row + 1) * width), row * (width + 1) + 1);
  const levels = Array.from({ length: 256 }, (_, level) => level);
  return Uint8Array.from([
    ...SIGNATURE,
    ...chunk('IHDR', [...uint32(width), ...uint32(height), 8, INDEXED, 0, 0, 0]),
    ...chunk(
      'PLTE',
      levels.flatMap(() => rgb),
    ),
    ...chunk('tRNS', levels),
    ...chunk('IDAT', stored(rows)),
    ...chunk('IEND', []),
  ]);
}

/** zlib's wrapping around blocks that are stored as they are. */
function stored(data: Uint8Array): number[] {
  const bytes = [0x78, 0x01];
  for (let start = 0; start < data.length; start += LARGEST_STORED_BLOCK) {
    const block = data.subarray(start, start + LARGEST_STORED_BLOCK);
    const isLast = start + LARGEST_STORED_BLOCK >= data.length;
    const { length } = block;
    bytes.push(isLast ? 1 : 0, length & 255, length >> 8, ~length & 255, (~length >> 8) & 255);
    for (const byte of block) bytes.push(byte);
  }
  return [...bytes, ...uint32(adler32(data))];
}

function chunk(type: string, data: readonly number[]): number[] {
  const named = [...[...type].map((letter) => letter.charCodeAt(0)), ...data];
  return [...uint32(data.length), ...named, ...uint32(crc32(named))];
}

function uint32(value: number): number[] {
  return [(value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let remainder = index;
  for (let bit = 0; bit < 8; bit += 1)
    remainder = remainder & 1 ? (remainder >>> 1) ^ 0xedb88320 : remainder >>> 1;
  return remainder;
});

function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b << 16) | a) >>> 0;
}
