import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { refusedInFull } from '../../language/mentions/piece-kinds.ts';
import { addQuality, noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import type { Said } from '../../language/roles/said.ts';
import { SURELY } from '../../language/roles/sureness.ts';
import type { Edit } from '../edits/edit.ts';
import { isOfTheDay, isQuality } from '../edits/kinds-of-edit.ts';
import { isOf } from '../items/what-is-here.ts';

interface Away {
  refused: Qualities;
  items: OutfitItem[];
}

/** A color, cloth or pattern that is surely complained of by itself: "the orange clashes with my hair". */
export function qualityLost(
  { mentions }: Said,
  items: readonly OutfitItem[],
  kept: ReadonlySet<string>,
): Away | null {
  const refused = noQualities();
  // "Swap brown for black" says which is which.
  if (mentions.some(({ meaning }) => isCue(meaning, 'swap', 'instead-of'))) return null;
  const lost = mentions.filter(
    ({ meaning, role, excepted }) =>
      QUALITIES.has(meaning.is) && excepted !== true && role?.role === 'lost' && role.sureness >= SURELY,
  );
  for (const { meaning } of lost) if (isQuality(meaning)) addQuality(refused, refusedInFull(meaning));
  // "No black scarf" is said of scarves.
  const isOfItsNoun = (item: OutfitItem, quality: Mention) => {
    const noun = mentions[mentions.indexOf(quality) + 1];
    return noun?.meaning.is !== 'garments' || !noun.negated || isOf(item, noun.meaning);
  };
  const meant = items.filter(
    (item) =>
      !kept.has(item.id) && lost.some((quality) => isOf(item, quality.meaning) && isOfItsNoun(item, quality)),
  );

  return meant.length > 0 ? { refused, items: meant } : null;
}

const QUALITIES: ReadonlySet<Meaning['is']> = new Set(['colour', 'fabric', 'pattern'] as const);

/** "The orange is wrong. Emerald?": what was orange becomes emerald; without another color, anything but that. */
export function instead(edits: readonly Edit[], { refused, items }: Away): Edit[] {
  const isOther = ({ qualities }: { qualities: Qualities }) =>
    (['colours', 'fabrics', 'patterns'] as const).every((sort) =>
      qualities[sort].every(({ label }) => !refused[sort].some((wish) => wish.label === label)),
    );
  const by = edits.find((edit) => edit.do === 'recolour' && isOther(edit));
  const others = edits.filter((edit) => edit.do !== 'recolour' && !isOfTheDay(edit));

  return [
    ...others,
    ...items.map(
      ({ id }): Edit =>
        by?.do === 'recolour'
          ? { do: 'modify', item: id, qualities: by.qualities }
          : { do: 'avoid', item: id, refused },
    ),
  ];
}
