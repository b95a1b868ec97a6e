import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { startOfThought } from '../../language/mentions/thought.ts';

/** "Trousers that balance my hips", "shoes I can stand in": what is wished for the body is asked of the piece that is to do it. */
export function goalsOfPieces(mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, at) => {
    const { meaning, said, negated } = mention;
    const spared = isShoes(mention) ? sparedBehind(mentions, at) : null;
    if (spared !== null) return [mention, spared];
    if (meaning.is === 'spare' && isOfShoes(mentions, at)) return [{ ...mention, meaning: { is: 'filler' } }];
    if (meaning.is !== 'goal' || negated || !isSaidOfPiece(mentions, at)) return [mention];
    const { goal } = meaning;

    return [
      {
        ...mention,
        meaning: { is: 'shape', shape: { label: said, said, matches: ({ goals }) => goals.includes(goal) } },
      },
    ];
  });
}

/** "Other shoes, I'm on my feet all night": what is spared, as a cut of the shoes that are named. */
function sparedBehind(mentions: readonly Mention[], at: number): Mention | null {
  const place = mentions.findIndex(
    ({ meaning }, index) => meaning.is === 'spare' && index > at && isOfShoes(mentions, index),
  );
  const spare = mentions[place];
  if (spare?.meaning.is !== 'spare' || shoesBefore(mentions, place) !== at) return null;
  const { said } = spare;
  const { matches } = spare.meaning.shape;
  const shoes = mentions[at]?.meaning;
  // "Heels I can stand in": none of them is.
  const isPossible =
    shoes?.is === 'garments' &&
    [...shoes.target.keys].map(garmentOf).some((garment) => garment !== null && !matches(garment));
  if (!isPossible) return null;

  return {
    ...spare,
    negated: false,
    meaning: {
      is: 'shape',
      shape: { label: said, said, of: ['shoes'], matches: (garment) => !matches(garment) },
    },
  };
}

function isOfShoes(mentions: readonly Mention[], at: number): boolean {
  return shoesBefore(mentions, at) >= startOfThought(mentions, at, isStrong);
}

function shoesBefore(mentions: readonly Mention[], at: number): number {
  return mentions.slice(0, at).findLastIndex(isShoes);
}

function isShoes({ meaning, negated }: Mention): boolean {
  return meaning.is === 'garments' && !negated && meaning.target.slots.every((slot) => slot === 'shoes');
}

function isStrong({ meaning }: Mention): boolean {
  return meaning.is === 'break' && meaning.strong;
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
