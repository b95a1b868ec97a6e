import type { Slot } from '#contract/outfits.ts';
import { bites } from '#domain/wardrobe/avoidances.ts';
import { isFoundIn } from '#domain/wardrobe/colourways.ts';
import { fabricOf } from '#domain/wardrobe/fabrics.ts';
import { spans } from '#domain/wardrobe/formality.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { comesInCut } from '#domain/wardrobe/garment-details.ts';
import { garmentsIn, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, standsSnow, suitsWeather, warmthOf } from '#domain/wardrobe/weather.ts';
import { isOfKind } from '../../language/mentions/piece-kinds.ts';
import type { Demand } from '../../language/mentions/qualities.ts';
import { isHindered, type OutfitPlan } from '../outfit-plan.ts';
import { isPatterned, type Piece } from '../piece.ts';
import { isWearableColour } from './candidate-colours.ts';
import { clothsOf } from './cloths.ts';
import { isFitting, isOnlyByName } from './fitting.ts';

/**
 * Garments of a slot that the plan's hard rules allow. A demanded garment may break a dress code, nothing else.
 * @param where a further condition, asked first: the rules look into every cloth
 */
export function allowedGarments(
  plan: OutfitPlan,
  slot: Slot,
  where: (garment: Garment) => boolean = () => true,
): Garment[] {
  return atHand(plan, slot).filter(
    (garment) => where(garment) && isFitting(plan, garment) && !isRefused(plan, garment),
  );
}

/** What there is to choose from: everything that is sold, or what is owned. */
function atHand({ own }: OutfitPlan, slot: Slot): readonly Garment[] {
  return own?.isOnly === true
    ? garmentsIn(slot).filter((garment) => own.byGarment.has(garment.key))
    : garmentsIn(slot);
}

/**
 * The owned pieces of a garment that can be worn here, under the rules of everything that is bought; what a piece is was never
 * a question of where it is sold. Of a demand's colors and cloths those that answer it, or any where nothing is bought.
 */
export function ownedPieces(planned: OutfitPlan, garment: Garment, demand: Demand | null): Piece[] {
  // Owned pieces are not held to the rules of choosing.
  const plan = { ...planned, isChoosy: false };
  const worn = (plan.own?.byGarment.get(garment.key) ?? [])
    .filter(({ piece, asItIs }) => {
      const { fabric, colour } = piece;
      const isRight = demand !== null || isFitting(plan, asItIs);

      return (
        isRight && !isRefused(plan, asItIs) && isWearableColour(plan, { garment: asItIs, fabric, colour })
      );
    })
    .map(({ piece }) => piece);
  if (demand === null) return worn;

  const answering = worn.filter((piece) => answersIn(piece, demand));
  return answering.length > 0 || plan.own?.isOnly !== true ? answering : worn;
}

export function answersIn({ fabric, pattern, colour }: Piece, demand: Demand): boolean {
  return (
    (demand.fabrics.length === 0 || demand.fabrics.some((wish) => wish.names.includes(fabric))) &&
    (demand.patterns.length === 0 || demand.patterns.some((wish) => wish.patterns.includes(pattern))) &&
    (demand.colours.length === 0 || demand.colours.some((wish) => wish.names.includes(colour)))
  );
}

/** Garments that answer a demand, narrowed by the cuts that were named with it where that leaves any. */
export function demandedGarments(plan: OutfitPlan, demand: Demand, slot: Slot): Garment[] {
  const named = asGeneralAsSaid(
    demand,
    atHand(plan, slot).filter((garment) => demand.target.keys.has(garment.key) && !isRefused(plan, garment)),
  );
  // "A long top" names no garment: at the gym it is none of poplin.
  const shaped = named.filter(
    (garment) =>
      demand.shapes.every((shape) => shape.matches(garment)) &&
      (demand.target.breadth !== 'slot' || demand.shapes.length === 0 || isFitting(plan, garment)),
  );
  const cut = shaped.length > 0 ? shaped : named;
  const made = inOneColour(demand, cut).filter((garment) => canAnswer(garment, demand));
  const answering = made.length > 0 ? made : cut;
  const common = answering.filter((garment) => !isOnlyByName(plan, garment));
  const choices = common.length > 0 ? common : answering;
  const proper = inTheSnow(
    plan,
    inTheCold(
      plan,
      choices.filter((garment) => isFitting(plan, garment)),
    ),
  );

  // "A collared shirt" for a round of golf is the polo of golfers.
  const usual = proper.filter(({ key }) => plan.rules?.isUsual(key) === true);
  if (usual.length > 0 && slot === 'top') return usual;
  if (proper.length > 0) return proper;

  // Of what breaks the code what is dressed enough: beside a suit the felt hat and not the cap.
  const isSummer = plan.weather === 'warm' || plan.weather === 'hot';
  const dressed = choices.filter(
    (garment) => spans(garment.formality, plan.formality) && (isSummer || garment.key !== 'sun-hat'),
  );
  // And what the season wears: "a hat" in June is of straw.
  const seasonal = (dressed.length > 0 ? dressed : choices).filter((garment) =>
    garment.fabrics.some((fabric) => suitsWeather(garment, fabric, plan.weather, plan.formality)),
  );
  const wearable = seasonal.length > 0 ? seasonal : choices;
  const own = wearable.filter((garment) => garment.worn === 'everyone' || garment.worn === plan.worn);

  return own.length > 0 ? own : wearable;
}

