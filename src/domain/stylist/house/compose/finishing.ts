import type { ColourName } from '#contract/palette.ts';
import { comesIn } from '#domain/wardrobe/colourways.ts';
import { HIGHEST_FORMALITY } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { WORN_OVER_TOPS } from '#domain/wardrobe/garment-pairs.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { addedFor, warmsWithin } from '#domain/wardrobe/practical-wishes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer } from '#domain/wardrobe/weather.ts';
import { type Demand, noQualities } from '../language/qualities.ts';
import {
  bagsFor,
  inOneLeather,
  inOwnColour,
  isBeltOfTheSeason,
  isCutFromTheTie,
  isInOwnColours,
  isOfOneMetal,
  isTieAgainst,
  keepsItsColour,
  tiesBeside,
  underShoes,
} from './agreeing-pieces.ts';
import { isOpenColour } from './candidate-colours.ts';
import { allowedGarments, demandedGarments, isFitting, isRefused } from './candidates.ts';
import { isCollarless } from './clashes.ts';
import { BATHED_AT } from './day-bars.ts';
import {
  isAfterDark,
  isAtTable,
  isFeast,
  isIndoors,
  isMourning,
  isShawlEnough,
  isSuitRefused,
  OUTDOOR_RUNG,
  type OutfitPlan,
} from './outfit-plan.ts';
import { leastCost, type Piece } from './piece.ts';
import { bestPieces, byScore, type ScoredPiece } from './place-pools.ts';
import { meeting, type PartialOutfit } from './search.ts';
import type { SeededRandom } from './seeded-random.ts';
import { countTouches, isTouch, sameSort, touchesFor, touchFavour, wantsJewelry } from './touches.ts';
import { WEIGHTS } from './weights.ts';

/** What hangs ready to finish any core of one plan: scored once, used for each. */
export interface FinishingRail {
  bags: readonly ScoredPiece[];
  touches: readonly ScoredPiece[];
  layers: readonly ScoredPiece[];
  /** For what is worn over a top: none where no such dress can be. */
  tops: readonly ScoredPiece[];
  wantsBag: number;
  touchCount: number;
  wantsScarf: boolean;
}

export function finishingRail(plan: OutfitPlan, random: SeededRandom): FinishingRail {
  const ready = (slot: 'bag' | 'accessory' | 'outer' | 'top') =>
    bestPieces(plan, allowedGarments(plan, slot), null, random);

  return {
    bags: ready('bag'),
    touches: ready('accessory'),
    layers: plan.formality === HIGHEST_FORMALITY ? ready('outer') : [],
    tops: mayBeAPinafore(plan) ? ready('top') : [],
    wantsBag: random.next(),
    touchCount: touchesFor(plan, random.next()),
    wantsScarf: random.next() < 0.6,
  };
}

/** A square takes up the shirt: of the jacket's color it is not seen. */
function shirtOf(outfit: PartialOutfit): PartialOutfit {
  return { ...outfit, pieces: outfit.pieces.filter(({ garment }) => garment.slot === 'top') };
}

/** Tights follow the shoes, and a tie the look. */
function rightOfKey(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  key: string,
  hanging: readonly ScoredPiece[],
): readonly ScoredPiece[] {
  if (key.endsWith('tights')) return underShoes(plan, outfit, hanging);

  return key.endsWith('tie') ? tiesBeside(plan, outfit, hanging) : hanging;
}

/** In a color that the outfit has, unless that is out there. */
function inOpenColour(plan: OutfitPlan, outfit: PartialOutfit, scored: ScoredPiece): ScoredPiece {
  const own = inOwnColour(isKind(scored.piece.garment, 'pocket-square') ? shirtOf(outfit) : outfit, scored);

  return isOpenColour(plan, own.piece) ? own : scored;
}

function mayBeAPinafore({ worn, formality, wishes }: OutfitPlan): boolean {
  const isNamed = wishes.demands.some(({ target }) => target.keys.has('pinafore'));

  return isNamed || (worn === 'womenswear' && formality <= PINAFORE_UP_TO);
}

