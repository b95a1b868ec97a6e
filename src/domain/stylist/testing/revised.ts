import { type Row, revisionOf, storedLook } from './stored-look.ts';

/** What a look for work is made of. */
export const OFFICE: readonly Row[] = [
  ['blazer', 'wool', 'Navy'],
  ['poplin-shirt', 'poplin', 'White'],
  ['tailored-trousers', 'wool', 'Charcoal'],
  ['loafers', 'leather', 'Black'],
  ['leather-belt', 'leather', 'Black'],
];

/** `OFFICE` where nothing of it has changed, as `revised` tells it. */
export const AS_IT_WAS = OFFICE.map(() => 'kept');

export const look = (rows: readonly Row[] = OFFICE) => storedLook(rows);

/** What the look became: "kept" for each piece that is as it was, else its color and name; and what is told as left. */
export function revised(request: string, outfit = look()): { pieces: string[]; told: string[] } {
  const { items, notUnderstood, unmet } = revisionOf(outfit, request, 3);

  return {
    pieces: items.map((item) =>
      'kept' in item ? 'kept' : `${item.drafted.color} ${item.drafted.garment ?? ''}`,
    ),
    told: [...notUnderstood, ...unmet.map(({ words }) => words)],
  };
}
