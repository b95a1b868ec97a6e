import type { Mention } from '../language/meanings.ts';
import { endOfThought, startOfThought } from '../language/thought.ts';
import { isGarment, isQuality } from './mention-kinds.ts';

const CLASH =
  /(?:^| )(?:(?:pass(?:t|en)|gehort|gehoren|geht|gehen) (?:\w+ ){0,3}?nicht (?:gut )?(?:zu|zum|zur|mit)|(?:doesnt|dont|wont|does not|do not|never) (?:really )?(?:go|work|match|sit well) with|(?:does|do) not go with|clash(?:es)? with|bei(?:ß|ss)(?:t|en) sich mit)(?: (?:the|my|a|an|this|that|dem|der|den|diesem|dieser|meinem|meiner|einem))?$/;

/** "Brown doesn't go with the suit", „Braun passt für mich nicht zum Anzug“: a quality is what is wrong, and the piece is what it goes with. */
export function clashesWith(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention, at): Mention => {
    const end = isGarment(mention)
      ? at
      : mentions.findIndex((other, after) => after > at && isGarment(other));
    if (end < 0 || (!isGarment(mention) && !isQuality(mention.meaning))) return mention;
    const start = startOfThought(mentions, at);
    const before = mentions.slice(start, end);
    const isAlone =
      end < endOfThought(mentions, at) && isQuality(before[0]?.meaning ?? NOTHING) && !before.some(isGarment);
    if (!isAlone || !CLASH.test(before.map(({ text }) => text).join(' '))) return mention;
    if (at === end) return { ...mention, negated: false, meaning: NOTHING };

    return { ...mention, negated: true };
  });
}

const NOTHING: Mention['meaning'] = { is: 'filler' };
