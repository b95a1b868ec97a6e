import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { measureHarmony } from '#domain/colour/harmony.ts';
import { madeOnceEach } from '#domain/made-when-needed.ts';
import { leastDollars } from '#domain/shopping/price-corridor.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer, suitsWeather } from '#domain/wardrobe/weather.ts';
import { allowedGarments, demandedGarments, isPermitted } from './allowed/candidates.ts';
import { SLINGBACKS } from './clashes.ts';
import { isQuiet } from './colour-pairs.ts';
import { livesInQuiet } from './colour-weights.ts';
import { countNeutralsApart } from './neutrals-apart.ts';
import { EVENING, isInBlack, isIndoors, isMourning, OUTDOOR_RUNG, type OutfitPlan } from './outfit-plan.ts';
import { LEAST_PALETTE, ownPalette } from './own-palette.ts';
import { hexOfPiece, isPatterned, leastCost, type Piece } from './piece.ts';
import { byScore, type ScoredPiece } from './pools/best-pieces.ts';
import { poolFor } from './pools/place-pools.ts';
import { scorePair } from './score/score-pair.ts';
import { scorePiece } from './score/score-piece.ts';
import { WEIGHTS } from './score/weights.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { Place, Template } from './template.ts';

/** The pieces chosen so far. */
export interface PartialOutfit {
  pieces: readonly Piece[];
  score: number;
  /** Dollars that the pieces cost at least. */
  least: number;
}

const BEAM_WIDTH = 22;
/** Harmony of the whole is dear to measure, so only the most promising are judged by it. */
const JUDGED_WHOLE = 10;
const KEPT_CORES = 4;

/**
 * Fills the template's places one after another, keeping the most promising combinations (beam search).
 * @returns the best cores, best first; none when a place stays empty or the budget cannot hold them
 */
export function searchCores(plan: OutfitPlan, template: Template, random: SeededRandom): PartialOutfit[] {
  const pools = new Map<Place, ScoredPiece[]>(
    template.places.map((place) => [place, poolFor(plan, template, place, random)]),
  );
  const touches = leastForTouches(plan);
  // The same two pieces meet in many combinations.
  const besideOf = madeOnceEach((piece: Piece) => madeOnceEach((other: Piece) => scorePair(other, piece)));
  let beam: PartialOutfit[] = [{ pieces: plan.kept.pieces, score: 0, least: 0 }];

  for (const [at, place] of template.places.entries()) {
    const reserve = touches + leastFor(plan, template.places.slice(at + 1), pools);
    const grown = beam.flatMap((outfit) =>
      choicesFor(plan, template, outfit, place, pools.get(place) ?? []).flatMap((choice) =>
        grow(plan, outfit, choice, reserve, besideOf(choice.piece)),
      ),
    );
    beam = byScore(grown).slice(0, BEAM_WIDTH);
  }

  const whole = byScore(beam.map((outfit) => withMeetingNeutrals(inOwnColours(plan, outfit))))
    .slice(0, JUDGED_WHOLE)
    .map((outfit) => ({ ...outfit, score: outfit.score + wholeScore(plan, outfit.pieces) }));

  return byScore(whole).slice(0, KEPT_CORES);
}

function leastFor(
  plan: OutfitPlan,
  places: readonly Place[],
  pools: ReadonlyMap<Place, readonly ScoredPiece[]>,
): number {
  return places.reduce((total, place) => {
    const prices = (pools.get(place) ?? []).map(({ piece }) => leastCost(piece, plan.isBoughtNew));

    return total + (prices.length === 0 ? 0 : Math.min(...prices));
  }, 0);
}

