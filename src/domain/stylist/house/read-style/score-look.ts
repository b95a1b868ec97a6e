import type { Evidence, Metrics } from '#contract/style-profile.ts';
import { type Part, type Sentence, tell } from '../../writing/sentence.ts';
import type { AnswerSignal } from './answer-signals.ts';
import { because } from './because.ts';
import type { PhotoSignal } from './photo-signals.ts';
import { SIGNAL_NAMES, type SignalName } from './signal-names.ts';
import { listed } from './wording.ts';

const MIDDLE = 50;
/** No photo proves the ends of a scale. */
const LOWEST = 8;
const HIGHEST = 92;

/**
 * How many points a signal at its end moves a score. The reasons:
 * - comfort shows in soft, close, muted tones, denim and earth; sharp contrast and formal dark do not say it
 * - elegance rests on restraint: neutrals, plain cloth, few hues, dark depth
 * - trendy shows in vivid color, contrast, pattern and mixing; much plain neutral says classic instead
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
  what: Part;
}

function scoreOf(
  about: keyof Metrics,
  photo: Record<SignalName, PhotoSignal>,
  answers: readonly AnswerSignal[],
): { score: number; evidence: Evidence } {
  const fromPhotos = contributionsOf(POINTS[about], photo);
  const fromAnswers = answers
    .filter((signal) => signal.about === about)
    .map(({ points, answer }) => ({ points, what: answer }));
  const contributions = [...fromPhotos, ...fromAnswers];
  const sum = contributions.reduce((total, { points }) => total + points, MIDDLE);

  return {
    score: Math.round(Math.max(LOWEST, Math.min(HIGHEST, sum))),
    evidence: because(about, movedBy(contributions)),
  };
}

function contributionsOf(
  points: Partial<Record<SignalName, number>>,
  photo: Record<SignalName, PhotoSignal>,
): Contribution[] {
  return signalNames(points).map((name) => ({
    points: (points[name] ?? 0) * photo[name].value,
    what: photo[name].measured,
  }));
}

function signalNames(points: Partial<Record<SignalName, number>>): SignalName[] {
  return SIGNAL_NAMES.filter((name) => points[name] !== undefined);
}

const TOLD = 2;
/** What moves a score by less than this is not worth a word. */
const WORTH_TELLING = 1.5;

/** What moved a score most, each way. */
export function movedBy(contributions: readonly Contribution[]): Sentence[] {
  const strongest = contributions.filter(({ points }) => Math.abs(points) >= WORTH_TELLING);
  const raised = told(strongest.filter(({ points }) => points > 0));
  const lowered = told(strongest.filter(({ points }) => points < 0));
  const sentences = [
    ...(raised.length > 0 ? [tell('why: raised', `Raised by ${textOf(raised)}.`, { parts: raised })] : []),
    ...(lowered.length > 0
      ? [tell('why: lowered', `Lowered by ${textOf(lowered)}.`, { parts: lowered })]
      : []),
  ];

  return sentences.length === 0
    ? [tell('why: middle', 'Nothing in the photos or answers pulls far from the middle.')]
    : sentences;
}

function textOf(parts: readonly Part[]): string {
  return listed(parts.map(({ text }) => text)).replace(
    /your answer (“[^”]+”) and your answer “/,
    'your answers $1 and “',
  );
}

function told(contributions: readonly Contribution[]): Part[] {
  return contributions
    .toSorted((first, second) => Math.abs(second.points) - Math.abs(first.points))
    .slice(0, TOLD)
    .map(({ what }) => what);
}
