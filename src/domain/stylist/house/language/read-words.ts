import { isColourModifier } from '#domain/colour/colour-modifiers.ts';
import { weatherAt } from '#domain/wardrobe/weather.ts';
import { isBrand } from './brand-words.ts';
import { grammarOf } from './choose-grammar.ts';
import { cueInContext, isFalling, isHowItLooks } from './cues-in-context.ts';
import type { Grammar } from './grammar.ts';
import { withoutHolders } from './holders.ts';
import { sharedByLists } from './listed-qualities.ts';
import type { Meaning, Mention } from './meanings.ts';
import { withoutNeeds } from './need-not.ts';
import { markNegated } from './negation.ts';
import { ofPatterns } from './pattern-colours.ts';
import { asPlacesOnBody } from './places-on-body.ts';
import { reactionAt } from './reactions.ts';
import { isOrdinaryWord } from './sense/ordinary-words.ts';
import { shadeCalled } from './shade-called.ts';
import { asSaidOfNouns } from './shades-of-nouns.ts';
import { startOfThought } from './thought.ts';
import { type Token, tokensOf } from './tokens.ts';
import { withoutCompany } from './wearers.ts';

/** Guessing costs a little (misspelled words, and colors behind adjectives), and nobody needs it for a whole page. */
const MOST_CORRECTIONS = 40;

/**
 * Reads a text word by word, longest entry first. Never throws, whatever the text.
 * @param mostCorrections how many words may be taken for misspelled ones; none for texts that are spelled right
 */
export function readWords(text: string, mostCorrections = MOST_CORRECTIONS): Mention[] {
  const tokens = tokensOf(text);
  const { grammar, mayGuess } = grammarOf(tokens);
  const mentions: Mention[] = [];
  const left = { corrections: mayGuess ? mostCorrections : 0, shades: MOST_CORRECTIONS };

  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;

    const read =
      readAt(grammar, tokens, at, mentions.at(-1)?.meaning, left) ??
      readUnknown(grammar, token, left.corrections-- > 0);
    const said = tokens
      .slice(at, at + read.length)
      .map((part) => part.said)
      .join(' ');
    for (const meaning of read.meanings)
      mentions.push({ meaning: asSaid(meaning, said), text: read.text, said, negated: false, from: at });
    at += read.length;
  }

  const said = asSaidOfNouns(turnedBehind(asPlacesOnBody(asMakers(mentions)), grammar), grammar);

  return markNegated(withoutNeeds(sharedByLists(withoutCompany(withoutHolders(ofPatterns(said))))));
}

/** "Levi's 501 jeans": before the noun it is who made them. */
function asMakers(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention, at) => {
    const { meaning, text, said } = mention;
    if (meaning.is !== 'garments' || text.includes(' ') || !isBrand(meaning.target.label)) return mention;
    const [next, third] = mentions.slice(at + 1, at + 3);
    const isBefore =
      next?.meaning.is === 'garments' ||
      (/^\d+s?$/.test(next?.said ?? '') && third?.meaning.is === 'garments');

    return isBefore ? { ...mention, meaning: { is: 'unknown', word: said } } : mention;
  });
}

/** Keeps the person's words with what can be said back. */
function asSaid(meaning: Meaning, said: string): Meaning {
  switch (meaning.is) {
    case 'garments':
      // "I burn easily" asks for a hat, and is no name of one.
      return /^(?:i|ich) /i.test(said) ? meaning : { ...meaning, target: { ...meaning.target, said } };
    case 'shape':
      return { ...meaning, shape: { ...meaning.shape, said } };
    case 'colour':
    case 'fabric':
    case 'pattern':
      return { ...meaning, said };
    case 'unknown':
      return { ...meaning, word: said };
    default:
      return meaning;
  }
}

interface Read {
  meanings: readonly Meaning[];
  text: string;
  /** How many tokens were used. */
  length: number;
}

