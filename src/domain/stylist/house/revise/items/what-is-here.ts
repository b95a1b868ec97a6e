import type { OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import type { IsHere } from '../../language/roles/features.ts';

/** Whether one of the items is what a word names, or has the color, cloth or pattern that it names. */
export function isIn(items: readonly OutfitItem[]): IsHere {
  return (meaning) => items.some((item) => isOf(item, meaning));
}

/** What can be seen of a piece. */
export type Seen = Pick<OutfitItem, 'garment' | 'slot' | 'color' | 'fabric' | 'pattern'>;

/** Whether an item is what a word names, or has the quality that it names. */
export function isOf({ garment, slot, color, fabric, pattern }: Seen, meaning: Meaning): boolean {
  switch (meaning.is) {
    case 'garments':
      return (
        (garment !== null && meaning.target.keys.has(garment)) ||
        // Nobody who asks for boots is given rain boots; where they are, they are boots.
        (garment === 'rain-boots' && meaning.target.label === 'boots') ||
        (meaning.target.breadth === 'slot' && meaning.target.slots.includes(slot))
      );
    case 'colour':
      return meaning.avoid.some((name) => name === color);
    case 'fabric':
      return meaning.avoid.some((name) => name === fabric);
    case 'pattern':
      return meaning.avoid.some((name) => name === pattern);
    default:
      return false;
  }
}

/** "The wool trousers", where what is there is of wool and trousers by another name. */
export function isCalledByCloth(
  item: Seen,
  { meaning, from }: Mention,
  before: Mention | undefined,
): boolean {
  return (
    meaning.is === 'garments' &&
    before?.from === from &&
    before?.meaning.is === 'fabric' &&
    meaning.target.slots.includes(item.slot) &&
    isOf(item, before.meaning)
  );
}

/** "The white shoes": whether an item is what it would be made, cuts aside. */
export function isSoAlready(item: Seen, { colours, fabrics, patterns, shapes }: Qualities): boolean {
  return (
    shapes.length === 0 &&
    colours.every(({ names }) => names.some((name) => name === item.color)) &&
    fabrics.every(({ names }) => names.some((name) => name === item.fabric)) &&
    patterns.every((wish) => wish.patterns.some((name) => name === item.pattern))
  );
}

/** Whether a piece is so: of its color, cloth or pattern, or cut like that. Poplin is cotton to whoever asks for cotton; satin is no silk. */
export function hasQuality(item: Seen, meaning: Meaning): boolean {
  if (meaning.is === 'fabric' && meaning.avoid.includes('cotton') && isOneOf(meaning.names, item.fabric))
    return true;
  if (meaning.is !== 'shape') return isOf(item, meaning);
  const garment = garmentOf(item.garment);

  return garment !== null && meaning.shape.matches(garment);
}

function isOneOf(names: readonly string[], name: string | null): boolean {
  return name !== null && names.includes(name);
}

/** The color of an item, as it would be asked for; no quality where it is none of ours. */
export function colourOf({ color }: Pick<Seen, 'color'>): Qualities {
  const name = COLOUR_NAMES.find((known) => known === color);

  return { ...noQualities(), colours: name === undefined ? [] : [{ label: name, names: [name] }] };
}
