import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { comesIn } from '#domain/wardrobe/colourways.ts';
import { HIGHEST_FORMALITY } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer } from '#domain/wardrobe/weather.ts';
import type { Demand } from '../language/qualities.ts';
import { allowedGarments, clothsOf, demandedGarments, isOpenColour, isQuietGround } from './candidates.ts';
import { tightsFor } from './clashes.ts';
import { clothComesIn } from './cloth-colours.ts';
import { isQuiet } from './colour-pairs.ts';
import { isLeather, leathersAgree } from './leathers.ts';
import { OUTDOOR_RUNG, type OutfitPlan } from './outfit-plan.ts';
import { isPatterned, leastCost, type Piece } from './piece.ts';
import { bestPieces, byScore, type ScoredPiece } from './place-pools.ts';
import { meeting, type PartialOutfit } from './search.ts';
import type { SeededRandom } from './seeded-random.ts';

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
    const ready = (key === 'tights' ? underShoes(plan, outfit, hanging) : hanging).map((scored) =>
      keepsItsColour(scored.piece.garment) ? scored : inOwnColour(outfit, scored),
    );
    outfit = addBest(plan, outfit, ready, Number.NEGATIVE_INFINITY);
  }
  if (needsATop(outfit)) {
    const tops = rail.tops.filter(({ piece }) =>
      UNDER_A_PINAFORE.some((kind) => isKind(piece.garment, kind)),
    );
    outfit = addBest(plan, outfit, tops, Number.NEGATIVE_INFINITY);
  }
  for (const sort of wayPieces(plan, outfit, rail.wantsScarf)) {
    const ready = rail.touches.filter(
      ({ piece }) =>
        sort(piece.garment) && !sameSort(outfit, piece.garment) && !isRuledOut(plan, piece.garment),
    );
    const own = ready.map((scored) => inOwnColour(outfit, scored));
    outfit = addBest(plan, outfit, inOneLeather(outfit, own), Number.NEGATIVE_INFINITY);
  }
  if (wantsBag(plan, outfit, rail.wantsBag))
    outfit = addBest(plan, outfit, inOneLeather(outfit, bagsFor(plan, outfit, rail.bags)), -1);

  for (let added = countTouches(outfit); added < rail.touchCount; added++) {
    const fitting = rail.touches
      .filter(
        ({ piece }) =>
          isTouch(plan, outfit, piece.garment) &&
          isInOwnColours(outfit, piece) &&
          isOfOneMetal(outfit, piece) &&
          !isCutFromTheTie(outfit, piece),
      )
      .map((ready) => ({ ...ready, score: ready.score + touchFavour(plan, ready.piece.garment) }));
    outfit = addBest(plan, outfit, inOneLeather(outfit, fitting), 1);
  }

  return isAsKept(plan, outfit) ? withOneTouch(plan, outfit, rail) : outfit;
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

/** Nobody wears a pinafore on the skin. */
function needsATop({ pieces }: PartialOutfit): boolean {
  return (
    pieces.some(({ garment }) => garment.key === 'pinafore') &&
    !pieces.some(({ garment }) => garment.slot === 'top')
  );
}

const UNDER_A_PINAFORE: readonly Kind[] = ['tshirt', 'turtleneck', 'shirt', 'blouse'];

/** What the weather asks for on the way, one of each; indoors it is taken off again. */
function wayPieces(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  wantsScarf: boolean,
): ((garment: Garment) => boolean)[] {
  if (!plan.isWeatherKnown || !needsCoat(plan.weather)) return [];

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
  if (!isFrost) return wantsScarf && !has('turtleneck') ? [neck] : [hands];

  return [hands, ...(isOutdoors ? [head, base] : []), ...(wantsScarf || !isOutdoors ? [neck] : [])];
}

function isRuledOut({ rules }: OutfitPlan, garment: Garment): boolean {
  return rules !== null && !rules.permits(garment) && rules.recipe.never.garments.includes(garment.key);
}

const METALS: readonly ColourName[] = ['Gold', 'Silver'];

function isInOwnColours(outfit: PartialOutfit, piece: Piece): boolean {
  const isNatural = ['straw', 'raffia', 'pearl', 'acetate', 'steel'].includes(piece.fabric);

  return (
    isNatural || METALS.includes(piece.colour) || outfit.pieces.some(({ colour }) => colour === piece.colour)
  );
}

