import { describe, expect, test } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { finishOutfit } from '../finish-outfit.ts';
import { briefOfStranger } from '../first-looks.ts';
import { proposeOutfit } from '../house/compose/propose-outfit.ts';
import { englishLeft } from '../testing/english-left.ts';
import { outfitIn, unmetIn } from './write-outfit.ts';

const PROMPTS = [
  'June garden wedding as a guest, 150 dollars',
  'first day in a bank, January',
  'weekend in Lisbon',
  'minus 10 and snow, a walk with the dog',
  'cocktail party, black tie',
  'office on a rainy day, navy blazer',
  'funeral in November',
  'beach, hot',
  'gym',
  'secondhand outfit for a festival',
];
/** Much of these cannot be met, and is told back. */
const ODD = [
  'a colorful ski suit for under $20, gothic and romantic',
  'something sustainable, one color throughout, for a wedding in the rain at minus 20, below $30',
  'black tie at the beach, hot, cozy and feminine, in petite',
  'jewel tones and pastels, maternity, western and preppy, for the gym',
  'earthy, vegan, modest, elongate my legs, grunge, for a funeral, $15',
];
const WARDROBES: readonly Wardrobe[] = ['womenswear', 'menswear', 'everything'];

function lookFor(
  prompt: string,
  wardrobe: Wardrobe,
  { seed, isRangeOpen }: { seed: number; isRangeOpen: boolean },
) {
  const stranger = briefOfStranger({ prompt, priceRange: '100-200', isRangeOpen }, seed, new Date(0));
  const brief = {
    ...stranger,
    onboarding: {
      styles: [],
      palettes: [],
      wardrobe,
      displayName: '',
      location: '',
      ageRange: null,
      occasion: null,
      goals: '',
    },
    profile: {
      ...stranger.profile,
      customColorPalette: ['Navy' as const],
      styleCategories: ['Classic'],
      bodyTypeProfile: {
        ...stranger.profile.bodyTypeProfile,
        bodyGoals: ['accentuate-waist' as const, 'elongate-legs' as const],
        avoidances: ['crop-tops' as const],
      },
    },
  };
  let items = 0;

  return finishOutfit(proposeOutfit(brief), { ...brief, newId: () => `piece-${++items}` });
}

const looks = PROMPTS.flatMap((prompt, number) =>
  WARDROBES.map((wardrobe, other) =>
    lookFor(prompt, wardrobe, { seed: 31 * number + other, isRangeOpen: number % 2 === 0 }),
  ),
);

/** What the person has said is told back as it was typed. */
const ownWords = /„[^“]*“/g;

const textsOf = ({ title, description, reasons, overallFitAdvice }: (typeof looks)[number]) => [
  title,
  description,
  ...reasons,
  overallFitAdvice,
];

describe('an outfit of the house in German', () => {
  const german = looks.map((look) => outfitIn('de', look));

  test('is German throughout, titles, sentences and pieces', () => {
    expect(german.map(({ language }) => language)).toEqual(looks.map(() => 'de'));
    expect(german.flatMap(({ items }) => items).filter(({ language }) => language !== 'de')).toEqual([]);
    const english =
      /\b(?:the|with|and|of|your|over|worn|right|about|is|are|navy|gray|dress|shirt|shoes|undefined|null)\b/;
    expect(german.flatMap(textsOf).filter((text) => english.test(text.replaceAll(ownWords, '')))).toEqual([]);
  });

  test('has no English word left, of whatever it is asked for', () => {
    const left = [
      ...looks,
      ...ODD.map((prompt, seed) => lookFor(prompt, 'everything', { seed, isRangeOpen: false })),
    ].flatMap((look) => {
      const read = outfitIn('de', look);
      const all = (of: typeof look) =>
        [
          ...textsOf(of),
          ...of.items.map(({ item }) => item),
          // Without terms they are the person's own words.
          ...(of.unmet ?? []).map(({ words }, at) => (look.unmet?.[at]?.told === undefined ? '' : words)),
        ].join('. ');

      return englishLeft(all(read as typeof look).replaceAll(ownWords, ''), all(look));
    });

    expect([...new Set(left)]).toEqual([]);
  });

  test('says what the English says: as many reasons, the same sums', () => {
    for (const [at, look] of looks.entries()) {
      const sumsOf = (texts: string[]) =>
        (texts.join(' ').match(/\d+/g) ?? []).filter((sum) => Number(sum) > 2);
      expect(german[at]?.reasons.length).toBe(look.reasons.length);
      expect(sumsOf(german[at]?.reasons ?? [])).toEqual(sumsOf(look.reasons));
    }
  });

  test('is set as German is: no doubled spaces or stops, a capital and a full stop for each sentence', () => {
    const texts = german.flatMap(({ description, reasons, overallFitAdvice }) => [
      description,
      ...reasons,
      overallFitAdvice,
    ]);

    expect(texts.filter((text) => /\s\s| [,.;:]|\.\.|,,|\d \$|^\p{Ll}|[^.!?]$/u.test(text))).toEqual([]);
  });

  test('carries nothing that only the server needs', () => {
    expect(german.filter((look) => 'told' in look)).toEqual([]);
    expect(
      looks.map((look) => outfitIn('en', look)).filter((look) => 'told' in look || 'language' in look),
    ).toEqual([]);
  });
});

