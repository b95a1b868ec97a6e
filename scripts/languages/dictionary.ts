import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ENGLISH, type Language } from '#contract/languages.ts';
import { LANGUAGES } from '#languages/languages.ts';
import { PSEUDO, stretched } from './pseudo.ts';

/** What a text is looked up by: the whole of it, or a part; as Playwright's locators have it. */
export type Wanted = string | RegExp;

/** Finds on screens of another language what is wanted in the words of the specification. */
export type Say = (wanted: Wanted, options?: { exact?: boolean }) => Wanted;

interface Pair {
  english: string;
  other: string;
}

const SRC = join(import.meta.dirname, '../../src');

/** What puts a text together, in both languages. */
type Sayers = [english: CallableFunction, other: CallableFunction];

/** Stand for what a text is put together from. */
const SLOTS = ['\ue001', '\ue002', '\ue003'];
const SLOT = /[\ue001-\ue003]/g;
/** Where any number is wanted, these will be among them: of steps, of sections, of what was deleted. */
const ANY_NUMBERS = [1, 2, 3, 4, 5].flatMap((one) => [[one], [one, 4], [one, 5]]);

/**
 * A dictionary out of the copies of both languages: whoever goes through the screens names them in English, once. What is
 * in no copy, e.g. a person's own words, stays as it is.
 */
export async function dictionaryOf(language: Language): Promise<Say> {
  if (language === ENGLISH) return (wanted) => wanted;
  const texts: Pair[] = [];
  const sayers: Sayers[] = [];
  for (const module of LANGUAGES.modules) {
    const english = await load(join(SRC, module));
    const other =
      language === PSEUDO ? stretched(english) : await LANGUAGES.wordsOf(module, english, language);
    read(english, other, texts, sayers);
  }
  texts.push(...sayers.flatMap((both) => called(both, SLOTS)));

  const foundBefore = new Map<string, Wanted>();
  return (wanted, { exact = false } = {}) => {
    const key = `${exact} ${wanted}`;
    const found = foundBefore.get(key) ?? (wanted instanceof RegExp ? likeAny(wanted) : like(wanted, exact));
    foundBefore.set(key, found);
    return found;
  };

  function like(wanted: string, exact: boolean): RegExp {
    const pairs = pairsFor(wanted);
    const whole = saidWhole(wanted, pairs);
    if (exact) return new RegExp(`^\\s*${oneOf(wanted, [...whole, ...lookedUp(wanted)])}\\s*$`);
    // As many texts have it in them; that is of use only where none is it.
    const parts = pairs.some(({ english }) => english === wanted)
      ? []
      : pairs.filter(({ english }) => english.toLowerCase().includes(wanted.toLowerCase()));
    const found = [...whole, ...parts.map(({ other }) => patternOf(other)), ...lookedUp(wanted)];
    return new RegExp(oneOf(wanted, found), 'i');
  }

  function likeAny(wanted: RegExp): RegExp {
    const found = pairsFor(wanted).filter(({ english }) => wanted.test(english.replace(SLOT, '…')));
    return new RegExp([...new Set([...found.map(wholePattern), wanted.source])].join('|'), wanted.flags);
  }

  /** The translations of a text, and of the texts that it is put together from. */
  function saidWhole(wanted: string, pairs: readonly Pair[]): string[] {
    const found = pairs.flatMap(({ english, other }) => {
      const parts = new RegExp(`^${patternOf(english, () => '(.+)')}$`).exec(wanted)?.slice(1);
      if (!parts) return [];
      const bySlot = new Map((english.match(SLOT) ?? []).map((slot, place) => [slot, parts[place] ?? '']));
      return [
        patternOf(other, (slot) => {
          const part = bySlot.get(slot) ?? '';
          return oneOf(part, [...saidWhole(part, texts), ...lookedUp(part)]);
        }),
      ];
    });
    return found.filter((pattern) => pattern !== '');
  }

  function pairsFor(wanted: Wanted): Pair[] {
    const text = typeof wanted === 'string' ? wanted : wanted.source;
    const numbers = [...text.matchAll(/\d+/g)].map(([digits]) => Number(digits));
    const samples = [numbers, numbers.toReversed(), ...numbers.map((one) => [one])];
    if (text.includes('\\d')) samples.push(...ANY_NUMBERS);
    if (samples.length === 2) return texts;
    return [...texts, ...samples.flatMap((sample) => sayers.flatMap((both) => called(both, sample)))];
  }

  /** What answers in English with what it was given looks a word up in the other language, some by a key before it. */
  function lookedUp(word: string): string[] {
    const samples = [[word], [word.replaceAll(' ', '-'), word]];
    const found = samples.flatMap((sample) => sayers.flatMap((both) => called(both, sample)));
    return found
      .filter(({ english }) => english === word)
      .map(({ other }) => other)
      .filter((other) => other !== word)
      .map((other) => patternOf(other));
  }
}

async function load(path: string): Promise<Record<string, unknown>> {
  return { ...(await import(/* @vite-ignore */ pathToFileURL(path).href)) };
}

/** Goes through both copies at once. */
function read(english: unknown, other: unknown, texts: Pair[], sayers: Sayers[]): void {
  if (typeof english === 'string' && typeof other === 'string') {
    // What hands its part on says nothing of its own.
    if (/^[\ue001-\ue003\s]*$/.test(english)) return;
    // The parameters of a sentence stand in both languages under their names.
    const names = [...new Set(english.match(/\{\w+\}/g))];
    const slotted = (text: string) =>
      names.reduce((open, name, place) => open.replaceAll(name, SLOTS[place] ?? ''), text);
    texts.push({ english: slotted(english), other: slotted(other) });
  } else if (typeof english === 'function' && typeof other === 'function') {
    sayers.push([english, other]);
  } else if (typeof english === 'object' && english !== null && typeof other === 'object' && other !== null) {
    for (const [key, value] of Object.entries(english))
      read(value, (other as Record<string, unknown>)[key], texts, sayers);
  }
}

function called([english, other]: Sayers, sample: readonly unknown[]): Pair[] {
  const given = [...sample, ...SLOTS.slice(sample.length)];
  const texts: Pair[] = [];
  try {
    read(english(...given), other(...given), texts, []);
  } catch {
    // It is put together from other things.
  }
  return texts;
}

function oneOf(itself: string, translations: readonly string[]): string {
  return `(?:${[...new Set([patternOf(itself), ...translations])].join('|')})`;
}

function wholePattern({ other }: Pair): string {
  return `^${patternOf(other)}$`;
}

/** A text as a regular expression, whatever blanks it is set with. */
function patternOf(text: string, slot: (slot: string) => string = () => '.+'): string {
  return text
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/\s+/g, '\\s+')
    .replace(SLOT, slot);
}
