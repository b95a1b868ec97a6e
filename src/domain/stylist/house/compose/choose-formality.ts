import type { Onboarding } from '#contract/onboarding.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import {
  type Formality,
  type FormalitySpan,
  formalitiesWithin,
  formalityNear,
  HIGHEST_FORMALITY,
  LOWEST_FORMALITY,
  spans,
} from '#domain/wardrobe/formality.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { recipeOf } from '#domain/wardrobe/recipes/recipes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { isBound } from '../language/wishes/joined-occasions.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';
import { styleOfTag } from './style-weights.ts';

/** However little is left to wear: who goes anywhere but to train is not dressed for training. */
const LEAST_DRESSED: Formality = 1;

/** Where nothing says what for: a day in which one is well dressed, and no office. */
const EVERYDAY_SPAN = [1, 2] as const;

const SPAN_OF_LIFE: Record<NonNullable<Onboarding['occasion']>, readonly [Formality, Formality]> = {
  work: [2, 3],
  casual: [1, 2],
  social: [2, 3],
  special: [4, 5],
  mixed: [1, 2],
};

export function chooseFormality(
  brief: OutfitBrief,
  wishes: Wishes,
  dice: number,
  widening: number,
): Formality {
  const span =
    raisedFeast(wishes) ??
    wishes.span ??
    spanRead(wishes) ??
    spanOfRite(wishes) ??
    wishes.occasion?.formality ??
    spanByDemands(wishes) ??
    commonSpan(keptGarments(brief)) ??
    spanOfPerson(brief, wishes);
  const shift = wishes.span === null ? wishes.formalityShift - (isWithoutJacket(wishes) ? 1 : 0) : 0;
  const low = formalityNear(Math.max(span[0] + shift - widening, Math.min(span[0], LEAST_DRESSED)));
  // Above the dark suit no post is interviewed for.
  const most = wishes.occasion?.isWork === true && shift > 0 ? Math.max(span[1], SUITED) : span[1] + shift;
  // "Nothing too fancy" keeps below the most that would be right.
  const modest = wishes.feelings.has('measured') ? Math.max(low, most - 1) : most;
  const high = formalityNear(modest + widening);
  const least =
    isAthletic(brief, wishes) || span[1] === 0
      ? low
      : formalityNear(Math.max(low, Math.min(high, LEAST_DRESSED)));
  const formalities = formalitiesWithin([least, high]);
  const fitting = likelyOf(mostSatisfying(formalities, wishes, [least, high]), wishes);
  const elegance = brief.profile.analysisData.elegance - brief.profile.analysisData.comfort;
  // An elegant profile leans to the upper end of what the occasion allows, a comfortable one to the lower.
  const lean = Math.max(-0.35, Math.min(0.35, elegance / 200 + leanOfStyles(brief.profile.styleCategories)));

  return (
    fitting[
      Math.min(fitting.length - 1, Math.floor(Math.max(0, Math.min(0.999, dice + lean)) * fitting.length))
    ] ?? low
  );
}

/** Business professional. */
const SUITED: Formality = 4;

/** "Everybody will be very dressed up": of a feast the upper end. */
function raisedFeast({ span, occasion }: Wishes): FormalitySpan | null {
  if (span === null || occasion?.festive !== true) return null;
  const [least, most] = occasion.formality;

  return span[0] >= SUITED && span[0] <= least && span[1] === most ? [most, most] : null;
}

/** Court and then the office, a christening and then lunch: what is strict at the one is worn at the other. */
function spanOfRite({ occasion, bothOf, formalityShift }: Wishes): FormalitySpan | null {
  const recipe = recipeOf(occasion?.recipe);
  if (occasion === null || bothOf === null || formalityShift !== 0 || recipe?.strict !== true) return null;
  const [low, high] = occasion.formality;
  const least = recipe.formality[0];

  return low >= least ? null : [least, formalityNear(Math.max(high, least))];
}

