import type { Avoidance, BodyGoal, Profile } from '#contract/style-profile.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { tokensOf } from '../language/mentions/tokens.ts';
import { isLink } from './phrases-of-taste.ts';
import type { Wanted } from './wanted.ts';

type BodyWanted = Pick<
  Wanted,
  'addsAvoidances' | 'dropsAvoidances' | 'addsGoals' | 'dropsGoals' | 'bodyType' | 'height' | 'fits'
>;
type Body = Profile['bodyTypeProfile'];

/** What is said about shape, height, fits, goals and things to avoid. `words` are the tokens it was read from. */
export function readBodyWords(
  feedback: string,
  mentions: readonly Mention[],
): { wanted: BodyWanted; used: Set<Mention>; words: Set<string> } {
  const text = levelled(feedback);
  const words = new Set<string>();
  const ofFits = new Set<string>();
  const fits = readFits(besideRefused(text, mentions), ofFits);
  for (const word of ofFits) words.add(word);
  const wanted: BodyWanted = {
    addsAvoidances: [],
    dropsAvoidances: [],
    addsGoals: [],
    dropsGoals: [],
    bodyType: readBodyType(text, words),
    height: readHeight(feedback, text, words),
    fits,
  };
  const used = new Set<Mention>();

  for (const [at, mention] of mentions.entries()) {
    // "Tight trousers are a no" is kept in these words: neither trousers nor all that is tight are refused.
    const avoidance = isOfItsNoun(mentions, at) ? null : avoidanceOf(mention);
    if (mention.meaning.is === 'goal')
      (isDropped(mention, text) ? wanted.dropsGoals : wanted.addsGoals).push(mention.meaning.goal);
    else if (avoidance !== null && mention.negated) wanted.addsAvoidances.push(avoidance);
    else if (avoidance !== null && isWelcomed(text)) {
      // Where nobody avoids it by now, that it is fine is a liking.
      wanted.dropsAvoidances.push(avoidance);
      if (mention.meaning.is === 'pattern') continue;
    } else if (!(isFitWord(mention) && ofFits.has(mention.text.split(' ')[0] ?? ''))) continue;
    used.add(mention);
    // "Looser tops" are a fit of tops, and no liking of all tops.
    const noun = mentions[at + 1];
    if (isFitWord(mention) && noun?.meaning.is === 'garments' && noun.meaning.target.breadth === 'slot')
      used.add(noun);
  }

  for (const [pattern, goal] of GOAL_PATTERNS)
    if (pattern.test(text) && !wanted.addsGoals.includes(goal)) wanted.addsGoals.push(goal);
  for (const word of ['attention', 'draw', 'shape', 'shaped', 'described', 'describe', 'describes'])
    words.add(word);

  return { wanted, used, words };
}

function levelled(feedback: string): string {
  return ` ${tokensOf(feedback)
    .map(({ text }) => text)
    .join(' ')} `;
}

/** "Hate: heels, bodycon dresses": what is refused is no fit to prefer. */
function besideRefused(text: string, mentions: readonly Mention[]): string {
  return mentions
    .filter(({ negated, meaning }) => negated && (meaning.is === 'garments' || meaning.is === 'shape'))
    .reduce((left, refused) => left.replaceAll(` ${refused.text} `, ' , '), text);
}

const GOAL_PATTERNS: readonly [RegExp, BodyGoal][] = [
  [
    / (?:attention to|emphasi[sz]e|emphasis on|focus on|highlight|show off|define|accentuate|cinch) (?:my |the )?waist/,
    'accentuate-waist',
  ],
  [
    / (?:attention to|emphasi[sz]e|focus on|highlight|show off|accentuate) (?:my |the )?legs/,
    'emphasize-legs',
  ],
  [/ (?:elongate|lengthen|longer looking) (?:my |the )?legs/, 'elongate-legs'],
  [
    / (?:hide|minimi[sz]e|skim|camouflage|disguise) (?:my |the )?(?:tummy|belly|stomach|middle|midsection|mid section)/,
    'minimize-midsection',
  ],
  [/ (?:broaden|widen|strengthen) (?:my |the )?shoulders/, 'broaden-shoulders'],
];

