import { isCue } from '../mentions/cues.ts';
import type { Cue, Meaning, Mention } from '../mentions/meanings.ts';
import { endOfThought } from '../mentions/thought.ts';

/** What a "no" can strike. */
export const STRIKABLE: ReadonlySet<Meaning['is']> = new Set([
  ...(['garments', 'colour', 'fabric', 'pattern', 'style', 'occasion', 'weather', 'formality'] as const),
  ...(['shape', 'mood', 'goal', 'cut', 'body', 'missing', 'several', 'wind', 'unknown'] as const),
]);

export function isConnector(meaning: Meaning): boolean {
  return meaning.is === 'break' || (meaning.is === 'cue' && (meaning.cue === 'and' || meaning.cue === 'or'));
}

/** "Leather-free" strikes the word before it, "wool and mohair make me itch" the whole list before it. */
export function strikeBack(marked: Mention[], at: number, cue: Cue): void {
  if (cue !== 'free' && cue !== 'strikes-back') return;
  if (isGranted(marked, at)) return;

  if (cue === 'strikes-back' && strikePronoun(marked, at)) return;

  let isList = OF_ALL.test(marked[at]?.text ?? '');
  const struck: Mention[] = [];
  let from = at - 1;
  // "Romantic? God no.": the answer to what was asked.
  if (cue === 'strikes-back' && isBreak(marked[at + 1])) while (isBreak(marked[from]) && from > 0) from--;
  for (let before = from; before >= 0; before--) {
    const mention = marked[before];
    if (mention === undefined) return;
    // "Shorts at the opera, no way": the shorts.
    if (mention.meaning.is === 'occasion' && isWhereWorn(marked, before)) continue;
    // "A cardigan every winter, and I am tired of it".
    if (mention.meaning.is === 'weather' && EVERY.test(marked[before - 1]?.text ?? '')) continue;
    if (STRIKABLE.has(mention.meaning.is)) {
      if (!mention.negated) struck.push(mention);
      mention.negated = true;
      if (cue === 'free') return;
    } else if (OWN.test(mention.text) && / /.test(marked[at]?.text ?? '')) {
      // "My old blazer won't do": what somebody has, and not what is to be worn; "my wife says blue is boring".
      for (const own of struck) own.negated = own.meaning.is !== 'garments';
      return;
    } else if (cue === 'free' || isYes(mention) || !isWithinList(mention.meaning, isList)) return;
    isList ||= isConnector(mention.meaning);
    if (mention.meaning.is === 'break' && struck.every(isPiece) && endsNewPiece(marked, before)) return;
  }
}

function isPiece({ meaning }: Mention): boolean {
  return meaning.is === 'garments';
}

/** "A roll-neck in black, shirt and tie no longer": what stands before the comma is one piece more, which is wanted, and none of the list. */
function endsNewPiece(marked: readonly Mention[], comma: number): boolean {
  let from = comma - 1;
  while (from > 0 && isQuality(marked[from]?.meaning ?? NOTHING)) from--;
  const isDescribedBehind = from < comma - 1 && isCue(marked[from]?.meaning, 'in');
  if (isDescribedBehind) from--;
  if (marked[from]?.meaning.is !== 'garments') return false;
  do from--;
  while (from > 0 && isQuality(marked[from]?.meaning ?? NOTHING));

  return isDescribedBehind || A.test(marked[from]?.text ?? '');
}

const NOTHING: Meaning = { is: 'filler' };
const A = /^(?:an?|eine?n?|ne|nen|n)$/;

/** "Leather, suede and wool, all out": of all that was listed. */
const OF_ALL = /^(?:all|alle|alles|none of)(?: |$)/;

/** „Eine rote Mütze, aber die brauch ich nicht“: a pronoun alone behind a "but" strikes the piece that was named last, with its qualities. */
function strikePronoun(marked: Mention[], at: number): boolean {
  if (!PRONOUN.test(marked[at - 1]?.text ?? '') || !isCue(marked[at - 2]?.meaning, 'but')) return false;
  const noun = marked.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'garments');
  const between = marked.slice(noun + 1, at - 2);
  if (noun < 0 || between.some(({ meaning }) => meaning.is !== 'filler' && meaning.is !== 'break'))
    return false;
  for (let of = noun; of === noun || isQuality(marked[of]?.meaning ?? { is: 'filler' }); of--) {
    const mention = marked[of];
    if (mention !== undefined) mention.negated = true;
  }

  return true;
}

const PRONOUN = /^(?:der|die|das|den)$/;

/** Behind "at the" or "for a", and a piece before it. */
function isWhereWorn(marked: readonly Mention[], at: number): boolean {
  const link = isCue(marked[at - 1]?.meaning, 'article') ? at - 2 : at - 1;
  const before = marked[link - 1]?.meaning;

  return (
    PLACES.test(marked[link]?.text ?? '') &&
    (before?.is === 'garments' || (before !== undefined && isQuality(before)))
  );
}

const PLACES = /^(?:at|to|for|in|on|bei|beim|im|in|zur|zum|auf|fur|für)$/;

const EVERY = /^(?:every|each|jede[nrs]?)$/;

const OWN = /^(?:my|mein(?:e[nrsm]?)?)$/;

/** A stop, or the end. */
export function isBreak(mention: Mention | undefined): boolean {
  return mention === undefined || mention.meaning.is === 'break';
}

/** "Fleece yes, sandals no", "stripes good checks bad". */
export function isYes({ text }: Mention): boolean {
  return /^(?:yes|good|fine|ok|okay|ja|gut|schon|toll|passt)$/.test(text);
}

/** "Wool, mohair and angora make me itch" is one list; in "a navy dress, wool makes me itch" the comma ends the thought. */
function isWithinList(meaning: Meaning, isList: boolean): boolean {
  if (meaning.is === 'filler') return true;
  if (meaning.is === 'break') return !meaning.strong && isList;

  return meaning.is === 'cue' && ['and', 'or', 'article', 'everything', 'it', 'only'].includes(meaning.cue);
}

/** "Linen with wrinkles also yes": what is complained of is granted at once. */
export function isGranted(mentions: readonly Mention[], at: number): boolean {
  const end = endOfThought(mentions, at);

  return mentions.slice(at + 1, end).some((mention) => /^(?:yes|ok|okay|ja)$/.test(mention.text));
}

export function isQuality({ is }: Meaning): boolean {
  return is === 'colour' || is === 'fabric' || is === 'pattern' || is === 'shape';
}
