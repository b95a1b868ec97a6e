import { describe, expect, it } from 'vitest';
import { readWishes } from './wishes.ts';

describe('whose clothes a request asks for', () => {
  it.each([
    'dinner with my wife',
    'parents evening, my ex wife will be there',
    'dinner with my husband, 5 months pregnant',
    'wedding of a guy I work with',
    'date with an older man',
    'the groom is my cousin',
    'Essen mit meinem Mann',
    'Hochzeitstag mit meiner Frau',
  ])('are not those of the company: %s', (prompt) => {
    expect(readWishes(prompt).worn).toBeNull();
  });

  it.each([
    ['something for my husband', 'menswear'],
    ['my wife needs a dress for a wedding', 'womenswear'],
    ['I am a 40 year old man', 'menswear'],
    ["I'm a tall woman", 'womenswear'],
    ['date night outfit guy', 'menswear'],
    ['woman in her 60s, art class', 'womenswear'],
    ['für meinen Mann', 'menswear'],
    ['ich (Frau, 45) brauche etwas fürs Büro', 'womenswear'],
    ['ich bin der Bräutigam', 'menswear'],
  ])('are those of whoever is dressed: %s', (prompt, worn) => {
    expect(readWishes(prompt).worn).toBe(worn);
  });

  it.each([
    "wife's office party, not matchy with her green dress",
    'Hochzeit, soll zu seinem grauen Anzug passen',
  ])('leaves what the company wears to it: %s', (prompt) => {
    const { demands, worn, colours } = readWishes(prompt);

    expect([demands, worn, colours]).toEqual([[], null, []]);
  });

  it('keeps what is one’s own', () => {
    expect(readWishes('Hochzeit, etwas zu meinem grauen Anzug').demands).toHaveLength(1);
  });
});
