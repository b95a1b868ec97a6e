import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { readWords } from '../../language/read-words.ts';
import { readEdits } from './read-edits.ts';

const item = (garment: string, slot: OutfitItem['slot'], color: OutfitItem['color']) =>
  ({ id: garment, garment, slot, color, fabric: 'cotton', pattern: 'plain' }) as OutfitItem;

const ITEMS = [
  item('parka', 'outer', 'Khaki'),
  item('fine-crew-sweater', 'top', 'Cream'),
  item('chinos', 'bottom', 'Navy'),
];

describe('two pieces that trade their colors', () => {
  it.each([
    'the jumper and the chinos should swap colors',
    'jumper in the color of the chinos and vice versa',
    'Pulli und Chino tauschen die Farben',
    'der Pulli in der Farbe der Chino und umgekehrt',
  ])('each get that of the other: %s', (request) => {
    const { edits } = readEdits(readWords(request), { items: ITEMS });

    expect(
      edits.map((edit) => edit.do === 'modify' && [edit.item, edit.qualities.colours[0]?.names[0]]),
    ).toEqual([
      ['fine-crew-sweater', 'Navy'],
      ['chinos', 'Cream'],
    ]);
  });
});
