import type { QuizLook, QuizResponses } from '#contract/quiz.ts';
import type { Side } from './look-pair.tsx';

type Looks = readonly [QuizLook, QuizLook];

/** What a look sets a slider to: clear of the middle, with room beyond it. */
const SET_TO = [20, 80] as const;

/** The two looks at the ends of a slider. */
export const SLIDER_LOOKS: Record<
  'colorComfort' | 'patternComfort' | keyof QuizResponses['personality'],
  Looks
> = {
  colorComfort: ['neutral', 'colorful'],
  patternComfort: ['plain', 'printed'],
  expressionLevel: ['silent', 'telling'],
  riskTaking: ['known', 'new'],
  attentionComfort: ['unseen', 'seen'],
  creativityLevel: ['by-rules', 'own-rules'],
};

/** The look that an answer means: near the middle, neither. */
export function sideOfSlider(value: number): Side | null {
  if (value <= SET_TO[0]) return 0;
  return value >= SET_TO[1] ? 1 : null;
}

export function sliderAt(side: Side): number {
  return SET_TO[side];
}

export const FIT_LOOKS: Looks = ['close', 'wide'];
const FITS = ['fitted', 'loose'] as const;
type Fits = QuizResponses['preferences']['fittingPreference'];

export function sideOfFits(fits: Fits): Side | null {
  return sideOf(FITS.map((fit) => fits.includes(fit)));
}

/** One of the two instead of the other; what else was chosen stays. */
export function fitsOn(side: Side, fits: Fits): Fits {
  return [...fits.filter((fit) => fit !== FITS[0] && fit !== FITS[1]), FITS[side]];
}

function sideOf([first, second]: boolean[]): Side | null {
  if (first === second) return null;
  return first ? 0 : 1;
}
