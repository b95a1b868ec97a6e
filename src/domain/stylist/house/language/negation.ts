import { REACTIONS } from './cue-words.ts';
import type { Meaning, Mention } from './meanings.ts';

/** What a "no" can strike. */
const STRIKABLE: ReadonlySet<Meaning['is']> = new Set([
  ...(['garments', 'colour', 'fabric', 'pattern', 'style', 'occasion', 'weather', 'formality'] as const),
  ...(['shape', 'mood', 'goal', 'cut', 'body', 'missing', 'several', 'wind', 'unknown'] as const),
]);

/** Cues after which a new, positive thought begins. */
const ENDS_SCOPE: ReadonlySet<string> = new Set([
  ...(['but', 'with', 'add', 'keep', 'make', 'swap', 'only', 'instead', 'another', 'for', 'rest'] as const),
]);

/**
 * Marks what stands within reach of a "no". The reach goes over "or", over "and" and commas while the list
 * goes on without a new article or verb ("no heels, ties or blazers"), and ends at a full stop, at "but" and
 * at the next verb. "leather-free" strikes backwards.
 */
export function markNegated(mentions: readonly Mention[]): Mention[] {
  const marked = mentions.map((mention) => ({ ...mention }));
  let open = false;

  for (const [at, mention] of marked.entries()) {
    const { meaning } = mention;

    if (isNo(meaning)) open = true;
    else if (open && endsScope(marked, at)) open = false;
    else if (open && STRIKABLE.has(meaning.is)) mention.negated = true;

    if (STRIKES_BACK.has(mention.text) && at > 0 && !open) strikeBefore(marked, at);
  }

  return marked;
}

/** "Leather-free", "wool gives me a rash". */
const STRIKES_BACK: ReadonlySet<string> = new Set(['free', ...REACTIONS.split('|')]);

function isNo(meaning: Meaning): boolean {
  return meaning.is === 'cue' && (meaning.cue === 'not' || meaning.cue === 'instead-of');
}

function strikeBefore(marked: Mention[], at: number): void {
  const before = marked[at - 1];
  if (before !== undefined && STRIKABLE.has(before.meaning.is)) before.negated = true;
}

function endsScope(marked: readonly Mention[], at: number): boolean {
  const meaning = marked[at]?.meaning;
  if (meaning?.is === 'break') return meaning.strong || !listGoesOn(marked, at);
  if (meaning?.is !== 'cue') return false;
  if (meaning.cue === 'and') return !listGoesOn(marked, at);
  if (meaning.cue === 'in' || meaning.cue === 'everything') return false;
  // "no make up", "don't add a belt", "nothing with stripes": the verb right after the "no" belongs to it.
  if (ENDS_SCOPE.has(meaning.cue)) return !followsNo(marked, at);

  return false;
}

function followsNo(marked: readonly Mention[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const meaning = marked[before]?.meaning;
    if (meaning === undefined) return false;
    if (isNo(meaning)) return true;
    if (meaning.is !== 'filler' && !(meaning.is === 'cue' && meaning.cue === 'article')) return false;
  }

  return false;
}

/** After a comma or "and": whether what follows is one more bare item of the same list. */
function listGoesOn(marked: readonly Mention[], at: number): boolean {
  const next = afterDefiniteArticle(marked, at)?.meaning;
  if (next === undefined) return false;
  if (next.is === 'cue') return next.cue === 'or' || next.cue === 'and' || next.cue === 'not';
  // A comma before a wish for the whole outfit ("no heels, navy") starts anew unless a list word follows.
  if (!STRIKABLE.has(next.is)) return false;

  return marked[at]?.meaning.is === 'cue' || orFollows(marked, at);
}

/** "without the tote and the belt" goes on; "no heels and a blue dress" does not. */
function afterDefiniteArticle(marked: readonly Mention[], at: number): Mention | undefined {
  const next = marked[at + 1];

  return next !== undefined && /^(?:the|my|any|anything)$/.test(next.text) ? marked[at + 2] : next;
}

function orFollows(marked: readonly Mention[], at: number): boolean {
  for (const { meaning } of marked.slice(at + 1)) {
    if (meaning.is === 'cue') return meaning.cue === 'or' || meaning.cue === 'and';
    if (meaning.is === 'break' && meaning.strong) return false;
  }

  return false;
}
