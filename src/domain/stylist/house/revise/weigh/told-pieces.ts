import { isCue } from '../../language/mentions/cues.ts';
import { type Mention, saidOf } from '../../language/mentions/meanings.ts';
import { isArticle } from '../../language/mentions/mention-kinds.ts';
import { endOfThought, startOfThought } from '../../language/mentions/thought.ts';
import type { Said } from '../../language/roles/said.ts';
import { LIKELY, SURELY } from '../../language/roles/sureness.ts';
import { isTelling } from '../clauses/clause-flags.ts';
import type { Edit } from '../edits/edit.ts';
import { isQuality } from '../edits/kinds-of-edit.ts';

/**
 * A piece of a reason or a possession: "that coat gets caught in my bike chain", „da finde ich nie meine Brille“, "a trench belt never meets
 * on me". It is named, nobody wants it, and it joins nothing and takes no place.
 */
export function isOfToldPiece(edit: Edit, { mentions }: Said): boolean {
  const target = edit.do === 'add' ? edit.target : edit.do === 'replace' ? edit.by : null;
  if (target === null || !('qualities' in edit)) return false;
  const named = mentions.flatMap((mention, at) =>
    mention.meaning.is === 'garments' && !mention.negated && mention.said === saidOf(target) ? [at] : [],
  );
  const { colours, fabrics, patterns, shapes } = edit.qualities;
  const words = [...colours, ...fabrics, ...patterns, ...shapes].map(saidOf);
  // "The grandchildren wear sweaters, I wear cardigans. Light blue": of what nobody wants nobody says how it is to be.
  const isDescribed = mentions.some(
    ({ said, role }) =>
      words.includes(said) && role?.role === 'wanted' && role.sureness >= LIKELY && role.isClothing >= LIKELY,
  );

  return (
    named.length > 0 &&
    !isDescribed &&
    named.every((at) =>
      edit.do === 'add' ? isTold(mentions, at) : isOwned(mentions, at) || isNone(mentions, at),
    )
  );
}

/** "My hat doesn't fit under a helmet": the person's own, and none of the look. */
export function isOfOwnPiece(edit: Edit, said: Said): boolean {
  const { mentions } = said;

  return (
    edit.do === 'add' &&
    isOfToldPiece(edit, said) &&
    mentions.every(
      ({ meaning, said: words }, at) =>
        meaning.is !== 'garments' || words !== saidOf(edit.target) || isOwned(mentions, at),
    )
  );
}

/** "The marquee is in the top field": a word of clothes, and none are meant. */
function isNone(mentions: readonly Mention[], at: number): boolean {
  const { role } = mentions[at] ?? {};

  return role?.role === 'told' && role.sureness >= SURELY && role.isClothing < LIKELY;
}

function isTold(mentions: readonly Mention[], at: number): boolean {
  const { role } = mentions[at] ?? {};
  if (role === undefined || isAskedAgain(mentions, at)) return false;
  if (role.isClothing < LIKELY || isOwned(mentions, at)) return true;
  // "I cycle with a basket", and not "a hat where my hair is thin".
  if (role.role === 'wanted')
    return (
      role.sureness < ALL_BUT_SURE && isTelling(mentions.slice(startOfThought(mentions, at, opensReason), at))
    );
  // "Zip cardigan where the crew neck is": what opens its thought is likelier wanted.
  const isDoubted = role.sureness < SURELY && opensThought(mentions, at);

  return !isDoubted && (role.role === 'lost' || (role.role === 'told' && !isOrdered(mentions, at)));
}

/** "My glasses steam up", "it swallows my gloves", and not "give me my gold watch". */
function isOwned(mentions: readonly Mention[], at: number): boolean {
  const { role } = mentions[at] ?? {};
  const isWanted = role?.role === 'kept' || (role?.role === 'wanted' && role.sureness >= ALL_BUT_SURE);
  if (isWanted || isOrdered(mentions, at)) return false;

  const start = Math.max(0, at - FARTHEST_POSSESSIVE);
  const mine = mentions.slice(start, at).findLastIndex(({ text }) => MINE.test(text));

  return mine >= 0 && mentions.slice(start + mine + 1, at).every(isOfThePiece);
}

const ALL_BUT_SURE = 0.9;
const FARTHEST_POSSESSIVE = 3;
const MINE =
  /(?:^| )(?:my|our|his|her|their|mein(?:e[nmrs]?)?|unser(?:e[nmrs]?)?|ihr(?:e[nmrs]?)?|seine?[nmrs]?)$/;

/** "My bike chain", "my thick tights". */
function isOfThePiece({ meaning }: Mention): boolean {
  return isQuality(meaning) || meaning.is === 'unknown' || meaning.is === 'occasion';
}

/** Whether its thought asks for it before it is named. */
function isOrdered(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(startOfThought(mentions, at, opensReason), at)
    .some(({ meaning }) => isCue(meaning, 'add', 'swap', 'make', 'another', 'instead', 'instead-of'));
}

/** "I always wear a watch, so put one in". */
function isAskedAgain(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(at + 1)
    .some(({ meaning }, index, rest) => isCue(meaning, 'add') && ONE.test(rest[index + 1]?.text ?? ''));
}

const ONE = /^(?:one|some|it|them|eine[nrs]?)$/;

function opensThought(mentions: readonly Mention[], at: number): boolean {
  const start = startOfThought(mentions, at, opensReason);
  const thought = mentions.slice(start, endOfThought(mentions, at));
  const before = mentions.slice(start, at);

  return (
    before.every(({ meaning }) => isQuality(meaning) || isArticle(meaning) || meaning.is === 'unknown') &&
    !thought.some(({ meaning }) => isCue(meaning, 'not'))
  );
}

function opensReason({ meaning, text }: Mention): boolean {
  return meaning.is === 'break' || BECAUSE.test(text);
}

const BECAUSE = /^(?:because|cause|cos|coz|cuz|since|weil|denn|da)$/;
