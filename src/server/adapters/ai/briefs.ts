import { ENGLISH, type Language } from '#contract/languages.ts';
import { type Currency, USUAL_CURRENCY } from '#contract/markets.ts';
import type { Onboarding } from '#contract/onboarding.ts';
import { showsPatternClearly } from '#domain/photo/photo-features.ts';
import { currencyHere } from '#domain/shopping/currency.ts';
import { BUDGETS } from '#domain/shopping/price-ranges.ts';
import type {
  AnalysisBrief,
  FeedbackBrief,
  OutfitBrief,
  QuizBrief,
  RevisionBrief,
  StyleAnalysis,
  StylistInspiration,
  Taste,
} from '#domain/stylist/stylist.ts';
import { AVOIDANCE_LABELS } from '#domain/wardrobe/avoidances.ts';
import { GOAL_LABELS } from '#domain/wardrobe/body-goals.ts';
import { itemLabel } from './wire/revision-wire.ts';

/*
 * Everything that leaves the machine, apart from the photos themselves, is put together here. Never among it: name,
 * e-mail, place, age, file names, ids, dates, addresses of pictures. docs/operating.md says the same to operators.
 */

/** Enough to tell a new outfit from the latest ones. */
const RECENT_OUTFITS = 4;
const INSPIRATIONS = 12;

/** @param language the reader's; undefined: English, which goes without saying */
export function languageData(language: Language | undefined): { writeIn?: string | undefined } {
  return language === undefined
    ? {}
    : { writeIn: new Intl.DisplayNames([ENGLISH], { type: 'language' }).of(language) };
}

export function analysisData(brief: AnalysisBrief, measured: StyleAnalysis) {
  return {
    measuredColors: measured.palette.map(({ name, share }) => ({ name, percent: Math.round(share * 100) })),
    photos: brief.photos.flatMap(({ features }, index) =>
      features === null
        ? []
        : [
            {
              photo: index + 1,
              pattern: showsPatternClearly(features) ? features.pattern : undefined,
              colors: features.colours.map(({ name }) => name),
            },
          ],
    ),
    ...answersOf(brief.onboarding),
    quiz: brief.quiz,
    inspirations: boardOf(brief.inspirations),
  };
}

export function quizData({ quiz, profile, onboarding }: QuizBrief) {
  return { quiz, stylesAlready: profile?.styleCategories ?? [], ...answersOf(onboarding) };
}

export function feedbackData({ profile, feedback }: FeedbackBrief) {
  return { whatThePersonSays: feedback, ...profileOf(profile) };
}

/** @param shown the inspirations whose pictures go along, in their order */
export function outfitData(brief: OutfitBrief, shown: readonly StylistInspiration[] = []) {
  return {
    request: brief.prompt,
    budget: brief.isRangeOpen === true ? openBudget(brief.priceRange) : budgetOf(brief.priceRange),
    month: brief.month ?? null,
    keeps: (brief.kept ?? []).map(({ slot, garment, item, color, fabric, pattern, ...price }) => ({
      slot,
      garment: garment ?? '',
      item,
      color,
      fabric,
      pattern,
      dollars: Math.round((price.priceLowCents + price.priceHighCents) / 200),
    })),
    ...profileOf(brief.profile),
    ...answersOf(brief.onboarding),
    inspirations: boardOf(brief.inspirations),
    ...(shown.length > 0 && { inspirationsShown: shown.map(({ title }) => title) }),
    recentOutfits: brief.recent.slice(0, RECENT_OUTFITS).map(({ title, items }) => ({
      title,
      items: items.map(({ garment, item, color }) => `${color} ${garment ?? item}`),
    })),
  };
}

export function revisionData({ outfit, request, profile, onboarding }: RevisionBrief) {
  return {
    request,
    budget: budgetOf(outfit.priceRange, outfit.currency ?? USUAL_CURRENCY),
    outfit: {
      title: outfit.title,
      madeFor: outfit.prompt,
      items: outfit.items.map((item, index) => ({
        number: itemLabel(index),
        slot: item.slot,
        garment: item.garment ?? '',
        item: item.item,
        color: item.color,
        fabric: item.fabric,
        pattern: item.pattern,
        dollars: Math.round((item.priceLowCents + item.priceHighCents) / 200),
      })),
    },
    ...profileOf(profile),
    ...answersOf(onboarding),
  };
}

function boardOf(inspirations: StylistInspiration[]) {
  return inspirations.slice(0, INSPIRATIONS).map(({ title, category, tags, features }) => ({
    title,
    category,
    tags,
    colors: features?.colours.map(({ name }) => name) ?? [],
  }));
}

function budgetOf(range: OutfitBrief['priceRange'], currency = currencyHere()) {
  const { least, most } = BUDGETS[range];
  return { dollarsInAllFrom: least, dollarsInAllTo: most, ...inMoney(currency) };
}

/** Nobody chose a range: everything new, and more than usual only where the occasion asks for it. */
function openBudget(range: OutfitBrief['priceRange']) {
  const { least, most } = BUDGETS[range];
  return {
    usuallyDollarsInAll: [least, most],
    nobodySetALimit: true,
    buyNew: true,
    ...inMoney(currencyHere()),
  };
}

/** The fields are called after dollars in every market. */
function inMoney(currency: Currency) {
  return currency === USUAL_CURRENCY ? {} : { dollarsMeanHere: currency };
}

function profileOf(profile: Taste) {
  const { bodyGoals, avoidances, fitPreferences, bodyType, heightCategory } = profile.bodyTypeProfile;
  const { comfort, elegance, trendy, description } = profile.analysisData;
  const wordsOf = (side: 'likes' | 'avoids') =>
    profile.tastes.filter((taste) => taste.side === side).map(({ words }) => words);
  return {
    profile: {
      colors: profile.colorPalette,
      favoriteColors: profile.customColorPalette,
      styles: profile.styleCategories,
      scores: { comfort, elegance, trendy },
      description,
      bodyType,
      height: heightCategory,
      fits: fitPreferences,
      goals: bodyGoals.map((goal) => GOAL_LABELS[goal]),
      likes: wordsOf('likes'),
      avoids: [...avoidances.map((avoidance) => AVOIDANCE_LABELS[avoidance]), ...wordsOf('avoids')],
    },
  };
}

function answersOf(onboarding: Onboarding | null) {
  if (onboarding === null) return {};
  const { styles, palettes, wardrobe, occasion, goals } = onboarding;
  return {
    answers: { likes: styles, palettes, wears: wardrobe ?? 'everything', mostlyFor: occasion, goals },
  };
}
