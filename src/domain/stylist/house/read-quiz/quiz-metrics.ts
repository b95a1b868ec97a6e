import { type QuizResponses, quizResponses } from '#contract/quiz.ts';
import { DEFAULT_SCORE, type Evidence, type Metrics, type Profile } from '#contract/style-profile.ts';
import type { QuizBrief } from '../../stylist.ts';
import { type AnswerSignal, answerSignals } from '../read-style/answer-signals.ts';
import { because } from '../read-style/because.ts';
import { movedBy } from '../read-style/score-look.ts';

const LOWEST = 5;
const HIGHEST = 95;
/** Beside photos the answers count for a part; without any they are all there is. */
const WEIGHT_BESIDE_PHOTOS = 0.6;
const NAMES = ['comfort', 'elegance', 'trendy'] as const;

/**
 * The three scores after the quiz. A retake moves them by the difference to the earlier answers only, so
 * that the same answers twice change nothing.
 */
export function metricsFromQuiz({ quiz, profile, onboarding }: QuizBrief): {
  metrics: Metrics;
  evidence: Evidence[];
} {
  const signals = answerSignals(quiz, null);
  const earlier = earlierQuiz(profile);
  const before = earlier === null ? [] : answerSignals(earlier, null);
  const start = profile === null ? answerSignals(null, onboarding) : [];
  const weight = profile?.confidence == null ? 1 : WEIGHT_BESIDE_PHOTOS;
  const score = (name: keyof Metrics) =>
    clamped(
      (profile?.analysisData[name] ?? DEFAULT_SCORE) +
        sumOf(start, name) +
        weight * (sumOf(signals, name) - sumOf(before, name)),
    );

  return {
    metrics: { comfort: score('comfort'), elegance: score('elegance'), trendy: score('trendy') },
    evidence: NAMES.flatMap((name) => evidenceFor(name, signals)),
  };
}

function earlierQuiz(profile: Profile | null): QuizResponses | null {
  if (profile?.rawQuizResponses == null) return null;

  const parsed = quizResponses.safeParse(profile.rawQuizResponses);

  return parsed.success ? parsed.data : null;
}

function sumOf(signals: readonly AnswerSignal[], about: keyof Metrics): number {
  return signals.filter((signal) => signal.about === about).reduce((sum, { points }) => sum + points, 0);
}

function clamped(score: number): number {
  return Math.round(Math.max(LOWEST, Math.min(HIGHEST, score)));
}

function evidenceFor(about: keyof Metrics, signals: readonly AnswerSignal[]): Evidence[] {
  const mine = signals.filter((signal) => signal.about === about);

  return mine.length === 0
    ? []
    : [because(about, movedBy(mine.map(({ points, answer }) => ({ points, what: answer }))))];
}
