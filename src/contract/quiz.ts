import * as z from 'zod/mini';
import { defineRoute } from './route.ts';
import { line, score } from './shared-shapes.ts';
import { profile } from './style-profile.ts';

export const WORK_ENVIRONMENTS = ['corporate', 'business-casual', 'creative', 'remote', 'student'] as const;
export const SOCIAL_LIVES = ['very-active', 'moderately-active', 'selective', 'quiet'] as const;
export const FITTING_PREFERENCES = ['fitted', 'relaxed', 'loose', 'structured'] as const;
export const PRIMARY_GOALS = [
  'complete-makeover',
  'wardrobe-refresh',
  'find-signature',
  'build-confidence',
  'occasion-specific',
] as const;
export const TIMEFRAMES = ['immediate', 'month', 'season', 'gradual'] as const;

/** Of every longer list the likely answers come first, and are shown before the others are asked for. */
export const SHOWN_FIRST = 6;

export const DAILY_ACTIVITIES = [
  'Desk work',
  'Client meetings',
  'Walking or cycling to work',
  'Working out',
  'Evenings out',
  'Time at home',
  'Teaching or presenting',
  'Standing all day',
  'Looking after children',
  'Outdoor time',
  'Traveling',
  'Creative work',
] as const;

export const STYLE_GOALS = [
  'Look more polished',
  'Feel more comfortable',
  'Find a signature look',
  'Get dressed faster',
  'Combine clothes better',
  'Find cuts that fit',
  'Dress well for work',
  'Wear more color',
  'Build a capsule wardrobe',
  'Look more current',
  'Spend more wisely',
  'Shop more sustainably',
] as const;

export const INSPIRATION_SOURCES = [
  'Street style',
  'Instagram',
  'Pinterest',
  'Film and television',
  'Friends and family',
  'Shop windows',
  'Fashion magazines',
  'TikTok',
  'Music and artists',
  'Vintage and history',
  'Travel',
  'Art and architecture',
] as const;

export const SUCCESS_METRICS = [
  'I get compliments',
  'I feel confident',
  'I decide in minutes',
  'I buy less and better',
  'I feel like myself',
  'I am comfortable all day',
  'I wear all that I own',
  'I look right for work',
  'I try something new',
  'I stay within budget',
] as const;

/** What the quiz offers where the wire takes any words: a later list may offer others, and old answers stay valid. */
export const SHOPPING_BEHAVIORS = [
  'I replace what wears out',
  'I plan and buy each season',
  'I buy on impulse',
  'I hunt for secondhand',
  'I avoid shopping',
] as const;

export const BUDGET_PRIORITIES = [
  'Lowest price',
  'Value for the money',
  'Few but lasting pieces',
  'One special piece at a time',
] as const;

/** Where clothes already work (confidenceAreas), and where they could work better (improvementAreas). */
export const STYLE_AREAS = [
  'Combining colors',
  'Fit and proportion',
  'Workwear',
  'Weekend clothes',
  'Dressing up',
  'Shoes and bags',
  'Mixing patterns',
  'Layering',
  'Jewelry and scarves',
  'Dressing for the weather',
] as const;

export const BARRIERS = [
  'Too little time',
  'A tight budget',
  'Sizes that do not fit',
  'Too many choices',
  'Not knowing what goes together',
  'A full closet, nothing to wear',
  'A dress code',
  'Comfort comes first',
  'Afraid of standing out',
  'Shops far away',
] as const;

export const QUIZ_SECTIONS = [
  'Your Lifestyle',
  'Style Aspirations',
  'Style Preferences',
  'Style Personality',
  'Your Goals',
] as const;

