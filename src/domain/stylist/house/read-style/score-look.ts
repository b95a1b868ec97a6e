import type { Evidence, Metrics } from '#contract/style-profile.ts';
import type { AnswerSignal } from './answer-signals.ts';
import { type PhotoSignal, SIGNAL_NAMES, type SignalName } from './photo-signals.ts';
import { capitalised, listed } from './wording.ts';

const MIDDLE = 50;
/** No photo proves the ends of a scale. */
const LOWEST = 8;
const HIGHEST = 92;

/**
 * How many points a signal at its end moves a score. The reasons:
 * - comfort shows in soft, close, muted tones, denim and earth; sharp contrast and formal dark do not say it
 * - elegance rests on restraint: neutrals, plain cloth, few hues, dark depth
 * - trendy shows in vivid colour, contrast, pattern and mixing; much plain neutral says classic instead
 */
const POINTS: Readonly<Record<keyof Metrics, Partial<Record<SignalName, number>>>> = {
  comfort: { contrast: -10, vivid: -6, denimBlues: 9, earth: 9, dark: -7, light: 5, plain: 4 },
  elegance: { neutrals: 13, plain: 11, manyHues: -9, dark: 9, vivid: -6 },
  trendy: { vivid: 13, contrast: 9, plain: -10, manyHues: 9, neutrals: -6 },
};

interface Scored {
  metrics: Metrics;
  evidence: Evidence[];
}

/** Comfort, elegance and trendiness, 0 to 100, each with the strongest things that it rests on. */
export function scoreLook(photo: Record<SignalName, PhotoSignal>, answers: readonly AnswerSignal[]): Scored {
  const comfort = scoreOf('comfort', photo, answers);
  const elegance = scoreOf('elegance', photo, answers);
  const trendy = scoreOf('trendy', photo, answers);

  return {
    metrics: { comfort: comfort.score, elegance: elegance.score, trendy: trendy.score },
    evidence: [comfort.evidence, elegance.evidence, trendy.evidence],
  };
}

interface Contribution {
  points: number;
  because: string;
}

function scoreOf(
  about: keyof Metrics,
  photo: Record<SignalName, PhotoSignal>,
  answers: readonly AnswerSignal[],
): { score: number; evidence: Evidence } {
  const fromPhotos = contributionsOf(POINTS[about], photo);
  const fromAnswers = answers
    .filter((signal) => signal.about === about)
    .map(({ points, answer }) => ({ points, because: `your answer ${answer}` }));
  const contributions = [...fromPhotos, ...fromAnswers];
  const sum = contributions.reduce((total, { points }) => total + points, MIDDLE);

  return {
    score: Math.round(Math.max(LOWEST, Math.min(HIGHEST, sum))),
    evidence: { about, because: reasonFor(contributions) },
  };
}

function contributionsOf(
  points: Partial<Record<SignalName, number>>,
  photo: Record<SignalName, PhotoSignal>,
): Contribution[] {
  return signalNames(points).map((name) => ({
    points: (points[name] ?? 0) * photo[name].value,
    because: photo[name].measured,
  }));
}

function signalNames(points: Partial<Record<SignalName, number>>): SignalName[] {
  return SIGNAL_NAMES.filter((name) => points[name] !== undefined);
}

const TOLD = 2;
/** What moves a score by less than this is not worth a word. */
const WORTH_TELLING = 1.5;

function reasonFor(contributions: readonly Contribution[]): string {
  const strongest = contributions.filter(({ points }) => Math.abs(points) >= WORTH_TELLING);
  const raised = told(strongest.filter(({ points }) => points > 0));
  const lowered = told(strongest.filter(({ points }) => points < 0));
  const parts = [
    raised.length > 0 ? `raised by ${listed(raised)}` : '',
    lowered.length > 0 ? `lowered by ${listed(lowered)}` : '',
  ].filter((part) => part !== '');

  return parts.length === 0
    ? 'Nothing in the photos or answers pulls far from the middle.'
    : `${capitalised(parts.join('; '))}.`;
}

function told(contributions: readonly Contribution[]): string[] {
  return contributions
    .toSorted((first, second) => Math.abs(second.points) - Math.abs(first.points))
    .slice(0, TOLD)
    .map(({ because }) => because);
}
