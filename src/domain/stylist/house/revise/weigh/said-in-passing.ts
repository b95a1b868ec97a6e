import type { OutfitItem } from '#contract/outfits.ts';
import { saidOf } from '../../language/mentions/meanings.ts';
import type { Said } from '../../language/roles/said.ts';
import { LIKELY, SURELY } from '../../language/roles/sureness.ts';
import { type Edit, isAbout } from '../edits/edit.ts';
import { isQuality } from '../edits/kinds-of-edit.ts';
import { wordsOfEdit } from '../edits/left-over.ts';
import { isSoAlready } from '../items/what-is-here.ts';

/**
 * A color, cloth or cut without a piece is done to the piece that is seen first. "Silk always has to be dry-cleaned", „bei uns ists locker“:
 * where it is likely not asked for, nothing is done to any.
 */
export function isOfNothingNamed(edit: Edit, { mentions }: Said): boolean {
  if (edit.do !== 'recolour' || edit.everything) return false;
  const { colours, fabrics, patterns, shapes } = edit.qualities;
  const words = [...colours, ...fabrics, ...patterns, ...shapes].map(saidOf);
  const roles = mentions.flatMap(({ said, role }) =>
    role !== undefined && words.includes(said) ? [role] : [],
  );

  return (
    roles.length > 0 &&
    roles.every(
      ({ role, sureness, isClothing }) =>
        isClothing < LIKELY ||
        ((role === 'lost' || role === 'told' || role === 'kept') && sureness >= LIKELY),
    )
  );
}

/** "The buttons gape, rather a tee": what is complained of is asked of no piece that something else is done to. */
export function isOfWhatIsLost(edit: Edit, { mentions }: Said, edits: readonly Edit[]): boolean {
  if (edit.do !== 'modify') return false;
  const words = wordsOfEdit(edit);
  const named = mentions.filter(({ said, meaning }) => words.includes(said) && isQuality(meaning));

  return (
    named.length > 0 &&
    named.every(({ role }) => role?.role === 'lost' && role.sureness >= SURELY) &&
    edits.some((other) => other !== edit && isAbout(other, edit.item))
  );
}

/** "No hat, no bag, no fuss": a style that is surely none of clothes is said in passing. */
export function isNoCloth(edit: Edit, { mentions }: Said): boolean {
  if (edit.do !== 'style' || edit.items !== null) return false;
  const named = mentions.find(({ said }) => said === edit.said);

  return named?.role !== undefined && named.role.isClothing < HARDLY;
}

const HARDLY = 0.05;

/** "The silk blouse won't survive my twins": nobody asks for what is there. */
export function asksNothingNew(edit: Edit, items: readonly OutfitItem[]): boolean {
  if (edit.do !== 'modify') return false;
  const item = items.find(({ id }) => id === edit.item);

  return item !== undefined && isSoAlready(item, edit.qualities);
}