/** What was named and is added at the end, and what a frost asks for: coat and boots leave that much. */
function leastForTouches(plan: OutfitPlan): number {
  const named = plan.wishes.demands
    .filter(({ target }) => target.slots.every((slot) => slot === 'bag' || slot === 'accessory'))
    .map((demand) =>
      demand.target.slots.flatMap((slot) => demandedGarments(plan, demand, slot).map(({ key }) => key)),
    );
  const isFrosty = plan.weather === 'freezing' && plan.isWeatherKnown && !isIndoors(plan);
  const forFrost = plan.formality <= OUTDOOR_RUNG ? FOR_FROST : FOR_THE_WAY;
  const carried =
    plan.worn === 'womenswear' && plan.formality >= BAG_FROM && !plan.kept.slots.has('bag')
      ? [allowedGarments(plan, 'bag').map(({ key }) => key)]
      : [];
  const dollars = [...named, ...carried, ...(isFrosty ? forFrost : [])]
    .filter((keys) => keys.length > 0)
    .map((keys) => Math.min(...keys.map((key) => cheapest(plan, key))));
  const sum = dollars.reduce((total, least) => total + least, 0);

  return plan.own?.isOnly === true ? 0 : Math.min(sum, plan.budget.most * MOST_FOR_TOUCHES);
}

/** Nobody goes out with her things in her hand. */
const BAG_FROM = 2;
/** A small budget goes into what is worn first. */
const MOST_FOR_TOUCHES = 0.25;
/** Above, one is only on the way in it. */
const FOR_THE_WAY: readonly (readonly string[])[] = [['leather-gloves', 'wool-scarf']];
const FOR_FROST: readonly (readonly string[])[] = [
  ['knit-gloves', 'mittens'],
  ['beanie'],
  ['thermal-base'],
  ['wool-scarf'],
];

function cheapest({ isBoughtNew }: OutfitPlan, key: string): number {
  const garment = garmentOf(key);
  return garment === null
    ? Number.POSITIVE_INFINITY
    : Math.min(...garment.fabrics.map((fabric) => leastDollars({ garment, fabric }, isBoughtNew)));
}

function choicesFor(
  plan: OutfitPlan,
  template: Template,
  outfit: PartialOutfit,
  place: Place,
  pool: readonly ScoredPiece[],
): readonly ScoredPiece[] {
  return template.name === 'suit' && place === 'bottom' ? suitBottoms(plan, outfit, pool) : pool;
}

/** The outfit with one piece more; nothing where the rest could not be paid. */
function grow(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  { piece, score }: ScoredPiece,
  reserve: number,
  beside: (other: Piece) => number,
): PartialOutfit[] {
  const least = outfit.least + leastCost(piece, plan.isBoughtNew);
  if (least + reserve > plan.budget.most - 1) return [];

  return [
    {
      pieces: [...outfit.pieces, piece],
      score: outfit.score + score + meeting(plan, outfit.pieces, piece, beside),
      least,
    },
  ];
}

/** What a piece gains or loses by the company it comes into. */
export function meeting(
  plan: OutfitPlan,
  pieces: readonly Piece[],
  piece: Piece,
  beside = (other: Piece) => scorePair(other, piece),
): number {
  const pairs = pieces.reduce((total, other) => total + beside(other), 0);

  const isOddFoot = pieces.some(
    (other) => isTightsInSneakers(plan, other, piece) || isBareInBoots(plan, other, piece),
  );

  return (
    WEIGHTS.pair.meeting * pairs + (isOddFoot ? WEIGHTS.pair.clash : 0) - repetition(plan, pieces, piece)
  );
}

/** Ankle boots below a bare leg are for festivals, mud and rain, and for who dresses so. */
function isBareInBoots(
  { weather, wishes, leadingStyles, rules }: OutfitPlan,
  one: Piece,
  other: Piece,
): boolean {
  if (needsLayer(weather) || wishes.isWet || BOOTED.some((style) => leadingStyles.includes(style)))
    return false;
  const isBareBelow = ({ garment }: Piece) =>
    isKind(garment, 'skirt', 'dress') && !isKind(garment, 'floor-length', 'active');
  const isBoot = ({ garment }: Piece) =>
    isKind(garment, 'boots') && garment.key !== 'knee-boots' && rules?.isUsual(garment.key) !== true;

  return (isBareBelow(one) && isBoot(other)) || (isBareBelow(other) && isBoot(one));
}

const BOOTED: readonly StyleName[] = ['Edgy', 'Grunge', 'Western', 'Bohemian', 'Streetwear'];

