import type { Slot } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import { comesIn, everyColourOf, usualColours } from '#domain/wardrobe/colourways.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import { coloursOfBrand } from '../language/brand-words.ts';
import { isOfKind } from '../language/piece-kinds.ts';
import type { Demand, Qualities } from '../language/qualities.ts';
import { isColourOut } from './allowed/never-there.ts';
import { PALE_SHIRT } from './clashes.ts';
import { clothComesIn } from './cloth-colours.ts';
import { isQuiet, lightnessOf, loudness } from './colour-pairs.ts';
import { EVENING, isFeast, isHindered, isMourning, isOutInShowers, type OutfitPlan } from './outfit-plan.ts';
import { LEAST_PALETTE, ownPalette } from './own-palette.ts';
import type { Piece } from './piece.ts';

/** The colours a piece may have: usual ones, wanted ones that it is sold in, never a refused one. */
export function coloursFor(
  plan: OutfitPlan,
  garment: Garment,
  fabric: FabricName,
  qualities: (Qualities & Pick<Demand, 'isOwned'>) | null,
): ColourName[] {
  if (qualities?.isOwned === true && qualities.colours.length > 0)
    return qualities.colours.flatMap(({ names, label }) => ownColours(garment, names, label));
  // Whose denim jacket has no color has one of denim.
  if (qualities?.isOwned === true && fabric === 'denim' && comesIn(garment.colours, 'Denim'))
    return ['Denim'];
  // "My docs" are black, as most are.
  const ofBrand = (qualities as Partial<Demand> | null)?.target;
  const called = qualities?.isOwned === true && ofBrand !== undefined ? coloursOfBrand(ofBrand.label) : [];
  const common = called.filter((colour) => isOpenColour(plan, { garment, fabric, colour }));
  if (common.length > 0) return [...common];
  // "My leather jacket", and not its color: what most of them are.
  if (qualities?.isOwned === true) {
    const most = usualColours(garment.colours)
      .slice(0, MOST_USUAL)
      .filter((colour) => isOpenColour(plan, { garment, fabric, colour }));
    if (most.length > 0) return most;
  }
  const { refuses } = plan.wishes;
  const isOpen = (colour: ColourName) => isOpenColour(plan, { garment, fabric, colour });
  const asked = (qualities?.colours ?? []).flatMap((wish) =>
    wish.names.filter((name) => comesIn(garment.colours, name)),
  );
  const isRefusedIn = (colour: ColourName) =>
    refuses.colours.has(colour) || refuses.kinds.some((kind) => isOfKind(kind, { garment, fabric, colour }));
  const wanted = asked.filter((colour) => !isRefusedIn(colour) && clothComesIn(fabric, colour));
  if (wanted.length > 0) return [...new Set(wanted)];

  const throughout = coloursThroughout(plan);
  const isExcepted = plan.wishes.excepted.some(({ keys }) => keys.has(garment.key));
  const oneOf = throughout.filter((colour) => comesIn(garment.colours, colour) && isOpen(colour));
  if (oneOf.length > 0 && !isExcepted && !isKind(garment, 'jewelry', 'watch')) return oneOf;

  const usual = usualColours(garment.colours).filter(
    (colour) =>
      isOpen(colour) &&
      !(isExcepted && throughout.includes(colour)) &&
      (!isGrounding(plan, garment) || isQuietGround(plan, garment, colour)),
  );
  // Shoes, bags and touches keep to what is usual for them; the palette belongs to the clothes.
  const least = CLOTHES.has(garment.slot) ? 0 : ASKED_FOR;
  const liked = [...plan.colours]
    .filter(
      ([colour, weight]) =>
        weight >= least &&
        comesIn(garment.colours, colour) &&
        !isLoudSuit(plan, garment, colour) &&
        isOpen(colour) &&
        !(isExcepted && throughout.includes(colour)),
    )
    .map(([colour]) => colour);
  const choices =
    plan.formality >= 7 && garment.slot !== 'dress'
      ? formalChoices(garment, usual)
      : [...new Set([...usual, ...liked])];

  return choices.length > 0 ? choices : everyColourOf(garment.colours).filter(isOpen);
}

