import { PRICE_RANGES, type PriceRange } from '#contract/outfits.ts';
import { BUDGETS, OPEN_RANGES } from './price-ranges.ts';

const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};

const COUNT = `(?:a|${ONES.join('|')})`;
const TEN = `(?:${Object.keys(TENS).join('|')})`;
/** "a hundred", "two hundred and fifty", "eighty". */
const SPELLED = `(?:${COUNT} hundred(?: and)?(?: ${TEN})?|${TEN})`;
const FIGURE = `\\d{1,3}(?:[.,]\\d{3})+|\\d{2,5}`;
const NUMBER = `(${FIGURE}|${SPELLED})`;
const UNIT = '(?:dollars?|bucks?|usd|euros?|eur|€|pounds?|quid|gbp)';
const SAID_BEFORE =
  "(?<!(?:look|looks|looked|looking|be|am|turned|turning|im|i'm|aged?|seem|bin|wie) )(?:budgets?(?: is| of|:)?|spend(?:ing)?|spend up to|(?:can ?not|(?:ca|do|wo|should)n['’]?t|not) (?:want to )?(?:spend|pay|go)(?:ing)? (?:more than|over|above)|no more than|not more than|at most|up to|max(?:imum)?(?: of)?|under|below|less than|around|about|unter|bis(?: zu)?|höchstens|maximal|nicht mehr als|weniger als|etwa|rund)";
const SAID_AFTER =
  '(?:max(?:imum)?|tops|at most|in all|all in|all told|total|budget|insgesamt|is (?:the|my) (?:limit|ceiling|max(?:imum)?|budget))';
/** What else a figure without a unit may count. */
const NOT_MONEY =
  '(?! ?(?:°|degrees?|celsius|fahrenheit|years?|weeks?|months?|days?|minutes?|hours?|people|guests|pieces|items|%|percent|grad|jahre|wochen|tage|leute|gäste|teile|uhr|[cf]\\b))';
/** "50 more", "30 Euro weniger" is a way to go and no sum. */
const NO_STEP = '(?! ?(?:more|extra|less|cheaper|mehr|weniger|teurer|billiger|günstiger)(?! (?:than|als)))';

/** "Get this to 350", „auf 300 runter“. */
const BROUGHT_TO =
  '(?:(?:get|getting|bring|bringing|keep|keeping|cut|cutting|take|trim) (?:it|this|that|all of it|everything|the (?:total|whole thing|lot|price|look|outfit))(?: all)?(?: down)? (?:to|at))';
const OR_LESS = '(?:or (?:less|under|below|cheaper)|oder (?:weniger|drunter|darunter|billiger))';

const SUMS = [
  new RegExp(`[$€£] ?${NUMBER}(?!\\d)${NO_STEP}`, 'g'),
  new RegExp(`\\b${NUMBER} ?${UNIT}(?![a-z])${NO_STEP}`, 'g'),
  new RegExp(`\\b${SAID_BEFORE} ${NUMBER}\\b${NOT_MONEY}${NO_STEP}`, 'g'),
  new RegExp(`\\b${NUMBER} ${SAID_AFTER}\\b`, 'g'),
  new RegExp(`\\b${BROUGHT_TO} ${NUMBER}\\b${NOT_MONEY}`, 'g'),
  new RegExp(`\\b${NUMBER} ${OR_LESS}\\b`, 'g'),
];
/** A sum with or without its sign and unit. */
const MONEY = `[$€£]? ?${NUMBER}(?!\\d)(?: ?${UNIT}(?![a-z]))?`;
const NOT_AFTER_NO =
  "(?<!\\b(?:no|not|never|nothing|nicht|nie|nichts|kein\\w*|(?:ca|do|wo|should|would|does|could|is)n['’]?t|cannot)\\b[^.,;!?]{0,24})";
/** "Between 150 and 250", „zwischen 80 und 120 Euro“, "$80 to 120", "80-120 euros". */
const BOTH_ENDS = [
  new RegExp(
    `\\b(?:between|zwischen) (?:about |around |etwa )?${MONEY} (?:and|und) ${MONEY}${NOT_MONEY}`,
    'g',
  ),
  new RegExp(`[$€£] ?(${FIGURE}) (?:(?:to|bis) )?[$€£]? ?(${FIGURE})(?!\\d)${NOT_MONEY}`, 'g'),
  new RegExp(`\\b${NUMBER} (?:to|bis) ${NUMBER} ?${UNIT}(?![a-z])${NO_STEP}`, 'g'),
  new RegExp(`\\b(${FIGURE}) (${FIGURE}) ?${UNIT}(?![a-z])${NO_STEP}`, 'g'),
];
/** "At least 300", "300 or more"; with a unit also "more than 300 dollars". */
const LEASTS = [
  new RegExp(
    `\\b(?:at least|(?:a )?minimum(?: of)?|no(?:t)? less than|not (?:under|below)|upwards of|mindestens|wenigstens|nicht unter|nicht weniger als) ${MONEY}${NOT_MONEY}${NO_STEP}`,
    'g',
  ),
  new RegExp(`${NOT_AFTER_NO}\\b(?:more than|over|above|mehr als|über|ab) [$€£] ?${NUMBER}(?!\\d)`, 'g'),
  new RegExp(`${NOT_AFTER_NO}\\b(?:more than|over|above|mehr als|über|ab) ${NUMBER} ?${UNIT}(?![a-z])`, 'g'),
  new RegExp(
    `${MONEY} (?:or more|and up|and above|minimum|at least|oder mehr|und mehr|aufwärts|mindestens)(?![a-zäöü])`,
    'g',
  ),
];
const READ_CHARACTERS = 2_000;

