import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { looksIn } from '../../testing/looks-for.ts';

const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt);

const garmentsOf = ({ items }: OutfitDraft) => items.map(({ garment }) => garment ?? '');
const shoesOf = ({ items }: OutfitDraft) => items.find(({ slot }) => slot === 'shoes')?.garment ?? '';
const kindsOf = ({ items }: OutfitDraft) =>
  new Set(items.flatMap(({ garment }) => garmentOf(garment ?? '')?.kinds ?? []));

describe('what a stylist wears outdoors', () => {
  it('bathes in the summer of a cool country where no month is told', () => {
    for (const look of looks('ten days at the beach in the netherlands')) {
      expect(shoesOf(look)).toMatch(/slides|sandals|espadrilles/);
      expect(kindsOf(look).has('tights')).toBe(false);
    }
  });

  it('is dressed for the south where the sun was asked for', () => {
    for (const look of looks('clothes for the sun in sicily'))
      expect(garmentsOf(look).filter((key) => /jeans|vest|sweater/.test(key))).toEqual([]);
  });

  it('believes the cold that is told of a beach', () => {
    for (const look of looks('a cold february morning on the beach'))
      expect([...kindsOf(look)].filter((kind) => ['open-toe', 'shorts', 'swim'].includes(kind))).toEqual([]);
  });

  it.each([
    'labrador walk, boiling hot august',
    'open air festival in july',
    'at the playground on a dry june day',
  ])('leaves rubber boots at home on a dry day: %s', (prompt) => {
    for (const look of looks(prompt)) expect(shoesOf(look)).not.toBe('rain-boots');
  });

  it('brings a bag and something over it to the pool', () => {
    for (const look of looks('water aerobics on tuesdays', ['womenswear'])) {
      expect(garmentsOf(look).some((key) => /cardigan|track-jacket/.test(key))).toBe(true);
      expect(look.items.some(({ slot }) => slot === 'bag')).toBe(true);
    }
  });

  it('wears a cap on the course and carries no bag but its clubs', () => {
    for (const look of looks('eighteen holes of golf in june')) {
      expect(garmentsOf(look)).toContain('cap');
      expect(look.items.some(({ slot }) => slot === 'bag')).toBe(false);
    }
  });

  it('cycles in close legs and without a brim', () => {
    for (const look of looks('cycling along the canal in september')) {
      const kinds = kindsOf(look);
      expect(['wide-leg', 'skirt', 'dress', 'hat'].filter((kind) => kinds.has(kind as never))).toEqual([]);
    }
  });

  it('stretches in leggings, and walks to the mat through the winter in closed shoes', () => {
    for (const look of looks('vinyasa yoga class, cold january', ['womenswear'])) {
      expect(garmentsOf(look)).toContain('leggings');
      expect(kindsOf(look).has('open-toe')).toBe(false);
    }
  });

  it('plays tennis in November as in any hall, and never in a straw hat', () => {
    for (const look of looks('playing tennis in november')) {
      expect(shoesOf(look)).toBe('tennis-shoes');
      expect(garmentsOf(look)).not.toContain('sun-hat');
    }
  });

  it('has a fleece for the evening at the tent in the summer, too', () => {
    for (const look of looks('camping trip, early june'))
      expect(garmentsOf(look).some((key) => /fleece|sweatshirt|chunky-sweater/.test(key))).toBe(true);
  });

  it('covers head and feet on a cold deck', () => {
    for (const look of looks('boat trip to see seals in january')) {
      expect(garmentsOf(look)).toContain('beanie');
      expect(kindsOf(look).has('boots')).toBe(true);
    }
  });

  it('has a knit below the jacket on a cool day on foot', () => {
    for (const look of looks('sightseeing in amsterdam in november'))
      for (const { slot, garment } of look.items)
        if (slot === 'top') expect(garmentOf(garment ?? '')?.kinds).not.toContain('tshirt');
  });

  it('skis in March as in January, and asks for no leggings that were refused', () => {
    for (const look of looks('a week of skiing at the end of march', ['womenswear']))
      expect(garmentsOf(look)).toEqual(expect.arrayContaining(['ski-jacket', 'ski-trousers']));
    for (const look of looks('beginners yoga, no leggings please', ['womenswear'])) {
      expect(garmentsOf(look)).not.toContain('leggings');
      expect(look.unmet ?? []).toEqual([]);
    }
  });

  it('has a jacket and legs that bear mud behind a dog of which nothing else is told', () => {
    for (const look of looks('taking the dog out')) {
      expect(look.unmet ?? []).toEqual([]);
      expect(look.items.some(({ slot }) => slot === 'outer')).toBe(true);
      expect(shoesOf(look)).toMatch(/boots|runners/);
    }
  });

  it('goes to sea in the heat without a coat', () => {
    for (const look of looks('boat trip off naples in august'))
      expect(look.items.filter(({ slot }) => slot === 'outer')).toEqual([]);
  });

  it('is dressed for its years by whoever tells them', () => {
    for (const look of looks('aerobics, i am 74', ['womenswear']))
      expect(garmentsOf(look).filter((key) => /training-tank|training-shorts/.test(key))).toEqual([]);
  });

  it('is no set of knit accessories', () => {
    const sets = looks('a weekend in warsaw in january')
      .map(({ items }) =>
        items.filter(({ garment }) => /sweater|beanie|gloves|wool-scarf/.test(garment ?? '')),
      )
      .filter((knits) => knits.length > 2);
    expect(sets).not.toEqual([]);
    for (const knits of sets) expect(new Set(knits.map(({ color }) => color)).size).toBeGreaterThan(1);
  });
});
