import { isColourModifier } from '#domain/colour/colour-modifiers.ts';
import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import { grammarOf } from './choose-grammar.ts';
import { isBrand } from './lexicon/brand-words.ts';
import { shadeCalled } from './lexicon/shade-called.ts';
import type { Grammar } from './mentions/grammar.ts';
import type { Meaning, Mention } from './mentions/meanings.ts';
import { reactionAt } from './mentions/reactions.ts';
import { type Token, tokensOf } from './mentions/tokens.ts';
import { asItFeels } from './nouns/feel-of-cloth.ts';
import { asHighAsSaid } from './nouns/heel-heights.ts';
import { withoutHolders } from './nouns/holders.ts';
import { sharedByLists } from './nouns/listed-qualities.ts';
import { joinedNames } from './nouns/name-cut-apart.ts';
import { ofPatterns } from './nouns/pattern-colours.ts';
import { asPlacesOnBody } from './nouns/places-on-body.ts';
import { asSaidOfNouns } from './nouns/shades-of-nouns.ts';
import { asStanding } from './nouns/standing.ts';
import { BELOW_ZERO, degreesOf, IN_WORDS, type Read, readCount, readNumber } from './read-numbers.ts';
import { isOrdinaryWord } from './roles/ordinary-words.ts';
import { withoutNeeds } from './scope/need-not.ts';
import { markNegated } from './scope/negation.ts';
import { turnedBehind } from './scope/turned-behind.ts';
import { withoutCompany } from './told/wearers.ts';

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
      readUnknown(grammar, token, !isNameBehind(tokens[at - 1]) && left.corrections-- > 0);
    const said = tokens
      .slice(at, at + read.length)
      .map((part) => part.said)
      .join(' ');
    for (const meaning of read.meanings)
      mentions.push({ meaning: asSaid(meaning, said), text: read.text, said, negated: false, from: at });
    at += read.length;
  }

  const named = joinedNames(asMakers(mentions), grammar);
  const read = turnedBehind(asPlacesOnBody(asStanding(named)), grammar);
  const said = asHighAsSaid(asItFeels(asSaidOfNouns(read, grammar)));

  return markNegated(withoutNeeds(sharedByLists(withoutCompany(withoutHolders(ofPatterns(said))))));
}

/** "Judge Hanley", „Frau Chinova“: a name is no misspelled word. */
function isNameBehind(before: Token | undefined): boolean {
  return before !== undefined && TITLE.test(before.text);
}

const TITLE =
  /^(?:mr|mrs|ms|miss|dr|doctor|judge|prof|professor|coach|senator|pastor|rabbi|captain|principal|auntie?|uncle|herrn?|frau|richterin?|doktor|tante|onkel|pfarrer)$/;

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
    // "You can go more modern", "the top could go darker": a way, and nothing goes.
    if (/ go$/.test(phrase) && A_WAY.test(`${tokens[at + length]?.text} ${tokens[at + length + 1]?.text}`))
      continue;
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

const A_WAY =
  /^(?:more|less|much|even|slightly|full|all out|an? (?:bit|little|touch|tad|shade|notch|different|size)|\w{3,}er)\b(?! than$)/;

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
      /^(?:and|or|instead|please|pls|with|over|on|off|out|away|can|could|has|must|should|stays|goes|gone|too)$/.test(
        next.text,
      ))
  );
}

/** "dark green", "very light blue": adjectives and a color that the lexicon has no entry for. */
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
    const isOfNoun = tokens
      .slice(at + 1, at + length)
      .some(({ text }) => lookUp(text)?.some(({ is }) => is === 'garments') === true);
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

/** "Light, and the toast is at three" names no color, and the V of "a dark green V-neck" is none of its name. */
const JOINS = / (?:and|or|the|[a-z]|but|so|und|oder|der|die|das)(?: |$)/;

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
  pretty: phrase([
    '^',
    anyOf(
      'liberal|modern|progressive|open|plain|light|heavy|dark|crowded|fun|boring',
      'clear|close|far|often|nice|well|new|relaxed|casual|formal|laid|strict|smart',
      'dressy|fancy|posh|conservative|traditional|cold|cool|hot|warm|chilly|wet',
      'windy|muddy|much|sure|good|bad|big|small|long|short|tall|basic|simple|late',
      'early|tired|broke|cheap|easy|new|old|busy|nervous|important',
    ),
    '$',
  ]),
};

/** "something to dress for work in", "to watch Geelong": the word is there, the garment is not. */
function isOtherPartOfSpeech(word: string, before: string | undefined, next: string | undefined): boolean {
  return (
    next !== undefined &&
    // "I need dress for the graduation", typed without its article.
    !(word === 'dress' && WANTS.test(before ?? '')) &&
    (VERBS_BEFORE[word]?.test(next) === true ||
      (word === 'watch' && before !== undefined && /^(?:to|ill|well|we|lets|gonna|and)$/.test(before)))
  );
}

const WANTS = /^(?:need|needs|want|wants|wanted|search|find|buy|show|get|wear|wearing|new|for|and|or)$/;

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
