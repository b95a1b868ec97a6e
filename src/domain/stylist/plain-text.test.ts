import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plain text', () => {
  test.each([
    ['See https://evil.example/x now', 'See now'],
    ['See //evil.example now', 'See now'],
    ['Visit www.evil.example or evil.example/login today', 'Visit or today'],
    ['[click](javascript:alert(1)) data:text/html;base64,AA me', '[click]( me'],
    ['a <b>bold</b> <img src=x onerror=alert(1)> word', 'a bold word'],
    ['one\u0000two\u202ethree\nfour', 'one two three four'],
  ])('%j becomes %j', (text, plain) => {
    expect(plainText(text, 100)).toBe(plain);
  });

  test('keeps what people write about clothes', () => {
    const text = 'Wool/silk, 3/4 sleeves at 5:30; an A-line skirt, hem to the knee. And/or flats: your call.';

    expect(plainText(text, 200)).toBe(text);
  });

  test('is cut between words', () => {
    expect(plainText('a navy blazer with brass buttons', 20)).toBe('a navy blazer with');
  });

  test('has done with a long line without spaces before the test is over', () => {
    expect(plainText('a.'.repeat(200_000), 100).length).toBeLessThanOrEqual(100);
    expect(plainText('x:'.repeat(200_000), 100).length).toBeLessThanOrEqual(100);
  });
});
