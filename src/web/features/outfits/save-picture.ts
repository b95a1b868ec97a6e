import type { Outfit } from '#contract/outfits.ts';

const MAX_NAME_LENGTH = 80;
const PAPER = '#f1eee8';

/**
 * Saves an outfit's picture to the device as a PNG.
 * @throws when there is no picture, or the browser cannot convert it.
 */
export async function savePicture(outfit: Pick<Outfit, 'title' | 'imageUrl'>): Promise<void> {
  if (outfit.imageUrl === null) throw new Error('This outfit has no picture');
  download(await pictureAsPng(outfit.imageUrl), pictureFileName(outfit.title));
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

/** The picture at an address of ours, converted by the browser. */
export async function pictureAsPng(url: string): Promise<Blob> {
  const image = new Image();
  image.src = url;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser gave no canvas to draw on');
  // Boards have no ground of their own; on the device they lie on paper, whatever the theme.
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0);

  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The picture could not be converted')) : resolve(blob)),
      'image/png',
    );
  });
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