const MOST_USUAL = 3;

/** A yellow suit is for who has named it or wears yellow. */
function isLoudSuit({ profile, wishes }: OutfitPlan, garment: Garment, colour: ColourName): boolean {
  const own = [...profile.colorPalette, ...profile.customColorPalette];
  // Beside a bride and a groom one's own orange waits.
  const isNamed =
    (own.includes(colour) && !isCeremony({ wishes })) ||
    wishes.colours.some(({ names }) => names.includes(colour));

  return isKind(garment, 'suit') && loudness(colour) > LOUD_SUIT && lightnessOf(colour) > BRIGHT && !isNamed;
}

const LOUD_SUIT = 0.6;
const LOUD_JACKET = 0.45;
const BRIGHT = 0.6;

/** "All black": what was asked to be of one color is, down to the shoes and the bag. */
function coloursThroughout({ wishes, colours }: OutfitPlan): ColourName[] {
  if (!wishes.moods.has('monochrome')) return [];

  return [...colours].filter(([, weight]) => weight >= ASKED_FOR).map(([colour]) => colour);
}

/** Shoes, bags, belts and watches ground a look; those for sport are as loud as they like. */
function isGrounding({ formality, profile }: OutfitPlan, garment: Garment): boolean {
  const isOfSport = isKind(garment, 'active') && formality === 0 && garment.key !== 'tennis-shoes';
  // Whose palette is known runs in no green shoe of somebody else's.
  const isFree = isOfSport && ownPalette(profile).size < LEAST_PALETTE;

  return (
    (['shoes', 'bag'].includes(garment.slot) || isKind(garment, 'watch', 'belt')) &&
    !isKind(garment, 'rain') &&
    !isFree
  );
}

/** A green shoe or a red bag that nobody asked for is a third voice: they are of leather's colors, or of the person's own. */
export function isQuietGround(
  { colours, wishes, leadingStyles, profile }: OutfitPlan,
  garment: Garment,
  colour: ColourName,
): boolean {
  // "Something blue" is worn in clothes; powder blue shoes are for whom it is a color of their own.
  const isOnlyAsked =
    wishes.colours.some(({ names }) => names.includes(colour)) && !ownPalette(profile).has(colour);

  // "Black and gold" ends in neither brown nor beige.
  const scheme = wishes.colours.length > 1 ? wishes.colours.flatMap(({ names }) => names) : [];
  if (scheme.includes('Black') && ['shoes', 'bag'].includes(garment.slot)) return scheme.includes(colour);

  return (
    GROUND_COLOURS.has(colour) ||
    (['shoes', 'bag'].includes(garment.slot) && !isOnlyAsked && (colours.get(colour) ?? 0) >= OF_ONES_OWN) ||
    (isKind(garment, 'sneakers') && colour === 'Navy') ||
    LOUD_MOODS.some((mood) => wishes.moods.has(mood)) ||
    (LOUD_STYLES.some((style) => leadingStyles.includes(style)) &&
      (ownPalette(profile).size < LEAST_PALETTE || ownPalette(profile).has(colour)))
  );
}

/** The weight of a color of the palette, the favorites or the request; what only a style brings weighs less. */
const OF_ONES_OWN = 0.6;
const GROUND_COLOURS: ReadonlySet<ColourName> = new Set([
  ...(['Black', 'Charcoal', 'Gray', 'Slate', 'White', 'Ivory', 'Cream', 'Beige', 'Stone', 'Taupe'] as const),
  ...(['Tan', 'Camel', 'Cognac', 'Brown', 'Chocolate', 'Khaki', 'Gold', 'Silver'] as const),
]);
const LOUD_MOODS = ['colourful', 'bold'] as const;
const LOUD_STYLES = ['Maximalist', 'Eclectic'] as const;

