import { PRICE_RANGES, type PriceRange } from '#contract/outfits.ts';
import { numberOf, SPELLED } from './number-words.ts';
import { BUDGETS } from './price-ranges.ts';
import { type SumNamed, sumsOfElsewhere } from './sums-of-elsewhere.ts';

const FIGURE = `\\d{1,3}(?:[.,]\\d{3})+|\\d{2,5}`;
const NUMBER = `(${FIGURE}|${SPELLED})`;
const UNIT = '(?:dollars?|bucks?|usd|euros?|eur|€|pounds?|quid|gbp|franken|chf|\\$|£)';
/** "I'm over 50" is an age. */
const NO_AGE = "(?<!(?:look\\w*|be|am|turn\\w*|i'?m|aged?|seem|bin|wie) )";
const SAID_BEFORE = `${NO_AGE}(?:budgets?(?: is| of|:)?|spend(?:ing)?|(?:can ?not|(?:ca|do|wo|should)n['’]?t|not) (?:want to )?(?:spend|pay|go)(?:ing)? (?:more than|over|above)|(?:nothing|not|never|nichts|nicht|nie|kein cent) (?:over|above|beyond|über)|(?:no|not|nothing|never) more than|(?:must|may|should|can|ca|wo|sha)(?: ?not|n['’]?t) (?:be|cost|come to|go|run to|exceed)(?: (?:any )?(?:more than|over|above|beyond|past))?|(?:darf|soll|sollte)(?:n|st|t)? (?:nicht|nichts|net) (?:mehr als|über)|at most|up to|max(?:imum)?(?: of)?|within(?: a budget of)?|innerhalb von|im rahmen von|under|below|less than|around|about|unter|bis(?: zu)?|höchstens|maximal|nicht mehr (?:als|wie)|weniger (?:als|wie)|etwa|rund)`;
const SAID_AFTER =
  '(?:max(?:imum)?|tops|at most|in all|all in|all told|total|budget|insgesamt|is (?:the|my) (?:limit|ceiling|max(?:imum)?|budget)|ist (?:aber )?(?:das|die|mein|meine) (?:limit|maximum|(?:schmerz|ober|höchst)?grenze|budget))';
/** What else a figure without a unit may count. */
const NOT_MONEY =
  '(?! ?(?:°|below|under zero|unter null|(?:degree|year|week|month|day|minute|hour)s?|celsius|fahrenheit|(?:mile|kilometer|kilometre|meter|metre|block|min|hr|minute|stunde|tag)(?:n|en|s)?\\b|km\\b|people|guests|pieces|items|%|percent|grad|jahre|wochen|tage|leute|gäste|teile|uhr|[cf]\\b|each|a ?piece|per (?:piece|item)|pro (?:teil|stück)|das stück))';
/** "50 more", "30 Euro weniger" is a way to go and no sum. */
const NO_STEP = '(?! ?(?:more|extra|less|cheaper|mehr|weniger|teurer|billiger|günstiger)(?! (?:than|als)))';

/** All of it together: "120 for the lot", "all in all 150", „alles zusammen 150“. */
const ALL = '(?:all(?: of)? (?:it|this|that)|it all|everything|the (?:lot|whole (?:lot|thing|outfit|look)))';
const OF_ALL = `(?:(?:for|on) ${ALL}|(?:alles )?zusammen|al(?:l t|t)ogether|für (?:alles|das ganze))`;
const ALL_FOR = `(?:(?:all )?in all|in total|a total of|al(?:l t|t)ogether|${ALL} (?:for|at)|insgesamt|alles in allem|(?:alles )?zusammen|alles für|für alles)`;

/** "Get this to 350", „auf 300 runter“. */
const BROUGHT_TO =
  '(?:(?:get|bring|keep|cut|take|trim)(?:t?ing)? (?:it|this|that|all of it|everything|the \\w+(?: thing)?)(?: all)?(?: down)? (?:to|at))';
const OR_LESS = '(?:or (?:less|under|below|cheaper)|oder (?:weniger|drunter|darunter|billiger))';

