import type { Slot, UnmetReason } from '#contract/outfits.ts';
import { corridorOf, UNKNOWN_CORRIDOR } from '#domain/shopping/price-corridor.ts';
import type { PriceBand } from '#domain/shopping/price-plan.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentsIn } from '#domain/wardrobe/wardrobe.ts';
import { mindsRain, suitsWeather } from '#domain/wardrobe/weather.ts';
import { allowedGarments, inTheCold, isRefused } from '../../compose/allowed/candidates.ts';
import { isOnlyByName } from '../../compose/allowed/fitting.ts';
import type { OutfitPlan } from '../../compose/outfit-plan.ts';
import type { Piece } from '../../compose/piece.ts';
import { bestPieces, byScore } from '../../compose/pools/best-pieces.ts';
import { meeting } from '../../compose/search.ts';
import type { Target } from '../../language/mentions/meanings.ts';
import { type Demand, isEmpty, noQualities, type Qualities } from '../../language/mentions/qualities.ts';
import { isNameOfItsOwn } from '../../language/nouns/name-cut-apart.ts';
import {
  middleOf,
  type Place,
  piecesBut,
  priceWithin,
  roomFor,
  type WorkingOutfit,
} from './working-outfit.ts';

export interface Choice {
  piece: Piece;
  price: PriceBand;
}

export interface Search {
  slot: Slot;
  /** Whose place it takes; null when it joins. */
  place: Place | null;
  plan?: OutfitPlan;
  target?: Target | null;
  qualities?: Qualities;
  /** A further condition on the garment. */
  where?: (garment: Garment) => boolean;
  wherePiece?: (piece: Piece) => boolean;
  /** Added to a piece's score. */
  prefer?: (piece: Piece) => number;
}

/** The best affordable piece for a place among the others; null when nothing qualifies. */
export function choosePiece(outfit: WorkingOutfit, search: Search): Choice | null {
  const plan = search.plan ?? outfit.plan;
  const others = piecesBut(outfit, search.place);
  const garments = garmentsFor(plan, search, others);
  const demand: Demand | null =
    search.qualities === undefined ? null : { target: search.target ?? NO_TARGET, ...search.qualities };
  const scored = bestPieces(plan, garments, demand, outfit.random)
    .filter(
      ({ piece }) =>
        answers(piece, search.qualities) && (search.wherePiece?.(piece) ?? true) && !isTheSame(piece, search),
    )
    .map(({ piece, score }) => ({
      piece,
      score:
        score +
        meeting(plan, others, piece) +
        inTheRain(plan, piece) -
        tooWarm(plan, piece) +
        (search.prefer?.(piece) ?? 0),
    }));

  for (const { piece } of byScore(scored)) {
    const price = priceWithin(outfit, search.place, piece, wishedDollars(outfit, search.place, piece));
    if (price !== null) return { piece, price };
  }

  return null;
}

/** Where it rains: what it spoils last, raincoats and boots first. */
function inTheRain({ wishes }: OutfitPlan, piece: Piece): number {
  const { slot } = piece.garment;
  if (!wishes.isWet || !['outer', 'shoes', 'bag'].includes(slot)) return 0;
  if (mindsRain(piece)) return -RAIN;
  const isMadeForIt =
    isKind(piece.garment, 'raincoat') || (slot === 'shoes' && isKind(piece.garment, 'boots'));

  return isMadeForIt ? RAIN : 0;
}

/** "Waterproof boots" without frost are no boots for the snow. */
function tooWarm({ weather }: OutfitPlan, { garment }: Piece): number {
  return footwearOf(garment.key)?.insulated === true && weather !== 'freezing' ? RAIN : 0;
}

/** More than a color can make up for. */
const RAIN = 3;

/** "A bucket hat" at the office, a sweatshirt for the evenings at the lake: what is named comes, whatever the day leaves on the rail. */
export function choosePieceNamed(outfit: WorkingOutfit, search: Search): Choice | null {
  const { plan = outfit.plan, target, qualities = noQualities() } = search;
  const choice = choosePiece(outfit, search);
  if (choice !== null || target == null) return choice;
  const demands = [...plan.wishes.demands, { target, ...qualities }];

  return choosePiece(outfit, { ...search, plan: { ...plan, wishes: { ...plan.wishes, demands } } });
}

/** Why nothing qualifies: whether it is the money alone. */
export function whyNone(outfit: WorkingOutfit, search: Search): UnmetReason {
  const isAffordable = { ...outfit, budget: { least: 0, most: Number.POSITIVE_INFINITY } };

  return choosePiece(isAffordable, search) === null ? 'together' : 'budget';
}

