import type { OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { familyOf } from '#domain/wardrobe/colourways.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import { type Clause, withoutSorts } from '../clauses/clause.ts';
import { hasAnyOf } from '../items/match-items.ts';
import type { Edit } from './edit.ts';

/** "The shorts longer. And not ecru but khaki": of what was just named, whatever name its color goes by. */
export function exchangedNearby(
  { refused, trailing }: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
): Edit[] {
  const families = new Set(refused.colours.flatMap(({ names }) => names.map(familyOf)));

  return items
    .filter(({ id, color }) => {
      const name = COLOUR_NAMES.find((known) => known === color);
      return nearby.includes(id) && name !== undefined && families.has(familyOf(name));
    })
    .map(({ id }) => ({ do: 'modify', item: id, qualities: trailing }));
}

/**
 * "Silver instead of gold": whatever has the old quality takes the new one, of what is named nearby where something is. Nearly everything
 * is plain: "pinstripes instead of plain" is said of the piece that is seen first.
 */
export function exchangedQualities(
  { refused, trailing }: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[] = [],
): Edit[] {
  if (isEmpty(trailing)) return [];
  const isPlain = refused.patterns.some(({ patterns }) => patterns.includes('plain'));
  if (isPlain && nearby.length === 0) return [{ do: 'recolour', qualities: trailing, everything: false }];

  const having = items.filter((item) => hasAnyOf(item, refused));
  const named = having.filter(({ id }) => nearby.includes(id));
  // "Sneakers, and some color instead of the white": of those, where they have it.
  const about = named.length > 0 || (nearby.length > 0 && isPlain) ? named : having;

  const left = withoutSorts({ ...refused, patterns: isPlain ? [] : refused.patterns }, trailing);

  return about.flatMap((item): Edit[] => [
    { do: 'modify', item: item.id, qualities: trailing },
    // "No silk please, but still white": nothing of the sort comes in its stead.
    ...(hasAnyOf(item, left) ? [{ do: 'avoid' as const, item: item.id, refused: left }] : []),
  ]);
}