/** The least and the most that is to be spent on everything, in whole units of the currency shown; null where it is not said. */
export interface SumsInWords {
  least: number | null;
  most: number | null;
}

/**
 * What a request says it will spend on everything: "between 150 and 250", "at least 300", "$150", "two hundred dollars", "80-120 euros".
 * Of several upper ends the largest counts.
 */
export function sumsInWords(text: string): SumsInWords {
  let rest = text
    .slice(0, READ_CHARACTERS)
    .toLowerCase()
    .replace(/[-–—\s]+/g, ' ')
    .replace(WEIGHT, ' ');
  const take = (patterns: readonly RegExp[], least: number): number[] => {
    const sums = patterns.flatMap((pattern) =>
      [...rest.matchAll(pattern)]
        .map(([, ...numbers]) =>
          numbers.flatMap((number) => (number === undefined ? [] : [numberOf(number)])),
        )
        .filter((numbers) => numbers.every((sum) => sum >= least && sum <= MOST)),
    );
    if (sums.length > 0) for (const pattern of patterns) rest = rest.replace(pattern, ' ');
    return sums.flat();
  };
  if (!SAYS_A_NUMBER.test(rest)) return { least: null, most: null };
  const ends = take(BOTH_ENDS, LEAST);
  const leasts = take(LEASTS, LEAST_OF_LEASTS);
  const mosts = [...ends, ...take(SUMS, LEAST)];

  return {
    least: ends.length + leasts.length === 0 ? null : Math.min(...ends, ...leasts),
    most: mosts.length === 0 ? null : Math.max(...mosts),
  };
}

/** The most that a request says it will spend on everything. Null when it names no such sum. */
export function sumInWords(text: string): number | null {
  return sumsInWords(text).most;
}

const SAYS_A_NUMBER = new RegExp(`\\d\\d|hundred|${TEN}`);
/** Below it at least so many of anything else may be meant. */
const LEAST_OF_LEASTS = 40;

/** "I lost 45 pounds", "put on thirty pounds". */
const WEIGHT = new RegExp(
  `\\b(?:lost|lose|losing|gained|gain|dropped|shed|put on|am down|i'm down|im down) (?:about |over |some |like )?${NUMBER} ?(?:pounds?|lbs?)\\b|\\b${NUMBER} ?pounds? (?:lighter|heavier|down|overweight)\\b`,
  'g',
);
const LEAST = 10;
const MOST = 20_000;

function numberOf(words: string): number {
  if (/^\d/.test(words)) return Number(words.replace(/[.,]/g, ''));
  const [hundreds, rest = ''] = words.includes('hundred') ? words.split(' hundred') : ['', words];
  const count = hundreds === '' ? 0 : hundreds === 'a' ? 1 : ONES.indexOf(hundreds ?? '') + 1;

  return count * 100 + (TENS[rest.replace(/^ ?(?:and )?/, '').trim()] ?? 0);
}

const NO_LIMIT =
  /\b(?:(?:money|price|cost|budget)(?: is)? no (?:object|issue)|no (?:budget|price|spending) limits?|no limit on the budget|unlimited budget|(?:money|price) does ?n['’]?t matter|whatever it costs)\b/i;

/**
 * The narrowest price range that allows a sum, the dearest where money is no object; where nobody chose a range, what was said
 * in words decides.
 */
export function priceRangeFor(text: string): PriceRange | null {
  const { least, most } = sumsInWords(text);
  if (most !== null)
    return (
      PRICE_RANGES.find((range) => most > BUDGETS[range].least && most <= BUDGETS[range].most) ?? '300-plus'
    );
  if (least !== null) return OPEN_RANGES.find((range) => BUDGETS[range].least >= least) ?? '300-plus';

  return NO_LIMIT.test(text.slice(0, READ_CHARACTERS)) ? '300-plus' : null;
}