/** On a cool day tights follow a hem: in sneakers they are the way to the gym, and out of a slingback they slip. */
function isTightsInSneakers({ weather, formality }: OutfitPlan, one: Piece, other: Piece): boolean {
  const isHem = ({ garment }: Piece) =>
    isKind(garment, 'skirt', 'dress') && !isKind(garment, 'floor-length', 'active');
  const isOddIn = ({ garment }: Piece) =>
    (isKind(garment, 'sneakers') && !isKind(garment, 'active')) ||
    (SLINGBACKS.has(garment.key) && formality < EVENING);

  return needsLayer(weather) && ((isHem(one) && isOddIn(other)) || (isHem(other) && isOddIn(one)));
}

/** A wish for red asks for something red, not for everything red; one pattern is enough for most. */
function repetition(plan: OutfitPlan, pieces: readonly Piece[], piece: Piece): number {
  const { wishes } = plan;
  const others = pieces.filter(
    (other) => isMain(other) && !other.garment.suits.some((suit) => piece.garment.suits.includes(suit)),
  );
  const isMonochrome = wishes.moods.has('monochrome') || (isInBlack(plan) && piece.colour === 'Black');
  const likesMore = plan.styles.has('Maximalist') || plan.styles.has('Eclectic') || wishes.moods.has('bold');
  const { repeated } = WEIGHTS;
  let cost = 0;

  if (!isMonochrome && isMain(piece) && others.some((other) => other.colour === piece.colour)) {
    const wanted = plan.colours.get(piece.colour) ?? 0;
    cost += isQuiet(piece.colour)
      ? repeated.quietColour + repeated.quietColourWanted * Math.min(1, wanted)
      : repeated.loudColour + repeated.loudColourWanted * wanted;
  }
  if (!isQuiet(piece.colour) && isMain(piece)) {
    const loud = others.filter((other) => !isQuiet(other.colour)).length;
    const isShouting = loud > 1 && !(wishes.moods.has('colourful') && !livesInQuiet(plan.profile));
    cost += loud * costOfLoud(plan, likesMore) + (isShouting ? repeated.thirdLoud : 0);
  }
  if (isPatterned(piece)) {
    const patterned = others.filter(isPatterned).length;
    cost += patterned * (likesMore ? repeated.patternLiked : repeated.pattern);
    if (patterned > 0 && wishes.patterns.some((wish) => wish.patterns.includes(piece.pattern)))
      cost += repeated.patternWish;
  }
  if (
    wishes.fabrics.some(
      (wish) =>
        wish.names.includes(piece.fabric) && others.some((other) => wish.names.includes(other.fabric)),
    )
  ) {
    cost += repeated.fabricWish;
  }

  return cost;
}

/** Who asks for color and wears none otherwise means one piece of it. */
function costOfLoud(plan: OutfitPlan, likesMore: boolean): number {
  const { repeated } = WEIGHTS;
  if (likesMore) return repeated.loudLiked;
  if (!plan.wishes.moods.has('colourful')) return repeated.loud;

  return livesInQuiet(plan.profile) ? repeated.loudForQuiet : repeated.loudLiked;
}

export function isMain(piece: Piece): boolean {
  return ['outer', 'top', 'bottom', 'dress'].includes(piece.garment.slot);
}

/** The trousers or skirt cut from the jacket's cloth. */
function suitBottoms(plan: OutfitPlan, outfit: PartialOutfit, pool: readonly ScoredPiece[]): ScoredPiece[] {
  const jacket = outfit.pieces.find((piece) => piece.garment.slot === 'outer' && !isCoat(piece.garment));
  if (jacket === undefined) return [];

  // Nobody sells the other half of a suit that hangs at home.
  if (typeof jacket.owned?.id === 'string') return pool.filter(({ piece }) => isCutFrom(jacket, piece));

  const bottoms = new Set(pool.map(({ piece }) => piece.garment));

  return [...bottoms].flatMap((garment) => {
    const isOfTheSuit = garment.suits.some((suit) => jacket.garment.suits.includes(suit));
    if (
      !isOfTheSuit ||
      !garment.fabrics.includes(jacket.fabric) ||
      !garment.patterns.includes(jacket.pattern)
    )
      return [];

    const piece = { ...jacket, garment };
    const isRight =
      isPermitted(plan, piece) && suitsWeather(garment, piece.fabric, plan.weather, plan.formality);

    return isRight ? [{ piece, score: scorePiece(plan, piece) }] : [];
  });
}

