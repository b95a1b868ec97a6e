import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { tokensOf } from '../../language/mentions/tokens.ts';
import { readWords } from '../../language/read-words.ts';
import { readChange } from '../../language/roles/read-roles.ts';
import { isIn } from '../items/what-is-here.ts';
import { untouched } from './untouched.ts';

const item = (garment: string, slot: OutfitItem['slot']) =>
  ({ id: garment, garment, slot, color: 'Black', fabric: 'cotton', pattern: 'plain' }) as OutfitItem;

const ITEMS = [item('parka', 'outer'), item('chinos', 'bottom'), item('sun-hat', 'accessory')];

function toldOf(request: string, moved: readonly string[]): string[] {
  const { mentions } = readChange(tokensOf(request), readWords(request), isIn(ITEMS));

  return untouched(mentions, [], ITEMS, new Set(moved));
}

describe('a piece that was named to be changed', () => {
  it('is said where it did not move and another did', () => {
    expect(toldOf('the parka is far too heavy, the chinos in green', ['chinos'])).toEqual(['parka']);
    expect(toldOf('der Hut ist hässlich, die Chino in Grün', ['chinos'])).toEqual(['Hut']);
  });

  it('is said where a cut was asked of it and it is as it was', () => {
    expect(toldOf('my trousers are always too short, the parka in green', ['parka'])).toEqual([
      'trousers are always too short',
    ]);
    expect(toldOf('my trousers are always too short, the parka in green', ['parka', 'chinos'])).toEqual([]);
  });

  it('is what was to be taken away, and nothing was', () => {
    expect(toldOf('leave that off and give me a beret', ['sun-hat'])).toContain('leave that off');
    expect(toldOf("please don't take it off, the chinos in green", ['chinos'])).toEqual([]);
  });

  it('is not said where it moved, nor where it is to stay', () => {
    expect(toldOf('the parka is far too heavy, the chinos in green', ['parka', 'chinos'])).toEqual([]);
    expect(toldOf('keep the parka, the chinos in green', ['chinos'])).toEqual([]);
  });
});
