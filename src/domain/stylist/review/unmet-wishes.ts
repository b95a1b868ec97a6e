import type { UnmetReason, UnmetWish } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { pricePoints, tierAt } from '#domain/shopping/price-points.ts';
import { GOAL_LABELS } from '#domain/wardrobe/body-goals.ts';
import { comesIn, familyOf, isFoundIn } from '#domain/wardrobe/colourways.ts';
import { type FabricName, fabricOf, isFabricName } from '#domain/wardrobe/fabrics.ts';
import {
  FEELING_RULES,
  type Feeling,
  type FeelingRule,
  type Felt,
  givenBy,
} from '#domain/wardrobe/feelings.ts';
import { type FormalitySpan, spans } from '#domain/wardrobe/formality.ts';
import { type Garment, isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { isLooseAtTheMiddle } from '#domain/wardrobe/garment-details.ts';
import { cutName } from '#domain/wardrobe/item-words.ts';
import { isAgainst, type PracticalWish, warmsWithin } from '#domain/wardrobe/practical-wishes.ts';
import { recipeOf } from '#domain/wardrobe/recipes/recipes.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import {
  COAT_WARMTH,
  DRESS_CODE_FIRST,
  needsCoat,
  suitsWeather,
  type Weather,
} from '#domain/wardrobe/weather.ts';
import { clothIsFoundIn } from '../house/compose/cloth-colours.ts';
import { isQuiet } from '../house/compose/colour-pairs.ts';
import { coloursOfMood } from '../house/compose/colours-of-mood.ts';
import type { OutfitPlan } from '../house/compose/outfit-plan.ts';
import { COMFORT, comfortOf } from '../house/compose/reasons/wishes-met.ts';
import {
  type Mood,
  type Named,
  PLACE_OF_STYLE,
  type Shape,
  saidOf,
} from '../house/language/mentions/meanings.ts';
import type { Demand, Qualities } from '../house/language/mentions/qualities.ts';
import { isComfortOfShoes, type Wishes } from '../house/language/wishes/what-is-wished.ts';
import { type Part, tellPart } from '../writing/sentence.ts';
import { whyUnmet } from './why-unmet.ts';
import { RAIN_SAID, saidBack, sumSaid, WARM_LAYER_SAID, weatherSaid } from './wishes-said.ts';
import { dollarsOf, isClothing, type KnownItem, known, type WornItem } from './worn-item.ts';

/** A wish that is not in the outfit, before anybody has asked why. */
interface Open {
  /** The request's own words, or the house's. */
  words: string | Part;
  why: () => UnmetReason;
}

/**
 * Every wish of a request that these items do not meet, in the request's words. What an item of a model's own naming cannot be
 * asked (its cut, its sleeves) counts as met.
 * @param asked all that the request asks for, before a plan gave anything up
 */
export function unmetWishes(asked: Wishes, plan: OutfitPlan, items: readonly WornItem[]): UnmetWish[] {
  const open = openWishes(asked, plan, items);
  const words = new Set<string>();

  return open.flatMap((wish) => {
    const said = saidBack(wish.words);
    if (words.has(said.words)) return [];
    words.add(said.words);

    return [{ ...said, why: wish.why() }];
  });
}

/** How many wishes are open; for choosing among outfits, where nobody asks why. */
export function countUnmet(asked: Wishes, plan: OutfitPlan, items: readonly WornItem[]): number {
  return openWishes(asked, plan, items).length;
}

function openWishes(asked: Wishes, plan: OutfitPlan, worn: readonly WornItem[]): Open[] {
  const items = worn.map(known);

  return [
    ...asked.demands
      .filter((demand) => !isToldOf(demand.target, asked))
      .flatMap((demand) => openDemand(demand, items, plan)),
    ...openQualities(asked, plan, items),
    ...openManner(asked, plan, items),
    ...openFrame(asked, plan, worn),
  ];
}

/** In a longer text, what the person rather tells of than wishes. */
function isToldOf(named: Named, { doubtful }: Wishes): boolean {
  return doubtful.has(saidOf(named));
}

