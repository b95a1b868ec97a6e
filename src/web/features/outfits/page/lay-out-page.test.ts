import { expect, test } from 'vitest';
import { fitWords, type Measure } from './fit-words.ts';
import { layOutPage, type PageLayout } from './lay-out-page.ts';
import { SAVED_PAGE, SHARED_PAGE } from './outfit-as-page.ts';

/** Letters half as wide as they are high. */
const measure: Measure = (text, font) => text.length * Number(/(\d+)px/.exec(font)?.[1]) * 0.5;

const words = {
  title: 'Harbor walk',
  reason: 'Navy is the color you wear most.',
  colours: [
    { name: 'Navy', hex: '#1f2a44' },
    { name: 'Stone', hex: '#b7ae9f' },
  ],
  wordmark: 'Hemline',
};
const manyColours = ['Dark olive green', 'Burgundy', 'Butter yellow', 'Light steel blue', 'Camel', 'Black'];
const full = {
  title: 'A very long evening at the opera with rain on the way home',
  reason: 'The jacket answers the trousers because both are cut from the same cloth. '.repeat(4),
  colours: manyColours.map((name) => ({ name, hex: '#000000' })),
  wordmark: 'A shop with a long name',
};

const bottomOf = (lines: PageLayout['title']) => Math.max(...lines.map(({ y }) => y));

test.each([
  ['a saved page', SAVED_PAGE, words],
  ['a shared page', SHARED_PAGE, words],
  ['a saved page with much to say', SAVED_PAGE, full],
  ['a shared page with much to say', SHARED_PAGE, full],
])('%s has everything on it, and nothing on anything else', (_, size, said) => {
  const { title, titleSize, picture, reason, colours, wordmark } = layOutPage(size, said, 0.85, measure);

  expect(bottomOf(title) + titleSize * 0.2).toBeLessThan(picture.y);
  expect(picture.y + picture.height).toBeLessThan((reason[0]?.y ?? 0) - 30);
  expect(bottomOf(reason)).toBeLessThan(Math.min(...colours.map(({ chip }) => chip.y)));
  for (const { x, y, text } of colours) {
    expect(y).toBeLessThanOrEqual(size.height - size.clear);
    if (y > wordmark.y - 40) expect(x + measure(text, '25px')).toBeLessThan(wordmark.x);
  }
  expect(title[0]?.y).toBeGreaterThan(size.clear);
  expect(picture.x).toBeGreaterThanOrEqual(0);
  expect(picture.width / picture.height).toBeCloseTo(0.85);
  // The picture sells the look.
  expect(picture.height).toBeGreaterThan(size.height * 0.45);
});

test('a long title is smaller before it is cut', () => {
  const short = layOutPage(SAVED_PAGE, words, 0.85, measure);
  const long = layOutPage(SAVED_PAGE, full, 0.85, measure);

  expect(long.titleSize).toBeLessThan(short.titleSize);
  expect(long.title.map(({ text }) => text).join(' ')).toBe(full.title);
});

test('without a reason the picture takes its place', () => {
  const said = layOutPage(SAVED_PAGE, words, 0.85, measure);
  const silent = layOutPage(SAVED_PAGE, { ...words, reason: '' }, 0.85, measure);

  expect(silent.reason).toEqual([]);
  expect(silent.picture.height).toBeGreaterThan(said.picture.height);
});

test('words that do not fit end in an ellipsis, and no line is too wide', () => {
  const lines = fitWords(full.reason, '30px', 600, 2, measure);

  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  for (const line of lines) expect(measure(line, '30px')).toBeLessThanOrEqual(600);
});

test('a word wider than the page is cut', () => {
  const [line = '', ...more] = fitWords('Donaudampfschifffahrtsgesellschaft', '30px', 200, 2, measure);

  expect(more).toEqual([]);
  expect(line).toMatch(/^Donau.*…$/);
  expect(measure(line, '30px')).toBeLessThanOrEqual(200);
});
