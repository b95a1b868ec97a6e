import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { AppError } from '#contract/error.ts';
import { priceRangeFor, sumInWords } from '#domain/shopping/sum-in-words.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import { readFeedback } from '#domain/stylist/house/feedback/read-feedback.ts';
import { reviseProfile } from '#domain/stylist/house/feedback/revise-profile.ts';
import type { Meaning, Mention } from '#domain/stylist/house/language/meanings.ts';
import { withoutQuestions } from '#domain/stylist/house/language/questions.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import { readChange } from '#domain/stylist/house/language/sense/read-roles.ts';
import { type Token, tokensOf } from '#domain/stylist/house/language/tokens.ts';
import { readWishes } from '#domain/stylist/house/language/wishes.ts';
import { readEdits } from '#domain/stylist/house/revise/read-edits.ts';
import { reviseOutfit } from '#domain/stylist/house/revise/revise-outfit.ts';
import { revisionPlan } from '#domain/stylist/house/revise/revision-plan.ts';
import { weighEdits } from '#domain/stylist/house/revise/weigh-edits.ts';
import { hasQuality, isIn, type Seen } from '#domain/stylist/house/revise/what-is-here.ts';
import type { RevisionBrief } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import type { BlindSentence } from './blind-sentence.ts';
import { movedBy } from './judge-look.ts';
import { lookOf } from './looks.ts';

/** What became of the words of a sentence that could matter to what is worn. */
export interface Account {
  /** Neither used nor said back. */
  silent: string[];
  /** Said back, though they only tell of the day. */
  needless: string[];
}

/**
 * Asks of each word that could matter whether anything came of it: it is said back, the result shows it, or the sentence
 * reads otherwise without it. Words that could matter are those of clothing in the lexicon, and of the words that it lacks those that
 * `words-that-matter.json` names. A sentence that nothing was made of says so as a whole, and drops nothing.
 */
export function accountOf(sentence: BlindSentence): Account {
  const answer = answerTo(sentence);
  if (answer === null) return { silent: [], needless: [] };
  const told = answer.said.join(' ').toLowerCase();
  const isToldBack = (said: string) =>
    said
      .toLowerCase()
      .split(' ')
      .some((word) => told.includes(word));
  const tokens = tokensOf(sentence.text);
  const whole = readingOf(sentence, tokens);
  const mentions = readWords(sentence.text);
  const matters = new Set(LABELS.matter[sentence.id]);
  const tells = new Set(LABELS.told[sentence.id]);
  const couldMatter = ({ meaning, said }: Mention) =>
    (OF_CLOTHES.has(meaning.is) && !tells.has(said.toLowerCase())) || matters.has(said.toLowerCase());
  const silent = mentions.filter(
    (mention, at) =>
      couldMatter(mention) &&
      !isToldBack(mention.said) &&
      !isSeen(mention, answer) &&
      // What is said twice, in whichever words, may be used once.
      !mentions.some((other) => other !== mention && isSameAs(other, mention)) &&
      readingOf(sentence, without(tokens, mention, mentions[at + 1])) === whole,
  );
  const expected = (sentence.expect.notUnderstood ?? []).join(' ').toLowerCase();

  return {
    silent: silent.map(({ said }) => said),
    needless: answer.notUnderstood.filter(
      (said) =>
        !matters.has(said.toLowerCase()) &&
        !expected.includes(said.toLowerCase()) &&
        mentions.some((mention) => mention.said === said && mention.meaning.is === 'unknown'),
    ),
  };
}

/** "Too stiff, make it more casual": the same way to go. */
function isSameAs(one: Mention, other: Mention): boolean {
  return (
    one.text === other.text ||
    (one.meaning.is === 'change' &&
      other.meaning.is === 'change' &&
      one.meaning.axis === other.meaning.axis &&
      one.meaning.direction === other.meaning.direction)
  );
}

/** A piece is or was there that it names, or none is where it is refused. */
function isSeen({ meaning, negated }: Mention, { seen, kind }: Answer): boolean {
  const isThere = seen.some((item) => hasQuality(item, meaning));

  return isThere || (negated && kind !== 'feedback');
}