function openDemand(demand: Demand, items: readonly KnownItem[], plan: OutfitPlan): Open[] {
  const { target } = demand;
  const answering = items.filter(({ item, garment }) =>
    garment === null ? item.item.toLowerCase().includes(target.label) : target.keys.has(garment.key),
  );
  const isTarget = (garment: Garment) => target.keys.has(garment.key);
  if (answering.length === 0) {
    // What a model calls by a name of its own may be just that.
    const isUnknown = items.some(({ item, garment }) => garment === null && target.slots.includes(item.slot));
    return isUnknown || isInPlaceOf(demand, items)
      ? []
      : [{ words: saidOf(target), why: () => whyUnmet(plan, isTarget) }];
  }

  // What somebody has is as it is.
  if (demand.isOwned === true) return [];

  return qualitiesMissing(demand, answering).map(({ words, isNoun, could, fabrics }) => ({
    words: isNoun || typeof words !== 'string' ? words : `${words} ${saidOf(target)}`,
    why: () => whyUnmet(plan, (garment) => isTarget(garment) && could(garment), fabrics),
  }));
}

/** "A skirt or trousers": one is enough. */
function isInPlaceOf({ target, orElse = [] }: Demand, items: readonly KnownItem[]): boolean {
  return orElse.some(
    (other) =>
      other !== target && items.some(({ garment }) => garment !== null && other.keys.has(garment.key)),
  );
}

/** What was said of the outfit as a whole: something of it has to be so. */
function openQualities(asked: Wishes, plan: OutfitPlan, items: readonly KnownItem[]): Open[] {
  // Of several colors one may come as a scarf.
  const isOfSeveral = asked.colours.length > 1;
  const seen = items.filter(({ item }) => isOfSeveral || item.slot !== 'accessory');
  const isMeant = (named: Named) => !isToldOf(named, asked);
  const each: Qualities[] = [
    ...asked.colours.filter(isMeant).map((colour) => ({ ...NONE, colours: [colour] })),
    ...asked.fabrics.filter(isMeant).map((fabric) => ({ ...NONE, fabrics: [fabric] })),
    ...asked.patterns.filter(isMeant).map((pattern) => ({ ...NONE, patterns: [pattern] })),
    ...asked.shapes.filter(isMeant).map((shape) => ({ ...NONE, shapes: [shape] })),
  ];

  return each.flatMap((quality) =>
    qualitiesMissing(quality, quality.colours.length > 0 ? seen : items).map(({ words, could, fabrics }) => ({
      words,
      why: () => whyUnmet(plan, could, fabrics),
    })),
  );
}

const NONE: Qualities = { colours: [], fabrics: [], patterns: [], shapes: [] };

interface MissingQuality {
  words: string | Part;
  /** "Pockets" stand alone, "floral" needs its noun. */
  isNoun: boolean;
  could: (garment: Garment) => boolean;
  fabrics?: Qualities['fabrics'][number]['names'];
}

/** Of several colors, cloths or patterns that were named for one thing, one is enough. */
function qualitiesMissing(asked: Qualities, items: readonly KnownItem[]): MissingQuality[] {
  const { colours, fabrics, patterns, shapes } = asked;
  const missing: MissingQuality[] = [];

  if (
    colours.length > 0 &&
    !items.some(({ colour }) => colours.some(({ names }) => names.some((name) => name === colour)))
  )
    missing.push({
      isNoun: false,
      words: colours.map(saidOf).join(' '),
      could: (garment) => colours.some(({ names }) => names.some((name) => canBeFoundIn(garment, name))),
    });
  if (
    fabrics.length > 0 &&
    !items.some(({ fabric }) => fabric !== null && fabrics.some(({ names }) => names.includes(fabric)))
  )
    missing.push({
      isNoun: false,
      words: fabrics.map(saidOf).join(' '),
      could: (garment) => fabrics.some(({ names }) => garment.fabrics.some((name) => names.includes(name))),
      fabrics: fabrics.flatMap(({ names }) => [...names]),
    });
  if (
    patterns.length > 0 &&
    !items.some(({ item }) => patterns.some((wish) => wish.patterns.includes(item.pattern)))
  )
    missing.push({
      isNoun: false,
      words: patterns.map(saidOf).join(' '),
      could: (garment) =>
        garment.patterns.some((name) => patterns.some((wish) => wish.patterns.includes(name))),
    });
  for (const shape of shapes)
    if (!items.some((item) => hasShape(item, shape)))
      missing.push({
        isNoun: true,
        words: shape.isOfCircumstance === true ? WARM_LAYER_SAID : saidOf(shape),
        could: (garment) => isOf(shape, garment) && shape.matches(garment),
      });

  return missing;
}

