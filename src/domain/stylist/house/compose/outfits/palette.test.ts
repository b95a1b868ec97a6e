import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { DraftItem, OutfitDraft, Taste } from '../../../stylist.ts';
import { HIM, is, itemsFor } from '../../../testing/items-for.ts';
import { looksFor, outfitsOf, type Wearer } from '../../../testing/looks-for.ts';
import { readWishes } from '../../language/wishes/wishes.ts';
import { colourPairScore } from '../colour-pairs.ts';
import { countNeutralsApart } from '../neutrals-apart.ts';
import { isOfBrowns } from '../own-palette.ts';
import type { Piece } from '../piece.ts';

const groundsOf = ({ items }: OutfitDraft) => items.filter(({ slot }) => slot === 'shoes' || slot === 'bag');
function piece(key: string, colour: ColourName, fabric?: FabricName): Piece {
  const garment = garmentOf(key);
  if (garment === null) throw new Error(`The wardrobe has ${key}`);

  return { garment, fabric: fabric ?? garment.fabrics[0], pattern: 'plain', colour };
}
function outfits(prompt: string, worn: Wearer, taste: Partial<Taste> = {}): OutfitDraft[] {
  return looksFor(prompt, { worn, taste, range: '200-300', seeds: [1, 2, 3, 4, 5] });
}
const isCoatItem = ({ garment }: DraftItem) => {
  const known = garmentOf(garment);
  return known !== null && isCoat(known);
};
const shoesOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes');
const wordsOf = ({ title, description, reasons }: OutfitDraft) => [title, description, ...reasons].join(' ');

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
      for (const { items } of outfitsOf('to the theatre, in black', worn))
        for (const { slot, color } of items)
          if (['outer', 'top', 'bottom', 'dress'].includes(slot))
            expect(['Black', 'Charcoal']).toContain(color);
      for (const { items } of outfitsOf('jeans and a blue sweater', worn))
        for (const { color } of items) expect(['Powder Blue', 'Sky Blue']).not.toContain(color);
    },
  );

  it('is blue where jeans were said, and no color', () => {
    for (const { items } of outfitsOf('jeans and a white tee for the weekend', 'menswear'))
      for (const { slot, color } of items) if (slot === 'bottom') expect(['Denim', 'Navy']).toContain(color);
  });

  it('are grounded in white where colors were asked for', () => {
    for (const draft of outfitsOf('pride on saturday, bunt bunt bunt', null))
      for (const { color } of groundsOf(draft))
        expect(['Brown', 'Cognac', 'Gray', 'Charcoal', 'Black']).not.toContain(color);
  });
});

describe('what a stylist sees in a palette', () => {
  it('is a color of one’s own on what leads, at a bank too', () => {
    const taste = { customColorPalette: ['Emerald', 'Plum'], styleCategories: ['Maximalist'] } as const;
    for (const { items } of outfits('first week at an insurance', 'womenswear', {
      customColorPalette: [...taste.customColorPalette],
      styleCategories: [...taste.styleCategories],
    }))
      expect(items.some(({ color }) => ['Emerald', 'Plum'].includes(color))).toBe(true);
  });

  it('is gold beside brown leather, and no black coat over rust', () => {
    const drafts = outfits('office in autumn rain', 'womenswear', {
      colorPalette: ['Terracotta', 'Camel', 'Cream'],
    });
    for (const draft of drafts) {
      expect(draft.items.filter(isCoatItem).map(({ color }) => color)).not.toContain('Black');
      if (!isOfBrowns((shoesOf(draft)?.color ?? 'Black') as 'Black')) continue;
      const metals = draft.items.filter((item) => is(item, 'jewelry')).map(({ color }) => color);
      expect(metals).not.toContain('Silver');
    }
  });

  it('is no suede below a smooth shoe, and nothing at the waist of a sweatshirt', () => {
    for (const { items } of outfits('interview at an insurance', 'womenswear'))
      for (const item of items.filter((worn) => is(worn, 'belt'))) expect(item.fabric).not.toBe('suede');
    for (const { items } of outfits('a free Sunday in town, in a sweatshirt', 'menswear'))
      expect(items.some((item) => is(item, 'sweatshirt')) && items.some((item) => is(item, 'belt'))).toBe(
        false,
      );
  });
});

describe('what a stylist leaves on the rail of the palette', () => {
  const black = { colorPalette: ['Black', 'Gray', 'White'] } satisfies Partial<Taste>;

  it('is navy and brown beside black and gray', () => {
    for (const { items } of outfitsOf('a gallery opening in January', 'womenswear', black))
      for (const { slot, color } of items)
        if (['outer', 'shoes', 'bag'].includes(slot))
          expect(['Navy', 'Brown', 'Cognac', 'Tan', 'Beige']).not.toContain(color);
  });

  it('is what a sentence cannot say of it', () => {
    for (const draft of outfitsOf('black tie dinner in November', 'womenswear', black))
      expect(draft.title).not.toMatch(/dinner out/i);
    for (const draft of outfitsOf('my cousin’s bat mitzvah', 'menswear'))
      expect(wordsOf(draft)).not.toMatch(/(?<!Bar or Bat )Mitzvah in|marcella pleated/);
  });
});

describe('clubs', () => {
  it('wears the colors of whom one supports', () => {
    for (const [prompt, colours] of [
      ['going to the afl, i barrack for collingwood', ['Black', 'White']],
      ['Packers fan, game on sunday', ['Forest Green', 'Gold']],
      ['reds fan, game with dad', ['Red', 'White']],
      ['hurling final at Croke Park, up Limerick', ['Emerald', 'White']],
      ['off to the match, I support Aston Villa', ['Burgundy', 'Sky Blue']],
    ] as const)
      for (const draft of looksFor(prompt)) {
        expect(colours, prompt).toContain(draft.items.find(({ slot }) => slot === 'top')?.color);
        expect(draft.reasons.join(' '), prompt).toMatch(/the colors of/);
      }
  });

  it('gives back a club that nobody has written down, and takes no town for one', () => {
    expect(readWishes('footy on saturday, barracking for the wombats').notUnderstood).toContain('wombats');
    expect(readWishes('dinner in Leeds with friends').demands).toEqual([]);
    expect(readWishes('blue jays game with coworkers').demands).toEqual([]);
    expect(readWishes('weekend in Dublin').demands).toEqual([]);
  });
});

describe('bold', () => {
  it('is one’s own color first', () => {
    const own: ColourName[] = ['Mustard', 'Burgundy', 'Black'];
    const worn = itemsFor('a jazz night, go bold', { ...HIM, palette: own }).map((items) =>
      items.some(({ color }) => /mustard|burgundy/i.test(color)),
    );

    expect(worn).toEqual([true, true, true, true]);
  });
});
