import { isCue } from '../../language/mentions/cues.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { isMarkOrBut, thoughtAt } from '../../language/mentions/thought.ts';

/**
 * „Statt Seide lieber Baumwolle, Seide muss ich bügeln“, "no wool, cotton instead, I have to handwash wool": what has given way to another and is
 * named again is its reason, and is wished of nothing.
 */
export function withoutToldAgain(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at) =>
    isToldAgain(mentions, at) ? { ...mention, meaning: FILLER } : mention,
  );
}

const FILLER: Meaning = { is: 'filler' };

function isToldAgain(mentions: readonly Mention[], at: number): boolean {
  const { meaning, negated } = mentions[at] as Mention;
  if (negated || !isQuality(meaning)) return false;
  const refused = mentions.findIndex((other) => other.negated && isSame(other.meaning, meaning));
  if (refused < 0 || Math.abs(refused - at) < 2) return false;
  const others = mentions.filter(
    (other) => other.meaning.is === meaning.is && !other.negated && !isSame(other.meaning, meaning),
  );
  const thought = thoughtAt(mentions, at, isMarkOrBut);

  return (
    others.some((other) => !thought.includes(other)) &&
    !thought.includes(mentions[refused] as Mention) &&
    !thought.some((other) => isGarment(other) || (isCue(other.meaning, ...ASKS) && !NEEDS.test(other.text)))
  );
}

function isSame(one: Meaning, other: Meaning): boolean {
  return (
    isQuality(one) && one.is === other.is && 'label' in one && 'label' in other && one.label === other.label
  );
}

/** "I have to iron it". */
const NEEDS = /^(?:have|has|had|need|needs|to)$/;
const ASKS = ['make', 'add', 'swap', 'keep', 'only', 'in', 'for', 'instead', 'match'] as const;
