import type { FabricPattern } from '#contract/outfits.ts';
import { bites } from '#domain/wardrobe/avoidances.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { spans } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { isSoldIn } from '#domain/wardrobe/patterns-of-cloth.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { mindsRain, needsCoat, needsLayer, soaksUp, stopsWind } from '#domain/wardrobe/weather.ts';
import { isOfKind } from '../../language/mentions/piece-kinds.ts';
import type { Qualities } from '../../language/mentions/qualities.ts';
import {
  EVENING,
  isCoveredAllOver,
  isHindered,
  isIndoors,
  isMourning,
  isOnStage,
  isOutInShowers,
  OUTDOOR_RUNG,
  type OutfitPlan,
} from '../outfit-plan.ts';
import { isPatterned } from '../piece.ts';
import { isClothOut } from './never-there.ts';
import { isInTheRain, isInTheWind, isOfTheDay } from './of-the-day.ts';
import { BUSINESS_CASUAL } from './out-of-place.ts';

interface Cloth {
  fabric: FabricName;
  pattern: FabricPattern;
}

/** The cloths a garment may be made of under this plan, the usual first; qualities narrow where they can. */
export function clothsOf(plan: OutfitPlan, garment: Garment, qualities: Qualities | null): Cloth[] {
  const { refuses, moods } = plan.wishes;
  const isWet = plan.wishes.isWet || (plan.weather === 'freezing' && garment.slot === 'bag');
  const borne = garment.fabrics.filter(
    (fabric) => !refuses.fabrics.has(fabric) && !(moods.has('vegan') && fabricOf(fabric).animal === true),
  );
  const usual = borne.filter(
    (fabric) =>
      !(isWet && isInTheRain(plan, garment) && mindsRain({ garment, fabric })) &&
      !(garment.slot === 'shoes' && isOutInShowers(plan) && mindsRain({ garment, fabric })) &&
      !isOutOfHours(plan, garment, fabric) &&
      !isHotSleeve(plan, garment, fabric) &&
      !(isCoveredAllOver(plan) && isClothing(garment) && SHEER.includes(fabric)) &&
      !isSoaked(plan, garment, fabric) &&
      !((isOutInTheRain(plan) || isOutInShowers(plan)) && soaksUp({ garment, fabric })) &&
      // Stiff printed cotton is a headscarf for whoever dresses in it or names it, and no hijab.
      !(fabric === 'wax-print cotton' && isKind(garment, 'headscarf') && !isWaxPrintTheirs(plan)) &&
      !(plan.worn === 'menswear' && fabric === 'crepe' && garment.slot !== 'accessory') &&
      // No velvet cape as the coat of a cool day.
      !(isCoat(garment) && fabric === 'velvet' && plan.isWeatherKnown && needsLayer(plan.weather)) &&
      plan.rules?.permitsFabric(garment, fabric) !== false,
  );
  const fabrics = withNamed(plan, garment, borne, usual);
  // "A flannel shirt" is checked, wherever it is worn.
  const isNamedSo =
    garment.patterns.every((pattern) => isPatterned({ pattern })) &&
    plan.wishes.demands.some(({ target }) => target.breadth !== 'slot' && target.keys.has(garment.key));
  const isAsked = (pattern: FabricPattern) =>
    isNamedSo ||
    [...plan.wishes.patterns, ...(qualities?.patterns ?? [])].some((wish) => wish.patterns.includes(pattern));
  // No pinstripe jacket without its trousers.
  const isOddJacket = isKind(garment, 'blazer') && !isKind(garment, 'suit');
  const isEveningCoat = plan.formality >= EVENING && isCoat(garment);
  // No pinstripe trousers without their jacket, in the country or at a party.
  const isOddLegs =
    isKind(garment, 'trousers') && !isKind(garment, 'suit') && plan.wishes.occasion?.isWork !== true;
  // Bank, law and court: what is patterned there is a whole suit.
  const isPlainThere =
    (plan.rules?.recipe.tailoring !== undefined && garment.slot === 'bottom' && !isKind(garment, 'suit')) ||
    (plan.rules?.recipe.plain === true && ['outer', 'top', 'bottom', 'dress'].includes(garment.slot));
  // "All black" is plain black: a check is two colors.
  const isOneColour = moods.has('monochrome') && ['outer', 'top', 'bottom', 'dress'].includes(garment.slot);
  const patterns = garment.patterns.filter(
    (pattern) =>
      !refuses.patterns.has(pattern) &&
      !((isOddJacket || isOddLegs) && pattern === 'pinstripe' && !isAsked(pattern)) &&
      !(isPlainThere && isPatterned({ pattern }) && !isAsked(pattern)) &&
      !(isOneColour && isPatterned({ pattern }) && !isAsked(pattern)) &&
      !((isMourning(plan) || isOnStage(plan) || isEveningCoat) && isPatterned({ pattern })),
  );
  const cloths = fabrics.flatMap((fabric) =>
    patterns
      .map((pattern) => ({ fabric, pattern }))
      .filter(
        ({ pattern }) =>
          isSoldIn(fabric, pattern) &&
          // Pinstripes are of suiting, where a suit's cloth is not what is worn there anyway.
          !(isOddLegs && pattern === 'pinstripe' && fabric === 'twill') &&
          (isAsked(pattern) || !isClothOut(plan, garment, fabric, pattern)),
      )
      .filter(
        (cloth) =>
          !refuses.kinds.some((kind) => isOfKind(kind, { garment, ...cloth })) &&
          !isHindered(plan, { garment, fabric: cloth.fabric }) &&
          !plan.profile.bodyTypeProfile.avoidances.some((avoidance) =>
            bites(avoidance, { garment, ...cloth }),
          ),
      ),
  );
  const closed = cloths.filter(({ fabric }) => stopsWind({ garment, fabric }));
  // Of a field jacket for the wind the one in waxed cotton.
  const forDay = isInTheWind(plan, garment) && closed.length > 0 ? closed : cloths;
  const wanted = qualities === null ? forDay : narrowedCloths(cloths, qualities);
  const proper = wanted.filter(
    ({ fabric }) => spans(fabricOf(fabric).formality, plan.formality) && isOfTheDay(plan, garment, fabric),
  );

  return proper.length > 0 ? proper : wanted;
}

