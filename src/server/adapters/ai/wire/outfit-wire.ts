import * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import { MAX_ITEMS } from '#contract/outfits.ts';
import { plainText } from '#domain/stylist/plain-text.ts';
import type { BrokenRule } from '#domain/stylist/review/broken-rules.ts';
import { reviewDraft } from '#domain/stylist/review/review-draft.ts';
import type { DraftItem, OutfitBrief, OutfitDraft } from '#domain/stylist/stylist.ts';
import { brokenAsCalled } from './as-called.ts';
import { avoidedIn, itemFields, readItem, unwearable } from './item-wire.ts';
import type { Reading } from './shape.ts';
import { cleanWords } from './words.ts';

/** The words around the items, for a new outfit and for a changed one. */
export const outfitTexts = {
  title: z.string(),
  description: z.string(),
  overallFitAdvice: z.string(),
  reasons: z.array(z.string()),
  notUnderstood: z.array(z.string()),
};

export const outfitWire = z.object({ ...outfitTexts, items: z.array(z.object(itemFields)) });

export interface OutfitReading {
  /** The second time: what the model does not mend is said to the person instead. */
  isLast: boolean;
  /** What it was asked to write in. */
  language: Language | undefined;
}

const LEAST_ITEMS = 2;
const LENGTH = { title: 80, text: 900 };

export function readOutfit(
  wire: z.infer<typeof outfitWire>,
  brief: OutfitBrief,
  { isLast, language }: OutfitReading,
): Reading<OutfitDraft> {
  // Thousands of items are no outfit with a few too many.
  if (wire.items.length > MAX_ITEMS) return { issues: [`"items" has more than ${MAX_ITEMS} entries`] };

  const { profile, kept = [] } = brief;
  const { avoidances } = profile.bodyTypeProfile;
  const read = wire.items.map((item, index) => readItem(item, `items[${index}]`));
  const items = withoutTwins(
    read.map(({ item }) => item),
    kept,
  );
  const { texts, issues } = readTexts(wire);
  issues.push(
    ...read.flatMap(({ item, issues: wrong }, index) => [
      ...wrong,
      ...avoidedIn(item, avoidances, `items[${index}]`),
    ]),
    ...unwearable([...items, ...kept]),
  );
  if (items.length + kept.length < LEAST_ITEMS) issues.push(`"items" has fewer than ${LEAST_ITEMS} entries`);
  if (![...items, ...kept].some(({ slot }) => slot === 'shoes'))
    issues.push('the outfit needs a pair of shoes');

  if (issues.length > 0) return { issues };
  const review = reviewDraft(brief, { items });
  const unkept = [
    ...review.broken.filter(({ rule }) => rule === 'refusal' || !isLast),
    ...brokenAsCalled(brief, items),
  ];
  if (unkept.length > 0) return { issues: unkept.map((rule) => inWords(rule)) };

  return {
    answer: {
      ...texts,
      language,
      // Words stay the model's, facts are ours.
      description: review.truthOf(texts.description) || namesOf(items),
      reasons: texts.reasons.filter(review.isTrue),
      items,
      unmet: review.unmet,
    },
  };
}

export function readTexts(wire: z.infer<z.ZodMiniObject<typeof outfitTexts>>) {
  const texts = {
    title: plainText(wire.title, LENGTH.title),
    description: plainText(wire.description, LENGTH.text),
    overallFitAdvice: plainText(wire.overallFitAdvice, LENGTH.text),
    reasons: cleanWords(wire.reasons, { most: 8, length: 240 }),
    notUnderstood: cleanWords(wire.notUnderstood, { most: 12, length: 40 }),
  };
  const issues = (['title', 'description'] as const)
    .filter((name) => texts[name] === '')
    .map((name) => `"${name}" is empty`);
  return { texts, issues };
}

const RULES: Record<BrokenRule['rule'], string> = {
  refusal: 'the request rules it out',
  avoidance: 'the profile avoids it',
  weather: 'it is wrong for the weather of the request',
  rain: 'rain spoils it',
  occasion: 'it is not worn to the occasion of the request',
  code: 'something is missing that the occasion of the request demands',
  leathers: 'black leather and brown leather do not go together',
  layers: 'something has to be worn under the pinafore',
  neck: 'two things are worn at the neck',
  colors:
    'two colors jar: a shirt is paler than its jacket and its tie, tights are as dark as the shoes, and metals agree',
};

export function inWords({ rule, at }: BrokenRule, list = 'items'): string {
  return at === null ? RULES[rule] : `${list}[${at}]: ${RULES[rule]}`;
}

/** What is left to say where every sentence was false. */
function namesOf(items: readonly DraftItem[]): string {
  return `${items.map(({ color, item }) => `${color} ${item.toLowerCase()}`).join(', ')}.`;
}

/** The same thing said twice is one thing, and so is what is worn already. */
function withoutTwins(items: readonly DraftItem[], worn: readonly DraftItem[]): DraftItem[] {
  const keyOf = ({ slot, garment, item, color }: DraftItem) =>
    [slot, garment ?? item, color].join('|').toLowerCase();
  const seen = new Set(worn.map(keyOf));
  return items.filter((item) => {
    const key = keyOf(item);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
