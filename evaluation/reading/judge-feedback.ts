import type { Profile } from '#contract/style-profile.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import type { ProfileRevision } from '#domain/stylist/stylist.ts';
import { AVOIDANCE_LABELS } from '#domain/wardrobe/avoidances.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import type { Described, Expectation } from './blind-sentence.ts';
import { isSameTaste } from './same-taste.ts';

/** Compares what a profile remembers after a feedback with what was said. */
export function faultsOfFeedback(
  profile: Profile,
  { patch, applied }: ProfileRevision,
  { likes = [], avoids = [], scales = {}, nothing }: Expectation,
): { missed: string[]; moved: string[] } {
  const metrics = patch.metrics ?? profile.analysisData;
  const scaleFaults = Object.entries(scales).filter(([name, direction]) => {
    const key = name === 'comfort' || name === 'elegance' || name === 'trendy' ? name : null;
    const by = key === null ? 0 : metrics[key] - profile.analysisData[key];
    return direction === '+' ? by <= 0 : by >= 0;
  });
  const wrongScales = (['comfort', 'elegance', 'trendy'] as const).filter(
    (name) => scales[name] === undefined && metrics[name] !== profile.analysisData[name],
  );
  const liked = remembered(patch, 'likes');
  const avoided = remembered(patch, 'avoids');

  return {
    missed: [
      ...likes.filter((what) => !isRemembered(what, liked)).map((what) => `likes ${say(what)} is not kept`),
      ...avoids
        .filter((what) => !isRemembered(what, avoided) && !isCutAvoided(what, avoided))
        .map((what) => `avoids ${say(what)} is not kept`),
      ...scaleFaults.map(([name, direction]) => `${name} ${direction} is not done`),
    ],
    moved:
      nothing !== undefined
        ? applied.map(({ what }) => what)
        : [
            ...wrongScales.map((name) => `${name} moved`),
            ...likes
              .filter((what) => isRemembered(what, besides(avoids, avoided)))
              .map((what) => `avoids ${say(what)}`),
            ...avoids
              .filter((what) => isRemembered(what, besides(likes, liked)))
              .map((what) => `likes ${say(what)}`),
          ],
  };
}

/** The words that a patch keeps as liked or avoided, in small letters. */
function remembered(patch: ProfileRevision['patch'], side: 'likes' | 'avoids'): string[] {
  const body = patch.bodyTypeProfile;
  const words =
    side === 'likes'
      ? [
          ...(patch.styleCategories ?? []),
          ...(patch.customColorPalette ?? []),
          ...Object.entries(body?.fitPreferences ?? {}).flatMap(([part, fit]) =>
            fit === null ? [] : [`${fit} ${part}`],
          ),
        ]
      : (body?.avoidances ?? []).map((name) => AVOIDANCE_LABELS[name]);
  const tastes = (patch.tastes ?? []).filter((taste) => taste.side === side).map((taste) => taste.words);

  return [...words, ...tastes].map((word) => word.toLowerCase());
}

/** "Skirts yes, mini skirts no": who avoids what was to be avoided does not avoid the wider thing. */
function besides(expected: readonly Described[], words: readonly string[]): string[] {
  return words.filter(
    (word) => !expected.some((what) => word.length >= say(what).length && isRemembered(what, [word])),
  );
}

function isRemembered(what: Described, words: readonly string[]): boolean {
  return alternativesOf(what).some((one) => {
    const names = Object.values(one).filter((name) => name !== undefined);

    return (
      names.every((name) => words.some((word) => isAlike(word, name))) ||
      words.some((word) => isSameTaste(one, word))
    );
  });
}

/** Who avoids low rises avoids trousers with one: nothing else has a rise. */
function isCutAvoided({ what: noun, more: cut, ...others }: Described, words: readonly string[]): boolean {
  if (noun === undefined || cut === undefined || Object.keys(others).length > 0) return false;
  const worn = readWords(noun, 0).flatMap(({ meaning }) =>
    meaning.is === 'garments' ? meaning.target.slots : [],
  );

  const shapes = readWords(cut, 0).flatMap(({ meaning }) => (meaning.is === 'shape' ? [meaning.shape] : []));
  const isOnlyOfThese =
    shapes.length > 0 &&
    GARMENTS.filter((garment) => shapes.every((shape) => shape.matches(garment))).every(({ slot }) =>
      worn.includes(slot),
    );

  return (
    isOnlyOfThese &&
    words.some(
      (word) => isAlike(word, cut) && readWords(word, 0).every(({ meaning }) => meaning.is !== 'garments'),
    )
  );
}

/** "Midi or calf length" is either. */
function alternativesOf(what: Described): Described[] {
  return Object.entries(what).reduce<Described[]>(
    (all, [key, names]) =>
      all.flatMap((one) =>
        String(names)
          .split(' or ')
          .map((name) => ({ ...one, [key]: name })),
      ),
    [{}],
  );
}

/** "Skirts" is remembered by "skirt", "wool" by any of its cloths: the same lexicon has to read both alike. */
function isAlike(word: string, name: string): boolean {
  if (word.includes(name.toLowerCase()) || name.toLowerCase().includes(word)) return true;
  const [one, other] = [labelsOf(word), labelsOf(name)];

  return (
    (one.length > 0 && one.some((label) => other.includes(label))) ||
    // "Indigo" is kept as the color that it is here: denim.
    other.some((label) => label.toLowerCase() === word)
  );
}

function labelsOf(words: string): string[] {
  return readWords(words, 0).flatMap(({ meaning }) => {
    // "Cargos" are cargo trousers: the same garments by another word.
    if (meaning.is === 'garments') return [meaning.target.label, [...meaning.target.keys].sort().join()];
    if (meaning.is === 'shape') return [meaning.shape.label];
    if (meaning.is === 'style') return [meaning.style];
    if (meaning.is === 'pattern') return [...meaning.patterns];
    // "Rüschen" are ruffles, whether or not there are any.
    if (meaning.is === 'missing') return [meaning.label];
    if (meaning.is === 'care') return [meaning.care];
    // "Grelle Farben" are bright colors.
    if (meaning.is === 'mood') return [`mood ${meaning.mood}`];
    return meaning.is === 'colour' || meaning.is === 'fabric' ? [...meaning.names] : [];
  });
}

function say(what: Described): string {
  return Object.values(what).join(' ');
}