/** A "nicht" with nothing to strike behind it in its thought strikes what stands before it. */
function turnedBehind(
  mentions: readonly Mention[],
  { negatesBehind, separated, tooMuch, than }: Grammar,
): readonly Mention[] {
  if (negatesBehind === null) return mentions;

  return mentions.map((mention, at) => {
    if (than.word.test(mention.text) && isPreferredBefore(mentions, at, than.preferred))
      return { ...mention, meaning: { is: 'cue', cue: 'instead-of' } };
    // "I like a blazer more than the trench", "loafers over oxfords any day".
    if (isPreferredPiece(mentions, at)) return { ...mention, meaning: { is: 'cue', cue: 'instead-of' } };
    if (tooMuch?.test(mention.text) === true && isPredicate(mentions, at + 1))
      return { ...mention, meaning: { is: 'degree', direction: -1 } };
    // "I'd fall over", "it falls off": no season.
    if (mention.text === 'fall' && mention.meaning.is === 'weather' && isFalling(mentions, at))
      return { ...mention, meaning: { is: 'filler' } };
    const cue = cueInContext(mentions, at);
    if (cue !== null) return { ...mention, meaning: cue };
    // "Leopard though makes me look old": said behind the noun, it begins nothing.
    if (/^(?:though|however)$/.test(mention.text) && isOfNounBefore(mentions, at))
      return { ...mention, meaning: { is: 'filler' } };
    // "I'd keep everything but swap the bag": what follows is another thought, and no exception.
    const behind = mentions[at + 1]?.meaning;
    if (/^(?:everything|all) but$/.test(mention.text) && behind?.is === 'cue' && DOES.has(behind.cue))
      return { ...mention, meaning: { is: 'cue', cue: 'but' } };
    const ending = separated.get(mention.text);
    const after = mentions[at + 1]?.meaning;
    const endsThought =
      after === undefined ||
      after.is === 'break' ||
      (after.is === 'cue' && (after.cue === 'but' || after.cue === 'and'));
    // „Sieht so langweilig aus“ takes nothing off.
    if (mention.text === 'aus' && endsThought && isHowItLooks(mentions, at))
      return { ...mention, meaning: { is: 'filler' } };
    const isPraise = ending === 'keep';
    if (ending !== undefined && endsThought && (!isPraise || mentions[at - 1]?.meaning.is === 'garments'))
      return { ...mention, meaning: { is: 'cue', cue: ending } };
    if (mention.meaning.is !== 'cue' || mention.meaning.cue !== 'not' || !negatesBehind.test(mention.text))
      return mention;
    const next = mentions
      .slice(at + 1, at + 9)
      .find(
        ({ meaning }) =>
          meaning.is !== 'filler' && !(meaning.is === 'cue' && ['make', 'add'].includes(meaning.cue)),
      );
    // "Sunglasses would finish it, no?" asks for them.
    if (next?.meaning.is === 'break' && next.meaning.mark === '?' && mention.text === 'no')
      return { ...mention, meaning: { is: 'filler' } };
    // "No aircon", "no idea": what is not there is no item of clothing, and what stands before it stays.
    if (mention.text === 'no' && after?.is === 'filler' && !POLITE.test(mentions[at + 1]?.text ?? ''))
      return { ...mention, meaning: { is: 'filler' } };
    // "I am 45 and not 80" denies an age.
    if (/^\d/.test(mentions[at + 1]?.text ?? '')) return { ...mention, meaning: { is: 'filler' } };
    const isLast =
      next === undefined ||
      next.meaning.is === 'break' ||
      (next.meaning.is === 'cue' && next.meaning.cue !== 'in');
    const isBehind = isLast && mentions[at - 1] !== undefined && mentions[at - 1]?.meaning.is !== 'break';

    return isBehind ? { ...mention, meaning: { is: 'cue', cue: 'strikes-back' } } : mention;
  });
}

/** "Heels, no please". */
const POLITE = /^(?:please|pls|plz|thanks|thank|thx|sorry|bitte|danke)$/;

function isOfNounBefore(mentions: readonly Mention[], at: number): boolean {
  const [before, next] = [mentions[at - 1]?.meaning, mentions[at + 1]?.meaning];
  const isThing =
    before !== undefined && ['garments', 'colour', 'fabric', 'pattern', 'missing'].includes(before.is);

  return isThing && next?.is === 'cue' && ['strikes-back', 'keep', 'not'].includes(next.cue);
}

/** "Die Schuhe hätte ich lieber in Grün als in Beige": what stands behind the "than" gives way. */
function isPreferredBefore(mentions: readonly Mention[], at: number, preferred: RegExp): boolean {
  const start = mentions.findLastIndex(({ meaning }, index) => index < at && meaning.is === 'break');
  const next = mentions[at + 1]?.meaning;

  const before = mentions.slice(start + 1, at);
  if (next === undefined || next.is === 'break' || !before.some(({ text }) => preferred.test(text)))
    return false;

  // "I prefer navy to black", and not "I prefer to wear navy" or "nicer to sit in".
  const behind = meaningBehind(mentions, at);

  return (
    mentions[at]?.text !== 'to' ||
    (behind !== undefined &&
      OF_CLOTHES.has(behind.is) &&
      behind.is === before.at(-1)?.meaning.is &&
      before.some(({ text }) => /prefer/.test(text)))
  );
}