function isCutFrom(jacket: Piece, { garment, fabric, pattern, colour, owned }: Piece): boolean {
  return (
    owned !== undefined &&
    garment.suits.some((suit) => jacket.garment.suits.includes(suit)) &&
    [fabric === jacket.fabric, pattern === jacket.pattern, colour === jacket.colour].every(Boolean)
  );
}

function inOwnColours(plan: OutfitPlan, outfit: PartialOutfit): PartialOutfit {
  return isWithoutOwnColour(plan, outfit.pieces)
    ? { ...outfit, score: outfit.score + WEIGHTS.whole.noOwnColour }
    : outfit;
}

function withMeetingNeutrals(outfit: PartialOutfit): PartialOutfit {
  return {
    ...outfit,
    score: outfit.score + WEIGHTS.whole.neutralsApart * countNeutralsApart(outfit.pieces),
  };
}

/** Who has a palette sees it on the piece that leads: a dress, a top or a jacket, unless another color was asked for. */
function isWithoutOwnColour(plan: OutfitPlan, pieces: readonly Piece[]): boolean {
  const palette = ownPalette(plan.profile);
  const { moods, colours } = plan.wishes;
  const isOpen = colours.length === 0 && !isMourning(plan);
  // Whoever goes bold in black has not.
  const isLively = moods.has('bold') || moods.has('colourful');

  return (
    isOpen &&
    palette.size >= LEAST_PALETTE &&
    !pieces.some(
      ({ garment, colour }) =>
        (['top', 'dress', 'outer'].includes(garment.slot) || !isQuiet(colour)) &&
        !isCoat(garment) &&
        palette.has(colour) &&
        !(isLively && isQuiet(colour)),
    )
  );
}

/** What only the whole can show: harmony of all colors, and whether each wished color is there. */
export function wholeScore(plan: OutfitPlan, pieces: readonly Piece[]): number {
  const main = pieces.filter((piece) => !isKind(piece.garment, 'jewelry', 'watch', 'sunglasses', 'glasses'));
  const harmony = measureHarmony(main.map(hexOfPiece));
  const tooManyHues = Math.max(0, harmony.chromaticHues - 3);
  const answered = plan.wishes.colours.filter((wish) =>
    pieces.some((piece) => isMain(piece) && wish.names.includes(piece.colour)),
  ).length;
  const made = plan.wishes.fabrics.filter((wish) =>
    pieces.some(({ fabric }) => wish.names.includes(fabric)),
  ).length;
  const autumnal = isSpring(plan) ? main.filter((piece) => isOfAutumn(plan, piece)).length : 0;
  const isMonochrome = plan.wishes.moods.has('monochrome') || plan.wishes.moods.has('neutral');
  const { whole } = WEIGHTS;
  const score =
    whole.coordination * (isMonochrome ? whole.coordinationOfOneColour : harmony.coordination) +
    whole.hueFit * harmony.hueFit +
    whole.tooManyHues * tooManyHues +
    whole.autumnInSpring * Math.max(0, autumnal - 1) +
    whole.answeredColour * answered +
    whole.answeredFabric * made;

  return Math.round(score * 1e6) / 1e6;
}

/** In the wardrobe of March to May one piece is of the colors of leaves; shoes and bags are of leather at any time. */
function isOfAutumn({ profile, wishes }: OutfitPlan, { garment, colour }: Piece): boolean {
  const isTheirs =
    ownPalette(profile).has(colour) || wishes.colours.some(({ names }) => names.includes(colour));

  return !['shoes', 'bag'].includes(garment.slot) && AUTUMNAL.includes(colour) && !isTheirs;
}

const AUTUMNAL: readonly ColourName[] = [
  'Rust',
  'Chocolate',
  'Brown',
  'Camel',
  'Burgundy',
  'Mustard',
  'Terracotta',
];

function isSpring({ month, weather }: OutfitPlan): boolean {
  return month !== null && month >= 3 && month <= 5 && !needsCoat(weather);
}
