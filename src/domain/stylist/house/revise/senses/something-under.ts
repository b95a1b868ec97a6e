import { lookUp } from '../../language/lexicon/lexicon.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { asOne, isArticle, isGarment, UNDER } from '../../language/mentions/mention-kinds.ts';

const SOMETHING =
  /^(?:something|anything|sth|smth|etwas|irgendwas|was)(?: (?:warm|warmer|warmes|warmeres))?$/;

/** "Something under the tee, I get cold", „etwas unters Hemd, ich friere“: a layer that nobody sees, and the cold is why. */
export function somethingUnder(mentions: readonly Mention[]): readonly Mention[] {
  const under = mentions.findIndex(({ text }) => UNDER.test(text));
  const piece = mentions.findIndex((mention, at) => at > under && isGarment(mention));
  const what = mentions.slice(0, Math.max(0, under)).findLastIndex(({ text }) => SOMETHING.test(text));
  const layer = lookUp('base layer')?.find(({ is }) => is === 'garments');
  const between = [...mentions.slice(what + 1, under), ...mentions.slice(under + 1, piece)];
  if (
    under < 0 ||
    what < 0 ||
    piece < 0 ||
    layer === undefined ||
    mentions.filter(isGarment).length > 1 ||
    !mentions.some(isCold) ||
    !between.every(
      ({ meaning }) =>
        isArticle(meaning) || isWarm(meaning) || meaning.is === 'weather' || isCue(meaning, 'it'),
    )
  )
    return mentions;

  return [
    ...mentions.slice(0, what),
    asOne(mentions.slice(what, piece + 1), layer),
    ...mentions.slice(piece + 1).map((mention) => (isCold(mention) ? asReason(mention) : mention)),
  ];
}

function asReason({ role: _, ...mention }: Mention): Mention {
  return { ...mention, meaning: { is: 'filler' } };
}

function isCold({ meaning }: Mention): boolean {
  return (
    (meaning.is === 'weather' && (meaning.weather === 'cold' || meaning.weather === 'cool')) ||
    isWarm(meaning)
  );
}

function isWarm(meaning: Mention['meaning']): boolean {
  return meaning.is === 'change' && meaning.axis === 'warmth' && meaning.direction === 1;
}
