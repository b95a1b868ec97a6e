import type { Wardrobe } from '#contract/onboarding.ts';
import { type Outfit, PRICE_RANGES } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import {
  AVOIDANCES,
  type Avoidance,
  BODY_GOALS,
  type Profile,
  STYLE_NAMES,
} from '#contract/style-profile.ts';
import { finishOutfit } from '#domain/stylist/finish-outfit.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import type { OutfitBrief, OutfitDraft } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { brokenRules } from './hard-rules.ts';
import { isUnderstood } from './is-understood.ts';
import { PROMPTS, type Prompt } from './prompts.ts';

const SEEDS = [1, 2] as const;
const WARDROBES: readonly (Wardrobe | null)[] = ['womenswear', 'menswear', 'everything', null];

export interface Generated {
  brief: OutfitBrief;
  prompt: Prompt;
  wardrobe: Wardrobe | null;
  avoidances: readonly Avoidance[];
  draft: OutfitDraft;
  milliseconds: number;
}

/** Every prompt in every range with every seed; each pair of seeds is one "New" after the other. */
export function* generateAll(): Generator<Generated> {
  for (const [number, prompt] of PROMPTS.entries()) {
    if (!isUnderstood(prompt)) continue;

    for (const [rangeNumber, priceRange] of PRICE_RANGES.entries()) {
      const wardrobe = WARDROBES[(number + rangeNumber) % WARDROBES.length] ?? null;
      const avoidances = avoidancesFor(number + rangeNumber);
      let recent: Outfit[] = [];

      for (const seed of SEEDS) {
        const brief: OutfitBrief = {
          prompt: prompt.text,
          priceRange,
          inspirations: [],
          recent,
          seed: seed * 1_009 + number * 31 + rangeNumber,
          profile: profileFor(number + rangeNumber, avoidances),
          onboarding: wardrobe === null ? null : onboardingOf(wardrobe),
        };
        const start = process.cpuUsage().user;
        const draft = proposeOutfit(brief);
        const milliseconds = (process.cpuUsage().user - start) / 1_000;
        recent = [storedOf(draft, brief), ...recent];

        yield { brief, prompt, wardrobe, avoidances, draft, milliseconds };
      }
    }
  }
}

function avoidancesFor(number: number): Avoidance[] {
  return AVOIDANCES.filter(
    (_, at) =>
      number % 3 !== 0 && (at === number % AVOIDANCES.length || at === (number * 5 + 3) % AVOIDANCES.length),
  );
}

function profileFor(number: number, avoidances: readonly Avoidance[]): Profile {
  const profile = emptyProfile();
  if (number % 4 === 0)
    return { ...profile, bodyTypeProfile: { ...profile.bodyTypeProfile, avoidances: [...avoidances] } };

  const pick = <Value>(values: readonly Value[], count: number) =>
    Array.from({ length: count }, (_, at) => values[(number * 7 + at * 13) % values.length] as Value);

  return {
    ...profile,
    colorPalette: pick(COLOUR_NAMES, 5),
    styleCategories: pick(STYLE_NAMES, 3),
    bodyTypeProfile: {
      ...profile.bodyTypeProfile,
      bodyGoals: pick(BODY_GOALS, 1),
      avoidances: [...avoidances],
    },
  };
}

function storedOf(draft: OutfitDraft, { priceRange, profile, prompt }: OutfitBrief): Outfit {
  let count = 0;

  return {
    ...finishOutfit(draft, { priceRange, profile, newId: () => `item-${++count}-of-outfit` }),
    id: 'outfit-of-evaluation',
    imageUrl: null,
    picture: null,
    pictureKind: null,
    priceRange,
    prompt,
    isFavorite: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    provenance: { engine: 'house', model: null, version: '1.0.0', disclosure: '' },
  };
}

