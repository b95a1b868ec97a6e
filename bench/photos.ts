import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_PHOTOS } from '#contract/photos.ts';
import { analysePhotos } from '#domain/stylist/house/analyse-photos.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { drawPhoto } from '#server/testing/draw-photo.ts';
import { type Figure, median, milliseconds } from './figure.ts';

const COLOURS = ['#1f2a44', '#b98a52', '#6d1a32', '#efe1bd', '#3b3f45', '#9dac8c'];
const RUNS = 3;
const signal = new AbortController().signal;

/** Twelve photos as phones send them, and as our own page sends them (scaled to 1600 px). */
export async function measurePhotos(): Promise<Figure[]> {
  const images = createWorkerImages();
  const folder = mkdtempSync(join(tmpdir(), 'hemline-bench-'));
  const asSent = await writePhotos(folder, 'sent', 1200, 1600);
  const fromPhones = await writePhotos(folder, 'phone', 3000, 4000);
  const ingestAll = (paths: string[]) => Promise.all(paths.map((path) => images.ingestPhoto(path, signal)));

  const ingested = await ingestAll(asSent);
  const sent = await time(() => ingestAll(asSent));
  const phones = await time(() => ingestAll(fromPhones));
  const decoding = await time(() => Promise.all(fromPhones.map((path) => sharp(path).raw().toBuffer())));
  const again = await time(async () =>
    analysePhotos({
      photos: ingested.map((photo, index) => ({
        id: String(index),
        name: `${index}.jpg`,
        features: photo.features,
        readJpeg: () => Promise.reject(new Error('not needed')),
      })),
      profile: null,
      quiz: null,
      onboarding: null,
      inspirations: [],
    }),
  );
  await images.close();
  rmSync(folder, { recursive: true, force: true });

  return [
    { what: '12 photos of 1600 px taken in: checked, three sizes, measured', value: milliseconds(sent) },
    { what: '12 photos of 12 megapixels taken in', value: milliseconds(phones) },
    { what: 'the same, as a multiple of only decoding them', value: `${(phones / decoding).toFixed(1)} ×` },
    { what: 'analysing 12 photos that are already in', value: milliseconds(again) },
  ];
}

async function writePhotos(folder: string, name: string, width: number, height: number): Promise<string[]> {
  const paths: string[] = [];
  for (let index = 0; index < MAX_PHOTOS; index += 1) {
    const colour = COLOURS[index % COLOURS.length] as string;
    const path = join(folder, `${name}-${index}.jpg`);
    writeFileSync(path, await drawPhoto({ colour, width, height }));
    paths.push(path);
  }
  return paths;
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}
