import { anyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import { weatherAt } from '#domain/wardrobe/weather.ts';
import { GERMAN_WILL_BE } from './de/told.ts';
import type { Grammar } from './mentions/grammar.ts';
import type { Meaning } from './mentions/meanings.ts';
import type { Token } from './mentions/tokens.ts';

export interface Read {
  meanings: readonly Meaning[];
  text: string;
  /** How many tokens were used. */
  length: number;
}

/** "Minus five", „minus drei“: however many, it freezes. */
export const IN_WORDS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|funfzehn|zwanzig)$/;

export const BELOW_ZERO = -5;

export function readNumber(tokens: readonly Token[], at: number, sign: 1 | -1): Read {
  const text = tokens[at]?.text ?? '';
  const value = sign * Number.parseFloat(text.replace(/[$€£,]/g, ''));
  const next = tokens[at + 1]?.text ?? '';
  const filler: Read = { meanings: [{ is: 'filler' }], text, length: 1 };

  if (isPlusSize(tokens[at - 1]?.text ?? '', value))
    return { meanings: [{ is: 'cut', cut: 'plus' }], text, length: 1 };
  if (!Number.isFinite(value)) return filler;
  // „Um 20 Uhr“.
  if (next === 'uhr') return { ...filler, length: 2 };
  const step = stepOf(tokens, at, value);
  if (step !== null) return { ...step, text };
  if (/[$€£]/.test(text)) return { meanings: [{ is: 'money', dollars: value }], text, length: 1 };
  // "Lost 45 pounds" is weight.
  if (/^pounds?$/.test(next) && WEIGHS.test(tokens[at - 1]?.text ?? '')) return { ...filler, length: 2 };
  if (CURRENCY.test(next)) return { meanings: [{ is: 'money', dollars: value }], text, length: 2 };
  // "Evenings get down to 50" is no sum.
  if (!COUNTED.test(next) && value <= HOTTEST && FALLS_TO.test(saidBefore(tokens, at)))
    return { meanings: [degreesOf(celsiusOf(value, ''))], text, length: 1 };
  // "20 below this week".
  const isBelowZero = next === 'below' && !/^(?:the|my)$/.test(tokens[at + 2]?.text ?? '');
  if (isBelowZero)
    return {
      meanings: [degreesOf(celsiusOf(-value, ''))],
      text,
      length: 2,
    };
  if (isLimit(tokens, at, value))
    return {
      meanings: [{ is: 'money', dollars: value }],
      text,
      length: SAYS_LIMIT.test(next) ? 2 : 1,
    };
  if (text.includes('°') || /^(?:degrees?|grad|celsius|fahrenheit|f|c)$/.test(next)) {
    const named = text.includes('°') ? text : `${next} ${tokens[at + 2]?.text ?? ''}`;
    const isSaid = (words: RegExp) => tokens.some((token) => words.test(token.text));
    const unit = isSaid(HEAT) ? `${named} heat` : isSaid(COLD) ? `${named} cold` : named;
    const length = text.includes('°')
      ? 1
      : /^(?:f|c|celsius|fahrenheit)$/.test(tokens[at + 2]?.text ?? '')
        ? 3
        : 2;

    return {
      meanings: [degreesOf(celsiusOf(value, unit))],
      text,
      length,
    };
  }

  // "It's minus 12 here": below nothing there are only degrees. "It's going to be 28" is said of the day.
  if (!COUNTED.test(next) && (value < 0 || isOfTheDay(tokens, at, value)))
    return {
      meanings: [degreesOf(celsiusOf(value, ''))],
      text,
      length: 1,
    };

  return filler;
}

function isOfTheDay(tokens: readonly Token[], at: number, value: number): boolean {
  const before = saidBefore(tokens, at);
  const next = tokens[at + 1]?.text ?? '';
  // "Shorts for the parade, gonna be 36", „soll 34 werden“: of nobody, where a thought begins with it.
  const isOfNobody =
    (GONNA_BE.test(before) && (tokens[at + 1]?.kind !== 'word' || OF_A_DAY.test(next))) ||
    (/(?:^|, )soll(?: auch)?$/.test(before) && next === 'werden') ||
    (/(?:^|, )wird$/.test(before) && /^(?:heute|morgen|am|grad|warm|heiß|heiss)$/.test(next));

  return value >= LEAST_DEGREES && value <= HOTTEST && (WILL_BE.test(before) || (value < 45 && isOfNobody));
}