function canBeFoundIn({ colours, fabrics }: Garment, colour: ColourName): boolean {
  return isFoundIn(colours, colour) && fabrics.some((fabric) => clothIsFoundIn(fabric, colour));
}

function hasShape({ garment }: KnownItem, shape: Shape): boolean {
  return garment === null || (isOf(shape, garment) && shape.matches(garment));
}

/** A layer counts for what is worn under it: a blazer has the long sleeves of the outfit. */
function isOf({ of }: Shape, { slot }: Garment): boolean {
  return of === undefined || of.includes(slot) || (slot === 'outer' && of.includes('top'));
}

/** Told of rather than wished, or the name of where one goes. */
function isStyleToldOf({ doubtful, styleWords }: Wishes, style: StyleName): boolean {
  const said = styleWords.get(style) ?? style;

  return doubtful.has(said) || PLACE_OF_STYLE.test(said);
}

/** Styles, moods and goals. */
function openManner(asked: Wishes, plan: OutfitPlan, items: readonly KnownItem[]): Open[] {
  const clothes = items.filter(({ item }) => isClothing(item));
  const isUnknown = items.some(({ garment }) => garment === null);
  const together = () => 'together' as const;

  return [
    ...asked.styles
      .filter((style) => !isStyleToldOf(asked, style))
      .filter((style) => !isUnknown && !items.some(({ garment }) => garment?.styles.includes(style) === true))
      .map((style) => ({
        words: asked.styleWords.get(style) ?? tellPart('wish: style', style, { words: [style] }),
        why: () => whyUnmet(plan, (garment) => garment.styles.includes(style)),
      })),
    ...asked.goals
      .filter((goal) => !isUnknown && !items.some(({ garment }) => garment?.goals.includes(goal) === true))
      .filter((goal) => goal !== 'minimize-midsection' || !isMiddleLeftAlone(clothes))
      .map((goal) => ({
        words: asked.goalWords.get(goal) ?? tellPart('wish: goal', GOAL_LABELS[goal], { words: [goal] }),
        why: () => whyUnmet(plan, (garment) => garment.goals.includes(goal)),
      })),
    ...[...asked.feelings]
      .filter(
        ([feeling, said]) =>
          said !== '' && !isUnknown && givenBy(feeling, items.flatMap(feltOf)).length === 0,
      )
      .map(([feeling, words]) => ({ words, why: () => whyUnfelt(plan, feeling) })),
    ...openComfort(asked, items),
    ...[...asked.moods]
      .filter((mood) => !isInMood(mood, asked, items, clothes))
      .map((mood) => ({
        words: tellPart('wish: mood', MOOD_NAMES[mood] ?? mood, { words: [mood] }),
        why: together,
      })),
  ];
}

/** Comfort that is named: something soft, and nothing that pinches. */
function openComfort(asked: Wishes, worn: readonly KnownItem[]): Open[] {
  const { moodWords, doubtful } = asked;
  const words = moodWords.get('comfortable') ?? '';
  const items = isComfortOfShoes(asked) ? worn.filter(({ item }) => item.slot === 'shoes') : worn;
  const pieces = items.flatMap(feltOf);
  if (!COMFORT.test(words) || doubtful.has(words) || pieces.length < items.length) return [];

  return comfortOf(pieces).length > 0 ? [] : [{ words, why: () => 'together' }];
}

function feltOf({ item, garment, fabric, colour }: KnownItem): Felt[] {
  return garment === null || fabric === null || colour === null
    ? []
    : [{ garment, fabric, colour, pattern: item.pattern }];
}

