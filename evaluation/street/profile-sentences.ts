import { showsPatternClearly } from '#domain/photo/photo-features.ts';
import { cieLabOfHex, differenceOf } from '../../src/domain/colour/difference.ts';
import { analysePhotos } from '../../src/domain/stylist/house/analyse-photos.ts';
import { tonesOf } from '../../src/domain/stylist/house/eye/tones.ts';
import { toWorkingImage } from '../../src/domain/stylist/house/eye/working-image.ts';
import type { Bar } from '../section.ts';
import type { Look } from './street-photos.ts';

const LOOKS_OF_A_PERSON = 5;
/** ΔE00 within which a color is there. */
const SAME_COLOUR = 10;
const LEAST_SHARE = 0.08;

/** What the profile says of sets of looks, each sentence held against the masks and the labels. */
export function profileSentences(looks: readonly Look[]): { body: string; bars: Bar[] } {
  const judged: { sentence: string; isTrue: boolean }[] = [];
  for (let first = 0; first + LOOKS_OF_A_PERSON <= looks.length; first += LOOKS_OF_A_PERSON)
    judged.push(...sentencesOf(looks.slice(first, first + LOOKS_OF_A_PERSON)));
  const wrong = judged.filter(({ isTrue }) => !isTrue);

  return {
    body: [
      `Sets of ${LOOKS_OF_A_PERSON} looks, each described as the profile would: ${judged.length} statements on colors that come back, patterns and contrast. Colors are looked for in the masks (within ${SAME_COLOUR} ΔE00, with ${LEAST_SHARE * 100} % of the clothes, in as many photos as are claimed), patterns in the labels, contrast in the lightness of the masks’ pixels. Not true:`,
      wrong.length === 0 ? 'none.' : wrong.map(({ sentence }) => `- ${sentence}`).join('\n'),
    ].join('\n\n'),
    bars: [
      {
        what: 'people in streets, statements of the profile that are true',
        measured: judged.length === 0 ? 1 : 1 - wrong.length / judged.length,
        must: { atLeast: 1 },
      },
    ],
  };
}

function sentencesOf(looks: readonly Look[]): { sentence: string; isTrue: boolean }[] {
  const { description, palette } = analysePhotos({
    photos: looks.map(({ seen, photo }) => ({
      id: photo.number,
      name: photo.number,
      features: seen,
      readJpeg: () => Promise.reject(new Error('The house stylist looks at measurements alone.')),
    })),
    profile: null,
    quiz: null,
    onboarding: null,
    inspirations: [],
  });
  const [colours = ''] = description.split('.');
  const from = looks.map(({ photo }) => photo.number).join(', ');
  const named = palette.filter(({ name }) => colours.toLowerCase().includes(name.toLowerCase()));
  const comesBack = colours.includes('coming back');

  return [
    ...named.map(({ name, hex }) => ({
      sentence: `${name} ${comesBack ? 'keeps coming back' : 'is there'} (${from})`,
      isTrue: photosWith(looks, hex) >= (comesBack ? 2 : 1),
    })),
    ...looks
      .filter(({ photo, seen }) => !photo.look.includes('unclear') && showsPatternClearly(seen))
      .map(({ photo, seen }) => ({
        sentence: `${photo.number} has ${seen.pattern === 'solid' ? 'plain cloth' : `a pattern (${seen.pattern})`}`,
        isTrue:
          (seen.pattern === 'solid') === photo.look.includes('plain') &&
          (['solid', 'other'].includes(seen.pattern) ||
            photo.look.some((label) => label === seen.pattern || label === 'patterned')),
      })),
    contrastOf(description, looks, from),
  ];
}

function photosWith(looks: readonly Look[], hex: string): number {
  const lab = cieLabOfHex(hex);

  return looks.filter(
    ({ colours }) =>
      colours
        .filter((colour) => differenceOf(colour.lab, lab) <= SAME_COLOUR)
        .reduce((sum, { share }) => sum + share, 0) >= LEAST_SHARE,
  ).length;
}

/** OKLab lightness: what the masks' own spread has to reach, with room for what lies on the border of two words. */
const CLEAR = 0.55;
const CLOSE = 0.4;

function contrastOf(
  description: string,
  looks: readonly Look[],
  from: string,
): { sentence: string; isTrue: boolean } {
  const spread =
    looks.reduce((sum, { photo, truth }) => {
      const weight = toWorkingImage(truth).l.map((l) => (l > 0.98 ? 1 : 0));

      return sum + tonesOf(toWorkingImage(photo.image), weight).lightnessContrast;
    }, 0) / looks.length;
  const said = [
    'Light stands clearly against dark',
    'Tones stay close together',
    'Contrast is moderate',
  ].find((words) => description.includes(words));
  const isTrue =
    said === 'Light stands clearly against dark'
      ? spread >= CLEAR
      : said === 'Tones stay close together'
        ? spread <= CLOSE
        : spread > CLOSE - 0.15 && spread < CLEAR + 0.15;

  return { sentence: `${said} (${from}: ${spread.toFixed(2)})`, isTrue };
}
