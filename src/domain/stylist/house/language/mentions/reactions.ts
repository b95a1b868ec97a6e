import type { Cue } from './meanings.ts';
import type { Token } from './tokens.ts';

/**
 * How a language says in a few words of its own whether something pleases: "makes me look ill", "are not really my thing", „steht mir
 * leider gar nicht“. The words for it are many and combine freely, so they are patterns and not entries of the lexicon.
 */
export interface Reactions {
  /** Words that a pattern can begin with; nothing is tried at any other. */
  opens: ReadonlySet<string>;
  /** Each is matched from its first word on, over levelled words with one blank between; the first that matches counts. */
  patterns: readonly Reaction[];
}

export interface Reaction {
  /** `strikes-back`: what stands before it is not borne; `not`: what comes behind it; `keep`: what stands around it pleases. */
  says: Extract<Cue, 'strikes-back' | 'not' | 'keep'>;
  /** A group `open` in it stands for any word that the language has no other meaning for: "is a bit Christmassy", "make me waddle". */
  pattern: RegExp;
  /** Where one of these stands right before it, it is said of the whole: "it is boring". */
  unlessAfter?: RegExp;
}

/** No reaction has more words. */
const LONGEST = 12;

/**
 * The reaction that begins at a position, and how many words it has.
 * @param isKnown whether a word has a meaning of its own
 */
export function reactionAt(
  { opens, patterns }: Reactions,
  tokens: readonly Token[],
  at: number,
  isKnown: (word: string) => boolean,
): { says: Reaction['says']; length: number } | null {
  if (!opens.has(tokens[at]?.text ?? '')) return null;

  const words: string[] = [];
  for (const { kind, text } of tokens.slice(at, at + LONGEST)) {
    if (kind === 'break') break;
    words.push(text);
  }
  const ahead = `${words.join(' ')} `;
  const before = tokens[at - 1]?.text ?? '';
  for (const { says, pattern, unlessAfter } of patterns) {
    const match = pattern.exec(ahead);
    if (match === null || unlessAfter?.test(before) === true) continue;
    const { open } = match.groups ?? {};
    // "Too stiff" can say something that "stiff" does not.
    if (open !== undefined && (isKnown(open) || isKnown(`${words[words.indexOf(open) - 1]} ${open}`)))
      continue;

    return { says, length: match[0].trim().split(' ').length };
  }

  return null;
}

/** A pattern of the words given, from the first word on; `…` in it is any of `fillers`, none or several. */
export function patternOf(source: string, fillers: string): RegExp {
  return new RegExp(`^(?:${source.replaceAll('… ', `(?:(?:${fillers}) )*`)}) `);
}
