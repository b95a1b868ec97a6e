import { describe, expect, it } from 'vitest';
import { pricePoints } from '#domain/shopping/price-points.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import type { DraftItem, OutfitBrief } from '../stylist.ts';
import { emptyProfile, onboardingOf } from '../testing/empty-profile.ts';
import { worn } from '../testing/worn.ts';
import { reviewDraft } from './review-draft.ts';

function brief(prompt: string, over: Partial<OutfitBrief> = {}): OutfitBrief {
  return {
    prompt,
    priceRange: '100-200',
    profile: emptyProfile(),
    onboarding: onboardingOf('womenswear'),
    inspirations: [],
    recent: [],
    seed: 1,
    ...over,
  };
}

const SHIRT = worn('poplin-shirt', 'White', 'poplin');
const SUIT = [worn('linen-suit-jacket', 'Navy', 'linen'), worn('linen-suit-trousers', 'Navy', 'linen')];
const TROUSERS = worn('tailored-trousers', 'Navy', 'crepe');
const LOAFERS = worn('loafers', 'Brown', 'leather');
const DRESS = worn('slip-dress', 'Red', 'satin');

const unmetOf = (prompt: string, items: DraftItem[], over: Partial<OutfitBrief> = {}) =>
  reviewDraft(brief(prompt, over), { items }).unmet;
const rulesOf = (prompt: string, items: DraftItem[]) =>
  reviewDraft(brief(prompt), { items }).broken.map(({ rule }) => rule);

describe('the wishes of a request, read off an outfit', () => {
  it.each([
    ['a dress with pockets', [DRESS, LOAFERS], 'pockets', 'together'],
    ['a sequin shirt', [SHIRT, TROUSERS, LOAFERS], 'sequin shirt', 'not_made'],
    ['something in leather, vegan', [SHIRT, TROUSERS, LOAFERS], 'vegan', 'together'],
    ['a necklace with navy trousers', [SHIRT, TROUSERS, LOAFERS], 'necklace', 'together'],
    ['long sleeves please', [DRESS, LOAFERS], 'long sleeves', 'together'],
    ['platform shoes', [DRESS, LOAFERS], 'platform shoes', 'not_made'],
    ['two outfits for the office', [SHIRT, TROUSERS, LOAFERS], 'two outfits', 'one_at_a_time'],
    ['I have 120 dollars', [SHIRT, TROUSERS, LOAFERS], '$120', 'budget'],
    ['I have 60 dollars', [SHIRT, TROUSERS, LOAFERS], '$60', 'price_range'],
    // In the person's own words, whatever the language.
    ['eine Halskette zur blauen Hose', [SHIRT, TROUSERS, LOAFERS], 'Halskette', 'together'],
    ['bitte mit langen Ärmeln', [DRESS, LOAFERS], 'langen Ärmeln', 'together'],
    ['ein grünes Hemd aus Pailletten', [SHIRT, TROUSERS, LOAFERS], 'grünes Hemd', 'together'],
  ] as const)('%s', (prompt, items, words, why) => {
    expect(unmetOf(prompt, [...items])).toContainEqual(expect.objectContaining({ words, why }));
  });

  it.each([
    ['navy trousers and a white shirt', [SHIRT, TROUSERS, LOAFERS]],
    ['trousers with pockets', [SHIRT, TROUSERS, LOAFERS]],
    ['a red dress', [DRESS, LOAFERS]],
    ['no heels, 200 dollars', [SHIRT, TROUSERS, LOAFERS]],
    // Poplin lets the air through as well as linen.
    ['something breathable for the office', [SHIRT, TROUSERS, LOAFERS]],
    // Of alternatives one is worn.
    ['a skirt or trousers for the office', [SHIRT, TROUSERS, LOAFERS]],
    ['ein Rock oder eine Hose fürs Büro', [SHIRT, TROUSERS, LOAFERS]],
    ['hide my tummy', [worn('boxy-tee', 'White', 'cotton'), TROUSERS, LOAFERS]],
    // A jacket lies over what is close.
    ['nothing tight at the tummy', [SHIRT, ...SUIT, LOAFERS]],
  ] as const)('says nothing where all is met: %s', (prompt, items) => {
    expect(unmetOf(prompt, [...items])).toEqual([]);
  });

  it('asks in a story for what is wished, and not for what is told of', () => {
    const story =
      'I was always a shirt and slacks man, my boss lives in velvet and orange, and at the last party everybody came in sequins, so for my first week in the new place I would like a white shirt and something that is easy to iron';
    const words = unmetOf(story, [SHIRT, TROUSERS, LOAFERS]).map((wish) => wish.words);

    expect(words).not.toContain('velvet');
    expect(words).not.toContain('orange');
  });

  it('says that the profile avoids what was asked for', () => {
    const profile = emptyProfile();
    profile.bodyTypeProfile.avoidances = ['crop-tops'];

    expect(unmetOf('a crop top', [SHIRT, TROUSERS, LOAFERS], { profile })).toEqual([
      { words: 'crop top', why: 'avoided' },
    ]);
  });

  it('asks of second-hand whether the prices are second-hand ones', () => {
    const used = [SHIRT, TROUSERS, LOAFERS].map((item) => {
      const fabric = isFabricName(item.fabric) ? item.fabric : 'cotton';
      const [cheapest] = pricePoints(item.garment ?? '', fabric);
      const cents = (cheapest?.low ?? 0) * 100;
      return { ...item, priceLowCents: cents, priceHighCents: cents };
    });

    expect(unmetOf('second hand office look', used)).toEqual([]);
    expect(unmetOf('second hand office look', [SHIRT, TROUSERS, LOAFERS])).toContainEqual(
      expect.objectContaining({
        words: 'second-hand',
        why: 'together',
      }),
    );
  });

  it('takes the word of a garment that only a model knows', () => {
    const poncho = worn('cardigan', 'Rust', 'wool', { garment: null, item: 'Alpaca poncho' });

    expect(unmetOf('a cardigan over a shirt', [poncho, SHIRT, TROUSERS, LOAFERS])).toEqual([]);
  });
});

