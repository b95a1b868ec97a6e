import { describe, expect, it } from 'vitest';
import type { DraftItem, OutfitBrief } from '../stylist.ts';
import { emptyProfile, onboardingOf } from '../testing/empty-profile.ts';
import { worn } from '../testing/worn.ts';
import { reviewDraft } from './review-draft.ts';

const SHIRT = worn('poplin-shirt', 'White', 'poplin');
const TEE = worn('crew-tee', 'White', 'cotton');
const TROUSERS = worn('tailored-trousers', 'Navy', 'crepe');
const LOAFERS = worn('loafers', 'Brown', 'leather');
const DERBIES = worn('derbies', 'Brown', 'leather');
const CANVAS = worn('canvas-sneakers', 'White', 'canvas');
const DRESS = worn('slip-dress', 'Red', 'satin');
const SUEDE = worn('suede-loafers', 'Tan', 'suede');
const TIE = worn('necktie', 'Navy', 'silk');
const BOW_TIE = worn('bow-tie', 'Black', 'silk');
const ROLL_NECK = worn('turtleneck', 'Gray', 'merino');
const COAT = worn('wool-coat', 'Charcoal', 'wool');
const BLAZER = worn('blazer', 'Navy', 'wool');
const BELT = worn('leather-belt', 'Brown', 'leather');
const MINI = worn('mini-skirt', 'Navy', 'crepe');
const SKIRT = worn('a-line-skirt', 'Navy', 'crepe');
const PINAFORE = worn('pinafore', 'Brown', 'corduroy');
const GOWN = worn('column-gown', 'Black', 'silk');
const SHEATH = worn('sheath-dress', 'Navy', 'crepe');
const RAIN_JACKET = worn('rain-jacket', 'Navy', 'nylon');
const BLACK_SHIRT = { ...SHIRT, color: 'Black' };
/** As a model may answer: of its own naming. */
const PONCHO = worn('cardigan', 'Rust', 'wool', { garment: null, item: 'Alpaca poncho' });
const STRIPED = { ...SHIRT, pattern: 'stripe' as const };
const OFFICE = [SHIRT, TROUSERS, LOAFERS];

function review(
  prompt: string,
  items: DraftItem[],
  avoidances: OutfitBrief['profile']['bodyTypeProfile']['avoidances'] = [],
  kept: DraftItem[] = [],
) {
  const profile = emptyProfile();
  profile.bodyTypeProfile.avoidances = avoidances;
  return reviewDraft(
    {
      prompt,
      priceRange: '100-200',
      profile,
      onboarding: onboardingOf('womenswear'),
      inspirations: [],
      recent: [],
      seed: 1,
      kept: kept.map((item, at) => ({
        ...item,
        id: `item-${at}`,
        priceRange: '',
        itemImageUrl: null,
        tailoringTips: [],
        shoppingLinks: [],
      })),
    },
    { items },
  );
}

