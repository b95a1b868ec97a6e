import { isOfficeJacket } from '#domain/wardrobe/festive.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import { isCoveredAllOver, isEveningOut, isFeast, type OutfitPlan } from '../outfit-plan.ts';
import { isGarmentOut } from './never-there.ts';

/** A sports bag is for sport and for water, from semi-formal up menswear has a jacket, and a tuxedo and patent leather are worn from black tie upwards or where the evening asks for them. */
export function isOutOfPlace(plan: OutfitPlan, garment: Garment): boolean {
  const {
    rules,
    worn,
    formality,
    wishes: { occasion },
  } = plan;
  const { key } = garment;
  const isCelebrated = formality >= SEMI_FORMAL || occasion?.key.includes('wedding') === true;
  if (worn === 'menswear' && isCelebrated && isKind(garment, 'cardigan', 'polo')) return true;
  // No V-neck sweater in menswear: it needs a shirt below, and a look has one top.
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
  // No earrings where the head is covered.
  if (isKind(garment, 'earrings') && plan.wishes.practical.has('head covered')) return true;
  if (isLeatherLegs(garment) && !isLeatherTheirs(plan, garment)) return true;
  if (worn === 'womenswear' && isDeskJacketAtNight(plan, garment)) return true;
  const isInChurch = occasion?.key === 'worship' || hasTrait(occasion, 'ceremony');
  if (key === 'linen-trousers' && !rules?.isUsual(key) && (isInChurch || isLookedAt(plan))) return true;
  const isOnSnow = formality === 0 || (formality < SMART && worn === 'womenswear');
  const isAtWork = occasion?.isWork === true || hasTrait(occasion, 'workplace');
  if (key === 'mittens' && !rules?.isWelcome(key) && (isAtWork || !isOnSnow)) return true;
  if (NIGHT_CUTS.has(key) && isAtFamilysTable(plan)) return true;
  // No sneakers at smart dinners with the family.
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
  // No kaftan at work and in church, except where everything is covered.
  if (
    key === 'kaftan' &&
    ((occasion?.key === 'worship' && !isCoveredAllOver(plan)) || occasion?.isWork === true)
  )
    return true;
  if (key === 'double-breasted-blazer' && formality <= BUSINESS_CASUAL && !isTailored(plan)) return true;

  const isOfBlackTie = key === 'patent-oxfords' || garment.suits.includes('tuxedo');
  return isOfBlackTie && formality < BLACK_TIE && rules?.permits(garment) !== true;
}

/** A tailored jacket at a feast or on an evening out, where it is not usual: it looks like the office. */
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

/** Styles that wear a kimono jacket out. */
const LOOSE_DRESSERS = ['Bohemian', 'Eclectic', 'Artsy', 'Maximalist'] as const;

/** Where no drawstring trousers are worn: with clients and hosts, and from business casual up. */
function isLookedAt({ formality, wishes: { occasion } }: OutfitPlan): boolean {
  if (hasTrait(occasion, 'interview') || (occasion?.isWork === true && formality >= SMART)) return true;
  // On trips they are worn: they pack well.
  if (hasTrait(occasion, 'trip')) return false;

  return formality >= BUSINESS_CASUAL || hasTrait(occasion, 'looked at');
}

/** Office clothes on a night out or at friends' parties; right at a dinner, and for styles that always wear them. */
function isOfTheOffice(plan: OutfitPlan, { key }: Garment): boolean {
  const { wishes, formality, occasionsSaid, worn } = plan;
  if (!hasTrait(wishes.occasion, 'among friends')) return false;
  if (formality > BUSINESS_CASUAL || wishes.span !== null || wishes.bothOf !== null) return false;
  if (AT_A_TABLE.some((other) => occasionsSaid.has(other))) return false;
  if (DRESSED_ANYWAY.some((style) => plan.leadingStyles.includes(style))) return false;

  // A blazer is right for men at parties.
  const isPartyJacket = isParty(wishes.occasion) && key === 'blazer' && worn !== 'womenswear';

  return (
    (OF_THE_DESK.has(key) && !isPartyJacket && !(key === 'cardigan' && wishes.moods.has('comfortable'))) ||
    (worn !== 'womenswear' && OF_THE_DESK_IN_MENSWEAR.has(key)) ||
    // No suede loafers on men, except on warm days.
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

/** Where a top needs a collar. */
function needsACollar({ occasionsSaid, weather, wishes: { occasion, spanSaid } }: OutfitPlan): boolean {
  // "Smart" in menswear has a collar.
  return (
    /^(?:quite |still )?smart(?:ly)?$/i.test(spanSaid) ||
    COLLARED.some((key) => occasion?.key === key || occasionsSaid.has(key)) ||
    // At golf on cool days a knit may go over the collar.
    (!needsLayer(weather) && occasion?.key === 'golf')
  );
}

/** A party at noon: no suit, but for tailored styles. */
function isADaytimeParty(plan: OutfitPlan): boolean {
  const { formality, wishes, occasionsSaid } = plan;
  const isNoon = ['lunch', 'brunch', 'family', 'relatives', 'barbecue'].some((key) => occasionsSaid.has(key));

  return formality <= BUSINESS_CASUAL && isNoon && isParty(wishes.occasion) && !isTailored(plan);
}

const COLLARED = ['meeting', 'club-lunch'] as const;

export const BUSINESS_CASUAL = 3;

const SMART = 2;

function isTailored({ leadingStyles }: OutfitPlan): boolean {
  return TAILORED_STYLES.some((style) => leadingStyles.includes(style));
}

const TAILORED_STYLES = ['Tailored', 'Classic', 'Old Money', 'Preppy', 'Vintage', 'Glamorous'] as const;

/** Not worn at family meals. */
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

/** Leather trousers and skirts: for styles that wear them, where they were asked for, or on nights out where they are usual. */
function isLeatherTheirs(
  { leadingStyles, wishes, rules, formality, weather, worn }: OutfitPlan,
  { key }: Garment,
): boolean {
  const { occasion, fabrics, moods } = wishes;
  const isAtNight = occasion?.evening === true || hasTrait(occasion, 'loud night');

  if (fabrics.some(({ names }) => names.includes('leather'))) return true;
  if (weather === 'hot' || weather === 'warm') return false;
  // On men only for rock styles.
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
