import * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import { MAX_ITEMS } from '#contract/outfits.ts';
import { fitNewPrices } from '#domain/shopping/fit-new-prices.ts';
import { composeBrief } from '#domain/stylist/house/revise/revision-plan.ts';
import { reviewDraft } from '#domain/stylist/review/review-draft.ts';
import type {
  Change,
  DraftItem,
  OutfitRevision,
  RevisedItem,
  RevisionBrief,
} from '#domain/stylist/stylist.ts';
import { brokenAsCalled } from './as-called.ts';
import { avoidedIn, itemFields, readItem, unwearable } from './item-wire.ts';
import { inWords, outfitTexts, readTexts } from './outfit-wire.ts';
import type { Reading } from './shape.ts';

export const revisionWire = z.object({
  replace: z.array(z.object({ which: z.string(), ...itemFields })),
  add: z.array(z.object(itemFields)),
  remove: z.array(z.string()),
  ...outfitTexts,
});
type RevisionWire = z.infer<typeof revisionWire>;

/** How the items of a stored outfit are called in the brief and in the reply. */
export function itemLabel(index: number): string {
  return `item-${index + 1}`;
}

/**
 * Only what a model names is touched, so nothing can be lost or altered in passing. What was done is said by us, from
 * the items themselves.
 */
export function readRevision(
  wire: RevisionWire,
  brief: RevisionBrief,
  language: Language | undefined,
): Reading<OutfitRevision> {
  if (wire.replace.length + wire.add.length + wire.remove.length > MAX_ITEMS) {
    return { issues: [`more than ${MAX_ITEMS} changes`] };
  }
  const { items: stored } = brief.outfit;
  const { avoidances } = brief.profile.bodyTypeProfile;
  const issues: string[] = [];
  const draft = (item: RevisionWire['add'][number], name: string): DraftItem => {
    const read = readItem(item, name);
    issues.push(...read.issues, ...avoidedIn(read.item, avoidances, name));
    return read.item;
  };
  const indexOf = (label: string, name: string): number => {
    const index = stored.findIndex((_item, at) => itemLabel(at) === label.trim().toLowerCase());
    if (index === -1) issues.push(`${name}: there is no item of that number`);
    return index;
  };

  const replacements = new Map(
    wire.replace.map((item, at) => [indexOf(item.which, `replace[${at}]`), draft(item, `replace[${at}]`)]),
  );
  const removed = new Set(wire.remove.map((label, at) => indexOf(label, `remove[${at}]`)));
  const added = wire.add.map((item, at) => draft(item, `add[${at}]`));
  for (const [index, item] of replacements) {
    if (removed.has(index) || isSame(item, stored[index])) replacements.delete(index);
  }

  const revised = stored
    .map((_item, index) => index)
    .filter((index) => !removed.has(index))
    .map((index) => ({ index, drafted: replacements.get(index) }))
    .concat(added.map((drafted) => ({ index: -1, drafted })));
  const lacking = unwearable(
    revised.map(({ index, drafted }) => drafted ?? { slot: stored[index]?.slot ?? 'accessory' }),
  );
  // What was not whole before need not be whole now.
  if (unwearable(stored).length === 0) issues.push(...lacking);
  if (revised.length > MAX_ITEMS) issues.push(`the outfit would have more than ${MAX_ITEMS} items`);

  const applied: Change[] = [
    ...[...replacements].map(([index, item]) => ({
      what: `Replaced the ${wordsOf(stored[index])} with the ${wordsOf(item)}`,
    })),
    ...added.map((item) => ({ what: `Added the ${wordsOf(item)}` })),
    ...[...removed].map((index) => ({ what: `Took the ${wordsOf(stored[index])} out` })),
  ];
  const { texts, issues: missing } = readTexts(wire);
  if (applied.length > 0) issues.push(...missing);
  const asked = { ...composeBrief(brief), prompt: brief.request };
  const drafted = [...replacements.values(), ...added];
  const ruledOut = reviewDraft(asked, { items: drafted }).broken.filter(({ rule }) => rule === 'refusal');
  issues.push(
    ...[...ruledOut, ...brokenAsCalled(asked, drafted)].map((rule) => inWords(rule, 'what is new')),
  );
  if (issues.length > 0) return { issues };
  if (applied.length === 0) return { answer: unchanged(brief, texts.notUnderstood) };

  const kept = revised.flatMap(({ index, drafted }) => (drafted ? [] : (stored[index] ?? [])));
  const priced = fitNewPrices(
    revised.flatMap(({ drafted }) => drafted ?? []),
    kept,
    brief.outfit.priceRange,
  );
  const items = revised.map(({ index, drafted }): RevisedItem => {
    if (drafted === undefined) return { kept: stored[index]?.id ?? '' };
    return { drafted: priced.shift() ?? drafted };
  });
  const result = revised.flatMap(({ index, drafted }) => drafted ?? stored[index] ?? []);
  const review = reviewDraft(asked, { items: result });

  return {
    answer: {
      ...texts,
      language,
      description: review.truthOf(texts.description) || `${applied.map(({ what }) => what).join('. ')}.`,
      unmet: review.unmet,
      overallFitAdvice: texts.overallFitAdvice || brief.outfit.overallFitAdvice,
      reasons: (texts.reasons.length > 0 ? texts.reasons : brief.outfit.reasons).filter(review.isTrue),
      items,
      applied,
    },
  };
}

function unchanged({ outfit }: RevisionBrief, notUnderstood: string[]): OutfitRevision {
  const { title, description, overallFitAdvice, reasons } = outfit;
  const items = outfit.items.map((item) => ({ kept: item.id }));
  return { title, description, overallFitAdvice, reasons, items, applied: [], notUnderstood, unmet: [] };
}

function isSame(item: DraftItem, stored: DraftItem | undefined): boolean {
  return (
    stored !== undefined &&
    (item.garment ?? item.item) === (stored.garment ?? stored.item) &&
    item.color === stored.color &&
    item.fabric === stored.fabric &&
    item.pattern === stored.pattern
  );
}

function wordsOf(item: Pick<DraftItem, 'color' | 'item'> | undefined): string {
  return item === undefined ? 'item' : `${item.color} ${item.item}`.toLowerCase();
}
