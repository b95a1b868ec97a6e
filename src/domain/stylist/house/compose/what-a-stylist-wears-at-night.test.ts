import { describe, expect, it } from 'vitest';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { has, keysOf, looksFor } from '../../testing/looks-for.ts';

const DESK_JACKETS = ['blazer', 'double-breasted-blazer', 'soft-blazer', 'tweed-jacket', 'suit-jacket'];
const hasKey = (draft: OutfitDraft, ...keys: string[]) =>
  keysOf(draft).some((key) => key !== null && keys.includes(key));
const hasCoat = ({ items }: OutfitDraft) =>
  items.some(({ garment }) => {
    const worn = garmentOf(garment ?? '');
    return worn !== null && isCoat(worn);
  });

describe('an evening out in womenswear', () => {
  it.each([
    'twentieth wedding anniversary, a very good bistro',
    'my best friend turns 30, big party',
    'swan lake on saturday',
  ])('comes from no desk: %s', (prompt) => {
    for (const draft of looksFor(prompt)) expect(hasKey(draft, ...DESK_JACKETS)).toBe(false);
  });

  it('keeps the jacket where one dines for work', () => {
    const jackets = looksFor('dinner with investors in February').filter((draft) =>
      hasKey(draft, ...DESK_JACKETS),
    );

    expect(jackets).not.toEqual([]);
    for (const draft of looksFor('dinner with a client')) expect(hasKey(draft, 'slip-dress')).toBe(false);
  });

  it('has no quilted jacket, no rubber boots and no long knit below a coat', () => {
    for (const prompt of ['second date, it is pouring', 'cocktails with the girls in november'])
      for (const draft of looksFor(prompt)) {
        expect(hasKey(draft, 'quilted-jacket', 'rain-boots', 'insulated-boots')).toBe(false);
        expect(hasCoat(draft) && hasKey(draft, 'duster-cardigan')).toBe(false);
      }
  });

  it('goes to the dance floor in a coat where winter was named', () => {
    for (const draft of looksFor('nightclub with my friends, december and cold'))
      expect(hasCoat(draft)).toBe(true);
  });
});

describe('what a theme asks for', () => {
  it('is a western night in boots, whoever goes', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('cowboy themed birthday', { worn }))
        expect(hasKey(draft, 'western-boots')).toBe(true);
  });

  it('is the twenties in evening cloth, without earth colors', () => {
    for (const draft of looksFor('great gatsby party at work')) {
      expect(has(draft, 'trousers', 'blazer', 'boots')).toBe(false);
      for (const { color, slot } of draft.items)
        if (slot === 'dress' || slot === 'shoes')
          expect(['Camel', 'Beige', 'Taupe', 'Khaki']).not.toContain(color);
    }
    for (const draft of looksFor('1920s themed party', { worn: 'menswear' }))
      expect(hasKey(draft, 'bow-tie', 'necktie')).toBe(true);
  });

  it('is black and gold down to the shoes', () => {
    for (const draft of looksFor('dress code is black and gold, birthday at a hotel'))
      for (const { color, slot } of draft.items)
        if (slot === 'shoes' || slot === 'bag') expect(['Black', 'Gold']).toContain(color);
  });
});

describe('what is worn where', () => {
  it('carries nothing to one’s own stove, and is a guest at another’s', () => {
    for (const draft of looksFor('making dinner for my boyfriend, frosty evening'))
      expect(draft.items.some(({ slot }) => slot === 'bag') || hasCoat(draft)).toBe(false);
    for (const draft of looksFor('date night in december'))
      expect(hasKey(draft, 'parka', 'puffer')).toBe(false);
  });

  it('is not asked to bear the rain where one stays in', () => {
    for (const { unmet } of looksFor('having friends over at ours on a rainy evening'))
      expect(unmet ?? []).toEqual([]);
  });

  it('hears that somebody is sixty-three', () => {
    for (const draft of looksFor('birthday dinner at a restaurant, I’m 63 and love color'))
      expect(hasKey(draft, 'slip-dress', 'bodycon-dress', 'pumps', 'strappy-heels')).toBe(false);
  });

  it('is no lesson where father and daughter dance', () => {
    for (const draft of looksFor('father daughter dance', { worn: 'menswear' }))
      expect(hasKey(draft, 'crew-tee', 'overshirt', 'chore-jacket', 'chinos')).toBe(false);
  });

  it('looks for mushrooms in boots with a tread', () => {
    for (const draft of looksFor('foraging for mushrooms in the woods'))
      for (const { garment, slot } of draft.items)
        if (slot === 'shoes') expect(footwearOf(garment ?? '')?.sole).toBe('lug');
  });

  it('sings in a black shirt, and is photographed in a jacket', () => {
    for (const draft of looksFor('performing with my choir', { worn: 'menswear' }))
      expect(hasKey(draft, 'turtleneck', 'crew-tee')).toBe(false);
    for (const draft of looksFor('corporate photo for the website', { worn: 'menswear' }))
      expect(hasKey(draft, 'blazer', 'soft-blazer')).toBe(true);
  });

  it('wears no set of hat, gloves and scarf in the color of the knit', () => {
    for (const { items } of looksFor('football game in the stands, freezing')) {
      const knit = items.find(({ slot }) => slot === 'top')?.color;
      const small = items.filter(({ garment }) => /beanie|gloves|mittens|wool-scarf/.test(garment ?? ''));
      expect(small.length >= 3 && small.every(({ color }) => color === knit)).toBe(false);
    }
  });
});