/** No pinafore is worn above. */
const PINAFORE_UP_TO = 3;

/**
 * Adds what finishes a core: what the dress code and the weather require, what was asked for, a bag, and at most two
 * touches in colors that are there already. None is a default.
 */
export function finishCore(
  plan: OutfitPlan,
  core: PartialOutfit,
  rail: FinishingRail,
  random: SeededRandom,
): PartialOutfit {
  let outfit = core;

  for (const demand of colouredFirst(openDemands(plan, core)))
    outfit = addDemanded(plan, outfit, demand, random);
  outfit = withWaistcoat(plan, outfit, random);
  for (const key of requiredKeys(plan, outfit)) {
    const hanging = [...rail.touches, ...rail.layers].filter(({ piece }) => piece.garment.key === key);
    const ready = rightOfKey(plan, outfit, key, hanging).map((scored) =>
      keepsItsColour(scored.piece.garment) ? scored : inOpenColour(plan, outfit, scored),
    );
    outfit = addBest(plan, outfit, ready, Number.NEGATIVE_INFINITY);
  }
  outfit = withTopBeneath(plan, outfit, rail, random);
  outfit = withSwimwearBelow(plan, withKnitOverShirt(plan, outfit, random), rail);
  // Out of doors and in the frost what warms comes first; on the way to a room, what is carried and shines there.
  const isRoomFirst = plan.formality > OUTDOOR_RUNG && plan.weather !== 'freezing';
  outfit = isRoomFirst
    ? withWayPieces(plan, withJewelry(plan, withBag(plan, outfit, rail), rail), rail)
    : withBag(plan, withWayPieces(plan, outfit, rail), rail);

  outfit = withJewelry(plan, withWishedColours(plan, outfit, random), rail);
  for (let added = countTouches(outfit); added < rail.touchCount; added++) {
    outfit = addBest(plan, outfit, fittingTouches(plan, outfit, rail), 1);
  }

  return isAsKept(plan, outfit) ? withOneTouch(plan, outfit, rail) : outfit;
}

function fittingTouches(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  rail: FinishingRail,
): readonly ScoredPiece[] {
  const fitting = rail.touches
    .filter(
      ({ piece }) =>
        isTouch(plan, outfit, piece.garment) &&
        isInOwnColours(outfit, piece) &&
        isBeltOfTheSeason(outfit, piece) &&
        isOfOneMetal(outfit, piece) &&
        !isTieAgainst(outfit, piece) &&
        !isCutFromTheTie(outfit, piece),
    )
    .map((ready) => ({ ...ready, score: ready.score + touchFavour(plan, ready.piece.garment) }));

  return inOneLeather(outfit, fitting);
}

function withJewelry(plan: OutfitPlan, outfit: PartialOutfit, rail: FinishingRail): PartialOutfit {
  if (!wantsJewelry(plan) || outfit.pieces.some(({ garment }) => isKind(garment, 'jewelry'))) return outfit;
  const jewelry = fittingTouches(plan, outfit, rail).filter(({ piece }) => isKind(piece.garment, 'jewelry'));

  return addBest(plan, outfit, jewelry, Number.NEGATIVE_INFINITY);
}

/** What the weather asks for on the way, in the outfit's own colors. */
function withWayPieces(plan: OutfitPlan, core: PartialOutfit, rail: FinishingRail): PartialOutfit {
  let outfit = core;
  const sorts = wayPieces(plan, outfit, rail.wantsScarf);

  for (const [at, sort] of sorts.entries()) {
    const ready = rail.touches.filter(
      ({ piece }) =>
        sort(piece.garment) && !sameSort(outfit, piece.garment) && !isRuledOut(plan, piece.garment),
    );
    const own = inOneLeather(
      outfit,
      ready.map((scored) => inOpenColour(plan, outfit, scored)),
    );
    // The dearer base layer is not worth going without the scarf.
    const room = plan.budget.most - 1 - outfit.least - leastOf(plan, rail, sorts.slice(at + 1));
    const frugal = own.filter(({ piece }) => leastCost(piece, plan.isBoughtNew) <= room);
    outfit = addBest(plan, outfit, inFirst(frugal, own), Number.NEGATIVE_INFINITY);
  }

  return outfit;
}

