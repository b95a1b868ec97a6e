import { PRICE_RANGE_LABELS } from '#contract/outfits.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { measureHarmony } from '#domain/colour/harmony.ts';
import { angleBetween } from '#domain/colour/hue-template.ts';
import { hexToOklch } from '#domain/colour/oklab.ts';
import { secondHandCorridorOf } from '#domain/shopping/price-corridor.ts';
import { middleCents } from '#domain/shopping/price-plan.ts';
import { BUDGETS } from '#domain/shopping/price-ranges.ts';
import { AVOIDANCE_LABELS } from '#domain/wardrobe/avoidances.ts';
import { GOAL_EFFECTS } from '#domain/wardrobe/body-goals.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { dressCode, spans } from '#domain/wardrobe/formality.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { COAT_WARMTH, needsCoat, needsLayer, warmthOf } from '#domain/wardrobe/weather.ts';
import type { OutfitBrief } from '../../stylist.ts';
import type { Demand } from '../language/qualities.ts';
import { isQuiet } from './colour-pairs.ts';
import type { ComposedOutfit } from './compose-outfit.ts';
import { takenFromLead } from './lead-inspiration.ts';
import { isCoatDay, isMourning, type OutfitPlan } from './outfit-plan.ts';
import { hexOf, isPatterned, type Piece } from './piece.ts';
import { type PieceTerm, termsOfPiece } from './score-piece.ts';
import { isMain } from './search.ts';
import { styleOfTag } from './style-weights.ts';
import { tierOfPiece } from './tier-of-piece.ts';
import { leads } from './title.ts';
import { asSentence, colourWord, listed, shortName, withArticle } from './wording.ts';

const MOST_REASONS = 7;

/** Why it was put together so: each line is read off the terms of the score, or off a rule that was kept. */
export function reasonsFor(outfit: ComposedOutfit, brief: OutfitBrief): string[] {
  const { plan, pieces } = outfit;
  const chosenFor = (term: PieceTerm) =>
    pieces.filter((piece) =>
      termsOfPiece(plan, piece).some(({ term: name, points }) => name === term && points > 0),
    );

  const chosen = [
    demandReason(plan, pieces),
    codeReason(brief, plan, pieces),
    colourReason(pieces),
    paletteReason(brief, chosenFor('wanted color')),
    takenFromLead(plan, pieces),
    styleReason(brief, plan, chosenFor('style')),
    ...goalReasons(plan, chosenFor('goal')),
    weatherReason(plan, pieces, chosenFor('season')),
    avoidanceReason(brief),
  ].filter((reason) => reason !== null);

  // What it costs is always said: it may be more than was asked for.
  return [...chosen.slice(0, MOST_REASONS - 1), priceReason(outfit, brief), wornReason(plan)]
    .filter((reason) => reason !== null)
    .slice(0, MOST_REASONS)
    .map(asSentence);
}

function demandReason(plan: OutfitPlan, pieces: readonly Piece[]): string | null {
  const met = plan.wishes.demands.filter((demand) =>
    pieces.some((piece) => demand.target.keys.has(piece.garment.key)),
  );

  return met.length === 0
    ? null
    : `You named ${listed(met.map(demandWords))}; the rest was chosen around that`;
}

function demandWords(demand: Demand): string {
  const { label } = demand.target;
  const cloths = demand.fabrics.map((wish) => wish.label).filter((cloth) => !label.includes(cloth));
  const words = [...demand.colours.map((wish) => wish.label.toLowerCase()), ...cloths, label].join(' ');

  return withArticle(words, { name: label });
}

function codeReason(brief: OutfitBrief, plan: OutfitPlan, pieces: readonly Piece[]): string | null {
  const strangers = pieces.filter((piece) => !spans(piece.garment.formality, plan.formality));
  const { occasion, span } = plan.wishes;
  const isWork = occasion === null ? brief.onboarding?.occasion === 'work' : occasion.isWork === true;
  // A code that was asked for keeps the name it was asked by.
  // Athleisure is what one trains in; jeans at a festival are casual.
  const named =
    plan.formality === 0 && !pieces.some(({ garment }) => isKind(garment, 'active')) ? 1 : plan.formality;
  const code = dressCode(named, isWork || span !== null ? 'work' : 'leisure');
  if (isMourning(plan)) return null;
  if (strangers.length > 0)
    return `${listed(strangers.map((piece) => `the ${shortName(piece.garment)}`))} set aside, every piece keeps to one dress code: ${code}`;
  if (occasion?.phrase === code) return `Every piece keeps to one dress code: ${code}`;
  if (occasion !== null) return `Every piece keeps to one dress code: ${code}, right for ${occasion.phrase}`;

  return span === null
    ? `Every piece keeps to one dress code: ${code}`
    : `Every piece keeps to one dress code: ${code}, as you asked`;
}

