import { fitWithin } from './fit-within.ts';
import type { ShrinkAnswer, ShrinkRequest } from './shrink-photo.ts';

const LONG_SIDE_PX = 1_600;
const JPEG_QUALITY = 0.82;

/**
 * Turns photos into JPEGs of the size that the stylist reads, off the main thread. Upright (the camera's orientation
 * is applied) and without what the camera wrote beside the pixels: place, time, model.
 */
addEventListener('message', async ({ data }: MessageEvent<ShrinkRequest>) => {
  answer({ id: data.id, jpeg: await shrink(data.file).catch(() => null) });
});

async function shrink(file: File): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = fitWithin(bitmap, LONG_SIDE_PX);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('No canvas to draw on');

  // JPEG has no transparency: cut-out garments come to lie on white, not on black.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();

  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
}

function answer(message: ShrinkAnswer): void {
  postMessage(message);
}
