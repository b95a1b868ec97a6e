/**
 * The mode of a build in which every text of the screens is marked and longer. It is for tests: nobody gets it. Its money
 * and days are German, so that what is written without asking for the language is seen.
 */
export const PSEUDO = 'de-x-pseudo';

/** Each has an accent, and most stand twice: a text keeps its words, and is a third longer, as in many languages. */
const VOWELS: Record<string, string> = { a: 'áá', e: 'éé', i: 'íí', o: 'óó', u: 'úú', y: 'ý' };
const OPEN = '⟦';
const CLOSE = '⟧';
const STRETCHED = /^⟦[^⟧]*⟧$/;
/** What the code reads under these keys: an id, a color. */
const FOR_THE_CODE = /^(drawing|value|hex)$/;
const SENTENCE = /\S \S/;
const NOT_WORDS = /^#|^https?:|^[^\p{L}]*$/u;
/** Stands for what a text is put together from, of a kind that no text has. */
const SLOT = 0xf000;

/**
 * Words as the pseudo-language has them, e.g. ⟦Gééñ…⟧: whatever is on a screen without brackets came from no copy, and
 * whatever a longer text breaks is seen. What a function is given stays as it was given.
 */
export function stretched<Words>(words: Words): Words {
  return stretch(words, []) as Words;
}

function stretch(words: unknown, given: readonly string[]): unknown {
  if (typeof words === 'string') return stretchText(words, given);
  if (typeof words === 'function')
    return (...parts: unknown[]) => stretch(words(...parts), textsIn(parts).toSorted(longestFirst));
  if (Array.isArray(words)) return words.map((one) => stretch(one, given));
  if (typeof words !== 'object' || words === null || Object.getPrototypeOf(words) !== Object.prototype)
    return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      isForTheCode(key, value) ? value : stretch(value, given),
    ]),
  );
}

function isForTheCode(key: string, value: unknown): boolean {
  return FOR_THE_CODE.test(key) && !(typeof value === 'string' && SENTENCE.test(value));
}

function stretchText(text: string, given: readonly string[]): string {
  if (NOT_WORDS.test(text) || STRETCHED.test(text)) return text;
  // What answers what it was given has looked it up: that is a word of ours.
  const kept = given.includes(text) ? [] : given;
  let open = text;
  for (const [place, part] of kept.entries()) open = open.replaceAll(part, String.fromCharCode(SLOT + place));
  // The name of a parameter is for the code.
  const long = open.replace(/\{\w+\}|[aeiouy]/gi, (vowel) => {
    if (vowel.startsWith('{')) return vowel;
    const longer = VOWELS[vowel.toLowerCase()] ?? vowel;
    return vowel === vowel.toLowerCase() ? longer : longer.charAt(0).toUpperCase() + longer.slice(1);
  });
  const whole = kept.reduce(
    (said, part, place) => said.replaceAll(String.fromCharCode(SLOT + place), part),
    long,
  );
  return `${OPEN}${whole}${CLOSE}`;
}

function textsIn(parts: unknown): string[] {
  if (typeof parts === 'string') return parts === '' ? [] : [parts];
  if (typeof parts !== 'object' || parts === null) return [];
  return Object.values(parts).flatMap(textsIn);
}

function longestFirst(one: string, other: string): number {
  return other.length - one.length;
}
