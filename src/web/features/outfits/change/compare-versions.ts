import type { OutfitVersion } from '#contract/outfits.ts';

type Item = OutfitVersion['items'][number];

/** What became of a piece between two versions. */
export type Difference =
  | { kind: 'kept'; item: Item }
  | { kind: 'added' | 'removed'; item: Item }
  | { kind: 'changed'; was: Item; item: Item };

/** Every piece of both versions, changes first: a piece that took another's place in its slot is one change. */
export function compareVersions(before: readonly Item[], after: readonly Item[]): Difference[] {
  const left = before.filter((item) => !after.some((other) => isSame(item, other)));
  const differences = after.map((item): Difference => {
    if (before.some((other) => isSame(item, other))) return { kind: 'kept', item };

    const at = left.findIndex(({ slot }) => slot === item.slot);
    const [was] = at < 0 ? [] : left.splice(at, 1);
    return was ? { kind: 'changed', was, item } : { kind: 'added', item };
  });
  const removed = left.map((item): Difference => ({ kind: 'removed', item }));

  return [...differences, ...removed].sort((first, second) => rank(first) - rank(second));
}

function isSame(first: Item, second: Item): boolean {
  return first.id === second.id;
}

function rank({ kind }: Difference): number {
  return kind === 'kept' ? 1 : 0;
}