function colourReason(pieces: readonly Piece[]): string {
  const seen = pieces.filter((piece) => !isKind(piece.garment, 'jewelry', 'watch'));
  const { hero, second } = leads(pieces);
  if (second === null || second.colour === hero.colour) return loudWords(seen);
  // Of the two that are named, as anybody sees who holds them side by side.
  const { contrastName } = measureHarmony([hexOf(hero.colour), hexOf(second.colour)]);

  return `${colourWord(hero.colour)} with ${colourWord(second.colour)}: ${contrastName}, ${loudWords(seen)}`;
}

function loudWords(pieces: readonly Piece[]): string {
  const loud = [...new Set(pieces.map((piece) => piece.colour))].filter((colour) => !isQuiet(colour));
  const [first, second] = loud;
  if (first === undefined) return 'quiet colors only';
  if (second === undefined) return `${colourWord(first)} is the only color that speaks up`;
  if (loud.length > 2) return 'more color than most would dare, held together by the quiet pieces';

  const angle = angleBetween(hexToOklch(hexOf(first)).h, hexToOklch(hexOf(second)).h);
  const relation =
    angle < 60
      ? 'neighbors on the color wheel'
      : angle > 140
        ? 'opposites on the color wheel'
        : 'kept apart by quiet pieces';

  return `${colourWord(first)} and ${colourWord(second)} ${relation}`;
}

function paletteReason(brief: OutfitBrief, pieces: readonly Piece[]): string | null {
  const colours = [
    ...new Set(
      pieces.filter((piece) => isMain(piece) || piece.garment.slot === 'shoes').map((piece) => piece.colour),
    ),
  ];
  const favourite = colours.filter((colour) => brief.profile.customColorPalette.includes(colour));
  const analysed = colours.filter((colour) => brief.profile.colorPalette.includes(colour));
  if (favourite.length > 0)
    return `${listed(favourite.map(colourWord))} ${isOrAre(favourite)} among your favorite colors`;
  if (analysed.length > 0)
    return `${listed(analysed.map(colourWord))} ${isOrAre(analysed)} in the palette read from your photos`;

  return null;
}

function isOrAre(list: readonly unknown[]): string {
  return list.length > 1 ? 'are' : 'is';
}

function styleReason(brief: OutfitBrief, plan: OutfitPlan, pieces: readonly Piece[]): string | null {
  if (isMourning(plan)) return null;

  for (const [style] of [...plan.styles].sort(([, first], [, second]) => second - first).slice(0, 3)) {
    const bearers = pieces.filter((piece) => carries(piece, style)).slice(0, 2);
    if (bearers.length === 0) continue;

    const names = listed(bearers.map((piece) => `the ${shortName(piece.garment)}`));
    const isMany = bearers.length > 1 || bearers.some(({ garment }) => isPlural(garment));
    const carry = isMany ? 'carry' : 'carries';
    if (plan.wishes.styles.includes(style)) return `${names} ${carry} the ${style} you asked for`;
    if (brief.profile.styleCategories.some((tag) => styleOfTag(tag) === style))
      return `${names} ${carry} ${style}, one of your style categories`;
  }

  return null;
}

/** A piece carries what it is worn for first; a plain one carries no style that lives of color and pattern. */
function carries(piece: Piece, style: StyleName): boolean {
  const isSeen = isMain(piece) || piece.garment.slot === 'shoes';
  const isRich = isPatterned(piece) || !isQuiet(piece.colour) || RICH_CLOTHS.includes(piece.fabric);

  return (
    isSeen && piece.garment.styles.slice(0, 3).includes(style) && (isRich || !RICH_STYLES.includes(style))
  );
}

const RICH_STYLES: readonly StyleName[] = ['Maximalist', 'Eclectic'];
const RICH_CLOTHS: readonly FabricName[] = ['sequin', 'brocade', 'velvet', 'lace', 'taffeta'];

function goalReasons(plan: OutfitPlan, pieces: readonly Piece[]): string[] {
  const goals = [...new Set([...plan.wishes.goals, ...plan.profile.bodyTypeProfile.bodyGoals])];

  return goals
    .flatMap((goal) => {
      const piece = pieces.find((candidate) => candidate.garment.goals.includes(goal));
      const effect = GOAL_EFFECTS[goal];
      if (piece === undefined) return [];

      return [`${shortName(piece.garment)}: ${effect}, your goal`];
    })
    .slice(0, 2);
}

