import type { Language } from '#contract/languages.ts';
import { quizResponses } from '#contract/quiz.ts';
import type { Evidence, Profile } from '#contract/style-profile.ts';
import { pointsOf } from '../house/read-quiz/quiz-points.ts';
import { quizSummary } from '../house/read-quiz/quiz-summary.ts';
import { sentencesBy, WRITERS } from './write-outfit.ts';

/**
 * A profile as its reader reads it: the description and what the values rest on are written from what they say, the summary of
 * the quiz from the answers.
 * What a model wrote, or an earlier release, stays as it was written. `language` says which it is.
 */
export function profileIn<Kept extends Profile>(language: Language, profile: Kept): Kept {
  const { told, ...analysisData } = profile.analysisData;
  const writer = WRITERS[language];
  const description = writer === undefined ? null : sentencesBy(writer, told);
  const results = profile.styleQuizResults;
  const summary = results === null ? null : summaryIn(language, profile);

  return {
    ...profile,
    analysisData:
      description === null ? analysisData : { ...analysisData, language, description: description.join(' ') },
    evidence: profile.evidence.map((evidence) => evidenceIn(language, evidence)),
    styleQuizResults: results === null || summary === null ? results : { ...results, language, summary },
  };
}

function evidenceIn(language: Language, { told, ...evidence }: Evidence): Evidence {
  const writer = WRITERS[language];
  const because = writer === undefined ? null : sentencesBy(writer, told);

  return because === null ? evidence : { ...evidence, language, because: because.join(' ') };
}

/** Null where it was not the house that wrote it, or where the house does not write in that language. */
function summaryIn(language: Language, profile: Profile): string | null {
  const writer = WRITERS[language];
  const answers = quizResponses.safeParse(profile.rawQuizResponses);
  const isOurs = answers.success && quizSummary(answers.data) === profile.styleQuizResults?.summary;

  return writer === undefined || !isOurs ? null : writer.quiz(pointsOf(answers.data));
}
