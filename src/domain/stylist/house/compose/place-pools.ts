import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { madeOnceEach } from '#domain/made-when-needed.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { footwearOf, necklineOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { COAT_WARMTH, needsCoat, needsLayer } from '#domain/wardrobe/weather.ts';
import { isBrand } from '../language/brand-words.ts';
import { saidOf } from '../language/meanings.ts';
import type { Demand } from '../language/qualities.ts';
import { coloursFor } from './candidate-colours.ts';
import { allowedGarments, clothsOf, demandedGarments, ownedPieces } from './candidates.ts';
import {
  asksForShoulders,
  EVENING,
  isColdOnTheWay,
  isCoveredAllOver,
  isInADownpour,
  isIndoors as isInHeatedRoom,
  isOutInShowers,
  OUTDOOR_RUNG,
  type OutfitPlan,
} from './outfit-plan.ts';
import { hexOf, isPatterned, type Piece } from './piece.ts';
import { scoreCloth, scoreColour, scoreGarment, scoreOwned, scorePiece } from './score-piece.ts';
import type { SeededRandom } from './seeded-random.ts';
import { type Place, SLOT_OF_PLACE, type Template } from './template.ts';
import { WEIGHTS } from './weights.ts';

export interface ScoredPiece {
  piece: Piece;
  score: number;
}

const POOL_SIZE = 28;
const MOST_OF_ONE_COLOUR = 7;
const VARIANTS_PER_GARMENT = 4;

/** The best pieces for one place, with a little seeded chance, best first. */
export function poolFor(
  plan: OutfitPlan,
  template: Template,
  place: Place,
  random: SeededRandom,
): ScoredPiece[] {
  const named = demandFor(plan, place);
  const isNamedCoat =
    named !== null &&
    demandedGarments(plan, named, SLOT_OF_PLACE[place]).every((garment) =>
      isASecondCoat(template, place, garment),
    );
  // "A jacket" is worn below the coat, and not as well as one.
  const isNamedBelow =
    place === 'coat' &&
    named !== null &&
    template.places.some((other) => other === 'layer' || other === 'suit jacket') &&
    demandedGarments(plan, named, 'outer').some((garment) => !isCoat(garment));
  const demand = isNamedCoat || isNamedBelow ? null : named;
  const pool = poolBy(plan, template, place, demand, random);

  // Whoever names what they do not own is dressed in what they do, and told so.
  return pool.length === 0 && demand !== null && plan.own?.isOnly === true
    ? poolBy(plan, template, place, null, random)
    : pool;
}

function poolBy(
  plan: OutfitPlan,
  template: Template,
  place: Place,
  demand: Demand | null,
  random: SeededRandom,
): ScoredPiece[] {
  const garments =
    demand === null
      ? narrowed(
          plan,
          place,
          allowedGarments(plan, SLOT_OF_PLACE[place]).filter((garment) =>
            belongs(plan, template, place, garment),
          ),
        )
      : toStandIn(plan, coveringAllOver(plan, demandedGarments(plan, demand, SLOT_OF_PLACE[place]))).filter(
          (garment) =>
            isNotASuitByChance(place, garment) &&
            !isASecondCoat(template, place, garment) &&
            (place !== 'coat' || isCoat(garment)),
        );

  return varied(bestPieces(plan, garments, demand, random)).slice(0, POOL_SIZE);
}

/** Leaves of some garments those that are wished for or called for, or all of them where there are none of those. */
type Narrowing = (plan: OutfitPlan, garments: readonly Garment[], place: Place) => readonly Garment[];

/** In this order: the ground first, modesty last, which nothing after it may undo. */
const NARROWINGS: readonly Narrowing[] = [
  forTheGround,
  toStandIn,
  (plan, garments, place) => forTheWay(plan, place, garments),
  inWishedShape,
  airySleeves,
  coveringAllOver,
];

function narrowed(plan: OutfitPlan, place: Place, garments: readonly Garment[]): readonly Garment[] {
  return NARROWINGS.reduce((left, narrow) => narrow(plan, left, place), garments);
}

