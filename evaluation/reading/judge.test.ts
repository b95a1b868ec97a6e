import { describe, expect, it } from 'vitest';
import type { BlindSentence } from './blind-sentence.ts';
import { isExact, judge } from './judge.ts';

const asked = (text: string, expected: BlindSentence['expect']) =>
  isExact(judge({ id: 't', kind: 'request', wears: 'everything', text, expect: expected }));
const changed = (text: string, expected: BlindSentence['expect']) =>
  isExact(judge({ id: 't', kind: 'change', wears: 'everything', look: 'D', text, expect: expected }));

const remembered = (text: string, expected: BlindSentence['expect']) =>
  isExact(judge({ id: 't', kind: 'feedback', wears: 'everything', text, expect: expected }));

describe('the judge of feedback', () => {
  it.each<[string, BlindSentence['expect']]>([
    ['Weite Hosen trag ich am liebsten', { likes: [{ what: 'wide-leg trousers' }] }],
    ['ich liebe Cordhosen', { likes: [{ what: 'trousers', cloth: 'corduroy' }] }],
    ['no pointy shoes', { avoids: [{ more: 'pointed toes' }] }],
    ['keine Daunen', { avoids: [{ cloth: 'down' }] }],
    ['kein Tarnmuster', { avoids: [{ pattern: 'camouflage' }] }],
    ['kein Schlangenmuster', { avoids: [{ pattern: 'snake print' }] }],
    ['ich liebe Streifenshirts', { likes: [{ what: 'shirts', pattern: 'striped' }] }],
  ])('reads what is kept as the person said it: %s', (text, expected) =>
    expect(remembered(text, expected)).toBe(true),
  );

  it.each<[string, BlindSentence['expect']]>([
    ['ich liebe Hosen', { likes: [{ what: 'wide-leg trousers' }] }],
    ['ich liebe Hosen', { likes: [{ what: 'trousers', cloth: 'corduroy' }] }],
    ['ich liebe weite Hosen', { likes: [{ what: 'corduroys' }] }],
    ['Button-down find ich altbacken', { avoids: [{ what: 'shirts with Kent collar' }] }],
    ['ich liebe Röcke', { likes: [{ what: 'midi skirt' }] }],
    ['kein Tarnmuster', { avoids: [{ pattern: 'snake print' }] }],
    ['keine Hosen', { likes: [{ what: 'trousers' }] }],
  ])('and no less, and no other: %s', (text, expected) => expect(remembered(text, expected)).toBe(false));
});

describe('the judge of sentences', () => {
  it('takes no sandals for platform sandals, and kitten heels for no high ones', () => {
    const swap = 'swap the shoes for leather sandals';
    expect(changed(swap, { hasNot: [{ what: 'platform sandals' }] })).toBe(true);
    expect(changed(swap, { hasNot: [{ what: 'sandals' }] })).toBe(false);
    expect(
      asked('dinner, black dress, kitten heels', { hasNot: [{ what: 'stilettos or high heels' }] }),
    ).toBe(true);
  });

  it('holds a meeting to be work, and a gala not', () => {
    expect(asked('client meeting, blue shirt', { occasion: 'work' })).toBe(true);
    expect(asked('black tie gala, blue shirt', { occasion: 'work' })).toBe(false);
  });

  it('knows the ways to go by each of their words', () => {
    expect(asked('long flight, must be comfy', { mood: 'comfortable' })).toBe(true);
    expect(asked('long flight', { mood: 'comfortable' })).toBe(false);
    expect(changed('more casual', { mood: 'more casual' })).toBe(true);
    expect(changed('more casual', { mood: 'dressier' })).toBe(false);
  });

  it('wants rain to be dressed for where it is told', () => {
    expect(asked('walk in the rain', { weather: 'rainy' })).toBe(true);
    expect(asked('walk in the park', { weather: 'rainy' })).toBe(false);
  });

  it('takes a wrap of its own for a shawl', () => {
    const exchanged = (onlyChanged: string[]) =>
      isExact(
        judge({
          id: 't',
          kind: 'change',
          wears: 'everything',
          look: 'C',
          text: 'a blazer instead of the shawl',
          expect: { has: [{ what: 'blazer' }], onlyChanged },
        }),
      );

    expect(exchanged(['wrap'])).toBe(true);
    expect(exchanged(['clutch'])).toBe(false);
  });
});