/** A fit right before a piece that is refused with it. */
function isOfItsNoun(mentions: readonly Mention[], at: number): boolean {
  const [fit, next, behind] = mentions.slice(at, at + 3);
  const noun = isLink(next) || /^(?:fits?|cuts?)$/.test(next?.text ?? '') ? behind : next;
  // "Stripes on shirts", "striped shirts".
  if (fit?.meaning.is === 'pattern') return noun?.meaning.is === 'garments';

  return fit?.meaning.is === 'shape' && noun?.meaning.is === 'garments' && fit.negated && noun.negated;
}

function avoidanceOf({ meaning, text, negated }: Mention): Avoidance | null {
  // Stripes that are refused are all of them, unless he says which.
  if (meaning.is === 'pattern' && meaning.patterns.every((name) => name.includes('stripe')))
    return negated && !ACROSS.test(text) ? null : 'horizontal-stripes';
  if (meaning.is === 'fabric' && meaning.label === 'clingy') return 'clingy-fabrics';
  if (meaning.is === 'shape') return AVOIDANCE_OF_SHAPE[meaning.shape.label] ?? null;
  // "low-rise jeans" is a garment of its own elsewhere; here its cut is meant.
  if (meaning.is === 'garments')
    return (
      AVOIDANCE_IN_NAME.find(
        ([pattern, avoidance]) =>
          pattern.test(text) && (avoidance !== 'crop-tops' || meaning.target.slots.includes('top')),
      )?.[1] ?? null
    );

  return null;
}

const ACROSS = /horizontal|breton|nautical|quer|ringel/;

const AVOIDANCE_IN_NAME: readonly (readonly [RegExp, Avoidance])[] = [
  [/\bcrop/, 'crop-tops'],
  [/\bhigh (?:waist|rise)/, 'high-waisted'],
  [/\blow (?:waist|rise)/, 'low-rise'],
  [/\b(?:baggy|oversized|slouchy)/, 'baggy-clothes'],
  [/\bboxy/, 'boxy-silhouettes'],
  [/\btight(?!s\b)/, 'tight-fitting'],
];

const AVOIDANCE_OF_SHAPE: Readonly<Record<string, Avoidance>> = {
  'cropped tops': 'crop-tops',
  'high waists': 'high-waisted',
  'low rises': 'low-rise',
  'oversized cuts': 'baggy-clothes',
  'boxy cuts': 'boxy-silhouettes',
  'close fits': 'tight-fitting',
};

const WELCOME =
  / (?:dont mind|do not mind|fine|ok|okay|again|no longer avoid|stop avoiding|no problem|welcome|happy to wear|can wear|will wear|now) /;

function isWelcomed(text: string): boolean {
  return WELCOME.test(text);
}

function isDropped(mention: Mention, text: string): boolean {
  return (
    mention.negated ||
    / (?:no longer|dont need|do not need|not trying to|stop trying to|forget about|dont care about) /.test(
      text,
    )
  );
}

function isFitWord({ meaning }: Mention): boolean {
  return meaning.is === 'shape';
}

const NO_BEFORE = /(?: not| no| never| dont| without| avoid| hate| less| dislike)(?: [a-z]+){0,3} $/;

function readFits(text: string, words: Set<string>): Body['fitPreferences'] {
  return {
    tops: firstFit(text, words, [
      [
        'oversized',
        / (?:oversized|oversize|slouchy) (?:[a-z]+ )?(?:tops?|shirts?|tees?|sweaters?|blouses?|knits?)| (?:tops?|shirts?|tees?|sweaters?|blouses?)(?: [a-z]+){0,3} (?:oversized|oversize|slouchy)/,
      ],
      [
        'fitted',
        / (?:fitted|close fitting|snug) (?:[a-z]+ )?(?:tops?|shirts?|tees?|sweaters?|blouses?|knits?)| (?:tops?|shirts?|tees?|sweaters?|blouses?)(?: [a-z]+){0,3} (?:fitted|snug)/,
      ],
      [
        'relaxed',
        / (?:relaxed|loose|easy) (?:[a-z]+ )?(?:tops?|shirts?|tees?|sweaters?|blouses?|knits?)| (?:tops?|shirts?|tees?|sweaters?|blouses?)(?: [a-z]+){0,3} (?:relaxed|loose)/,
      ],
    ]),
    bottoms: firstFit(text, words, [
      [
        'wide-leg',
        / (?:wide leg(?:ged)?|wide) (?:[a-z]+ )?(?:bottoms?|pants?|trousers|jeans)| (?:bottoms?|pants?|trousers|jeans)(?: [a-z]+){0,3} wide/,
      ],
      [
        'slim',
        / (?:slim|skinny|narrow) (?:[a-z]+ )?(?:bottoms?|pants?|trousers|jeans)| (?:bottoms?|pants?|trousers|jeans)(?: [a-z]+){0,3} (?:slim|skinny|narrow)/,
      ],
      [
        'straight',
        / (?:straight|straight leg|straight cut) (?:[a-z]+ )?(?:bottoms?|pants?|trousers|jeans)| (?:bottoms?|pants?|trousers|jeans)(?: [a-z]+){0,3} straight/,
      ],
    ]),
    dresses: firstFit(text, words, [
      ['a-line', / a line (?:[a-z]+ )?dress(?:es)?| dress(?:es)?(?: [a-z]+){0,3} a line/],
      ['bodycon', / bodycon | (?:fitted|tight) dress(?:es)?/],
      ['shift', / shift dress(?:es)?| (?:loose|straight) dress(?:es)?| dress(?:es)?(?: [a-z]+){0,3} shift/],
    ]),
  };
}