/** Of what there is, what covers to the ankle, the wrist and the neck, and shows no shape. */
function coveringAllOver(plan: OutfitPlan, garments: readonly Garment[]): readonly Garment[] {
  if (!isCoveredAllOver(plan)) return garments;
  const covering = garments.filter((garment) => coversAllOver(garment));

  // Where no dress does, nobody there wears one.
  return covering.length > 0 || garments.every(({ slot }) => slot === 'dress') ? covering : garments;
}

function coversAllOver(garment: Garment): boolean {
  const { slot, key, fit } = garment;
  if (slot === 'bottom') return isKind(garment, 'floor-length') || LOOSE_TO_THE_ANKLE.has(key);
  if (slot === 'dress') return isKind(garment, 'floor-length') && sleeveOf(key) === 'long';
  if (slot !== 'top') return true;

  return (
    sleeveOf(key) === 'long' &&
    !['v', 'low'].includes(necklineOf(key) ?? '') &&
    !['slim', 'fitted', 'bodycon'].includes(fit ?? '')
  );
}

const LOOSE_TO_THE_ANKLE: ReadonlySet<string> = new Set([
  ...(['wide-leg-trousers', 'linen-trousers', 'wide-jeans', 'tiered-skirt'] as const),
]);

/** Shoulders that are to be covered on a hot day: short sleeves do it, where there are any. */
function airySleeves(plan: OutfitPlan, garments: readonly Garment[]): readonly Garment[] {
  if (plan.weather !== 'hot' || !asksForShoulders(plan)) return garments;
  const short = garments.filter(({ key }) => sleeveOf(key) === 'short');

  return short.length > 0 ? short : garments;
}

/** "V-neck", "with sleeves": only such tops and dresses, where there are any. */
function inWishedShape(plan: OutfitPlan, garments: readonly Garment[]): readonly Garment[] {
  return plan.wishes.shapes.reduce((left, { of, matches }) => {
    const shaped = left.filter((garment) => of?.includes(garment.slot) !== true || matches(garment));

    // Of sequins nothing has long sleeves: what is worn over them has.
    const isMade = (garment: Garment) => canBeOf(plan, garment);
    const isLost = left.some(isMade) && !shaped.some(isMade);

    return shaped.length === 0 ? left : isLost ? left.filter(isMade) : shaped;
  }, garments);
}

/** Whether it comes in a cloth that was asked for. */
function canBeOf({ wishes }: OutfitPlan, { fabrics }: Garment): boolean {
  return wishes.fabrics.some(({ names }) => fabrics.some((fabric) => names.includes(fabric)));
}

/** Business casual: with a suit and in the evening shoes stay shoes. */
const BOOTS_UP_TO = 3;

/** Who stands for hours has rubber below the foot, where such shoes are worn there. */
function toStandIn({ wishes }: OutfitPlan, garments: readonly Garment[]): readonly Garment[] {
  if (!wishes.isOnFeet) return garments;
  const cushioned = garments.filter(
    ({ slot, key }) => slot !== 'shoes' || ['rubber', 'lug'].includes(footwearOf(key)?.sole ?? ''),
  );

  return cushioned.length > 0 ? cushioned : garments;
}

