import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { classify, type Network, readNetwork } from '#domain/naming/network.ts';

const WEIGHTS = join(import.meta.dirname, '../../../domain/naming/garments.bin');
let network: Promise<Network> | null = null;

/** How likely each of the garments that the network knows lies on an upright photo, by their names. */
export async function nameGarment(photo: Sharp): Promise<Map<string, number>> {
  network ??= readFile(WEIGHTS).then(readNetwork);
  const known = await network;
  // Squashed, and by a triangle, as the photos were that it learned from.
  const pixels = await photo
    .clone()
    .resize(known.side, known.side, { fit: 'fill', kernel: 'linear' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const likely = classify(known, pixels);

  return new Map(known.labels.map((label, at) => [label, likely[at] ?? 0]));
}
