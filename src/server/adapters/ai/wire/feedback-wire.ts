import * as z from 'zod/mini';
import { COLOUR_NAMES } from '#contract/palette.ts';
import {
  AVOIDANCES,
  BODY_GOALS,
  BODY_TYPES,
  BOTTOM_FITS,
  DRESS_FITS,
  HEIGHT_CATEGORIES,
  MAX_TASTE_LENGTH,
  STYLE_NAMES,
  type Taste,
  TOP_FITS,
} from '#contract/style-profile.ts';
import { applyWanted } from '#domain/stylist/house/feedback/revise-profile.ts';
import type { MetricWish } from '#domain/stylist/house/feedback/wanted.ts';
import { meaningOfTaste } from '#domain/stylist/house/language/wishes/tastes.ts';
import type { FeedbackBrief, ProfileRevision } from '#domain/stylist/stylist.ts';
import type { Reading } from './shape.ts';
import { cleanWords, knownWord, knownWords, oneOfKnown } from './words.ts';

const several = (values: readonly string[]) => z.array(oneOfKnown(values));
const maybe = (values: readonly string[]) => oneOfKnown(['', ...values]);

export const feedbackWire = z.object({
  comfort: z.number(),
  elegance: z.number(),
  trendy: z.number(),
  addStyles: several(STYLE_NAMES),
  dropStyles: several(STYLE_NAMES),
  addColors: several(COLOUR_NAMES),
  dropColors: several(COLOUR_NAMES),
  addAvoidances: several(AVOIDANCES),
  dropAvoidances: several(AVOIDANCES),
  addGoals: several(BODY_GOALS),
  dropGoals: several(BODY_GOALS),
  bodyType: maybe(BODY_TYPES),
  height: maybe(HEIGHT_CATEGORIES),
  fitOfTops: maybe(TOP_FITS),
  fitOfBottoms: maybe(BOTTOM_FITS),
  fitOfDresses: maybe(DRESS_FITS),
  likes: z.array(z.string()),
  avoids: z.array(z.string()),
  notUnderstood: z.array(z.string()),
});

/** The model reads what is asked for; what that does to a profile, and how it is said, is the same for every engine. */
export function readFeedback(
  wire: z.infer<typeof feedbackWire>,
  { profile }: FeedbackBrief,
): Reading<ProfileRevision> {
  return {
    answer: applyWanted(profile, {
      metrics: {
        ...shift('comfort', wire.comfort),
        ...shift('elegance', wire.elegance),
        ...shift('trendy', wire.trendy),
      },
      addsStyles: knownWords(wire.addStyles, STYLE_NAMES),
      dropsStyles: knownWords(wire.dropStyles, STYLE_NAMES),
      addsColours: knownWords(wire.addColors, COLOUR_NAMES),
      dropsColours: knownWords(wire.dropColors, COLOUR_NAMES),
      addsAvoidances: knownWords(wire.addAvoidances, AVOIDANCES),
      dropsAvoidances: knownWords(wire.dropAvoidances, AVOIDANCES),
      addsGoals: knownWords(wire.addGoals, BODY_GOALS),
      dropsGoals: knownWords(wire.dropGoals, BODY_GOALS),
      bodyType: knownWord(wire.bodyType, BODY_TYPES),
      height: knownWord(wire.height, HEIGHT_CATEGORIES),
      fits: {
        tops: knownWord(wire.fitOfTops, TOP_FITS),
        bottoms: knownWord(wire.fitOfBottoms, BOTTOM_FITS),
        dresses: knownWord(wire.fitOfDresses, DRESS_FITS),
      },
      tastes: [...tastesOf('likes', wire.likes), ...tastesOf('avoids', wire.avoids)],
      // A model says which side it took; what it leaves open it says back as words.
      undecided: [],
      notUnderstood: cleanWords(wire.notUnderstood, { most: 12, length: 40 }),
    }),
  };
}

/** What our own reader can make sense of: the rest could never be honored. */
function tastesOf(side: Taste['side'], words: readonly string[]): Taste[] {
  return cleanWords(words, { most: 12, length: MAX_TASTE_LENGTH })
    .filter((name) => meaningOfTaste(name, side).key !== '')
    .map((name) => ({ side, words: name }));
}

function shift(name: 'comfort' | 'elegance' | 'trendy', points: number): Record<string, MetricWish> {
  const by = Math.max(-100, Math.min(100, Math.round(points)));
  return by === 0 ? {} : { [name]: { by } };
}
