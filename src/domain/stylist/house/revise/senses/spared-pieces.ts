import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment } from '../../language/mentions/mention-kinds.ts';
import { endOfThought } from '../../language/mentions/thought.ts';

/**
 * "Under 300 without ditching the shawl", „günstiger, ohne auf den Schal zu verzichten“: what is not to be done to a piece leaves it as it
 * is, whatever the verb.
 */
export function sparedPieces(mentions: readonly Mention[]): Mention[] {
  const said = [...mentions];
  for (const [at, { text }] of mentions.entries()) {
    if (text !== 'ohne' && !isSparing(mentions[at])) continue;
    const end = endOfThought(mentions, at);
    const undone = text === 'ohne' ? infinitiveBehind(mentions, at, end) : -1;
    if (undone > 0) {
      said[at] = { ...(said[at] as Mention), text: WITHOUT_LOSING, meaning: { is: 'cue', cue: 'keep' } };
      said[undone] = { ...(said[undone] as Mention), meaning: { is: 'filler' } };
    } else if (!isSparing(mentions[at])) continue;
    for (let index = at + 1; index < (undone > 0 ? undone : end); index++)
      if (isGarment(said[index])) said[index] = asKept(said[index] as Mention);
  }

  return said;
}

/** "Without losing", as one word. */
export function isSparing(mention: Mention | undefined): boolean {
  return isCue(mention?.meaning, 'keep') && mention?.text.startsWith('without ') === true;
}

const WITHOUT_LOSING = 'without losing';

/** „Ohne den Schal wegzulassen“, „ohne auf ihn zu verzichten“; -1 where there is none. */
function infinitiveBehind(mentions: readonly Mention[], from: number, end: number): number {
  return mentions.findIndex(
    ({ meaning, text }, at) =>
      at > from &&
      at < end &&
      isCue(meaning, 'remove', 'swap') &&
      (/.zu./.test(text) || mentions[at - 1]?.text === 'zu'),
  );
}

function asKept(mention: Mention): Mention {
  return { ...mention, negated: false, role: { role: 'kept', sureness: 1, isClothing: 1 } };
}