test.each([
  ['my suit for the office', 'menswear', 'Der Rest ist auf deinen Anzug abgestimmt'],
  ['my loafers for the office', 'womenswear', 'Der Rest ist auf deine Loafer abgestimmt'],
  [
    'my beanie and my scarf, January',
    'everything',
    'Der Rest ist auf deine Mütze und deinen Schal abgestimmt',
  ],
] as const)('what is the person’s own is told back as such: %s', (prompt, wardrobe, said) => {
  const [first] = outfitIn('de', lookFor(prompt, wardrobe, { seed: 5, isRangeOpen: true })).reasons;

  expect(first).toBe(`${said}.`);
});

describe('what nobody has said apart from its words', () => {
  const [look] = looks;
  if (look === undefined) throw new Error('there are looks');

  test('stays as a model wrote it; pieces that the house knows have their German names', () => {
    const { told: _told, ...byModel } = { ...look, title: 'A Model’s Title' };
    const [first, ...others] = byModel.items;
    if (first === undefined) throw new Error('it has pieces');
    const written = outfitIn('de', { ...byModel, items: [{ ...first, item: 'Moonlit tunic' }, ...others] });

    expect([written.title, written.language, written.description]).toEqual([
      'A Model’s Title',
      undefined,
      look.description,
    ]);
    expect(written.items.map(({ language }) => language)).toEqual([undefined, ...others.map(() => 'de')]);
    expect(written.items[0]?.item).toBe('Moonlit tunic');
  });

  test('one text without its terms leaves all in English: no paragraph is in two languages', () => {
    const half = outfitIn('de', { ...look, told: { ...look.told, description: undefined } });

    expect([half.title, half.language]).toEqual([look.title, undefined]);
  });
});

describe('a wish that is not met', () => {
  const told = (says: string, of: { words?: string[]; sums?: number[] } = {}) => ({ says, ...of });

  test('is told in German where the house has worded it, and in the person’s words where they have', () => {
    expect(
      unmetIn('de', [
        { words: 'colorful', why: 'together', told: told('wish: mood', { words: ['colourful'] }) },
        { words: '$150', why: 'budget', told: told('wish: sum', { sums: [150] }) },
        {
          words: 'accentuate the waist',
          why: 'together',
          told: told('wish: goal', { words: ['accentuate-waist'] }),
        },
        { words: 'Röcke', why: 'avoided' },
      ]),
    ).toEqual([
      { words: 'bunt', why: 'together', language: 'de' },
      { words: '150\u00a0$', why: 'budget', language: 'de' },
      { words: 'die Taille betonen', why: 'together', language: 'de' },
      { words: 'Röcke', why: 'avoided' },
    ]);
  });

  test('stays as it was worded, and says that it is English, where nobody can word it', () => {
    const unknown = { words: 'the moon', why: 'together' as const, told: told('wish: moon') };
    const mood = {
      words: 'colorful',
      why: 'together' as const,
      told: told('wish: mood', { words: ['colourful'] }),
    };

    expect([...unmetIn('de', [unknown]), ...unmetIn('en', [mood])]).toEqual([
      { words: 'the moon', why: 'together', language: 'en' },
      { words: 'colorful', why: 'together', language: 'en' },
    ]);
  });
});
