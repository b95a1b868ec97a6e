import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findGarment, ingestPhoto } from '../../src/server/adapters/images/image-worker.ts';
import type { FoundGarment } from '../../src/server/adapters/images/images.ts';

/** A labelled photo, and what is cut out of it. */
export interface CutFlatLay {
  file: string;
  garment: string;
  found: FoundGarment;
  /** Of the processor: the outline, the name and the pictures. */
  milliseconds: number;
}

/** Takes each labelled photo of a folder in as if somebody had added it, and cuts it out. */
export async function cutFlatLays(folder: string): Promise<CutFlatLay[]> {
  const photos: { file: string; garment: string }[] = JSON.parse(
    readFileSync(path.join(folder, 'labels.json'), 'utf8'),
  );
  const cuts: CutFlatLay[] = [];
  for (const { file, garment } of photos) {
    const ingested = await ingestPhoto({ path: path.join(folder, file), what: 'clothes' });
    if (!ingested.ok) throw new Error(`${file}: ${ingested.refusal}`);
    const before = process.cpuUsage();
    const found = await findGarment({ bytes: ingested.photo.full, taps: [] });
    const { user, system } = process.cpuUsage(before);
    cuts.push({ file, garment, found, milliseconds: (user + system) / 1000 });
  }
  return cuts;
}
