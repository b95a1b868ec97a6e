import type { StyleName } from '#contract/style-profile.ts';
import { GOAL_EFFECTS } from '#domain/wardrobe/body-goals.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { STYLES } from '#domain/wardrobe/styles.ts';
import type { OutfitBrief } from '../../../stylist.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import { isQuiet, lightnessOf } from '../colour-pairs.ts';
import { isMourning, type OutfitPlan } from '../outfit-plan.ts';
import { isPatterned, type Piece } from '../piece.ts';
import { isMain } from '../search.ts';
import { styleOfTag } from '../style-weights.ts';
import { colourWord, listed, shortName } from '../wording.ts';

export function paletteReason(brief: OutfitBrief, pieces: readonly Piece[]): Sentence | null {
  const seen = pieces.filter((piece) => isMain(piece) || piece.garment.slot === 'shoes');
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
    const bearers = pieces.filter((piece) => carries(piece, style)).slice(0, 2);
    if (bearers.length === 0) continue;

    const names = listed(bearers.map((piece) => `the ${shortName(piece.garment)}`));
    const isMany = bearers.length > 1 || bearers.some(({ garment }) => isPlural(garment));
    const of = { pieces: bearers, words: [style] };
    // What was asked for is told among the wishes that are met.
    if (plan.wishes.styles.includes(style)) continue;
    if (brief.profile.styleCategories.some((tag) => styleOfTag(tag) === style))
      return tell('style of yours', `${names} ${isMany ? 'are' : 'is'} ${style}, one of your styles`, of);
  }

  return waitingReason(brief, plan);
}

/** Where a dress code leaves one's own style no place, that is said. */
function waitingReason(brief: OutfitBrief, plan: OutfitPlan): Sentence | null {
  const style = brief.profile.styleCategories.map(styleOfTag).find((name) => name !== null);
  if (style === undefined || plan.formality < LED_BY_ITS_CODE || !plan.leadingStyles.includes(style))
    return null;
  if (!STREET_STYLES.includes(style)) return null;

  return tell('style waits', `The dress code leads here; ${style} waits for a freer day`, {
    words: [style],
  });
}

/** Semi-formal. */
const LED_BY_ITS_CODE = 4;
/** What no dress code has room for; any other shows in a cut or a cloth. */
const STREET_STYLES: readonly StyleName[] = [
  ...(['Streetwear', 'Edgy', 'Grunge', 'Athleisure', 'Sporty', 'Utility', 'Casual', 'Western'] as const),
];

/** A piece carries what it is worn for first; a plain one carries no style that lives of color and pattern. */
export function carries(piece: Piece, style: StyleName): boolean {
  const isSeen = isMain(piece) || piece.garment.slot === 'shoes';
  const isRich = isPatterned(piece) || !isQuiet(piece.colour) || RICH_CLOTHS.includes(piece.fabric);

  return (
    isSeen &&
    // Kit for a sport has no other style than its own.
    !(isKind(piece.garment, 'active') && !SPORTS.includes(style)) &&
    piece.garment.styles.slice(0, 3).includes(style) &&
    (isRich || !RICH_STYLES.includes(style)) &&
    (STYLES[style].isDark !== true ||
      lightnessOf(piece.colour) <= DARK ||
      STYLES[style].colours.includes(piece.colour)) &&
    (isQuiet(piece.colour) || !CALM_STYLES.includes(style) || STYLES[style].colours.includes(piece.colour))
  );
}

const SPORTS: readonly StyleName[] = ['Sporty', 'Athleisure', 'Streetwear', 'Utility', 'Casual'];
/** No lime shirt is minimalist, whatever its cut. */
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
