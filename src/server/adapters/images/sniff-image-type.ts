export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'heic';

const HEIC_BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']);
const AVIF_BRANDS = new Set(['avif', 'avis']);
const MAX_BRANDS = 16;

/** How many bytes of the beginning are enough. */
export const SNIFFED_BYTES = 96;

/** What a file is by its first bytes; names and declared types are not asked. Null: none of the accepted kinds. */
export function sniffImageType(head: Uint8Array): ImageType | null {
  const text = (start: number, end: number) => String.fromCharCode(...head.subarray(start, end));

  if (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(4, 8) !== 'ftyp') return null;

  // ISO media: the major brand, then (after a version) the compatible ones, four letters each.
  const brands = [text(8, 12)];
  for (let index = 0; index < MAX_BRANDS; index += 1) brands.push(text(16 + index * 4, 20 + index * 4));
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null;
}
