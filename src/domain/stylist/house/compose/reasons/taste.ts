import type { StyleName } from '#contract/style-profile.ts';
import { GOAL_EFFECTS } from '#domain/wardrobe/body-goals.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { STYLES } from '#domain/wardrobe/styles.ts';
import { needsCoat } from '#domain/wardrobe/weather.ts';
import type { OutfitBrief } from '../../../stylist.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import { isQuiet, lightnessOf } from '../colour-pairs.ts';
import { isMourning, OUTDOOR_RUNG, type OutfitPlan } from '../outfit-plan.ts';
import { isPatterned, type Piece } from '../piece.ts';
import { isMain } from '../search.ts';
import { styleOfTag } from '../style-weights.ts';
import { colourWord, listed, shortName } from '../wording.ts';

export function paletteReason(brief: OutfitBrief, pieces: readonly Piece[]): Sentence | null {
  const seen = pieces.filter(
    (piece) =>
      isMain(piece) || piece.garment.slot === 'shoes' || isKind(piece.garment, 'tie', 'bow-tie', 'scarf'),
  );
  // The dress leads, whatever goes over it.
  const colours = [
    ...new Set(
      seen
        .toSorted(
          (one, other) => Number(other.garment.slot === 'dress') - Number(one.garment.slot === 'dress'),
        )
        .map((piece) => piece.colour),
    ),
  ];
  const favourite = colours.filter((colour) => brief.profile.customColorPalette.includes(colour));
  const analysed = colours.filter((colour) => brief.profile.colorPalette.includes(colour));
  if (favourite.length > 0)
    return tell(
      'favorite colors',
      `${listed(favourite.map(colourWord))} ${isOrAre(favourite)} among your favorite colors`,
      { words: favourite },
    );
  if (analysed.length > 0)
    return tell(
      'colors of photos',
      `${listed(analysed.map(colourWord))} ${isOrAre(analysed)} in the palette read from your photos`,
      { words: analysed },
    );

  return null;
}

function isOrAre(list: readonly unknown[]): string {
  return list.length > 1 ? 'are' : 'is';
}

export function styleReason(brief: OutfitBrief, plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  if (isMourning(plan)) return null;

  for (const [style] of [...plan.styles].sort(([, first], [, second]) => second - first).slice(0, 3)) {
    const bearers = bearersOf(pieces, style)
      .filter((piece) => isToldOf(piece, style))
      .slice(0, 2);
    if (bearers.length === 0) continue;

    const names = listed(bearers.map((piece) => `the ${shortName(piece.garment)}`));
    const isMany = bearers.length > 1 || bearers.some(({ garment }) => isPlural(garment));
    const of = { pieces: bearers, words: [style] };
    // What was asked for is told among the wishes that are met.
    if (plan.wishes.styles.includes(style)) continue;
    if (brief.profile.styleCategories.some((tag) => styleOfTag(tag) === style))
      return tell('style of yours', `${names} ${isMany ? 'are' : 'is'} ${style}, one of your styles`, of);
  }

  return isOfTheirStyle(plan, pieces) ? null : waitingReason(brief, plan);
}

/** Where nothing of one's own style is worn, that is said; kit for a sport is nobody's style. */
function waitingReason(brief: OutfitBrief, plan: OutfitPlan): Sentence | null {
  const style = brief.profile.styleCategories.map(styleOfTag).find((name) => name !== null);
  const { occasion } = plan.wishes;
  if (style === undefined || !plan.leadingStyles.includes(style) || !SEEN_STYLES.includes(style)) return null;
  if (occasion?.requires !== undefined) return null;
  const isOfTheDay = plan.formality <= OUTDOOR_RUNG && occasion?.indoors !== true;
  const leader: keyof typeof LEADERS =
    isOfTheDay && plan.isWeatherKnown && needsCoat(plan.weather)
      ? 'cold'
      : isOfTheDay && plan.wishes.isWet
        ? 'rain'
        : 'occasion';
  // Kit by rule, on the trail or at the net, has no style to miss.
  if (leader === 'occasion' && plan.formality < SMART) return null;

  return tell('style waits', `${LEADERS[leader]} here; ${style} waits for a freer day`, {
    words: [style, leader],
  });
}

/** Smart casual. */
const SMART = 2;
/** What is missed where it is not seen; any other shows in a plain cut or a fine cloth. */
const SEEN_STYLES: readonly StyleName[] = [
  ...(['Streetwear', 'Edgy', 'Grunge', 'Athleisure', 'Sporty', 'Utility', 'Casual', 'Western'] as const),
  ...(['Bohemian', 'Maximalist', 'Eclectic'] as const),
];

