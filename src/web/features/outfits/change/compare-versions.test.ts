import { expect, test } from 'vitest';
import { anOutfitItem } from '#web/testing/an-outfit.ts';
import { compareVersions } from './compare-versions.ts';

const knit = anOutfitItem({ id: 'knit', slot: 'top' });
const jeans = anOutfitItem({ id: 'jeans', slot: 'bottom' });
const boots = anOutfitItem({ id: 'boots', slot: 'shoes' });
const trainers = anOutfitItem({ id: 'trainers', slot: 'shoes' });
const scarf = anOutfitItem({ id: 'scarf', slot: 'accessory' });
const belt = anOutfitItem({ id: 'belt', slot: 'accessory' });

test('a piece that took another’s place in its slot is one change; changes come first', () => {
  expect(compareVersions([knit, jeans, boots], [knit, jeans, trainers])).toEqual([
    { kind: 'changed', was: boots, item: trainers },
    { kind: 'kept', item: knit },
    { kind: 'kept', item: jeans },
  ]);
});

test('what has no counterpart was added or removed', () => {
  expect(compareVersions([knit, boots], [knit, scarf])).toEqual([
    { kind: 'added', item: scarf },
    { kind: 'removed', item: boots },
    { kind: 'kept', item: knit },
  ]);
});

test('two of a slot are told apart', () => {
  expect(compareVersions([scarf, belt], [belt])).toEqual([
    { kind: 'removed', item: scarf },
    { kind: 'kept', item: belt },
  ]);
});
