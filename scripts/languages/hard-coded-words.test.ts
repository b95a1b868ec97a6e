import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hardCodedWords } from './hard-coded-words.ts';
import { OTHER_SOURCES } from './places-for-words.ts';

test('no screen says words of its own: all of them stand where a translation stands beside them', () => {
  const found = OTHER_SOURCES.flatMap(({ name, path }) =>
    hardCodedWords(path, readFileSync(path, 'utf8')).map(({ line, words }) => `${name}:${line} “${words}”`),
  );

  expect(OTHER_SOURCES.length).toBeGreaterThan(200);
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
