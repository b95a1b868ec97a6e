import type { AppError } from '#contract/error.ts';
import { refusal } from '#contract/refusals.ts';
import { type Confidence, type Evidence, PHOTOS_FOR_FULL_CONFIDENCE } from '#contract/style-profile.ts';
import type { AnalysisBrief, StyleAnalysis } from '../stylist.ts';
import { tell, tellPart } from '../writing/sentence.ts';
import { answerSignals } from './read-style/answer-signals.ts';
import { because } from './read-style/because.ts';
import { describeLook } from './read-style/describe-look.ts';
import { type LookSummary, summariseLook } from './read-style/look-summary.ts';
import { photoSignals } from './read-style/photo-signals.ts';
import { type Board, beyondPhotos, readBoard } from './read-style/read-board.ts';
import { scoreLook } from './read-style/score-look.ts';
import { styleCategories } from './read-style/style-categories.ts';
import { percent, photosCounted, photosOf } from './read-style/wording.ts';

/**
 * Reads measured photos, with the quiz and the onboarding where there are any, into a style analysis.
 * @throws AppError `not_an_image` when no photo could be measured, `no_photos` when there is none
 */
export function analysePhotos(brief: AnalysisBrief): StyleAnalysis {
  const features = brief.photos.map((photo) => photo.features).filter((measured) => measured !== null);
  const unreadPhotos = brief.photos.filter((photo) => photo.features === null).map((photo) => photo.name);
  if (brief.photos.length === 0) throw refusal('no_photos');
  if (features.length === 0) throw unreadable(unreadPhotos);

  const look = summariseLook(features);
  const signals = photoSignals(look);
  const answers = answerSignals(brief.quiz, brief.onboarding);
  const scored = scoreLook(signals, answers);
  const description = describeLook(look, brief.quiz);
  const board = readBoard(brief.inspirations);
  const styles = styleCategories(signals, brief.quiz, brief.onboarding, board);

  return {
    palette: look.colours.map(({ name, hex, share }) => ({ name, hex, share })),
    styleCategories: styles.categories,
    metrics: scored.metrics,
    description: description.text,
    told: description.told,
    evidence: [paletteEvidence(look, board), styles.evidence, ...scored.evidence, description.evidence],
    confidence: confidenceOf(look),
    unreadPhotos,
  };
}

function unreadable(names: readonly string[]): AppError {
  const [name, ...others] = names;
  return name === undefined || others.length > 0
    ? refusal('photos_unreadable')
    : refusal('photo_unreadable', { params: { name } });
}

function paletteEvidence({ colours, photos }: LookSummary, board: Board): Evidence {
  const largestFirst = colours.toSorted((one, other) => other.share - one.share);
  const parts = largestFirst.map(({ name, share, photos: seenIn }) =>
    tellPart(
      'seen: color',
      // A color can matter over all photos without being large in any one.
      `${name}: ${percent(share)} of the cloth, in ${seenIn === 0 ? 'small parts' : photosOf(seenIn, photos)}`,
      { words: [name], sums: [Math.round(share * 100), seenIn, photos] },
    ),
  );
  const text = `Measured on the clothes alone. ${parts.map((part) => part.text).join('; ')}.`;
  const beside = beyondPhotos(board, new Set(colours.map(({ name }) => name)));

  return because('palette', [tell('why: palette', text, { parts }), ...(beside === null ? [] : [beside])]);
}

/** Part of all cloth that has a color of more than one photo: what comes back is a habit, the rest may be chance. */
const COMES_BACK = 0.5;

/** Follows what was measured: photos that show the same things make it surer, and many that do not do not. */
function confidenceOf({ photos: usablePhotos, colours }: LookSummary): Confidence {
  const missing = PHOTOS_FOR_FULL_CONFIDENCE - usablePhotos;
  if (missing <= 0) {
    const recurring = colours.filter(({ photos }) => photos >= 2).reduce((sum, { share }) => sum + share, 0);

    return {
      level: recurring >= COMES_BACK ? 'high' : 'medium',
      usablePhotos,
      note: recurring >= COMES_BACK ? null : 'Your photos show different clothes: few colors come back yet.',
    };
  }

  return {
    level: usablePhotos === 1 ? 'low' : 'medium',
    usablePhotos,
    note: `Based on ${photosCounted(usablePhotos)}. Add ${missing} more for a surer reading.`,
  };
}
