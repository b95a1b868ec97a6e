import { joined } from '../clauses/clause.ts';
import type { Edit } from './edit.ts';

/** "A dress instead of shirt and shorts, in the color of the shirt": one dress, though it was said of each that it gives way. */
export function oneForTwo(edits: readonly Edit[]): Edit[] {
  return edits.flatMap((edit, at): Edit[] => {
    if (edit.do !== 'replace' || edit.by?.slots.every((slot) => slot === 'dress') !== true) return [edit];
    const others = edits.filter(
      (other): other is typeof edit =>
        other !== edit && other.do === 'replace' && other.by?.label === edit.by?.label,
    );
    if (others.some((other) => edits.indexOf(other) < at)) return [];

    return [
      { ...edit, qualities: others.reduce((all, { qualities }) => joined(all, qualities), edit.qualities) },
    ];
  });
}
