const HEAD_BYTES = 64;

/** Brands of the ISO media container ("ftyp") that are still pictures we take. */
const PICTURE_BRANDS = ['avif', 'avis', 'heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/**
 * Whether a file is a picture of a kind that can be uploaded, by its first bytes: names lie, and some systems
 * give HEIC no type at all. A courtesy to the person; the server looks for itself.
 */
export async function isPicture(file: File): Promise<boolean> {
  try {
    return isPictureHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  } catch {
    // A folder, or a file that vanished between the choice and the look.
    return false;
  }
}

export function isPictureHead(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head);

  return (
    text.startsWith('\u00ff\u00d8\u00ff') ||
    text.startsWith('\u0089PNG\r\n\u001a\n') ||
    text.startsWith('GIF87a') ||
    text.startsWith('GIF89a') ||
    (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) ||
    (text.startsWith('ftyp', 4) && hasPictureBrand(text))
  );
}

/** The main brand comes first, the compatible ones after four bytes of version. */
function hasPictureBrand(text: string): boolean {
  const brands = [text.slice(8, 12), ...(text.slice(16).match(/.{4}/gs) ?? [])];
  return brands.some((brand) => PICTURE_BRANDS.includes(brand));
}
