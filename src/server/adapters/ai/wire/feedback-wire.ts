import * as z from 'zod/mini';
import { COLOUR_NAMES } from '#contract/palette.ts';
import {
  AVOIDANCES,
  BODY_GOALS,
  BODY_TYPES,
  BOTTOM_FITS,
  DRESS_FITS,
  HEIGHT_CATEGORIES,
  STYLE_NAMES,
  TOP_FITS,
} from '#contract/style-profile.ts';
import { applyWanted } from '#domain/stylist/house/feedback/revise-profile.ts';
import type { MetricWish } from '#domain/stylist/house/feedback/wanted.ts';
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
      notUnderstood: cleanWords(wire.notUnderstood, { most: 12, length: 40 }),
    }),
  };
}

function shift(name: 'comfort' | 'elegance' | 'trendy', points: number): Record<string, MetricWish> {
  const by = Math.max(-100, Math.min(100, Math.round(points)));
  return by === 0 ? {} : { [name]: { by } };
}
