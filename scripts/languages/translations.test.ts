import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { ENGLISH_SENTENCES } from './english-sentences.ts';
import { inGerman, OTHER_SOURCES, PLACES_FOR_WORDS } from './places-for-words.ts';

type Words = Record<string, unknown>;

test('every slice has its copy in German', () => {
  expect(PLACES_FOR_WORDS.length).toBeGreaterThan(20);
  expect(OTHER_SOURCES.filter(({ path }) => /^(copy|labels|words)\.ts$/.test(basename(path)))).toEqual([]);
});

describe.each(PLACES_FOR_WORDS)('$name', ({ path }) => {
  test('has the same texts in German, put together from the same parts', async () => {
    const [english, german] = await Promise.all([load(path), load(inGerman(path))]);

    // The screens have no English of these: the server says it.
    const said = 'SENTENCES' in english ? { SENTENCES: ENGLISH_SENTENCES } : english;
    expect(shapeOf(german)).toEqual(shapeOf(said));
  });

  test('is set as German is', async () => {
    const texts = textsOf(await load(inGerman(path))).filter((text) => / /.test(text));

    expect(texts.filter((text) => /"|\.\.\.|\w'\w|^'|'$| - |[“][^“]*”/.test(text))).toEqual([]);
    expect(texts.filter((text) => /\d (MB|cm|s|Minuten|Tage|\$)|\$\d/.test(text))).toEqual([]);
  });
});

async function load(path: string): Promise<Words> {
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

/** Every key, and for every function which of its parts it says. */
function shapeOf(words: unknown): unknown {
  if (typeof words === 'function') return saidBy(words as (...parts: unknown[]) => unknown);
  if (typeof words === 'string') return (words.match(/\{\w+\}/g) ?? []).toSorted().join(' ');
  if (typeof words !== 'object' || words === null) return typeof words;
  if (Array.isArray(words)) return words.map(shapeOf);
  return Object.fromEntries(
    Object.entries(words)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, shapeOf(value)]),
  );
}

const PARTS = ['‹one›', '‹two›', '‹three›'];

function saidBy(say: (...parts: unknown[]) => unknown): string {
  const said = JSON.stringify(called(say)) ?? '';
  // What hands its part on says nothing of its own.
  const isHandedOn = PARTS.some((part) => [part, [part]].some((same) => said === JSON.stringify(same)));
  return isHandedOn ? '' : PARTS.filter((part) => said.includes(part)).join(' ');
}

function called(say: (...parts: unknown[]) => unknown): unknown {
  try {
    return say(...PARTS);
  } catch {
    return say(...PARTS.map((part) => [part]));
  }
}

function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return textsOf(called(words as (...parts: unknown[]) => unknown));
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}
