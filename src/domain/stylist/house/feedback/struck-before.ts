import type { Mention } from '../language/mentions/meanings.ts';
import { endOfThought, isMarkOrBut, startOfThought } from '../language/mentions/thought.ts';
import { isGranted, isYes } from '../language/scope/strike-back.ts';
import { labelOf } from '../language/wishes/tastes.ts';

/**
 * "Bohemian is not me", "crop tops are a no for me": the "no" strikes what stands before it when nothing
 * stands after it. "… better than edgy": what comes after "than" is not wanted.
 */
export function strikeBackwards(mentions: readonly Mention[]): Mention[] {
  const struck = mentions.map((mention) => ({ ...mention }));

  for (const [at, mention] of struck.entries()) {
    // "Hate: bodycon dresses" strikes what follows.
    const opensList = struck[at + 1]?.text === '' && struck[at + 1]?.said === ':' && struck[at + 2]?.negated;
    if (isNo(mention) && !isGranted(struck, at) && !opensList && !thoughtFrom(struck, at + 1).some(isTaste)) {
      const own = afterYes(thoughtUpTo(struck, at));
      // "You think I like brown. I don't", "Romantic?? God no": alone it strikes the thought before.
      const isAlone = !own.some(isTaste) && ![...own, ...thoughtFrom(struck, at + 1)].some(isFigure);
      const said =
        struck[at - 1]?.said === ':'
          ? listBeforeColon(struck, at - 1)
          : isAlone
            ? thoughtWithTaste(struck, at - own.length)
            : own;
      for (const other of said) if (isTaste(other)) other.negated = true;
    }
    if (mention.meaning.is === 'cue' && mention.meaning.cue === 'remove') {
      // „Röhrenjeans bitte streichen“: what goes stands before the verb where nothing stands behind it.
      const isLast = !upToNextVerb(struck, at + 1).some(isTaste);
      for (const other of isLast ? thoughtUpTo(struck, at) : []) if (isTaste(other)) other.negated = true;
      for (const other of upToNextVerb(struck, at + 1)) if (isTaste(other)) other.negated = true;
    }
    // "Flats rather than heels", „lieber Hosen als Röcke“.
    const isRather = mention.text === 'als' && thoughtUpTo(struck, at).some(({ text }) => RATHER.test(text));
    if (mention.text === 'than' || isRather)
      for (const other of thoughtFrom(struck, at + 1)) if (isTaste(other)) other.negated = true;
  }

  return struck;
}

const RATHER = /^(?:lieber|eher|mehr|besser)$/;

const SUITS = /^(?:suits? me|(?:steht|stehen) mir)$/;

/** "Stripes good, checks bad": what is welcome is not struck with what comes after it. */
function afterYes(thought: readonly Mention[]): Mention[] {
  const rest = thought.slice(
    thought.findLastIndex((mention) => isYes(mention) || SUITS.test(mention.text)) + 1,
  );

  return rest.some(isTaste) ? rest : [...thought];
}

export function isNo({ meaning }: Mention): boolean {
  return meaning.is === 'cue' && ['not', 'free', 'strikes-back'].includes(meaning.cue);
}

/** "I'm 19, not 90" denies nothing but an age. */
function isFigure({ text }: Mention): boolean {
  return /\d/.test(text);
}

/** The nearest thought before a position that says anything. */
function thoughtBefore(mentions: readonly Mention[], at: number): Mention[] {
  let end = at;
  while (end > 0 && isMarkOrBut(mentions[end - 1] as Mention, end - 1)) end--;

  return thoughtUpTo(mentions, end);
}

/** "Mini skirts? At my age? No thank you": the thought before that names something, over one that does not. */
function thoughtWithTaste(mentions: readonly Mention[], at: number): Mention[] {
  const last = thoughtBefore(mentions, at);
  if (last.length === 0 || last.some((mention) => isTaste(mention) && mention.meaning.is !== 'unknown'))
    return [...listBefore(mentions, last), ...last];
  const before = thoughtBefore(mentions, mentions.indexOf(last[0] as Mention));

  return before.some(isTaste) && (isAskedAt(mentions, before) || last.some(isPronoun)) ? before : last;
}

/** „Boots stehen mir angeblich, ich mag sie aber nicht“. */
function isPronoun({ text }: Mention): boolean {
  return /^(?:it|them|those|these|that|sie|es|ihn|das|mags)$/.test(text);
}

/** "Mint, pink, lilac: no thank you": the bare names before the last of a list. */
function listBefore(mentions: readonly Mention[], last: readonly Mention[]): Mention[] {
  const start = mentions.indexOf(last[0] as Mention);
  const comma = mentions[start - 1]?.meaning;
  if (!last.every(isListed) || comma?.is !== 'break' || comma.mark !== ',') return [];
  const before = thoughtUpTo(mentions, start - 1);

  return before.length > 0 && before.every(isListed) ? [...listBefore(mentions, before), ...before] : [];
}

/** "Leopard, zebra, the entire zoo: no": all that is listed since the last full stop, up to a word of pleasure. */
function listBeforeColon(mentions: readonly Mention[], colon: number): Mention[] {
  const stop = mentions
    .slice(0, colon)
    .findLastIndex(
      (mention) =>
        (mention.meaning.is === 'break' && mention.meaning.strong) || isYes(mention) || isNo(mention),
    );

  return mentions.slice(stop + 1, colon);
}

function isListed(mention: Mention): boolean {
  const { meaning } = mention;

  return (
    labelOf(meaning) !== null || (meaning.is === 'cue' && ['and', 'or', 'article'].includes(meaning.cue))
  );
}

function isAskedAt(mentions: readonly Mention[], thought: readonly Mention[]): boolean {
  const end = mentions[mentions.indexOf(thought.at(-1) as Mention) + 1]?.meaning;

  return end?.is === 'break' && end.mark === '?';
}

function isTaste({ meaning }: Mention): boolean {
  return [
    'style',
    'colour',
    'garments',
    'shape',
    'pattern',
    'fabric',
    'mood',
    'formality',
    'change',
    'goal',
    'missing',
    'unknown',
  ].includes(meaning.is);
}

function thoughtFrom(mentions: readonly Mention[], from: number): Mention[] {
  return mentions.slice(from, endOfThought(mentions, from - 1, isMarkOrBut));
}

function thoughtUpTo(mentions: readonly Mention[], to: number): Mention[] {
  return mentions.slice(startOfThought(mentions, to, isMarkOrBut), to);
}

/** "remove bohemian and add minimalist": the verb reaches as far as the next one. */
function upToNextVerb(mentions: readonly Mention[], from: number): Mention[] {
  const ahead = thoughtFrom(mentions, from);
  const end = ahead.findIndex(
    ({ meaning }) => meaning.is === 'cue' && ['add', 'keep', 'make', 'swap'].includes(meaning.cue),
  );

  return ahead.slice(0, end < 0 ? undefined : end);
}
