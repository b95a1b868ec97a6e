import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { madeOncePer } from '#domain/made-when-needed.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer } from '#domain/wardrobe/weather.ts';
import { OF_THE_PALETTE } from '../beside-the-palette.ts';
import { lightnessOf, loudness } from '../colour-pairs.ts';
import {
  isAfterDark,
  isAtTable,
  isEveningOut,
  isFeast,
  isHisEvening,
  type OutfitPlan,
} from '../outfit-plan.ts';
import { isOfBrowns, ownPalette } from '../own-palette.ts';
import type { Row } from './never-there-row.ts';
import { LOUD_DRESSERS, OF_THE_REGISTER } from './out-of-register.ts';
import { OF_THE_SEASON } from './out-of-season.ts';

/**
 * What a stylist leaves on the rail there, a row for each reason. What a request names in so many words is worn anyway.
 */
const ROWS: readonly Row[] = [
  ...OF_THE_SEASON,
  ...OF_THE_REGISTER,
  ...OF_THE_PALETTE,
  {
    // No trench on warm dry days.
    when: ({ weather, wishes }) => isSummer(weather) && !wishes.isWet,
    garment: ({ key }) => key === 'trench-coat',
  },
  {
    // No trench on cold dry evenings and at feasts: a wool coat.
    when: (plan) =>
      (plan.wishes.occasion?.evening === true || isFeast(plan)) &&
      needsLayer(plan.weather) &&
      !plan.wishes.isWet,
    garment: ({ key }) => key === 'trench-coat',
  },
  {
    // No coat at home, in any weather.
    when: ({ wishes }) => hasTrait(wishes.occasion, 'at home'),
    garment: (garment) => isCoat(garment),
  },
  {
    // No boilersuit at work and at interviews, unless it is usual there.
    when: ({ wishes }) => hasTrait(wishes.occasion, 'interview') || wishes.occasion?.isWork === true,
    garment: ({ key }, { rules }) => key === 'boilersuit' && rules?.isUsual(key) !== true,
  },
  {
    // No soft blazer on cool days: it is of cotton or linen, and worn without a coat.
    when: ({ isWeatherKnown, weather }) => isWeatherKnown && needsLayer(weather),
    garment: ({ key }) => key === 'soft-blazer',
  },
  {
    when: (plan) => isDressedUp(plan),
    garment: ({ key }, { formality }) =>
      key === 'quilted-jacket' || (formality >= SMART && JACKETS_OF_WORK.has(key)),
  },
  {
    when: ({ wishes, formality }) => wishes.occasion?.isWork === true && formality >= SMART,
    garment: ({ key }) => key === 'quilted-jacket',
  },
  {
    // From cocktail up nothing white to the floor: that is for brides.
    when: ({ worn, formality }) => worn !== 'menswear' && formality >= COCKTAIL,
    colour: (garment, colour) => isKind(garment, 'gown', 'floor-length') && lightnessOf(colour) > WHITE,
  },
  {
    // At black tie no ball gown at seated dinners, nor for styles that do not wear one: its skirt is too wide.
    when: ({ formality }) => formality >= BLACK_TIE,
    garment: ({ key }, plan) => key === 'ball-gown' && !isOfTheBall(plan),
  },
  {
    // After dark no suit in checks, pinstripes or tweed.
    when: (plan) => isAfterDark(plan) && plan.formality >= DRESSED,
    cloth: (garment, fabric, pattern) =>
      (isKind(garment, 'suit') || ['blazer-dress', 'sheath-dress'].includes(garment.key)) &&
      (['check', 'pinstripe'].includes(pattern) || fabric === 'tweed'),
  },
  {
    // In evenings of menswear no patterned shirts, no twill and no pale or brown blazers: they look like the office.
    when: (plan) => isHisEvening(plan) || (plan.worn !== 'womenswear' && plan.formality >= COCKTAIL),
    cloth: (garment, fabric, pattern) =>
      (garment.slot === 'top' && !isKind(garment, 'sweater') && pattern !== 'plain') ||
      (fabric === 'twill' && isKind(garment, 'trousers', 'blazer')) ||
      (isKind(garment, 'blazer') && pattern === 'check'),
    colour: (garment, colour, { profile }) =>
      isKind(garment, 'blazer') &&
      (lightnessOf(colour) > DARK_SUIT || isOfBrowns(colour)) &&
      !ownPalette(profile).has(colour),
    garment: ({ key }) => key === 'tweed-blazer' || key === 'knit-vest',
  },
  {
    // No brown after six, and no pale coat, but of one's own colors.
    when: isHisEvening,
    colour: (garment, colour, { profile }) =>
      (((garment.slot === 'shoes' && !isKind(garment, 'sneakers')) || isKind(garment, 'belt', 'gloves')) &&
        (isOfBrowns(colour) || colour === 'Burgundy')) ||
      (isCoat(garment) && lightnessOf(colour) > GRAY && !ownPalette(profile).has(colour)),
  },
  {
    // After dark a man's roll-neck is dark or gray; at feasts from cocktail up it is in colors of the night.
    when: (plan) => plan.worn !== 'womenswear' && isAfterDark(plan) && plan.formality >= DRESSED,
    colour: (garment, colour, plan) =>
      isKind(garment, 'turtleneck') &&
      (isFeast(plan) && plan.formality >= COCKTAIL
        ? !NIGHT_COLOURS.includes(colour)
        : lightnessOf(colour) > DARK_SUIT && colour !== 'Gray') &&
      !ownPalette(plan.profile).has(colour),
  },
  {
    // A man's velvet blazer is in dark party colors, or in his own.
    when: ({ worn }) => worn !== 'womenswear',
    colour: ({ key }, colour, { profile }) =>
      key === 'velvet-blazer' && !PARTY_JACKETS.includes(colour) && !ownPalette(profile).has(colour),
  },
  {
    // Sand-colored trousers are for the day, and for the summer.
    when: (plan) =>
      isHisEvening(plan) || (plan.worn !== 'womenswear' && isFeast(plan) && needsCoat(plan.weather)),
    colour: (garment, colour, { formality }) =>
      isKind(garment, 'trousers') && lightnessOf(colour) > (formality >= COCKTAIL ? DARK_SUIT : GRAY),
  },
  {
    // At parties of the cool months a man's odd jacket is dark and plain.
    when: (plan) =>
      plan.worn !== 'womenswear' && isFeast(plan) && isAfterDark(plan) && needsLayer(plan.weather),
    cloth: (garment, _fabric, pattern) =>
      (isKind(garment, 'blazer') || (isKind(garment, 'trousers') && pattern === 'check')) &&
      pattern !== 'plain',
    colour: (garment, colour, { profile }) =>
      isKind(garment, 'blazer') && !PARTY_JACKETS.includes(colour) && !ownPalette(profile).has(colour),
  },
  {
    // At feasts after dark no chinos and no tweed blazer.
    when: (plan) =>
      plan.worn !== 'womenswear' && isFeast(plan) && isAfterDark(plan) && plan.formality >= BUSINESS_CASUAL,
    garment: ({ key }) => key === 'chinos' || key === 'tweed-blazer',
  },
  {
    // On dressed-up evenings of the cool months no pale brown leather, unless browns are one's own.
    when: (plan) =>
      isDressedUp(plan) && isAfterDark(plan) && plan.formality >= DRESSED && needsLayer(plan.weather),
    colour: ({ slot }, colour, { profile }) =>
      ['shoes', 'bag'].includes(slot) &&
      ['Cognac', 'Tan', 'Camel'].includes(colour) &&
      ![...ownPalette(profile)].some(isOfBrowns),
  },
  {
    // A coat is quiet, or of its wearer's own colors.
    when: ({ formality, leadingStyles }) =>
      formality >= SMART && !LOUD_DRESSERS.some((style) => leadingStyles.includes(style)),
    colour: (garment, colour, { profile }) =>
      isCoat(garment) &&
      !isKind(garment, 'rain') &&
      loudness(colour) > LOUD_COAT &&
      !ownPalette(profile).has(colour),
  },
  {
    // Over a suit or a tie a man's coat is no paler than camel.
    when: ({ worn, formality, isWeatherKnown }) =>
      worn === 'menswear' && formality >= BUSINESS_CASUAL && isWeatherKnown,
    colour: (garment, colour, { profile }) =>
      isCoat(garment) &&
      isKind(garment, 'coat') &&
      lightnessOf(colour) > PALE_BOOTS &&
      !ownPalette(profile).has(colour),
  },
  {
    // In coat weather no pale boots and no pale leather gloves.
    when: ({ weather, isWeatherKnown }) => isWeatherKnown && needsCoat(weather),
    colour: (garment, colour, { profile }) =>
      (isKind(garment, 'boots') || garment.key === 'leather-gloves') &&
      lightnessOf(colour) > PALE_BOOTS &&
      !ownPalette(profile).has(colour),
  },
  {
    // At ceremonies no checked trousers without their jacket.
    when: ({ wishes }) => hasTrait(wishes.occasion, 'ceremony'),
    cloth: (garment, _fabric, pattern) =>
      isKind(garment, 'trousers') && !isKind(garment, 'suit') && pattern === 'check',
  },
  {
    // From cocktail up in the cool months shoes and bags are dark or metallic.
    when: ({ formality, weather }) => formality >= COCKTAIL && needsLayer(weather),
    colour: ({ slot }, colour) =>
      ['shoes', 'bag'].includes(slot) && lightnessOf(colour) > PALE_LEATHER && !METALS.includes(colour),
  },
  {
    // Where "smart" was said, no outdoor jackets and no pale jeans.
    when: ({ wishes, formality }) => formality >= SMART && /\bsmart\b/i.test(wishes.spanSaid),
    garment: ({ key }) => NOT_SMART.has(key),
    colour: (garment, colour) => isKind(garment, 'jeans') && lightnessOf(colour) > PALE_JEANS,
  },
  {
    // Jeans are blue; bleached ones are for the summer's weekends.
    when: ({ weather, isWeatherKnown, formality }) =>
      !(isWeatherKnown && isSummer(weather)) || formality >= SMART,
    colour: (garment, colour, { profile }) =>
      (isKind(garment, 'jeans') || garment.key === 'denim-skirt') &&
      colour === 'Powder Blue' &&
      !ownPalette(profile).has(colour),
  },
  {
    // At parties no pale blue office shirt on men.
    when: ({ wishes, worn }) =>
      worn !== 'womenswear' &&
      (hasTrait(wishes.occasion, 'loud night') || hasTrait(wishes.occasion, 'party')),
    colour: ({ key }, colour) =>
      ['poplin-shirt', 'oxford-shirt'].includes(key) && ['Powder Blue', 'Sky Blue'].includes(colour),
  },
  {
    when: (plan) => isAfterDark(plan) && plan.formality >= DRESSED && !isSummer(plan.weather),
    colour: (garment, colour) => isKind(garment, 'suit') && lightnessOf(colour) > DARK_SUIT,
  },
  {
    // Over black tie no day coat: its color is one of the night.
    when: ({ formality, worn }) => formality >= (worn === 'womenswear' ? BLACK_TIE : COCKTAIL),
    colour: (garment, colour) => isCoat(garment) && !NIGHT_COLOURS.includes(colour),
  },
  {
    // With a dinner jacket the shirt and the square are white and plain.
    when: ({ formality }) => formality >= BLACK_TIE,
    cloth: (garment, _fabric, pattern) => isKind(garment, 'pocket-square') && pattern !== 'plain',
    colour: (garment, colour) =>
      (isKind(garment, 'pocket-square') || garment.key === 'tuxedo-shirt') && colour !== 'White',
  },
  {
    when: ({ leadingStyles }) => leadingStyles.some((style) => PLAIN_DRESSERS.includes(style)),
    cloth: (garment, _fabric, pattern) => isKind(garment, 'pocket-square') && pattern !== 'plain',
  },
  {
    // Where womenswear dresses up no bucket bag and no suede bag.
    when: (plan) =>
      plan.worn === 'womenswear' &&
      (isDressedUp(plan) ||
        hasTrait(plan.wishes.occasion, 'celebration') ||
        hasTrait(plan.wishes.occasion, 'ceremony')),
    garment: ({ key }, { formality }) => key === 'bucket-bag' && formality >= SMART,
    cloth: ({ slot }, fabric) => slot === 'bag' && fabric === 'suede',
  },
  {
    // At business casual work and at interviews no bucket bag and no suede.
    when: ({ wishes, formality }) =>
      (wishes.occasion?.isWork === true && formality >= BUSINESS_CASUAL) ||
      hasTrait(wishes.occasion, 'interview'),
    garment: ({ key }) => key === 'bucket-bag',
    cloth: (garment, fabric) =>
      fabric === 'suede' && (['bag', 'bottom'].includes(garment.slot) || isKind(garment, 'belt')),
  },
];

