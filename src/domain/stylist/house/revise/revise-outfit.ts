import type { OutfitRevision, RevisionBrief } from '../../stylist.ts';
import { applyRequest } from './apply/apply-request.ts';
import { readRequest } from './read-request.ts';
import { type Recalled, recalled } from './recall/recall.ts';
import { tellRevision, unchanged } from './tell-revision.ts';

/**
 * Does what a request says to a stored outfit and nothing else: untouched items are kept to the letter. A
 * request that was not understood, or cannot be met, changes nothing at all and says which words.
 */
export function reviseOutfit(brief: RevisionBrief): OutfitRevision {
  const recall = recalled(brief);
  if (recall === null) return reviseFrom(brief, null);
  const revision = reviseFrom(recall.brief, recall);

  // What comes after a step back is told of the outfit that it led to, and nothing else is done to the one that was there.
  return revision.applied.length > 0 || recall.repeats !== null
    ? revision
    : unchanged(brief, { ...revision, ...unrecalled(recall, revision) });
}

/** Why nothing was brought back. */
function unrecalled(
  { already, unmet }: Recalled,
  revision: OutfitRevision,
): Partial<Pick<OutfitRevision, 'unchanged'>> {
  if (revision.unchanged !== undefined || revision.notUnderstood.length > 0) return {};
  if (already.length > 0) return { unchanged: { why: 'already_so', words: already } };
  const absent = unmet.map(({ words }) => words);

  return absent.length === 0 ? {} : { unchanged: { why: 'no_such_before', words: absent } };
}

/** @param recall what of the brief's outfit was brought back a moment ago */
function reviseFrom(brief: RevisionBrief, recall: Recalled | null): OutfitRevision {
  const request = readRequest(brief, recall);
  if ('isAnswer' in request) return unchanged(brief, request);
  const outfit = applyRequest(brief, request, recall);

  return tellRevision(brief, request, outfit, recall);
}
