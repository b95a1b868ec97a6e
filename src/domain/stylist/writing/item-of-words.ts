import type { OutfitItem } from '#contract/outfits.ts';
import { madeWhenNeeded } from '#domain/made-when-needed.ts';
import { CUTS } from '#domain/wardrobe/garment-details.ts';
import { capitalised, cutName, itemWords } from '#domain/wardrobe/item-words.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';

/** What an item of the house is, read off what it is called. */
export interface ItemMeant extends Pick<OutfitItem, 'fabric' | 'pattern'> {
  garment: string;
  /** How the cut is called that it has to be sold in: "petite". */
  cuts: readonly string[];
  /** What is worn with it has a skirt of a suit. */
  isWithSkirt?: boolean;
}

/**
 * The item that is called so, e.g. by "Checked lightweight wool blazer". Names are stored where nothing else of an item is,
 * in lists and by earlier releases, so any of them can be written in another language.
 * @returns null for what the house does not call so: that was a model, and its words stay
 */
export function itemOfWords(words: string): ItemMeant | null {
  const cuts: string[] = [];
  let rest = words;
  for (;;) {
    const cut = CUT_NAMES.find((name) => rest.toLowerCase().startsWith(`${name} `));
    if (cut === undefined) break;
    cuts.push(cut);
    rest = capitalised(rest.slice(cut.length + 1));
  }
  const item = itemsByWords().get(rest);

  return item === undefined ? null : { ...item, cuts };
}

const CUT_NAMES = CUTS.flatMap((cut) => [cutName(cut, 'womenswear'), cutName(cut, 'menswear')]);

const itemsByWords = madeWhenNeeded(
  () =>
    new Map(
      GARMENTS.flatMap((garment) =>
        garment.fabrics.flatMap((fabric) =>
          garment.patterns.map((pattern): [string, Omit<ItemMeant, 'cuts'>] => [
            capitalised(itemWords(garment, fabric, pattern)),
            { garment: garment.key, fabric, pattern },
          ]),
        ),
      ),
    ),
);