const POINTS = /^(?:that|those|this|these|diese[rsmn]?)$/;

/** What stands behind a word, past an article. */
function meaningBehind(mentions: readonly Mention[], at: number): Meaning | undefined {
  const next = mentions[at + 1]?.meaning;

  const isArticle =
    (next?.is === 'cue' && next.cue === 'article') || POINTS.test(mentions[at + 1]?.text ?? '');

  return isArticle ? mentions[at + 2]?.meaning : next;
}

/** Between two pieces, where a word says that the first is the better one. */
function isPreferredPiece(mentions: readonly Mention[], at: number): boolean {
  const isLiked =
    mentions[at]?.text === 'more than' && mentions.slice(0, at).some(({ text }) => LIKES_IT.test(text));
  const isAnyDay =
    mentions[at]?.text === 'over' && mentions.slice(at + 1, at + 4).some(({ text }) => ANY_DAY.test(text));
  if (!isLiked && !isAnyDay) return false;
  const isNamed = mentions
    .slice(startOfThought(mentions, at), at)
    .some(({ meaning }) => meaning.is === 'garments');
  // "A bucket bag in cognac over the tote any day".
  const first = isNamed ? 'garments' : mentions[at - 1]?.meaning.is;

  return first !== undefined && OF_CLOTHES.has(first) && meaningBehind(mentions, at)?.is === first;
}

const LIKES_IT = /^(?:id like|i like|like|id love|love|want|i want|prefer|i prefer|id prefer)$/;
const ANY_DAY = /^(?:any ?day|any ?time|every ?time|always)$/;

const OF_CLOTHES: ReadonlySet<Meaning['is']> = new Set(['garments', 'colour', 'fabric', 'pattern'] as const);

const DOES: ReadonlySet<string> = new Set(['swap', 'add', 'remove', 'make']);

/** A quality with nothing behind it that it could be of: "die sind mir zu sportlich", not "zu eleganten Schuhen". */
function isPredicate(mentions: readonly Mention[], at: number): boolean {
  const [quality, next] = [mentions[at]?.meaning, mentions[at + 1]?.meaning];
  const isOfOne = ['style', 'mood', 'formality', 'shape'].includes(quality?.is ?? '');

  return (
    isOfOne && !['garments', 'colour', 'fabric', 'pattern', 'shape', 'occasion'].includes(next?.is ?? '')
  );
}

function readAt(
  grammar: Grammar,
  tokens: readonly Token[],
  at: number,
  before: Meaning | undefined,
  left: { shades: number },
): Read | null {
  const token = tokens[at];
  if (token?.kind === 'break') return { meanings: [breakAt(token.text)], text: '', length: 1 };
  if (token?.kind === 'number') return readCount(grammar, tokens, at) ?? readNumber(tokens, at, 1);
  if (token?.text === 'minus' && IN_WORDS.test(tokens[at + 1]?.text ?? ''))
    return { meanings: [degreesOf(BELOW_ZERO)], text: 'minus', length: 2 };
  if (token?.text === 'minus' && tokens[at + 1]?.kind === 'number') {
    const number = readNumber(tokens, at + 1, -1);
    return { ...number, length: number.length + 1 };
  }

  const reaction = reactionAt(grammar.reactions, tokens, at, (word) => isMeant(grammar.lookUp(word)));
  const entry = readEntry(grammar, tokens, at, isNounExpected(before));
  // "Easy on and off" says more than "easy on".
  if (reaction !== null && (entry?.length ?? 0) <= reaction.length) {
    const text = phraseAt(tokens, at, reaction.length) ?? token?.text ?? '';
    return { meanings: [{ is: 'cue', cue: reaction.says }], text, length: reaction.length };
  }

  return readShadedColour(grammar, tokens, at, left) ?? entry;
}

/** "Minus five", „minus drei“: however many, it freezes. */
const IN_WORDS =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|eins|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|zwolf|funfzehn|zwanzig)$/;
const BELOW_ZERO = -5;

function breakAt(text: string): Meaning {
  return { is: 'break', strong: ![',', ':', '(', ')'].includes(text), mark: text };
}

