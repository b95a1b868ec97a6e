import type { Onboarding } from '#contract/onboarding.ts';
import type { QuizResponses } from '#contract/quiz.ts';
import {
  type Evidence,
  MAX_CUSTOMISED_CATEGORIES,
  STYLE_NAMES,
  type StyleName,
} from '#contract/style-profile.ts';
import { evidenceOf } from '#domain/style-profile/reasons.ts';
import { type Part, type Sentence, tell, tellPart } from '../../writing/sentence.ts';
import { quotedTitle } from '../read-inspiration.ts';
import { because } from './because.ts';
import type { PhotoSignal } from './photo-signals.ts';
import type { Board } from './read-board.ts';
import { SIGNAL_NAMES, type SignalName } from './signal-names.ts';
import { listed } from './wording.ts';

/**
 * Which measured things speak for a style (positive) or against it (negative). Color and pattern cannot
 * show every style: those that rest on cut, on sport or on where one comes from have no row, and are only
 * ever found in the person's own words.
 */
const SIGNS: Partial<Record<StyleName, Partial<Record<SignalName, number>>>> = {
  Classic: { neutrals: 0.5, plain: 0.6, manyHues: -0.4, vivid: -0.3, dark: 0.3 },
  Preppy: { denimBlues: 0.6, plain: -0.5, contrast: 0.5 },
  Minimalist: { neutrals: 0.8, plain: 0.8, manyHues: -0.5, contrast: -0.3 },
  Tailored: { dark: 0.7, plain: 0.5, neutrals: 0.3, vivid: -0.3 },
  'Old Money': { earth: 0.5, light: 0.5, neutrals: 0.4, vivid: -0.5, plain: 0.3 },
  Casual: { denimBlues: 0.6, contrast: -0.2, dark: -0.3, plain: 0.2 },
  Coastal: { light: 0.7, denimBlues: 0.7, dark: -0.5, warm: -0.3 },
  'Smart Casual': { plain: 0.4, denimBlues: 0.4, neutrals: 0.3, dark: 0.2 },
  Bohemian: { earth: 0.7, plain: -0.6, warm: 0.5, manyHues: 0.4 },
  Eclectic: { manyHues: 0.9, plain: -0.5, contrast: 0.3 },
  Vintage: { earth: 0.5, plain: -0.5, vivid: -0.4, warm: 0.3 },
  Artsy: { manyHues: 0.6, vivid: 0.4, plain: -0.4 },
  Maximalist: { vivid: 0.8, plain: -0.7, manyHues: 0.6, neutrals: -0.5 },
  Edgy: { dark: 0.6, contrast: 0.4, neutrals: 0.4, warm: -0.2, light: -0.4 },
  Contemporary: { contrast: 0.6, plain: 0.4, vivid: 0.3 },
  Utility: { earth: 0.7, vivid: -0.5, plain: 0.4, dark: 0.2 },
  Romantic: { light: 0.6, warm: 0.5, plain: -0.5, contrast: -0.3 },
  Scandinavian: { light: 0.8, neutrals: 0.6, plain: 0.4, contrast: -0.2 },
  'Japanese Minimal': { dark: 0.6, neutrals: 0.7, plain: 0.5, contrast: -0.4, manyHues: -0.3 },
  Mediterranean: { light: 0.5, vivid: 0.4, warm: 0.4, denimBlues: 0.3, dark: -0.4 },
};

const STYLES_OF_ONBOARDING: Readonly<Record<Onboarding['styles'][number], readonly StyleName[]>> = {
  casual: ['Casual'],
  business: ['Tailored', 'Smart Casual'],
  formal: ['Classic', 'Tailored'],
  bohemian: ['Bohemian'],
  minimalist: ['Minimalist'],
  vintage: ['Vintage'],
  sporty: ['Sporty'],
  edgy: ['Edgy'],
};

/** A style that the person names outweighs what photos suggest. */
const CHOSEN = 1.1;
/** Named by two or more inspirations. */
const NAMED_ON_BOARD = 0.8;
const BOARD_WEIGHT = 0.35;
const WORTH_NAMING = 0.45;
const AT_LEAST = 3;
/** So many measured things have to speak for a style that nobody named; less than this hardly speaks. */
const LEAST_SIGNS = 2;
const COUNTS = 0.1;

interface Candidate {
  style: StyleName;
  score: number;
  reasons: Part[];
}

