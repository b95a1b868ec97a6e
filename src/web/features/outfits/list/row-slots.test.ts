import { expect, test } from 'vitest';
import type { Outfit } from '#contract/outfits.ts';
import { anOutfit } from '#web/testing/an-outfit.ts';
import { nextSlots as assign, type RowSlot, visibleFirst, withoutSurplus } from './row-slots.ts';

const nextSlots = (before: readonly RowSlot[], shown: Outfit[], isAnew: boolean) =>
  assign(before, shown, { isAnew, total: shown.length });
const outfits = (...ids: string[]) => ids.map((id) => anOutfit({ id }));
const said = (slots: readonly RowSlot[]) =>
  slots.map(({ key, outfit, isShown }) => `${key} ${isShown ? outfit.id : 'spare'}`);

test('where the filters have changed the rows stay and take what is to be shown in order', () => {
  const before = nextSlots([], outfits('a', 'b', 'c'), true);

  expect(said(nextSlots(before, outfits('c', 'x', 'a'), true))).toEqual(['0 c', '1 x', '2 a']);
});

test('rows that are not needed wait out of sight, and are used again before one is made', () => {
  const few = nextSlots(nextSlots([], outfits('a', 'b', 'c'), true), outfits('b'), true);
  expect(said(few)).toEqual(['0 b', '1 spare', '2 spare']);

  expect(said(nextSlots(few, outfits('a', 'b', 'c', 'd'), true))).toEqual(['0 a', '1 b', '2 c', '3 d']);
  expect(said(nextSlots(few, outfits('b', 'new'), false))).toEqual(['0 b', '1 new', '2 spare']);
});

test('a new outfit at the head takes no row from another, so that the focus stays where it was', () => {
  const before = nextSlots([], outfits('a', 'b'), true);

  expect(said(nextSlots(before, outfits('new', 'a', 'b'), false))).toEqual(['2 new', '0 a', '1 b']);
});

test('the row of an outfit that is gone goes with it', () => {
  const before = nextSlots([], outfits('a', 'b', 'c'), true);

  expect(said(nextSlots(before, outfits('a', 'c'), false))).toEqual(['0 a', '2 c']);
});

test('the rows in view change at once, those below a moment later', () => {
  const before = nextSlots([], outfits('a', 'b', 'c'), true);
  const now = nextSlots(before, outfits('x', 'y', 'z', 'new'), true);

  expect(said(visibleFirst(now, before, 1))).toEqual(['0 x', '1 b', '2 c']);
  expect(visibleFirst(now, now, 1)).toBe(now);
});

test('a row that is not needed any more leaves at once, wherever it is', () => {
  const before = nextSlots([], outfits('a', 'b', 'c'), true);
  const now = nextSlots(before, outfits('x'), true);

  expect(said(visibleFirst(now, before, 1))).toEqual(['0 x', '1 spare', '2 spare']);
});

test('of many rows out of sight a dozen are kept', () => {
  const many = Array.from({ length: 60 }, (_, n) => `outfit-${n}`);
  const few = nextSlots(nextSlots([], outfits(...many), true), outfits('a', 'b'), true);

  expect(withoutSurplus(few)).toHaveLength(14);
  expect(withoutSurplus(few).filter(({ isShown }) => isShown)).toHaveLength(2);
  expect(withoutSurplus(few.slice(0, 14))).toHaveLength(14);
});

test('the picture of a row that changes comes a moment later; a row that does not change keeps its own', () => {
  const before = nextSlots([], outfits('a', 'b'), true);
  const now = nextSlots(before, outfits('a', 'x'), true);

  expect(visibleFirst(now, before, 2).map(({ isPictureLater = false }) => isPictureLater)).toEqual([
    false,
    true,
  ]);
});

test('a row that shows the same stays the same, so that it is not drawn again', () => {
  const [a, b, c] = outfits('a', 'b', 'c') as [Outfit, Outfit, Outfit];
  const before = assign([], [a, b], { isAnew: true, total: 9 });
  const now = assign(before, [a, c], { isAnew: true, total: 9 });

  expect(now[0]).toBe(before[0]);
  expect(now[1]).toMatchObject({ key: 1, outfit: c, position: 2 });
  expect(assign(before, [a, b], { isAnew: true, total: 8 })[0]).toMatchObject({ outfit: a, total: 8 });
});
