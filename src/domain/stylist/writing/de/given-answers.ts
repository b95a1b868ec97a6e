import type { OCCASIONS, ONBOARDING_STYLES } from '#contract/onboarding.ts';
import type {
  DAILY_ACTIVITIES,
  FITTING_PREFERENCES,
  INSPIRATION_SOURCES,
  STYLE_GOALS,
  WORK_ENVIRONMENTS,
} from '#contract/quiz.ts';

/** Answers of the quiz and of the onboarding as they were chosen: the screens take these words from here. */
export const WORK_ANSWERS: Record<(typeof WORK_ENVIRONMENTS)[number], string> = {
  corporate: 'Konzern',
  'business-casual': 'Business Casual',
  creative: 'Kreativ',
  remote: 'Zu Hause',
  student: 'Studium',
};

export const FIT_ANSWERS: Record<(typeof FITTING_PREFERENCES)[number], string> = {
  fitted: 'Körpernah',
  relaxed: 'Locker',
  loose: 'Weit',
  structured: 'Strukturiert',
};

export const DAY_ANSWERS: Record<(typeof DAILY_ACTIVITIES)[number], string> = {
  'Desk work': 'Am Schreibtisch',
  'Client meetings': 'Kundentermine',
  'Teaching or presenting': 'Unterrichten oder vortragen',
  'Standing all day': 'Den ganzen Tag stehen',
  'Walking or cycling to work': 'Zu Fuß oder mit dem Rad zur Arbeit',
  'Working out': 'Sport',
  'Looking after children': 'Kinder betreuen',
  'Outdoor time': 'Zeit im Freien',
  Traveling: 'Reisen',
  'Evenings out': 'Abends ausgehen',
  'Creative work': 'Kreatives Arbeiten',
  'Time at home': 'Zeit zu Hause',
};

export const GOAL_ANSWERS: Record<(typeof STYLE_GOALS)[number], string> = {
  'Look more polished': 'Gepflegter aussehen',
  'Feel more comfortable': 'Mich wohler fühlen',
  'Find a signature look': 'Eine Handschrift finden',
  'Dress well for work': 'Im Beruf gut angezogen sein',
  'Get dressed faster': 'Schneller angezogen sein',
  'Combine clothes better': 'Besser kombinieren',
  'Wear more color': 'Mehr Farbe tragen',
  'Build a capsule wardrobe': 'Eine kleine Garderobe aufbauen',
  'Find cuts that fit': 'Passende Schnitte finden',
  'Look more current': 'Aktueller aussehen',
  'Spend more wisely': 'Klüger Geld ausgeben',
  'Shop more sustainably': 'Nachhaltiger einkaufen',
};

export const SOURCE_ANSWERS: Record<(typeof INSPIRATION_SOURCES)[number], string> = {
  'Street style': 'Auf der Straße',
  'Fashion magazines': 'Modemagazine',
  Instagram: 'Instagram',
  Pinterest: 'Pinterest',
  TikTok: 'TikTok',
  'Film and television': 'Film und Fernsehen',
  'Music and artists': 'Musik und Kunst',
  'Friends and family': 'Freunde und Familie',
  'Vintage and history': 'Vintage und Geschichte',
  Travel: 'Reisen',
  'Art and architecture': 'Kunst und Architektur',
  'Shop windows': 'Schaufenster',
};

export const STYLE_ANSWERS: Record<(typeof ONBOARDING_STYLES)[number], string> = {
  casual: 'Lässig',
  business: 'Business',
  formal: 'Festlich',
  bohemian: 'Boho',
  minimalist: 'Minimalistisch',
  vintage: 'Vintage',
  sporty: 'Sportlich',
  edgy: 'Rockig',
};

export const OCCASION_ANSWERS: Record<(typeof OCCASIONS)[number], string> = {
  work: 'Arbeit und Beruf',
  casual: 'Alltag und Freizeit',
  social: 'Einladungen und Feste',
  special: 'Besondere Anlässe',
  mixed: 'Von allem etwas',
};