const wordsBySentence = z.record(z.string(), z.array(z.string()));

/** Words by the id of their sentence, in small letters: those that nobody knows and that could matter; and those of clothing that only tell why. */
const LABELS = z
  .object({ matter: wordsBySentence, told: wordsBySentence })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'words-that-matter.json'), 'utf8')));

const OF_CLOTHES: ReadonlySet<Meaning['is']> = new Set([
  ...(['garments', 'colour', 'fabric', 'pattern', 'shape', 'style', 'missing'] as const),
  ...(['mood', 'formality', 'cut', 'care', 'money', 'change', 'goal'] as const),
]);

interface Answer {
  kind: BlindSentence['kind'];
  notUnderstood: readonly string[];
  /** All words that are said back. */
  said: readonly string[];
  /** What the look had before and has now. */
  seen: readonly Seen[];
}

/** Null where nothing was made. */
function answerTo(sentence: BlindSentence): Answer | null {
  const { kind, text, wears } = sentence;
  try {
    if (kind === 'feedback') {
      const { applied, notUnderstood } = reviseProfile({ profile: emptyProfile(), feedback: text });
      return applied.length === 0 ? null : { kind, notUnderstood, said: notUnderstood, seen: [] };
    }
    if (kind === 'request') {
      const made = proposeOutfit({
        prompt: text,
        priceRange: priceRangeFor(text) ?? '200-300',
        profile: emptyProfile(),
        onboarding: onboardingOf(wears),
        inspirations: [],
        recent: [],
        seed: SEED,
      });
      return { kind, notUnderstood: made.notUnderstood, said: saidIn(made), seen: made.items };
    }
    const brief = briefOf(sentence, text);
    const made = reviseOutfit(brief);
    const seen = [...brief.outfit.items, ...movedBy(brief.outfit.items, made).after];
    return made.applied.length === 0
      ? null
      : { kind, notUnderstood: made.notUnderstood, said: saidIn(made), seen };
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}

function briefOf({ wears, look = '' }: BlindSentence, request: string): RevisionBrief {
  return {
    outfit: lookOf(look),
    request,
    profile: emptyProfile(),
    onboarding: onboardingOf(wears),
    seed: SEED,
  };
}

const SEED = 11;

function saidIn({ notUnderstood, unmet }: { notUnderstood: string[]; unmet: { words: string }[] }): string[] {
  return [...notUnderstood, ...unmet.map(({ words }) => words)];
}

function without(tokens: readonly Token[], { from = 0, said }: Mention, next: Mention | undefined): Token[] {
  const to = Math.min(
    from + said.split(' ').length,
    next?.from === from ? tokens.length : (next?.from ?? tokens.length),
  );

  return [...tokens.slice(0, from), ...tokens.slice(to)];
}

/** What is made of a text before anything is chosen by it, without the words themselves. */
function readingOf(sentence: BlindSentence, tokens: readonly Token[]): string {
  const { kind, look = '' } = sentence;
  const text = tokens.map(({ said }) => said).join(' ');
  if (kind === 'request') return written(readWishes(text));
  // How a taste is called is what is kept of it.
  if (kind === 'feedback') return JSON.stringify({ ...readFeedback(text), notUnderstood: [] });
  const { items } = lookOf(look);
  const { rest } = withoutQuestions(text);
  const said = readChange(tokensOf(rest), readWords(rest), isIn(items));
  const read = readEdits(said.mentions, { items }, sumInWords(rest));

  const weighed = weighEdits(read, said, items);
  const { wishes } = revisionPlan(briefOf(sentence, text), said.mentions, weighed.edits);

  return written({
    ...read,
    ...weighed,
    limits: [wishes.cuts, wishes.care, wishes.practical, wishes.refuses],
  });
}

const WORDS_ONLY = /^(?:said|notUnderstood|doubtful|levels|spanSaid|\w+Words)$/;

function written(reading: object): string {
  return JSON.stringify(reading, (key, value: unknown) => {
    if (WORDS_ONLY.test(key)) return undefined;
    if (value instanceof Map) return [...value.keys()];

    return value instanceof Set ? [...value] : value;
  });
}