function saidBefore(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(Math.max(0, at - 5), at)
    .map(({ text }) => text)
    .join(' ');
}

const FALLS_TO = phrase([
  '(?:^| )',
  anyOf(
    inTurn(
      anyOf('evenings?|nights?|mornings?|temps?|temperatures?|lows?|abende?|nachte', 'temperatur(?:en)?'),
      ' (?:can |will |may |kann |konnen )?',
      '(?:gets?|goes?|drops?|dips?|falls?|sinks?|cools?|geht|gehen|fallt|fallen|sinkt|sinken)',
    ),
    '(?:it|es|abends|nachts) (?:gets|goes|drops|dips|falls|cools|geht|sinkt|fallt)(?: es)?',
  ),
  '(?: down| off| back| runter| ab)? (?:to|into the|below|under|near|auf|unter|gegen)',
  '(?: about| around)?$',
]);

const WILL_BE = phrase([
  '(?:^| )',
  anyOf(
    'its|it is|itll be|it will be',
    'it (?:might|may|could|should) be',
    'its (?:going to|gonna|supposed to|meant to) (?:be|hit|reach)',
    'supposed to hit',
    '(?:gonna|going to|meant to|set to) hit',
    'highs? of',
    'forecast (?:is|says|for)',
    'feels like|hitting',
    GERMAN_WILL_BE,
  ),
  '(?: (?:like|about|around|over|up to|nearly|close to|bis zu|rund|uber|fast))?$',
]);

const OF_A_DAY = /^(?:on|today|tomorrow|tonight|at|by|in|all|the|and|so|outside|out)$/;

const GONNA_BE = /(?:^|[,.;] )(?:its )?(?:gonna|going to|supposed to|meant to|set to) (?:be|hit|reach)$/;

const LEAST_DEGREES = 10;

/** In Fahrenheit. */
const HOTTEST = 110;

/** "50 more", "30 Euro billiger": no sum, a way to go. */
function stepOf(tokens: readonly Token[], at: number, dollars: number): Omit<Read, 'text'> | null {
  const length = CURRENCY.test(tokens[at + 1]?.text ?? '') ? 2 : 1;
  const word = tokens[at + length]?.text ?? '';
  const isMoney =
    length === 2 || /[$€£]/.test(tokens[at]?.text ?? '') || OF_PRICE.test(word) || isOfPrice(tokens);
  const isOff =
    /^(?:off|runter|ab)$/.test(word) ||
    isBy(tokens, at) ||
    (/^(?:drop|knock|shave|trim|take|cut|save)$/.test(tokens[at - 1]?.text ?? '') && length === 2);
  const direction = isOff
    ? -1
    : /^(?:more|extra|dearer|mehr|teurer)$/.test(word)
      ? 1
      : /^(?:less|cheaper|weniger|billiger|gunstiger)$/.test(word)
        ? -1
        : null;
  const isThan = /^(?:than|als)$/.test(tokens[at + length + 1]?.text ?? '');

  return direction === null || !isMoney || isThan
    ? null
    : {
        meanings: [{ is: 'money', dollars, step: direction }],
        length: isOff && !/^(?:off|runter|ab)$/.test(word) ? length : length + 1,
      };
}

/** "40 cheaper" can be nothing but money. */
const OF_PRICE = /^(?:dearer|teurer|cheaper|billiger|gunstiger)$/;

/** "Has to come down by 100", „muss um 50 runter“. */
function isBy(tokens: readonly Token[], at: number): boolean {
  const near = [...tokens.slice(Math.max(0, at - FARTHEST_FALL), at), ...tokens.slice(at + 1, at + 3)];

  return /^(?:by|um)$/.test(tokens[at - 1]?.text ?? '') && near.some(({ text }) => COMES_DOWN.test(text));
}

const FARTHEST_FALL = 7;

const COMES_DOWN =
  /^(?:drops?|down|lower|cut|reduced?|shave|shrink|runter|gesenkt|senke?n?|sinken|drucken|reduzier\w*)$/;