function weatherReason(
  plan: OutfitPlan,
  pieces: readonly Piece[],
  seasonal: readonly Piece[],
): string | null {
  if (!plan.isWeatherKnown) return null;
  if (plan.wishes.isWet) {
    const shield = pieces.find(
      (piece) => piece.garment.kinds.includes('raincoat') || fabricOf(piece.fabric).keepsRainOut === true,
    );

    return shield === undefined ? null : `The ${shortName(shield.garment)} keeps the rain out`;
  }
  if (plan.weather === 'hot' || plan.weather === 'warm') {
    const cool = [...new Set(seasonal.filter(isMain).map((piece) => piece.fabric))];
    if (
      cool.length === 0 &&
      pieces.some((piece) => piece.garment.slot === 'outer' && piece.garment.warmth >= 2)
    )
      return null;
    return cool.length === 0
      ? 'Light layers only, chosen for warm weather'
      : `${listed(cool)} ${cool.length > 1 ? 'breathe' : 'breathes'}: chosen for warm weather`;
  }
  if (!needsLayer(plan.weather)) return null;

  // A suit or a knit alone keeps no cold out.
  const warm = pieces.filter(
    (piece) => isCoat(piece.garment) && warmthOf(piece.garment, piece.fabric) >= COAT_WARMTH,
  );
  const warmest = warm.toSorted((first, second) => second.garment.warmth - first.garment.warmth)[0];
  const way = pieces.filter(
    ({ garment }) => garment.slot === 'accessory' && garment.warmth >= 3 && !isKind(garment, 'base-layer'),
  );
  if (warmest === undefined) return null;
  const outside =
    way.length === 0 ? '' : `; ${listed(way.map((piece) => shortName(piece.garment)))} for the way`;

  return `The ${shortName(warmest.garment)} ${isPlural(warmest.garment) ? 'keep' : 'keeps'} the cold out${outside}`;
}

function avoidanceReason(brief: OutfitBrief): string | null {
  const { avoidances } = brief.profile.bodyTypeProfile;

  return avoidances.length === 0
    ? null
    : `No ${listed(avoidances.slice(0, 3).map((name) => AVOIDANCE_LABELS[name])).replace(' and ', ' or ')}, as your profile asks`;
}

function priceReason(outfit: ComposedOutfit, brief: OutfitBrief): string {
  const { plan, prices, pieces } = outfit;
  const range = PRICE_RANGE_LABELS[plan.priceRange].replace(/^U/, 'u');
  const dollars = dollarsOf(prices);
  const cap = plan.wishes.mostDollars;
  if (cap !== null && cap < plan.budget.least) {
    return `About $${dollars} in all: your price range (${range}) starts above the $${Math.round(cap)} you named`;
  }
  if (plan.isBoughtNew && plan.priceRange !== brief.priceRange) return priceUnasked(outfit, dollars);
  const used = pieces
    .filter((_, at) => tierOfPiece(outfit, at) === 'second-hand')
    .map((piece) => `the ${shortName(piece.garment)}`);
  const how =
    used.length === 0
      ? ''
      : used.length === pieces.length
        ? ', all of it second-hand'
        : `, with ${listed(used)} second-hand`;
  const less = isWithoutCoat(outfit) ? ', one piece less, without a coat' : '';
  if (dollars > BUDGETS[plan.priceRange].most) {
    return `About $${dollars} in all${how}: what this asks for is not sold for ${range}`;
  }

  const limit = cap !== null && dollars <= cap ? `your $${Math.round(cap)}` : range;

  return `About $${dollars} in all, within ${limit}${how}${less}`;
}

/** In the cold a small budget buys what is worn indoors, and the coat is the person's own. */
function isWithoutCoat({ plan, pieces }: ComposedOutfit): boolean {
  return (
    plan.isWeatherKnown &&
    isCoatDay(plan) &&
    !pieces.some(
      ({ garment }) => isCoat(garment) && (garment.warmth >= COAT_WARMTH || !needsCoat(plan.weather)),
    )
  );
}

/** More than usual because nobody set a limit, and what the same is found for second-hand. */
function priceUnasked({ pieces, prices }: ComposedOutfit, dollars: number): string {
  const saved = pieces.reduce((sum, { garment, fabric }, at) => {
    const used = secondHandCorridorOf(garment.key, fabric);
    const { lowCents, highCents } = prices[at] ?? { lowCents: 0, highCents: 0 };

    return sum + (used === null ? 0 : Math.max(0, (lowCents + highCents) / 200 - used[1]));
  }, 0);

  const said = `About $${dollars} in all, bought new, because you set no price range`;

  return saved < dollars * WORTH_SAVING
    ? said
    : `${said}; second-hand it is found for some $${Math.round((dollars - saved) / 10) * 10}`;
}

/** A share of the sum; for less nobody goes to a second shop. */
const WORTH_SAVING = 0.15;

function dollarsOf(prices: ComposedOutfit['prices']): number {
  const cents = prices.reduce(
    (sum, { lowCents, highCents }) =>
      sum + middleCents({ priceLowCents: lowCents, priceHighCents: highCents }),
    0,
  );

  return Math.round(cents / 100);
}

function wornReason(plan: OutfitPlan): string | null {
  return plan.wornBecause === 'unknown'
    ? 'Cuts that anybody can wear, because you have not said yet which you prefer'
    : null;
}