/** Lined boots in the frost, boots in the cold, soles that keep the rain out, no boots in the summer's heat: where such are left. */
function forTheGround(plan: OutfitPlan, garments: readonly Garment[]): readonly Garment[] {
  const { wishes, weather, isWeatherKnown, formality } = plan;
  const isSummer = weather === 'hot' || weather === 'warm';
  const isOnTrail = hasTrait(wishes.occasion, 'trail');
  const dry = garments.filter(({ key }) => footwearOf(key)?.waterproof === true);
  if (wishes.isWet && isOnTrail && dry.length > 0) return dry;
  const fitting = garments.filter((garment) => {
    if (garment.slot !== 'shoes') return true;
    const footwear = footwearOf(garment.key);
    if (isKind(garment, 'sneakers') && isTooDressedForSneakers(plan)) return false;
    if (isBareFoot(plan, garment) || isBareOnTheWay(plan, garment) || isBareTooSoon(plan, garment))
      return false;
    if (isKind(garment, 'rain') && !isRubberMeant(plan)) return false;
    if (isKind(garment, 'boots') && isTooDressedForBoots(plan)) return false;
    if (isInHeatedRoom(plan)) return footwear?.insulated !== true;
    if (weather === 'freezing') return footwear?.insulated === true;
    if (wishes.isWet && formality <= OUTDOOR_RUNG)
      return isForPuddles(garment) && (footwear?.insulated !== true || wishes.occasion?.windy === true);
    if (wishes.isWet) return footwear?.sole !== 'thin';
    if (isOutInShowers(plan) && (isKind(garment, 'open-toe', 'rain') || footwear?.sole === 'rope'))
      return false;
    if (weather === 'cold' && isWeatherKnown && formality <= BOOTS_UP_TO)
      // Lined ones are for snow and frost, and rubber is cold.
      return isKind(garment, 'boots', 'active') && footwear?.insulated !== true && !isKind(garment, 'rain');

    if (weather === 'hot' && formality <= OUTDOOR_RUNG && isHeavyShoe(garment)) return false;
    if (isOnSpringTrip(plan) && isKind(garment, 'boots') && !isKind(garment, 'outdoor')) return false;

    return !isSummer || isKind(garment, 'outdoor') || !isKind(garment, 'boots');
  });

  if (fitting.length > 0) return fitting;
  const thick = wishes.isWet ? garments.filter(({ key }) => footwearOf(key)?.sole !== 'thin') : [];
  if (thick.length > 0) return thick;
  // Where the occasion has no lined ones, at least boots: to a funeral in the snow.
  const boots = weather === 'freezing' ? garments.filter((garment) => isKind(garment, 'boots')) : [];
  const flat = boots.filter((garment) => !isKind(garment, 'heels'));

  return [flat, boots].find((left) => left.length > 0) ?? garments;
}

/** Rubber boots are for rain, mud and standing in the water: on a dry day they are hot, and on a pavement they tire. */
function isRubberMeant({ wishes, rules }: OutfitPlan): boolean {
  const { isWet, isShowery, practical, occasion } = wishes;
  const isMudSaid = (practical.get('muddy ways') ?? '') !== '' || (practical.get('soft ground') ?? '') !== '';
  if (isMudSaid || occasion?.key === 'fishing') return true;
  const isOnEarth = rules?.recipe.ground.some((ground) => EARTH.includes(ground)) === true;

  return (isWet || isShowery) && isOnEarth;
}

const EARTH = ['mud', 'trail', 'lawn', 'sand'];

/** From business casual up shoes are shoes, and below it where one is looked at; but for who dresses so. */
function isTooDressedForSneakers({ formality, leadingStyles, wishes: { occasion } }: OutfitPlan): boolean {
  const least = hasTrait(occasion, 'looked at') ? SMART_CASUAL : BOOTS_UP_TO;
  const isTheirs = leadingStyles.some((style) => SNEAKER_STYLES.has(style));

  return formality >= least && !isTheirs && occasion?.favours?.includes('sneakers') !== true;
}

/** Below a suit and a tie shoes are laced, but in the cold and for who dresses so. */
function isTooDressedForBoots({
  formality,
  worn,
  weather,
  isWeatherKnown,
  leadingStyles,
}: OutfitPlan): boolean {
  return (
    worn === 'menswear' &&
    formality > BOOTS_UP_TO &&
    !(isWeatherKnown && needsCoat(weather)) &&
    !BOOT_STYLES.some((style) => leadingStyles.includes(style))
  );
}

const BOOT_STYLES = ['Edgy', 'Grunge', 'Streetwear'] as const;
const SMART_CASUAL = 2;
const SNEAKER_STYLES: ReadonlySet<StyleName> = new Set(['Streetwear', 'Athleisure'] as const);

/** In the cold the foot is closed in, and not only below the instep, unless one is driven to the door. */
function isBareFoot({ weather, formality }: OutfitPlan, garment: Garment): boolean {
  if (formality >= DRIVEN_TO_THE_DOOR || !needsLayer(weather)) return false;

  return isKind(garment, 'open-toe') || (needsCoat(weather) && OPEN_ABOVE.has(garment.key));
}

/** To the mat through January one goes in shoes that close; at the pool slides are worn within. */
function isBareOnTheWay({ wishes, rules }: OutfitPlan, garment: Garment): boolean {
  const { weather, occasion } = wishes;
  const isCoolOut = weather !== null && needsLayer(weather) && hasTrait(occasion, 'hot room');

  return isCoolOut && isKind(garment, 'open-toe') && rules?.recipe.ground.includes('pool-deck') !== true;
}

