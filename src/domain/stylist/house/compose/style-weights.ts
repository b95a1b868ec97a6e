import type { ONBOARDING_STYLES } from '#contract/onboarding.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { isStyleName, stylesAgainst } from '#domain/wardrobe/styles.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { lookUp } from '../language/lexicon/lexicon.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';
import type { ReadInspiration } from '../read-inspiration.ts';

const STYLES_OF_ONBOARDING: Record<(typeof ONBOARDING_STYLES)[number], readonly StyleName[]> = {
  casual: ['Casual'],
  business: ['Tailored', 'Smart Casual'],
  formal: ['Classic', 'Tailored'],
  bohemian: ['Bohemian'],
  minimalist: ['Minimalist'],
  vintage: ['Vintage'],
  sporty: ['Sporty', 'Athleisure'],
  edgy: ['Edgy'],
};

const WEIGHT = { prompt: 1, profile: 0.8, onboarding: 0.3, occasion: 0.3, inspiration: 0.25, metric: 0.2 };

/**
 * How much each style is wanted, 0 to 1: the prompt first, then the profile (its first tags most), what was
 * said at the start, the occasion, the inspiration that leads, and the profile's three scores.
 */
export function styleWeights(
  brief: OutfitBrief,
  wishes: Wishes,
  lead: ReadInspiration | null,
): Map<StyleName, number> {
  const weights = new Map<StyleName, number>();
  const raise = (style: StyleName, weight: number) => {
    if (!wishes.refuses.styles.has(style)) weights.set(style, Math.max(weight, weights.get(style) ?? 0));
  };

  for (const style of wishes.styles) raise(style, WEIGHT.prompt);
  for (const [rank, tag] of brief.profile.styleCategories.entries()) {
    const style = styleOfTag(tag);
    if (style !== null) raise(style, WEIGHT.profile / (1 + rank * 0.2));
  }
  for (const style of brief.onboarding?.styles ?? []) {
    for (const named of STYLES_OF_ONBOARDING[style]) raise(named, WEIGHT.onboarding);
  }
  for (const style of wishes.occasion?.styles ?? []) raise(style, WEIGHT.occasion);
  for (const style of lead?.styles ?? []) raise(style, WEIGHT.inspiration);

  const { elegance, trendy, comfort } = brief.profile.analysisData;
  if (elegance >= 65) raise('Classic', WEIGHT.metric);
  if (trendy >= 65) raise('Contemporary', WEIGHT.metric);
  if (comfort >= 65) raise('Casual', WEIGHT.metric);

  return weights;
}

/** What leads somebody's looks: what was asked for, and of their own styles the first that do not fight it. */
export function leadingStyles({ profile }: OutfitBrief, { styles: asked }: Wishes): StyleName[] {
  const fought = new Set(asked.flatMap(stylesAgainst));
  const own = profile.styleCategories
    .map(styleOfTag)
    .filter((style) => style !== null && !fought.has(style))
    .slice(0, MOST_LEADING) as StyleName[];

  return [...new Set([...asked, ...own])];
}

const MOST_LEADING = 3;

/** What most of the leading styles would not wear. */
export function strangeStyles(leading: readonly StyleName[]): Set<StyleName> {
  const against = leading.flatMap(stylesAgainst);
  const count = (style: StyleName) => against.filter((other) => other === style).length;

  return new Set(against.filter((style) => count(style) > leading.length / 2 && !leading.includes(style)));
}

/** A profile's tag may be one of the 30 styles or anybody's own word for one ("boho"). */
export function styleOfTag(tag: string): StyleName | null {
  if (isStyleName(tag)) return tag;

  const meaning = lookUp(tag.toLowerCase().trim())?.[0];

  return meaning?.is === 'style' ? meaning.style : null;
}