/** The reasons that hold for a plan: asked once, since each garment in each cloth and color is held against them. */
const rowsOf = madeOncePer((plan: OutfitPlan) => (plan.isChoosy ? ROWS.filter((row) => row.when(plan)) : []));

/** Whether a garment stays on the rail there, in whatever cloth. */
export function isGarmentOut(plan: OutfitPlan, garment: Garment): boolean {
  return rowsOf(plan).some((row) => row.garment?.(garment, plan) === true);
}

/** Whether it does so in this cloth. */
export function isClothOut(
  plan: OutfitPlan,
  garment: Garment,
  fabric: FabricName,
  pattern: FabricPattern,
): boolean {
  return rowsOf(plan).some((row) => row.cloth?.(garment, fabric, pattern, plan) === true);
}

/** Whether it does so in this color. */
export function isColourOut(plan: OutfitPlan, garment: Garment, colour: ColourName): boolean {
  return rowsOf(plan).some((row) => row.colour?.(garment, colour, plan) === true);
}

function isSummer(weather: OutfitPlan['weather']): boolean {
  return weather === 'warm' || weather === 'hot';
}

function isDressedUp(plan: OutfitPlan): boolean {
  return isFeast(plan) || isEveningOut(plan);
}

function isOfTheBall({ leadingStyles, occasionsSaid, wishes: { occasion } }: OutfitPlan): boolean {
  const isSeated =
    isAtTable(occasion) || ['dinner', 'fine-dining', 'banquet'].some((key) => occasionsSaid.has(key));

  return (
    !isSeated && (leadingStyles.length === 0 || GOWN_STYLES.some((style) => leadingStyles.includes(style)))
  );
}

