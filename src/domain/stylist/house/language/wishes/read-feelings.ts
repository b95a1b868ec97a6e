import type { Feeling } from '#domain/wardrobe/feelings.ts';
import { FEELING_WORDS, type FeelingWords } from '../lexicon/feeling-words.ts';
import { levelled, type Token } from '../mentions/tokens.ts';

/** How somebody wants to look or feel, where it is said. */
export interface FeelingSaid {
  feeling: Feeling;
  /** As it is said back: "fun", "not frumpy", "like yourself". */
  said: string;
  /** Of the text's tokens the first and the one behind the last that it was read from. */
  from: number;
  to: number;
}

interface Frames {
  not: string;
  /** Words that say a wish about looks by themselves, whatever follows. */
  firm: string;
  /** Words that may as well say something of the day: then what follows decides. */
  loose: string;
  /** What stands behind an adjective that is said of clothes. */
  behind: string;
  /** What is fun, cute or cool without being worn, and who looks great beside the person. */
  elsewhere: string;
  others: RegExp;
  degrees: string;
  /** Behind the adjective: „hübsch aussehen“. */
  firmBehind: string;
}

const EN: Frames = {
  not: 'not|no|nothing|never|without|dont|do not|isnt|is not|arent|doesnt|does not|wont|cant|cannot|didnt|rather than|instead of|anything but|less|avoid|hate|neither|wouldnt|shouldnt|afraid of|worried about|scared of|too',
  firm: 'feel|feels|feeling|look|looks|looking|seem|seems|appear|come across|come across as|coming across as|something|anything|smth|sth|a bit|a little|bit|(?<!going )to be|should be|must be|needs to be|has to be|sort of|kind of|kinda|want it|make me|makes me|keep it|all',
  loose: 'and|but|or|yet|still|also|an?|the|my|some|want|need|wants|needs|make it|but still|[,.;:!?]|^',
  behind:
    '(?:$|[,.;:!?]|(?:and|but|yet|or|enough|for|with|without|please|pls|lol|instead|though|when|while|rather|outfits?|looks?|vibes?|dress|dresses|tops?|shirts?|blouse|skirt|pants|trousers|jeans|suit|blazer|jacket|sweater|shoes|clothes|set|fit|one|things?|pieces?|combo|way|casual|look|wear|summer|date|party|work|everyday|about|at|to look)\\b)',
  elsewhere:
    'day|days|time|times|night|evening|weekend|trip|fact|run|game|event|events|place|spot|girl|guy|dog|kid|kids|friends?|family|people|person|guests?|relatives|school|couple|weather|breeze|morning|air|wind|down|off|thing is|story|names?|town|village|cafe|restaurant|bar|hotel|country|house|home|occasion|needs|education|offer|price|deal|cocktail|music|dance|language|boss|client|clients|crowd|to my|of',
  others:
    /\b(?:they|she|he|who|everyone|everybody|friends|people|others|girls|guys|kids|it|that|this|always|hair)(?: all| always| just)?$/,
  degrees:
    'so|really|very|kinda|kind of|sort of|a bit|a little|super|quite|extra|rather|more|pretty|all|reasonably|still|like|also|just|properly|a touch|somewhat|truly|both|bit|little',
  firmBehind: '(?!)',
};

const DE: Frames = {
  not: 'nicht|nichts|kein(?:e[nrsm]?)?|ohne|weder|nie|niemals|statt|zu',
  firm: 'etwas|was|irgendwas|bisschen|fuhlen|fuhle|aussehen|wirken|wirke|soll|sollte|sollen|muss|moglichst',
  loose: 'und|aber|oder|sondern|doch|ein(?:e[nrsm]?)?|die|der|das|[,.;:!?]|^',
  behind:
    '(?:$|[,.;:!?]|(?:und|aber|oder|sondern|bitte|genug|fur|mit|ohne|outfit|look|kleid|kleider|oberteil|bluse|hemd|rock|hose|jeans|anzug|jacke|pullover|schuhe|sachen|kleidung|teil|teile|zur|zum)\\b)',
  elsewhere:
    'tag|abend|zeit|wochenende|fest|feier|leute|freunde|familie|gaste|wetter|ort|stadt|hund|wind|luft|kinder',
  others: /\b(?:sie|er|alle|freunde|leute|andere|anderen|es|das)$/,
  degrees:
    'so|sehr|ganz|richtig|ein bisschen|etwas|bisschen|eher|besonders|auch|mehr|recht|ziemlich|super|wirklich|trotzdem|dabei|noch|dennoch',
  firmBehind: '(?:aussehen|aussehe|aussieht|wirken|wirke|wirkt|fuhlen|fuhle|sein|rauskommen|ruberkommen)\\b',
};

const DENIED_WITHIN = 6;
const ALONE = /^(.+?)>(.+)$/;

interface Pattern {
  feeling: Feeling;
  /** The words themselves are the group `it`. */
  pattern: RegExp;
  isDenied: boolean;
  labels: ReadonlyMap<string, string>;
  no: string;
  frames: Frames;
}

