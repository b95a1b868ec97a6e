import { DEFAULT_PATTERN_COMFORT, type QuizResponses } from '#contract/quiz.ts';
import type { Evidence } from '#contract/style-profile.ts';
import type { LookSummary } from './look-summary.ts';
import { capitalised, listed, photosCounted, photosOf, spelled } from './wording.ts';

const NAMED_COLOURS = 3;

interface Description {
  /** Three to five plain sentences: what was seen, as a good tailor would say it. */
  text: string;
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
  ];
  const sources = `${photosCounted(look.photos)}${fromAnswers === '' ? '' : ', set beside your quiz answers'}`;

  return {
    text: sentences.filter((sentence) => sentence !== '').join(' '),
    evidence: {
      about: 'description',
      because: `From the colors, patterns and contrasts measured in ${sources}.`,
    },
  };
}

function coloursOf({ colours, photos }: LookSummary): string {
  const recurring = colours.filter((colour) => colour.photos >= 2).slice(0, NAMED_COLOURS);
  const main = colours.slice(0, NAMED_COLOURS).map(({ name }) => name.toLowerCase());

  if (recurring.length > 0) {
    const names = recurring.map(({ name }) => name.toLowerCase());
    const verb = recurring.length === 1 ? 'keeps' : 'keep';

    return `${capitalised(spelled(recurring.length))} ${recurring.length === 1 ? 'color' : 'colors'} ${verb} coming back: ${names.join(', ')}.`;
  }
  if (main.length === 1) return `${photos === 1 ? 'This look is' : 'These looks are'} all ${main[0]}.`;

  return photos === 1
    ? `This look is mostly ${main[0]}, with ${listed(main.slice(1))}.`
    : `No color repeats yet; the strongest are ${listed(main)}.`;
}

const PATTERN_WORDS = {
  stripe: 'stripes',
  check: 'checks',
  print: 'prints',
} as const;

function patternsOf({ patterns, photos }: LookSummary): string {
  const worn = (['stripe', 'check', 'print'] as const).filter((pattern) => patterns[pattern] > 0);
  const patterned = photos - patterns.solid;
  // A kind that no photo shows clearly is not named.
  const words = worn.length === 0 ? 'a pattern' : listed(worn.map((pattern) => PATTERN_WORDS[pattern]));

  if (patterned === 0) return photos === 1 ? 'The cloth is plain.' : 'You keep to plain cloth.';
  const kinds = worn.length === 0 ? '' : `: ${words}`;
  if (patterned === photos)
    return `${photos === 1 ? 'The cloth has a pattern' : 'Every look has a pattern'}${kinds}.`;

  if (patterned > photos / 2) return `Most looks have a pattern${kinds}, in ${photosOf(patterned, photos)}.`;

  return `Plain cloth is your ground, with ${words} in ${photosOf(patterned, photos)}.`;
}

/** A single patterned cloth is described by its ground and its accents. */
function printOf({ patternColours }: LookSummary): string {
  const [colours, ...others] = patternColours;
  const [ground, ...accents] = colours ?? [];
  if (ground === undefined || accents.length === 0 || others.length > 0) return '';

  return `Its ground is ${ground.toLowerCase()}, with ${listed(accents.map((name) => name.toLowerCase()))}.`;
}

/**
 * From the spread of photographed looks: in one of six the lightness of the clothes spreads by less than the first, in one
 * of six by more than the second. A third says nothing that tells anybody apart.
 */
const CLOSE_TONES = 0.3;
const CLEAR_CONTRAST = 0.65;

function tonesOf({ lightnessContrast, meanChroma, warmth, neutralShare }: LookSummary): string {
  const contrast =
    lightnessContrast > CLEAR_CONTRAST
      ? 'Light stands clearly against dark'
      : lightnessContrast < CLOSE_TONES
        ? 'Tones stay close together'
        : 'Contrast is moderate';
  const colour =
    meanChroma > 0.09
      ? 'color is vivid'
      : neutralShare > 0.7
        ? 'color stays in the background'
        : 'color is calm';
  const lean =
    Math.abs(warmth) < 0.3 || neutralShare > 0.85 ? '' : warmth > 0 ? ' and leans warm' : ' and leans cool';

  return `${contrast}, and ${colour}${lean}.`;
}

/** Only where the answers and the photos say different things: that is worth knowing. */
function answersOf({ plainShare, meanChroma }: LookSummary, quiz: QuizResponses | null): string {
  if (quiz === null) return '';
  const { patternComfort, colorComfort } = quiz.preferences;

  if (patternComfort >= DEFAULT_PATTERN_COMFORT + 20 && plainShare > 0.8) {
    return 'Your answers say that you like patterns more than these photos show.';
  }
  if (colorComfort >= 70 && meanChroma < 0.05) {
    return 'Your answers say that you are at ease with more color than these photos show.';
  }

  return '';
}

function suretyOf({ photos }: LookSummary): string {
  if (photos === 1) return 'One photo gives a first impression only.';

  return photos === 2 ? `This rests on ${photosCounted(photos)}, so it may still change.` : '';
}