/** Toes are shown from May to September, but where it is warm and of an evening. */
function isBareTooSoon(
  { weather, month, formality, wishes: { occasion } }: OutfitPlan,
  garment: Garment,
): boolean {
  const isByDay = formality < EVENING || hasTrait(occasion, 'by daylight') || hasTrait(occasion, 'ceremony');

  return (
    weather === 'mild' && month !== null && (month < 5 || month > 9) && isByDay && isKind(garment, 'open-toe')
  );
}

const DRIVEN_TO_THE_DOOR = 6;
const OPEN_ABOVE: ReadonlySet<string> = new Set([
  'ballet-flats',
  'kitten-heels',
  'evening-flats',
  'espadrilles',
]);

/** Laced to the ankle or on a tread: too much shoe for the heat. */
function isHeavyShoe(garment: Garment): boolean {
  return (
    isKind(garment, 'lace-ups') ||
    garment.key === 'chunky-sneakers' ||
    (footwearOf(garment.key)?.sole === 'lug' && !isKind(garment, 'outdoor'))
  );
}

/** Away in a mild season: warm at noon, and everything is walked in. */
function isOnSpringTrip({ weather, isWeatherKnown, wishes: { occasion, isWet } }: OutfitPlan): boolean {
  return (
    weather === 'mild' &&
    isWeatherKnown &&
    !isWet &&
    ['city-trip', 'trip-with-dinner', 'vacation'].includes(occasion?.key ?? '')
  );
}

/** Keeps the foot dry, or is a boot with a sole of rubber; suede and cloth are out by their cloth. */
function isForPuddles(garment: Garment): boolean {
  if (garment.slot !== 'shoes') return true;
  const footwear = footwearOf(garment.key);

  // Laced low over the instep, a desert boot lets it in.
  if (garment.key === 'desert-boots') return false;

  return footwear?.waterproof === true || (isKind(garment, 'boots', 'active') && footwear?.sole !== 'thin');
}

/** A coat is the one that the occasion's own guests come in, where it is warm enough. */
function forTheWay(plan: OutfitPlan, place: Place, garments: readonly Garment[]): readonly Garment[] {
  const raincoats =
    // In the frost what falls is snow, and what is padded warms.
    place === 'coat' && isOutInShowers(plan) && plan.weather !== 'freezing'
      ? garments.filter((garment) => isKind(garment, 'raincoat'))
      : [];
  const withHood = raincoats.filter(({ key }) => key === 'rain-jacket');
  if (withHood.length > 0 && (isOutForHours(plan) || isPlainDay(plan))) return withHood;
  if (raincoats.length > 0) return raincoats;
  if (place !== 'coat') return garments;

  // Who rides in it wants nothing long.
  const isRidden = plan.wishes.occasion?.favours?.includes('raincoat') === true;
  const shedding = plan.wishes.isWet
    ? garments.filter((garment) => isKind(garment, 'raincoat') && (!isRidden || garment.key !== 'parka'))
    : [];
  // In sleet a trench alone is thin: a coat that is warm, and keeps the wet out where there is one.
  const warm = needsCoat(plan.weather) ? garments.filter(({ warmth }) => warmth >= COAT_WARMTH) : [];
  const warmAndDry = warm.filter((garment) => shedding.includes(garment));
  const dry =
    (plan.weather === 'freezing' ? [warmAndDry, warm] : [warmAndDry, shedding]).find(
      (left) => left.length > 0,
    ) ?? [];
  // On a walk or beside a pitch rain is met with a hood.
  const hooded = dry.filter(({ key }) => key === 'rain-jacket');
  const shells =
    (isOutForHours(plan) || plan.formality <= PLAIN || isInADownpour(plan)) && hooded.length > 0
      ? hooded
      : dry;
  const coats = shells.length > 0 ? shells : garments;
  const proper = coats.filter(({ key }) => plan.rules?.isForTheWay(key) === true);

  return proper.length > 0 ? proper : coats;
}

function isOutForHours({ wishes: { occasion } }: OutfitPlan): boolean {
  return occasion?.standsStill === true || hasTrait(occasion, 'out for hours');
}

