import { DEFAULT_PATTERN_COMFORT, type QuizResponses } from '#contract/quiz.ts';
import type { Evidence } from '#contract/style-profile.ts';
import type { Told } from '#contract/told.ts';
import { type Sentence, tell } from '../../writing/sentence.ts';
import { because } from './because.ts';
import type { LookSummary } from './look-summary.ts';
import { capitalised, listed, photosCounted, photosOf, spelled } from './wording.ts';

const NAMED_COLOURS = 3;

interface Description {
  /** Three to five plain sentences: what was seen, as a good tailor would say it. */
  text: string;
  /** What they say, for other languages. */
  told: Told[];
  evidence: Evidence;
}

export function describeLook(look: LookSummary, quiz: QuizResponses | null): Description {
  const fromAnswers = answersOf(look, quiz);
  const sentences = [
    coloursOf(look),
    patternsOf(look),
    printOf(look),
    tonesOf(look),
    fromAnswers,
    suretyOf(look),
  ].filter((sentence) => sentence !== null);
  const sources = `${photosCounted(look.photos)}${fromAnswers === null ? '' : ', set beside your quiz answers'}`;

  return {
    text: sentences.map(({ text }) => text).join(' '),
    told: sentences.map(({ told }) => told),
    evidence: because('description', [
      tell('why: photos', `From the colors, patterns and contrasts measured in ${sources}.`, {
        words: fromAnswers === null ? [] : ['answers'],
        sums: [look.photos],
      }),
    ]),
  };
}

function coloursOf({ colours, photos }: LookSummary): Sentence {
  const recurring = colours.filter((colour) => colour.photos >= 2).slice(0, NAMED_COLOURS);
  const strongest = colours.slice(0, NAMED_COLOURS).map(({ name }) => name);
  const main = strongest.map((name) => name.toLowerCase());

  if (recurring.length > 0) {
    const words = recurring.map(({ name }) => name);
    const verb = recurring.length === 1 ? 'keeps' : 'keep';
    const text = `${capitalised(spelled(recurring.length))} ${recurring.length === 1 ? 'color' : 'colors'} ${verb} coming back: ${words.join(', ').toLowerCase()}.`;

    return tell('look: colors that return', text, { words });
  }
  const subject = { words: strongest, sums: [photos] };
  if (main.length === 1)
    return tell(
      'look: one color',
      `${photos === 1 ? 'This look is' : 'These looks are'} all ${main[0]}.`,
      subject,
    );

  return photos === 1
    ? tell(
        'look: colors that lead',
        `This look is mostly ${main[0]}, with ${listed(main.slice(1))}.`,
        subject,
      )
    : tell('look: colors that lead', `No color repeats yet; the strongest are ${listed(main)}.`, subject);
}

const PATTERN_WORDS = {
  stripe: 'stripes',
  check: 'checks',
  print: 'prints',
} as const;

/** What the photos do not show clearly is not said. */
function patternsOf({ patterns, photos }: LookSummary): Sentence | null {
  const worn = (['stripe', 'check', 'print'] as const).filter((pattern) => patterns[pattern] > 0);
  const patterned = patterns.stripe + patterns.check + patterns.print + patterns.other;
  // A kind that no photo shows clearly is not named.
  const words = worn.length === 0 ? 'a pattern' : listed(worn.map((pattern) => PATTERN_WORDS[pattern]));
  const subject = { words: worn, sums: [patterned, photos] };

  if (patterned + patterns.solid === 0) return null;
  if (patterned === 0 && patterns.solid < photos)
    return tell('look: plain in some', `The cloth is plain in ${photosOf(patterns.solid, photos)}.`, {
      sums: [patterns.solid, photos],
    });
  if (patterned === 0)
    return tell('look: plain', photos === 1 ? 'The cloth is plain.' : 'You keep to plain cloth.', subject);
  const kinds = worn.length === 0 ? '' : `: ${words}`;
  if (patterned === photos) {
    const text = `${photos === 1 ? 'The cloth has a pattern' : 'Every look has a pattern'}${kinds}.`;

    return tell('look: patterned', text, subject);
  }
  if (patterned > photos / 2)
    return tell(
      'look: mostly patterned',
      `Most looks have a pattern${kinds}, in ${photosOf(patterned, photos)}.`,
      subject,
    );

  if (patterns.solid < photos / 2)
    return tell(
      'look: patterned in some',
      `There ${worn.length === 0 ? 'is' : 'are'} ${words} in ${photosOf(patterned, photos)}.`,
      subject,
    );

  return tell(
    'look: plain ground',
    `Plain cloth is your ground, with ${words} in ${photosOf(patterned, photos)}.`,
    subject,
  );
}

/** A single patterned cloth is described by its ground and its accents. */
function printOf({ patternColours }: LookSummary): Sentence | null {
  const [colours = [], ...others] = patternColours;
  const [ground, ...accents] = colours;
  if (ground === undefined || accents.length === 0 || others.length > 0) return null;

  return tell(
    'look: ground and accents',
    `Its ground is ${ground.toLowerCase()}, with ${listed(accents.map((name) => name.toLowerCase()))}.`,
    { words: colours },
  );
}

/**
 * From the spread of photographed looks: in one of six the lightness of the clothes spreads by less than the first, in one
 * of six by more than the second. A third says nothing that tells anybody apart.
 */
const CLOSE_TONES = 0.3;
const CLEAR_CONTRAST = 0.65;

const TONES = {
  clear: 'Light stands clearly against dark',
  close: 'Tones stay close together',
  moderate: 'Contrast is moderate',
} as const;
const CHROMA = {
  vivid: 'color is vivid',
  background: 'color stays in the background',
  calm: 'color is calm',
} as const;
const LEANS = { even: '', warm: ' and leans warm', cool: ' and leans cool' } as const;

function tonesOf({ lightnessContrast, meanChroma, warmth, neutralShare }: LookSummary): Sentence {
  const contrast =
    lightnessContrast > CLEAR_CONTRAST ? 'clear' : lightnessContrast < CLOSE_TONES ? 'close' : 'moderate';
  const colour = meanChroma > 0.09 ? 'vivid' : neutralShare > 0.7 ? 'background' : 'calm';
  const lean = Math.abs(warmth) < 0.3 || neutralShare > 0.85 ? 'even' : warmth > 0 ? 'warm' : 'cool';

  return tell('look: contrast', `${TONES[contrast]}, and ${CHROMA[colour]}${LEANS[lean]}.`, {
    words: [contrast, colour, lean],
  });
}

/** Only where the answers and the photos say different things: that is worth knowing. */
function answersOf({ plainShare, meanChroma }: LookSummary, quiz: QuizResponses | null): Sentence | null {
  if (quiz === null) return null;
  const { patternComfort, colorComfort } = quiz.preferences;

  if (patternComfort >= DEFAULT_PATTERN_COMFORT + 20 && (plainShare ?? 0) > 0.8)
    return tell(
      'answers: patterns liked',
      'Your answers say that you like patterns more than these photos show.',
    );
  if (colorComfort >= 70 && meanChroma < 0.05)
    return tell(
      'answers: color liked',
      'Your answers say that you are at ease with more color than these photos show.',
    );

  return null;
}

function suretyOf({ photos }: LookSummary): Sentence | null {
  if (photos === 1) return tell('look: one photo', 'One photo gives a first impression only.');

  return photos === 2
    ? tell('look: two photos', `This rests on ${photosCounted(photos)}, so it may still change.`)
    : null;
}
