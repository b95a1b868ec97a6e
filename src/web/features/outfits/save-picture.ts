import type { Outfit } from '#contract/outfits.ts';
import { outfitAsPage, SAVED_PAGE } from './page/outfit-as-page.ts';

const MAX_NAME_LENGTH = 80;

/**
 * Saves an outfit's picture to the device: a page, as PNG.
 * @throws when there is no picture, or the browser cannot convert it.
 */
export async function savePicture(outfit: Outfit): Promise<void> {
  download(await outfitAsPage(outfit, SAVED_PAGE), pictureFileName(outfit.title));
}

/** A title as a file name that every system takes: "Rain, but make it navy!" is "Rain_but_make_it_navy_outfit.png". */
export function pictureFileName(title: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, MAX_NAME_LENGTH);
  return `${name || 'hemline'}_outfit.png`;
}

function download(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser reads the address a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
