import type { Told } from '#contract/told.ts';
import type { OutfitDraft } from '../stylist.ts';
import type { Sentence } from './sentence.ts';

/** The house's sentences as the texts of an outfit, in English, with what they say for other languages. */
export function inWords({
  title,
  description,
  reasons,
  fit,
}: {
  /** Of an earlier release nobody knows what it says. */
  title: Pick<Sentence, 'text'> & { told: Told | undefined };
  description: readonly Sentence[];
  reasons: readonly Sentence[];
  fit: readonly Sentence[];
}): Required<Pick<OutfitDraft, 'title' | 'description' | 'reasons' | 'overallFitAdvice' | 'told'>> {
  return {
    title: title.text,
    description: textsOf(description).join(' '),
    reasons: textsOf(reasons),
    overallFitAdvice: textsOf(fit).join(' '),
    told: {
      title: title.told,
      description: description.map(({ told }) => told),
      reasons: reasons.map(({ told }) => told),
      fit: fit.map(({ told }) => told),
    },
  };
}

function textsOf(sentences: readonly Sentence[]): string[] {
  return sentences.map(({ text }) => text);
}
