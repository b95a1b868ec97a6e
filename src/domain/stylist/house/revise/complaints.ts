import type { OutfitItem } from '#contract/outfits.ts';
import type { Cue, Mention } from '../language/meanings.ts';
import { noQualities } from '../language/qualities.ts';
import type { Act } from '../language/sense/read-roles.ts';
import type { Edit } from './edit.ts';
import { isOf } from './what-is-here.ts';

/**
 * "The shoes will sink into the lawn", „bei dem Preis für die Schuhe krieg ich Schnappatmung“: what is wrong with a piece can be said in
 * any words. Where a text wants a change, names a piece that is there and says nothing of it that was understood, another of its kind
 * takes its place.
 * @param said the text as the network of roles reads it
 * @param spoken the items that something was understood of
 */
export function complaintsIn(
  mentions: readonly Mention[],
  said: { act: Act; sureness: number },
  items: readonly OutfitItem[],
  spoken: ReadonlySet<string>,
): Edit[] {
  const asks = mentions.some(({ meaning }) => meaning.is === 'cue' && ASKS.has(meaning.cue));
  if (said.act !== 'change' || said.sureness < SURE_OF_CHANGE || asks) return [];

  const named = mentions.filter(
    ({ meaning, negated, excepted, role }) =>
      meaning.is === 'garments' &&
      !negated &&
      excepted !== true &&
      role !== undefined &&
      role.isClothing > 0.5 &&
      role.role === 'lost' &&
      role.sureness >= LIKELY_LOST,
  );
  const meant = items.filter(
    (item) => !spoken.has(item.id) && named.some(({ meaning }) => isOf(item, meaning)),
  );

  return meant.map(({ id }) => ({ do: 'replace', item: id, by: null, qualities: noQualities() }));
}

/** Who asks for something by name complains of nothing. */
const ASKS: ReadonlySet<Cue> = new Set(['swap', 'add', 'remove', 'instead-of', 'another', 'keep']);

const SURE_OF_CHANGE = 0.9;
const LIKELY_LOST = 0.5;