/** A sum with or without its sign and unit; then one that has either. */
const MONEY = `[$€£]? ?${NUMBER}(?!\\d)(?: ?${UNIT}(?![a-z]))?`;
const SURE_MONEY = `(?:[$€£] ?${NUMBER}(?!\\d)|\\b${NUMBER} ?${UNIT}(?![a-z]))`;
const LIMITS = [
  new RegExp(`\\b${SAID_BEFORE} [$€£]? ?${NUMBER}\\b${NOT_MONEY}${NO_STEP}`, 'g'),
  // „Mehr als 380 hab ich dafür nicht“, "more than 200 I can't do".
  new RegExp(
    `(?<![a-zäöüß])${NO_AGE}(?:mehr als|über) ${NUMBER}(?: ?${UNIT})?${NOT_MONEY} (?:[a-zäöüß']+ ){1,5}?(?:nicht|nich|net|niemals|nie)\\b`,
    'g',
  ),
  new RegExp(
    `\\b${NO_AGE}(?:more than|over|above) ${NUMBER}(?: ?${UNIT})?${NOT_MONEY} (?:[a-z'’]+ ){0,4}?(?:(?:ca|do|wo|is|does|would|could)n['’]?t|cannot|not|never)\\b`,
    'g',
  ),
  // "Budget for the shoes is 50".
  new RegExp(`\\bbudgets? for (?:\\w+ ){1,3}(?:is|are|of) [$€£]? ?${NUMBER}\\b${NOT_MONEY}`, 'g'),
  new RegExp(`\\bbudget für (?:\\w+ ){1,3}(?:ist|sind|beträgt|liegt bei) ${NUMBER}\\b${NOT_MONEY}`, 'g'),
];
const SUMS = [
  new RegExp(`${SURE_MONEY}${NO_STEP}`, 'g'),
  new RegExp(`\\b${NUMBER} ${SAID_AFTER}\\b`, 'g'),
  new RegExp(`\\b${BROUGHT_TO} ${NUMBER}\\b${NOT_MONEY}`, 'g'),
  new RegExp(
    `\\b(?:auf|to) ${NUMBER}(?: ?${UNIT})? (?:her|hin)?(?:unter|runter|druck|drück|senk|reduzier|down)`,
    'g',
  ),
  // "380 is all I've got", „mit 380 muss es reichen“, „bei 380 ist Schluss“.
  new RegExp(`\\b${NUMBER}(?: ?${UNIT})?${NOT_MONEY} is all (?:i|we|there|he|she)\\b`, 'g'),
  new RegExp(
    `\\b${NUMBER}(?: ?${UNIT})?${NOT_MONEY},? (?:and |und )?(?:not a (?:penny|cent|dollar|euro) more|kein(?:en)? (?:cent|euro|pfennig) mehr)\\b`,
    'g',
  ),
  new RegExp(
    `\\bbei ${NUMBER}(?: ?${UNIT})?${NOT_MONEY} (?:ist|wäre) (?:[a-zäöüß]+ ){0,3}(?:schluss|ende|sense|feierabend)\\b`,
    'g',
  ),
  // "Can you do this for 300?"
  new RegExp(
    `\\b(?:do|get|make|have|manage|buy) (?:it|this|that|(?:all )?of it|everything|the (?:look|outfit|lot)) for ${NUMBER}\\b${NOT_MONEY}`,
    'g',
  ),
  new RegExp(
    `\\b(?:das|es|alles|den look|das outfit)(?: auch| denn| irgendwie| so)? für ${NUMBER}\\b${NOT_MONEY}`,
    'g',
  ),
  new RegExp(
    `\\b(?:but|only|just|aber|nur) (?:for|at|für) (?![1-3]?\\d\\b)${NUMBER}\\b${NOT_MONEY}(?=\\s*(?:$|[.,!?;]| (?:please|pls|bitte)))`,
    'g',
  ),
  new RegExp(`\\b${NUMBER} ${OR_LESS}\\b`, 'g'),
  new RegExp(`\\b${NUMBER} ${OF_ALL}\\b`, 'g'),
  new RegExp(`\\b${ALL_FOR} ${NUMBER}\\b${NOT_MONEY}${NO_STEP}`, 'g'),
];
/** "I've got 160 till the end of the month", „ich hab noch 90 bis Freitag“: whatever else a thing was said to cost. */
const IN_HAND = [
  new RegExp(
    `\\b(?:i|we)(?: only| just)?(?:['’]?ve(?: only| just)? got| have(?: only| just)?(?: got)?| got)(?: only| just| about| around)? ${MONEY}(?= (?:till?|until|left|to spend|to my name|for (?:it|this|that|all|everything|the (?:lot|whole|month|week))|this (?:month|week)|total)\\b|\\s*(?:$|[.,!?;]))`,
    'g',
  ),
  new RegExp(`\\b${MONEY}${NOT_MONEY} is (?:all|what) (?:i|we)(?:['’]?ve got| have| got)\\b`, 'g'),
  new RegExp(
    `\\b(?:ich|wir) (?:hab|habe|haben)(?: nur| noch| bloß| gerade| mal)* ${MONEY}(?= (?:bis|übrig|dafür|zum ausgeben|zur verfügung|für (?:alles|das)|im monat|diesen monat|insgesamt)(?![a-zäöüß])|\\s*(?:$|[.,!?;]))`,
    'g',
  ),
];
/** "Between 150 and 250", „zwischen 80 und 120 Euro“, "$80 to 120", "80-120 euros". */
const BOTH_ENDS = [
  new RegExp(`\\b(?:between|zwischen) ${MONEY} (?:and|und) ${MONEY}${NOT_MONEY}`, 'g'),
  new RegExp(`\\b(${FIGURE})(?: ?${UNIT})? (?:(?:to|bis) )?${SURE_MONEY}${NO_STEP}`, 'g'),
  new RegExp(`[$€£] ?${NUMBER} (?:to|bis) ${MONEY}`, 'g'),
];
/** "At least 300", "300 or more"; with a unit also "more than 300 dollars". */
const LEASTS = [
  new RegExp(`\\b(?:at least|mindestens) ${MONEY}${NOT_MONEY}${NO_STEP}`, 'g'),
  new RegExp(
    `(?<!\\b(?:no|not|nothing|never|nicht|nichts|nie) )\\b(?:more than|over|mehr als|über|ab) ${SURE_MONEY}`,
    'g',
  ),
  new RegExp(`${MONEY} (?:or more|oder mehr)\\b`, 'g'),
];
const READ_CHARACTERS = 2_000;
const ANY_NUMBER = new RegExp(`\\d|${SPELLED}`);