/** Tie and pocket square from one box look like a gift. */
function isCutFromTheTie({ pieces }: PartialOutfit, piece: Piece): boolean {
  return (
    isKind(piece.garment, 'pocket-square') &&
    pieces.some(({ garment, colour }) => isKind(garment, 'tie', 'bow-tie') && colour === piece.colour)
  );
}

/** Gold beside silver looks like two people's jewelry. */
function isOfOneMetal(outfit: PartialOutfit, piece: Piece): boolean {
  const worn = outfit.pieces.filter(
    ({ garment }) => isKind(garment, 'jewelry', 'watch') || ['shoes', 'bag'].includes(garment.slot),
  );

  return (
    !METALS.includes(piece.colour) ||
    worn.every(({ colour }) => !METALS.includes(colour) || colour === piece.colour)
  );
}

/** A tie may be the one accent, and tights are dark; what warms or covers keeps to the outfit's colors. */
function keepsItsColour(garment: Garment): boolean {
  return isKind(garment, 'tie', 'bow-tie', 'tights') || garment.slot !== 'accessory';
}

/** Tights are dark, as they are sold most; which dark, the shoes say. In every cloth of the season: some are dearer than others. */
function underShoes(plan: OutfitPlan, outfit: PartialOutfit, hanging: readonly ScoredPiece[]): ScoredPiece[] {
  const tights = hanging[0]?.piece.garment;
  const shoes = outfit.pieces.find(({ garment }) => garment.slot === 'shoes');
  if (tights === undefined) return [];
  const owned = hanging.filter(({ piece }) => piece.owned !== undefined);
  const ownDark = owned.filter(({ piece }) => tightsFor(shoes?.colour ?? 'Black').includes(piece.colour));
  if (ownDark.length > 0 || plan.own?.isOnly === true) return ownDark;

  return clothsOf(plan, tights, null).flatMap((cloth, rank) =>
    tightsFor(shoes?.colour ?? 'Black')
      .map((colour) => ({ garment: tights, ...cloth, colour }))
      .filter((piece) => isOpenColour(plan, piece))
      .slice(0, 1)
      .map((piece) => ({ piece, score: needsLayer(plan.weather) ? rank : -rank })),
  );
}

/** The piece in a color that the outfit has, the coat's first; as it was where it is sold in none of them. */
function inOwnColour(outfit: PartialOutfit, scored: ScoredPiece): ScoredPiece {
  const { piece } = scored;
  if (piece.owned !== undefined) return scored;

  const own = outfit.pieces
    // A knit of the jeans' blue is no echo of them.
    .filter(
      (other) =>
        other.garment.slot !== 'accessory' &&
        other.colour !== 'Denim' &&
        !isSportsShoeOf(piece, other) &&
        !isNoGlove(piece, other) &&
        // A bag may be cut from the shoes, whatever their color.
        (isQuiet(other.colour) || (piece.garment.slot === 'bag' && other.garment.slot === 'shoes')),
    )
    .map((other) => other.colour)
    .find((colour) => comesIn(piece.garment.colours, colour) && clothComesIn(piece.fabric, colour));

  return own === undefined ? scored : { ...scored, piece: { ...piece, colour: own } };
}

/** No bag is cut from sneakers. */
function isSportsShoeOf(piece: Piece, other: Piece): boolean {
  return piece.garment.slot === 'bag' && isKind(other.garment, 'sneakers');
}

/** Gloves of leather are cut from coat, shoes or bag: in a blouse's white they are for a bride. */
function isNoGlove(piece: Piece, other: Piece): boolean {
  return (
    isKind(piece.garment, 'gloves') &&
    isLeather(piece) &&
    !['outer', 'shoes', 'bag'].includes(other.garment.slot)
  );
}

