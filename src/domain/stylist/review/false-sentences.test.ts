import { describe, expect, it } from 'vitest';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { shortName } from '../house/compose/wording.ts';
import type { DraftItem } from '../stylist.ts';
import { worn } from '../testing/worn.ts';
import { isTrue, type SentenceContext, sentencesOf, trueSentences } from './false-sentences.ts';

const MILD: SentenceContext = { weather: 'mild', isWet: false };
const RAIN: SentenceContext = { weather: 'mild', isWet: true };
const FROST: SentenceContext = { weather: 'freezing', isWet: false };

const SHIRT = worn('poplin-shirt', 'White', 'poplin');
const TEE = worn('crew-tee', 'White', 'cotton');
const TROUSERS = worn('tailored-trousers', 'Navy', 'crepe');
const LOAFERS = worn('loafers', 'Brown', 'leather');
const DERBIES = worn('derbies', 'Brown', 'leather');
const SANDALS = worn('leather-sandals', 'Brown', 'leather');
const DRESS = worn('slip-dress', 'Red', 'satin');
const TIE = worn('necktie', 'Navy', 'silk');
const BOW_TIE = worn('bow-tie', 'Black', 'silk');
const TRENCH = worn('trench-coat', 'Beige', 'twill');
const OVERCOAT = worn('wool-coat', 'Charcoal', 'wool');
const JEANS = worn('straight-jeans', 'Navy', 'denim', { pattern: 'denim' });
const FINE_KNIT = worn('fine-crew-sweater', 'Navy', 'merino');
const CHUNKY_KNIT = worn('chunky-sweater', 'Cream', 'lambswool', { pattern: 'knit' });
const STRIPED = { ...SHIRT, pattern: 'stripe' as const };
const CHECKED = { ...TROUSERS, pattern: 'check' as const };

const SKIRT = worn('a-line-skirt', 'Navy', 'crepe');
const BLAZER = worn('blazer', 'Navy', 'wool');
const KNIT_DRESS = worn('knit-dress', 'Gray', 'merino');

const OFFICE = [SHIRT, TROUSERS, LOAFERS];
const DRY_SHOD = [SHIRT, TROUSERS, DERBIES];