/** The same order, but no colour may crowd the others out: a wish for burgundy still leaves a choice beside it. */
function varied(scored: readonly ScoredPiece[]): ScoredPiece[] {
  const counts = new Map<string, number>();
  const isEarly = ({ piece }: ScoredPiece) => {
    const count = (counts.get(piece.colour) ?? 0) + 1;
    counts.set(piece.colour, count);

    return count <= MOST_OF_ONE_COLOUR;
  };
  const early = scored.filter(isEarly);
  const late = scored.filter((piece) => !early.includes(piece));

  return [...early, ...late];
}

/** Every garment in its best few cloths and colours, scored, best first. */
export function bestPieces(
  plan: OutfitPlan,
  garments: readonly Garment[],
  demand: Demand | null,
  random: SeededRandom,
): ScoredPiece[] {
  const isPlain = isMeantPlain(plan, demand);
  // Of few garments there are the more colors: the one shirt that is right there is sold in white, too.
  const most = Math.max(VARIANTS_PER_GARMENT, Math.ceil(POOL_SIZE / Math.max(1, garments.length)));
  const pieces = garments.flatMap((garment) => {
    const own = ownedPieces(plan, garment, demand).map((piece) => ({
      piece,
      score: scorePiece(plan, piece) + scoreOwned(piece) + random.next() * WEIGHTS.chance,
    }));
    if (plan.own?.isOnly === true) return own;
    if (demand?.isOwned === true && own.length > 0) return own;

    const score = scoreGarment(plan, garment) + random.next() * WEIGHTS.chance;
    const cloths = asUsualAsSaid(clothsOf(plan, garment, demand), garment, demand);
    // A garment comes in a color whatever its pattern, and the color does as much for it in any cloth.
    const coloursOf = madeOnceEach((fabric: FabricName) => coloursFor(plan, garment, fabric, demand));
    const pointsOf = madeOnceEach((colour: ColourName) => scoreColour(plan, garment, colour));
    const variants = cloths.flatMap((cloth) => {
      const clothScore = score + scoreCloth(plan, { garment, ...cloth });

      return coloursOf(cloth.fabric).map((colour) => ({
        piece: {
          garment,
          ...cloth,
          colour,
          ...(demand?.isOwned === true && ownedBySaying(demand, garment, colour)),
        },
        score: clothScore + pointsOf(colour) + random.next() * WEIGHTS.chance,
      }));
    });

    const named = variants.filter(({ piece }) =>
      demand?.colours.some((wish) => wish.names.includes(piece.colour)),
    );
    const answers = inItsPattern(plan, demand, named.length > 0 ? named : variants);
    return [...own, ...byScore(isPlain ? calmOf(answers) : answers).slice(0, most)];
  });

  return byScore(isPlain ? calmOf(pieces) : pieces);
}

/** "A dress with flowers": where one thing is named, and a pattern, the one has the other. */
function inItsPattern(
  { wishes: { demands, patterns } }: OutfitPlan,
  demand: Demand | null,
  scored: ScoredPiece[],
): ScoredPiece[] {
  if (demand === null || demands.length !== 1 || patterns.length === 0) return scored;
  const patterned = scored.filter(({ piece }) =>
    patterns.some((wish) => wish.patterns.includes(piece.pattern)),
  );

  return patterned.length > 0 ? patterned : scored;
}

/** Without what is patterned, where anything is left. */
function calmOf(pieces: ScoredPiece[]): ScoredPiece[] {
  const calm = pieces.filter(({ piece }) => !isPatterned(piece));

  return calm.length > 0 ? calm : pieces;
}

/** Who has a green dress, or asks for a black one, would have said that it has flowers. */
function isMeantPlain({ wishes }: OutfitPlan, demand: Demand | null): boolean {
  if (demand === null || demand.patterns.length + wishes.patterns.length > 0) return false;

  return demand.isOwned === true || demand.colours.length > 0;
}

