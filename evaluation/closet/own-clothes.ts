import { AppError } from '#contract/error.ts';
import { WARDROBES } from '#contract/onboarding.ts';
import type { Slot } from '#contract/outfits.ts';
import { allowedGarments, ownedPieces } from '#domain/stylist/house/compose/allowed/candidates.ts';
import { planOutfit } from '#domain/stylist/house/compose/plan-outfit.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import { readWishes } from '#domain/stylist/house/language/wishes/wishes.ts';
import { reviewDraft } from '#domain/stylist/review/review-draft.ts';
import type { OutfitBrief, OutfitDraft } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import { randomCloset } from '#domain/stylist/testing/random-closet.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';

const CLOSETS = 300;
const SIZES = [20, 60, 150];
const PROMPTS = [
  'Create a stylish outfit for my personal style',
  'a day at the office',
  'dinner with friends on a rainy evening',
  'a walk in the snow',
  'a summer picnic',
  'an evening at the opera',
  'no leather, something comfortable for the weekend',
];

interface Tally {
  made: number;
  refused: number;
  broken: number;
  bought: number;
  possible: number;
  threeOwn: number;
}

/** Looks from generated closets: what they break, and how much of them is owned. */
export async function ownClothes(): Promise<Section> {
  const only = tallyOf(true);
  const mixed = tallyOf(false);
  const row = (name: string, { made, refused, broken, bought, possible, threeOwn }: Tally) => [
    name,
    String(made),
    String(refused),
    String(broken),
    (bought / Math.max(1, made)).toFixed(2),
    `${threeOwn} of ${possible}`,
  ];

  return {
    title: 'Looks from what is owned',
    body: [
      `${CLOSETS} generated closets (${SIZES.join(', ')} pieces of any garments of one lane), each asked once for one of ${PROMPTS.length} requests; the rules are those of every look, read off the finished items.`,
      markdownTable([
        [
          'source',
          'looks',
          'refused with a reason',
          'with a broken rule',
          'bought a look',
          'three owned where three fit',
        ],
        row('only owned', only),
        row('owned first', mixed),
      ]),
      'Closets drawn by chance are poorer than real ones: nobody owns one kind of everything. So the share of refusals says nothing of real closets.',
    ].join('\n\n'),
    bars: [
      {
        what: 'looks from closets that keep every hard rule',
        measured: keeping(only, mixed),
        must: { atLeast: 1 },
      },
      {
        what: 'looks of owned clothes only with something to buy',
        measured: only.bought,
        must: { atMost: 0 },
      },
      {
        what: 'mixed looks with three owned pieces where three fit',
        measured: mixed.threeOwn / Math.max(1, mixed.possible),
        must: { atLeast: 0.8 },
      },
    ],
  };
}

function keeping(...tallies: Tally[]): number {
  const made = tallies.reduce((sum, tally) => sum + tally.made, 0);
  return made === 0 ? 0 : 1 - tallies.reduce((sum, tally) => sum + tally.broken, 0) / made;
}

function tallyOf(isOnly: boolean): Tally {
  const tally: Tally = { made: 0, refused: 0, broken: 0, bought: 0, possible: 0, threeOwn: 0 };

  for (let seed = 1; seed <= CLOSETS; seed++) {
    const brief = briefOf(seed, isOnly);
    const draft = proposed(brief);
    if (draft === null) {
      tally.refused += 1;
      continue;
    }
    const owned = draft.items.filter(({ pieceId }) => pieceId !== undefined).length;
    const isPossible = partsOwned(brief) >= 3;
    tally.made += 1;
    if (reviewDraft(brief, draft).broken.length > 0) tally.broken += 1;
    tally.bought += draft.items.length - owned;
    if (isPossible) tally.possible += 1;
    if (isPossible && owned >= 3) tally.threeOwn += 1;
  }
  return tally;
}

function briefOf(seed: number, isOnly: boolean): OutfitBrief {
  const wardrobe = WARDROBES[seed % WARDROBES.length] ?? 'everything';
  const size = SIZES[seed % SIZES.length] ?? 60;
  return {
    prompt: PROMPTS[seed % PROMPTS.length] ?? '',
    priceRange: '100-200',
    profile: emptyProfile(),
    onboarding: onboardingOf(wardrobe),
    inspirations: [],
    recent: [],
    closet: { pieces: randomCloset(seed, size, wardrobe), isOnly },
    seed,
  };
}

/** Null: the closet cannot dress it, and says what is missing. */
function proposed(brief: OutfitBrief): OutfitDraft | null {
  try {
    return proposeOutfit(brief);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

/** Of how many parts of one outfit something owned may be worn there: a dress takes the place of a top and what is worn below it. */
function partsOwned(brief: OutfitBrief): number {
  const plan = planOutfit(brief, readWishes(brief.prompt), 0);
  const isOwned = (slot: Slot) =>
    allowedGarments(plan, slot).some((garment) => ownedPieces(plan, garment, null).length > 0);
  const count = (...slots: Slot[]) => slots.filter(isOwned).length;

  return count('outer', 'shoes', 'bag') + Math.max(count('dress'), count('top', 'bottom'));
}
