import type { ONBOARDING_STYLES } from '#contract/onboarding.ts';
import type {
  DAILY_ACTIVITIES,
  PRIMARY_GOALS,
  SOCIAL_LIVES,
  STYLE_AREAS,
  STYLE_GOALS,
  SUCCESS_METRICS,
  WORK_ENVIRONMENTS,
} from '#contract/quiz.ts';
import type { AnswerLook } from '#web/shared/answer-board.tsx';

type Looks<Answers extends readonly string[]> = Record<Answers[number], AnswerLook>;

/** The look in which an answer is shown. One look may stand for several answers, but not twice in a section. */
export const WORK_LOOKS: Looks<typeof WORK_ENVIRONMENTS> = {
  corporate: 'suit',
  'business-casual': 'neat',
  creative: 'studio',
  remote: 'on-camera',
  student: 'campus',
};

export const DREAM_LOOKS: Looks<typeof ONBOARDING_STYLES> = {
  casual: 'dream-casual',
  business: 'dream-business',
  formal: 'dream-formal',
  bohemian: 'dream-bohemian',
  minimalist: 'dream-minimalist',
  vintage: 'dream-vintage',
  sporty: 'dream-sporty',
  edgy: 'dream-edgy',
};

export const SOCIAL_LOOKS: Looks<typeof SOCIAL_LIVES> = {
  'very-active': 'night',
  'moderately-active': 'dinner',
  selective: 'formal',
  quiet: 'at-home',
};

export const DAY_LOOKS: Looks<typeof DAILY_ACTIVITIES> = {
  'Desk work': 'by-rules',
  'Client meetings': 'business',
  'Walking or cycling to work': 'on-the-way',
  'Working out': 'sporty',
  'Evenings out': 'seen',
  'Time at home': 'silent',
  'Teaching or presenting': 'vintage',
  'Standing all day': 'known',
  'Looking after children': 'casual',
  'Outdoor time': 'outdoors',
  Traveling: 'traveling',
  'Creative work': 'own-rules',
};

export const CHANGE_LOOKS: Looks<typeof STYLE_GOALS> = {
  'Look more polished': 'plain',
  'Feel more comfortable': 'at-home',
  'Find a signature look': 'telling',
  'Get dressed faster': 'silent',
  'Combine clothes better': 'dinner',
  'Find cuts that fit': 'close',
  'Dress well for work': 'suit',
  'Wear more color': 'colorful',
  'Build a capsule wardrobe': 'neutral',
  'Look more current': 'new',
  'Spend more wisely': 'known',
  'Shop more sustainably': 'jeans',
};

export const AREA_LOOKS: Looks<typeof STYLE_AREAS> = {
  'Combining colors': 'own-rules',
  'Fit and proportion': 'wide',
  Workwear: 'by-rules',
  'Weekend clothes': 'on-the-way',
  'Dressing up': 'night',
  'Shoes and bags': 'shoes-and-bags',
  'Mixing patterns': 'printed',
  Layering: 'layers',
  'Jewelry and scarves': 'accents',
  'Dressing for the weather': 'weather',
};

export const GOAL_LOOKS: Looks<typeof PRIMARY_GOALS> = {
  'complete-makeover': 'makeover',
  'wardrobe-refresh': 'refresh',
  'find-signature': 'signature',
  'build-confidence': 'confidence',
  'occasion-specific': 'occasion',
};

export const METRIC_LOOKS: Looks<typeof SUCCESS_METRICS> = {
  'I get compliments': 'night',
  'I feel confident': 'suit',
  'I decide in minutes': 'silent',
  'I buy less and better': 'minimalist',
  'I feel like myself': 'own-rules',
  'I am comfortable all day': 'at-home',
  'I wear all that I own': 'layers',
  'I look right for work': 'by-rules',
  'I try something new': 'printed',
  'I stay within budget': 'known',
};
