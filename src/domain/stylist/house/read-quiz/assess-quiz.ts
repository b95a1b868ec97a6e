import type { Profile } from '#contract/style-profile.ts';
import type { ProfilePatch, QuizAssessment, QuizBrief } from '../../stylist.ts';
import { fitsFromQuiz } from './quiz-fits.ts';
import { metricsFromQuiz } from './quiz-metrics.ts';
import { stylesFromQuiz } from './quiz-styles.ts';
import { quizSummary } from './quiz-summary.ts';

/**
 * Reads the answers of the quiz into a profile. What the person has chosen by hand is kept: answers fill
 * what is empty, move the three scores, and add styles behind the ones that are there.
 */
export function assessQuiz(brief: QuizBrief): QuizAssessment {
  const metrics = metricsFromQuiz(brief);
  const styles = stylesFromQuiz(brief);
  const fits = fitsFromQuiz(brief.quiz, brief.profile);
  const patch: ProfilePatch = {
    metrics: metrics.metrics,
    styleCategories: styles.categories,
    ...(fits === null ? {} : { bodyTypeProfile: fits }),
    ...(hasDescription(brief.profile)
      ? {}
      : { description: styles.description.text, told: [styles.description.told] }),
    evidence: mergedEvidence(brief.profile, [...metrics.evidence, styles.evidence]),
  };

  return { patch, summary: quizSummary(brief.quiz) };
}

function hasDescription(profile: Profile | null): boolean {
  return (profile?.analysisData.description ?? '') !== '';
}

/** What was seen in photos stays known beside what was answered. */
function mergedEvidence(profile: Profile | null, fresh: Profile['evidence']): Profile['evidence'] {
  const renewed = new Set(fresh.map(({ about }) => about));

  return [...(profile?.evidence ?? []).filter(({ about }) => !renewed.has(about)), ...fresh];
}
