import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';

/**
 * "Not a skirt, and a nice blouse", „nichts Rotes ich dachte an eine schwarze Hose“: where a "no" reaches a phrase only over another that it
 * has struck, the grammar has guessed that a list goes on, and the network needs to be less sure to know better.
 */
export function isWantedBeyondNo(mentions: readonly Mention[], at: number): boolean {
  const mention = mentions[at];
  if (mention?.negated !== true || mention.excepted === true) return false;
  const noun = isQuality(mention) ? nounOf(mentions, at) : mention;

  return (
    noun?.meaning.is === 'garments' &&
    noun.negated &&
    noun.role?.role === 'wanted' &&
    noun.role.sureness >= LIKELY &&
    isReachedFar(mentions, at)
  );
}

const LIKELY = 0.8;

/** „Schuhe ohne Absatz“: right behind the piece that is to be without it. */
export function isOutrightNot(mentions: readonly Mention[], at: number): boolean {
  return (
    mentions[at]?.negated === true &&
    /^(?:without|ohne)$/.test(mentions[at - 1]?.text ?? '') &&
    mentions[at - 2]?.meaning.is === 'garments'
  );
}

function nounOf(mentions: readonly Mention[], at: number): Mention | undefined {
  return mentions.slice(at).find((mention) => !isQuality(mention));
}

function isReachedFar(mentions: readonly Mention[], at: number): boolean {
  const isOfPhrase = (before: number) =>
    isQuality(mentions[before]) || mentions[before]?.from === mentions[at]?.from;
  let before = at - 1;
  while (before >= 0 && isOfPhrase(before)) before--;

  for (; before >= 0; before--) {
    const mention = mentions[before];
    if (mention === undefined || isCue(mention.meaning, 'not', 'instead-of', 'except')) return false;
    if (mention.negated) return true;
  }

  return false;
}