/** The least and the most that is to be spent on everything, in whole units of the currency shown; null where it is not said. */
export interface SumsInWords {
  least: number | null;
  most: number | null;
  /** Where the most was named in another currency than is reckoned in. */
  mostNamed?: SumNamed;
}

/**
 * What a request says it will spend on everything: "between 150 and 250", "at least 300", "$150", "two hundred dollars", "80-120 euros".
 * Of several upper ends the largest counts.
 */
export function sumsInWords(text: string): SumsInWords {
  const said = text
    .slice(0, READ_CHARACTERS)
    .toLowerCase()
    .replace(/[-–—\s]+/g, ' ');
  // Most texts name none, and every pattern begins anew at each word.
  if (!ANY_NUMBER.test(said)) return { least: null, most: null };
  const reckoned = sumsOfElsewhere(said.replace(/\bmax\./g, 'max').replace(WEIGHT, ' '));
  let rest = reckoned.text;
  const take = (patterns: readonly RegExp[], least = LEAST): number[] =>
    patterns
      .flatMap((pattern) => [...rest.matchAll(pattern)])
      .flatMap(([words, ...numbers]) => {
        const sums = numbers.filter(Boolean).map(numberOf);
        if (sums.some((sum) => sum < least || sum > MOST)) return [];
        rest = rest.replace(words, ' ');
        return sums;
      });
  const ends = take(BOTH_ENDS);
  // "I can't spend more than 300" names no least.
  const limits = take(LIMITS);
  const leasts = [...ends, ...take(LEASTS, LEAST_OF_LEASTS)];
  const inHand = take(IN_HAND);
  const others = take(SUMS);
  // "300 bucks? I've got 160."
  const mosts =
    inHand.length > 0 && ends.length + limits.length === 0
      ? inHand
      : [...ends, ...limits, ...inHand, ...others];
  const most = mosts.length > 0 ? Math.max(...mosts) : null;
  const mostNamed = most === null ? undefined : reckoned.named.get(most);

  return {
    least: leasts.length > 0 ? Math.min(...leasts) : null,
    most,
    ...(mostNamed !== undefined && { mostNamed }),
  };
}

/** The most that a request says it will spend on everything. Null when it names no such sum. */
export function sumInWords(text: string): number | null {
  return sumsInWords(text).most;
}

/** Below it at least so many of anything else may be meant. */
const LEAST_OF_LEASTS = 40;

/** "I lost 45 pounds", "put on thirty pounds". */
const WEIGHT = new RegExp(
  `\\b(?:los(?:t|e|ing)|gain(?:ed)?|dropped|shed|put on|(?:am|i'?m) down) (?:\\w+ )?${NUMBER} ?(?:pounds?|lbs?)\\b|\\b${NUMBER} ?pounds? (?:lighter|heavier|down|over)\\b`,
  'g',
);
const LEAST = 10;
const MOST = 20_000;

const NO_LIMIT =
  /\b(?:(?:money|price|cost|budget)(?: is)? no (?:object|issue)|no (?:budget|price|spending) limits?|(?:no limit on the|unlimited) budget|(?:money|price) does ?n['’]?t matter|whatever it costs)\b/i;

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
  if (least !== null) return PRICE_RANGES.find((range) => BUDGETS[range].least >= least) ?? '300-plus';

  return NO_LIMIT.test(text.slice(0, READ_CHARACTERS)) ? '300-plus' : null;
}
