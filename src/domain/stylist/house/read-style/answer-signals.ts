import type { Onboarding } from '#contract/onboarding.ts';
import type { QuizResponses } from '#contract/quiz.ts';
import type { Metrics } from '#contract/style-profile.ts';
import type { PartSays } from '../../writing/says.ts';
import { type Part, tellPart } from '../../writing/sentence.ts';
import { capitalised } from './wording.ts';

/** One answer that speaks for or against a score. */
export interface AnswerSignal {
  about: keyof Metrics;
  /** Points on the scale of 0 to 100, from the middle. */
  points: number;
  /** The answer, as the person gave it. */
  answer: Part;
}

/** A slider at its end moves a score by this much. */
const SLIDER_POINTS = 24;

/** What the quiz and the onboarding say about comfort, elegance and trendiness. An untouched slider says nothing. */
export function answerSignals(quiz: QuizResponses | null, onboarding: Onboarding | null): AnswerSignal[] {
  const signals = [
    ...(quiz === null ? [] : fromQuiz(quiz)),
    ...(onboarding === null ? [] : fromOnboarding(onboarding)),
  ];

  return signals.filter(({ points }) => points !== 0);
}

type Effects = Partial<Metrics>;
/** Keyed by the quiz's own words, so that a reworded answer does not fall silent. */
type PerAnswer<Answer extends string> = Readonly<Partial<Record<Answer, Effects>>>;

const WORK: PerAnswer<NonNullable<QuizResponses['lifestyle']['workEnvironment']>> = {
  corporate: { elegance: 18, comfort: -6 },
  'business-casual': { elegance: 9 },
  creative: { trendy: 14 },
  remote: { comfort: 14, elegance: -4 },
  student: { comfort: 8, trendy: 6 },
};

const FITS: PerAnswer<QuizResponses['preferences']['fittingPreference'][number]> = {
  fitted: { comfort: -6, elegance: 7 },
  relaxed: { comfort: 14 },
  loose: { comfort: 16, elegance: -4 },
  structured: { elegance: 12, comfort: -6 },
};

const GOALS: PerAnswer<QuizResponses['aspirations']['styleGoals'][number]> = {
  'Look more polished': { elegance: 14 },
  'Feel more comfortable': { comfort: 18 },
  'Dress well for work': { elegance: 7 },
  'Look more current': { trendy: 18 },
  'Wear more color': { trendy: 8 },
  'Build a capsule wardrobe': { elegance: 6, trendy: -5 },
};

const ACTIVITIES: PerAnswer<QuizResponses['lifestyle']['dailyActivities'][number]> = {
  'Client meetings': { elegance: 8 },
  'Standing all day': { comfort: 10 },
  'Walking or cycling to work': { comfort: 6 },
  'Working out': { comfort: 7 },
  'Looking after children': { comfort: 8 },
  'Outdoor time': { comfort: 6 },
  'Evenings out': { elegance: 6, trendy: 4 },
  'Time at home': { comfort: 6 },
};

const STYLES: Readonly<Record<Onboarding['styles'][number], Effects>> = {
  casual: { comfort: 10, elegance: -3 },
  business: { elegance: 12 },
  formal: { elegance: 16, comfort: -5 },
  bohemian: { comfort: 8, trendy: 4 },
  minimalist: { elegance: 8, trendy: -2 },
  vintage: { trendy: -4, elegance: 4 },
  sporty: { comfort: 14, elegance: -5 },
  edgy: { trendy: 14 },
};

function fromQuiz({ lifestyle, aspirations, preferences, personality }: QuizResponses): AnswerSignal[] {
  const sliders: [keyof Metrics, number, PartSays, string][] = [
    ['trendy', personality.expressionLevel, 'answer: expression', 'how much you want to express'],
    ['trendy', personality.riskTaking, 'answer: risk', 'how much you dare'],
    ['trendy', personality.creativityLevel, 'answer: creativity', 'how creative you like it'],
  ];

  return [
    ...answers('work', WORK, lifestyle.workEnvironment === null ? [] : [lifestyle.workEnvironment]),
    ...answers('fit', FITS, preferences.fittingPreference),
    ...answers('goal', GOALS, aspirations.styleGoals),
    ...answers('days', ACTIVITIES, lifestyle.dailyActivities),
    ...sliders.map(([about, position, says, what]) => ({
      about,
      points: ((position - 50) / 50) * (SLIDER_POINTS / 2),
      answer: tellPart(says, `${what} (${position} of 100)`, { sums: [position] }),
    })),
  ];
}

function fromOnboarding({ styles, occasion }: Onboarding): AnswerSignal[] {
  const occasions: Readonly<Record<string, Effects>> = {
    work: { elegance: 6 },
    casual: { comfort: 6 },
    special: { elegance: 8 },
    social: { trendy: 4 },
  };

  return [
    ...answers('style', STYLES, styles),
    ...answers('occasion', occasions, occasion === null ? [] : [occasion]),
  ];
}

function answers(
  to: 'work' | 'fit' | 'goal' | 'days' | 'style' | 'occasion',
  effects: Readonly<Record<string, Effects>>,
  given: readonly string[],
): AnswerSignal[] {
  return given.flatMap((answer) =>
    (['comfort', 'elegance', 'trendy'] as const).map((about) => ({
      about,
      points: effects[answer]?.[about] ?? 0,
      answer: tellPart(`answer: ${to}`, `your answer “${capitalised(answer.replaceAll('-', ' '))}”`, {
        words: [answer],
      }),
    })),
  );
}
