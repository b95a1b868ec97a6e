import type { OutfitItem } from '#contract/outfits.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { THE_SAME } from '../../language/mentions/mention-kinds.ts';
import { isEmpty, type Qualities } from '../../language/mentions/qualities.ts';
import { readWords } from '../../language/read-words.ts';
import { colourOf, isOf } from '../items/what-is-here.ts';
import type { Edit } from './edit.ts';

/** "A waistcoat under the jacket, same cloth": what joins is of the cloth or color of the piece that is named before it. */
export function asItsModel(
  edits: readonly Edit[],
  mentions: readonly Mention[],
  items: readonly OutfitItem[],
): Edit[] {
  const texts = mentions.map(({ text }) => text);
  const isSame = (of: RegExp) =>
    texts.some((text, at) => of.test(text) || of.test(`${text} ${texts[at + 1] ?? ''}`));
  // „Weste dazu, Dreiteiler“.
  const isThird = texts.some((text) => THREE_PIECE.test(text));
  // "In the same wool".
  const cloths = mentions.flatMap(({ meaning, negated }, at) =>
    meaning.is === 'fabric' && !negated && SAME.test(texts[at - 1] ?? '') ? [meaning] : [],
  );
  const [isOfColour, isOfCloth] = [
    isThird || isSame(SAME_COLOUR),
    isThird || isSame(SAME_CLOTH) || cloths.length > 0,
  ];

  return edits.map((edit): Edit => {
    if (edit.do !== 'add') return edit;
    if (!isOfColour && !isOfCloth) {
      // To a suit a waistcoat is its third piece, where nothing else is said of it.
      const suit = isEmpty(edit.qualities) ? suitOf(items, edit.target.label) : undefined;
      return suit === undefined ? edit : { ...edit, qualities: like(suit, edit.qualities, true, true) };
    }
    const named = mentions.filter(
      ({ meaning, negated }) =>
        meaning.is === 'garments' && !negated && meaning.target.label !== edit.target.label,
    );
    const model =
      items.find((item) => named.some(({ meaning }) => isOf(item, meaning))) ??
      items.find((item) => cloths.some((cloth) => isOf(item, cloth))) ??
      suitOf(items, edit.target.label);
    if (model === undefined) return edit;

    return { ...edit, qualities: like(model, edit.qualities, isOfColour, isOfCloth) };
  });
}

/** "A waistcoat in the same cloth": nothing is named, and it is the suit's. */
function suitOf(items: readonly OutfitItem[], joining: string): OutfitItem | undefined {
  const isOfSuit = ({ garment }: OutfitItem) => {
    const worn = garmentOf(garment);
    return worn !== null && isKind(worn, 'suit');
  };

  return joining === 'vest' ? items.find(isOfSuit) : undefined;
}

function like(model: OutfitItem, own: Qualities, isOfColour: boolean, isOfCloth: boolean): Qualities {
  const { fabric } = model;
  const garment = garmentOf(model.garment);
  // The cloth of a suit has its color.
  const isOfSuit = isOfCloth && garment !== null && isKind(garment, 'suit');
  const isColoured = own.colours.length === 0 && (isOfColour || isOfSuit);
  const isMade = isOfCloth && (own.fabrics.length === 0 || isOfSuit);

  return {
    ...own,
    ...(isColoured && { colours: colourOf(model).colours }),
    ...(isMade && { fabrics: clothsLike(fabric) }),
  };
}

/** A light wool is of a wool suit's cloth. */
function clothsLike(fabric: string): Qualities['fabrics'] {
  return readWords(fabric).flatMap(({ meaning }) => (meaning.is === 'fabric' ? [meaning] : []));
}

const SAME = new RegExp(`^${THE_SAME}$`);
const THREE_PIECE = /^(?:three piece|dreiteil)/;
const SAME_COLOUR = new RegExp(
  `^(?:${THE_SAME} (?:colou?r|shade|farbe|farbton|ton)|(?:in der farbe|im (?:farb)?ton) (?:de[rs]|vom|von de[rmn]))$`,
);
const SAME_CLOTH = new RegExp(
  `^(?:${THE_SAME} (?:fabric|cloth|material|stoff)|(?:im|aus dem) stoff|in the (?:fabric|cloth))$`,
);
