import type { ColourName } from '#contract/palette.ts';
import { hexOfColourName } from '#domain/colour/colour-of-name.ts';
import { differenceOfHexes } from '#domain/colour/difference.ts';
import { usualColours } from '#domain/wardrobe/colourways.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { isPermitted } from '../../compose/allowed/candidates.ts';
import { clothComesIn } from '../../compose/cloth-colours.ts';
import type { Piece } from '../../compose/piece.ts';
import { meeting } from '../../compose/search.ts';
import { noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import { altered, swapped } from './change-words.ts';
import { choosePiece } from './choose-piece.ts';
import { currentFirst, fail, isSameJob, wordsOf } from './exchange.ts';
import { type Place, piecesBut, put, type WorkingOutfit } from './working-outfit.ts';

/** Frees an item of what the request refuses: another cloth or color first, another garment after. */
export function avoidIn(outfit: WorkingOutfit, place: Place, refused: Qualities): void {
  const { piece } = place;
  if (piece === null) {
    fail(outfit, wordsOf(refused));
    return;
  }

  if (!hasAny(piece, refused)) return;

  const other = otherCloth(outfit, place, piece, refused);
  if (other !== null) {
    outfit.changes.push({ what: altered(piece, other), place: place.id });
    put(outfit, place, other, place.price);
    return;
  }

  // "Non-iron": a shirt is sold so, and a roll-neck is none.
  const isOfCare = refused.fabrics.some(({ label }) => label === 'no ironing');
  const isShirt = isKind(piece.garment, 'shirt');
  const isFreeOf = (candidate: Piece) => !hasAny(candidate, refused) && !isOfItsColour(candidate, refused);
  const search = {
    slot: piece.garment.slot,
    place,
    wherePiece: isFreeOf,
    where: (garment: Garment) =>
      isSameJob(place, garment) && !(isOfCare && isKind(garment, 'shirt') !== isShirt),
  };
  // "No wool": what comes for the gray scarf is gray, where there is one.
  const asItWas = { ...noQualities(), colours: [{ label: piece.colour, names: [piece.colour] }] };
  const choice =
    (refused.colours.length === 0 && !isOfItsColour(piece, refused)
      ? choosePiece(outfit, { ...search, qualities: asItWas })
      : null) ?? choosePiece(outfit, search);
  if (choice === null) {
    fail(outfit, wordsOf(refused));
    return;
  }

  outfit.changes.push({ what: swapped(place, choice.piece), place: place.id });
  put(outfit, place, choice.piece, choice.price);
}

/** The same garment in a cloth and color that nobody refused. */
function otherCloth(outfit: WorkingOutfit, place: Place, piece: Piece, refused: Qualities): Piece | null {
  const others = piecesBut(outfit, place);
  const { garment } = piece;
  const candidates = currentFirst(garment.fabrics as readonly FabricName[], piece.fabric).flatMap((fabric) =>
    currentFirst(garment.patterns, piece.pattern).flatMap((pattern) =>
      currentFirst(usualColours(garment.colours), piece.colour).map((colour) => ({
        garment,
        fabric,
        pattern,
        colour,
      })),
    ),
  );
  const proper = candidates.filter(
    (candidate) =>
      !hasAny(candidate, refused) &&
      clothComesIn(candidate.fabric, candidate.colour) &&
      isPermitted(outfit.plan, candidate),
  );
  const distance = (candidate: Piece) =>
    (candidate.colour === piece.colour ? 0 : 2) +
    (candidate.fabric === piece.fabric ? 0 : 1) +
    (candidate.pattern === piece.pattern ? 0 : 1) +
    (isNextTo(candidate.colour, refused) ? 1 : 0) -
    0.4 * meeting(outfit.plan, others, candidate);

  return [...proper].sort((first, second) => distance(first) - distance(second))[0] ?? null;
}

/** "No denim" is not chinos in the color of jeans either. */
function isOfItsColour({ colour }: Piece, { fabrics }: Qualities): boolean {
  return fabrics.some(({ names }) => names.some((name) => name.toLowerCase() === colour.toLowerCase()));
}

/** "Less beige" is not khaki: who has enough of a color has it of the next one. */
function isNextTo(colour: ColourName, { colours }: Qualities): boolean {
  return colours.some(({ names }) =>
    names.some((name) => differenceOfHexes(hexOfColourName(name), hexOfColourName(colour)) < NEXT),
  );
}

/** ΔE00: beige and khaki are 10 apart, beige and camel 17. */
const NEXT = 11;

/** Whether a piece has one of the qualities. */
export function hasAny(piece: Piece, refused: Qualities): boolean {
  const { colours, fabrics, patterns, shapes } = refused;

  return (
    colours.some((wish) => wish.names.includes(piece.colour)) ||
    fabrics.some((wish) => wish.names.includes(piece.fabric)) ||
    patterns.some((wish) => wish.patterns.includes(piece.pattern)) ||
    shapes.some((shape) => shape.matches(piece.garment))
  );
}