/** "A white tee" is no Breton top, which comes in stripes only. */
function inOneColour({ colours, patterns, target }: Demand, garments: Garment[]): Garment[] {
  if (colours.length === 0 || patterns.length > 0 || target.breadth === 'garment') return garments;
  const plain = garments.filter((garment) => garment.patterns.some((pattern) => !isPatterned({ pattern })));

  return plain.length > 0 ? plain : garments;
}

/** "My camel coat" is no pea coat: of one's own kind of thing the plainest, as nothing else was said. */
function asGeneralAsSaid({ isOwned, target }: Demand, garments: Garment[]): Garment[] {
  if (isOwned !== true || target.breadth === 'garment') return garments;
  const general = garments.filter(({ key }) => GENERAL.has(key));

  return general.length > 0 ? general : garments;
}

/** Of each kind what people mean who say no more than the kind. */
const GENERAL: ReadonlySet<string> = new Set(
  (
    'wool-coat|blazer|cardigan|fine-crew-sweater|straight-jeans|chinos|tailored-trousers|leather-sneakers|chelsea-boots|pumps|loafers|' +
    'leather-sandals|poplin-shirt|oxford-shirt|blouse|crew-tee|a-line-skirt|day-dress|leather-tote|crossbody|duster-cardigan'
  ).split('|'),
);

/** "Boots" for whoever stands in the snow are no suede ones. */
function inTheSnow({ rules }: OutfitPlan, garments: Garment[]): Garment[] {
  if (rules?.recipe.ground.includes('snow') !== true) return garments;
  const shoes = garments.filter((garment) => garment.slot !== 'shoes' || standsSnow(garment));

  return shoes.length > 0 ? shoes : garments;
}

/** "A scarf", "a coat" in January are such that warm. */
export function inTheCold({ weather }: OutfitPlan, garments: Garment[]): Garment[] {
  const isForOutside = garments.every((garment) => garment.slot === 'accessory' || isCoat(garment));
  if (!needsCoat(weather) || !isForOutside) return garments;
  const warm = garments.filter((garment) => garment.warmth >= WARMS);

  return warm.length > 0 ? warm : garments;
}

const WARMS = 3;

/** Whether it is made in a cloth, a pattern and a color that were named with it. */
function canAnswer(garment: Garment, { fabrics, patterns, colours }: Demand): boolean {
  return (
    (fabrics.length === 0 ||
      fabrics.some((wish) => garment.fabrics.some((fabric) => wish.names.includes(fabric)))) &&
    (patterns.length === 0 ||
      patterns.some((wish) => garment.patterns.some((name) => wish.patterns.includes(name)))) &&
    (colours.length === 0 ||
      colours.some((wish) => wish.names.some((name) => isFoundIn(garment.colours, name))))
  );
}

/** What the person ruled out: never bent by anything. */
export function isRefused(plan: OutfitPlan, garment: Garment): boolean {
  const { refuses, cuts } = plan.wishes;

  return (
    refuses.targets.some((target) => target.keys.has(garment.key)) ||
    refuses.shapes.some((shape) => shape.matches(garment)) ||
    refuses.kinds.some((kind) => isOfKind(kind, { garment })) ||
    isHindered(plan, { garment }) ||
    [...cuts].some((cut) => !comesInCut(garment, cut)) ||
    plan.profile.bodyTypeProfile.avoidances.some((avoidance) => garment.avoid.includes(avoidance)) ||
    clothsOf(plan, garment, null).length === 0
  );
}

/** A piece that breaks none of the person's own rules, whatever the plan would prefer. */
export function isPermitted(plan: OutfitPlan, piece: Piece): boolean {
  const { refuses, moods } = plan.wishes;

  return (
    !isRefused(plan, piece.garment) &&
    !refuses.fabrics.has(piece.fabric) &&
    !refuses.patterns.has(piece.pattern) &&
    !refuses.colours.has(piece.colour) &&
    !refuses.kinds.some((kind) => isOfKind(kind, piece)) &&
    !isHindered(plan, piece) &&
    !(moods.has('vegan') && fabricOf(piece.fabric).animal === true) &&
    !plan.profile.bodyTypeProfile.avoidances.some((avoidance) => bites(avoidance, piece))
  );
}

export function warmthOfPiece(piece: Piece): number {
  return warmthOf(piece.garment, piece.fabric);
}