function isOfPrice(tokens: readonly Token[]): boolean {
  return tokens.some(({ text }) =>
    /^(?:costs?|spend|price|budget|totals?|sum|kosten|kostet|ausgeben|preis|gesamtpreis|summe)$/.test(text),
  );
}

/** "3 outfits": the only things that a figure of the lexicon counts. */
export function readCount({ lookUp }: Grammar, tokens: readonly Token[], at: number): Read | null {
  const text = `${tokens[at]?.text} ${tokens[at + 1]?.text}`;
  const meanings = lookUp(text);

  return meanings?.every(({ is }) => is === 'several') === true ? { meanings, text, length: 2 } : null;
}

/** "Get under 250", "max 90": a figure behind such a word is a sum, unless it counts something else. */
function isLimit(tokens: readonly Token[], at: number, value: number): boolean {
  const before = tokens[at - 1]?.text ?? '';
  const next = tokens[at + 1]?.text ?? '';
  const isCounted = COUNTED.test(next);

  // "Get it down to 220".
  const isDownTo = before === 'to' && /^(?:down|back)$/.test(tokens[at - 2]?.text ?? '');

  return value >= LEAST_SUM && !isCounted && (isDownTo || SUM_FOLLOWS.test(before) || SAYS_LIMIT.test(next));
}

/** "Size 20", „Größe 60“: sizes at which clothes are cut apart, whoever wears them: a German 48 is a medium in menswear. */
function isPlusSize(before: string, value: number): boolean {
  if (/^sizes?$/.test(before)) return value >= 14 && value <= 34;

  return /^(?:große|grosse|konfektionsgroße)$/.test(before) && value >= 58 && value <= 70;
}

const LEAST_SUM = 20;

const SAYS_LIMIT = /^(?:max|maximum|tops|total|maximal|hochstens)$/;

const SUM_FOLLOWS =
  /^(?:under|below|max|maximum|than|budget|spend|around|about|unter|hochstens|maximal|bis)$/;

const COUNTED =
  /^(?:degrees?|celsius|fahrenheit|years?|weeks?|months?|days?|minutes?|hours?|people|guests|pieces|items|percent|cm|inches|dollars?|euros?|grad|jahre|wochen|tage|leute|gaste|teile|f|c)$/;

const CURRENCY = /^(?:dollars?|bucks?|usd|euros?|eur|pounds?|quid|gbp|franken|chf)$/;

const WEIGHS =
  /^(?:lost|lose|losing|gained|gain|gaining|lift|lifting|weigh|weighs|dropped|carry|carrying|another)$/;

/** Where these are said, 42 degrees are no cool day in Fahrenheit. */
const HEAT = phrase([
  '^',
  anyOf(
    // Heat
    'hot|heat|heatwave|humid|boiling|roasting|scorching|sweltering|sweat|sweaty',
    'sweating',

    // Against it
    'aircon|ac|air con|air conditioning|fan|fans',

    // What is done in it
    'barbecue|barbie|beach|pool|summer',

    // Months
    'june|july|august',

    // Places
    'desert|delhi|mumbai|india|dubai|doha|qatar|riyadh|cairo|egypt|seville|madrid',
    'athens|australia|thailand|bangkok|singapore',
  ),
  '$',
]);

/** "30 degrees at the start, gloves": where these are said, they are none in Celsius. */
const COLD = /^(?:gloves|mittens|beanie|earmuffs|thermals|frost|frosty|icy|snow|thanksgiving)$/;

const WARM = 24;

const HOTTEST_CELSIUS = 50;

/** Without a unit, 40 and more are Fahrenheit where people go outside, unless it is said to be hot. */
export function degreesOf(celsius: number): Meaning {
  return { is: 'weather', weather: weatherAt(celsius), wet: false, celsius };
}

function celsiusOf(value: number, unit: string): number {
  const isCelsius = /°\s?c|\bc\b|celsius|grad/.test(unit) || (value <= HOTTEST_CELSIUS && /heat/.test(unit));
  const isFahrenheit =
    /°\s?f|\bf\b|fahrenheit/.test(unit) ||
    (!isCelsius && value >= (/degrees? .*cold/.test(unit) ? WARM : 40));

  return isFahrenheit ? ((value - 32) * 5) / 9 : value;
}
