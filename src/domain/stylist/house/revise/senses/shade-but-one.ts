import type { OutfitItem } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { familyOf } from '#domain/wardrobe/colourways.ts';
import { lightnessOf } from '../../compose/colour-pairs.ts';
import type { Mention } from '../../language/mentions/meanings.ts';

/** "A lighter blue, though not baby blue": any of the family that is lighter than what is there, and not that one. */
export function shadeButOne(mentions: readonly Mention[], items: readonly OutfitItem[]): readonly Mention[] {
  const refused = [
    ...new Set(
      mentions.flatMap(({ meaning, negated }) => (meaning.is === 'colour' && negated ? meaning.names : [])),
    ),
  ];
  if (refused.length === 0) return mentions;

  return mentions.map((mention): Mention => {
    const { meaning, negated, text } = mention;
    const way = COMPARED.exec(text);
    if (meaning.is !== 'colour' || negated || way === null) return mention;
    if (!meaning.names.every((name) => refused.includes(name))) return mention;
    const family = new Set(meaning.names.map(familyOf));
    const worn = COLOUR_NAMES.filter(
      (name) => family.has(familyOf(name)) && items.some(({ color }) => color === name),
    );
    const isThatWay = (name: ColourName) =>
      worn.every((old) =>
        way[1] === undefined ? lightnessOf(name) < lightnessOf(old) : lightnessOf(name) > lightnessOf(old),
      );
    const names = COLOUR_NAMES.filter(
      (name) =>
        family.has(familyOf(name)) &&
        isThatWay(name) &&
        refused.every((other) => Math.abs(lightnessOf(name) - lightnessOf(other)) > ALIKE),
    );

    return names.length === 0 ? mention : { ...mention, meaning: { ...meaning, names } };
  });
}

const COMPARED =
  /^(?:(lighter|paler|brighter|softer|heller\w*|blasser\w*)|darker|deeper|dunkler\w*|tiefer\w*) /;
const ALIKE = 0.08;
