import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import type { Token } from '../../language/mentions/tokens.ts';
import { othersWear } from '../../language/told/others-wear.ts';

/** "The dress as well", „das Kleid auch“. */
const TAKEN_UP = /^(?:too|also|as well|same|the same|likewise|auch|ebenso|passend\w*|genauso|dazu passend)$/;

/**
 * "White shirt, everyone on my floor wears the blue ones", „Kleid in Grün, die Brautjungfern tragen Rosa“: where a color is wished, what others
 * wear is told. Alone it may be what is to be matched.
 */
export function besideOthers(tokens: readonly Token[], mentions: readonly Mention[]): readonly Mention[] {
  const { told, worn } = othersWear(tokens, mentions);
  const wanted = wantedLikeOthers(mentions);
  if (wanted !== null) return wanted;

  return withoutColours(withoutPieces(mentions, worn), told);
}

/** "My boss wears sneakers now, so I want that too", „der Chef kommt in Sneakern, also will ich das auch“: what they wear is what is wished. */
function wantedLikeOthers(mentions: readonly Mention[]): readonly Mention[] | null {
  const texts = mentions.map(({ text }) => text);
  const at = texts.findIndex(
    (text, here) => THAT.test(text) && WANT_TOO.test(texts.slice(Math.max(0, here - 3), here + 2).join(' ')),
  );
  const worn = mentions
    .slice(0, Math.max(0, at))
    .findLastIndex(({ meaning, role }) => meaning.is === 'garments' && role?.role === 'told');
  const piece = mentions[worn];
  if (at < 0 || piece === undefined) return null;

  return mentions.map((mention, here): Mention => {
    if (here === at) {
      const { role: _told, ...named } = piece;
      return { ...named, negated: false };
    }

    return here === worn ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

const THAT = /^(?:that|those|these|them|das|die|sowas|so was|welche)$/;
const WANT_TOO =
  /\b(?:(?:i )?(?:want|would like|d like|id like) (?:that|those|these|them) (?:too|as well)|(?:will|mochte|hatte) ich (?:gern |gerne )?(?:das|die|sowas|so was|welche) auch|ich (?:will|mochte|hatte gern) (?:das|die|sowas|so was|welche) auch)\b/;

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
