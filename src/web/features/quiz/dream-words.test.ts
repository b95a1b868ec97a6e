import { expect, test } from 'vitest';
import { saying, says } from './dream-words.ts';

test('a style is said where its word stands alone, in whatever case', () => {
  expect(says('calm, Vintage and edgy', 'vintage')).toBe(true);
  expect(says('nothing formalistic', 'formal')).toBe(false);
  expect(says('', 'formal')).toBe(false);
});

test('a look adds its word behind what was written, once', () => {
  expect(saying('', 'sporty', true)).toBe('sporty');
  expect(saying('calm, well cut, ', 'sporty', true)).toBe('calm, well cut, sporty');
  expect(saying('Sporty', 'sporty', true)).toBe('Sporty');
});

test('a look taken back takes its word along, and nothing else', () => {
  expect(saying('calm, vintage, a little French', 'vintage', false)).toBe('calm, a little French');
  expect(saying('calm vintage things', 'vintage', false)).toBe('calm things');
  expect(saying('vintage', 'vintage', false)).toBe('');
  expect(saying('calm', 'vintage', false)).toBe('calm');
});
