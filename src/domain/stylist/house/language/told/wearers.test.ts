import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';
import { relationSaid } from './wearers.ts';

describe('whose clothes a request asks for', () => {
  it.each([
    'dinner with my wife',
    'parents evening, my ex wife will be there',
    'dinner with my husband, 5 months pregnant',
    'wedding of a guy I work with',
    'date with an older man',
    'the groom is my cousin',
    'Essen mit meinem Mann',
    'Gartenparty vom Chef meines Mannes',
    'Hochzeitstag mit meiner Frau',
    'a premiere in Vienna, my husband wears a tuxedo',
    'taking my niece to the ballet, a treat for her graduation',
    'lunch out for her sixtieth',
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

describe('who somebody says to be to others', () => {
  it.each([
    ['I’m the father of the bride', 'menswear'],
    ["no tux, I'm a dad of three", 'menswear'],
    ['as the best man I give a speech', 'menswear'],
    ['mother of the groom dress', 'womenswear'],
    ['I am her maid of honor', 'womenswear'],
    ['ich bin die Brautmutter', 'womenswear'],
    ['ich bin der Trauzeuge', 'menswear'],
  ])('tells what is worn: %s', (said, worn) => {
    expect(relationSaid(said)).toBe(worn);
  });

  it.each([
    'dinner with my wife',
    'my mother is coming along',
    'lunch with the father of the bride',
    'for my daughter’s birthday',
    'Essen mit meinem Vater',
  ])('tells nothing of who is only there: %s', (said) => {
    expect(relationSaid(said)).toBeNull();
  });
});
