import * as z from 'zod/mini';
import type { Language } from '#contract/languages.ts';
import { STYLE_NAMES } from '#contract/style-profile.ts';
import { plainText } from '#domain/stylist/plain-text.ts';
import type { QuizAssessment, QuizBrief } from '#domain/stylist/stylist.ts';
import { MOST_STYLES } from './analysis-wire.ts';
import type { Reading } from './shape.ts';
import { knownWords, oneOfKnown } from './words.ts';

export const quizWire = z.object({
  styleCategories: z.array(oneOfKnown(STYLE_NAMES)),
  description: z.string(),
  summary: z.string(),
  becauseCategories: z.string(),
});

const LENGTH = { summary: 900, description: 900, because: 240 };

/**
 * The words are the model's. How far answers move the scores is counted, so that the same answers twice change
 * nothing; styles and a description that are there stay.
 */
export function readQuiz(
  wire: z.infer<typeof quizWire>,
  brief: QuizBrief,
  counted: QuizAssessment,
  language: Language | undefined,
): Reading<QuizAssessment> {
  const named = knownWords(wire.styleCategories, STYLE_NAMES).slice(0, MOST_STYLES);
  const summary = plainText(wire.summary, LENGTH.summary);
  const description = plainText(wire.description, LENGTH.description);
  const because = plainText(wire.becauseCategories, LENGTH.because);
  const issues: string[] = [];
  if (named.length === 0) issues.push('"styleCategories" names none of the styles');
  if (summary === '') issues.push('"summary" is empty');
  if (description === '') issues.push('"description" is empty');
  if (issues.length > 0) return { issues };

  const hasStyles = (brief.profile?.styleCategories.length ?? 0) > 0;
  const evidence = (counted.patch.evidence ?? []).filter(
    ({ about }) => because === '' || about !== 'categories',
  );
  return {
    answer: {
      summary,
      language,
      patch: {
        ...counted.patch,
        // A profile that has styles only takes in what was named outright.
        ...(hasStyles ? {} : { styleCategories: named }),
        // The built-in reading says whether there is room for one.
        ...(counted.patch.description === undefined ? {} : { description, told: undefined, language }),
        evidence: because === '' ? evidence : [...evidence, { about: 'categories', because, language }],
      },
    },
  };
}
