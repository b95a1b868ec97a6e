import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { thoughtAt } from '../../language/mentions/thought.ts';

/** "Less office", „nicht so Büro“: the look is to be less like there, and it is not dressed for there. */
export function lessOfOccasion(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.flatMap((mention, at): Mention[] => {
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (isLess(mention) && next?.meaning.is === 'occasion') return [];
    if (mention.meaning.is !== 'occasion' || before === undefined || !isLess(before)) return [mention];
    // "Cream is too bridal": why, and no way to go.
    if (/^(?:too|zu)\b/.test(before.text) && isOfQuality(mentions, at))
      return [{ ...mention, meaning: { is: 'filler' }, negated: false }];
    const [from, to] = mention.meaning.occasion.formality;

    return [
      {
        ...mention,
        meaning: { is: 'change', axis: 'formality', direction: from + to >= DRESSED ? -1 : 1 },
        text: `${before.text} ${mention.text}`,
        said: `${before.said} ${mention.said}`,
        negated: false,
      },
    ];
  });
}

function isOfQuality(mentions: readonly Mention[], at: number): boolean {
  const thought = thoughtAt(mentions, at);

  return thought.some(({ meaning }) => isQuality(meaning)) && !thought.some(isGarment);
}

/** From an office on, both ends of its dress code taken together. */
const DRESSED = 3;

function isLess({ meaning, text }: Mention): boolean {
  return (
    meaning.is === 'degree' &&
    meaning.direction < 0 &&
    /^(?:less|too|not so|not as|not that|a bit less|weniger|zu|nicht so)\b/.test(text)
  );
}