describe('the rules, read off an outfit', () => {
  it.each([
    ['no satin', [DRESS, LOAFERS], 'refusal'],
    ['hide my stomach', [DRESS, LOAFERS], 'refusal'],
    ['minus ten and snow', [SHIRT, TROUSERS, LOAFERS], 'weather'],
    ['a rainy day', [SHIRT, TROUSERS, worn('suede-loafers', 'Tan', 'suede')], 'rain'],
    ['brunch', [SHIRT, TROUSERS, LOAFERS, worn('leather-belt', 'Black', 'leather')], 'leathers'],
    ['brunch', [worn('pinafore', 'Brown', 'corduroy'), LOAFERS], 'layers'],
  ] as const)('%s', (prompt, items, rule) => {
    expect(rulesOf(prompt, [...items])).toContain(rule);
  });

  it('lets through what a request names, whatever the weather says', () => {
    expect(
      rulesOf('linen shirt in winter', [worn('linen-shirt', 'White', 'linen'), TROUSERS, LOAFERS]),
    ).not.toContain('refusal');
    expect(rulesOf('no heels', [SHIRT, TROUSERS, LOAFERS])).toEqual([]);
  });
});

describe('sentences, read off an outfit', () => {
  const truth = (prompt: string, items: DraftItem[], text: string) =>
    reviewDraft(brief(prompt), { items }).truthOf(text);
  const tie = worn('bow-tie', 'Black', 'silk');

  it.each([
    ['names what is not there', 'brunch', [SHIRT, TROUSERS, LOAFERS], 'The boots ground it.'],
    ['names a color that is not there', 'brunch', [SHIRT, TROUSERS, LOAFERS], 'Emerald lifts the navy.'],
    ['opens a button below a bow tie', 'brunch', [SHIRT, TROUSERS, LOAFERS, tie], 'Leave one button open.'],
    ['opens a coat in the cold', 'january', [SHIRT, TROUSERS, LOAFERS], 'Leave the shirt open.'],
    ['counts wrongly', 'brunch', [SHIRT, TROUSERS, LOAFERS], 'About $90 in all, within $50-100.'],
    ['has the wrong verb', 'brunch', [DRESS, LOAFERS], 'The dress carry the red.'],
  ] as const)('drops one that %s', (_fault, prompt, items, sentence) => {
    expect(truth(prompt, [...items], `${sentence} Wear it as it falls.`)).toBe('Wear it as it falls.');
  });

  it('keeps what holds, to the letter', () => {
    const text =
      'A white shirt with navy trousers, and brown loafers. About $150 in all. No belt needed. The trousers and the shirt carry Minimalist.';

    expect(truth('brunch', [SHIRT, TROUSERS, LOAFERS], text)).toBe(text);
  });
});
