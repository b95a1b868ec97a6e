import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { readWords } from '../../language/read-words.ts';
import { readByColour } from './read-by-colour.ts';

const ITEMS = [
  { id: 'dress', color: 'Sage' },
  { id: 'clutch', color: 'Gold' },
  { id: 'earrings', color: 'Gold' },
] as OutfitItem[];

describe('pieces that are named by their color', () => {
  it.each([
    'the gold bits should all be silver please',
    'make the gold pieces silver',
    'die goldenen Teile in Silber',
    'alles Goldene in Silber',
    'dress navy and all the gold stuff silver',
  ])('take the other one, and nothing else does: %s', (text) => {
    const edits = readByColour(readWords(text), ITEMS)?.edits ?? [];

    expect(
      edits.map((edit) => edit.do === 'modify' && [edit.item, edit.qualities.colours[0]?.names[0]]),
    ).toEqual([
      ['clutch', 'Silver'],
      ['earrings', 'Silver'],
    ]);
  });

  it('are none where the outfit has none, and nothing is read into other sentences', () => {
    expect(readByColour(readWords('the red bits in navy'), ITEMS)).toEqual({
      edits: [],
      said: 'red',
      rest: [],
    });
    expect(readByColour(readWords('make the clutch silver'), ITEMS)).toBeNull();
    expect(readByColour(readWords('all black, gold earrings'), ITEMS)).toBeNull();
    expect(readByColour(readWords('the gold bits and the dress in navy'), ITEMS)).toBeNull();
  });
});
