import { describe, expect, test } from 'vitest';
import { BOARD_WIDTH, drawLookBoard, type PicturedItem } from './draw-look-board.ts';
import type { Picture } from './picture.ts';

const TROUSERS: PicturedItem = {
  slot: 'bottom',
  silhouette: 'trousers',
  colorHex: '#1f2a44',
  pattern: 'plain',
  fabric: 'wool',
};
const SHIRT: PicturedItem = { ...TROUSERS, slot: 'top', silhouette: 'shirt', fabric: 'cotton' };

/** A green block in the middle of a picture; its outermost pixels are half of it and half of a white ground. */
function block(width: number, height: number): Picture {
  const bytes = new Uint8Array(400 * 400 * 4);
  const [left, top] = [(400 - width) / 2, (400 - height) / 2];
  for (let y = top; y < top + height; y += 1)
    for (let x = left; x < left + width; x += 1) {
      const isEdge = x === left || y === top || x === left + width - 1 || y === top + height - 1;
      bytes.set(isEdge ? [170, 230, 180, 128] : [40, 160, 60, 255], (y * 400 + x) * 4);
    }
  return { width: 400, height: 400, bytes };
}

const at = ({ bytes, width }: Picture, x: number, y: number) => [
  ...bytes.subarray(
    (Math.round(y) * width + Math.round(x)) * 4,
    (Math.round(y) * width + Math.round(x)) * 4 + 4,
  ),
];

/** A look of a photographed shirt over drawn trousers. */
function boardWith(cutOut: Picture) {
  const { picture, pieces } = drawLookBoard([{ ...SHIRT, cutOut }, TROUSERS], { seed: 3 });
  const [shirt, trousers] = pieces;
  if (!shirt || !trousers) throw new Error('a piece is missing');
  return { picture, shirt, trousers };
}

describe('a photographed garment on a board', () => {
  test('is shown as it is, beside drawings, and so is its own picture', () => {
    const { picture, shirt } = boardWith(block(200, 220));
    const { x, y, width, height } = shirt.place;
    const middle = at(picture, x + width / 2, y + height / 2);
    const alone = at(shirt.picture, shirt.picture.width / 2, shirt.picture.height / 2);

    for (const pixel of [middle, alone])
      for (const [channel, value] of [40, 160, 60, 255].entries())
        expect(Math.abs((pixel[channel] ?? 0) - value)).toBeLessThan(3);
  });

  test('has the size of what is drawn: the more of the photo it takes, the finer its pixels', () => {
    const drawn = drawLookBoard([SHIRT, TROUSERS], { seed: 3 });
    const trousersWidth = drawn.pieces[1]?.place.width ?? 0;
    for (const size of [120, 360]) {
      const { shirt, trousers } = boardWith(block(size, size));
      const isLike = shirt.place.width / trousers.place.width;
      // A shirt is drawn 833 mm wide and covers as much as a square of 665; trousers are 467 mm wide.
      expect(isLike).toBeGreaterThan(1.2);
      expect(isLike).toBeLessThan(1.6);
      expect(trousers.place.width / trousersWidth).toBeCloseTo(1, 0);
    }
  });

  test('lies no longer than its drawing by more than a fifth, however it was folded', () => {
    const drawn = drawLookBoard([TROUSERS], { seed: 3 }).pieces[0];
    const folded = drawLookBoard([{ ...TROUSERS, cutOut: block(40, 380) }], { seed: 3 }).pieces[0];
    const size = (of: typeof drawn) => (of?.place.height ?? 0) / (drawn?.place.height ?? 1);

    expect(size(folded)).toBeGreaterThan(0.95);
    expect(size(folded)).toBeLessThan(1.25);
  });

  test('throws the shadow that a drawing throws', () => {
    const { picture, pieces } = drawLookBoard([{ ...SHIRT, cutOut: block(200, 220) }], { seed: 3 });
    const { x, y, width, height } = pieces[0]?.place ?? { x: 0, y: 0, width: 0, height: 0 };
    const [red, green, blue, alpha = 0] = at(picture, x - 4, y + height / 2);
    const [, , , lower = 0] = at(picture, x + width + 4, y + height / 2);

    expect([red, green, blue]).toEqual([0, 0, 0]);
    // The window is at the upper left: hardly any there, and plainly one on the other side.
    expect(lower).toBeGreaterThan(alpha + 4);
    expect(at(picture, BOARD_WIDTH - 1, 0)[3]).toBe(0);
  });

  test('keeps nothing of its photo’s ground at its outline', () => {
    const { shirt } = boardWith(block(200, 220));
    const { bytes } = shirt.picture;
    for (let pixel = 0; pixel < bytes.length; pixel += 4) {
      if ((bytes[pixel + 3] ?? 0) < 40) continue;
      expect(bytes[pixel]).toBeLessThan(60);
      expect(bytes[pixel + 1]).toBeLessThan(175);
    }
  });

  test('is drawn where its picture is empty', () => {
    const empty = { width: 30, height: 30, bytes: new Uint8Array(30 * 30 * 4) };

    const [shown, drawn] = [{ ...SHIRT, cutOut: empty }, SHIRT].map(
      (item) => drawLookBoard([item], { seed: 3 }).picture.bytes,
    );
    // Byte by byte: what compares arrays for a report takes a quarter of a minute for five million.
    expect(shown?.findIndex((byte, index) => byte !== drawn?.[index])).toBe(-1);
  });
});
