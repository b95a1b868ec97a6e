import { describe, expect, test } from 'vitest';
import { measurePhoto } from '../../src/domain/stylist/house/eye/measure-photo.ts';
import { decode } from './decode.ts';
import { drawScene } from './draw-scene.ts';
import { renderPhoto } from './render-scene.ts';
import { readsTheSame, VARIANTS } from './same-photo.ts';

describe('a photo', () => {
  test.each(VARIANTS)('$name is read as before', async (variant) => {
    for (const seed of [4, 10, 14, 18]) {
      const photo = await renderPhoto(drawScene(seed));
      const before = measurePhoto(await decode(photo));
      const after = measurePhoto(await decode(await variant.of(photo)));

      if (variant.isLossless) expect(after).toEqual(before);
      expect(readsTheSame(before, after)).toBe(true);
    }
  });

  test('is drawn the same for the same seed', () => {
    expect(drawScene(7)).toEqual(drawScene(7));
    expect(drawScene(7).picture).not.toBe(drawScene(8).picture);
  });
});
