import { PRICE_RANGES, type PriceRange } from '#contract/outfits.ts';
import { BUDGETS } from './price-ranges.ts';

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
const READ_CHARACTERS = 2_000;

/**
 * The most that a request says it will spend on everything, in whole units of the currency shown: "$150", "two hundred dollars",
 * "budget of 90", "80-120 euros". Null when it names no sum. Of several the largest: "80 to 120 dollars" allows 120.
 */
export function sumInWords(text: string): number | null {
  const levelled = text
    .slice(0, READ_CHARACTERS)
    .toLowerCase()
    .replace(/[-–—\s]+/g, ' ')
    .replace(WEIGHT, ' ');
  const sums = SUMS.flatMap((pattern) =>
    [...levelled.matchAll(pattern)].map(([, number]) => numberOf(number ?? '')),
  );
  const likely = sums.filter((sum) => sum >= LEAST && sum <= MOST);

  return likely.length === 0 ? null : Math.max(...likely);
}

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
  const sum = sumInWords(text);
  if (sum === null) return NO_LIMIT.test(text.slice(0, READ_CHARACTERS)) ? '300-plus' : null;

  return PRICE_RANGES.find((range) => sum > BUDGETS[range].least && sum <= BUDGETS[range].most) ?? '300-plus';
}
