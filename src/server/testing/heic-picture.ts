import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = join(import.meta.dirname, '../../../tests/pictures/turned.heic');

/** The quarters of `turned.heic` as it is to be seen, 480 × 640, after its turn to the right. */
export const QUARTERS = {
  aboveLeft: '#3f6b4f',
  aboveRight: '#c8202f',
  belowLeft: '#e9e7e2',
  belowRight: '#1f2a44',
} as const;

/** What a phone writes: tests/pictures/README.md. */
export function heicPicture(): Uint8Array {
  return readFileSync(FILE);
}

/** The same, claiming another size in its header (`ispe`) than its pixels have. */
export function heicClaiming(width: number, height: number): Uint8Array {
  const bytes = Buffer.from(heicPicture());
  const size = bytes.indexOf('ispe') + 8;
  bytes.writeUInt32BE(width, size);
  bytes.writeUInt32BE(height, size + 4);
  return bytes;
}
