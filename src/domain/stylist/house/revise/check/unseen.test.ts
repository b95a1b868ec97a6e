import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { tokensOf } from '../../language/mentions/tokens.ts';
import { readWords } from '../../language/read-words.ts';
import { readChange } from '../../language/roles/read-roles.ts';
import { readEdits } from '../edits/read-edits.ts';
import { isIn, type Seen } from '../items/what-is-here.ts';
import { unseen } from './unseen.ts';

const item = (garment: string, slot: OutfitItem['slot'], color: OutfitItem['color']) =>
  ({ id: garment, garment, slot, color, fabric: 'cotton', pattern: 'plain' }) as OutfitItem;

const BEFORE = [
  item('trench-coat', 'outer', 'Beige'),
  item('straight-jeans', 'bottom', 'Denim'),
  item('leather-sneakers', 'shoes', 'White'),
];

/** What a request has to be told of where the look became `after`. */
function toldOf(request: string, after: readonly Seen[], fresh: readonly Seen[] = []): string[] {
  const { mentions } = readChange(tokensOf(request), readWords(request), isIn(BEFORE));

  return unseen(mentions, readEdits(mentions, { items: BEFORE }).edits, BEFORE, after, fresh);
}

const [coat, jeans, shoes] = BEFORE as [OutfitItem, OutfitItem, OutfitItem];

describe('what is asked for and not seen', () => {
  it('is the color that a piece that came was to share', () => {
    const request = 'a beanie to match the trench';
    const beanie = (color: Seen['color']): Seen => ({ ...coat, garment: 'beanie', slot: 'accessory', color });
    const cameIn = (color: Seen['color']) => toldOf(request, [...BEFORE, beanie(color)], [beanie(color)]);

    expect(cameIn('Red').length).toBeGreaterThan(0);
    expect(cameIn('Beige')).toEqual([]);
  });

  it('is a color that was wanted of nothing in particular and that nothing has', () => {
    const request = 'Lieber Stiefel, gerne auch weiß';
    const boots = (color: Seen['color']): Seen => ({ ...shoes, garment: 'desert-boots', color });

    expect(toldOf(request, [coat, jeans, boots('Red')], [boots('Red')])).toEqual(['weiß']);
    expect(toldOf(request, [coat, jeans, boots('White')], [boots('White')])).toEqual([]);
  });

  it('is the color of a piece that came otherwise', () => {
    const request = 'red boots instead of the sneakers';
    const boots = (color: Seen['color']): Seen => ({ ...shoes, garment: 'desert-boots', color });

    expect(toldOf(request, [coat, jeans, boots('Brown')], [boots('Brown')])).toContain('red');
    expect(toldOf(request, [coat, jeans, boots('Red')], [boots('Red')])).toEqual([]);
  });

  it('is a cloth that only something like it came in', () => {
    const top = (fabric: Seen['fabric']): Seen => ({ ...coat, garment: 'camisole', slot: 'top', fabric });
    const cameIn = (cloth: string, fabric: Seen['fabric']) =>
      toldOf(`add a ${cloth} camisole`, [...BEFORE, top(fabric)], [top(fabric)]);

    expect(cameIn('silk', 'satin')).toEqual(['silk']);
    expect(cameIn('silk', 'silk')).toEqual([]);
    expect(cameIn('cotton', 'poplin')).toEqual([]);
  });

  it('is the color that went to one piece of two', () => {
    const request = 'the sneakers in black and the jeans in black';

    expect(toldOf(request, [coat, jeans, { ...shoes, color: 'Black' }])).toEqual(['black']);
    expect(toldOf(request, [coat, { ...jeans, color: 'Black' }, { ...shoes, color: 'Black' }])).toEqual([]);
  });

  it('is the color that only one piece of a list took', () => {
    const request = 'the sneakers and the jeans in black';

    expect(toldOf(request, [coat, jeans, { ...shoes, color: 'Black' }])).toEqual(['black']);
  });

  it('is the piece that should only have been dyed and became another', () => {
    const another = { ...coat, garment: 'wrap-coat', color: 'Navy' as const };

    expect(toldOf('den Trench in Dunkelblau bitte', [another, jeans, shoes])).toEqual(['Trench']);
    expect(toldOf('den Trench in Dunkelblau bitte', [{ ...coat, color: 'Navy' }, jeans, shoes])).toEqual([]);
  });

  it('is the piece that should only have been cut otherwise and became another', () => {
    const skirt = { ...jeans, garment: 'slip-skirt' };

    expect(toldOf('make the jeans a bit looser', [coat, skirt, shoes])).toEqual(['jeans']);
    expect(toldOf('make the jeans a bit looser', [coat, { ...jeans, garment: 'wide-jeans' }, shoes])).toEqual(
      [],
    );
  });

  it('is nothing of a piece that was to go, nor one of two colors', () => {
    const parka = { ...coat, garment: 'parka' };

    expect(toldOf('a parka instead of the trench', [parka, jeans, shoes])).toEqual([]);
    expect(
      toldOf('the jeans in black or gray, I do not mind', [coat, { ...jeans, color: 'Gray' }, shoes]),
    ).toEqual([]);
  });
});