/** Words as they are matched: levelled, with the endings that a German adjective may have. */
function patternsOf(feeling: Feeling, words: FeelingWords, frames: Frames, isGerman: boolean): Pattern[] {
  const no = isGerman ? 'nicht' : 'not';
  const ending = isGerman ? '(?:e[nrsm]?)?' : '';
  const make = (list: string | undefined, isDenied: boolean, source: (group: string) => string) => {
    if (list === undefined) return [];
    const entries = list.split('|').map((entry) => ALONE.exec(entry)?.slice(1) ?? [entry, entry]);
    const labels = new Map(entries.map(([phrase = '', label = '']) => [levelled(phrase), label]));
    const phrases = [...labels.keys()].sort((one, other) => other.length - one.length).join('|');

    return [
      { feeling, pattern: new RegExp(source(`(?<it>${phrases})`), 'dg'), isDenied, labels, no, frames },
    ];
  };
  const { firm, loose, behind, elsewhere, degrees, firmBehind } = frames;
  const more = `(?:(?:${degrees}) )*`;

  return [
    ...make(words.alone, false, (it) => `(?<![a-z])${it}(?![a-z])`),
    ...make(words.denied, true, (it) => `(?<![a-z])${it}${ending}(?![a-z])`),
    ...make(
      words.adjectives,
      false,
      (it) =>
        `(?:(?<=(?:^| )(?:${firm}) ${more})${it}${ending}(?![a-z])(?! (?:${elsewhere})\\b)` +
        `|(?<=(?:^|(?:^| )(?:${loose}) )${more})${it}${ending}(?= ?${behind})` +
        `|(?<![a-z])${it}${ending}(?= (?:${firmBehind})))`,
    ),
  ];
}

const PATTERNS: readonly Pattern[] = (Object.keys(FEELING_WORDS) as Feeling[]).flatMap((feeling) => [
  ...patternsOf(feeling, FEELING_WORDS[feeling].en, EN, false),
  ...patternsOf(feeling, FEELING_WORDS[feeling].de, DE, true),
]);

/** Every feeling that a text wishes for, each once, in the order of the text. */
export function feelingsSaid(tokens: readonly Token[]): FeelingSaid[] {
  const starts: number[] = [];
  let text = '';
  for (const token of tokens) {
    starts.push(text.length);
    text += `${token.text} `;
  }
  text = text.trimEnd();

  const found = PATTERNS.flatMap((one) => matchesOf(one, text, starts));

  return found
    .sort((one, other) => one.from - other.from || other.to - one.to)
    .filter(
      (one, at, all) =>
        !all.some((other, place) => place < at && (other.feeling === one.feeling || other.to > one.from)),
    );
}

function matchesOf(
  { feeling, pattern, isDenied, labels, no, frames }: Pattern,
  text: string,
  starts: readonly number[],
): FeelingSaid[] {
  return [...text.matchAll(pattern)].flatMap((match): FeelingSaid[] => {
    const [start, end] = match.indices?.groups?.it ?? [0, 0];
    const denied = isDeniedBefore(text.slice(0, start), frames, isDenied);
    if (denied !== isDenied) return [];
    // "Not my boring black trousers" leaves those at home; "too much black" is too much of that.
    if (isDenied && (OWN.test(text.slice(0, start)) || isMuchOf(text.slice(start, end), text.slice(end))))
      return [];
    if (
      !isDenied &&
      frames.others.test(
        text
          .slice(0, start)
          .trimEnd()
          .replace(/ (?:looks?|feels?|seems?)(?: so| really| very)?$/, ''),
      )
    )
      return [];
    const words = labels.get(text.slice(start, end)) ?? text.slice(start, end);

    return [
      {
        feeling,
        said: isDenied && !words.startsWith('not ') ? `${no} ${words}` : words,
        from: starts.findLastIndex((at) => at <= start),
        to: starts.findLastIndex((at) => at < end) + 1,
      },
    ];
  });
}

const OWN = /(?:^| )(?:my|mein(?:e[nrsm]?)?)(?: (?:old|usual|same|alte[nr]?|ubliche[nr]?))? $/;

function isMuchOf(said: string, behind: string): boolean {
  return said === 'too much' && /^ (?!and|but|or|for|please|though|thanks|fuss|effort)[a-z]/.test(behind);
}

/** A "no" shortly before, in the same thought: "I don't want to look frumpy". */
function isDeniedBefore(before: string, { not }: Frames, isDenied: boolean): boolean {
  const thought = before.split(isDenied ? /[.;:!?\n]/ : /[.,;:!?\n]/).at(-1) ?? '';
  const words = thought.split(' ').filter((word) => word !== '');
  const near = words.slice(-DENIED_WITHIN - 1).join(' ');
  // "Not fussy, but fun": what is denied ends where the other half begins.
  const reach = near.split(/\b(?:but|aber|sondern|only|just|yet)\b(?! not)/).at(-1) ?? '';

  return new RegExp(`(?:^| )(?:${not})(?: |$)`).test(reach);
}
