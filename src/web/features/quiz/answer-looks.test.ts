import { expect, test } from 'vitest';
import * as LOOKS from './answer-looks.ts';

test.each(Object.entries(LOOKS))('no look stands for two answers of %s', (_, looks) => {
  const shown = Object.values(looks);
  expect(new Set(shown).size).toBe(shown.length);
});
