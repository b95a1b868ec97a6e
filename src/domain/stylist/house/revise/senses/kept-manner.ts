import { isCue } from '../../language/mentions/cues.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { isGarment } from '../../language/mentions/mention-kinds.ts';
import { endOfThought, isMarkOrBut, startOfThought } from '../../language/mentions/thought.ts';

/**
 * "A skirt instead of jeans but keep it casual", „Rock statt Jeans, soll aber lässig bleiben“: beside a piece that is to be another, how
 * the look is to stay is no wish for another look. Alone it may be one.
 */
export function keptManner(mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(isGarment)) return mentions;

  return mentions.map((mention, at) =>
    MANNERS.has(mention.meaning.is) && !mention.negated && isToStay(mentions, at)
      ? { ...mention, meaning: { is: 'filler' } }
      : mention,
  );
}

function isToStay(mentions: readonly Mention[], at: number): boolean {
  const thought = mentions.slice(
    startOfThought(mentions, at, isMarkOrBut),
    endOfThought(mentions, at, isMarkOrBut),
  );
  const before = mentions[at - 1];
  const isKept = STILL.test(before?.text ?? '') || (isIt(before) && isCue(mentions[at - 2]?.meaning, 'keep'));
  const isStaying = STAYS.test(mentions[at + 1]?.text ?? '');

  return (isKept || isStaying) && !thought.some(isGarment);
}

function isIt(mention: Mention | undefined): boolean {
  return isCue(mention?.meaning, 'it') || mention?.text === 'it';
}

const STILL = /^(?:still|stay|stays|trotzdem|weiterhin)$/;
const STAYS = /^(?:bleiben|bleibt|bleibn)$/;
const MANNERS: ReadonlySet<Meaning['is']> = new Set(['formality', 'mood', 'style'] as const);
