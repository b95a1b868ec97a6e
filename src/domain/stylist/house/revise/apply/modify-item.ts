import { foundFor, usualColours } from '#domain/wardrobe/colourways.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { garmentsIn } from '#domain/wardrobe/wardrobe.ts';
import { isPermitted } from '../../compose/allowed/candidates.ts';
import { clothIsFoundIn } from '../../compose/cloth-colours.ts';
import { colourPairScore } from '../../compose/colour-pairs.ts';
import type { Piece } from '../../compose/piece.ts';
import { otherCutsOf } from '../../language/lexicon/garment-words.ts';
import type { Target } from '../../language/mentions/meanings.ts';
import { isEmpty, nameItself, type Qualities } from '../../language/mentions/qualities.ts';
import { altered, swapped } from './change-words.ts';
import { answers, type Choice, choosePiece } from './choose-piece.ts';
import { currentFirst, fail, wordsOf } from './exchange.ts';
import { withLess } from './with-less.ts';
import { type Place, piecesBut, put, type WorkingOutfit } from './working-outfit.ts';

/** Changes color, cloth or cut of an item, by another of its kind where the same one does not come so. */
export function modifyItem(outfit: WorkingOutfit, place: Place, qualities: Qualities, by?: Target): void {
  const { piece } = place;
  if (piece === null) {
    fail(outfit, wordsOf(qualities));
    return;
  }

  if (answers(piece, qualities)) {
    // "Lighter gray for the pants": gray they are, and there is no lighter one.
    if (COMPARED.test(wordsOf(qualities))) fail(outfit, wordsOf(qualities));
    else outfit.already.push(wordsOf(qualities));
    return;
  }

  const changed = alteredPiece(outfit, place, piece, qualities);
  if (changed !== null) {
    outfit.changes.push({ what: altered(piece, changed), place: place.id });
    put(outfit, place, changed, place.price);
    return;
  }

  const choice = cousinOf(outfit, place, piece, qualities, by);
  if (choice !== null) {
    outfit.changes.push({ what: swapped(place, choice.piece), place: place.id });
    put(outfit, place, choice.piece, choice.price);
    return;
  }
  // "Emerald velvet" of what there is in velvet, and not in emerald.
  const less = withLess(qualities).find(
    ({ left }) =>
      !isEmpty(left) &&
      (answers(piece, left) ||
        alteredPiece(outfit, place, piece, left) !== null ||
        cousinOf(outfit, place, piece, left, by) !== null),
  );
  fail(outfit, less?.given ?? wordsOf(qualities));
  if (less !== undefined) modifyItem(outfit, place, less.left, by);
}

const COMPARED = /^(?:lighter|darker|paler|deeper|heller|dunkler)/i;
const SAME_CLOTH = 1;

/** The garment does not come like that, but one of its kind may. */
function cousinOf(
  outfit: WorkingOutfit,
  place: Place,
  piece: Piece,
  qualities: Qualities,
  by: Target | undefined,
): Choice | null {
  const colour =
    qualities.colours.length > 0 ? qualities.colours : [{ label: piece.colour, names: [piece.colour] }];
  const inColour = { ...qualities, colours: colour };
  // A linen shirt with short sleeves is one of linen, where there is one.
  const prefer = ({ fabric }: Piece) => (fabric === piece.fabric ? SAME_CLOTH : 0);
  const at = { slot: piece.garment.slot, place, prefer };
  return (
    // Jacket and trousers of a suit go to the same other suit.
    (isKind(piece.garment, 'suit')
      ? choosePiece(outfit, { ...at, target: kin(piece.garment, areOfSuits), qualities: inColour })
      : null) ??
    // Sleeves are put to a dress, and its hem stays where it is.
    (qualities.shapes.length > 0 && at.slot === 'dress'
      ? choosePiece(outfit, { ...at, target: kin(piece.garment, isOfOneLength), qualities: inColour })
      : null) ??
    // "A short one" of a trench coat is a trench coat.
    (qualities.shapes.length > 0
      ? choosePiece(outfit, { ...at, target: otherCuts(piece.garment), qualities: inColour })
      : null) ??
    // A hem is let down, and the dress keeps its line: no kaftan.
    (qualities.shapes.length > 0
      ? choosePiece(outfit, { ...at, target: kin(piece.garment, isOfOneLine), qualities: inColour })
      : null) ??
    choosePiece(outfit, { ...at, target: kin(piece.garment, isNearCousin), qualities: inColour }) ??
    choosePiece(outfit, { ...at, target: kin(piece.garment, isCousin), qualities: inColour }) ??
    choosePiece(outfit, { ...at, target: kin(piece.garment, isCousin), qualities }) ??
    // No shirt is sleeveless, but a top may be.
    (qualities.shapes.length > 0
      ? (choosePiece(outfit, { ...at, qualities, where: (other) => isOfSameLegs(piece.garment, other) }) ??
        choosePiece(outfit, { ...at, qualities }))
      : null) ??
    // "A cotton top with stripes" of a silk blouse.
    (by?.slots.includes(at.slot) === true ? choosePiece(outfit, { ...at, target: by, qualities }) : null) ??
    // Whatever the dress code: "a bag with a strap" at a wedding.
    (qualities.shapes.length > 0
      ? choosePiece(outfit, { ...at, target: kin(piece.garment, isOfOneCategory), qualities })
      : null)
  );
}

