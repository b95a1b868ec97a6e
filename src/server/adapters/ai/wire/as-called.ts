import { readWords } from '#domain/stylist/house/language/read-words.ts';
import type { BrokenRule } from '#domain/stylist/review/broken-rules.ts';
import { reviewDraft } from '#domain/stylist/review/review-draft.ts';
import type { DraftItem, OutfitBrief } from '#domain/stylist/stylist.ts';

/**
 * What the person rules out or avoids and an item is called, whatever its fields say: "black leather boots" with brown
 * suede in the fields are black leather boots to whoever reads them.
 */
export function brokenAsCalled(brief: OutfitBrief, items: readonly DraftItem[]): BrokenRule[] {
  const names = items.flatMap((item, at) => namesIn(item).map((readings) => ({ readings, at })));
  if (names.length === 0) return [];

  const { broken } = reviewDraft(brief, { items: names.flatMap(({ readings }) => readings) });
  let first = 0;
  return names.flatMap(({ readings, at }) => {
    const rules = readings.map((_, index) =>
      broken.find((found) => found.at === first + index && isAPersons(found.rule)),
    );
    first += readings.length;
    // A word for several things is ruled out when each of them is.
    const [found] = rules;
    return found !== undefined && rules.every((rule) => rule !== undefined) ? [{ rule: found.rule, at }] : [];
  });
}

function isAPersons(rule: BrokenRule['rule']): boolean {
  return rule === 'refusal' || rule === 'avoidance';
}

/** For each color, cloth, pattern and garment that the name says and the fields do not: the item as it would be then. */
function namesIn(item: DraftItem): DraftItem[][] {
  return readWords(item.item, 0).flatMap(({ meaning, negated }): DraftItem[][] => {
    if (negated) return [];
    switch (meaning.is) {
      case 'colour':
        return unless(item.color, meaning.names, (color) => ({ ...item, color }));
      case 'fabric':
        return unless(item.fabric, meaning.names, (fabric) => ({ ...item, fabric }));
      case 'pattern':
        return unless(item.pattern, meaning.patterns, (pattern) => ({ ...item, pattern }));
      case 'garments':
        return meaning.target.breadth === 'slot'
          ? []
          : unless(item.garment, [...meaning.target.keys], (garment) => ({ ...item, garment }));
      default:
        return [];
    }
  });
}

/** @returns nothing where the field says one of the names */
function unless<Name extends string>(
  field: string | null,
  names: readonly Name[],
  read: (name: Name) => DraftItem,
): DraftItem[][] {
  return names.length === 0 || names.some((name) => name === field) ? [] : [names.map(read)];
}