/** Each rule and each wish with an outfit that keeps it and one that does not, so that neither answer is given by habit. */
describe('a rule', () => {
  it.each<[prompt: string, rule: string, keeps: DraftItem[], breaks: DraftItem[]]>([
    ['no red', 'refusal', OFFICE, [DRESS, LOAFERS]],
    ['no satin', 'refusal', OFFICE, [DRESS, LOAFERS]],
    ['no stripes', 'refusal', OFFICE, [STRIPED, TROUSERS, LOAFERS]],
    ['no skirts', 'refusal', OFFICE, [SHIRT, SKIRT, LOAFERS]],
    ['no black shoes', 'refusal', OFFICE, [SHIRT, TROUSERS, { ...LOAFERS, color: 'Black' }]],
    ['no heels', 'refusal', OFFICE, [DRESS, worn('pumps', 'Black', 'leather')]],
    ['vegan', 'refusal', [TEE, TROUSERS, CANVAS], OFFICE],
    ['minus ten and snow', 'weather', [ROLL_NECK, COAT, worn('insulated-boots', 'Brown', 'leather')], OFFICE],
    ['a rainy day', 'rain', [SHIRT, TROUSERS, DERBIES], [SHIRT, TROUSERS, SUEDE]],
    ['brunch', 'leathers', [...OFFICE, BELT], [...OFFICE, { ...BELT, color: 'Black' }]],
    ['brunch', 'layers', [PINAFORE, TEE, LOAFERS], [PINAFORE, LOAFERS]],
    ['brunch', 'neck', [...OFFICE, TIE], [ROLL_NECK, TROUSERS, LOAFERS, TIE]],
    ['brunch', 'neck', [...OFFICE, BOW_TIE], [...OFFICE, BOW_TIE, TIE]],
    [
      'brunch',
      'neck',
      [ROLL_NECK, TROUSERS],
      [...OFFICE, BOW_TIE, worn('fine-necklace', 'Gold', 'gold tone')],
    ],
    ['black tie gala', 'occasion', [GOWN], [TEE, TROUSERS, CANVAS]],
    ['a rainy day', 'rain', [DERBIES, TIE], [DERBIES, worn('bucket-bag', 'Tan', 'suede')]],
    ['a rainy day', 'rain', [SHIRT, TROUSERS], [worn('blouse', 'White', 'silk'), TROUSERS]],
    ['black tie gala, rain', 'rain', [GOWN], [GOWN, SUEDE]],
    ['july heat', 'weather', [TEE, worn('wool-scarf', 'Gray', 'wool')], [TEE, RAIN_JACKET]],
    ['rain in the july heat', 'weather', [RAIN_JACKET], [COAT]],
    ['minus ten and snow', 'weather', [{ ...SHIRT, fabric: 'moon cloth' }], [SHIRT]],
    ['brunch', 'layers', [PINAFORE, PONCHO], [PINAFORE, LOAFERS]],
    ['brunch', 'colors', OFFICE, [BLACK_SHIRT, TROUSERS]],
    ['brunch', 'colors', [{ ...BLACK_SHIRT, fabric: 'moon cloth' }, TROUSERS], [BLACK_SHIRT, TROUSERS]],
    ['brunch', 'colors', [BLACK_SHIRT, { ...TROUSERS, color: 'Midnight' }], [BLACK_SHIRT, SHIRT, TROUSERS]],
  ])('of "%s": %s', (prompt, rule, keeps, breaks) => {
    const brokenBy = (items: DraftItem[]) =>
      review(prompt, items).broken.map((broken) => String(broken.rule));

    expect(brokenBy(keeps)).not.toContain(rule);
    expect(brokenBy(breaks)).toContain(rule);
  });

  it.each(['a poplin shirt with tailored trousers', 'a black look', 'navy trousers and something'])(
    'of colors is not for what was asked for: %s',
    (prompt) => {
      expect(review(prompt, [BLACK_SHIRT, TROUSERS]).broken).toEqual([]);
    },
  );

  it('is not for what the person owns already', () => {
    expect(review('minus ten and snow', OFFICE, [], OFFICE).broken).toEqual([]);
    expect(review('minus ten and snow', OFFICE, [], [LOAFERS]).broken).toEqual([{ rule: 'weather', at: 0 }]);
    expect(review('brunch', [BLACK_SHIRT, TROUSERS], [], [BLACK_SHIRT]).broken).toEqual([]);
    expect(review('brunch', [BLACK_SHIRT, TROUSERS], [], [LOAFERS]).broken).not.toEqual([]);
  });

  it('says which item breaks it, and of the whole that it is the whole', () => {
    expect(review('no satin', [LOAFERS, DRESS]).broken).toEqual([{ rule: 'refusal', at: 1 }]);
    expect(review('brunch', [...OFFICE, { ...BELT, color: 'Black' }]).broken).toEqual([
      { rule: 'leathers', at: null },
    ]);
  });

  it('of the body is kept for what nobody named', () => {
    const rules = (prompt: string) =>
      review(prompt, [STRIPED, TROUSERS, LOAFERS], ['horizontal-stripes']).broken.map(({ rule }) => rule);

    expect(rules('brunch')).toContain('avoidance');
    expect(review('brunch', OFFICE, ['horizontal-stripes']).broken).toEqual([]);
  });

  it('of a named piece is what the person ruled out, not the weather', () => {
    const linen = worn('linen-shirt', 'White', 'linen');

    expect(review('a linen shirt in the snow', [linen, COAT]).broken.map(({ at }) => at)).not.toContain(0);
  });
});