function leastOf(
  plan: OutfitPlan,
  { touches }: FinishingRail,
  sorts: readonly ((garment: Garment) => boolean)[],
): number {
  return sorts.reduce((sum, sort) => {
    const costs = touches.flatMap(({ piece }) =>
      sort(piece.garment) ? leastCost(piece, plan.isBoughtNew) : [],
    );

    return sum + (costs.length === 0 ? 0 : Math.min(...costs));
  }, 0);
}

function withBag(plan: OutfitPlan, outfit: PartialOutfit, rail: FinishingRail): PartialOutfit {
  const demanded = bagsDemanded(plan, outfit);
  const bags = rail.bags.filter(({ piece }) => demanded.length === 0 || demanded.includes(piece.garment.key));

  // What hangs at home costs nothing, and is left there by no chance.
  const isThere = demanded.length > 0 || bags.some(({ piece }) => piece.owned !== undefined);

  return wantsBag(plan, outfit, isThere ? 0 : rail.wantsBag)
    ? addBest(plan, outfit, notDearest(plan, outfit, inOneLeather(outfit, bagsFor(plan, outfit, bags))), -1)
    : outfit;
}

/** Of a modest sum a bag takes less than the dearest of what is worn, unless a dearer one answers a wish. */
function notDearest(
  plan: OutfitPlan,
  { pieces }: PartialOutfit,
  bags: readonly ScoredPiece[],
): readonly ScoredPiece[] {
  if (plan.budget.most > MODEST_DOLLARS) return bags;
  // New and as it is bought: what is saved on a piece second-hand may be spent on the bag.
  const share = (bag: Piece, isNew: boolean) =>
    leastCost(bag, isNew) / (LESS_THAN_WORN * Math.max(1, ...pieces.map((piece) => leastCost(piece, isNew))));

  return bags.map((scored) => {
    const over = Math.max(share(scored.piece, true), share(scored.piece, plan.isBoughtNew));
    return over > 1
      ? { ...scored, score: scored.score + WEIGHTS.dearestBag * Math.min(MOST_OVER, over) }
      : scored;
  });
}

/** Where every bag takes too much, the cheaper ones still come first. */
const MOST_OVER = 3;
/** The usual range. */
const MODEST_DOLLARS = 200;
const LESS_THAN_WORN = 0.6;

/** What is carried there by rule: a backpack on the trail. */
function bagsDemanded({ rules }: OutfitPlan, { pieces }: PartialOutfit): string[] {
  if (rules?.recipe.strict !== true) return [];
  const open = rules.openLines(new Set(pieces.map(({ garment }) => garment.key)));

  return open.filter((line) => line.flat().every((key) => garmentOf(key)?.slot === 'bag')).flat(2);
}

/** "Terracotta, mustard, brown": the color that found no garment is the tie's, or comes as a scarf or a hat. */
function withWishedColours(plan: OutfitPlan, outfit: PartialOutfit, random: SeededRandom): PartialOutfit {
  const { colours } = plan.wishes;
  if (plan.wishes.moods.has('monochrome')) return outfit;
  const open = colours.filter(({ names }) => !outfit.pieces.some(({ colour }) => names.includes(colour)));
  const [first] = open;
  const tied = first === undefined ? null : withTieIn(plan, outfit, first.names);
  if (tied !== null) return tied;
  // Beside a bow tie, which is black, and on any man's jacket it is the pocket square.
  const isInASquare = outfit.pieces.some(({ garment }) =>
    isKind(garment, 'bow-tie', ...(plan.worn === 'menswear' ? (['blazer'] as const) : [])),
  );
  if (colours.length < 2 && !isInASquare) return outfit;

  return open.slice(0, 1).reduce((worn, wish) => {
    const garments = allowedGarments(plan, 'accessory').filter(
      (garment) =>
        (isInASquare ? garment.key === 'pocket-square' : isKind(garment, 'scarf', 'hat')) &&
        !isKind(garment, 'headscarf') &&
        !sameSort(worn, garment) &&
        comesInAny(garment, wish.names),
    );
    const ready = bestPieces(
      plan,
      garments,
      { target: NO_TARGET, ...noQualities(), colours: [wish] },
      random,
    );

    return addBest(
      plan,
      worn,
      ready.filter(({ piece }) => wish.names.includes(piece.colour)),
      Number.NEGATIVE_INFINITY,
    );
  }, outfit);
}