/** The three to five styles that photos and answers speak for most, with the reasons. */
export function styleCategories(
  photo: Record<SignalName, PhotoSignal>,
  quiz: QuizResponses | null,
  onboarding: Onboarding | null,
  board: Board,
): { categories: StyleName[]; evidence: Evidence } {
  const chosen = chosenStyles(quiz, onboarding);
  const ranked = STYLE_NAMES.map((style) => candidateOf(style, photo, chosen, board))
    .filter(({ score }) => score > 0)
    .sort((first, second) => second.score - first.score)
    .filter(({ score }, index) => index < AT_LEAST || score >= WORTH_NAMING)
    .slice(0, MAX_CUSTOMISED_CATEGORIES);
  const reasons = ranked.flatMap(({ style, reasons: parts }) => spokenFor(style, parts));

  return {
    categories: ranked.map(({ style }) => style),
    evidence:
      reasons.length === 0 ? evidenceOf('categories', 'no_style_seen') : because('categories', reasons),
  };
}

/** What speaks for a style, in a sentence; none where nothing does. */
export function spokenFor(style: StyleName, reasons: readonly Part[]): Sentence[] {
  return reasons.length === 0
    ? []
    : [
        tell('why: style', `${style}: ${listed(reasons.map(({ text }) => text))}.`, {
          words: [style],
          parts: reasons,
        }),
      ];
}

function candidateOf(
  style: StyleName,
  photo: Record<SignalName, PhotoSignal>,
  chosen: ReadonlySet<StyleName>,
  board: Board,
): Candidate {
  const signs = [
    ...SIGNAL_NAMES.map((name) => ({
      points: (SIGNS[style]?.[name] ?? 0) * photo[name].value,
      measured: photo[name].measured,
    })),
    ...boardSigns(style, board),
  ];
  const seen = signs.reduce((sum, { points }) => sum + points, 0);
  const isChosen = chosen.has(style);
  // One thing that was measured is a thing, not a style.
  const fromPhotos = SIGNAL_NAMES.filter((name) => (SIGNS[style]?.[name] ?? 0) * photo[name].value > COUNTS);
  const isMeasured = fromPhotos.length >= LEAST_SIGNS;
  const reasons = signs
    .filter(({ points }) => points > 0.1)
    .sort((first, second) => second.points - first.points)
    .slice(0, 2)
    .map(({ measured }) => measured);

  return {
    style,
    score: isMeasured || isChosen || board.styles.has(style) ? seen + (isChosen ? CHOSEN : 0) : 0,
    reasons: [...(isChosen ? [NAMED_BY_YOU] : []), ...reasons],
  };
}

export const NAMED_BY_YOU = tellPart('named by you', 'you named it yourself');

/** What somebody collects says where they want to go; what they wear says more about who they are. */
function boardSigns(style: StyleName, board: Board): { points: number; measured: Part }[] {
  const namedBy = board.styles.get(style) ?? [];
  const named = { points: NAMED_ON_BOARD * Math.min(1, namedBy.length / 2), measured: namedOnBoard(namedBy) };
  if (board.signals === null) return [named];

  const { signals } = board;
  return [
    named,
    ...SIGNAL_NAMES.map((name) => ({
      points: BOARD_WEIGHT * (SIGNS[style]?.[name] ?? 0) * signals[name].value,
      measured: onBoard(signals[name].measured),
    })),
  ];
}

function onBoard({ text, told }: Part): Part {
  return {
    text: `${text} on your inspiration board`,
    told: { ...told, words: [told.words?.[0] ?? '', 'board'] },
  };
}

function namedOnBoard([first = '', ...others]: readonly string[]): Part {
  const text =
    others.length === 0
      ? `named by ${quotedTitle(first)} on your inspiration board`
      : `named by ${quotedTitle(first)} and ${others.length} more of your inspirations`;

  return tellPart('named on board', text, { words: [first], sums: [others.length] });
}

function chosenStyles(quiz: QuizResponses | null, onboarding: Onboarding | null): Set<StyleName> {
  const dream = ` ${(quiz?.aspirations.dreamStyle ?? '').toLowerCase()} `;
  const named = STYLE_NAMES.filter((style) => new RegExp(`\\b${style.toLowerCase()}\\b`).test(dream));

  return new Set([...named, ...(onboarding?.styles ?? []).flatMap((style) => STYLES_OF_ONBOARDING[style])]);
}
