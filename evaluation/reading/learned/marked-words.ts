import type { Meaning } from '#domain/stylist/house/language/mentions/meanings.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import { type MarkedSentence, takenApart } from './marked-sentences.ts';

/** What the lexicon reads in one mark: "[w:black trousers]" is a color and a garment. */
export interface MarkedWords {
  mark: string;
  said: string;
  meanings: Meaning[];
  isNegated: boolean;
}

/** @returns the text of a sentence, and each of its marks with what the lexicon has its words for; null where a mark cuts a word */
export function markedWords(sentence: MarkedSentence): { text: string; marks: MarkedWords[] } | null {
  const { text, tokens, roles } = takenApart(sentence);
  if (roles.length !== tokens.length) return null;
  const mentions = readWords(text);
  const spans = [...sentence.t.matchAll(/\[(\w):([^[\]]+)\]|([^[]+)/g)];
  let from = 0;
  const marks = spans.flatMap(([, mark, inside, outside = '']): MarkedWords[] => {
    const first = from;
    from += takenApart({ t: inside ?? outside }).tokens.length;
    if (mark === undefined || inside === undefined) return [];
    const within = mentions.filter(({ from: at = -1 }) => at >= first && at < from);

    return [
      {
        mark,
        said: inside,
        meanings: within.map(({ meaning }) => meaning),
        isNegated: within.some(({ negated, text: word }) => negated || NO.test(word)),
      },
    ];
  });

  return { text, marks };
}

const NO = /^(?:no|not|without|kein\w*|ohne|nicht)$/;