describe('a sentence about an outfit', () => {
  it.each<[sentence: string, holdsFor: DraftItem[], notFor: DraftItem[]]>([
    ['Leave one button open.', OFFICE, [...OFFICE, TIE]],
    ['Leave two buttons open.', OFFICE, [...OFFICE, BOW_TIE]],
    ['Worn without a tie.', OFFICE, [...OFFICE, TIE]],
    ['A single dimple below it.', [...OFFICE, TIE], OFFICE],
    ['The knot stays small.', [...OFFICE, TIE], [...OFFICE, BOW_TIE]],
    ['Knot it once.', [...OFFICE, TRENCH], OFFICE],
    ['It keeps the cold out.', [...OFFICE, OVERCOAT], OFFICE],
    ['Both keep the cold out.', [...OFFICE, OVERCOAT], [FINE_KNIT, ...OFFICE]],
    ['A little prettiness.', [{ ...DRESS, pattern: 'floral' }, LOAFERS], [DRESS, LOAFERS]],
    [
      'Prettiness in dots.',
      [{ ...DRESS, pattern: 'dot' }, LOAFERS],
      [{ ...SHIRT, pattern: 'dot' }, TROUSERS],
    ],
    ['Tuck the knit at the front.', [FINE_KNIT, TROUSERS], [CHUNKY_KNIT, TROUSERS]],
    ['The sweater is tucked or cropped.', [FINE_KNIT, TROUSERS], [FINE_KNIT, TROUSERS, OVERCOAT]],
    ['Ignore the buckle.', [...OFFICE, TRENCH], [...OFFICE, OVERCOAT]],
    ['Half an inch of cuff.', OFFICE, [DRESS, LOAFERS]],
    ['Half an inch of cuff.', [TEE, JEANS], [TEE, worn('a-line-skirt', 'Navy', 'crepe')]],
    ['Half an inch of cuff.', [TEE, TROUSERS], [TEE, SKIRT]],
    ['Half an inch of cuff.', [DRESS, BLAZER], [DRESS, LOAFERS]],
    ['Half an inch of cuff.', [SHIRT, SKIRT], [worn('camp-shirt', 'White', 'cotton'), SKIRT]],
    ['Tuck the knit at the front.', [worn('turtleneck', 'Gray', 'merino'), TROUSERS], [KNIT_DRESS, TROUSERS]],
    [
      'Tuck the knit at the front.',
      [FINE_KNIT, TROUSERS],
      [worn('v-neck-sweater', 'Gray', 'merino'), TROUSERS],
    ],
    ['Tuck it in.', [SHIRT, SKIRT], [SHIRT, LOAFERS]],
    ['It keeps the cold out.', [worn('cape', 'Gray', 'wool')], [SHIRT, TRENCH]],
    ['It keeps the cold out.', [worn('puffer', 'Navy', 'nylon')], [{ ...OVERCOAT, fabric: 'moon cloth' }]],
    ['It keeps the cold out.', [OVERCOAT], [CHUNKY_KNIT, { ...OVERCOAT, garment: null }]],
    ['Worn without a tie.', OFFICE, [...OFFICE, BOW_TIE]],
    ['About $149 in all.', OFFICE, [SHIRT]],
    ['About $151 in all.', OFFICE, [SHIRT]],
    ['Sit still: silk creases.', [...OFFICE, TIE], OFFICE],
    ['One pattern speaks.', [STRIPED, TROUSERS, LOAFERS], [STRIPED, CHECKED, LOAFERS]],
    ['It is the only pattern.', [STRIPED, JEANS, LOAFERS], [TEE, JEANS, LOAFERS]],
    ['It is the only pattern.', [STRIPED, CHUNKY_KNIT, LOAFERS], OFFICE],
    ['Neutrals only.', [SHIRT, worn('straight-jeans', 'Charcoal', 'denim')], [SHIRT, DRESS]],
    ['Neutrals only.', [SHIRT, OVERCOAT, { ...TIE, color: 'Red' }], [SHIRT, { ...LOAFERS, color: 'Red' }]],
    ['In quiet colors only.', OFFICE, [SHIRT, TROUSERS, { ...LOAFERS, color: 'Red' }]],
    ['This is the only color that speaks up.', [DRESS, LOAFERS], OFFICE],
    [
      'The only color that speaks up.',
      [{ ...SHIRT, color: 'Red' }, DRESS],
      [{ ...SHIRT, color: 'Emerald' }, DRESS],
    ],
    ['It takes three pieces.', [...OFFICE, TIE], [...OFFICE, OVERCOAT]],
    ['It takes three pieces.', OFFICE, [SHIRT, TROUSERS]],
    ['About $150 in all.', OFFICE, [SHIRT, TROUSERS]],
    [
      'About $1,550 in all.',
      [...OFFICE, { ...OVERCOAT, priceLowCents: 140_000, priceHighCents: 140_000 }],
      OFFICE,
    ],
    ['Tuck it in.', OFFICE, [DRESS, LOAFERS]],
    ['Tuck it in.', [TEE, worn('chino-shorts', 'Navy', 'cotton')], [worn('jumpsuit', 'Navy', 'crepe')]],
    ['Nothing below it minds a splash.', DRY_SHOD, [SHIRT, { ...TROUSERS, color: 'White' }, DERBIES]],
    ['Nothing below it minds a splash.', DRY_SHOD, [SHIRT, TROUSERS, worn('suede-loafers', 'Tan', 'suede')]],
    [
      'Nothing below it minds a splash.',
      [...DRY_SHOD, TIE],
      [SHIRT, TROUSERS, worn('ballet-flats', 'Black', 'leather')],
    ],
  ])('%s', (sentence, holdsFor, notFor) => {
    expect([isTrue(sentence, holdsFor, MILD), isTrue(sentence, notFor, MILD)]).toEqual([true, false]);
  });

  it.each([
    'Leave it open.',
    'Worn open.',
    'Keep the collar unbuttoned.',
    'Throw it over the shoulders.',
    'Bare at the neck.',
    'It ends at the ankle bone.',
    'Roll the sleeves twice.',
    'She rolls its sleeves.',
    'Push them to the elbow.',
    'The rest can stay light.',
  ])('%s: in the dry, where no layer is needed', (sentence) => {
    const holds = (context: SentenceContext) => isTrue(sentence, OFFICE, context);

    expect([holds(MILD), holds(RAIN), holds(FROST)]).toEqual([true, false, false]);
  });

  it('keeps the rain out on a wet day', () => {
    const sentence = 'It keeps the rain out.';

    expect([isTrue(sentence, OFFICE, RAIN), isTrue(sentence, OFFICE, MILD)]).toEqual([true, false]);
  });

  it.each([
    ['a garment', 'The shirt is crisp.', 'The boots ground it.'],
    ['a garment, loosely', 'A loafer that walks.', 'A sandal that walks.'],
    ['a color', 'Navy sits well here.', 'Emerald sits well here.'],
    ['a cloth', 'The leather ages well.', 'The velvet ages well.'],
    ['what is not there, as not there', 'No belt needed.', 'A belt helps.'],
    ['a name of its own', 'Poplin shirt first.', 'Oxford boots first.'],
  ])('names %s', (_what, there, notThere) => {
    expect([isTrue(there, OFFICE, MILD), isTrue(notThere, OFFICE, MILD)]).toEqual([true, false]);
  });

  it('may call a piece what the outfit calls it, whatever its name sounds like', () => {
    const named = (item: string) => [
      { ...TEE, item },
      { ...TROUSERS, item: 'Tee Trousers' },
    ];

    expect(isTrue('The Emerald Boots Tee leads.', named('Emerald Boots Tee'), MILD)).toBe(true);
    expect(isTrue('The Emerald Boots Tee leads.', named('Tee'), MILD)).toBe(false);
    expect(isTrue('The emerald boots lead.', named(''), MILD)).toBe(false);
    // The longer name goes first: of the shorter, "emerald" would be left.
    expect(
      isTrue(
        'Boots Emerald Tee it is.',
        [
          { ...TEE, item: 'Boots' },
          { ...TEE, item: 'Boots Emerald' },
        ],
        MILD,
      ),
    ).toBe(true);
  });

  it.each(GARMENTS.map((garment) => [garment.key, garment] as const))(
    'may call %s by its names',
    (key, garment) => {
      const piece = worn(key, 'Black', garment.fabrics[0], { item: 'x' });

      for (const name of [garment.name, shortName(garment)])
        expect([name, isTrue(`The ${name} here.`, [piece], MILD)]).toEqual([name, true]);
    },
  );

  it('may call a piece by a color of its cloth or name', () => {
    const tie = worn('white-bow-tie', 'Ivory', 'marcella');

    expect([isTrue('White it stays.', [tie], MILD), isTrue('White it stays.', [BOW_TIE], MILD)]).toEqual([
      true,
      false,
    ]);
  });

  it('may speak of what every outfit has', () => {
    expect(
      ['A top like this is enough.', 'Shoes that agree.'].map((text) => isTrue(text, [DRESS], MILD)),
    ).toEqual([true, true]);
    expect(isTrue('The sweater is soft.', [worn('turtleneck', 'Gray', 'merino')], MILD)).toBe(true);
  });

  it('is not held to names where a model wears what the wardrobe does not know', () => {
    const unknown = worn('cardigan', 'Rust', 'wool', { garment: null, item: 'Alpaca poncho' });

    expect(isTrue('The boots ground it.', [...OFFICE, unknown], MILD)).toBe(true);
    expect(isTrue('About $90 in all.', [...OFFICE, unknown], MILD)).toBe(false);
  });

  it.each([
    ['The shirt breathe.', 'The trousers breathe.'],
    ['The suit are sharp.', 'The shirt and the suit are sharp.'],
    ['It takes a trousers.', 'It takes a trousers hem.'],
    ['With a brown loafers.', 'With brown loafers.'],
  ])('is English: %s', (wrong, right) => {
    const pieces = [...OFFICE, worn('suit-jacket', 'Navy', 'wool')];

    expect([isTrue(wrong, pieces, MILD), isTrue(right, pieces, MILD)]).toEqual([false, true]);
  });

  it.each([
    'The dress code is kept.',
    'It ends at the trouser hem.',
    'Collar and tie are not asked for.',
    'Black tie it is not.',
    'Pressed flat, it travels.',
  ])('may speak of parts and habits: %s', (sentence) => {
    expect(isTrue(sentence, [SHIRT, TROUSERS, SANDALS], MILD)).toBe(true);
  });
});

describe('a text about an outfit', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    ['  It costs $1.50 in all.  Yes. ', ['It costs $1.50 in all.', 'Yes.']],
    ['Without an end', ['Without an end']],
    ['Wait... what', ['Wait...', 'what']],
    ['', []],
    ['   ', []],
  ])('has sentences: %j', (text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('loses the sentences that are false, and no others', () => {
    const text = 'The shirt is crisp. The boots ground it. Tuck it in.';

    expect(trueSentences(text, OFFICE, MILD)).toBe('The shirt is crisp. Tuck it in.');
    expect(trueSentences('The boots ground it.', OFFICE, MILD)).toBe('');
  });
});