function firstFit<Name extends string>(
  text: string,
  words: Set<string>,
  choices: readonly (readonly [Name, RegExp])[],
): Name | null {
  for (const [name, pattern] of choices) {
    const match = pattern.exec(text);
    if (match === null || NO_BEFORE.test(text.slice(0, match.index + 1))) continue;
    if (IS_WRONG.test(text.slice(match.index + match[0].length))) continue;

    for (const word of match[0].trim().split(' ')) words.add(word);
    return name;
  }

  return null;
}

/** "Skinny jeans look bad on me": said of what it names, up to the next. */
const IS_WRONG =
  /^ (?:(?!but |and )[a-z]+ ){0,3}?(?:bad|awful|terrible|horrible|wrong|no|never|not|dont|doesnt|arent|isnt|cant|kill|hurt|pinch|suffocate) /;

const BODY_TYPE =
  / (apple|pear|hourglass|rectangle|rectangular|inverted triangle)(?: shaped?| body| figure| type| silhouette)? /;

function readBodyType(text: string, words: Set<string>): Body['bodyType'] {
  const match = BODY_TYPE.exec(text);
  const name = match?.[1];
  if (match === null || name === undefined) return null;
  // "apple green" and "pear drops" are not shapes.
  const isAboutMe =
    / (?:shape|shaped|body|figure|silhouette|im|i am|type) /.test(text) ||
    name === 'hourglass' ||
    name.startsWith('inverted');
  if (!isAboutMe || NO_BEFORE.test(text.slice(0, match.index + 1))) return null;

  for (const word of [...match[0].trim().split(' '), 'apple', 'pear']) words.add(word);

  return name === 'rectangular'
    ? 'rectangle'
    : name === 'inverted triangle'
      ? 'inverted-triangle'
      : (name as 'apple' | 'pear' | 'hourglass' | 'rectangle');
}

const PETITE_UP_TO_INCHES = 64;
const TALL_FROM_INCHES = 68;
const INCHES_PER_CM = 1 / 2.54;

function readHeight(feedback: string, text: string, words: Set<string>): Body['heightCategory'] {
  for (const word of ['petite', 'tall', 'height', 'short']) words.add(word);
  const feet = /\b([4-7])\s?(?:'|’|ft|feet|foot)\s?(\d{1,2})?/.exec(feedback);
  const centimetres = /\b(1[3-9]\d|2[01]\d)\s?cm\b/i.exec(feedback);
  const inches =
    feet !== null
      ? Number(feet[1]) * 12 + Number(feet[2] ?? 0)
      : centimetres === null
        ? null
        : Math.round(Number(centimetres[1]) * INCHES_PER_CM);
  if (inches !== null)
    return inches <= PETITE_UP_TO_INCHES ? 'petite' : inches >= TALL_FROM_INCHES ? 'tall' : 'average';

  const isNamed = (pattern: RegExp) => {
    const match = pattern.exec(text);
    return match !== null && !NO_BEFORE.test(text.slice(0, match.index + 1));
  };
  if (isNamed(/ (?:im|i am|am|being|as a) (?:[a-z]+ ){0,2}(?:petite|short) | petite /)) return 'petite';
  if (isNamed(/ (?:im|i am|am) (?:[a-z]+ ){0,2}tall /)) return 'tall';

  return isNamed(/ average height /) ? 'average' : null;
}
