import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heicClaiming, heicPicture, QUARTERS } from '#server/testing/heic-picture.ts';
import { createWorkerImages } from './worker-images.ts';

describe('HEIC', () => {
  const { signal } = new AbortController();
  const images = createWorkerImages();
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hemline-heic-'));
  });
  afterAll(async () => {
    await images.close();
    await rm(folder, { recursive: true, force: true });
  });

  test('is turned once, though the file says so twice', async () => {
    const photo = await ingest(heicPicture());

    expect([photo.width, photo.height]).toEqual([480, 640]);
    expect(await quarterColours(photo.full)).toEqual(nearly(QUARTERS));
  });

  test('keeps its colours: what is meant in Display P3 is shown in sRGB', async () => {
    const photo = await ingest(heicPicture());

    // Read as if it were sRGB, the red #c8202f would be a dull #b83135.
    const { aboveRight } = await quarterColours(photo.full);
    expect(Math.abs(channelsOf(aboveRight)[0] - 0xc8)).toBeLessThan(5);
  });

  test('loses its metadata like every other picture', async () => {
    expect(Buffer.from(heicPicture()).includes('Ada Byron')).toBe(true);

    const { full, thumbnail, thumbnailAvif } = await ingest(heicPicture());

    for (const kept of [full, thumbnail, thumbnailAvif]) {
      const { exif, icc, orientation } = await sharp(kept).metadata();
      expect({ exif, icc, orientation }).toEqual({ exif: undefined, icc: undefined, orientation: undefined });
      expect(Buffer.from(kept).includes('Ada Byron')).toBe(false);
    }
  });

  test.each([
    [
      'a header that claims more than 40 megapixels',
      heicClaiming(30_000, 30_000),
      'too_large',
      /40 megapixels/,
    ],
    ['a file that is cut off', heicPicture().subarray(0, 1_200), 'not_an_image', /damaged/],
    ['a file that ends in its header', heicPicture().subarray(0, 300), 'not_an_image', /damaged/],
    ['only the beginning', heicPicture().subarray(0, 28), 'not_an_image', /damaged/],
    ['noise in place of the picture', withNoise(heicPicture()), null, null],
  ])('%s ends in words, not in a crash', async (_name, bytes, code, message) => {
    const outcome = await ingest(bytes).catch((error) => error);

    if (code === null) expect(outcome.code ?? 'read').toMatch(/^(read|not_an_image)$/);
    else expect(outcome).toMatchObject({ code, message: expect.stringMatching(message) });
    // The worker goes on.
    expect((await ingest(heicPicture())).width).toBe(480);
  });

  async function ingest(bytes: Uint8Array) {
    const path = join(folder, crypto.randomUUID());
    await writeFile(path, bytes);
    return images.ingestPhoto(path, signal);
  }
});

async function quarterColours(bytes: Uint8Array): Promise<Record<keyof typeof QUARTERS, string>> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (across: number, down: number) => {
    const pixel = (Math.round(info.height * down) * info.width + Math.round(info.width * across)) * 3;
    return `#${data.subarray(pixel, pixel + 3).toString('hex')}`;
  };
  return {
    aboveLeft: at(0.25, 0.25),
    aboveRight: at(0.75, 0.25),
    belowLeft: at(0.25, 0.75),
    belowRight: at(0.75, 0.75),
  };
}

function nearly(colours: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(colours).map(([name, colour]) => [
      name,
      {
        asymmetricMatch: (other: string) =>
          channelsOf(colour).every(
            (channel, index) => Math.abs(channel - (channelsOf(other)[index] ?? 0)) < 8,
          ),
        toString: () => `nearly ${colour}`,
      },
    ]),
  );
}

function channelsOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The beginning stays, so that it is taken for a picture at first. */
function withNoise(bytes: Uint8Array): Uint8Array {
  const noisy = Uint8Array.from(bytes);
  for (let index = 1_000; index < noisy.length; index += 1) noisy[index] = (index * 7919) & 255;
  return noisy;
}
