import type { OutfitItem } from '#contract/outfits.ts';
import type { Meaning, Mention } from '../language/meanings.ts';
import { noQualities } from '../language/qualities.ts';
import type { Edit } from './edit.ts';

type Colour = Extract<Meaning, { is: 'colour' }>;

const PIECES =
  /^(?:bits?|pieces?|things?|parts?|items?|ones|stuff|details?|accents?|teile?|sachen|stucke?|dinge)$/;

/**
 * "The gold bits should all be silver": the pieces that are of the one color, in the other. Null where a text says nothing of the
 * kind; no edits where the outfit has none of them.
 */
export function readByColour(
  mentions: readonly Mention[],
  items: readonly OutfitItem[],
): { edits: Edit[]; said: string } | null {
  const at = mentions.findIndex(
    ({ meaning, negated }, place) =>
      meaning.is === 'colour' && !negated && PIECES.test(mentions[place + 1]?.text ?? ''),
  );
  const colours = mentions.flatMap(({ meaning, negated }) =>
    meaning.is === 'colour' && !negated ? [meaning] : [],
  );
  const [from, to] = colours as [Colour | undefined, Colour | undefined];
  const isAlone = colours.length === 2 && mentions.every(({ meaning }) => meaning.is !== 'garments');
  if (at < 0 || from === undefined || to === undefined || !isAlone || mentions[at]?.meaning !== from)
    return null;

  return {
    said: mentions[at]?.said ?? '',
    edits: items
      .filter(({ color }) => from.avoid.some((name) => name === color))
      .map(({ id }) => ({ do: 'modify', item: id, qualities: { ...noQualities(), colours: [to] } })),
  };
}
