import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { AppError } from '#contract/error.ts';
import { priceRangeFor, sumInWords } from '#domain/shopping/sum-in-words.ts';
import { isQuiet } from '#domain/stylist/house/compose/colour-pairs.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import { readFeedback } from '#domain/stylist/house/feedback/read-feedback.ts';
import { reviseProfile } from '#domain/stylist/house/feedback/revise-profile.ts';
import { isCue } from '#domain/stylist/house/language/mentions/cues.ts';
import type { Meaning, Mention } from '#domain/stylist/house/language/mentions/meanings.ts';
import { type Token, tokensOf } from '#domain/stylist/house/language/mentions/tokens.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import { readChange } from '#domain/stylist/house/language/roles/read-roles.ts';
import { inTheirSense } from '#domain/stylist/house/language/senses/word-senses.ts';
import { withoutQuestions } from '#domain/stylist/house/language/understood/questions.ts';
import { readWishes } from '#domain/stylist/house/language/wishes/wishes.ts';
import { readEdits } from '#domain/stylist/house/revise/edits/read-edits.ts';
import { hasQuality, isIn, type Seen } from '#domain/stylist/house/revise/items/what-is-here.ts';
import { reviseOutfit } from '#domain/stylist/house/revise/revise-outfit.ts';
import { revisionPlan } from '#domain/stylist/house/revise/revision-plan.ts';
import { weighEdits } from '#domain/stylist/house/revise/weigh/weigh-edits.ts';
import type { RevisionBrief } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { BlindSentence } from './blind-sentence.ts';
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
  const mentions = inSense(sentence, readWords(sentence.text));
  const matters = new Set(LABELS.matter[sentence.id]);
  const tells = new Set(LABELS.told[sentence.id]);
  const couldMatter = ({ meaning, said }: Mention) =>
    (OF_CLOTHES.has(meaning.is) && !tells.has(said.toLowerCase())) || matters.has(said.toLowerCase());
  const silent = mentions.filter((mention, at) => {
    if (!couldMatter(mention) || isToldBack(mention.said) || isSeen(mentions, at, answer)) return false;
    if (isOfDay(mentions, at) || (sentence.kind === 'feedback' && isReason(mentions, at))) return false;

    // What is said twice, in whichever words, may be used once: the sentence is read without all of them.
    return readingOf(sentence, without(tokens, mentions, saidAgain(mentions, at))) === whole;
  });
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

/** In a request many a word of clothing means something else beside its neighbors. */
function inSense({ kind }: BlindSentence, mentions: Mention[]): Mention[] {
  return kind === 'request' ? inTheirSense(mentions) : mentions;
}

/** „Abendhochzeit“: an occasion that says how dressed one is there is told of the day. */
function isOfDay(mentions: readonly Mention[], at: number): boolean {
  const { from, meaning } = mentions[at] ?? {};

  return (
    meaning?.is === 'formality' &&
    mentions.some((other) => other.from === from && other.meaning.is === 'occasion')
  );
}

/** "I'm always cold, so I love roll-necks", „..., weil ich schnell friere“: a thought that only says why, and wants nothing. */
function isReason(mentions: readonly Mention[], at: number): boolean {
  if (!OF_PEOPLE.has(mentions[at]?.meaning.is ?? 'filler')) return false;
  const end = mentions.findIndex(({ meaning }, index) => index > at && meaning.is === 'break');
  const start = mentions.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'break');
  const thought = mentions.slice(start + 1, end < 0 ? undefined : end);
  if (thought.some(({ meaning }) => isCue(meaning, 'add', 'make', 'swap'))) return false;

  return (
    (end > at && SO.test(mentions[end + 1]?.text ?? '')) || BECAUSE.test(mentions[start + 1]?.text ?? '')
  );
}

/** What is as often said of people as of clothes. */
const OF_PEOPLE: ReadonlySet<Meaning['is']> = new Set(['change', 'care', 'cut', 'goal'] as const);
const SO = /^(?:so|and so|therefore|thats why|also|deswegen|deshalb|daher|darum)$/;
const BECAUSE = /^(?:because|since|weil|denn)$/;

/** A word with all that say the same, each in all of its senses. */
function saidAgain(mentions: readonly Mention[], at: number): number[] {
  const senses = (one: number) =>
    mentions.flatMap(({ from }, other) => (from === mentions[one]?.from ? [other] : []));
  const all = senses(at).flatMap((sense) =>
    mentions.flatMap((_, other) =>
      other === sense || isSameAs(mentions, other, sense) ? senses(other) : [],
    ),
  );

  return [...new Set(all)].sort((one, other) => one - other);
}

/** "Too casual, make it smarter", "colour! cobalt": one wish, in general words or in others. */
function isSameAs(mentions: readonly Mention[], one: number, other: number): boolean {
  const [first, second] = [mentions[one], mentions[other]];
  if (first === undefined || second === undefined) return false;
  const [noun, otherNoun] = [nounOf(mentions, one), nounOf(mentions, other)];
  // "Wider trousers and a wider jacket" are two wishes.
  if (noun !== null && otherNoun !== null && noun.target.label !== otherNoun.target.label) return false;
  const way = wayOf(mentions, one);

  return (
    first.text === second.text ||
    (way !== null && way === wayOf(mentions, other)) ||
    (first.meaning.is === 'shape' &&
      second.meaning.is === 'shape' &&
      first.meaning.shape.label === second.meaning.shape.label) ||
    (first.meaning.is === 'practical' &&
      second.meaning.is === 'practical' &&
      first.meaning.wish === second.meaning.wish) ||
    (first.meaning.is === 'care' &&
      second.meaning.is === 'care' &&
      first.meaning.care === second.meaning.care) ||
    isColourNamed(first, second) ||
    isColourNamed(second, first)
  );
}