/** "My oxfords" are of leather: what was not said of one's own is what is most usual. */
function asUsualAsSaid<Cloth extends { fabric: FabricName }>(
  cloths: readonly Cloth[],
  { fabrics }: Garment,
  demand: Demand | null,
): readonly Cloth[] {
  if (demand?.isOwned !== true) return cloths;
  const said = cloths.filter(({ fabric }) => demand.fabrics.some(({ label }) => label === fabric));
  if (said.length > 0 || demand.fabrics.length > 0) return said.length > 0 ? said : cloths;
  const usual = cloths.filter(({ fabric }) => fabric === fabrics[0]);

  return usual.length > 0 ? usual : cloths;
}

/** Kinds whose name is no noun that stands after a color. */
const KINDS_SPOKEN: Readonly<Record<string, string>> = { 'lace ups': 'dress shoes' };

/** What the request says that one has; the closet does not know it. */
function ownedBySaying(demand: Demand, garment: Garment, colour: ColourName): Pick<Piece, 'owned'> {
  const { target, fabrics } = demand;
  const own = { id: null, hex: hexOf(colour) };
  // A suit is two pieces, and each has its name.
  if (garment.suits.length > 0 || target.breadth === 'slot') return { owned: { ...own, name: '' } };
  const named = (noun: string, cloths: readonly string[]) =>
    [...cloths.filter((cloth) => !noun.toLowerCase().includes(cloth.toLowerCase())), noun].join(' ');
  const noun = KINDS_SPOKEN[target.label] ?? target.label;
  const label = isPlural(garment) && !/s$/.test(noun) && !isBrand(noun) ? `${noun}s` : noun;

  return {
    owned: {
      ...own,
      name: named(saidOf(target), fabrics.map(saidOf)),
      called: named(
        label,
        // "Lace-ups" are of no lace.
        fabrics.map((wish) => wish.label).filter((cloth) => !target.label.includes(cloth)),
      ),
    },
  };
}

/** The first demand that this place can answer; places answer demands in the order they were named. */
export function demandFor(plan: OutfitPlan, place: Place): Demand | null {
  const slot = SLOT_OF_PLACE[place];
  const demands = plan.wishes.demands.filter(
    (demand) => demand.target.slots.includes(slot) && demandedGarments(plan, demand, slot).length > 0,
  );
  if (place === 'coat' || place === 'layer') {
    return (
      demands.find((demand) =>
        demandedGarments(plan, demand, slot).some((garment) => isCoat(garment) === (place === 'coat')),
      ) ?? (place === 'layer' ? (demands[0] ?? null) : null)
    );
  }

  if (place === 'suit jacket') {
    return demands.find((demand) => demandedGarments(plan, demand, slot).some(isSuitJacket)) ?? null;
  }

  return demands[0] ?? null;
}

function isSuitJacket(garment: Garment): boolean {
  return isKind(garment, 'suit') && isKind(garment, 'blazer');
}

/** Where a coat has a place of its own, a named coat is that one. */
function isASecondCoat({ places }: Template, place: Place, garment: Garment): boolean {
  return place === 'layer' && places.includes('coat') && isCoat(garment);
}

function isNotASuitByChance(place: Place, garment: Garment): boolean {
  return place !== 'layer' || !isKind(garment, 'suit');
}

/** What each place may hold when nothing was demanded for it. */
function belongs(plan: OutfitPlan, template: Template, place: Place, garment: Garment): boolean {
  const hasCoat = template.places.includes('coat') || plan.kept.pieces.some((piece) => isCoat(piece.garment));

  switch (place) {
    case 'suit jacket':
      return isSuitJacket(garment);
    case 'layer':
      return (
        !isKind(garment, 'suit') &&
        !isWaiters(garment) &&
        !(hasCoat && HANGS_LONG.has(garment.key)) &&
        !(hasCoat && isOutInShowers(plan) && isPlainDay(plan) && isKind(garment, 'blazer')) &&
        !(template.name === 'dress and layer' && plan.formality >= EVENING && isDayBlazer(garment)) &&
        !(plan.rules?.recipe.strict === true && plan.rules.isForTheWay(garment.key)) &&
        !(
          (isCoolOut(plan) || isWindyOut(plan)) &&
          !hasCoat &&
          (isIndoors(garment) || isArmless(garment) || isThin(garment))
        ) &&
        !(isWindyOut(plan) && isKind(garment, 'coat') && !needsLayer(plan.weather)) &&
        (hasCoat || plan.wishes.occasion?.isAtOurs === true
          ? isIndoors(garment) || (isOutInShowers(plan) && garment.key === 'overshirt')
          : !isCoat(garment) ||
            plan.isWeatherKnown ||
            needsLayer(plan.weather) ||
            plan.rules?.isUsual(garment.key) === true ||
            // On a path a shell is no coat for a named season.
            (hasTrait(plan.wishes.occasion, 'trail') && plan.rules?.isWelcome(garment.key) === true))
      );
    case 'coat':
      return isCoat(garment) && !isArmless(garment) && isCoatEnough(plan, garment);
    case 'bottom':
      return template.name === 'suit' || !isKind(garment, 'suit');
    case 'top':
      // Below a layer there is something to strip down to.
      if (
        (isOnSpringTrip(plan) || (plan.wishes.practical.has('layers') && plan.weather !== 'freezing')) &&
        template.places.includes('layer') &&
        isKnit(garment)
      )
        return false;
      return template.name !== 'suit' || isWornUnderASuit(plan, garment);
    default:
      return true;
  }
}