const NO_TARGET: Target = { label: '', keys: new Set(), slots: [], breadth: 'slot' };

/** What joins takes a part of the room that is left, so that more can join. */
function wishedDollars(outfit: WorkingOutfit, place: Place | null, piece: Piece): number {
  if (place !== null) return middleOf(place.price);

  const [, usual] = corridorOf(piece.garment.key, piece.fabric) ?? UNKNOWN_CORRIDOR;

  return Math.min(usual * 0.5, roomFor(outfit, null).most * 0.4);
}

function garmentsFor(plan: OutfitPlan, search: Search, others: readonly Piece[]): Garment[] {
  const { target, slot, where = () => true } = search;
  const current = search.place?.piece?.garment;
  // What is named may break the dress code of the rest; what is not named may not.
  const named =
    target == null
      ? []
      : garmentsIn(slot).filter((garment) => target.keys.has(garment.key) && !isRefused(plan, garment));
  const coming = comingAs(named, search);
  // "A long dress" is no sari, where no sari is named; "a sweater" has no zip.
  const isRegional = current !== undefined && isKind(current, 'regional');
  const usual = coming.filter(
    (garment) =>
      (isRegional || !isKind(garment, 'regional')) &&
      // "A red scarf" is no headscarf.
      (target?.label !== 'scarf' || !isKind(garment, 'headscarf')) &&
      ((target != null && isNameOfItsOwn(target)) || !isOnlyByName(plan, garment)),
  );
  const meant = inTheCold(plan, [...(usual.length > 0 ? usual : coming)]);
  const proper = target == null ? allowedGarments(plan, slot, where) : preferFitting(plan, meant);
  const isSuitWanted = target?.label.includes('suit');
  // "A different wrap", of which there is one kind only: the same in another color.
  const isAlone = target != null && proper.every((garment) => garment === current);

  return proper.filter(
    (garment) =>
      where(garment) &&
      !others.some((other) => other.garment === garment) &&
      (isSuitWanted || !isKind(garment, 'suit') || (target != null && target.breadth === 'garment')) &&
      (garment !== current || isAlone || !isEmpty(search.qualities ?? noQualities())),
  );
}

/** What is asked for anew with nothing said of it is not what is there. */
function isTheSame(piece: Piece, { place, qualities = noQualities() }: Search): boolean {
  const old = place?.piece;

  return isEmpty(qualities) && old != null && old.garment === piece.garment && old.colour === piece.colour;
}

/** Those that come as asked, where any does: the dress code chooses among them, not before. */
function comingAs(garments: readonly Garment[], { qualities }: Search): readonly Garment[] {
  if (qualities === undefined) return garments;
  const { fabrics, patterns, shapes } = qualities;
  const coming = garments.filter(
    (garment) =>
      shapes.every((shape) => shape.matches(garment)) &&
      (patterns.length === 0 ||
        patterns.some((wish) => garment.patterns.some((pattern) => wish.patterns.includes(pattern)))) &&
      (fabrics.length === 0 ||
        fabrics.some(({ names }) => garment.fabrics.some((fabric) => names.includes(fabric)))),
  );

  return coming.length > 0 ? coming : garments;
}

/** Of several that a word can mean, those that suit the rest of the outfit come first. */
function preferFitting(plan: OutfitPlan, garments: readonly Garment[]): Garment[] {
  const fitting = garments.filter(
    (garment) =>
      garment.formality[0] <= plan.formality &&
      garment.formality[1] >= plan.formality &&
      (garment.worn === 'everyone' || garment.worn === plan.worn) &&
      garment.fabrics.some((fabric) => suitsWeather(garment, fabric, plan.weather, plan.formality)),
  );

  return fitting.length > 0 ? fitting : [...garments];
}

/** Whether a piece has every quality that was asked for; of several colors one is enough. */
export function answers(piece: Piece, qualities: Qualities | undefined): boolean {
  if (qualities === undefined) return true;

  const { colours, fabrics, patterns, shapes } = qualities;

  return (
    (colours.length === 0 || colours.some((wish) => wish.names.includes(piece.colour))) &&
    (fabrics.length === 0 || fabrics.some((wish) => wish.names.includes(piece.fabric))) &&
    (patterns.length === 0 || patterns.some((wish) => wish.patterns.includes(piece.pattern))) &&
    shapes.every((shape) => shape.matches(piece.garment))
  );
}