/** How many items of the second have no counterpart (garment and color) in the first. */
function differences(first: OutfitDraft, second: OutfitDraft): number {
  const looks = new Set(first.items.map((item) => `${item.garment} ${item.color}`));

  return second.items.filter((item) => !looks.has(`${item.garment} ${item.color}`)).length;
}

function garmentDifferences(first: OutfitDraft, second: OutfitDraft): number {
  const garments = new Set(first.items.map((item) => item.garment));

  return second.items.filter((item) => !garments.has(item.garment)).length;
}

/** 300 prompts in six ranges with two seeds: hard rules, variety, reach and speed. */
export async function generation(): Promise<Section> {
  const broken = new Map<string, number>();
  const worn = new Map<string, number>();
  const times: number[] = [];
  const titles = new Set<string>();
  let [outfits, faulty, pairs, varied, variedGarments] = [0, 0, 0, 0, 0];
  let previous: OutfitDraft | null = null;

  for (const { brief, prompt, wardrobe, avoidances, draft, milliseconds } of generateAll()) {
    const rules = brokenRules(draft, { prompt, range: brief.priceRange, avoidances, wardrobe });
    outfits++;
    times.push(milliseconds);
    titles.add(draft.title);
    if (rules.length > 0) faulty++;
    for (const rule of rules)
      broken.set(rule.split(':')[0] ?? rule, (broken.get(rule.split(':')[0] ?? rule) ?? 0) + 1);
    for (const item of draft.items) worn.set(item.garment ?? '', (worn.get(item.garment ?? '') ?? 0) + 1);
    if (brief.recent.length > 0 && previous !== null) {
      pairs++;
      if (differences(previous, draft) >= 2) varied++;
      if (garmentDifferences(previous, draft) >= 2) variedGarments++;
    }
    previous = draft;
  }

  const sorted = times.toSorted((first, second) => first - second);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const unworn = GARMENTS.filter((garment) => !worn.has(garment.key));

  return {
    title: 'Generation: 300 prompts, six ranges, two seeds',
    body: `${outfits} outfits, every fourth brief without a profile, wardrobes in turn (womenswear, menswear, everything, not
answered), avoidances in two of three. Rules: slots, vocabulary, price range, avoidances, refusals of the prompt, one
common dress code that the prompt allows, wardrobe, texts. Two outfits after one another count as different when two
items or more are another garment or another color.

${markdownTable([
  ['What', 'Measured'],
  ['outfits that keep every hard rule', `${outfits - faulty} of ${outfits}`],
  [
    'broken rules',
    broken.size === 0 ? 'none' : [...broken].map(([rule, count]) => `${rule} ${count}`).join(', '),
  ],
  ['two "New" in a row differ in two items or more', percent(varied / pairs)],
  ['… in two garments or more, whatever the colors', percent(variedGarments / pairs)],
  [
    'prompts that are asked back instead of guessed at',
    PROMPTS.filter((prompt) => !isUnderstood(prompt))
      .map(({ text }) => `“${text.slice(0, 40)}”`)
      .join(', '),
  ],
  ['different titles', `${titles.size} of ${outfits}`],
  [
    'garments worn at least once',
    `${GARMENTS.length - unworn.length} of ${GARMENTS.length}${unworn.length === 0 ? '' : ` (never: ${unworn.map((garment) => garment.key).join(', ')})`}`,
  ],
  [
    'processor time of one outfit, mean and 95th percentile',
    `${mean.toFixed(1)} ms, ${(sorted[Math.floor(sorted.length * 0.95)] ?? 0).toFixed(1)} ms`,
  ],
])}`,
    bars: [
      {
        what: 'outfits that keep every hard rule',
        measured: (outfits - faulty) / outfits,
        must: { atLeast: 1 },
      },
      {
        what: 'two "New" in a row differ in two items or more',
        measured: varied / pairs,
        must: { atLeast: 0.8 },
      },
      { what: 'proposeOutfit, mean processor time in ms', measured: mean, must: { atMost: 20 } },
    ],
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
