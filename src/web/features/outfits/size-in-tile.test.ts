import { expect, test } from 'vitest';
import { sizeInTile } from './size-in-tile.ts';

const BOOTS = { slot: 'shoes', place: { width: 300, height: 290 } } as const;
const TROUSERS = { slot: 'bottom', place: { width: 240, height: 640 } } as const;
const WATCH = { slot: 'accessory', place: { width: 90, height: 110 } } as const;
const BELT = { slot: 'accessory', place: { width: 700, height: 60 } } as const;
type Piece = Parameters<typeof sizeInTile>[0];

function sizeOf(piece: Piece, ratio = 1): { wide: number; tall: number } {
  const { width, height } = sizeInTile(piece, ratio);
  return { wide: Number.parseFloat(width), tall: Number.parseFloat(height) };
}

function coveredBy(piece: Piece): number {
  const { wide, tall } = sizeOf(piece);
  return wide * tall;
}

test('boots weigh in their tile what trousers do', () => {
  expect(coveredBy(BOOTS) / coveredBy(TROUSERS)).toBeGreaterThan(0.75);
  expect(coveredBy(BOOTS) / coveredBy(TROUSERS)).toBeLessThan(1.35);
});

test('a watch stays smaller than boots, but can be seen', () => {
  const share = coveredBy(WATCH) / coveredBy(BOOTS);
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.8);
});

test.each([0.8, 1, 1.6])(
  'in a tile of ratio %d nothing touches an edge, and each keeps its shape',
  (ratio) => {
    for (const piece of [BOOTS, TROUSERS, WATCH, BELT]) {
      const { wide, tall } = sizeOf(piece, ratio);
      expect(Math.max(wide, tall)).toBeLessThanOrEqual(84);
      expect(((wide / tall) * ratio) / (piece.place.width / piece.place.height)).toBeCloseTo(1, 1);
    }
  },
);
