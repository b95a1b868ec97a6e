import type { FabricPattern, Slot } from '#contract/outfits.ts';
import { bites } from '#domain/wardrobe/avoidances.ts';
import { comesIn } from '#domain/wardrobe/colourways.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { isOfficeJacket } from '#domain/wardrobe/festive.ts';
import { spans } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { comesInCut } from '#domain/wardrobe/garment-details.ts';
import { footwearOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import { isSoldIn } from '#domain/wardrobe/patterns-of-cloth.ts';
import type { RecipeRules } from '#domain/wardrobe/recipes/recipes.ts';
import { garmentsIn, isCoat } from '#domain/wardrobe/wardrobe.ts';
import {
  COAT_WARMTH,
  colder,
  isTooHeavy,
  mindsRain,
  mindsWind,
  needsCoat,
  needsLayer,
  soaksUp,
  standsSnow,
  stopsWind,
  suitsWeather,
  type Weather,
  warmthOf,
} from '#domain/wardrobe/weather.ts';
import { isOfKind } from '../language/piece-kinds.ts';
import type { Demand, Qualities } from '../language/qualities.ts';
import { isWearableColour } from './candidate-colours.ts';
import { isBarredByTheDay } from './day-bars.ts';
import { isClothOut, isGarmentOut } from './never-there.ts';
import {
  EVENING,
  isColdOnTheWay,
  isCoveredAllOver,
  isEveningOut,
  isFeast,
  isHindered,
  isInADownpour,
  isIndoors,
  isMourning,
  isOnStage,
  isOnTheTrail,
  isOutInShowers,
  isWornInLayers,
  LAYERS_FROM,
  OUTDOOR_RUNG,
  type OutfitPlan,
} from './outfit-plan.ts';
import { isPatterned, type Piece } from './piece.ts';

/** The kinds that are worn only where there is a reason for them. */
const NEEDS_A_REASON = ['active', 'swim', 'outdoor', 'lounge', 'rain', 'briefcase', 'regional'] as const;

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
  // What a stylist would leave on the rail hangs in the wardrobe already.
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

function answersIn({ fabric, pattern, colour }: Piece, demand: Demand): boolean {
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
  const made = cut.filter((garment) => canAnswer(garment, demand));
  const choices = made.length > 0 ? made : cut;
  const proper = inTheCold(
    plan,
    choices.filter((garment) => isFitting(plan, garment)),
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

/** "A scarf", "a coat" in January are such that warm. */
function inTheCold({ weather }: OutfitPlan, garments: Garment[]): Garment[] {
  const isForOutside = garments.every((garment) => garment.slot === 'accessory' || isCoat(garment));
  if (!needsCoat(weather) || !isForOutside) return garments;
  const warm = garments.filter((garment) => garment.warmth >= WARMS);

  return warm.length > 0 ? warm : garments;
}

const WARMS = 3;

/** Whether it is made in a cloth, a pattern and a colour that were named with it. */
function canAnswer(garment: Garment, { fabrics, patterns, colours }: Demand): boolean {
  return (
    (fabrics.length === 0 ||
      fabrics.some((wish) => garment.fabrics.some((fabric) => wish.names.includes(fabric)))) &&
    (patterns.length === 0 ||
      patterns.some((wish) => garment.patterns.some((name) => wish.patterns.includes(name)))) &&
    (colours.length === 0 ||
      colours.some((wish) => wish.names.some((name) => comesIn(garment.colours, name))))
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

/** Whether dress code, occasion, cut and weather allow it, apart from what the person refuses. */
export function isFitting(plan: OutfitPlan, garment: Garment): boolean {
  const { occasion } = plan.wishes;
  // What is worn on the way comes off at the door: in the rain a shell over a shirt for the office.
  const isHooded = isInADownpour(plan) && garment.key === HOODED;
  const isShell =
    isHooded ||
    (plan.wishes.isWet && isKind(garment, 'raincoat') && plan.rules?.isForTheWay(garment.key) === true);
  const isWarmOnTheWay = isCoat(garment)
    ? !namesACoat(plan.rules)
    : isKind(garment, 'gloves', 'scarf') && garment.warmth >= COAT_WARMTH;
  const isOnTheWay = isWarmOnTheWay && plan.isWeatherKnown && needsCoat(plan.weather) && !isIndoors(plan);
  // What is written down as worn there is no matter of the dress code: the cap of a golfer.
  const isUsualTouch = garment.slot === 'accessory' && plan.rules?.isUsual(garment.key) === true;
  if (!spans(garment.formality, plan.formality) && !isShell && !isUsualTouch) return false;
  if (garment.worn !== 'everyone' && garment.worn !== plan.worn && !isAskedOfAnybody(plan, garment))
    return false;
  if (occasion?.excludes !== undefined && isKind(garment, ...occasion.excludes) && !isOnTheWay) return false;
  if (
    plan.rules !== null &&
    !plan.rules.permits(garment) &&
    !isForTheGround(plan, garment) &&
    !isOnTheWay &&
    !isHooded
  )
    return false;
  // Whoever has the guests goes nowhere.
  if (occasion?.isAtOurs === true && plan.rules?.isForTheWay(garment.key) === true) return false;
  if (occasion?.isWork === true && isKind(garment, 'clutch')) return false;
  if (!isHooded && !hasItsReason(plan, garment)) return false;
  if (!meetsRequirement(plan, garment)) return false;
  if (plan.wishes.moods.has('modest') && isKind(garment, 'above-knee', 'sleeveless', 'crop-top', 'corset'))
    return false;
  if (garment.key.startsWith('ski-') && !isSkiing(plan)) return false;
  if (plan.wishes.isWindy && (mindsWind(garment) || isKind(garment, 'shorts'))) return false;
  if (isOutOfPlace(plan, garment)) return false;
  if (isTooThinFor(plan, garment)) return false;
  if (isOpenToWind(plan, garment) || isTooThinForLater(plan, garment)) return false;
  if (plan.wishes.isWet && !standsRain(plan, garment)) return false;
  if ((plan.wishes.isWet || isOutInShowers(plan)) && isKind(garment, 'raincoat')) return true;

  return clothsOf(plan, garment, null).some(({ fabric }) => isOfTheDay(plan, garment, fabric));
}

const HOODED = 'rain-jacket';

/** Whether it can be worn in the weather, and is of the season where somebody named one. */
function isOfTheDay(plan: OutfitPlan, garment: Garment, fabric: FabricName): boolean {
  const { isWeatherKnown, formality } = plan;
  const there = weatherOf(plan, garment);
  // Velvet in May is out of season at a feast too.
  const isNamed = plan.wishes.fabrics.some(({ names }) => names.includes(fabric));
  const isLate = isWeatherKnown && !isNamed && isTooHeavy({ garment, fabric }, there);

  return (
    !isLate && suitsWeather(garment, fabric, there, formality) && !isBarredByTheDay(plan, garment, fabric)
  );
}

/** What is put on when it turns cool is for a step less warm than the day. */
function weatherOf(plan: OutfitPlan, garment: Garment): Weather {
  const { weather, wishes, rules } = plan;
  const { slot } = garment;
  if (isColdOnTheWay(plan) && isCoat(garment) && wishes.weather !== null) return wishes.weather;
  // Below the coat one is dressed for the room.
  const isOfTheRoom = wishes.occasion?.indoors === true && slot !== 'accessory' && !isCoat(garment);
  if (isOfTheRoom && needsCoat(weather)) return 'cool';
  // A night in a tent is colder than an evening in town.
  const isInTent = wishes.occasion?.key === 'camping';
  const isLaterColder =
    wishes.practical.has('something over') ||
    (weather === 'mild' && isOnTheTrail(rules)) ||
    (weather === 'warm' && isInTent);
  const isForLater = slot === 'outer' && isLaterColder && !needsLayer(weather);

  return !isForLater ? weather : isInTent ? colder(colder(weather)) : colder(weather);
}

/** A sports bag is for sport and for water, from semi-formal up menswear has a jacket, and a tuxedo and patent leather are worn from black tie upwards or where the evening asks for them. */
function isOutOfPlace(plan: OutfitPlan, garment: Garment): boolean {
  const {
    rules,
    worn,
    formality,
    wishes: { occasion },
  } = plan;
  const { key } = garment;
  const isCelebrated = formality >= SEMI_FORMAL || occasion?.key.includes('wedding') === true;
  if (worn === 'menswear' && isCelebrated && isKind(garment, 'cardigan', 'polo')) return true;
  // Menswear has a shirt below a V, which no look of one top has.
  if (worn === 'menswear' && key === 'v-neck-sweater') return true;
  if (worn === 'womenswear' && isParty(occasion) && isDayTop(garment, formality)) return true;
  if (key === 'ski-trousers' && rules?.isWelcome(key) !== true && !plan.occasionsSaid.has('ski')) return true;
  if (key === 'gym-bag')
    return (
      rules?.isWelcome(key) !== true &&
      occasion?.requires?.includes('active') !== true &&
      occasion?.allows?.includes('swim') !== true
    );

  const isJudged = hasTrait(occasion, 'interview');
  if (key === 'slip-skirt' && (isJudged || hasTrait(occasion, 'on the move'))) return true;
  // Below a headscarf earrings are neither seen nor worn.
  if (isKind(garment, 'earrings') && plan.wishes.practical.has('head covered')) return true;
  if (isLeatherLegs(garment) && !isLeatherTheirs(plan, garment)) return true;
  if (worn === 'womenswear' && isDeskJacketAtNight(plan, garment)) return true;
  const isInChurch = occasion?.key === 'worship' || hasTrait(occasion, 'ceremony');
  if (key === 'linen-trousers' && !rules?.isUsual(key) && (isInChurch || isLookedAt(plan))) return true;
  const isOnSnow = formality === 0 || (formality < SMART && worn === 'womenswear');
  const isAtWork = occasion?.isWork === true || hasTrait(occasion, 'workplace');
  if (key === 'mittens' && !rules?.isWelcome(key) && (isAtWork || !isOnSnow)) return true;
  if (NIGHT_CUTS.has(key) && isAtFamilysTable(plan)) return true;
  // At the in-laws' table of an evening one is no longer in sneakers.
  if (
    isKind(garment, 'sneakers') &&
    formality >= SMART &&
    plan.occasionsSaid.has('dinner') &&
    isAtFamilysTable(plan)
  )
    return true;
  const isDressedUp = isFeast(plan) || isEveningOut(plan);
  const isRobe = key === 'kimono-jacket' && isDressedUp;
  if (isRobe && !LOOSE_DRESSERS.some((style) => plan.leadingStyles.includes(style))) return true;
  if (worn === 'menswear' && garment.slot === 'top' && needsACollar(plan) && !isKind(garment, 'collared'))
    return true;
  if (worn !== 'womenswear' && isKind(garment, 'suit') && isADaytimeParty(plan)) return true;
  if (isOfTheOffice(plan, garment) || isGarmentOut(plan, garment)) return true;
  // To church one goes in a dress with a waist; where all of it is covered the kaftan is right.
  if (
    key === 'kaftan' &&
    ((occasion?.key === 'worship' && !isCoveredAllOver(plan)) || occasion?.isWork === true)
  )
    return true;
  if (key === 'double-breasted-blazer' && formality <= BUSINESS_CASUAL && !isTailored(plan)) return true;

  const isOfBlackTie = key === 'patent-oxfords' || garment.suits.includes('tuxedo');
  return isOfBlackTie && formality < BLACK_TIE && rules?.permits(garment) !== true;
}

/** At a feast or of an evening a tailored jacket over a blouse is a day at the office, where it is no part of what is worn there. */
function isDeskJacketAtNight(plan: OutfitPlan, garment: Garment): boolean {
  const { rules, leadingStyles, wishes } = plan;
  const { occasion } = wishes;
  if (rules?.isUsual(garment.key) === true) return false;
  if (isOfficeJacket(garment))
    return occasion?.festive === true || isEveningOut(plan) || hasTrait(occasion, 'celebration');
  if (DRESSED_ANYWAY.some((style) => leadingStyles.includes(style))) return false;
  const isAtNight = isEveningOut(plan) || (isParty(occasion) && isFeast(plan));
  const isDaySuit =
    garment.key === 'tweed-jacket' ||
    (isKind(garment, 'suit', 'blazer') && !garment.suits.includes('tuxedo'));

  return isAtNight && garment.slot === 'outer' && garment.key !== 'velvet-blazer' && isDaySuit;
}

/** Who goes out in a robe. */
const LOOSE_DRESSERS = ['Bohemian', 'Eclectic', 'Artsy', 'Maximalist'] as const;

/** Where clients or hosts look, and from business casual up, a drawstring is a pajama's. */
function isLookedAt({ formality, wishes: { occasion } }: OutfitPlan): boolean {
  if (hasTrait(occasion, 'interview') || (occasion?.isWork === true && formality >= SMART)) return true;
  // In the heat it is all that packs without a crease.
  if (hasTrait(occasion, 'trip')) return false;

  return formality >= BUSINESS_CASUAL || hasTrait(occasion, 'looked at');
}

/** On a night out and at friends' parties nobody comes from a desk; a dinner, and whoever dresses so anyway, may. */
function isOfTheOffice(plan: OutfitPlan, { key }: Garment): boolean {
  const { wishes, formality, occasionsSaid, worn } = plan;
  if (!hasTrait(wishes.occasion, 'among friends')) return false;
  if (formality > BUSINESS_CASUAL || wishes.span !== null || wishes.bothOf !== null) return false;
  if (AT_A_TABLE.some((other) => occasionsSaid.has(other))) return false;
  if (DRESSED_ANYWAY.some((style) => plan.leadingStyles.includes(style))) return false;

  // At a party a jacket is what dresses menswear up, over anything but the trousers of the desk.
  const isPartyJacket = isParty(wishes.occasion) && key === 'blazer' && worn !== 'womenswear';

  return (
    (OF_THE_DESK.has(key) && !isPartyJacket) ||
    (worn !== 'womenswear' && OF_THE_DESK_IN_MENSWEAR.has(key)) ||
    // Soft ones are for the heat, where boots are too much.
    (worn !== 'womenswear' && key === 'suede-loafers' && !['warm', 'hot'].includes(plan.weather))
  );
}

const DRESSED_ANYWAY = ['Tailored', 'Old Money'] as const;
const AT_A_TABLE = ['dinner', 'lunch', 'brunch', 'family', 'relatives', 'office-party', 'office', 'theatre'];
const OF_THE_DESK: ReadonlySet<string> = new Set([
  ...(['blazer', 'double-breasted-blazer', 'pencil-skirt', 'sheath-dress', 'knit-vest', 'cardigan'] as const),
  ...(['oxfords', 'brogues', 'flannel-trousers', 'structured-tote', 'leather-tote'] as const),
]);
const OF_THE_DESK_IN_MENSWEAR: ReadonlySet<string> = new Set([
  ...(['tailored-trousers', 'loafers', 'derbies', 'waistcoat', 'oxford-shirt', 'pleated-trousers'] as const),
  ...(['suit-jacket', 'linen-suit-jacket', 'shawl-cardigan'] as const),
]);

/** Clients and the club house look for a collar. */
function needsACollar({ occasionsSaid, wishes: { occasion, spanSaid } }: OutfitPlan): boolean {
  // "Smart" in menswear has a collar.
  return (
    /^(?:quite |still )?smart(?:ly)?$/i.test(spanSaid) ||
    COLLARED.some((key) => occasion?.key === key || occasionsSaid.has(key))
  );
}

/** A birthday at noon has an odd jacket or none, where nobody is known for suits. */
function isADaytimeParty(plan: OutfitPlan): boolean {
  const { formality, wishes, occasionsSaid } = plan;
  const isNoon = ['lunch', 'brunch', 'family', 'relatives', 'barbecue'].some((key) => occasionsSaid.has(key));

  return formality <= BUSINESS_CASUAL && isNoon && isParty(wishes.occasion) && !isTailored(plan);
}

const COLLARED = ['meeting', 'club-lunch'] as const;
const BUSINESS_CASUAL = 3;
const SMART = 2;

function isTailored({ leadingStyles }: OutfitPlan): boolean {
  return TAILORED_STYLES.some((style) => leadingStyles.includes(style));
}

const TAILORED_STYLES = ['Tailored', 'Classic', 'Old Money', 'Preppy', 'Vintage', 'Glamorous'] as const;

/** Grandmother is there too, and it is noon. */
const NIGHT_CUTS: ReadonlySet<string> = new Set([
  ...([
    'leather-trousers',
    'leather-skirt',
    'corset-top',
    'bodysuit',
    'bodycon-dress',
    'sequin-top',
  ] as const),
  ...(['sequin-dress', 'lace-camisole', 'slip-dress', 'biker-jacket'] as const),
]);

function isAtFamilysTable({ occasionsSaid, wishes: { occasion } }: OutfitPlan): boolean {
  return (
    hasTrait(occasion, 'family table') ||
    [...occasionsSaid].some((key) => hasTrait(occasionCalled(key), 'family table'))
  );
}

function isLeatherLegs({ key }: Garment): boolean {
  return key === 'leather-trousers' || key === 'leather-skirt';
}

/** Leather from the waist down is for whoever dresses so, asks for it, or goes out at night to where it is worn. */
function isLeatherTheirs(
  { leadingStyles, wishes, rules, formality, weather, worn }: OutfitPlan,
  { key }: Garment,
): boolean {
  const { occasion, fabrics, moods } = wishes;
  const isAtNight = occasion?.evening === true || hasTrait(occasion, 'loud night');

  if (fabrics.some(({ names }) => names.includes('leather'))) return true;
  if (weather === 'hot' || weather === 'warm') return false;
  // On a man they are a statement.
  if (worn !== 'womenswear') return ROCK.some((style) => leadingStyles.includes(style));

  return (
    LEATHER_DRESSERS.some((style) => leadingStyles.includes(style)) ||
    moods.has('bold') ||
    (leadingStyles.length === 0 && isAtNight && formality >= NIGHT_OUT && rules?.isUsual(key) === true)
  );
}

const ROCK = ['Edgy', 'Grunge'] as const;
const LEATHER_DRESSERS = ['Edgy', 'Glamorous', 'Grunge', 'Streetwear', 'Eclectic', 'Artsy'] as const;
const NIGHT_OUT = 1;

/** A plain sweater and an office shirt are day wear; a roll-neck, a blouse or a knitted dress may be worn to a party. */
function isDayTop({ slot, key, kinds }: Garment, formality: number): boolean {
  const isKnit = kinds.includes('sweater') && !kinds.includes('turtleneck') && formality >= DRESSED_PARTY;
  const isOfficeShirt =
    ['poplin-shirt', 'oxford-shirt', 'oversized-shirt'].includes(key) && formality >= SMART;

  return slot === 'top' && (isKnit || isOfficeShirt);
}

function isParty(occasion: Occasion | null): boolean {
  return hasTrait(occasion, 'party');
}

/** Dressy casual. */
const DRESSED_PARTY = 3;
const SEMI_FORMAL = 4;
const BLACK_TIE = 7;

/** Clothes for the slopes are for the slopes, and for deep frost. */
function isSkiing({ wishes, weather, rules }: OutfitPlan): boolean {
  return weather === 'freezing' || rules?.recipe.key === 'ski' || wishes.occasion?.key === 'ski';
}

/** On a cool day out arms are covered, and on a cold one by more than a tee; above, a jacket is kept on indoors. */
function isTooThinFor(plan: OutfitPlan, garment: Garment): boolean {
  const { weather, isWeatherKnown, formality, wishes } = plan;
  if (garment.slot !== 'top' || formality > OUTDOOR_RUNG || wishes.occasion?.indoors === true) return false;
  if (!isWeatherKnown || !needsLayer(weather) || isKind(garment, 'active')) return false;
  // Bare forearms were asked for.
  if (wishes.refuses.shapes.some(({ label }) => label === 'long sleeves')) return false;

  if (isShirtBelowAShell(plan, garment)) return true;

  return sleeveOf(garment.key) !== 'long' || (needsCoat(weather) && isKind(garment, 'tshirt'));
}

/** In rain, or for hours in wind or on a day of October: a jacket keeps them off and warms nobody, so what is below it does, where no layer is between. */
function isShirtBelowAShell(plan: OutfitPlan, garment: Garment): boolean {
  const { wishes } = plan;
  const isOut =
    wishes.isWet ||
    wishes.occasion?.standsStill === true ||
    hasTrait(wishes.occasion, 'out for hours') ||
    wishes.occasion?.windy === true;
  const isBetween = isWornInLayers(plan) && plan.aimDollars > LAYERS_FROM;

  const isColdOut = wishes.isWet || wishes.isWindy || (plan.weather === 'cool' && wishes.isWeatherSaid);

  return isOut && isColdOut && !isBetween && (garment.warmth < WARMS_BELOW || isKind(garment, 'tshirt'));
}

/** A knit, a sweatshirt, a flannel shirt. */
const WARMS_BELOW = 2;

/** A cloth that was asked for and comes in no cut for anybody: then in the cut that there is, from who has not said which they wear. */
function isAskedOfAnybody({ worn, wishes }: OutfitPlan, garment: Garment): boolean {
  return (
    worn === 'everyone' &&
    garment.slot === 'top' &&
    wishes.fabrics.some(
      ({ names }) =>
        garment.fabrics.some((fabric) => names.includes(fabric)) &&
        !garmentsIn('top').some(
          (other) => other.worn === 'everyone' && other.fabrics.some((fabric) => names.includes(fabric)),
        ),
    )
  );
}

/** Whether what is worn there is written down with a coat that warms: then it is that one. */
function namesACoat(rules: OutfitPlan['rules']): boolean {
  if (rules === null) return false;
  const known = NAMES_A_COAT.get(rules);
  if (known !== undefined) return known;
  const isNamed = garmentsIn('outer').some(
    (garment) =>
      isCoat(garment) &&
      garment.warmth >= COAT_WARMTH &&
      (rules.isWelcome(garment.key) || rules.isForTheWay(garment.key)),
  );
  NAMES_A_COAT.set(rules, isNamed);

  return isNamed;
}

const NAMES_A_COAT = new WeakMap<RecipeRules, boolean>();

/** What is put on when the evening turns cold warms: no kimono, no linen shirt. Over sports clothes goes a track jacket. */
function isTooThinForLater({ formality, wishes }: OutfitPlan, garment: Garment): boolean {
  return (
    garment.slot === 'outer' &&
    formality <= OUTDOOR_RUNG &&
    wishes.practical.has('something over') &&
    garment.warmth < 2 &&
    !isKind(garment, 'active')
  );
}

function isInTheWind({ wishes, formality }: OutfitPlan, { slot }: Garment): boolean {
  return slot === 'outer' && wishes.isWindy && formality <= OUTDOOR_RUNG;
}

/** In the wind out of doors what is worn over it closes and lets none through. */
function isOpenToWind(plan: OutfitPlan, garment: Garment): boolean {
  if (!isInTheWind(plan, garment)) return false;
  // Where layers are worn the shell stops it, and a fleece below warms.
  if (isWornInLayers(plan) && plan.aimDollars > LAYERS_FROM && !isCoat(garment)) return false;

  return !clothsOf(plan, garment, null).some(({ fabric }) => stopsWind({ garment, fabric }));
}

/** Snow and puddles decide on the shoes where no dress code does. */
function isForTheGround(plan: OutfitPlan, garment: Garment): boolean {
  const { weather, wishes, formality } = plan;
  if (garment.slot !== 'shoes') return false;
  // To the bank one walks through the snow too.
  if (weather === 'freezing' && formality < EVENING && BELOW_A_SUIT.has(garment.key)) return true;
  if (formality >= DRESS_SHOES_FROM) return false;
  // To a table one is dropped at the door: no rubber boots in the rain.
  if (weather !== 'freezing' && (isEveningOut(plan) || isFeast(plan))) return false;

  return (
    (weather === 'freezing' && standsSnow(garment)) ||
    (wishes.isWet && footwearOf(garment.key)?.waterproof === true)
  );
}

const DRESS_SHOES_FROM = 3;
const BELOW_A_SUIT: ReadonlySet<string> = new Set(['chelsea-boots', 'heeled-boots']);

function hasItsReason(plan: OutfitPlan, garment: Garment): boolean {
  const needed = NEEDS_A_REASON.filter((kind) => garment.kinds.includes(kind));

  return (
    needed.length === 0 ||
    needed.some((kind) => plan.allowedKinds.has(kind)) ||
    (plan.rules?.isUsual(garment.key) === true && (!isKind(garment, 'regional') || isTheirOwn(plan, garment)))
  );
}

/** Wax print and the like at anybody's wedding are for those who dress in it, or who name it. */
function isTheirOwn({ leadingStyles, wishes, own }: OutfitPlan, { key, styles }: Garment): boolean {
  return (
    styles.some((style) => leadingStyles.includes(style)) ||
    own?.byGarment.has(key) === true ||
    wishes.demands.some(({ target }) => target.keys.has(key))
  );
}

const REQUIRED_SLOTS: ReadonlySet<Slot> = new Set(['top', 'bottom', 'shoes']);

function meetsRequirement(plan: OutfitPlan, garment: Garment): boolean {
  const required = plan.wishes.occasion?.requires;

  const shoes = plan.wishes.isWet ? undefined : plan.wishes.occasion?.shoes;
  if (garment.slot === 'shoes' && shoes !== undefined && !isKind(garment, ...shoes)) return false;

  if (required === undefined || !REQUIRED_SLOTS.has(garment.slot)) return true;

  return garment.slot === 'top' && required.includes('active') && isBaggyAsked(plan)
    ? isLooseForSport(plan, garment)
    : isKind(garment, ...required);
}

function isBaggyAsked({ wishes, rules }: OutfitPlan): boolean {
  return (
    wishes.shapes.some(({ label }) => label === 'baggy cuts') && LOOSE_TOPS.some((key) => rules?.isUsual(key))
  );
}

/** "Baggy" for the gym: an oversized tee or a hoodie moves as well as what is sold for training. */
function isLooseForSport({ rules }: OutfitPlan, { key }: Garment): boolean {
  return LOOSE_TOPS.includes(key) && rules?.isUsual(key) === true;
}

const LOOSE_TOPS: readonly string[] = ['boxy-tee', 'hoodie'];

function standsRain(plan: OutfitPlan, garment: Garment): boolean {
  if (!isInTheRain(plan, garment)) return isDryCoat(garment);
  if (garment.fit === 'wide-leg') return false;

  return garment.fabrics.some((fabric) => !mindsRain({ garment, fabric })) && isDryCoat(garment);
}

/** Shoes and bags always get wet; evening clothes have a coat over them and a car at the door. */
function isInTheRain({ formality }: OutfitPlan, { slot }: Garment): boolean {
  if (slot === 'accessory') return false;

  return slot === 'shoes' || slot === 'bag' || formality < EVENING;
}

function isDryCoat(garment: Garment): boolean {
  if (garment.slot === 'outer' && isCoat(garment)) return isKind(garment, 'raincoat') || garment.warmth >= 3;

  return true;
}

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
      // A cape of velvet is for the foyer, and no coat.
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
  // A pinstriped jacket without its trousers has lost them.
  const isOddJacket = isKind(garment, 'blazer') && !isKind(garment, 'suit');
  const isEveningCoat = plan.formality >= EVENING && isCoat(garment);
  // Nor do its trousers stand without it, in the country or at a party.
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
          isSoldIn(fabric, pattern) && (isAsked(pattern) || !isClothOut(plan, garment, fabric, pattern)),
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
    !wishes.practical.has('cool and covered') &&
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
/** Cocktails are of the evening. */
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
  // At a wedding the light is not yet that of the chandelier.
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
  if (hasTrait(occasion, 'soft ground') || hasTrait(occasion, 'trail') || occasion?.key === 'snow')
    return false;

  return rules?.recipe.ground.some((ground) => UNCLEARED.has(ground)) !== true;
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