/** Where there are colors enough, the bag repeats one. */
function bagsFor(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  bags: readonly ScoredPiece[],
): readonly ScoredPiece[] {
  const colours = new Set(outfit.pieces.map(({ colour }) => colour));

  const agreeing = bags.filter(({ piece }) => isOfOneMetal(outfit, piece) && !isHandbagForHim(plan, piece));

  if (colours.size < COLOURS_ENOUGH) return agreeing;

  return agreeing.map((scored) => {
    const own = inOwnColour({ ...outfit, pieces: outfit.pieces.toSorted(shoesFirst) }, scored);
    const { garment, colour } = own.piece;
    const isOfShoes = outfit.pieces.some(
      (piece) => piece.garment.slot === 'shoes' && piece.colour === colour,
    );
    return isOpenColour(plan, own.piece) && (isOfShoes || isQuietGround(plan, garment, colour))
      ? own
      : scored;
  });
}

/** What is carried by its handles is for papers there. */
function isHandbagForHim({ worn, wishes }: OutfitPlan, { garment }: Piece): boolean {
  return worn === 'menswear' && garment.key === 'structured-tote' && wishes.occasion?.isWork !== true;
}

const COLOURS_ENOUGH = 2;

function shoesFirst(one: Piece, other: Piece): number {
  return Number(other.garment.slot === 'shoes') - Number(one.garment.slot === 'shoes');
}

/** Belt, bag, gloves and watch agree with the shoes: black with black, brown with brown. */
function inOneLeather(outfit: PartialOutfit, ready: readonly ScoredPiece[]): readonly ScoredPiece[] {
  const shoes = outfit.pieces.find(({ garment }) => garment.slot === 'shoes');
  const agreeing = ready.filter(({ piece }) => shoes === undefined || leathersAgree(shoes, piece));

  const fitting = agreeing.filter(({ piece }) => shoes === undefined || isBeltOf(shoes, piece));

  return agreeing.length > 0 ? fitting : ready.filter(({ piece }) => piece.garment.slot === 'bag');
}

