import { describe, expect, test } from 'vitest';
import { line, text } from './shared-shapes.ts';

describe('text of a person', () => {
  const prompt = text(20);

  test.each([
    ['trimmed', '  navy  ', 'navy'],
    ['in one Unicode form', 'cafe\u0301', 'café'],
    ['with its line breaks', 'a\nb', 'a\nb'],
    ['with characters of two halves', 'red 👗👩‍👧', 'red 👗👩‍👧'],
  ])('is kept %s', (_how, given, kept) => {
    expect(prompt.parse(given)).toBe(kept);
  });

  test.each([
    ['NUL', 'a\u0000b'],
    ['an escape', 'a\u001b[31m'],
    ['a line separator', 'a\u2028b'],
    ['the first half of a character', 'a\ud83db'],
    ['the second half of a character', '\udc57'],
  ])('is refused with %s', (_what, given) => {
    expect(prompt.safeParse(given).error?.issues[0]?.message).toBe('text_invisible');
  });

  test('is refused when it is too long, counted after trimming', () => {
    expect(prompt.safeParse(` ${'x'.repeat(20)} `).success).toBe(true);
    expect(prompt.safeParse('x'.repeat(21)).error?.issues[0]?.message).toBe('text_too_long:20');
  });

  test('stays on one line where a line is asked for', () => {
    expect(line(20).safeParse('a\nb').error?.issues[0]?.message).toBe('text_not_one_line');
  });
});
