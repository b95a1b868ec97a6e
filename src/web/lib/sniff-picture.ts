const HEAD_BYTES = 64;

/** Brands of the ISO media container ("ftyp") that are still pictures we take. */
const AVIF_BRANDS = ['avif', 'avis'];
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

export type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic';

/**
 * What kind of picture a file is by its first bytes; null: none that can be uploaded. Names lie, and some systems
 * give HEIC no type at all. A courtesy to the person; the server looks for itself.
 */
export async function kindOfPicture(file: File): Promise<PictureKind | null> {
  try {
    return kindOfHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    // A folder, or a file that vanished between the choice and the look.
    return null;
  }
}

export function kindOfHead(head: Uint8Array): PictureKind | null {
  const text = String.fromCharCode(...head);

  if (text.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (text.startsWith('\u0089PNG\r\n\u001a\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp';
  return text.startsWith('ftyp', 4) ? kindOfBrands(text) : null;
}

/** The main brand comes first, the compatible ones after four bytes of version. */
function kindOfBrands(text: string): PictureKind | null {
  const brands = [text.slice(8, 12), ...(text.slice(16).match(/.{4}/gs) ?? [])];
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : null;
}
