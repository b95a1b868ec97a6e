import { numberOf, SPELLED } from './number-words.ts';

const GERMAN = [
  ...['zehn', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig'],
  ...['hundert', 'zweihundert', 'dreihundert'],
];
const TENS = 9;
const UNIT = '(?: ?(?:dollars?|bucks?|usd|euros?|eur|pounds?|quid|gbp))?';
const ENGLISH_SUM = `(\\d{2,4}|${SPELLED})${UNIT}`;
const GERMAN_SUM = `(\\d{2,4}|ein ?hundert|${GERMAN.join('|')})${UNIT}`;
const TAKES = '(?:shave|knock|take|trim|cut|drop|save|lop|chop|bring|lower|reduce|get)';

/** How people say that all of it should cost so much less, and the sum in it. */
const STEPS: readonly RegExp[] = [
  new RegExp(`\\b${TAKES}(?: (?:me|us|about|around|like|another|roughly))* ${ENGLISH_SUM} off\\b`, 'gi'),
  new RegExp(
    `\\b${TAKES} (?:it|this|that|the \\w+)(?: down)? by ${ENGLISH_SUM}(?![\\w.%])(?! ?percent)`,
    'gi',
  ),
  // "Lose a hundred somewhere": a sum and nothing behind it that could go.
  new RegExp(
    `\\b(?:lose|${TAKES.slice(3, -1)}) ${ENGLISH_SUM}(?= (?:somewhere|somehow|overall|in all|in total)\\b|[,.!?;]| (?:but|and) |$)`,
    'gi',
  ),
  new RegExp(
    `\\bsave (?:me|us) (?:about |around )?${ENGLISH_SUM}(?= (?:on|overall|in all|somewhere)\\b|[,.!?;]|$)`,
    'gi',
  ),
  new RegExp(`\\b(${SPELLED})${UNIT} (?:less|cheaper)\\b(?! than)`, 'gi'),
];
const GERMAN_STEPS: readonly RegExp[] = [
  new RegExp(
    `(?:\\bum )?(?<![\\p{L}\\d]|\\bauf )${GERMAN_SUM} (?:weniger|billiger|günstiger|runter|einsparen)(?!\\p{L})(?! als)`,
    'giu',
  ),
  new RegExp(`\\bspar\\w*(?: mir| uns)? ${GERMAN_SUM}(?: ein)?(?!\\p{L})`, 'giu'),
];

/**
 * "Shave a hundred off", "cut it by fifty", „hundert weniger“: said in figures and with a unit, as "100 dollars less", where a reader of
 * single words sees no sum.
 */
export function withStepsInFigures(text: string): string {
  const english = STEPS.reduce(
    (rest, step) => rest.replace(step, (_said, sum: string) => `${dollarsOf(sum)} dollars less`),
    text,
  );

  // In its own language: the rest of the sentence is read by that.
  return GERMAN_STEPS.reduce(
    (rest, step) => rest.replace(step, (_said, sum: string) => `${dollarsOf(sum)} Dollar weniger`),
    english,
  );
}

function dollarsOf(sum: string): number {
  const german = GERMAN.indexOf(sum.toLowerCase().replace(/^ein ?/, ''));
  if (german >= 0) return german < TENS ? (german + 1) * 10 : (german - TENS + 1) * 100;

  return numberOf(sum.toLowerCase());
}