/** "A touch of red" beside a suit is its tie; null where there is none, or it was asked for in another color. */
function withTieIn(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  names: readonly ColourName[],
): PartialOutfit | null {
  const tie = outfit.pieces.find(({ garment, owned }) => isKind(garment, 'tie') && owned === undefined);
  const isSaid = plan.wishes.demands.some(
    ({ target, colours }) => tie !== undefined && target.keys.has(tie.garment.key) && colours.length > 0,
  );
  if (tie === undefined || isSaid) return null;
  const colour = names.find(
    (name) => comesIn(tie.garment.colours, name) && isOpenColour(plan, { ...tie, colour: name }),
  );

  return colour === undefined
    ? null
    : {
        ...outfit,
        pieces: outfit.pieces.map((piece) =>
          piece === tie ? { ...tie, colour, pattern: 'plain' as const } : piece,
        ),
      };
}

const NO_TARGET: Demand['target'] = { label: '', keys: new Set(), slots: ['accessory'], breadth: 'slot' };

function comesInAny(garment: Garment, names: readonly ColourName[]): boolean {
  return names.some((name) => comesIn(garment.colours, name));
}

/** "A three-piece suit": under a suit's jacket the waistcoat has no place of its own, and is cut from its cloth where it can be. */
function withWaistcoat(plan: OutfitPlan, outfit: PartialOutfit, random: SeededRandom): PartialOutfit {
  const jacket = outfit.pieces.find(({ garment }) => garment.slot === 'outer' && isKind(garment, 'suit'));
  const demand = openDemands(plan, outfit).find(({ target }) => target.keys.has(WAISTCOAT));
  const waistcoat = garmentOf(WAISTCOAT);
  if (jacket === undefined || demand === undefined || waistcoat === null) return outfit;
  const ready = bestPieces(plan, [waistcoat], demand, random).map((scored) => {
    const { piece } = scored;
    if (piece.owned !== undefined) return scored;
    const fabric = waistcoat.fabrics.includes(jacket.fabric) ? jacket.fabric : piece.fabric;
    const colour = comesIn(waistcoat.colours, jacket.colour) ? jacket.colour : piece.colour;

    return { ...scored, piece: { ...piece, fabric, colour, pattern: 'plain' as const } };
  });

  return addBest(plan, outfit, ready, Number.NEGATIVE_INFINITY);
}

const WAISTCOAT = 'waistcoat';

/** Where one bathes, something to bathe in is there: in womenswear below the rest. */
function withSwimwearBelow(plan: OutfitPlan, outfit: PartialOutfit, rail: FinishingRail): PartialOutfit {
  const isWorn = outfit.pieces.some(({ garment }) => isKind(garment, 'swim'));
  if (isWorn || !BATHED_AT.has(plan.rules?.recipe.key ?? '')) return outfit;
  const swimwear = rail.tops.filter(({ piece }) => isKind(piece.garment, 'swim'));

  return addBest(plan, outfit, swimwear, Number.NEGATIVE_INFINITY);
}