/** What somebody means by the color of what they have: gray is gray, a blue suit is navy, green shoes are hardly mint. */
function ownColours(garment: Garment, names: readonly ColourName[], label: string): ColourName[] {
  const said = names.filter((name) => name.toLowerCase() === label.toLowerCase());
  if (said.length > 0) return said;
  const usual = names.filter((name) => usualColours(garment.colours).includes(name));

  return usual.length > 0 ? usual : names.slice(0, 2);
}

/** Whether nothing rules the colour out for this piece there. */
export function isOpenColour(plan: OutfitPlan, { garment, fabric, colour }: Omit<Piece, 'pattern'>): boolean {
  return clothComesIn(fabric, colour) && isWearableColour(plan, { garment, fabric, colour });
}

/** The same of what is owned: whether anybody sells it in that color is no question then. */
export function isWearableColour(
  plan: OutfitPlan,
  { garment, fabric, colour }: Omit<Piece, 'pattern'>,
): boolean {
  const { refuses, occasion } = plan.wishes;

  return (
    !refuses.colours.has(colour) &&
    !refuses.kinds.some((kind) => isOfKind(kind, { garment, fabric, colour })) &&
    !isHindered(plan, { garment, colour }) &&
    (isRightFor(occasion, colour, garment.slot) ||
      // "The family asks for a touch of red."
      (garment.slot === 'accessory' && isNamed(plan, colour))) &&
    !isBarredThere(plan, garment, colour) &&
    !(isSplashed(plan, garment) && lightnessOf(colour) > PALE) &&
    !(isRainedOn(plan, garment) && lightnessOf(colour) > WHITE_SHOE && !isNamed(plan, colour)) &&
    !(isWithTights(plan, garment) && lightnessOf(colour) > PALE_SHOE) &&
    !isSummerShoe(plan, garment, colour) &&
    !(isOverTights(plan, garment) && lightnessOf(colour) > palestOver(fabric) && !isNamed(plan, colour)) &&
    !(isKind(garment, 'watch') && (fabric === 'steel') !== METALS.includes(colour))
  );
}

/** In the cold months legs below a hem are dark, which cuts a pale one off. */
function isOverTights({ weather, formality, worn }: OutfitPlan, garment: Garment): boolean {
  return (
    isKind(garment, 'skirt', 'dress') &&
    worn === 'womenswear' &&
    formality < EVENING &&
    needsLayer(weather) &&
    !isKind(garment, 'floor-length', 'active')
  );
}

/** Satin clings to what is below it, and shows it. */
function palestOver(fabric: FabricName): number {
  return fabric === 'satin' || fabric === 'silk' ? DARK_ASKED : PALE;
}

function isNamed({ colours }: OutfitPlan, colour: ColourName): boolean {
  return (colours.get(colour) ?? 0) >= ASKED_FOR;
}

/** Dress shoes of the cold months stand under dark tights and trousers. */
function isWithTights({ weather, formality, worn, rules }: OutfitPlan, garment: Garment): boolean {
  return (
    garment.slot === 'shoes' &&
    worn === 'womenswear' &&
    (formality < EVENING || weather === 'freezing' || rules?.isWelcome('tights') === true) &&
    needsLayer(weather) &&
    !isKind(garment, 'sneakers', 'boots')
  );
}

/** White shoes wait for the spring. */
function isSummerShoe({ weather }: OutfitPlan, garment: Garment, colour: ColourName): boolean {
  return (
    garment.slot === 'shoes' &&
    needsLayer(weather) &&
    !isKind(garment, 'sneakers', 'active') &&
    lightnessOf(colour) > WHITE_SHOE
  );
}

const WHITE_SHOE = 0.88;

/** OKLab lightness from which shoes stand out against dark tights: cognac, taupe, beige. */
const PALE_SHOE = 0.48;