/** White and navy are no answer to who wants color, nor is one that is refused. */
function isColourNamed({ meaning }: Mention, { meaning: named, negated }: Mention): boolean {
  const asksForColour = meaning.is === 'mood' && meaning.mood === 'colourful';

  return asksForColour && named.is === 'colour' && !negated && !named.names.every(isQuiet);
}

/** The piece that a quality stands before, past other qualities. */
function nounOf(mentions: readonly Mention[], at: number): Garments | null {
  const next = mentions.slice(at + 1).find((mention) => !QUALITIES.has(mention.meaning.is))?.meaning;

  return next?.is === 'garments' && mentions[at]?.meaning.is !== 'garments' ? next : null;
}

const QUALITIES: ReadonlySet<Meaning['is']> = new Set([
  ...(['colour', 'fabric', 'pattern', 'shape', 'style', 'mood', 'formality', 'change'] as const),
]);

type Garments = Extract<Meaning, { is: 'garments' }>;

/** Where a word wants the look to go: "less formal", "too dressed up" and "more casual" go the same way. */
function wayOf(mentions: readonly Mention[], at: number): string | null {
  const { meaning, negated } = mentions[at] ?? {};
  const before = mentions[at - 1]?.meaning;
  const turn = (before?.is === 'degree' ? before.direction : 1) * (negated === true ? -1 : 1);
  if (meaning?.is === 'change') return `${meaning.axis} ${turn * meaning.direction}`;
  if (meaning?.is === 'formality') return `formality ${turn * (meaning.span[0] >= DRESSY ? 1 : -1)}`;

  return null;
}

const DRESSY = 3;

/**
 * A piece is or was there that it names, a new one does what it is for, or none is there where it is refused. What stands before a noun
 * has to be seen of that: shoes are not red because the bag is.
 */
function isSeen(mentions: readonly Mention[], at: number, { seen, after, now, kind }: Answer): boolean {
  const { meaning, negated } = mentions[at] as Mention;
  const noun = nounOf(mentions, at);
  const isMeant = (item: Seen) => noun === null || hasQuality(item, noun);
  const has = (item: Seen) => isMeant(item) && hasQuality(item, meaning);
  if (negated && kind !== 'feedback' && !now.some(has)) return true;

  return seen.some(has) || after.some((item) => isMeant(item) && serves(item, meaning));
}

/** Whether a piece is of a style, or does for the body what is wished. */
function serves({ garment }: Seen, meaning: Meaning): boolean {
  const { goals = [], styles = [] } = garmentOf(garment) ?? {};

  return (
    (meaning.is === 'goal' && goals.includes(meaning.goal)) ||
    (meaning.is === 'style' && styles.includes(meaning.style))
  );
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
  /** What came into the look by a change. */
  after: readonly Seen[];
  /** What is worn in the end. */
  now: readonly Seen[];
}

/** Null where nothing was made. */
function answerTo(sentence: BlindSentence): Answer | null {
  const { kind, text, wears } = sentence;
  try {
    if (kind === 'feedback') {
      const { applied, notUnderstood, undecided } = reviseProfile({
        profile: emptyProfile(),
        feedback: text,
      });
      return applied.length === 0
        ? null
        : { kind, notUnderstood, said: [...notUnderstood, ...undecided], seen: [], after: [], now: [] };
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
      const { items, notUnderstood } = made;
      return { kind, notUnderstood, said: saidIn(made), seen: items, after: [], now: items };
    }
    const brief = briefOf(sentence, text);
    const made = reviseOutfit(brief);
    const after = made.items.flatMap((item) => ('drafted' in item ? [item.drafted] : []));
    const seen = [...brief.outfit.items, ...after];
    const kept = new Set(made.items.flatMap((item) => ('kept' in item ? [item.kept] : [])));
    const now = [...brief.outfit.items.filter(({ id }) => kept.has(id)), ...after];
    return made.applied.length === 0
      ? null
      : { kind, notUnderstood: made.notUnderstood, said: saidIn(made), seen, after, now };
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

function without(tokens: readonly Token[], mentions: readonly Mention[], left: readonly number[]): Token[] {
  const isLeft = tokens.map(() => false);
  for (const at of left) {
    const { from = 0, said = '' } = mentions[at] ?? {};
    const next = mentions[at + 1]?.from;
    const to = Math.min(
      from + said.split(' ').length,
      next === from ? tokens.length : (next ?? tokens.length),
    );
    isLeft.fill(true, from, to);
  }

  return tokens.filter((_, at) => isLeft[at] !== true);
}

/** What is made of a text before anything is chosen by it, without the words themselves. */
function readingOf(sentence: BlindSentence, tokens: readonly Token[]): string {
  const { kind, look = '' } = sentence;
  const text = tokens.map(({ said }) => said).join(' ');
  if (kind === 'request') return written(readWishes(text));
  // How a taste is called is what is kept of it.
  if (kind === 'feedback') return JSON.stringify({ ...readFeedback(text), notUnderstood: [], undecided: [] });
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