/** Nobody wears a pinafore on the skin; "overalls and a striped tee" asks for the tee beneath them. */
function withTopBeneath(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  rail: FinishingRail,
  random: SeededRandom,
): PartialOutfit {
  const over = outfit.pieces.find(({ garment }) => WORN_OVER_TOPS.has(garment.key));
  if (over === undefined || outfit.pieces.some(({ garment }) => garment.slot === 'top')) return outfit;
  const canBeBeneath = (garment: Garment) => isKind(garment, ...BENEATH);
  const asked = plan.wishes.demands
    .filter(({ target }) => target.slots.includes('top'))
    .flatMap((demand) =>
      bestPieces(plan, demandedGarments(plan, demand, 'top').filter(canBeBeneath), demand, random),
    );
  const usual =
    over.garment.key === 'pinafore' ? rail.tops.filter(({ piece }) => canBeBeneath(piece.garment)) : [];

  return addBest(plan, outfit, asked.length > 0 ? asked : usual, Number.NEGATIVE_INFINITY);
}

/** "A shirt and a jumper": the one over the other; so is a knit over the shirt in a room without heating. */
function withKnitOverShirt(plan: OutfitPlan, outfit: PartialOutfit, random: SeededRandom): PartialOutfit {
  const tops = outfit.pieces.filter(({ garment }) => garment.slot === 'top');
  const top = tops[0]?.garment;
  if (top === undefined || tops.length > 1) return outfit;
  const other = isBelowAKnit(top) ? isOverAShirt : isOverAShirt(top) ? isBelowAKnit : null;
  if (other === null) return outfit;
  const asked = openDemands(plan, outfit)
    .filter(({ target }) => target.slots.includes('top'))
    .flatMap((demand) =>
      bestPieces(
        plan,
        inFirst(demandedGarments(plan, demand, 'top').filter(other), knitsIn(plan, demand, other)),
        demand,
        random,
      ),
    );
  const isForWarmth =
    asked.length === 0 &&
    plan.wishes.practical.has('warm within') &&
    !outfit.pieces.some(({ garment }) => warmsWithin(garment));
  const knits = OVER_A_SHIRT.flatMap((key) => garmentOf(key) ?? []).filter(
    (garment) => !isRefused(plan, garment),
  );
  const ready = isForWarmth ? bestPieces(plan, knits, null, random) : asked;
  const both = addBest(plan, outfit, ready, Number.NEGATIVE_INFINITY);
  const added = both.pieces.at(-1);
  if (both === outfit || added === undefined) return outfit;

  // What is seen first is worn over the other.
  const at = both.pieces.findIndex(({ garment }) => garment === top);
  return other === isOverAShirt
    ? { ...both, pieces: [...both.pieces.slice(0, -1).toSpliced(at, 0, added)] }
    : both;
}

/** Of what a demand names the fine knits that are not ruled out, whatever the code of the day. */
function knitsIn(plan: OutfitPlan, { target }: Demand, isRight: (garment: Garment) => boolean): Garment[] {
  return OVER_A_SHIRT.filter((key) => target.keys.has(key))
    .flatMap((key) => garmentOf(key) ?? [])
    .filter((garment) => isRight(garment) && !isRefused(plan, garment));
}

function inFirst<Item>(first: readonly Item[], others: readonly Item[]): readonly Item[] {
  return first.length > 0 ? first : others;
}

const OVER_A_SHIRT: readonly string[] = ['v-neck-sweater', 'fine-crew-sweater'];

function isOverAShirt({ key }: Garment): boolean {
  return OVER_A_SHIRT.includes(key) || key === 'cable-sweater';
}

/** A collar that stands above the neck of a knit, and cloth that lies flat below it. */
function isBelowAKnit({ key }: Garment): boolean {
  return ['poplin-shirt', 'oxford-shirt', 'chambray-shirt'].includes(key);
}

const BENEATH: readonly Kind[] = ['tshirt', 'turtleneck', 'shirt', 'blouse'];