/** The looks of the quiz's pairs, this or that. */
export const PAIR_LOOKS = [
  ...(['suit', 'jeans'] as const),
  ...(['neutral', 'colorful'] as const),
  ...(['plain', 'printed'] as const),
  ...(['close', 'wide'] as const),
  ...(['silent', 'telling'] as const),
  ...(['known', 'new'] as const),
  ...(['unseen', 'seen'] as const),
  ...(['by-rules', 'own-rules'] as const),
] as const;
/** What else the quiz shows answers in, beside the looks of its pairs and of the wizard. */
export const TILE_LOOKS = [
  'night',
  'dinner',
  'at-home',
  'on-the-way',
  'outdoors',
  'traveling',
  'shoes-and-bags',
  'layers',
  'accents',
  'weather',
  ...(['neat', 'studio', 'on-camera', 'campus'] as const),
  ...(['makeover', 'refresh', 'signature', 'confidence', 'occasion'] as const),
  ...([
    'dream-casual',
    'dream-business',
    'dream-formal',
    'dream-bohemian',
    'dream-minimalist',
    'dream-vintage',
    'dream-sporty',
    'dream-edgy',
  ] as const),
] as const;
export const QUIZ_LOOKS = [...PAIR_LOOKS, ...TILE_LOOKS] as const;
export type QuizLook = (typeof QUIZ_LOOKS)[number];

export const QUIZ_SLIDER_STEP = 10;
export const DEFAULT_PATTERN_COMFORT = 50;
export const DEFAULT_CREATIVITY_LEVEL = 50;

export const MAX_ANSWER_LENGTH = 500;
const answer = line(MAX_ANSWER_LENGTH);
const answers = z.array(line(120)).check(z.maxLength(20));
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.nullable(z.enum(values)), null);
const several = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z._default(z.array(z.enum(values)).check(z.maxLength(values.length)), []);
const words = z._default(answer, '');
const slider = (initial: number) => z._default(score, initial);

/** No answer is required: every section and every field has an empty value of its own. Sliders run from 0 to 100 by 10. */
export const quizResponses = z.strictObject({
  lifestyle: z.prefault(
    z.strictObject({
      workEnvironment: choice(WORK_ENVIRONMENTS),
      socialLife: choice(SOCIAL_LIVES),
      dailyActivities: several(DAILY_ACTIVITIES),
      specialEvents: words,
    }),
    {},
  ),
  aspirations: z.prefault(
    z.strictObject({
      dreamStyle: words,
      styleGoals: several(STYLE_GOALS),
      inspirationSources: several(INSPIRATION_SOURCES),
      confidenceAreas: z._default(answers, []),
      improvementAreas: z._default(answers, []),
    }),
    {},
  ),
  preferences: z.prefault(
    z.strictObject({
      colorComfort: slider(50),
      patternComfort: slider(DEFAULT_PATTERN_COMFORT),
      fittingPreference: several(FITTING_PREFERENCES),
      shoppingBehavior: words,
      budgetPriority: words,
    }),
    {},
  ),
  personality: z.prefault(
    z.strictObject({
      expressionLevel: slider(50),
      riskTaking: slider(50),
      attentionComfort: slider(50),
      creativityLevel: slider(DEFAULT_CREATIVITY_LEVEL),
    }),
    {},
  ),
  goals: z.prefault(
    z.strictObject({
      primaryGoal: choice(PRIMARY_GOALS),
      timeframe: choice(TIMEFRAMES),
      successMetrics: several(SUCCESS_METRICS),
      barriers: z._default(answers, []),
    }),
    {},
  ),
});

export type QuizResponses = z.infer<typeof quizResponses>;

export const assessQuiz = defineRoute({
  method: 'POST',
  path: '/api/style/quiz-assessment',
  tag: 'quiz',
  summary: 'Read the style quiz into the profile; answers the profile as it now stands',
  body: z.strictObject({ quizResults: quizResponses }),
  response: profile,
});

export const getQuizSummary = defineRoute({
  method: 'GET',
  path: '/api/style/quiz-summary',
  tag: 'quiz',
  summary: 'The quiz in a few sentences; null when there is no quiz yet',
  response: z.object({ summary: z.nullable(z.string()), language: z.optional(z.string()) }),
});
