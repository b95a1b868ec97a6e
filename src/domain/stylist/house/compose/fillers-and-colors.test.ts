import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { has, keysOf, looksFor } from '../../testing/looks-for.ts';
import { doClash } from './clashes.ts';
import { colourPairScore } from './colour-pairs.ts';
import { countNeutralsApart } from './neutrals-apart.ts';
import type { Piece } from './piece.ts';

type Wearer = 'womenswear' | 'menswear' | null;

const outfits = (prompt: string, worn: Wearer): OutfitDraft[] =>
  looksFor(prompt, { worn, range: '200-300', seeds: [1, 2, 3] });
const groundsOf = ({ items }: OutfitDraft) => items.filter(({ slot }) => slot === 'shoes' || slot === 'bag');

function piece(key: string, colour: ColourName, fabric?: FabricName): Piece {
  const garment = garmentOf(key);
  if (garment === null) throw new Error(`The wardrobe has ${key}`);

  return { garment, fabric: fabric ?? garment.fabrics[0], pattern: 'plain', colour };
}

describe('what is taken along has a reason', () => {
  it.each([
    ['a drink in a bar with a friend', 'menswear', 'bag'],
    ['dinner with friends', 'menswear', 'bag'],
    ['moving house, boxes all day', 'womenswear', 'bag'],
  ] as const)('has no bag: %s', (prompt, worn, slot) => {
    for (const { items } of outfits(prompt, worn)) expect(items.map((item) => item.slot)).not.toContain(slot);
  });

  it.each([
    ['a day in town', 'womenswear', ['backpack', 'gym-bag']],
    ['theatre tonight, black trousers and a top with some shine', 'womenswear', ['cardigan', 'dress-watch']],
    ['jeans and a blue shirt for the weekend', 'menswear', ['cardigan', 'overshirt', 'chore-jacket']],
    ['video calls at home', 'womenswear', ['chore-jacket', 'field-jacket', 'denim-jacket']],
    ['a hike in the rain', 'menswear', ['beanie', 'knit-gloves']],
  ] as const)('leaves what fills a place: %s', (prompt, worn, fillers) => {
    for (const draft of outfits(prompt, worn))
      for (const key of fillers) expect(keysOf(draft)).not.toContain(key);
  });
});

describe('shoes and bag belong to the dress and the hour', () => {
  it.each(['wedding guest in the evening', 'birthday dinner, a red dress', 'opera night'])(
    'are of no day leather: %s',
    (prompt) => {
      for (const draft of outfits(prompt, 'womenswear'))
        for (const { color } of groundsOf(draft))
          expect(['Brown', 'Cognac', 'Taupe', 'Tan', 'Camel', 'Khaki']).not.toContain(color);
    },
  );

  it('are of no suede sack at a christening or a graduation', () => {
    for (const prompt of ['christening of my godchild', 'my graduation'])
      for (const draft of outfits(prompt, 'womenswear')) {
        expect(keysOf(draft)).not.toContain('bucket-bag');
        for (const { slot, fabric } of draft.items) if (slot === 'bag') expect(fabric).not.toBe('suede');
      }
  });
});

describe('colors that meet', () => {
  it('counts the neutrals that do not', () => {
    const boots = piece('chelsea-boots', 'Brown');
    const jacket = piece('blazer', 'Camel');

    expect(countNeutralsApart([jacket, piece('slim-jeans', 'Black'), boots])).toBeGreaterThan(0);
    expect(countNeutralsApart([jacket, piece('slim-jeans', 'Denim'), boots])).toBe(0);
    expect(countNeutralsApart([piece('knit-polo', 'Cream'), piece('chinos', 'Stone')])).toBe(1);
  });

  it('quarrel in neighbors of one hue', () => {
    expect(colourPairScore('Coral', 'Red')).toBeLessThan(0.1);
    expect(colourPairScore('Emerald', 'Forest Green')).toBeLessThan(0.1);
    expect(colourPairScore('Navy', 'Sky Blue')).toBeGreaterThan(0.5);
  });

  it.each(['womenswear', 'menswear'] as const)(
    'are black where black was said, and blue where blue: %s',
    (worn) => {
      for (const { items } of outfits('to the theatre, in black', worn))
        for (const { slot, color } of items)
          if (['outer', 'top', 'bottom', 'dress'].includes(slot))
            expect(['Black', 'Charcoal']).toContain(color);
      for (const { items } of outfits('jeans and a blue sweater', worn))
        for (const { color } of items) expect(['Powder Blue', 'Sky Blue']).not.toContain(color);
    },
  );

  it('is blue where jeans were said, and no color', () => {
    for (const { items } of outfits('jeans and a white tee for the weekend', 'menswear'))
      for (const { slot, color } of items) if (slot === 'bottom') expect(['Denim', 'Navy']).toContain(color);
  });

  it('are grounded in white where colors were asked for', () => {
    for (const draft of outfits('pride on saturday, bunt bunt bunt', null))
      for (const { color } of groundsOf(draft))
        expect(['Brown', 'Cognac', 'Gray', 'Charcoal', 'Black']).not.toContain(color);
  });
});

describe('cloth for the season and the use', () => {
  it('is neither suede at a barbecue nor coarse wool on a run', () => {
    for (const { items } of outfits('barbecue at the neighbors', 'menswear'))
      for (const { fabric } of items) expect(fabric).not.toBe('suede');
    for (const { items } of outfits('a run at 5 degrees', 'womenswear'))
      for (const { fabric } of items) expect(fabric).not.toBe('lambswool');
  });

  it('closes no foot in leather in the heat, and wears no flannel without a season', () => {
    for (const draft of outfits('35 degrees and I have to go to the office', 'womenswear'))
      for (const kind of ['lace-ups', 'boots'] as const) expect(has(draft, kind)).toBe(false);
    for (const { items } of outfits('first day at a bank, navy suit', 'menswear'))
      for (const { fabric } of items) expect(fabric).not.toBe('wool flannel');
  });

  it.each([
    [piece('blazer', 'Navy'), piece('blazer-dress', 'Black'), true],
    [piece('kitten-heels', 'Black'), piece('flannel-trousers', 'Gray', 'wool flannel'), true],
    [piece('pumps', 'Black'), piece('flannel-trousers', 'Gray', 'wool flannel'), false],
  ])('clashes as it should', (one, other, isClash) => {
    expect(doClash(one, other)).toBe(isClash);
  });
});