/** What the weather asks for on the way, one of each; indoors it is taken off again. */
function wayPieces(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  wantsScarf: boolean,
): ((garment: Garment) => boolean)[] {
  if (!plan.isWeatherKnown || !needsCoat(plan.weather) || isIndoors(plan)) return [];

  const isFrost = plan.weather === 'freezing';
  const isOutdoors = plan.formality <= OUTDOOR_RUNG;
  const has = (...kinds: Kind[]) => outfit.pieces.some((piece) => isKind(piece.garment, ...kinds));
  const hands = (garment: Garment) =>
    isKind(garment, 'gloves') &&
    garment.warmth >= 3 &&
    (!isFrost || !isOutdoors || garment.key !== 'leather-gloves');
  const head = (garment: Garment) => isKind(garment, 'hat') && garment.warmth >= 3;
  // A cape has its own neck.
  const isCaped = outfit.pieces.some(({ garment }) => garment.key === 'cape');
  const neck = (garment: Garment) => isKind(garment, 'scarf') && garment.warmth >= 3 && !isCaped;
  const base = (garment: Garment) => isKind(garment, 'base-layer');
  // From morning to night in it the head is covered too.
  const isOutAllDay =
    plan.wishes.occasion?.lastsAllDay === true || plan.wishes.occasion?.standsStill === true;
  // Cold wind takes the ears first, and the collar is closed against it.
  const isInWind = plan.wishes.isWindy;
  if (!isFrost)
    return isOutdoors
      ? [
          hands,
          ...(isOutAllDay || isInWind ? [head] : []),
          ...(has('turtleneck') || (isInWind && !isOutAllDay) ? [] : [neck]),
        ]
      : [wantsScarf ? neck : hands];

  const isNeckOpen = !has('turtleneck', 'hoodie');
  return [
    ...(isOutdoors && plan.wishes.occasion?.isWork !== true ? [base] : []),
    hands,
    ...(isOutdoors ? [head] : []),
    ...(isNeckOpen ? [neck] : []),
  ];
}

function isRuledOut({ rules }: OutfitPlan, garment: Garment): boolean {
  return rules !== null && !rules.permits(garment) && rules.recipe.never.garments.includes(garment.key);
}

/** All clothes and shoes are kept, and nothing has joined them. */
function isAsKept(plan: OutfitPlan, outfit: PartialOutfit): boolean {
  return plan.kept.slots.size > 0 && outfit.pieces.length === plan.kept.pieces.length;
}

function withOneTouch(plan: OutfitPlan, outfit: PartialOutfit, rail: FinishingRail): PartialOutfit {
  const bags = plan.kept.slots.has('bag') ? [] : rail.bags;
  const touches = rail.touches.filter(({ piece }) => isTouch(plan, outfit, piece.garment));

  return addBest(plan, outfit, [...bags, ...touches], Number.NEGATIVE_INFINITY);
}

/** Demands that no piece answers. */
export function openDemands(plan: OutfitPlan, outfit: Pick<PartialOutfit, 'pieces'>): Demand[] {
  return plan.wishes.demands.filter(
    (demand) => !outfit.pieces.some((piece) => demand.target.keys.has(piece.garment.key)),
  );
}

/** What was named in a color leads what was not: with silver cufflinks goes a silver bar. */
function colouredFirst(demands: readonly Demand[]): Demand[] {
  return demands.toSorted(
    (one, other) => Number(one.colours.length === 0) - Number(other.colours.length === 0),
  );
}

/** A demand for a filled slot has lost to an earlier one; bags and accessories can still be added. */
function addDemanded(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  demand: Demand,
  random: SeededRandom,
): PartialOutfit {
  const slots = demand.target.slots.filter((slot) => slot === 'bag' || slot === 'accessory');
  const garments = slots.flatMap((slot) => demandedGarments(plan, demand, slot));

  const hanging = bestPieces(plan, garments, demand, random);
  const isTie = demand.colours.length === 0 && garments.every((garment) => isKind(garment, 'tie'));
  const ready = (isTie ? tiesBeside(plan, outfit, hanging) : hanging).map((scored) =>
    demand.colours.length === 0 && isKind(scored.piece.garment, 'hat', 'scarf', 'gloves')
      ? inOwnColour(outfit, scored)
      : scored,
  );

  return addBest(plan, outfit, ready, Number.NEGATIVE_INFINITY);
}

