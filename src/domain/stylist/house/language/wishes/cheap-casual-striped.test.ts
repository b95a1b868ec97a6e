import { describe, expect, it } from 'vitest';
import { readWishes } from './wishes.ts';

describe('what a request says beside its occasion', () => {
  it.each([
    'etwas für den Geburtstag meiner Schwiegermutter, nicht so teuer, mit Bluse',
    'ein Kleid für die Hochzeit, nicht allzu teuer',
    'Büro, darf nicht so viel kosten',
    'something for a birthday, not so expensive, with a blouse',
    'a wedding guest dress, not that expensive',
    'office outfit, not overly expensive',
  ])('is cheaper: %s', (text) => {
    expect(readWishes(text).spend).toBeLessThan(0);
  });

  it.each([
    'Sommerfest von der Firma, locker, aber keine kurzen Hosen',
    'Grillen bei Freunden, eher locker',
    'Geburtstag, locker bitte, keine Krawatte',
    'company summer party, casual, but no shorts',
    'birthday party, relaxed, no tie',
  ])('is less dressed up: %s', (text) => {
    expect(readWishes(text).span?.[1]).toBeLessThanOrEqual(2);
  });

  it.each(['lange Ärmel und locker', 'Büro, bequem und locker sitzend'])('or a cut: %s', (text) => {
    expect(readWishes(text).span).toBeNull();
  });

  it.each([
    'Urlaub in Italien, Leinenhose und oben irgendwas mit Streifen',
    'Jeans und oben was Gestreiftes',
    'Chinos und oben etwas in Streifen',
    'linen trousers and up top something with stripes',
  ])('is of the upper half: %s', (text) => {
    const { demands } = readWishes(text);

    expect(demands.find(({ target }) => target.label === 'top')?.patterns).toHaveLength(1);
    expect(
      demands.filter(({ target }) => target.label !== 'top').flatMap(({ patterns }) => patterns),
    ).toEqual([]);
  });
});
