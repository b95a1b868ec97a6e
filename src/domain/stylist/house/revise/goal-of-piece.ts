import { isCue } from '../language/cues.ts';
import type { Mention } from '../language/meanings.ts';

/** "Trousers that balance my hips": what is wished for the body is asked of the piece that is to do it. */
export function goalsOfPieces(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at) => {
    const { meaning, said, negated } = mention;
    if (meaning.is !== 'goal' || negated || !isSaidOfPiece(mentions, at)) return mention;
    const { goal } = meaning;

    return {
      ...mention,
      meaning: { is: 'shape', shape: { label: said, said, matches: ({ goals }) => goals.includes(goal) } },
    };
  });
}

/** Behind the noun and a "that": "a top that hides my belly". */
function isSaidOfPiece(mentions: readonly Mention[], at: number): boolean {
  const noun = mentions.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'garments');
  const between = mentions.slice(noun + 1, at + 1);

  return (
    noun >= 0 &&
    between.length <= FARTHEST &&
    THAT.test(between[0]?.text ?? '') &&
    between
      .slice(0, -1)
      .every(({ meaning }) => meaning.is === 'filler' || meaning.is === 'hide' || isCue(meaning, 'article'))
  );
}

const FARTHEST = 4;
const THAT = /^(?:that|which|to|die|der|das)(?: |$)/;
