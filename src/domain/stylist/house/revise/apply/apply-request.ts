import type { RevisionBrief } from '../../../stylist.ts';
import { createSeededRandom, seedFor } from '../../compose/seeded-random.ts';
import { isUndone } from '../check/check-edits.ts';
import type { Edit } from '../edits/edit.ts';
import type { Request } from '../read-request.ts';
import type { Recalled } from '../recall/recall.ts';
import { revisionPlan } from '../revision-plan.ts';
import { applyItemEdit, completeSeparates, withoutLooseTie } from './item-edits.ts';
import { applyShift } from './shift-edits.ts';
import { applyWholeEdit } from './whole-edits.ts';
import { layOut, type WorkingOutfit } from './working-outfit.ts';

/** The outfit with what is asked done to it, as far as that can be. */
export function applyRequest(
  brief: RevisionBrief,
  { mentions, edits, keeps, sum }: Request,
  recall: Recalled | null,
): WorkingOutfit {
  const outfit = layOut(
    brief,
    revisionPlan(brief, mentions, edits),
    keeps,
    createSeededRandom(seedFor(brief.seed, brief.request)),
    sum,
    recall ?? undefined,
  );

  for (const edit of edits) applyEdit(outfit, edit);
  // A later part of the request may have undone an earlier one.
  for (const edit of edits) if (isUndone(outfit, edit)) applyEdit(outfit, edit);
  // Only now is it certain which halves and which shirt are there.
  completeSeparates(outfit);
  withoutLooseTie(outfit, edits);

  return outfit;
}

function applyEdit(outfit: WorkingOutfit, edit: Edit): void {
  switch (edit.do) {
    case 'replace':
    case 'modify':
    case 'add':
    case 'remove':
    case 'avoid':
      applyItemEdit(outfit, edit);
      return;
    case 'shift':
      applyShift(outfit, edit.axis, edit.direction, edit.items, edit.said);
      return;
    default:
      applyWholeEdit(outfit, edit);
      return;
  }
}