/** "Cords" in the rain, "a linen shirt" at Christmas on the beach: what is named is worn in the cloth that is named, or in any where no other is left. */
function withNamed(
  { wishes }: OutfitPlan,
  { key }: Garment,
  borne: readonly FabricName[],
  usual: readonly FabricName[],
): readonly FabricName[] {
  const named = wishes.demands.filter(({ target }) => target.breadth !== 'slot' && target.keys.has(key));
  if (named.length === 0) return usual;
  const asked = borne.filter(
    (fabric) =>
      usual.includes(fabric) ||
      named.some(({ fabrics }) => fabrics.some(({ names }) => names.includes(fabric))),
  );

  return asked.length > 0 ? asked : borne;
}

/** In the heat menswear has short sleeves below the suit, or linen, but where one is looked at in a shirt. */
function isHotSleeve(
  { worn, weather, formality, wishes, rules }: OutfitPlan,
  garment: Garment,
  fabric: FabricName,
): boolean {
  return (
    worn === 'menswear' &&
    weather === 'hot' &&
    formality <= BUSINESS_CASUAL &&
    garment.slot === 'top' &&
    sleeveOf(garment.key) === 'long' &&
    fabric !== 'linen' &&
    !(formality === BUSINESS_CASUAL && isShirtExpected(wishes.occasion) && rules?.isUsual(garment.key)) &&
    !wishes.moods.has('modest') &&
    !(['cool and covered', 'sunburn'] as const).some((wish) => wishes.practical.has(wish)) &&
    !wishes.demands.some(({ target }) => target.keys.has(garment.key))
  );
}

function isShirtExpected(occasion: Occasion | null): boolean {
  return (
    occasion?.isWork === true ||
    (['interview', 'ceremony', 'celebration', 'looked at', 'order of service'] as const).some((trait) =>
      hasTrait(occasion, trait),
    )
  );
}

/** Seen through, or following the body. */
const SHEER: readonly FabricName[] = ['chiffon', 'mesh', 'lace', 'satin'];

function isClothing({ slot }: Garment): boolean {
  return ['top', 'bottom', 'dress', 'outer'].includes(slot);
}

function isWaxPrintTheirs({ wishes, leadingStyles }: OutfitPlan): boolean {
  return (
    leadingStyles.includes('Afro-Contemporary') ||
    wishes.fabrics.some(({ names }) => names.includes('wax-print cotton'))
  );
}

const EVENING_CLOTHS: readonly FabricName[] = ['satin', 'velvet', 'brocade', 'taffeta', 'crystal', 'sequin'];

const SILKS: readonly FabricName[] = ['silk', 'satin', 'velvet'];

