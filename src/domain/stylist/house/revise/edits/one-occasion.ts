import { leadingOccasion } from '../../language/wishes/joined-occasions.ts';
import type { Edit } from './edit.ts';

/** "A black tie dinner", "work, then drinks": of all that is named there is one that is dressed for, as in a first request. */
export function oneOccasion(edits: readonly Edit[]): Edit[] {
  const named = edits.flatMap((edit) => (edit.do === 'occasion' ? [edit] : []));
  const lead = leadingOccasion(named.map(({ occasion }) => occasion));
  if (named.length < 2 || lead === null) return [...edits];
  const [first, ...others] = [...named].sort((edit) => (edit.occasion === lead ? -1 : 1));

  return edits
    .filter((edit) => !others.some((other) => other === edit))
    .map((edit) => (edit === first ? { ...first, occasion: lead } : edit));
}