/** After an adjective or an article "dress" is the garment, whatever follows: "a red dress for work". */
function isNounExpected(before: Meaning | undefined): boolean {
  if (before === undefined) return false;
  if (before.is === 'cue') return before.cue === 'article';
  // "A warm dress for work".
  if (before.is === 'weather') return before.weather === 'warm';

  return ['colour', 'fabric', 'pattern', 'shape', 'style', 'mood', 'cut', 'practical'].includes(before.is);
}

function readEntry(
  { longest, lookUp }: Grammar,
  tokens: readonly Token[],
  at: number,
  isNoun: boolean,
): Read | null {
  for (let length = longest; length >= 1; length--) {
    const phrase = phraseAt(tokens, at, length);
    const meanings = phrase === null ? null : lookUp(phrase);
    if (phrase === null || meanings === null) continue;
    // "The dress down to the floor".
    if (isNoun && /^dress (?:up|down)$/.test(phrase)) continue;
    if (phrase === 'wrap' && standsAlone(tokens, at, lookUp))
      return { meanings: lookUp('evening wrap') ?? meanings, text: phrase, length };
    if (length === 1 && !isNoun && isOtherPartOfSpeech(phrase, tokens[at - 1]?.text, tokens[at + 1]?.text)) {
      return { meanings: [{ is: 'filler' }], text: phrase, length };
    }

    return { meanings, text: phrase, length };
  }

  return null;
}

/** "No wrap, a little jacket instead": the thing, where nothing follows that could be cut so. */
function standsAlone(tokens: readonly Token[], at: number, lookUp: Grammar['lookUp']): boolean {
  const next = tokens[at + 1];
  const before = tokens[at - 1]?.text ?? '';
  const isDescribed = lookUp(before)?.every(({ is }) => is === 'colour' || is === 'fabric') === true;

  return (
    (isDescribed ||
      /^(?:the|a|no|my|that|this|another|different|new|nice|other|\w+er|evening|warm|thin|thick|light|and|or|with)$/.test(
        before,
      )) &&
    (next === undefined ||
      next.kind !== 'word' ||
      /^(?:and|or|instead|please|pls|with|over|on)$/.test(next.text))
  );
}

/** "dark green", "very light blue": adjectives and a colour that the lexicon has no entry for. */
function readShadedColour(
  { shadeOf, lookUp }: Grammar,
  tokens: readonly Token[],
  at: number,
  left: { shades: number },
): Read | null {
  const [first, second] = [tokens[at], tokens[at + 1]];
  const shade = first?.kind === 'word' && second?.kind === 'word' ? shadeOf(first.text, second.text) : null;
  if (shade !== null) return { meanings: shade, text: `${first?.text} ${second?.text}`, length: 2 };
  if (!isColourModifier(tokens[at]?.text ?? '') || left.shades <= 0) return null;

  for (let length = 4; length >= 2; length--) {
    const phrase = phraseAt(tokens, at, length);
    // "A bright blouse" names no color, however alike the words are.
    const isOfNoun =
      lookUp(tokens[at + length - 1]?.text ?? '')?.some(({ is }) => is === 'garments') === true;
    const name = phrase === null || isOfNoun || JOINS.test(phrase) ? null : shadeCalled(phrase);
    if (phrase !== null && name !== null && !HEAT_OF_BLACK.test(phrase)) {
      return {
        meanings: [{ is: 'colour', label: name, names: [name], avoid: [name] }],
        text: phrase,
        length,
      };
    }
  }

  left.shades -= 1;
  return null;
}

/** "A warm black coat" is warm, and black. */
const HEAT_OF_BLACK = /^(?:warm|cool|light) black$/;

/** "Light, and the toast is at three" names no color. */
const JOINS = / (?:and|or|the|a|but|so|und|oder|der|die|das)(?: |$)/;

/** Says something of clothes; fillers and words of stories do not. */
function isMeant(meanings: readonly Meaning[] | null): boolean {
  return meanings?.some(({ is }) => is !== 'filler' && is !== 'unknown') === true;
}

function phraseAt(tokens: readonly Token[], at: number, length: number): string | null {
  const words = tokens.slice(at, at + length);
  if (words.length < length || words.some((token) => token.kind !== 'word')) return null;

  return words.map((token) => token.text).join(' ');
}

