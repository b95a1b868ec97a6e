import { expect, it } from 'vitest';
import { readWords } from '../read-words.ts';

it.each([
  ['keine gelbe Krawatte, eine helle', true],
  ['no yellow tie. a dark one please', true],
  ['keine schwarze Tasche, lieber eine bunte', true],
  ['keine gelbe Krawatte. Alles dunkel bitte', false],
  ['keine Krawatte, dunkel bitte', false],
  ['a yellow tie. dark please', false],
])('a shade alone behind a refused color is that of its piece: %s', (text, isOfPiece) => {
  const [last] = readWords(text)
    .filter(({ meaning }) => ['mood', 'colour'].includes(meaning.is))
    .slice(-1);
  expect(last?.meaning.is === 'colour').toBe(isOfPiece);
});
