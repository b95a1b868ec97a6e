import * as z from 'zod/mini';
import { fieldError } from './field-errors.ts';
import { COLOUR_NAMES, MAX_CUSTOM_COLOURS } from './palette.ts';
import { defineRoute } from './route.ts';
import { hex, instant, line, provenance, score, text } from './shared-shapes.ts';
import { told } from './told.ts';

export const BODY_TYPES = ['apple', 'pear', 'hourglass', 'rectangle', 'inverted-triangle'] as const;
export const HEIGHT_CATEGORIES = ['petite', 'average', 'tall'] as const;
export const HEIGHT_LABELS: Record<(typeof HEIGHT_CATEGORIES)[number], string> = {
  petite: `Petite (5'4" and under)`,
  average: `Average (5'5"-5'7")`,
  tall: `Tall (5'8" and above)`,
};
export const TOP_FITS = ['fitted', 'relaxed', 'oversized'] as const;
export const BOTTOM_FITS = ['slim', 'straight', 'wide-leg'] as const;
export const DRESS_FITS = ['bodycon', 'a-line', 'shift'] as const;
export const BODY_GOALS = [
  'accentuate-waist',
  'elongate-legs',
  'balance-proportions',
  'create-curves',
  'minimize-midsection',
  'broaden-shoulders',
  'elongate-torso',
  'emphasize-legs',
] as const;
export const AVOIDANCES = [
  'horizontal-stripes',
  'tight-fitting',
  'boxy-silhouettes',
  'crop-tops',
  'high-waisted',
  'low-rise',
  'baggy-clothes',
  'clingy-fabrics',
] as const;
export type BodyGoal = (typeof BODY_GOALS)[number];
export type Avoidance = (typeof AVOIDANCES)[number];

export const STYLE_GROUPS = [
  { label: 'Classic & Timeless', styles: ['Classic', 'Preppy', 'Minimalist', 'Tailored', 'Old Money'] },
  { label: 'Casual & Comfortable', styles: ['Casual', 'Sporty', 'Athleisure', 'Coastal', 'Smart Casual'] },
  { label: 'Creative & Artistic', styles: ['Bohemian', 'Eclectic', 'Vintage', 'Artsy', 'Maximalist'] },
  { label: 'Modern & Edgy', styles: ['Edgy', 'Streetwear', 'Contemporary', 'Grunge', 'Utility'] },
  { label: 'Feminine & Romantic', styles: ['Romantic', 'Feminine', 'Glamorous', 'Cottagecore', 'Parisian'] },
  {
    label: 'Cultural & Regional',
    styles: ['Scandinavian', 'Japanese Minimal', 'Western', 'Mediterranean', 'Afro-Contemporary'],
  },
] as const;

export type StyleName = (typeof STYLE_GROUPS)[number]['styles'][number];
export const STYLE_NAMES = STYLE_GROUPS.flatMap((group) => [...group.styles]) as [StyleName, ...StyleName[]];

export const MAX_CUSTOMISED_CATEGORIES = 5;
export const MAX_CATEGORIES = 20;
export const MAX_TAG_LENGTH = 40;
export const MAX_FEEDBACK_LENGTH = 2_000;
const FEEDBACK_MISSING = fieldError('feedback_missing');
export const DEFAULT_SCORE = 50;
/** With fewer usable photos the profile says how sure it is. */
export const PHOTOS_FOR_FULL_CONFIDENCE = 3;

const oneOrNone = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.nullable(z.enum(values)), null);
const anyOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.array(z.enum(values)).check(z.maxLength(values.length)), []);

/** What is left out was not said. */
export const bodyTypeProfile = z.strictObject({
  bodyType: oneOrNone(BODY_TYPES),
  heightCategory: oneOrNone(HEIGHT_CATEGORIES),
  bodyGoals: anyOf(BODY_GOALS),
  fitPreferences: z.prefault(
    z.strictObject({
      tops: oneOrNone(TOP_FITS),
      bottoms: oneOrNone(BOTTOM_FITS),
      dresses: oneOrNone(DRESS_FITS),
    }),
    {},
  ),
  avoidances: anyOf(AVOIDANCES),
});

export type BodyTypeProfile = z.infer<typeof bodyTypeProfile>;

export const TASTE_SIDES = ['likes', 'avoids'] as const;
export const MAX_TASTES = 60;
export const MAX_TASTE_LENGTH = 60;

/** What a person said of garments, cloths and cuts in feedback, in their own words: "black shoes", "Röcke". */
export const taste = z.strictObject({
  side: z.enum(TASTE_SIDES),
  words: line(MAX_TASTE_LENGTH).check(z.minLength(1)),
});
export type Taste = z.infer<typeof taste>;

export const metrics = z.strictObject({ comfort: score, elegance: score, trendy: score });
export type Metrics = z.infer<typeof metrics>;
/** In the order in which they are shown. */
export const METRIC_NAMES = ['comfort', 'elegance', 'trendy'] as const satisfies readonly (keyof Metrics)[];

/** One color that was seen, with its part of all that was seen (0 to 1). */
export const seenColour = z.object({
  name: z.enum(COLOUR_NAMES),
  hex,
  share: z.number().check(z.minimum(0), z.maximum(1)),
});
export type SeenColour = z.infer<typeof seenColour>;

/** What a value rests on: the answer to "Why this?". */
export const EVIDENCE_SUBJECTS = [
  'palette',
  'categories',
  'comfort',
  'elegance',
  'trendy',
  'description',
] as const;
export const evidence = z.object({
  about: z.enum(EVIDENCE_SUBJECTS),
  because: z.string(),
  /** Names `because` where it is one of a few closed sentences; the others are the stylist's own words. */
  reason: z.optional(z.string()),
  /** What `because` is written in; left out: English. */
  language: z.optional(z.string()),
  /** What it says, apart from its words. It is stored, and answers are written from it; none has it. */
  told: z.optional(z.array(told)),
});
export type Evidence = z.infer<typeof evidence>;

