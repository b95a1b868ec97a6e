import { CLOTHS_BY_CARE } from '#domain/wardrobe/garment-details.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { refusedInFull } from '../../language/mentions/piece-kinds.ts';
import { addQuality } from '../../language/mentions/qualities.ts';
import type { Reading } from './clause-reading.ts';
import type { Statement } from './statement.ts';

/** A color, cloth, pattern or cut: wished of the noun behind it, refused, or only told of. */
export function readQuality(
  reading: Reading,
  at: number,
  meaning: Extract<Meaning, { is: 'colour' | 'fabric' | 'pattern' | 'shape' }>,
): void {
  const { mentions, clause, statement } = reading;
  const { negated = false, excepted = false } = mentions[at] ?? {};
  if (statement !== null && !negated && isOnlyTold(mentions, at, statement)) {
    if (at < statement.verb) addQuality(clause.subject, refusedInFull(meaning));
    return;
  }
  if (
    !negated &&
    (reading.isHowItIs || (!excepted && (belongsToUnknown(mentions, at) || belongsToMissing(reading, at))))
  )
    return;
  const isRefused =
    negated || isLess(mentions[at - 1]) || isTooMuch(mentions, at) || looksBadIn(mentions, at);
  if (!excepted && !isRefused) addQuality(reading.pending, meaning);
  else if (!excepted || !isLeftAlone(reading, at)) addQuality(clause.refused, refusedInFull(meaning));
  reading.isRefusedBefore = negated;
}

/** "A top I can chuck in the wash": no cloth that cannot be. */
export function readCare({ clause }: Reading, { care }: Extract<Meaning, { is: 'care' }>): void {
  addQuality(clause.refused, {
    is: 'fabric',
    label: care,
    names: CLOTHS_BY_CARE[care],
    avoid: CLOTHS_BY_CARE[care],
  });
}

/** "Everything except black" leaves black alone; "the tie in something other than burgundy" does not. */
function isLeftAlone({ mentions, clause }: Reading, at: number): boolean {
  return (
    clause.cues.has('everything') ||
    (!mentions.some(isGarment) && !ANY_BUT.test(mentions[at - 1]?.text ?? ''))
  );
}

/** A quality that a statement speaks of, or that it tells in passing. */
function isOnlyTold(mentions: readonly Mention[], at: number, { verb, isMerelyTold }: Statement): boolean {
  if (at > verb) return isMerelyTold;

  return isMerelyTold || !mentions.slice(at, verb).some(isGarment);
}

/** "Red earlobes", "green palm leaves": the color of what is not known is nobody else's. */
function belongsToUnknown(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 1];
  const isLast = mentions.slice(at + 2).every(({ meaning }) => meaning.is === 'filler');

  if (next?.meaning.is === 'missing') return true;
  // "The sweater in wine red pls": the color of what stands before the "in".
  if (isCue(mentions[at - 1]?.meaning, 'in') && mentions.slice(0, at).some(isGarment)) return false;

  return next?.meaning.is === 'unknown' && isLast && !next.text.endsWith('ly');
}

/** "Socks in brown", „eine Anstecknadel am Blazer in Gold“: what nobody has is not of that color, and what it is worn at neither. */
function belongsToMissing({ mentions, clause }: Reading, at: number): boolean {
  const missing = mentions.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'missing');

  return (
    missing >= 0 &&
    clause.nouns.every(({ isBeside }) => isBeside) &&
    mentions
      .slice(missing + 1, at)
      .every(
        (mention) =>
          isGarment(mention) ||
          isQuality(mention.meaning) ||
          mention.meaning.is === 'filler' ||
          isCue(mention.meaning, 'in', 'article', 'and', 'with'),
      )
  );
}

/** "Less black" is a step away from black. */
export function isLess(before: Mention | undefined): boolean {
  return before?.meaning.is === 'degree' && before.meaning.direction < 0;
}

/** "They look so boring in black": what is complained of there. */
function looksBadIn(mentions: readonly Mention[], at: number): boolean {
  const [link, complaint] = [mentions[at - 1]?.meaning, mentions[at - 2]?.meaning];

  return isCue(link, 'in') && isCue(complaint, 'strikes-back');
}

/** „Das Hemd ist zu blau“, and not „passt zu blau“. */
export function isTooMuch(mentions: readonly Mention[], at: number): boolean {
  const before = mentions[at - 1];
  // "Everything is so brown and olive".
  if (before?.text === 'so') return IS_SO.test(mentions[at - 2]?.text ?? '');
  if (isCue(before?.meaning, 'and') && at > 1) return isTooMuch(mentions, at - 2);

  if (before?.text !== 'zu') return false;
  const next = mentions[at + 1]?.meaning;
  // „Hemd zu blau, Krawatte zu rot“.
  const endsSo = next === undefined || next.is === 'break' || isCue(next, 'and');

  return IS_SO.test(mentions[at - 2]?.text ?? '') || (isGarment(mentions[at - 2]) && endsSo);
}

const IS_SO =
  /^(?:is|are|all|looks?|feels?|alles|ist|sind|ists|wirkt|wirken|mir|uns|viel|bisschen|etwas|fast|doch|einfach)$/;

/** "Anything but green": the green is to go. */
const ANY_BUT = /^(?:but not|aber nicht|anything (?:but|except)|hauptsache nicht|alles nur nicht)$/;

/** "It's black with satin lapels", „die ist braun gestreift“: told of something, and asked of nothing. */
export function saysHowItIs(mentions: readonly Mention[]): boolean {
  const words = mentions.map(({ text }) => text).join(' ');

  return (
    /^(?:and |but |und |aber )?(?:its|it is|it was|theyre|they are|(?:der|die|das|es|sie|er) (?:ist|sind|war|waren)) /.test(
      words,
    ) && !NOT_SO.test(words)
  );
}

const NOT_SO = / (?:too|so|should|supposed|meant|better|zu|soll|sollte|besser|lieber|schoner) /;
