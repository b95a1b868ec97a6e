import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#languages/languages.ts';

const SRC = join(import.meta.dirname, '../../src');

type Words = Record<string, unknown>;

test.each(LANGUAGES.modules)(
  '%s has the same texts in German, put together from the same parts',
  async (module) => {
    expect(shapeOf(await german(module))).toEqual(shapeOf(await load(join(SRC, module))));
  },
);

test.each(LANGUAGES.modules)('%s is set as German is', async (module) => {
  const texts = textsOf(await german(module)).filter((text) => / /.test(text));

  expect(texts.filter((text) => /"|\.\.\.|\w'\w|^'|'$| - |[“][^“]*”/.test(text))).toEqual([]);
  expect(texts.filter((text) => /\d (MB|cm|s|Minuten|Tage|\$)|\$\d/.test(text))).toEqual([]);
});

/** Nothing of it may be missing: other languages may be unfinished. */
async function german(module: string): Promise<Words> {
  return load(LANGUAGES.translationOf(module, 'de') ?? '');
}

async function load(path: string): Promise<Words> {
  return { ...(await import(/* @vite-ignore */ pathToFileURL(path).href)) };
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