/** OKLab lightness of taupe: nothing paler stands out below a dark dress. */
const MOURNING_LEATHER = 0.6;
const COATS_OF_MOURNING: readonly ColourName[] = ['Black', 'Charcoal', 'Gray', 'Slate'];
const LEATHER_LEGS: ReadonlySet<string> = new Set(['leather-trousers', 'leather-skirt']);
const LEATHERS: ReadonlySet<ColourName> = new Set([
  ...([
    'Black',
    'Charcoal',
    'Navy',
    'Brown',
    'Chocolate',
    'Cognac',
    'Tan',
    'Burgundy',
    'Olive',
    'Forest Green',
  ] as const),
]);
/** OKLab lightness of emerald and below. */
const DARK_VELVET = 0.6;
const METALS: readonly ColourName[] = ['Gold', 'Silver'];
const BROWNS: readonly ColourName[] = ['Brown', 'Chocolate', 'Cognac', 'Camel', 'Tan'];
/** Cocktails and above. */
const EVENING_LEATHER = 6;
/** Over a suit or an evening dress. */
const DARK_COAT_FROM = 4;
const COUNTRY_COLOURS: readonly ColourName[] = ['Olive', 'Khaki', 'Sage', 'Tan', 'Rust', 'Mustard'];

/** Colors that the occasion's guests leave at home. */
function isBarredThere(plan: OutfitPlan, garment: Garment, colour: ColourName): boolean {
  const { rules, formality, worn, weather, colours } = plan;
  const { refuses, moods } = plan.wishes;
  if (moods.has('dark') && isSeenDark(garment) && lightnessOf(colour) > DARK_ASKED) return true;
  const wanted = colours.get(colour) ?? 0;
  if (wanted < ASKED_FOR && isColourOut(plan, garment, colour)) return true;
  const isDressed = formality >= DARK_COAT_FROM;
  // Trousers of yellow or lavender are worn by men who ask for them.
  const isOfHisLegs = worn === 'menswear' && garment.slot === 'bottom' && !isKind(garment, 'jeans', 'shorts');
  if (isOfHisLegs && UNUSUAL_IN_TROUSERS.has(colour) && wanted < ASKED_FOR) return true;
  // Beside a bride black mourns, in womenswear.
  const isBeside = plan.wishes.practical.has('beside the couple') && worn === 'womenswear';
  if (isBeside && colour === 'Black' && MAIN_SLOTS.has(garment.slot) && wanted < ASKED_FOR) return true;
  const isWedding =
    worn === 'womenswear' &&
    [plan.wishes.occasion?.key, plan.wishes.occasion?.like].some((key) => key?.includes('wedding'));
  if (
    isWedding &&
    colour === 'Black' &&
    MAIN_SLOTS.has(garment.slot) &&
    !isCoat(garment) &&
    wanted < OF_ONES_OWN
  )
    return true;
  // "No brown after six": shoes and bags of the evening are dark or shine.
  if (formality >= EVENING_LEATHER && ['shoes', 'bag'].includes(garment.slot) && BROWNS.includes(colour))
    return true;
  if (formality >= DARK_COAT_FROM && isCoat(garment)) {
    const isSober = plan.wishes.occasion?.isWork === true || isMourning(plan);
    const isOwn = wanted >= (isSober ? ASKED_FOR : OF_ONES_OWN);
    if (COUNTRY_COLOURS.includes(colour) || !(isQuiet(colour) || isOwn)) return true;
  }
  // A white jacket on a man is the band's, but in the heat.
  const isWhiteJacket = isKind(garment, 'blazer') && lightnessOf(colour) > WHITE_SHOE;
  if (isWhiteJacket && worn === 'menswear' && weather !== 'hot' && formality < EVENING && wanted < ASKED_FOR)
    return true;
  if (isKind(garment, 'leggings') && lightnessOf(colour) > PALE_SHOE) return true;
  // A man's sandals and his bag are of leather's colors.
  const isHisLeather = worn === 'menswear' && (garment.slot === 'bag' || isKind(garment, 'open-toe'));
  if (isHisLeather && lightnessOf(colour) > WHITE_SHOE && wanted < ASKED_FOR) return true;
  // A white backpack is gray by the evening, and pale velvet is a costume.
  if (isKind(garment, 'backpack') && lightnessOf(colour) > WHITE_SHOE && wanted < ASKED_FOR) return true;
  if (garment.key === 'velvet-blazer' && lightnessOf(colour) > DARK_VELVET && wanted < ASKED_FOR) return true;
  // Trousers and skirts of leather have leather's colors, unless another was named.
  if (LEATHER_LEGS.has(garment.key) && !LEATHERS.has(colour) && wanted < ASKED_FOR) return true;
  // Beneath jacket and tie a shirt is pale.
  const isDressShirt =
    garment.slot === 'top' &&
    isKind(garment, 'shirt') &&
    worn !== 'womenswear' &&
    !moods.has('monochrome') &&
    plan.wishes.occasion?.onlyColours === undefined;
  if (isDressShirt && formality >= DARK_COAT_FROM && lightnessOf(colour) < PALE_SHIRT) return true;
  if (isDressShirt && formality >= DARK_COAT_FROM && !DRESS_SHIRTS.includes(colour) && wanted < OF_ONES_OWN)
    return true;
  // Dark odd jackets wait for the autumn.
  const isSummer = weather === 'warm' || weather === 'hot';
  const isOddJacket = isKind(garment, 'blazer') && !isKind(garment, 'suit');
  if (isDressShirt && isCeremony(plan) && !DRESS_SHIRTS.includes(colour) && wanted < ASKED_FOR) return true;
  // A green jacket among quiet ones is for whoever is bold: some color is a shirt or a tie.
  const isBright = loudness(colour) > LOUD_JACKET && !moods.has('bold');
  // Nor is a whole suit in a color, whatever one's palette: "something red" is a tie, "a red suit" is asked for as one.
  const isMeant = moods.has('colourful') || LOUD_STYLES.some((style) => plan.leadingStyles.includes(style));
  const isOfOneColour = moods.has('monochrome');
  if (worn !== 'womenswear' && isKind(garment, 'suit') && isBright && !isMeant && !isOfOneColour) return true;
  // A belt and a man's dress shoes are no place for a color that was asked for.
  const isOfLeather =
    isKind(garment, 'belt') || (isDressed && garment.slot === 'shoes' && worn !== 'womenswear');
  if (isOfLeather && !isQuiet(colour) && !LEATHERS.has(colour)) return true;
  if (
    worn === 'menswear' &&
    isOddJacket &&
    (formality >= DARK_COAT_FROM || isCeremony(plan)) &&
    isBright &&
    wanted < ASKED_FOR
  )
    return true;
  // A sky-blue or sage jacket is for the garden party.
  const isOfADesk = worn === 'menswear' && plan.wishes.occasion?.isWork === true;
  if (isOfADesk && isOddJacket && !DESK_JACKETS.has(colour) && wanted < OF_ONES_OWN) return true;
  const isAutumnal = lightnessOf(colour) < DARK && colour !== 'Navy' && wanted < OF_ONES_OWN;
  if (isSummer && isOddJacket && formality < EVENING && isAutumnal) return true;
  // Metallic leather is for pleasure and the evening.
  const isSober =
    plan.wishes.occasion?.isWork === true || isMourning(plan) || hasTrait(plan.wishes.occasion, 'interview');
  const isAsked = plan.wishes.colours.some(({ names }) => names.includes(colour));
  const isMetallic = METALS.includes(colour) && !isAsked;
  if (isSober && ['shoes', 'bag'].includes(garment.slot) && isMetallic) return true;
  const isDaytime = hasTrait(plan.wishes.occasion, 'by daylight') && !isFeast(plan);
  if (garment.slot === 'shoes' && isMetallic && isDaytime) return true;
  // A tie of gold or silver is a waiter's.
  if (isKind(garment, 'tie') && isMetallic) return true;
  const isNight = formality >= EVENING || plan.wishes.occasion?.evening === true;
  if (garment.slot === 'bag' && isMetallic && !isNight && !isFeast(plan)) return true;
  // Blue shoes are navy, and not of the color of jeans.
  if (colour === 'Denim' && ['shoes', 'bag'].includes(garment.slot)) return true;
  // Gold and silver clothes are for lamplight; by day they are almost white.
  if (
    hasTrait(plan.wishes.occasion, 'by daylight') &&
    MAIN_SLOTS.has(garment.slot) &&
    METALS.includes(colour) &&
    !isAsked
  )
    return true;
  if (rules === null) return false;
  const { leathers } = rules.recipe.colours;
  // Asked not to wear black, one mourns in the next dark leather.
  const isLeatherLeft = leathers?.some((name) => !refuses.colours.has(name)) === true;
  if (isMourning(plan) && ['shoes', 'bag'].includes(garment.slot) && lightnessOf(colour) > MOURNING_LEATHER)
    return true;
  if (
    isMourning(plan) &&
    ['outer', 'bottom', 'dress'].includes(garment.slot) &&
    lightnessOf(colour) > MOURNING_LEATHER
  )
    return true;
  // Its coat is black or of gray, and of no third dark.
  if (
    isMourning(plan) &&
    isCoat(garment) &&
    !COATS_OF_MOURNING.includes(colour) &&
    !refuses.colours.has('Black')
  )
    return true;
  // The tie of a funeral is black.
  if (isMourning(plan) && isKind(garment, 'tie') && colour !== 'Black' && !refuses.colours.has('Black'))
    return true;
  const isForTheWay = isKind(garment, 'scarf', 'gloves', 'hat');
  if (isMourning(plan) && isForTheWay && lightnessOf(colour) > MOURNING_LEATHER) return true;
  // From the next pew charcoal is black.
  if (isMourning(plan) && refuses.colours.has('Black') && CLOTHES.has(garment.slot) && colour === 'Charcoal')
    return true;
  if (isLeatherLeft && ['shoes', 'bag'].includes(garment.slot) && leathers?.includes(colour) === false)
    return true;
  if (garment.slot === 'shoes')
    return rules.recipe.strict && rules.recipe.formality[1] < EVENING && METALS.includes(colour);
  const { avoid, suits, shirts, legs, quietLegs } = rules.recipe.colours;
  if (legs !== undefined && garment.slot === 'bottom' && !legs.includes(colour)) return true;
  if (quietLegs === true && isKind(garment, 'trousers') && isQuiet(colour)) return false;
  if (rules.recipe.strict && isKind(garment, 'tie')) return avoid.includes(colour) && wanted < ASKED_FOR;
  if (!CLOTHES.has(garment.slot)) return false;
  const isJacket = isKind(garment, 'suit') || (rules.recipe.strict && isKind(garment, 'blazer'));
  const isShirt = garment.slot === 'top' && isKind(garment, 'shirt');

  // A white shirt under a jacket is a guest's; a white blouse is not.
  const isUnderAJacket = isShirt && worn !== 'womenswear';

  // Of the desk's colors a blouse may be one of her own.
  const isHerBlouse =
    worn === 'womenswear' &&
    garment.slot === 'top' &&
    ownPalette(plan.profile).has(colour) &&
    !isMourning(plan);

  // "A hen do, all of us in white": what only the recipe avoids is worn where it was asked for.
  const isInvited = isAsked && !isMourning(plan) && plan.wishes.occasion?.avoidsColours === undefined;

  return (
    (avoid.includes(colour) && !isUnderAJacket && !isInvited && !isHerBlouse) ||
    (suits !== undefined &&
      isJacket &&
      !suits.includes(colour) &&
      (rules.recipe.strict || wanted < OF_A_MOOD)) ||
    (shirts !== undefined && isShirt && !shirts.includes(colour) && !moods.has('monochrome'))
  );
}