const GOWN_STYLES: readonly StyleName[] = ['Glamorous', 'Romantic', 'Feminine', 'Maximalist', 'Eclectic'];
/** Styles that leave patterns out. */
const PLAIN_DRESSERS: readonly StyleName[] = [
  'Edgy',
  'Minimalist',
  'Japanese Minimal',
  'Grunge',
  'Scandinavian',
];
const NIGHT_COLOURS: readonly ColourName[] = ['Black', 'Navy', 'Charcoal'];
const PARTY_JACKETS: readonly ColourName[] = [
  'Black',
  'Navy',
  'Charcoal',
  'Burgundy',
  'Forest Green',
  'Plum',
];
const JACKETS_OF_WORK: ReadonlySet<string> = new Set(['field-jacket', 'chore-jacket']);
const METALS: readonly ColourName[] = ['Gold', 'Silver'];
const NOT_SMART: ReadonlySet<string> = new Set([
  ...([
    'parka',
    'puffer',
    'rain-jacket',
    'fleece-jacket',
    'field-jacket',
    'combat-boots',
    'hiking-boots',
  ] as const),
  ...([
    'quilted-jacket',
    'chunky-sweater',
    'sweatshirt',
    'hoodie',
    'cargo-trousers',
    'carpenter-trousers',
    'baggy-jeans',
  ] as const),
  ...([
    'running-shoes',
    'chunky-sneakers',
    'graphic-tee',
    'rugby-shirt',
    'knit-gloves',
    'mittens',
    'beanie',
  ] as const),
]);
/** OKLab lightness: gray and camel are paler than slate. */
const GRAY = 0.66;
/** Taupe and paler. */
const PALE_LEATHER = 0.55;
const WHITE = 0.88;
const PALE_JEANS = 0.6;
const PALE_BOOTS = 0.72;
const LOUD_COAT = 0.6;
/** OKLab lightness: charcoal, navy, burgundy and forest green are darker, gray is not. */
const DARK_SUIT = 0.47;
const SMART = 2;
const BUSINESS_CASUAL = 3;
/** Semi-formal. */
const DRESSED = 4;
const COCKTAIL = 6;
const BLACK_TIE = 7;
