import type { Slot } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import { comesIn, everyColourOf, foundFor, usualColours } from '#domain/wardrobe/colourways.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import { coloursOfBrand } from '../../language/lexicon/brand-words.ts';
import { isOfKind } from '../../language/mentions/piece-kinds.ts';
import { type Demand, nameItself, type Qualities } from '../../language/mentions/qualities.ts';
import { clothComesIn, clothIsFoundIn } from '../cloth-colours.ts';
import { lightnessOf, loudness } from '../colour-pairs.ts';
import { EVENING, isFeast, isHindered, isMourning, isOutInShowers, type OutfitPlan } from '../outfit-plan.ts';
import { LEAST_PALETTE, ownPalette } from '../own-palette.ts';
import type { Piece } from '../piece.ts';
import { isBarredThere } from './barred-colours.ts';
import {
  ASKED_FOR,
  CLOTHES,
  DARK_ASKED,
  isCeremony,
  isShoeOrBag,
  LOUD_STYLES,
  MAIN_SLOTS,
  METALS,
  OF_ONES_OWN,
  PALE,
  PALE_SHOE,
  WHITE_SHOE,
} from './colour-bar.ts';

/** The colors a piece may have: usual ones, wanted ones that it is sold in, never a refused one. */
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
    foundFor(garment.colours, wish, nameItself(wish)),
  );
  const isRefusedIn = (colour: ColourName) =>
    refuses.colours.has(colour) || refuses.kinds.some((kind) => isOfKind(kind, { garment, fabric, colour }));
  const wanted = asPlainlySaid(
    plan,
    garment,
    qualities?.colours ?? [],
    asked.filter((colour) => !isRefusedIn(colour) && isFoundInCloth(garment, fabric, colour, qualities)),
  );
  // "A dark coat" to a funeral is black or charcoal, and of no other dark; "a red one" is red.
  const right = wanted.filter((colour) => isWearableColour(plan, { garment, fabric, colour }));
  const named = isMourning(plan) ? [] : namedThemselves(plan, qualities?.colours ?? [], wanted);
  if (named.length > 0) return named;
  if (wanted.length > 0) return [...new Set(right.length > 0 ? right : wanted)];

  const throughout = coloursThroughout(plan);
  const blues = JEANS_BLUES.filter(isOpen);
  if (qualities !== null && blues.length > 0 && areJeansBlue(plan, garment)) return blues;
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

/** Gold shoes are of leather before they are of suede, where no suede was asked for. */
function isFoundInCloth(
  { fabrics }: Garment,
  fabric: FabricName,
  colour: ColourName,
  qualities: Qualities | null,
): boolean {
  const isNamed = qualities?.fabrics.some(({ names }) => names.includes(fabric)) === true;

  return isNamed || !fabrics.some((other) => clothComesIn(other, colour))
    ? clothIsFoundIn(fabric, colour)
    : clothComesIn(fabric, colour);
}

/** "Yellow" may be mustard, but is yellow; where a neighbor is the person's own, or "blue" is said, any of them. */
function namedThemselves(
  { profile }: OutfitPlan,
  wishes: Qualities['colours'],
  wanted: readonly ColourName[],
): ColourName[] {
  const own = ownPalette(profile);
  const names = wishes.map(nameItself);
  if (wanted.some((colour) => own.has(colour)) || names.includes(null)) return [];

  return [...new Set(wanted)].filter((colour) => names.includes(colour));
}

/** "Blue" is a real blue, or navy; pale it is on shirts, and where that is said. */
function asPlainlySaid(
  { wishes: { moods } }: OutfitPlan,
  garment: Garment,
  wishes: Qualities['colours'],
  wanted: readonly ColourName[],
): ColourName[] {
  const isAnyBlue = wishes.some((wish) => nameItself(wish) === null && wish.names.includes('Navy'));
  const deep = wanted.filter((colour) => !PALE_BLUES.includes(colour));

  return isAnyBlue && deep.length > 0 && !moods.has('pastel') && !isKind(garment, 'shirt')
    ? deep
    : [...wanted];
}

const PALE_BLUES: readonly ColourName[] = ['Powder Blue', 'Sky Blue', 'Slate'];

/** Whoever says "jeans", and no color, means blue ones, but in a look of colors that were named or are their own. */
function areJeansBlue({ wishes, profile }: OutfitPlan, garment: Garment): boolean {
  const isOpen = wishes.colours.length === 0 && wishes.moods.size === 0;

  return isKind(garment, 'jeans') && isOpen && ownPalette(profile).size < LEAST_PALETTE;
}

const JEANS_BLUES: readonly ColourName[] = ['Denim', 'Navy'];
const MOST_USUAL = 3;

/** A suit in a loud color only where it was named, or is the person's own. */
function isLoudSuit({ profile, wishes }: OutfitPlan, garment: Garment, colour: ColourName): boolean {
  const own = [...profile.colorPalette, ...profile.customColorPalette];
  // At weddings not even one's own loud color.
  const isNamed =
    (own.includes(colour) && !isCeremony({ wishes })) ||
    wishes.colours.some(({ names }) => names.includes(colour));

  return isKind(garment, 'suit') && loudness(colour) > LOUD_SUIT && lightnessOf(colour) > BRIGHT && !isNamed;
}

