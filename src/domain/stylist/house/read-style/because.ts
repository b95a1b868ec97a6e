import type { Evidence } from '#contract/style-profile.ts';
import type { Sentence } from '../../writing/sentence.ts';

/** What a value rests on, in the stylist's own sentences. */
export function because(about: Evidence['about'], sentences: readonly Sentence[]): Evidence {
  return {
    about,
    because: sentences.map(({ text }) => text).join(' '),
    told: sentences.map(({ told }) => told),
  };
}
