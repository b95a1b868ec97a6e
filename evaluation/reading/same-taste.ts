import { GERMAN } from '#domain/stylist/house/language/de/german.ts';
import type { Meaning, Target } from '#domain/stylist/house/language/mentions/meanings.ts';
import { readWords } from '#domain/stylist/house/language/read-words.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Described } from './blind-sentence.ts';

/**
 * Whether words that a profile keeps, in either language, speak of the garments that are described: "Weite Hosen" of wide-leg trousers,
 * "Cordhosen" of trousers of corduroy. Never of fewer qualities: trousers alone are no wide-leg trousers.
 * @param words what is kept, as the person said it
 */
export function isSameTaste(what: Described, words: string): boolean {
  const meanings = readWords(words, 0).map(({ meaning }) => meaning);
  const missing = meanings.flatMap((meaning) => (meaning.is === 'missing' ? [meaning.label] : []));
  const garments = garmentsOf(meanings);
  const isCut = meanings.some(({ is }) => is === 'shape');
  const names = Object.values(what).filter((name) => name !== undefined);
  // "Large earrings" have a name of their own, where "large" alone says nothing.
  const whole = what.what === undefined || what.more === undefined ? null : `${what.more} ${what.what}`;

  return (
    names.length > 0 &&
    (names.every(
      (name) => missing.some((label) => isNearName(label, name)) || isOfAll(garments, name, isCut),
    ) ||
      (whole !== null && isOneGarment(garments, whole)))
  );
}

/** What the words speak of: the garments of the noun that have each of its qualities. */
function garmentsOf(meanings: readonly Meaning[]): Garment[] {
  const targets = meanings.flatMap((meaning) => (meaning.is === 'garments' ? [meaning.target] : []));
  const shapes = meanings.flatMap((meaning) => (meaning.is === 'shape' ? [meaning.shape] : []));

  return inTargets(targets).filter((garment) => shapes.every((shape) => shape.matches(garment)));
}

function inTargets(targets: readonly Target[]): Garment[] {
  return targets.flatMap(({ keys }) => [...keys].map(garmentOf).filter((garment) => garment !== null));
}

/** Whether every one of some garments goes by a name: is one, or always has its cloth, pattern or cut. */
function isOfAll(garments: readonly Garment[], name: string, isCut: boolean): boolean {
  if (garments.length === 0) return false;

  return readingsOf(name).some((meanings) => {
    const named = new Set(garmentsOf(meanings).map(({ key }) => key));
    const targets = meanings.flatMap((meaning) => (meaning.is === 'garments' ? [meaning.target] : []));
    const isNamed = targets.every(({ breadth }) => breadth !== 'slot');
    const isOneOfThem =
      isCut && isNamed && named.size > 0 && named.size < garments.length && isCutAlone(garments, named);

    return (
      meanings.length > 0 &&
      (garments.every((garment) => named.has(garment.key) || hasAlways(garment, meanings)) || isOneOfThem)
    );
  });
}

/** Whether a quality and its noun together name no other garments than these. */
function isOneGarment(garments: readonly Garment[], name: string): boolean {
  const read = readWords(name, 0).map(({ meaning }) => meaning);
  const named = new Set(garmentsOf(read).map(({ key }) => key));
  const isRead = read.every(({ is }) => is === 'garments' || is === 'shape');

  return isRead && named.size === garments.length && garments.every(({ key }) => named.has(key));
}

/** "Weite Hosen" are wide jeans as well: a name of one cut stands for all of that cut. */
function isCutAlone(garments: readonly Garment[], named: ReadonlySet<string>): boolean {
  const fits = new Set(garments.flatMap(({ key, fit }) => (named.has(key) ? [fit] : [])));

  return (
    [...named].every((key) => garments.some((garment) => garment.key === key)) &&
    garments.every(({ fit }) => fits.has(fit))
  );
}

function hasAlways({ fabrics, patterns }: Garment, meanings: readonly Meaning[]): boolean {
  return meanings.every((meaning) => {
    if (meaning.is === 'fabric') return fabrics.every((fabric) => meaning.names.includes(fabric));

    return meaning.is === 'pattern' && patterns.every((pattern) => meaning.patterns.includes(pattern));
  });
}

/** A name as either language reads it: a German "Shirt" is a T-shirt. */
function readingsOf(name: string): Meaning[][] {
  const english = readWords(name, 0).map(({ meaning }) => meaning);
  const german = GERMAN.lookUp(name.toLowerCase());

  // Who does not know the Kent collar cannot say that some shirts have it.
  return [english, ...(german === null ? [] : [[...german]])].filter((meanings) =>
    meanings.every(({ is }) => is !== 'unknown'),
  );
}

/** Things that there are none of go by many names: "pointy" and "pointed toes", "camo" and "camouflage", "feather down" and "down". */
function isNearName(label: string, name: string): boolean {
  const wordsOf = (text: string) =>
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !COMMON.test(word));

  return wordsOf(label).some((one) =>
    wordsOf(name).some((other) => one.slice(0, SAME_STEM) === other.slice(0, SAME_STEM)),
  );
}

const COMMON = /^(?:print|prints|pattern|patterns|toes|shoes|muster)$/;
const SAME_STEM = 4;