/** Of the levels that an occasion allows those that the request as a whole makes likely: a first date at the movies is no dinner. */
function likelyOf(
  formalities: readonly Formality[],
  { levels, occasion, formalityShift, bothOf }: Wishes,
): readonly Formality[] {
  if (occasion === null || formalityShift !== 0 || bothOf !== null) return formalities;
  const most = Math.max(...formalities.map((level) => levels[level] ?? 0));
  const likely = formalities.filter((level) => (levels[level] ?? 0) >= UNLIKELY * most);

  return most < STANDS || likely.length === 0 ? formalities : likely;
}

/** So much less likely than the likeliest is not what was meant. */
const UNLIKELY = 0.15;

/** How likely the usual levels of an occasion must be for them to stand, and one level to stand for them or alone. */
const STANDS = 0.2;
const LIKELY = 0.55;

/** What the sentence as a whole says of it: "speaking at the council, but I won't dress up like a lawyer". */
function spanRead({ levels, occasion, bothOf, demands }: Wishes): FormalitySpan | null {
  // What is asked for by name says it best; training is done in what one trains in, and a day of two halves in what both bear.
  if (occasion === null ? demands.length > 0 : isBound(occasion) || bothOf !== null) return null;
  const usual = occasion === null ? [] : formalitiesWithin(occasion.formality);
  if (usual.reduce<number>((sum, level) => sum + (levels[level] ?? 0), 0) > STANDS) return null;
  const most = Math.max(...levels);
  // What is written down piece by piece is worn on its own levels: nobody skis in a training tee, or walks the fields in a blazer.
  const recipe = recipeOf(occasion?.recipe);
  if (recipe?.strict === true && !spans(recipe.formality, formalityNear(levels.indexOf(most)))) return null;

  // Nobody goes to a ball as to a lesson, however the sentence sounds.
  const isBelow = occasion?.festive === true && levels.indexOf(most) < occasion.formality[0];

  return most < LIKELY || isBelow
    ? null
    : [formalityNear(levels.indexOf(most)), formalityNear(levels.indexOf(most))];
}

/** "The board, no blazer": without its jacket business dress is business casual, not an evening gown. */
export function isWithoutJacket({ occasion, refuses }: Wishes): boolean {
  return (
    occasion?.isWork === true &&
    occasion.formality[0] >= 4 &&
    refuses.targets.some(({ keys }) => keys.has('blazer') || keys.has('suit-jacket'))
  );
}

/** Only who lives in sportswear wears it where nobody trains. */
function isAthletic({ profile }: OutfitBrief, wishes: Wishes): boolean {
  const { occasion } = wishes;
  // Among others the training tee of whoever dresses so stays at home.
  const isByHabit = occasion === null || occasion.isVague === true || occasion.formality[1] === 0;

  return (
    isSporty(wishes) ||
    occasion?.requires !== undefined ||
    (isByHabit &&
      profile.styleCategories.some((tag) => ['Athleisure', 'Sporty'].includes(styleOfTag(tag) ?? '')))
  );
}

/** Who dresses edgy or sporty goes to the same party a step below who dresses classic. */
function leanOfStyles(categories: readonly string[]): number {
  const styles = categories.map(styleOfTag);
  const easy = styles.filter((style) => style !== null && EASY_STYLES.includes(style)).length;
  const dressed = styles.filter((style) => style !== null && DRESSED_STYLES.includes(style)).length;

  return Math.sign(dressed - easy) * STYLE_LEAN;
}

const STYLE_LEAN = 0.25;
const EASY_STYLES: readonly StyleName[] = [
  ...(['Edgy', 'Grunge', 'Streetwear', 'Athleisure', 'Sporty', 'Casual', 'Utility', 'Bohemian'] as const),
];
const DRESSED_STYLES: readonly StyleName[] = [
  ...(['Classic', 'Tailored', 'Glamorous', 'Old Money', 'Romantic', 'Feminine', 'Parisian'] as const),
];

/**
 * The levels at which most of the demanded garments are at home: "a suit for the weekend" is dressed around
 * the suit, on the formality nearest to the weekend.
 */