/** What would give it in its usual cloth, or in another color. */
function whyUnfelt(plan: OutfitPlan, feeling: Feeling): UnmetReason {
  const { by, colours }: FeelingRule = FEELING_RULES[feeling];

  return whyUnmet(
    plan,
    (garment) =>
      garment.fabrics.some((fabric) =>
        garment.patterns.some((pattern) => by?.({ garment, fabric, pattern }) === true),
      ) || colours?.some((colour) => comesIn(garment.colours, colour)) === true,
  );
}

/** Nothing that clings at the middle hides it as well as a cut that is made for it; so does what is worn over it. */
function isMiddleLeftAlone(clothes: readonly KnownItem[]): boolean {
  return (
    clothes.some(({ garment }) => garment?.slot === 'outer') ||
    clothes.every(
      ({ garment }) =>
        garment === null || !['top', 'dress'].includes(garment.slot) || isLooseAtTheMiddle(garment),
    )
  );
}

const MOOD_NAMES: Partial<Record<Mood, string>> = {
  colourful: 'colorful',
  monochrome: 'one color throughout',
  sustainable: 'second-hand',
};

function isInMood(
  mood: Mood,
  asked: Wishes,
  items: readonly KnownItem[],
  clothes: readonly KnownItem[],
): boolean {
  const colours = clothes.flatMap(({ colour }) => (colour === null ? [] : [colour]));
  const named = asked.colours.flatMap(({ names }) => [...names]);
  const ofPieces = asked.demands.flatMap(({ colours }) => colours.flatMap(({ names }) => [...names]));

  switch (mood) {
    case 'vegan':
      return !items.some(({ fabric }) => fabric !== null && fabricOf(fabric).animal === true);
    case 'sustainable':
      return items.every(isBoughtUsed);
    case 'modest':
      return !items.some(
        ({ garment }) =>
          garment !== null &&
          (isKind(garment, 'above-knee', 'crop-top', 'corset') ||
            (isKind(garment, 'sleeveless') && !hasSleevesOver(items))),
      );
    case 'monochrome':
      return named.length > 0
        ? // "The skirt in mustard, the rest navy".
          colours.every((colour) =>
            [...named, ...ofPieces].some((name) => familyOf(name) === familyOf(colour)),
          )
        : new Set(colours.map(familyOf)).size <= 1;
    case 'colourful':
      return colours.some((colour) => !isQuiet(colour));
    case 'neutral':
      return colours.every(isQuiet);
    case 'pastel':
    case 'earthy':
    case 'jewel':
      return colours.some((colour) => coloursOfMood(mood).includes(colour));
    case 'bold':
      return clothes.some(isNoticed);
    default:
      // Comfort and light are matters of degree.
      return true;
  }
}

/** A color that is none of the quiet ones, a pattern that is seen from afar, a cloth that shines. */
function isNoticed({ item, colour, fabric }: KnownItem): boolean {
  return (
    (colour !== null && !isQuiet(colour)) ||
    ['floral', 'dot', 'check', 'stripe'].includes(item.pattern) ||
    (fabric !== null && NOTICED_CLOTHS.includes(fabric))
  );
}

const NOTICED_CLOTHS: readonly FabricName[] = [
  ...([
    'leather',
    'vegan leather',
    'patent leather',
    'sequin',
    'satin',
    'velvet',
    'brocade',
    'lace',
  ] as const),
  ...(['mesh', 'taffeta'] as const),
];

/** Underwear and the like is not bought second-hand; nobody expects it. */
function isBoughtUsed({ item, garment, fabric }: KnownItem): boolean {
  if (garment === null || fabric === null) return true;
  const points = pricePoints(garment.key, fabric);

  return (
    !points.some(({ tier }) => tier === 'second-hand') ||
    tierAt(points, (item.priceLowCents + item.priceHighCents) / 200) === 'second-hand'
  );
}

function hasSleevesOver(items: readonly KnownItem[]): boolean {
  return items.some(({ garment }) => garment?.slot === 'outer' && !isKind(garment, 'vest'));
}