/** Ties, gloves and what else the code names; a tie also goes with any suit at work. */
function requiredKeys(plan: OutfitPlan, outfit: PartialOutfit): string[] {
  const has = (...kinds: Kind[]) => outfit.pieces.some((piece) => isKind(piece.garment, ...kinds));
  const isWhiteTie = outfit.pieces.some((piece) => piece.garment.suits.includes('white tie'));
  const isTuxedo = outfit.pieces.some((piece) => piece.garment.suits.includes('tuxedo'));
  if (isWhiteTie) return ['white-waistcoat', 'white-bow-tie'];
  if (isTuxedo && has('shirt')) return ['bow-tie'];

  const worn = new Set(outfit.pieces.map(({ garment }) => garment.key));
  const open = (plan.rules?.recipe.strict === true ? plan.rules.openLines(worn) : []).flatMap(
    (line) =>
      line
        .map((keys) => keys.filter((key) => !worn.has(key)))
        .filter((keys) => keys.every(isAccessory))
        .toSorted((one, other) => Number(isEachOnRail(plan, other)) - Number(isEachOnRail(plan, one)))[0] ??
      [],
  );
  // Black and white without one is the waiter's.
  const isInBlackAndWhite = outfit.pieces.some(
    ({ garment, colour }) => isKind(garment, 'suit') && colour === 'Black',
  );
  const isTied =
    (plan.worn === 'menswear' || (plan.worn === 'everyone' && isInBlackAndWhite)) &&
    has('suit', 'blazer') &&
    outfit.pieces.some(({ garment }) => isKind(garment, 'shirt') && !isCollarless(garment)) &&
    plan.formality >= TIED_FROM &&
    (!isAtTable(plan.wishes.occasion) ||
      isFormalSaid(plan) ||
      (plan.formality >= SEMI_FORMAL && plan.weather !== 'hot')) &&
    !isSuitRefused(plan) &&
    // Who wants to be comfortable is not knotted up, where the occasion does not demand it.
    !plan.wishes.moods.has('comfortable');
  const needs = isInTheSunAllDay(plan)
    ? [...plan.wishes.practical.keys(), 'sun' as const]
    : plan.wishes.practical.keys();
  const added = addedFor(needs)
    // One head, one hat.
    .filter((keys) => !(has('hat') && keys.includes('sun-hat')))
    .flatMap((keys) => keys.find((key) => isOnRail(plan, key)) ?? []);

  return [
    ...new Set([
      ...open,
      ...added,
      ...(isTied && !open.some((key) => key.endsWith('tie')) ? ['necktie'] : []),
      ...(needsTights(plan, outfit.pieces) ? [isLateAndDressed(plan) ? 'sheer-tights' : 'tights'] : []),
      ...(needsAShawl(plan, outfit) ? ['pashmina'] : []),
    ]),
  ];
}

/** A feast under the open sky turns cool in the evening, and a dress has no pocket for a jacket. */
function needsAShawl(plan: OutfitPlan, { pieces }: Pick<PartialOutfit, 'pieces'>): boolean {
  const { worn, weather, wishes, occasionsSaid } = plan;
  const isOpenAir =
    wishes.occasion?.key === 'garden-wedding' ||
    occasionsSaid.has('garden-wedding') ||
    (plan.isWeatherKnown && plan.month !== null && hasTrait(wishes.occasion, 'celebration'));
  const isOver = pieces.some(({ garment }) => garment.slot === 'outer' || isKind(garment, 'scarf'));

  if (worn !== 'womenswear' || isOver) return false;
  if (isShawlEnough(plan) && (needsLayer(weather) || wishes.practical.has('something over'))) return true;

  return isOpenAir && !['hot', 'warm'].includes(weather) && isFeast(plan);
}

/** On foot in the heat nobody goes without a brim. */
function isInTheSunAllDay({ weather, wishes: { occasion, isWet, isAtNight } }: OutfitPlan): boolean {
  return weather === 'hot' && !isWet && !isAtNight && hasTrait(occasion, 'in the sun');
}

/** "Formal" without black tie is a dark suit with a tie, wherever. */
function isFormalSaid({ wishes: { span } }: OutfitPlan): boolean {
  return span !== null && span[0] >= SEMI_FORMAL;
}

const SEMI_FORMAL = 5;

