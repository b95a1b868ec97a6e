import { saidOf } from '../../language/mentions/meanings.ts';
import { hasAny } from '../apply/avoid-in-item.ts';
import { answers } from '../apply/choose-piece.ts';
import { wordsOf } from '../apply/exchange.ts';
import { placeOf, type WorkingOutfit } from '../apply/working-outfit.ts';
import type { Edit } from '../edits/edit.ts';

/** The words of every edit that the finished outfit does not show; what was noted as impossible on the way is not said twice. */
export function unshown(outfit: WorkingOutfit, edits: readonly Edit[]): string[] {
  return edits
    .filter((edit) => !isShown(outfit, edit))
    .map(wordsFor)
    .filter(
      (words) =>
        words !== '' &&
        !outfit.unmet.some((said) => isPartOf(said.words, words) || isPartOf(words, said.words)),
    );
}

/** Whether an edit was done and something after it took it back. */
export function isUndone(outfit: WorkingOutfit, edit: Edit): boolean {
  return outfit.unmet.length === 0 && !isShown(outfit, edit);
}

/** Reads an edit of single items off the outfit as it is now. Directions ("warmer") are judged while they are applied. */
function isShown(outfit: WorkingOutfit, edit: Edit): boolean {
  switch (edit.do) {
    case 'add':
      return outfit.places.some(
        ({ piece }) =>
          piece !== null && edit.target.keys.has(piece.garment.key) && answers(piece, edit.qualities),
      );
    case 'replace': {
      const { by } = edit;
      return (
        by === null ||
        outfit.places.some(
          ({ piece }) => piece !== null && by.keys.has(piece.garment.key) && answers(piece, edit.qualities),
        )
      );
    }
    case 'modify': {
      const piece = placeOf(outfit, edit.item)?.piece;
      return piece == null || answers(piece, edit.qualities);
    }
    case 'remove': {
      const piece = placeOf(outfit, edit.item)?.piece;
      return piece == null || edit.not === null || !edit.not.keys.has(piece.garment.key);
    }
    case 'avoid': {
      const piece = placeOf(outfit, edit.item)?.piece;
      return piece == null || !hasAny(piece, edit.refused);
    }
    default:
      return true;
  }
}

function wordsFor(edit: Edit): string {
  switch (edit.do) {
    case 'add':
      return joined(wordsOf(edit.qualities), saidOf(edit.target));
    case 'replace':
      return joined(wordsOf(edit.qualities), edit.by === null ? '' : saidOf(edit.by));
    case 'modify':
      return wordsOf(edit.qualities);
    case 'remove':
      return edit.not === null ? '' : saidOf(edit.not);
    case 'avoid':
      return wordsOf(edit.refused);
    default:
      return '';
  }
}

function joined(...words: string[]): string {
  return words.filter((word) => word !== '').join(' ');
}

function isPartOf(words: string, part: string): boolean {
  return words.toLowerCase().includes(part.toLowerCase());
}