const LEADERS = {
  cold: 'Keeping warm leads',
  rain: 'Staying dry leads',
  occasion: 'The occasion leads',
} as const;

/** Whether something that is seen is of the styles of who wears it; with none of their own anything is. */
export function isOfTheirStyle(plan: OutfitPlan, pieces: readonly Piece[]): boolean {
  const { leadingStyles } = plan;

  return leadingStyles.length === 0 || leadingStyles.some((style) => bearersOf(pieces, style).length > 0);
}

/** What is of a style first of all, or else at all; a dresser's dress of velvet is rich whatever its cut. */
function bearersOf(pieces: readonly Piece[], style: StyleName): readonly Piece[] {
  const first = pieces.filter((piece) => carries(piece, style));

  return first.length > 0 ? first : pieces.filter((piece) => carries(piece, style, true));
}

/** A piece carries what it is worn for first; a plain one carries no style that lives of color and pattern. */
export function carries(piece: Piece, style: StyleName, isAtAll = false): boolean {
  const isSeen = isMain(piece) || piece.garment.slot === 'shoes';
  const isRich = isPatterned(piece) || !isQuiet(piece.colour) || RICH_CLOTHS.includes(piece.fabric);
  const isOfRichCloth = RICH_STYLES.includes(style) && RICH_CLOTHS.includes(piece.fabric);
  const styles = isAtAll ? piece.garment.styles : piece.garment.styles.slice(0, 3);

  return (
    isSeen &&
    // Kit for a sport has no other style than its own.
    !(isKind(piece.garment, 'active') && !SPORTS.includes(style)) &&
    (styles.includes(style) || (isAtAll && isOfRichCloth)) &&
    (isRich || !RICH_STYLES.includes(style)) &&
    // Whatever its cut, a pinstripe is of the desk.
    !(piece.pattern === 'pinstripe' && LOOSE_STYLES.includes(style)) &&
    (STYLES[style].isDark !== true ||
      lightnessOf(piece.colour) <= DARK ||
      STYLES[style].colours.includes(piece.colour)) &&
    (isQuiet(piece.colour) || !CALM_STYLES.includes(style) || STYLES[style].colours.includes(piece.colour))
  );
}

/** What is worn for the weather is nobody's style, and what is plain is not rich, however loud. */
export function isToldOf(piece: Piece, style: StyleName): boolean {
  const isForWeather = WEATHER_KIT.has(piece.garment.key) && !OUTDOOR_STYLES.includes(style);
  const isPlain = !isPatterned(piece) && !RICH_CLOTHS.includes(piece.fabric);

  return !isForWeather && !(RICH_STYLES.includes(style) && isPlain);
}

const WEATHER_KIT: ReadonlySet<string> = new Set([
  ...(['lined-trousers', 'insulated-boots', 'hiking-trousers', 'hiking-boots', 'rain-boots'] as const),
]);
const OUTDOOR_STYLES: readonly StyleName[] = ['Utility', 'Sporty', 'Athleisure', 'Casual'];
const SPORTS: readonly StyleName[] = ['Sporty', 'Athleisure', 'Streetwear', 'Utility', 'Casual'];
/** No lime shirt is minimalist, whatever its cut. */
const LOOSE_STYLES: readonly StyleName[] = [
  'Bohemian',
  'Romantic',
  'Cottagecore',
  'Coastal',
  'Streetwear',
  'Western',
];
const CALM_STYLES: readonly StyleName[] = [
  ...(['Minimalist', 'Japanese Minimal', 'Scandinavian', 'Tailored', 'Old Money', 'Classic'] as const),
  ...(['Edgy', 'Grunge'] as const),
];
/** Pale blue jeans are of no dark style. */
const DARK = 0.62;
const RICH_STYLES: readonly StyleName[] = ['Maximalist', 'Eclectic'];
const RICH_CLOTHS: readonly FabricName[] = ['sequin', 'brocade', 'velvet', 'lace', 'taffeta'];

export function goalReasons(plan: OutfitPlan, pieces: readonly Piece[]): Sentence[] {
  const goals = [...new Set([...plan.wishes.goals, ...plan.profile.bodyTypeProfile.bodyGoals])];

  return goals
    .flatMap((goal) => {
      const piece = pieces.find((candidate) => candidate.garment.goals.includes(goal));
      if (piece === undefined) return [];
      // "The blouse skims", "the flats skim".
      const effect = isPlural(piece.garment) ? GOAL_EFFECTS[goal].replace(/s(?= )/, '') : GOAL_EFFECTS[goal];

      return [
        tell('goal', `The ${shortName(piece.garment)} ${effect}, as you wish`, {
          pieces: [piece],
          words: [goal],
        }),
      ];
    })
    .slice(0, 2);
}
