import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { looksIn } from '../../testing/looks-for.ts';

const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt, [11, 12, 13]);

const garmentsOf = ({ items }: OutfitDraft) => items.map(({ garment }) => garment);
const shoesOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes')?.garment ?? '';
const kindsOf = ({ items }: OutfitDraft) =>
  new Set(items.flatMap(({ garment }) => garmentOf(garment)?.kinds ?? []));

describe('what a stylist wears out', () => {
  it.each([
    'udon with my roommates',
    'dinner and a movie, pizza first',
    'open mic comedy on tuesday',
    'a pint with the lads',
  ])('leaves the blazer, the satin and the heels at home for an easy evening: %s', (prompt) => {
    for (const look of looks(prompt)) {
      expect(garmentsOf(look).filter((key) => /blazer|slip-|necktie/.test(key ?? ''))).toEqual([]);
      expect(shoesOf(look)).not.toMatch(/pumps|kitten|strappy|block-heels/);
    }
  });

  it('bowls and putts in trousers and sneakers, whoever comes along', () => {
    for (const prompt of ['second date, ten pin bowling', 'crazy golf on a date in june'])
      for (const look of looks(prompt)) {
        const kinds = kindsOf(look);
        expect([kinds.has('dress'), kinds.has('skirt'), kinds.has('heels')]).toEqual([false, false, false]);
      }
  });

  it('is cooked for in something soft, and not in a blazer', () => {
    for (const look of looks('fourth date, making her dinner at my place'))
      expect([kindsOf(look).has('blazer'), kindsOf(look).has('heels')]).toEqual([false, false]);
  });

  it('is dressed in its own clothes by whoever cooks for a woman', () => {
    for (const look of looks('cooking for her on saturday', ['menswear']))
      for (const key of garmentsOf(look)) expect(garmentOf(key ?? '')?.worn).not.toBe('womenswear');
  });

  it('wears a jacket and leather shoes where a restaurant asks for one, and a dress or silk beside it', () => {
    for (const look of looks('three star restaurant for her fiftieth', ['menswear'])) {
      expect(garmentsOf(look).some((key) => /blazer|suit-jacket/.test(key ?? ''))).toBe(true);
      expect(shoesOf(look)).toMatch(/oxfords|derbies|loafers|monk/);
    }
    for (const look of looks('degustation dinner in town', ['womenswear']))
      expect(garmentsOf(look).some((key) => /dress|jumpsuit|gown|blouse|camisole/.test(key ?? ''))).toBe(
        true,
      );
  });

  it('dances at a club without linen, wool jackets or a tote', () => {
    for (const prompt of ['nightclub for my birthday weekend', 'club night, it gets boiling in there'])
      for (const look of looks(prompt)) {
        expect(garmentsOf(look).filter((key) => /blazer|tote|culottes|linen/.test(key ?? ''))).toEqual([]);
        expect(look.items.map(({ fabric }) => fabric)).not.toContain('Linen');
      }
  });

  it('stands at a loud gig in denim or leather and flat shoes', () => {
    for (const look of looks('hardcore gig in a tiny basement')) {
      expect(
        garmentsOf(look).filter((key) => /shirt-dress|sundress|tailored|blazer/.test(key ?? '')),
      ).toEqual([]);
      expect(shoesOf(look)).toMatch(/sneakers|boots/);
    }
  });

  it('is photographed for a passport in no white, and without a dress or a hat', () => {
    for (const look of looks('photos for my passport, tomorrow')) {
      const outer = look.items.filter(({ slot }) => slot === 'outer' || slot === 'bottom');
      expect(outer.map(({ color }) => color).filter((color) => /White|Ivory|Cream/.test(color))).toEqual([]);
      expect([kindsOf(look).has('dress'), kindsOf(look).has('hat')]).toEqual([false, false]);
    }
  });

  it('stands in the sand without a laced or a leather town shoe', () => {
    for (const look of looks('family photo shoot on the beach, july'))
      expect(shoesOf(look)).toMatch(/sandals|espadrilles/);
  });

  it('is ill in what one can lie down in', () => {
    for (const look of looks('sick at home, stuffy nose'))
      expect(
        garmentsOf(look).filter((key) =>
          /shirt-dress|slip-dress|slip-skirt|chinos|tailored|tank/.test(key ?? ''),
        ),
      ).toEqual([]);
  });

  it('visits a maternity ward in clothes of the ordinary cut', () => {
    for (const look of looks('off to the maternity ward to see the new baby', ['menswear']))
      expect(look.items.some(({ item }) => /maternity/i.test(item))).toBe(false);
  });
});
