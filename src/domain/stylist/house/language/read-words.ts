import { isColourModifier } from '#domain/colour/colour-modifiers.ts';
import { closestColourName } from '#domain/colour/colour-of-name.ts';
import { weatherAt } from '#domain/wardrobe/weather.ts';
import { LONGEST_ENTRY, lookUp, lookUpMisspelled } from './lexicon.ts';
import type { Meaning, Mention } from './meanings.ts';
import { markNegated } from './negation.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Guessing costs a little (misspelled words, and colors behind adjectives), and nobody needs it for a whole page. */
const MOST_CORRECTIONS = 40;

/**
 * Reads a text word by word, longest entry first. Never throws, whatever the text.
 * @param mostCorrections how many words may be taken for misspelled ones; none for texts that are spelled right
 */
export function readWords(text: string, mostCorrections = MOST_CORRECTIONS): Mention[] {
  const tokens = tokensOf(text);
  const mentions: Mention[] = [];
  const left = { corrections: mostCorrections, shades: MOST_CORRECTIONS };

  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token === undefined) break;

    const read =
      readAt(tokens, at, mentions.at(-1)?.meaning, left) ?? readUnknown(token, left.corrections-- > 0);
    for (const meaning of read.meanings) mentions.push({ meaning, text: read.text, negated: false });
    at += read.length;
  }

  return markNegated(mentions);
}

interface Read {
  meanings: readonly Meaning[];
  text: string;
  /** How many tokens were used. */
  length: number;
}

function readAt(
  tokens: readonly Token[],
  at: number,
  before: Meaning | undefined,
  left: { shades: number },
): Read | null {
  const token = tokens[at];
  if (token?.kind === 'break') return { meanings: [breakAt(token.text)], text: '', length: 1 };
  if (token?.kind === 'number') return readNumber(tokens, at, 1);
  if (token?.text === 'minus' && tokens[at + 1]?.kind === 'number') {
    const number = readNumber(tokens, at + 1, -1);
    return { ...number, length: number.length + 1 };
  }

  return readShadedColour(tokens, at, left) ?? readEntry(tokens, at, isNounExpected(before));
}

function breakAt(text: string): Meaning {
  return { is: 'break', strong: text !== ',' && text !== '(' && text !== ')' };
}

/** After an adjective or an article "dress" is the garment, whatever follows: "a red dress for work". */
function isNounExpected(before: Meaning | undefined): boolean {
  if (before === undefined) return false;
  if (before.is === 'cue') return before.cue === 'article';

  return ['colour', 'fabric', 'pattern', 'shape', 'style', 'mood'].includes(before.is);
}

function readEntry(tokens: readonly Token[], at: number, isNoun: boolean): Read | null {
  for (let length = LONGEST_ENTRY; length >= 1; length--) {
    const phrase = phraseAt(tokens, at, length);
    const meanings = phrase === null ? null : lookUp(phrase);
    if (phrase === null || meanings === null) continue;
    if (length === 1 && !isNoun && isOtherPartOfSpeech(phrase, tokens[at + 1]?.text)) {
      return { meanings: [{ is: 'filler' }], text: phrase, length };
    }

    return { meanings, text: phrase, length };
  }

  return null;
}

/** "dark green", "very light blue": adjectives and a colour that the lexicon has no entry for. */
function readShadedColour(tokens: readonly Token[], at: number, left: { shades: number }): Read | null {
  if (!isColourModifier(tokens[at]?.text ?? '') || left.shades <= 0) return null;

  for (let length = 4; length >= 2; length--) {
    const phrase = phraseAt(tokens, at, length);
    const name = phrase === null ? null : closestColourName(phrase);
    if (phrase !== null && name !== null) {
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
  tie: /^(?:in|into|up|together|it|the)$/,
  top: /^(?:of|off|it)$/,
  layer: /^(?:up|over|it|under)$/,
  cap: /^(?:it|off)$/,
  belt: /^(?:it|the|out)$/,
  flats: /^(?:out)$/,
};

/** "something to dress for work in": the word is there, the garment is not. */
function isOtherPartOfSpeech(word: string, next: string | undefined): boolean {
  return next !== undefined && VERBS_BEFORE[word]?.test(next) === true;
}

function readNumber(tokens: readonly Token[], at: number, sign: 1 | -1): Read {
  const text = tokens[at]?.text ?? '';
  const value = sign * Number.parseFloat(text.replace(/[$,]/g, ''));
  const next = tokens[at + 1]?.text ?? '';
  const filler: Read = { meanings: [{ is: 'filler' }], text, length: 1 };

  if (!Number.isFinite(value)) return filler;
  if (text.startsWith('$')) return { meanings: [{ is: 'money', dollars: value }], text, length: 1 };
  if (/^(?:dollars?|bucks|usd)$/.test(next)) {
    return { meanings: [{ is: 'money', dollars: value }], text, length: 2 };
  }
  if (text.includes('°') || /^(?:degrees?|celsius|fahrenheit|f|c)$/.test(next)) {
    const unit = text.includes('°') ? text : `${next} ${tokens[at + 2]?.text ?? ''}`;
    const length = text.includes('°')
      ? 1
      : /^(?:f|c|celsius|fahrenheit)$/.test(tokens[at + 2]?.text ?? '')
        ? 3
        : 2;

    return {
      meanings: [{ is: 'weather', weather: weatherAt(celsiusOf(value, unit)), wet: false }],
      text,
      length,
    };
  }

  return filler;
}

/** Without a unit, 40 and more can only be Fahrenheit where people go outside. */
function celsiusOf(value: number, unit: string): number {
  const isCelsius = /°\s?c|\bc\b|celsius/.test(unit);
  const isFahrenheit = /°\s?f|\bf\b|fahrenheit/.test(unit) || (!isCelsius && value >= 40);

  return isFahrenheit ? ((value - 32) * 5) / 9 : value;
}

function readUnknown(token: Token, mayCorrect: boolean): Read {
  const meanings = lookUpPossessive(token.text) ?? (mayCorrect ? lookUpMisspelled(token.text) : null);

  return { meanings: meanings ?? [{ is: 'unknown', word: token.text }], text: token.text, length: 1 };
}

/** "sister's" has lost its apostrophe by now. */
function lookUpPossessive(word: string): readonly Meaning[] | null {
  return word.endsWith('s') ? lookUp(word.slice(0, -1)) : null;
}