const NIGHT_BAGS: readonly FabricName[] = ['crystal', 'velvet'];

/** Cocktail. */
const EVENING_FROM = 5;

/** Shoes and bags of satin wait for the evening, and a tie of the evening or the summer is of silk. */
function isOutOfHours(
  { formality, weather, wishes }: OutfitPlan,
  garment: Garment,
  fabric: FabricName,
): boolean {
  const isDetail = ['shoes', 'bag'].includes(garment.slot);
  const isSummer = weather === 'hot' || weather === 'warm';
  const isByDay = hasTrait(wishes.occasion, 'by daylight') || hasTrait(wishes.occasion, 'interview');
  if (isDetail && (formality <= DAY_UP_TO || isByDay)) return EVENING_CLOTHS.includes(fabric);
  if ((isDetail || isKind(garment, 'bow-tie')) && fabric === 'velvet' && isSummer) return true;
  // Weddings begin by day.
  const isCeremony = hasTrait(wishes.occasion, 'ceremony') || hasTrait(wishes.occasion, 'celebration');
  if (isDetail && formality <= EVENING_FROM && isCeremony && !needsLayer(weather))
    return NIGHT_BAGS.includes(fabric);

  const isOut = wishes.occasion?.festive === true || wishes.occasion?.evening === true;
  const isSilkTime = formality > EVENING || !needsLayer(weather) || isOut;

  return isSilkTime && isKind(garment, 'tie') && garment.fabrics.some((name) => SILKS.includes(name))
    ? !SILKS.includes(fabric)
    : false;
}

/** Suede on cold and wet ground, and cloth that soaks in the snow. */
function isSoaked(plan: OutfitPlan, { slot }: Garment, fabric: FabricName): boolean {
  const { weather, isWeatherKnown, formality, wishes } = plan;
  if (formality > OUTDOOR_RUNG || isIndoors(plan) || wishes.occasion?.indoors === true) return false;
  if (slot === 'bottom')
    return (
      ((weather === 'freezing' && formality <= CASUAL) || wishes.occasion?.key === 'snow') &&
      SOAKS.includes(fabric) &&
      // On a cleared street flannel and cord are what warms.
      !(isOnTheStreet(plan) && BRUSHED.includes(fabric))
    );
  const isOnSoftGround = hasTrait(wishes.occasion, 'soft ground') && needsLayer(weather);

  return slot === 'shoes' && fabric === 'suede' && isWeatherKnown && (isOnSoftGround || needsCoat(weather));
}

/** Nowhere in particular, or where all that one stands on is cleared. */
function isOnTheStreet({ rules, wishes: { occasion } }: OutfitPlan): boolean {
  const isSoft = hasTrait(occasion, 'soft ground') || hasTrait(occasion, 'trail');
  if (isSoft || occasion?.key === 'snow') return false;
  const ground = rules?.recipe.ground ?? [];
  return ground.includes('cobbles') || !ground.some((one) => UNCLEARED.has(one));
}

const UNCLEARED: ReadonlySet<string> = new Set(['snow', 'ice', 'trail', 'mud', 'lawn']);

/** On foot and for longer than the way to the door; who trains in the rain changes afterwards. */
function isOutInTheRain({ wishes: { isWet, occasion }, formality }: OutfitPlan): boolean {
  return (
    isWet &&
    formality <= OUTDOOR_RUNG &&
    occasion?.indoors !== true &&
    occasion?.requires?.includes('active') !== true
  );
}

const CASUAL = 1;

const BRUSHED: readonly FabricName[] = ['corduroy', 'wool flannel'];

const SOAKS: readonly FabricName[] = ['twill', 'cotton', 'corduroy', 'denim', 'canvas', 'wool flannel'];

/** Business professional; what is more formal is dressed for the evening. */
const DAY_UP_TO = 4;

function narrowedCloths(cloths: readonly Cloth[], qualities: Qualities): Cloth[] {
  const byFabric = narrowed(cloths, qualities.fabrics, (cloth, wish) => wish.names.includes(cloth.fabric));

  return narrowed(byFabric, qualities.patterns, (cloth, wish) => wish.patterns.includes(cloth.pattern));
}

function narrowed<Wish>(
  cloths: readonly Cloth[],
  wishes: readonly Wish[],
  answers: (cloth: Cloth, wish: Wish) => boolean,
): Cloth[] {
  const answering = cloths.filter((cloth) => wishes.some((wish) => answers(cloth, wish)));

  return wishes.length === 0 || answering.length === 0 ? [...cloths] : answering;
}
