import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Token, tokensOf } from '#domain/stylist/house/language/mentions/tokens.ts';

/** What a request is for and asks of clothes, as a stylist would say it. */
export interface Asked {
  /** The key of an occasion; '' where none is told. */
  occasion: string;
  /** How dressed up, on the ladder of dress codes; null where nothing says it. */
  level: number | null;
  /** '-' where nothing says it. */
  weather: string;
  /** Practical wishes, and what else is told of the clothes, of the wearer and of the sky. */
  needs: readonly string[];
  /** It was read with every need of today in mind; of others the younger needs are not known. */
  all?: boolean;
}

/** A line of `sentences/`: "my [l:coat] is too heavy"; with an act it is said of an outfit, else it is a request or a feedback. */
export interface MarkedSentence {
  t: string;
  act?: string;
  kind?: string;
  asked?: Asked;
}

export function markedSentences(files: readonly string[]): MarkedSentence[] {
  return files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): MarkedSentence => JSON.parse(line)),
  );
}

export function kindOf({ act, kind }: MarkedSentence): 'request' | 'change' | 'feedback' {
  if (kind === 'feedback') return kind;

  return act === undefined ? 'request' : 'change';
}

/** By the sentence itself, so that it stays held out whatever is written beside it later. */
export function isHeldOut({ t }: MarkedSentence): boolean {
  return (createHash('sha256').update(t).digest()[1] ?? 0) % 10 === 9;
}

const MARKED = /\[(\w):([^[\]]+)\]|([^[]+)/g;

/** @returns the role of each token by its mark; "-" for none */
export function takenApart({ t }: MarkedSentence): { text: string; tokens: Token[]; roles: string[] } {
  const parts = [...t.matchAll(MARKED)].map(([, mark = '-', inside, outside = '']) => ({
    mark,
    text: inside ?? outside,
  }));
  const text = parts.map((part) => part.text).join('');

  return {
    text,
    tokens: tokensOf(text),
    roles: parts.flatMap((part) => tokensOf(part.text).map(() => part.mark)),
  };
}
