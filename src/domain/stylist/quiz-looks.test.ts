import { describe, expect, test } from 'vitest';
import { PAIR_LOOKS, QUIZ_LOOKS, type QuizLook } from '#contract/quiz.ts';
import { quizLook } from './quiz-looks.ts';

const without = (name: QuizLook, ...left: ('colorHex' | 'pattern')[]) =>
  quizLook(name).map((item) => ({ ...item, ...Object.fromEntries(left.map((one) => [one, null])) }));

describe('the looks of the quiz', () => {
  test.each(PAIR_LOOKS)('%s has something above, below and on the feet', (name) => {
    const slots = quizLook(name).map(({ slot }) => slot);
    for (const slot of ['top', 'bottom', 'shoes']) expect(slots).toContain(slot);
  });

  test('no two are the same', () => {
    const drawn = QUIZ_LOOKS.map((name) => JSON.stringify(quizLook(name)));
    expect(new Set(drawn).size).toBe(QUIZ_LOOKS.length);
  });

  test('a pair about color differs in color alone', () => {
    for (const [first, second] of [
      ['neutral', 'colorful'],
      ['unseen', 'seen'],
    ] as const) {
      expect(quizLook(first)).not.toEqual(quizLook(second));
      expect(without(first, 'colorHex')).toEqual(without(second, 'colorHex'));
    }
  });

  test('the pair about pattern differs in pattern alone', () => {
    expect(quizLook('plain')).not.toEqual(quizLook('printed'));
    expect(without('plain', 'pattern')).toEqual(without('printed', 'pattern'));
  });

  test('the pair about cuts has the same colors', () => {
    const colors = (name: QuizLook) => quizLook(name).map(({ colorHex }) => colorHex);
    expect(colors('close')).toEqual(colors('wide'));
  });
});
