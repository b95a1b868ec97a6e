import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hardCodedWords } from './hard-coded-words.ts';

const WEB = join(import.meta.dirname, '../../src/web');
/** Where words may stand: a translator finds all of them here. */
const PLACES_FOR_WORDS = /(^|\/)(copy|words|labels)\.ts$/;
/** Seen by developers only. */
const NOT_FOR_THE_PERSON = /\.test\.tsx?$|(^|\/)(testing|stories)\//;

const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !PLACES_FOR_WORDS.test(path) && !NOT_FOR_THE_PERSON.test(path),
);

test('no screen says words of its own: all of them stand in the copy of their slice', () => {
  const found = sources.flatMap((path) =>
    hardCodedWords(path, readFileSync(join(WEB, path), 'utf8')).map(
      ({ line, words }) => `src/web/${path}:${line} “${words}”`,
    ),
  );

  expect(sources.length).toBeGreaterThan(200);
  expect(found).toEqual([]);
});

test.each([
  ['text between tags', '<p>Nothing here</p>', 'Nothing here'],
  ['one side of a choice', "<p>{isOpen ? COPY.open : 'closed'}</p>", 'closed'],
  ['text for a screen reader', '<a aria-label="Home" href="/home" />', 'Home'],
  ['a label that is put together', ['<Field label={`Size of $', '{name}`} />'].join(''), 'Size of'],
  ['a toast', "showToast({ title: 'Saved' })", 'Saved'],
  ['a sentence in a constant', "const WHY = 'There is no room left';", 'There is no room left'],
  ['words that a function answers', "function ago() { return 'just now'; }", 'just now'],
  ['a label of the contract', "import { HEIGHT_LABELS } from '#contract/x.ts';", 'HEIGHT_LABELS'],
])('it finds %s', (_, source, words) => {
  expect(hardCodedWords('some.tsx', source)).toEqual([{ line: 1, words }]);
});

test.each([
  ['class names', '<p className="flex items-center" />'],
  ['what a machine reads', '<input name="title" type="text" autoComplete="email" />'],
  ['punctuation', '<p>{shown} / {all}</p>'],
  ['what is told to developers', "throw new Error('The page has no root');"],
  ['what a server may have said', "const isEmpty = message.includes('No photos found');"],
  ['a value of the contract', "const colours = ['Royal Blue', 'Navy'];"],
])('it leaves %s alone', (_, source) => {
  expect(hardCodedWords('some.tsx', source)).toEqual([]);
});