/** In church or at a table of the family's great days a shirt under a jacket is white or pale blue. */
function isCeremony({ wishes: { occasion } }: Pick<OutfitPlan, 'wishes'>): boolean {
  return hasTrait(occasion, 'ceremony');
}

/** "Something dark": jacket, coat, legs and dress; a shirt under a jacket stays pale. */
function isSeenDark(garment: Garment): boolean {
  return (
    ['outer', 'bottom', 'dress'].includes(garment.slot) ||
    (garment.slot === 'top' && !isKind(garment, 'shirt', 'blouse'))
  );
}

/** OKLab lightness of slate, burgundy, forest green and below. */
const DARK_ASKED = 0.5;

const UNUSUAL_IN_TROUSERS: ReadonlySet<ColourName> = new Set([
  ...([
    'Yellow',
    'Butter',
    'Lavender',
    'Mauve',
    'Pink',
    'Blush',
    'Dusty Rose',
    'Peach',
    'Coral',
    'Orange',
  ] as const),
  ...([
    'Red',
    'Fuchsia',
    'Purple',
    'Lime',
    'Mint',
    'Turquoise',
    'Powder Blue',
    'Sky Blue',
    'Cobalt',
  ] as const),
  ...(['Royal Blue', 'Emerald'] as const),
]);
const DESK_JACKETS: ReadonlySet<ColourName> = new Set([
  ...(['Navy', 'Charcoal', 'Gray', 'Slate', 'Black', 'Brown', 'Chocolate', 'Camel', 'Tan'] as const),
  ...(['Beige', 'Stone', 'Taupe', 'Khaki', 'Olive', 'Forest Green', 'Burgundy'] as const),
]);
const DRESS_SHIRTS: readonly ColourName[] = ['White', 'Ivory', 'Cream', 'Powder Blue', 'Sky Blue'];
/** OKLab lightness of charcoal and below. */
const DARK = 0.4;
/** OKLab lightness above which every splash shows: stone, tan, beige. */
const PALE = 0.72;

