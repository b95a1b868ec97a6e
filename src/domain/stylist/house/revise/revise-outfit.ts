import type { OutfitRevision, RevisionBrief } from '../../stylist.ts';
import { readWords } from '../language/read-words.ts';
import { unknownWords } from '../language/unknown-words.ts';

export function reviseOutfit({ outfit, request }: RevisionBrief): OutfitRevision {
  return {
    title: outfit.title,
    description: outfit.description,
    items: outfit.items.map((item) => ({ kept: item.id })),
    overallFitAdvice: outfit.overallFitAdvice,
    reasons: outfit.reasons,
    applied: [],
    notUnderstood: unknownWords(readWords(request)),
  };
}