/** Other garments of a kind, as if they had been named: a wish for denim may bend the dress code. */
function kin(garment: Garment, isRelated: (first: Garment, second: Garment) => boolean): Target {
  const related = garmentsIn(garment.slot).filter((other) => other !== garment && isRelated(garment, other));

  return {
    label: garment.name,
    keys: new Set(related.map((other) => other.key)),
    slots: [garment.slot],
    breadth: 'kind',
  };
}

function otherCuts(garment: Garment): Target {
  return { label: garment.name, keys: otherCutsOf(garment), slots: [garment.slot], breadth: 'garment' };
}

/** Shorts give way to trousers before a skirt. */
function isOfSameLegs(first: Garment, second: Garment): boolean {
  return isKind(first, 'skirt') === isKind(second, 'skirt');
}

function isOfOneCategory(first: Garment, second: Garment): boolean {
  return first.category === second.category;
}

function areOfSuits(first: Garment, second: Garment): boolean {
  return isKind(first, 'suit') && isKind(second, 'suit');
}

function isOfOneLine(first: Garment, second: Garment): boolean {
  return isNearCousin(first, second) && first.fit === second.fit;
}

function isOfOneLength(first: Garment, second: Garment): boolean {
  return isOfOneLine(first, second) && LENGTHS.every((kind) => isKind(first, kind) === isKind(second, kind));
}

const LENGTHS = ['above-knee', 'midi', 'floor-length'] as const;

function isNearCousin(first: Garment, second: Garment): boolean {
  return first.kinds[0] === second.kinds[0];
}

function isCousin(first: Garment, second: Garment): boolean {
  return first.kinds.some((kind) => second.kinds.includes(kind));
}

/** The same garment with the qualities; null when it does not come like that. */
function alteredPiece(outfit: WorkingOutfit, place: Place, piece: Piece, qualities: Qualities): Piece | null {
  const { garment } = piece;
  if (!qualities.shapes.every((shape) => shape.matches(garment))) return null;

  const fabrics =
    qualities.fabrics.length === 0
      ? garment.fabrics
      : garment.fabrics.filter((fabric) => qualities.fabrics.some((wish) => wish.names.includes(fabric)));
  const patterns =
    qualities.patterns.length === 0
      ? [piece.pattern]
      : garment.patterns.filter((pattern) =>
          qualities.patterns.some((wish) => wish.patterns.includes(pattern)),
        );
  const colours =
    qualities.colours.length === 0 ? [piece.colour] : coloursAsked(outfit, place, garment, qualities);

  for (const colour of colours) {
    for (const fabric of currentFirst(fabrics, piece.fabric)) {
      for (const pattern of currentFirst(patterns, piece.pattern)) {
        const changed = { garment, fabric, pattern, colour };
        if (clothIsFoundIn(fabric, colour) && isPermittedNow(outfit, changed, qualities)) return changed;
      }
    }
  }

  return null;
}

/** An explicit wish for a color overrules a refusal in the old prompt, never the profile's avoidances. */
function isPermittedNow(outfit: WorkingOutfit, piece: Piece, qualities: Qualities): boolean {
  const colours = new Set(
    [...outfit.plan.wishes.refuses.colours].filter(
      (name) => !qualities.colours.some((wish) => wish.names.includes(name)),
    ),
  );
  const fabrics = new Set(
    [...outfit.plan.wishes.refuses.fabrics].filter(
      (name) => !qualities.fabrics.some((wish) => wish.names.includes(name)),
    ),
  );
  const patterns = new Set(
    [...outfit.plan.wishes.refuses.patterns].filter(
      (name) => !qualities.patterns.some((wish) => wish.patterns.includes(name)),
    ),
  );
  const refuses = { ...outfit.plan.wishes.refuses, colours, fabrics, patterns };

  return isPermitted({ ...outfit.plan, wishes: { ...outfit.plan.wishes, refuses } }, piece);
}

/** Colors that answer the wish and that the garment is sold in: usual ones first, then best beside the others. */
function coloursAsked(outfit: WorkingOutfit, place: Place, garment: Garment, qualities: Qualities) {
  const others = piecesBut(outfit, place);
  const asked = qualities.colours.flatMap((wish) => foundFor(garment.colours, wish, nameItself(wish)));
  const usual = usualColours(garment.colours);
  const itself = new Set<string | null>(qualities.colours.map(nameItself));
  // "All in blue": both halves of a suit in the same blue.
  const half = isKind(garment, 'suit') ? others.find((other) => isKind(other.garment, 'suit')) : undefined;
  const rank = (name: (typeof asked)[number]) =>
    (name === half?.colour ? OTHER_HALF : 0) +
    (itself.has(name) ? ITSELF : 0) +
    (usual.includes(name) ? 1 : 0) +
    others.reduce((sum, other) => sum + colourPairScore(name, other.colour), 0) / Math.max(1, others.length);
  const [first] = qualities.colours;

  // One exact color is taken at its word; "blue" leaves a choice.
  return first !== undefined && first.names.length === 1
    ? asked
    : [...asked].sort((one, two) => rank(two) - rank(one));
}

/** More than any color beside the others is worth. */
const OTHER_HALF = 100;
/** "Yellow" is yellow before it is mustard. */
const ITSELF = 10;