function isSplashed({ wishes, weather }: OutfitPlan, garment: Garment): boolean {
  return (
    (['bottom', 'shoes', 'bag'].includes(garment.slot) || isKind(garment, 'blazer')) &&
    (wishes.isWet || weather === 'freezing')
  );
}

/** Whatever is worn against the rain shows each drop of the street. */
function isRainedOn(plan: OutfitPlan, garment: Garment): boolean {
  return (plan.wishes.isWet || isOutInShowers(plan)) && (isCoat(garment) || isKind(garment, 'raincoat'));
}

const CLOTHES: ReadonlySet<Slot> = new Set(['outer', 'top', 'bottom', 'dress']);
/** The weight of a color of the mood that was named: "earthy". */
const OF_A_MOOD = 1.3;
/** The weight of a colour that the prompt names. */
const ASKED_FOR = 1.6;

/** After seven the palette is worn in gowns only: black bow ties, dark coats, the first usual colours. */
function formalChoices(garment: Garment, usual: readonly ColourName[]): ColourName[] {
  return usual.slice(0, isKind(garment, 'bow-tie') ? 1 : 2);
}

/** What a bride keeps to herself is the dress and the suit; white shoes and pearls are anybody's. */
const MAIN_SLOTS: ReadonlySet<Slot> = new Set(['outer', 'bottom', 'dress']);

function isRightFor(occasion: OutfitPlan['wishes']['occasion'], colour: ColourName, slot: Slot): boolean {
  if (MAIN_SLOTS.has(slot) && occasion?.avoidsColours?.includes(colour) === true) return false;

  return occasion?.onlyColours === undefined || occasion.onlyColours.includes(colour);
}