/** What a profile can lack to style by. */
export const MISSING_PARTS = ['colors', 'style categories'] as const;
export type MissingPart = (typeof MISSING_PARTS)[number];

export const confidence = z.object({
  level: z.enum(['low', 'medium', 'high']),
  usablePhotos: z.int(),
  note: z.nullable(z.string()),
});

export type Confidence = z.infer<typeof confidence>;

export const profile = z.object({
  colorPalette: z.array(z.enum(COLOUR_NAMES)),
  /** The same colors with what was measured; empty before the first analysis. */
  paletteShares: z.array(seenColour),
  customColorPalette: z.array(z.enum(COLOUR_NAMES)),
  styleCategories: z.array(z.string()),
  analysisData: z.object({
    ...metrics.shape,
    description: z.string(),
    /** What the description is written in; left out: English. */
    language: z.optional(z.string()),
    /** What it says, apart from its words. It is stored, and answers are written from it; none has it. */
    told: z.optional(z.array(told)),
  }),
  bodyTypeProfile,
  /** Outfits leave out what is avoided, unless a request names it, and lean to what is liked. */
  tastes: z._default(z.array(taste).check(z.maxLength(MAX_TASTES)), []),
  styleQuizResults: z.nullable(
    z.object({
      summary: z.string(),
      completedAt: instant,
      /** What the summary is written in; left out: English. */
      language: z.optional(z.string()),
    }),
  ),
  /** As the quiz sent them, to fill them in again at a retake. */
  rawQuizResponses: z.nullable(z.unknown()),
  evidence: z.array(evidence),
  confidence: z.nullable(confidence),
  /** Names of photos that could not be read at the last analysis. */
  unreadPhotos: z.array(z.string()),
  provenance: z.nullable(provenance),
  updatedAt: instant,
});

export type Profile = z.infer<typeof profile>;

/** The profile as it now stands after feedback, and what of the words is still open. */
export const revisedProfile = z.extend(profile, {
  /** Words that were not understood. */
  notUnderstood: z.array(z.string()),
  /** Things that were named and neither clearly liked nor avoided: the person says which, and sends it with the tastes. */
  undecided: z.array(z.string()),
});
export type RevisedProfile = z.infer<typeof revisedProfile>;

const styleTag = line(MAX_TAG_LENGTH).check(z.minLength(1, fieldError('style_tag_missing')));

export const getProfile = defineRoute({
  method: 'GET',
  path: '/api/style/profile',
  tag: 'style-profile',
  summary: 'The style profile; 404 `no_profile` when there is none yet',
  response: profile,
});

export const validateProfile = defineRoute({
  method: 'GET',
  path: '/api/style/validate-profile',
  tag: 'style-profile',
  summary: 'Whether the profile is enough to generate outfits, and what is missing',
  response: z.object({ outfitGenerationReady: z.boolean(), missing: z.array(z.enum(MISSING_PARTS)) }),
});

export const analyseStyle = defineRoute({
  method: 'POST',
  path: '/api/style/analyze',
  tag: 'style-profile',
  summary: 'Read the uploaded photos into the profile; answers the profile as it now stands',
  response: profile,
});

export const updateProfile = defineRoute({
  method: 'POST',
  path: '/api/style/update',
  tag: 'style-profile',
  summary: 'Adjust the profile by free-text feedback',
  body: z.strictObject({
    prompt: text(MAX_FEEDBACK_LENGTH, FEEDBACK_MISSING).check(z.minLength(1, FEEDBACK_MISSING)),
  }),
  response: revisedProfile,
});

export const saveCustomColours = defineRoute({
  method: 'POST',
  path: '/api/style/custom-colors',
  tag: 'style-profile',
  summary: `Choose up to ${MAX_CUSTOM_COLOURS} favourite colours of the 50`,
  body: z.strictObject({
    colors: z
      .array(z.enum(COLOUR_NAMES))
      .check(
        z.minLength(1, fieldError('colors_missing')),
        z.maxLength(MAX_CUSTOM_COLOURS, fieldError('too_many_colors', MAX_CUSTOM_COLOURS)),
      ),
  }),
  response: profile,
});

export const updateCategories = defineRoute({
  method: 'POST',
  path: '/api/style/update-categories',
  tag: 'style-profile',
  summary: 'Replace the style categories',
  body: z.strictObject({ styleCategories: z.array(styleTag).check(z.maxLength(MAX_CATEGORIES)) }),
  response: profile,
});

export const updateMetrics = defineRoute({
  method: 'POST',
  path: '/api/style/update-metrics',
  tag: 'style-profile',
  summary: 'Set comfort, elegance and trendy (0 to 100)',
  body: z.strictObject({ metrics }),
  response: profile,
});

export const updateBodyType = defineRoute({
  method: 'POST',
  path: '/api/style/update-body-type',
  tag: 'style-profile',
  summary: 'Set body type, goals, fits and what to avoid',
  body: z.strictObject({ bodyTypeProfile }),
  response: profile,
});

export const updateTastes = defineRoute({
  method: 'POST',
  path: '/api/style/update-tastes',
  tag: 'style-profile',
  summary: 'Replace what is remembered of liked and avoided garments, cloths and cuts',
  body: z.strictObject({ tastes: z.array(taste).check(z.maxLength(MAX_TASTES)) }),
  response: profile,
});