/** A leather belt is cut from the shoes' color where those are of leather. */
function isBeltOf(shoes: Piece, piece: Piece): boolean {
  return (
    !isKind(piece.garment, 'belt') ||
    !isLeather(shoes) ||
    !isLeather(piece) ||
    shoes.colour === piece.colour ||
    isKind(shoes.garment, 'sneakers')
  );
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

/** Demands that no piece of the core answers. */
export function openDemands(plan: OutfitPlan, outfit: PartialOutfit): Demand[] {
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

  const ready = bestPieces(plan, garments, demand, random).map((scored) =>
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
      line.map((keys) => keys.filter((key) => !worn.has(key))).find((keys) => keys.every(isAccessory)) ?? [],
  );
  const isTied =
    plan.worn === 'menswear' &&
    has('suit', 'blazer') &&
    has('shirt') &&
    plan.formality >= TIED_FROM &&
    !isAtTable(plan) &&
    !isSuitRefused(plan);
  return [
    ...new Set([
      ...open,
      ...(isTied && !open.some((key) => key.endsWith('tie')) ? ['necktie'] : []),
      ...(needsTights(plan, outfit.pieces) ? ['tights'] : []),
    ]),
  ];
}

/** Whoever wears no suits means jacket and tie by it. */
function isSuitRefused({ wishes }: OutfitPlan): boolean {
  return wishes.refuses.targets.some(({ keys }) => keys.has('suit-jacket'));
}

/** Business professional: from here on a shirt under a jacket has a tie. */
const TIED_FROM = 4;

/** Bare legs are not for the cold months. */
export function needsTights(plan: OutfitPlan, pieces: readonly Piece[]): boolean {
  const has = (...kinds: Kind[]) => pieces.some((piece) => isKind(piece.garment, ...kinds));

  return (
    has('skirt', 'dress') &&
    needsLayer(plan.weather) &&
    !has('floor-length', 'active', 'tights') &&
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
  const isDressed = plan.formality >= (plan.wishes.occasion?.isWork === true ? 5 : 4);
  if (plan.worn !== 'womenswear' && (isDressed || isAtTable(plan))) return false;
  if (plan.budget.most < 50) return dice < 0.35;

  return (
    dice < (plan.worn === 'womenswear' ? 0.92 : 0.6) || (plan.wishes.occasion?.favours ?? []).some(isBagKind)
  );
}

/** To a table, a bar or a dance floor menswear takes what its pockets hold. */
function isAtTable({ wishes: { occasion } }: OutfitPlan): boolean {
  return POCKETS_DO.has(occasion?.key ?? '') || POCKETS_DO.has(occasion?.like ?? '');
}

const POCKETS_DO: ReadonlySet<string> = new Set([
  ...([
    'dinner',
    'easy-dinner',
    'date',
    'coffee-date',
    'party',
    'night-out',
    'club-lunch',
    'business-dinner',
    'brunch',
  ] as const),
  ...([
    'wedding-guest',
    'christmas',
    'theatre',
    'cocktail',
    'relatives',
    'meeting-parents',
    'running',
  ] as const),
]);

const BAG_KINDS: readonly Kind[] = ['tote', 'crossbody', 'handbag', 'clutch', 'backpack', 'briefcase'];

function isBagKind(kind: Kind): boolean {
  return BAG_KINDS.includes(kind);
}

/** None as often as one; two where the occasion is dressed up for and the budget has room. */
function touchesFor(plan: OutfitPlan, dice: number): number {
  const { most } = plan.budget;
  const limit = Math.min(2, plan.rules?.recipe.touches.most ?? 2);
  if (most < 50 || plan.weather === 'freezing') return 0;
  if (plan.formality === 0 || most <= 100) return Math.min(limit, dice < 0.5 ? 0 : 1);

  return Math.min(limit, dice < 0.4 ? 0 : dice < 0.8 ? 1 : 2);
}

function countTouches(outfit: PartialOutfit): number {
  return outfit.pieces.filter(
    (piece) => piece.garment.slot === 'accessory' && !isKind(piece.garment, 'tights', 'base-layer'),
  ).length;
}

/** Whether a finishing touch makes sense on this outfit at all; taste is the score's business. */
function isTouch(plan: OutfitPlan, outfit: PartialOutfit, garment: Garment): boolean {
  const has = (...kinds: Kind[]) => outfit.pieces.some((piece) => isKind(piece.garment, ...kinds));
  const isTailored = outfit.pieces.some((piece) => isKind(piece.garment, 'blazer') && !isCoat(piece.garment));
  const sun = plan.weather === 'hot' || plan.weather === 'warm';
  if (sameSort(outfit, garment)) return false;
  if (plan.rules !== null && plan.rules.recipe.touches.good !== '' && !plan.rules.isTouch(garment.key))
    return false;
  if (isKind(garment, 'base-layer')) return false;
  // Silk at the neck does not dry.
  if (garment.key === 'silk-scarf' && plan.wishes.isWet) return false;
  if (plan.formality >= 5 && !isForTheEvening(plan, outfit, garment)) return false;
  if (isKind(garment, 'tie'))
    return (
      isTailored &&
      plan.worn !== 'womenswear' &&
      plan.formality >= 3 &&
      !isSuitRefused(plan) &&
      has('shirt') &&
      !has('jewelry', 'scarf')
    );
  if (isKind(garment, 'bow-tie')) return false;
  if (isKind(garment, 'pocket-square')) return isTailored && plan.worn !== 'womenswear';
  if (isKind(garment, 'tights')) return false;
  if (isKind(garment, 'belt'))
    return has('trousers', 'shorts') && !has('joggers', 'active', 'jumpsuit') && plan.formality < 7;
  // A chain or a bracelet beside menswear is a matter of taste, and has to be theirs.
  const isHabit = plan.worn === 'womenswear' || STREET.some((style) => plan.styles.has(style));
  if (isKind(garment, 'necklace', 'bracelet') && !isHabit) return false;
  if (isKind(garment, 'necklace'))
    return (
      !has('tie', 'bow-tie', 'turtleneck', 'scarf', 'active') &&
      !outfit.pieces.some((piece) => piece.garment.key === 'drop-earrings') &&
      !(has('collared') && plan.worn !== 'womenswear')
    );
  // What hangs from the ears leaves the neck bare.
  if (garment.key === 'drop-earrings' && has('necklace')) return false;
  if (isKind(garment, 'bracelet', 'earrings')) return !has('active');
  if (isKind(garment, 'scarf') && garment.warmth >= 3) return false;
  if (garment.key === 'pashmina') return has('dress') && has('sleeveless');
  if (isKind(garment, 'headscarf')) return garment.key === 'bandana' && sun;
  // A square at the neck is womenswear, and quarrels with any pattern.
  if (garment.key === 'silk-scarf' && (plan.worn !== 'womenswear' || outfit.pieces.some(isPatterned)))
    return false;
  if (isKind(garment, 'scarf'))
    return !has('tie', 'bow-tie', 'necklace', 'turtleneck', 'sweater', 'vest', 'hoodie', 'active');
  if (isKind(garment, 'gloves')) return garment.key === 'opera-gloves';
  if (isKind(garment, 'glasses', 'suspenders', 'cufflinks', 'tie-bar')) return false;
  if (isKind(garment, 'sunglasses'))
    return isDaytime(plan) && !needsLayer(plan.weather) && !plan.wishes.isWet;
  if (isKind(garment, 'hat')) return isHatWeather(plan, garment, sun);

  return true;
}

const STREET: readonly StyleName[] = ['Streetwear', 'Edgy', 'Grunge', 'Bohemian'];

/** After six less is worn, and what is worn shines: no day scarves, no day gloves, no wide belts. */
function isForTheEvening(plan: OutfitPlan, outfit: PartialOutfit, garment: Garment): boolean {
  if (isKind(garment, 'tie', 'bow-tie', 'pocket-square', 'tights', 'jewelry')) return true;
  if (garment.key === 'opera-gloves') return outfit.pieces.some((piece) => isKind(piece.garment, 'gown'));
  if (isKind(garment, 'watch'))
    return plan.formality <= 6 && outfit.pieces.some((piece) => isKind(piece.garment, 'suit'));
  if (isKind(garment, 'belt')) return plan.formality === 5;

  return needsLayer(plan.weather) && isKind(garment, 'gloves', 'scarf') && garment.warmth >= 3;
}

function isHatWeather(plan: OutfitPlan, garment: Garment, sun: boolean): boolean {
  if (garment.key === 'sun-hat') return sun && !plan.wishes.isWet;
  if (garment.key === 'beanie') return needsLayer(plan.weather) && plan.isWeatherKnown;
  if (garment.key === 'fedora')
    return plan.styles.has('Bohemian') || plan.styles.has('Western') || plan.styles.has('Vintage');
  if (garment.key === 'flat-cap') return plan.formality <= 2 && plan.styles.has('Vintage');

  return plan.formality <= 1;
}

const EVENINGS = [
  'cocktail',
  'black-tie',
  'white-tie',
  'date',
  'dinner',
  'theatre',
  'night-out',
  'networking',
  'party',
  'christmas',
  'interview',
  'meeting',
  'funeral',
  'office',
  'worship',
  'teaching',
  'bride',
  'home',
  'gym',
  'gallery',
];

function isDaytime(plan: OutfitPlan): boolean {
  return !EVENINGS.includes(plan.wishes.occasion?.key ?? '') && plan.formality <= 4;
}

/** A square of silk goes with everything, which is why it would be worn every day. */
function touchFavour(plan: OutfitPlan, garment: Garment): number {
  if (garment.key === 'silk-scarf') {
    return plan.styles.get('Parisian') === undefined ? -1.6 : 0;
  }
  if (isKind(garment, 'jewelry')) return plan.worn === 'womenswear' ? 0.6 : -0.1;

  return isKind(garment, 'watch', 'sunglasses') ? 0.4 : 0;
}

const ONE_OF_A_SORT: readonly Kind[] = [
  ...(['belt', 'hat', 'scarf', 'watch', 'necklace', 'earrings', 'bracelet', 'gloves', 'tights'] as const),
  ...(['sunglasses', 'glasses', 'tie', 'bow-tie', 'pocket-square'] as const),
];

function sameSort(outfit: PartialOutfit, garment: Garment): boolean {
  return outfit.pieces.some(
    (piece) =>
      ONE_OF_A_SORT.some((kind) => garment.kinds.includes(kind) && piece.garment.kinds.includes(kind)) ||
      (isNeckwear(garment) && isNeckwear(piece.garment)) ||
      (isKind(garment, 'watch', 'bracelet') && isKind(piece.garment, 'watch', 'bracelet')) ||
      (isKind(garment, 'belt', 'suspenders') && isKind(piece.garment, 'belt', 'suspenders')),
  );
}

function isNeckwear(garment: Garment): boolean {
  return isKind(garment, 'tie', 'bow-tie') || (isKind(garment, 'scarf') && garment.slot === 'accessory');
}