describe('a wish', () => {
  it.each<[prompt: string, words: string, met: DraftItem[], open: DraftItem[]]>([
    ['a navy dress', 'navy dress', [{ ...DRESS, color: 'Navy' }, LOAFERS], [DRESS, LOAFERS]],
    ['a linen shirt', 'linen shirt', [worn('linen-shirt', 'White', 'linen'), TROUSERS, LOAFERS], OFFICE],
    ['a striped shirt', 'striped shirt', [STRIPED, TROUSERS, LOAFERS], OFFICE],
    ['something red', 'red', [DRESS, LOAFERS], OFFICE],
    ['something in silk', 'silk', [worn('blouse', 'White', 'silk'), TROUSERS, LOAFERS], OFFICE],
    ['something striped', 'striped', [STRIPED, TROUSERS, LOAFERS], OFFICE],
    ['colorful please', 'colorful', [DRESS, LOAFERS], OFFICE],
    ['neutral colors', 'neutral', OFFICE, [DRESS, LOAFERS]],
    ['pastel colors', 'pastel', [{ ...SHIRT, color: 'Blush' }, TROUSERS, LOAFERS], OFFICE],
    ['jewel tones', 'jewel', [{ ...DRESS, color: 'Emerald' }, LOAFERS], OFFICE],
    ['monochrome', 'one color throughout', [{ ...SHIRT, color: 'Navy' }, TROUSERS, LOAFERS], OFFICE],
    ['modest clothes', 'modest', [SHIRT, SKIRT, LOAFERS], [SHIRT, MINI, LOAFERS]],
    ['vegan', 'vegan', [TEE, TROUSERS, CANVAS], OFFICE],
    ['I have 160 dollars', '$160', OFFICE, [...OFFICE, BLAZER]],
    ['a hat', 'hat', [...OFFICE, worn('fedora', 'Brown', 'wool')], OFFICE],
    ['broader shoulders', 'broader shoulders', [worn('breton-tee', 'White', 'cotton'), TROUSERS], OFFICE],
    ['broader shoulders', 'broader shoulders', [PONCHO, TROUSERS], [TEE, TROUSERS]],
    ['preppy', 'Preppy', [PONCHO, TROUSERS], [worn('sundress', 'Red', 'cotton'), BLAZER]],
    [
      'something pretty',
      'pretty',
      [worn('wrap-dress', 'Red', 'viscose')],
      [TEE, worn('joggers', 'Gray', 'cotton')],
    ],
    [
      'all black',
      'one color throughout',
      [BLACK_SHIRT, { ...TROUSERS, color: 'Black' }],
      [BLACK_SHIRT, TROUSERS],
    ],
    ['monochrome in navy', 'one color throughout', [{ ...SHIRT, color: 'Navy' }, TROUSERS], [DRESS]],
    ['neutral colors', 'neutral', [SHIRT, TROUSERS], [SHIRT, { ...SKIRT, color: 'Red' }]],
    ['colorful please', 'colorful', [SHIRT, { ...SKIRT, color: 'Red' }], [SHIRT, SKIRT]],
    ['earthy colors', 'earthy', [{ ...SHIRT, color: 'Rust' }, TROUSERS], OFFICE],
    ['modest clothes', 'modest', [SHEATH, BLAZER], [SHEATH, LOAFERS]],
    ['modest clothes', 'modest', [SHEATH, BLAZER], [SHEATH, worn('gilet', 'Navy', 'nylon')]],
    ['modest clothes', 'modest', OFFICE, [worn('crop-top', 'Navy', 'cotton'), BLAZER, TROUSERS]],
    ['modest clothes', 'modest', OFFICE, [worn('corset-top', 'Navy', 'satin'), BLAZER, TROUSERS]],
    ['modest clothes', 'modest', OFFICE, [MINI, SHIRT, BLAZER]],
    [
      'long sleeves',
      'long sleeves',
      [worn('sundress', 'Red', 'cotton'), BLAZER],
      [worn('sundress', 'Red', 'cotton')],
    ],
    ['long sleeves', 'long sleeves', [PONCHO, TROUSERS], [TEE, TROUSERS]],
    ['petite', 'petite', OFFICE.map((item) => ({ ...item, item: 'Petite one' })), OFFICE],
    ['petite', 'petite', OFFICE.map((item) => ({ ...item, item: '' })), OFFICE],
    ['I have 150 dollars', '$150', OFFICE, [...OFFICE, BELT]],
    ['something floral', 'floral', [{ ...DRESS, pattern: 'floral' }], OFFICE],
    [
      'preppy',
      'Preppy',
      [worn('knit-vest', 'Navy', 'cotton'), SHIRT, TROUSERS],
      [TEE, worn('joggers', 'Gray', 'cotton')],
    ],
  ])('"%s": %s', (prompt, words, met, open) => {
    const unmet = (items: DraftItem[]) => review(prompt, items).unmet.map((wish) => wish.words);

    expect(unmet(met)).not.toContain(words);
    expect(unmet(open)).toContain(words);
  });

  it.each<[prompt: string, why: string, avoidances: OutfitBrief['profile']['bodyTypeProfile']['avoidances']]>(
    [
      ['a crop top', 'avoided', ['crop-tops']],
      ['a sequin shirt', 'not_made', []],
      ['a sundress at minus ten in the snow', 'weather', []],
      ['a necklace', 'together', []],
      ['no skirts, a mini skirt', 'refused', []],
      ['stilettos, no heels', 'refused', []],
      ['a maternity corset', 'not_made', []],
      ['joggers for a black tie gala', 'dress_code', []],
      ['a petite fedora', 'weather', []],
      ['broader shoulders', 'together', []],
      ['preppy, in a sundress', 'together', []],
    ],
  )('"%s" is open because of: %s', (prompt, why, avoidances) => {
    expect(review(prompt, OFFICE, avoidances).unmet.map((wish) => String(wish.why))).toContain(why);
  });

  it('to be noticed is one that a quiet look does not meet', () => {
    expect(review('comfortable and bold', OFFICE).unmet.map(({ words }) => words)).toEqual(['bold']);
  });

  it.each(['comfortable and warm', 'something light', 'brunch'])(
    'that is a matter of degree is not asked after: %s',
    (prompt) => {
      expect(review(prompt, OFFICE).unmet).toEqual([]);
    },
  );

  it('for second-hand is one for each piece', () => {
    const isOpen = (items: DraftItem[]) =>
      review('second hand office look', items).unmet.some(({ words }) => words === 'second-hand');
    const used = { ...SHIRT, priceLowCents: 500, priceHighCents: 500 };

    expect([isOpen([used]), isOpen([used, PONCHO]), isOpen([used, LOAFERS])]).toEqual([false, false, true]);
    expect(isOpen([{ ...SHIRT, fabric: 'moon cloth' }])).toBe(false);
  });

  it('is told once, though it was said twice', () => {
    const { unmet } = review('something red, please something red', OFFICE);

    expect(unmet.filter(({ words }) => words === 'red')).toHaveLength(1);
  });

  it('says the day and the weather that not every piece is right for', () => {
    expect(review('a rainy day', [SHIRT, TROUSERS, SUEDE]).unmet).toContainEqual(
      expect.objectContaining({
        words: 'rain',
        why: 'not_kept',
      }),
    );
    expect(review('minus ten and snow', OFFICE).unmet.map(({ why }) => why)).toContain('not_kept');
    expect(review('brunch', OFFICE).unmet).toEqual([]);
  });
});