const VERBS_BEFORE: Readonly<Record<string, RegExp>> = {
  dress: /^(?:for|like|up|down|well|code|me|appropriately|as)$/,
  suit: /^(?:me|my|a|the|any)$/,
  suits: /^(?:me|my|a|the|any)$/,
  watch: /^(?:a|the|movies|football|out|my)$/,
  tie: /^(?:into|up|together|it|the|laces|shoelaces|knots|their|his|her)$/,
  top: /^(?:of|off|it)$/,
  layer: /^(?:up|over|it|under)$/,
  cap: /^(?:it|off)$/,
  belt: /^(?:it|the|out)$/,
  flats: /^(?:out)$/,
  pretty:
    /^(?:liberal|modern|progressive|open|plain|light|heavy|dark|crowded|fun|boring|clear|close|far|often|nice|well|new|relaxed|casual|formal|laid|strict|smart|dressy|fancy|posh|conservative|traditional|cold|cool|hot|warm|chilly|wet|windy|muddy|much|sure|good|bad|big|small|long|short|tall|basic|simple|late|early|tired|broke|cheap|easy|new|old|busy|nervous|important)$/,
};

/** "something to dress for work in", "to watch Geelong": the word is there, the garment is not. */
function isOtherPartOfSpeech(word: string, before: string | undefined, next: string | undefined): boolean {
  return (
    next !== undefined &&
    (VERBS_BEFORE[word]?.test(next) === true ||
      (word === 'watch' && before !== undefined && /^(?:to|ill|well|we|lets|gonna|and)$/.test(before)))
  );
}

function readNumber(tokens: readonly Token[], at: number, sign: 1 | -1): Read {
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
    const unit = tokens.some((token) => HEAT.test(token.text)) ? `${named} heat` : named;
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
  const before = tokens
    .slice(Math.max(0, at - 5), at)
    .map(({ text }) => text)
    .join(' ');

  return value >= LEAST_DEGREES && value <= HOTTEST && WILL_BE.test(before);
}

const WILL_BE =
  /(?:^| )(?:its|it is|itll be|it will be|it (?:might|may|could|should) be|its (?:going to|gonna|supposed to|meant to) (?:be|hit|reach)|supposed to hit|gonna hit|highs? of|forecast (?:is|says|for)|feels like|hitting|es (?:wird|hat|sind|werden|soll)|wir haben)(?: (?:like|about|around|over|up to|nearly|close to|bis zu|rund|uber|fast))?$/;
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
function readCount({ lookUp }: Grammar, tokens: readonly Token[], at: number): Read | null {
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
const HEAT =
  /^(?:hot|heat|heatwave|humid|boiling|roasting|scorching|sweltering|sweat|sweaty|sweating|aircon|ac|air con|air conditioning|fan|fans|barbecue|barbie|beach|pool|summer|june|july|august|desert|delhi|mumbai|india|dubai|doha|qatar|riyadh|cairo|egypt|seville|madrid|athens|australia|thailand|bangkok|singapore)$/;
const HOTTEST_CELSIUS = 50;

/** Without a unit, 40 and more are Fahrenheit where people go outside, unless it is said to be hot. */
function degreesOf(celsius: number): Meaning {
  return { is: 'weather', weather: weatherAt(celsius), wet: false, celsius };
}

function celsiusOf(value: number, unit: string): number {
  const isCelsius = /°\s?c|\bc\b|celsius|grad/.test(unit) || (value <= HOTTEST_CELSIUS && /heat/.test(unit));
  const isFahrenheit = /°\s?f|\bf\b|fahrenheit/.test(unit) || (!isCelsius && value >= 40);

  return isFahrenheit ? ((value - 32) * 5) / 9 : value;
}

function readUnknown({ lookUp, lookUpMisspelled }: Grammar, token: Token, mayCorrect: boolean): Read {
  // "sister's" has lost its apostrophe by now.
  const singular = token.text.endsWith('s') ? token.text.slice(0, -1) : '';
  const owner = singular === '' ? null : lookUp(singular);
  const possessive = owner?.some((meaning) => isThing(meaning, singular)) === true ? null : owner;
  // "It's bitter out", „ich flieg nach Island“: a word of its own is no misspelled one.
  const mayBeMisspelled = mayCorrect && !isOrdinaryWord(token.text);
  const meanings = possessive ?? (mayBeMisspelled ? lookUpMisspelled(token.text) : null);

  return { meanings: meanings ?? [{ is: 'unknown', word: token.said }], text: token.text, length: 1 };
}

/** "Biscuits": many of what a color is called after are no color. */
function isThing(meaning: Meaning, word: string): boolean {
  return meaning.is === 'colour' && meaning.label.toLowerCase() !== word;
}