function mostSatisfying(
  formalities: readonly Formality[],
  wishes: Wishes,
  [low, high]: readonly [Formality, Formality],
): readonly Formality[] {
  const isWorn = (names: readonly FabricName[], formality: Formality) =>
    names.some((name) => spans(fabricOf(name).formality, formality));
  // "Sparkly" is sequins, which are the evening's.
  const count = (formality: Formality) =>
    wishes.demands.filter((demand) => isAtHome(demand.target.keys, formality)).length +
    wishes.fabrics.filter(
      ({ names }) => formalities.some((one) => isWorn(names, one)) && isWorn(names, formality),
    ).length;
  // "Bring wellies" to a wedding: what is named may break a feast's dress code, and does not undo it.
  const everywhere =
    wishes.occasion?.festive === true
      ? formalities
      : formalitiesWithin([LOWEST_FORMALITY, HIGHEST_FORMALITY]);
  const most = Math.max(...everywhere.map(count));
  const within = formalities.filter((formality) => count(formality) === most);
  if (within.length > 0) return within;

  const away = (formality: Formality) => Math.max(low - formality, formality - high);
  const satisfying = everywhere.filter((formality) => count(formality) === most);
  const nearest = Math.min(...satisfying.map(away));

  return satisfying.filter((formality) => away(formality) === nearest);
}

function isAtHome(keys: ReadonlySet<string>, formality: Formality): boolean {
  return [...keys].some((key) => spans(garmentOf(key)?.formality ?? [0, 0], formality));
}

function spanByDemands(wishes: Wishes): readonly [Formality, Formality] | null {
  const garments = wishes.demands.map((demand) =>
    [...demand.target.keys].map(garmentOf).filter((garment): garment is Garment => garment !== null),
  );
  if (garments.length === 0) return null;

  const low = Math.max(
    ...garments.map((choices) => Math.min(...choices.map((garment) => garment.formality[0]))),
  );
  const high = Math.min(
    ...garments.map((choices) => Math.max(...choices.map((garment) => garment.formality[1]))),
  );

  // Nobody who names a dress is dressed for training.
  const least = isSporty(wishes) || high < EVERYDAY_SPAN[0] ? low : Math.max(low, EVERYDAY_SPAN[0]);

  return least <= high ? [formalityNear(least), formalityNear(Math.min(high, least + 2))] : null;
}

function keptGarments(brief: OutfitBrief): Garment[] {
  return (brief.kept ?? []).map((item) => garmentOf(item.garment)).filter((garment) => garment !== null);
}

/** The levels at which every garment is at home; null when there is none. */
export function commonSpan(garments: readonly Garment[]): readonly [Formality, Formality] | null {
  if (garments.length === 0) return null;

  const low = Math.max(...garments.map((garment) => garment.formality[0]));
  const high = Math.min(...garments.map((garment) => garment.formality[1]));

  return low <= high ? [formalityNear(low), formalityNear(high)] : null;
}

function isSporty({ styles }: Wishes): boolean {
  return styles.includes('Athleisure') || styles.includes('Sporty');
}

function spanOfPerson(brief: OutfitBrief, wishes: Wishes): readonly [Formality, Formality] {
  if (isSporty(wishes)) return [0, 1];
  if (wishes.styles.some((style) => style === 'Grunge' || style === 'Streetwear' || style === 'Casual'))
    return [1, 1];
  if (wishes.styles.includes('Glamorous')) return [4, 6];
  if (wishes.styles.includes('Tailored')) return [3, 4];

  const life = spanOfLife(brief.onboarding);

  // Who dresses for the street is at home in the less formal dress code of an ordinary day.
  return leanOfStyles(brief.profile.styleCategories) < 0 && life[0] === 1 ? [1, 1] : life;
}

/** The dress codes that somebody mostly needs. */
export function spanOfLife(onboarding: Onboarding | null): FormalitySpan {
  const life = onboarding?.occasion ?? null;

  return life === null ? EVERYDAY_SPAN : SPAN_OF_LIFE[life];
}
