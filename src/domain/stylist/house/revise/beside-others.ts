import { isCue } from '../language/cues.ts';
import type { Mention } from '../language/meanings.ts';
import { othersWear } from '../language/others-wear.ts';
import type { Token } from '../language/tokens.ts';

/** "The dress as well", „das Kleid auch“. */
const TAKEN_UP = /^(?:too|also|as well|same|the same|likewise|auch|ebenso|passend\w*|genauso|dazu passend)$/;

/**
 * "White shirt, everyone on my floor wears the blue ones", „Kleid in Grün, die Brautjungfern tragen Rosa“: where a color is wished, what others
 * wear is told. Alone it may be what is to be matched.
 */
export function besideOthers(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  const { told, worn } = othersWear(tokens, mentions);
  return withoutColours(withoutPieces(mentions, worn), told);
}

/** "Half of them come in hoodies, a cardigan will do": where a piece is wished, what others wear is no other wish. */
function withoutPieces(mentions: readonly Mention[], worn: ReadonlySet<Mention>): readonly Mention[] {
  const isOwn = mentions.some(
    (mention) => mention.meaning.is === 'garments' && !mention.negated && !worn.has(mention),
  );

  return isOwn
    ? mentions.map((mention) =>
        worn.has(mention) ? { ...mention, meaning: { is: 'filler' }, negated: false } : mention,
      )
    : mentions;
}

function withoutColours(mentions: readonly Mention[], told: ReadonlySet<Mention>): readonly Mention[] {
  // "Everyone is in sage. Anything but green", "... another color for the dress".
  const isOwn = mentions.some(
    (mention) =>
      (mention.meaning.is === 'colour' && !told.has(mention)) || isCue(mention.meaning, 'another-colour'),
  );
  if (!isOwn || mentions.some(({ text, meaning }) => TAKEN_UP.test(text) || isCue(meaning, 'match')))
    return mentions;

  return mentions.map((mention) =>
    mention.meaning.is === 'colour' && told.has(mention)
      ? { ...mention, meaning: { is: 'filler' }, negated: false }
      : mention,
  );
}