function isKnit(garment: Garment): boolean {
  return isKind(garment, 'sweater', 'sweatshirt', 'hoodie', 'turtleneck');
}

/** An office jacket over a dress for a feast; velvet, a short collarless one or a coat go with it. */
function isDayBlazer(garment: Garment): boolean {
  return isKind(garment, 'blazer') && garment.key !== 'velvet-blazer';
}

/** Longer than the coat over it. */
const HANGS_LONG: ReadonlySet<string> = new Set(['duster-cardigan', 'kimono-jacket']);

/** Casual. */
const PLAIN = 1;

/** Neither work nor a feast: below a shell against showers one wears a knit. */
function isPlainDay({ wishes: { occasion }, formality }: OutfitPlan): boolean {
  return (
    formality <= OUTDOOR_RUNG &&
    occasion?.isWork !== true &&
    occasion?.indoors !== true &&
    occasion?.favours?.includes('blazer') !== true
  );
}

/** A waistcoat without its jacket reads as a waiter's. */
function isWaiters({ key }: Garment): boolean {
  return key === 'waistcoat';
}

/** A cardigan or a blazer alone is too little for a named cool day. */
function isCoolOut({ weather, isWeatherKnown }: OutfitPlan): boolean {
  return weather === 'cool' && isWeatherKnown;
}

/** Wind goes through a knit. */
function isWindyOut({ wishes, formality }: OutfitPlan): boolean {
  return wishes.isWindy && formality <= OUTDOOR_RUNG;
}

/** A kimono keeps no cool day out; what one trains in is thin, and enough. */
function isThin(garment: Garment): boolean {
  return garment.warmth < 2 && !isKind(garment, 'active');
}

/** A gilet warms no arms. */
function isArmless(garment: Garment): boolean {
  return isKind(garment, 'vest');
}

function isIndoors(garment: Garment): boolean {
  return (
    !isCoat(garment) &&
    (isKind(garment, 'blazer', 'cardigan', 'vest') || ['tweed-jacket', 'fleece-jacket'].includes(garment.key))
  );
}

function isCoatEnough(plan: OutfitPlan, garment: Garment): boolean {
  if (plan.wishes.isWet && isKind(garment, 'raincoat'))
    return !needsCoat(plan.weather) || garment.warmth >= 2;
  if (needsCoat(plan.weather) || isColdOnTheWay(plan)) return garment.warmth >= COAT_WARMTH;

  return true;
}

function isWornUnderASuit(plan: OutfitPlan, garment: Garment): boolean {
  if (isKind(garment, 'shirt', 'turtleneck'))
    return !['wax-print-shirt', 'flannel-shirt'].includes(garment.key);
  if (plan.worn === 'womenswear')
    return (
      isKind(garment, 'blouse', 'camisole', 'bodysuit', 'corset', 'sleeveless') || garment.key === 'crew-tee'
    );
  if (plan.formality <= 3) return isKind(garment, 'sweater', 'polo') || garment.key === 'crew-tee';

  return false;
}

export function byScore<Scored extends { score: number }>(scored: readonly Scored[]): Scored[] {
  return [...scored].sort((first, second) => second.score - first.score);
}