function isEachOnRail(plan: OutfitPlan, keys: readonly string[]): boolean {
  return keys.every((key) => isOnRail(plan, key));
}

function isOnRail(plan: OutfitPlan, key: string): boolean {
  const garment = garmentOf(key);

  return garment !== null && !isRefused(plan, garment) && isFitting(plan, garment);
}

/** Business professional: from here on a shirt under a jacket has a tie. */
const TIED_FROM = 4;

/** Wool on the legs is for the day; one is driven to the dance. */
function isLateAndDressed(plan: OutfitPlan): boolean {
  return plan.formality >= TIED_FROM && plan.weather !== 'freezing' && isAfterDark(plan);
}

/** Bare legs are not for the cold months. */
export function needsTights(plan: OutfitPlan, pieces: readonly Piece[]): boolean {
  const has = (...kinds: Kind[]) => pieces.some((piece) => isKind(piece.garment, ...kinds));

  return (
    has('skirt', 'dress') &&
    (needsLayer(plan.weather) || (isMourning(plan) && plan.weather === 'mild' && plan.isWeatherKnown)) &&
    !has('floor-length', 'active', 'tights') &&
    !(plan.formality >= 5 && plan.weather !== 'freezing' && has('open-toe')) &&
    // Opaque ones are for the day; in the evening one is driven to the door.
    (plan.formality < 5 || plan.weather === 'freezing' || plan.rules?.isWelcome('tights') === true)
  );
}

function isAccessory(key: string): boolean {
  return garmentOf(key)?.slot === 'accessory';
}

function addBest(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  ready: readonly ScoredPiece[],
  threshold: number,
): PartialOutfit {
  const room = plan.budget.most - 1 - outfit.least;
  const candidates = ready
    .filter(
      ({ piece }) =>
        leastCost(piece, plan.isBoughtNew) <= room &&
        !outfit.pieces.some((worn) => worn.garment === piece.garment),
    )
    .map(({ piece, score }) => ({ piece, score: score + meeting(plan, outfit.pieces, piece) }));
  const best = byScore(candidates)[0];
  if (best === undefined || best.score < threshold) return outfit;

  return {
    pieces: [...outfit.pieces, best.piece],
    score: outfit.score + 0.3 * best.score,
    least: outfit.least + leastCost(best.piece, plan.isBoughtNew),
  };
}

/** Pockets do where a bag would be in the way, and a small budget is better spent on what is worn. */
function wantsBag(plan: OutfitPlan, outfit: PartialOutfit, dice: number): boolean {
  if (plan.kept.slots.has('bag') || outfit.pieces.some((piece) => piece.garment.slot === 'bag')) return false;
  if (plan.wishes.practical.has('much to carry')) return true;
  if (plan.wishes.occasion?.isAtOurs === true) return false;
  // Nobody runs with a bag, whatever she wears.
  if (plan.wishes.occasion?.key === 'running' || plan.wishes.practical.has('on the floor')) return false;
  const isDressed = plan.formality >= (plan.wishes.occasion?.isWork === true ? 5 : 4);
  // A gown has no pockets, whoever wears it.
  if (outfit.pieces.some(({ garment }) => isKind(garment, 'gown'))) return true;
  if (plan.worn !== 'womenswear' && (isDressed || doPocketsDo(plan))) return false;
  if (plan.budget.most < 50) return dice < 0.35;

  return (
    dice < (plan.worn === 'womenswear' ? 0.92 : 0.6) || (plan.wishes.occasion?.favours ?? []).some(isBagKind)
  );
}

/** Menswear carries to a visit or a table what its pockets hold. */
function doPocketsDo({ worn, wishes: { occasion } }: OutfitPlan): boolean {
  return isAtTable(occasion) || (worn === 'menswear' && hasTrait(occasion, 'pockets do'));
}

const BAG_KINDS: readonly Kind[] = ['tote', 'crossbody', 'handbag', 'clutch', 'backpack', 'briefcase'];

function isBagKind(kind: Kind): boolean {
  return BAG_KINDS.includes(kind);
}