/** What is asked of all of it: the day, the sum, the cut, how many. */
/** Given up for the sake of the rest, and met all the same: linen in August, and below a coat for the frost what is worn indoors. */
function isWornIn(items: readonly WornItem[], weather: Weather, formality: number): boolean {
  if (needsCoat(weather) && isCoatedFor(items, formality)) return true;

  return items.every(({ garment, fabric }) => {
    const known = garmentOf(garment ?? '');

    return known === null || !isFabricName(fabric) || suitsWeather(known, fabric, weather, formality);
  });
}

/** A coat that warms, covered legs and closed shoes bring anybody to a heated room. */
function isCoatedFor(items: readonly WornItem[], formality: number): boolean {
  const worn = items.flatMap((item) => known(item).garment ?? []);
  const has = (...kinds: Kind[]) => worn.some((garment) => isKind(garment, ...kinds));

  return (
    worn.some((garment) => isCoat(garment) && garment.warmth >= COAT_WARMTH) &&
    !has('open-toe', 'shorts') &&
    (formality >= DRESS_CODE_FIRST || has('boots', 'active')) &&
    (!has('skirt', 'dress') || has('tights', 'floor-length'))
  );
}

/** What a model names by itself cannot be asked. */
function isInTheWay(wish: PracticalWish, item: WornItem): boolean {
  const { garment, fabric, colour } = known(item);

  return (
    garment !== null &&
    isAgainst(wish, { garment, ...(fabric !== null && { fabric }), ...(colour !== null && { colour }) })
  );
}

/** Over the shirt or in its place. */
function hasAKnit(items: readonly WornItem[]): boolean {
  return items.some(({ garment }) => {
    const worn = garmentOf(garment ?? '');

    return worn === null || warmsWithin(worn);
  });
}

function isLeastThere(asked: FormalitySpan, { wishes: { span, occasion }, formality }: OutfitPlan): boolean {
  const least = recipeOf(occasion?.recipeDressedDown)?.formality[0];

  return least !== undefined && asked[1] < least && span?.[0] === least && formality === least;
}

function openFrame(asked: Wishes, plan: OutfitPlan, items: readonly WornItem[]): Open[] {
  const { wishes, budget } = plan;
  const open: Open[] = [];
  const say = (words: string | Part, why: UnmetReason) => open.push({ words, why: () => why });

  for (const label of asked.missing) if (!asked.doubtful.has(label)) say(label, 'not_made');
  for (const [wish, words] of asked.practical)
    if (
      words !== '' &&
      (items.some((item) => isInTheWay(wish, item)) || (wish === 'warm within' && !hasAKnit(items)))
    )
      say(words, 'together');
  if (asked.several !== null) say(asked.several, 'one_at_a_time');
  if (asked.mostDollars !== null && dollarsOf(items) > asked.mostDollars)
    say(
      sumSaid(asked.mostDollars, asked.mostNamed),
      asked.mostDollars < budget.least ? 'price_range' : 'budget',
    );
  if (asked.leastDollars !== null && plan.own === null && dollarsOf(items) < asked.leastDollars)
    say(sumSaid(asked.leastDollars), asked.leastDollars > budget.most ? 'price_range' : 'together');
  if (
    asked.span !== null &&
    asked.spanSaid !== '' &&
    !asked.doubtful.has(asked.spanSaid) &&
    !spans(asked.span, plan.formality) &&
    // The least that a wedding bears is as casual as it can be, and is said so.
    !isLeastThere(asked.span, plan) &&
    // What is dressier than smart is smart.
    !(/\bsmart(?:ly)?$/i.test(asked.spanSaid) && plan.formality > asked.span[1])
  )
    say(asked.spanSaid, 'together');
  if (
    asked.weather !== null &&
    asked.isWeatherSaid &&
    wishes.weather !== asked.weather &&
    !isWornIn(items, asked.weather === 'hot' ? 'warm' : asked.weather, plan.formality)
  )
    say(weatherSaid(asked.weather), 'together');
  if (asked.isWet && !wishes.isWet) say(RAIN_SAID, 'together');
  for (const cut of asked.cuts) {
    const name = cutName(cut, plan.worn);
    // A draft without names is still being chosen.
    const isNamed = items.some(({ item }) => item === '' || item.toLowerCase().includes(name));
    if (!isNamed) say(tellPart('wish: cut', name, { words: [name] }), 'not_made');
  }

  return open;
}