const LOUD_SUIT = 0.6;
const BRIGHT = 0.6;

/** "All black": what was asked to be of one color is, down to the shoes and the bag. */
function coloursThroughout({ wishes, colours }: OutfitPlan): ColourName[] {
  if (!wishes.moods.has('monochrome')) return [];

  return [...colours].filter(([, weight]) => weight >= ASKED_FOR).map(([colour]) => colour);
}

/** Shoes, bags, belts and watches ground a look; those for sport are as loud as they like. */
function isGrounding({ formality, profile }: OutfitPlan, garment: Garment): boolean {
  const isOfSport = isKind(garment, 'active') && formality === 0 && garment.key !== 'tennis-shoes';
  // Where the palette is known, sports shoes are in it, too.
  const isFree = isOfSport && ownPalette(profile).size < LEAST_PALETTE;

  return (
    (['shoes', 'bag'].includes(garment.slot) || isKind(garment, 'watch', 'belt')) &&
    !isKind(garment, 'rain') &&
    !isFree
  );
}

/** Shoes and bags are in colors of leather or the person's own, unless another was asked for. */
export function isQuietGround(plan: OutfitPlan, garment: Garment, colour: ColourName): boolean {
  const { colours, wishes, leadingStyles, profile } = plan;
  // "Something blue" is worn in clothes; powder blue shoes are for whom it is a color of their own.
  const isOnlyAsked =
    wishes.colours.some(({ names }) => names.includes(colour)) && !ownPalette(profile).has(colour);

  // "Black and gold" ends in neither brown nor beige.
  const scheme = wishes.colours.length > 1 ? wishes.colours.flatMap(({ names }) => names) : [];
  if (scheme.includes('Black') && ['shoes', 'bag'].includes(garment.slot)) return scheme.includes(colour);

  return (
    GROUND_COLOURS.has(colour) ||
    (NIGHT_GROUNDS.includes(colour) && isShoeOrBag(garment) && isFeast(plan) && plan.worn === 'womenswear') ||
    (['shoes', 'bag'].includes(garment.slot) && !isOnlyAsked && (colours.get(colour) ?? 0) >= OF_ONES_OWN) ||
    (isKind(garment, 'sneakers') && colour === 'Navy') ||
    LOUD_MOODS.some((mood) => wishes.moods.has(mood)) ||
    (LOUD_STYLES.some((style) => leadingStyles.includes(style)) &&
      (ownPalette(profile).size < LEAST_PALETTE || ownPalette(profile).has(colour)))
  );
}

const GROUND_COLOURS: ReadonlySet<ColourName> = new Set([
  ...(['Black', 'Charcoal', 'Gray', 'Slate', 'White', 'Ivory', 'Cream', 'Beige', 'Stone', 'Taupe'] as const),
  ...(['Tan', 'Camel', 'Cognac', 'Brown', 'Chocolate', 'Khaki', 'Gold', 'Silver'] as const),
]);
/** As dark as the dress beside them. */
const NIGHT_GROUNDS: readonly ColourName[] = ['Navy', 'Burgundy'];
const LOUD_MOODS = ['colourful', 'bold'] as const;

/** What somebody means by the color of what they have: gray is gray, a blue suit is navy, green shoes are hardly mint. */
function ownColours(garment: Garment, names: readonly ColourName[], label: string): ColourName[] {
  const said = nameItself({ names, label });
  if (said !== null) return [said];
  const usual = names.filter((name) => usualColours(garment.colours).includes(name));

  return usual.length > 0 ? usual : names.slice(0, 2);
}

/** Whether nothing rules the color out for this piece there. */
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

/** No white shoes on cool days. */
function isSummerShoe({ weather }: OutfitPlan, garment: Garment, colour: ColourName): boolean {
  return (
    garment.slot === 'shoes' &&
    needsLayer(weather) &&
    !isKind(garment, 'sneakers', 'active') &&
    lightnessOf(colour) > WHITE_SHOE
  );
}

function isSplashed({ wishes, weather }: OutfitPlan, garment: Garment): boolean {
  return (
    (['bottom', 'shoes', 'bag'].includes(garment.slot) || isKind(garment, 'blazer')) &&
    (wishes.isWet || weather === 'freezing')
  );
}

/** No pale colors for what is worn in the rain: they show splashes. */
function isRainedOn(plan: OutfitPlan, garment: Garment): boolean {
  return (plan.wishes.isWet || isOutInShowers(plan)) && (isCoat(garment) || isKind(garment, 'raincoat'));
}

/** After seven the palette is worn in gowns only: black bow ties, dark coats, the first usual colors. */
function formalChoices(garment: Garment, usual: readonly ColourName[]): ColourName[] {
  return usual.slice(0, isKind(garment, 'bow-tie') ? 1 : 2);
}

function isRightFor(occasion: OutfitPlan['wishes']['occasion'], colour: ColourName, slot: Slot): boolean {
  if (MAIN_SLOTS.has(slot) && occasion?.avoidsColours?.includes(colour) === true) return false;

  return occasion?.onlyColours === undefined || occasion.onlyColours.includes(colour);
}
