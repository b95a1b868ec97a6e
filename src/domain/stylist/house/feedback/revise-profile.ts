import type { FeedbackBrief, ProfileRevision } from '../../stylist.ts';
import { readWords } from '../language/read-words.ts';
import { unknownWords } from '../language/unknown-words.ts';

export function reviseProfile({ feedback }: FeedbackBrief): ProfileRevision {
  return { patch: {}, applied: [], notUnderstood: unknownWords(readWords(feedback)) };
}
