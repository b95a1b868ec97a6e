import { expect, it } from 'vitest';
import { readWords } from '../read-words.ts';

/** What of a text is struck, in the words of the person. */
function struckIn(text: string): string[] {
  return readWords(text)
    .filter(({ negated, meaning }) => negated && meaning.is !== 'unknown')
    .map(({ said }) => said);
}

it.each([
  ['Orange makes my face look rather sallow', ['Orange']],
  ['Pencil skirts make me waddle', ['Pencil skirts']],
  ['Mohair brings me out in hives', ['Mohair']],
  ['Shawls keep slipping off me', ['Shawls']],
  ['Capes? Over my dead body', ['Capes']],
  ['Cargo shorts at the opera, no way', ['Cargo shorts']],
  ['Kilts, not in a million years', ['Kilts']],
  ['heaven forbid anything in orange', ['orange']],
  ['Ballerinas? Nur über meine Leiche', ['Ballerinas']],
  ['no mohair as it makes my nose run, and brogues', ['mohair']],
  ['no teal, no coral, and dark chinos', ['teal', 'coral']],
  ['leather is out for me', ['leather']],
  ['heels are out for good since my operation', ['heels']],
  ['jeans are not allowed at our place', ['jeans']],
  ['a full suit would be too much, but a blazer', ['suit']],
  ["don't you dare put a jacket on me", ['jacket']],
  ['the bag I don’t need today', ['bag']],
  ['I don’t need the bag, and the coat stays', ['bag']],
  ['Jeans sind bei uns verboten', ['Jeans']],
  ['die Tasche brauche ich heute nicht', ['Tasche']],
  ['die Jacke brauche ich heute', []],
  ['the sleeves are too long', []],
  ['Leather’s out for me', ['Leather']],
  ['Burgundy feels a bit Christmassy', ['Burgundy']],
  ['florals are really not my cup of tea', ['florals']],
  ['The blouse looks frumpy on me', ['blouse']],
  ['berets never look good on me', ['berets']],
  ['I’m not too keen on velvet', ['velvet']],
  ['I couldn’t care less about sequins', ['sequins']],
  ['please stop putting me in heels', ['heels']],
  ['I would never be seen dead in leggings', ['leggings']],
  ['a poncho every autumn, my husband is tired of it', ['poncho']],
  ['I always go in loafers and I’m a bit bored with them', ['loafers']],
  ['I wore the navy dress to her last party', ['navy', 'dress']],
  ['Jedes Jahr eine Weste, meine Frau kann sie nicht mehr sehen', ['Weste']],
  ['Beige lässt mich leider alt aussehen', ['Beige']],
  ['Rollkragen engen mich ein', ['Rollkragen']],
  ['Hüte stehen mir einfach überhaupt nicht', ['Hüte']],
  ['Gelb ist echt nicht meine Farbe', ['Gelb']],
  ['In Pastell fühle ich mich nicht wohl', ['Pastell']],
  ['Krawatten trage ich grundsätzlich nie', ['Krawatten']],
  ['Noch eine Stola und ich dreh durch', ['Stola']],
  ['Hüte trägt meine Nachbarin', ['Hüte']],
  ['Strumpfhosen mag mein Mann nicht', ['Strumpfhosen']],
  ['Ein Smoking wäre mir zu viel', ['Smoking']],
  ['auf Pailletten kann ich verzichten', ['Pailletten']],
  ['Tweed hängt mir zum Hals raus', ['Tweed']],
  ['Ponchos machen mich zur Tonne', ['Ponchos']],
  ['eine Fliege auf keinen Fall', ['Fliege']],
])('a reaction strikes what it is said of: %s', (text, struck) => {
  expect(struckIn(text)).toEqual(struck);
});

it.each([
  'The blazer suits me really well',
  'Rot steht mir sehr gut',
  'these boots make me feel taller',
  'my old blazer won’t do for the opera',
  'the boots are for my brother',
  'I wore boots for the hike, dinner afterwards',
  'my knees are tired of the stairs',
  'über Tweed geht nichts',
  'Streifen machen mir gute Laune',
  'eine Uhr darf nie fehlen',
  'auf Ohrringe verzichte ich ungern',
  'was trägt meine Mutter zur Hochzeit, einen Hut?',
  'Orange ist gestrichen, Petrol dafür umso besser',
])('praise and tales strike nothing: %s', (text) => {
  expect(struckIn(text)).toEqual([]);
});

it.each([
  ['Schulterpolster und Westen halte ich für Unsinn', ['Westen']],
  ['Bleistiftröcke mein Albtraum', ['Bleistiftröcke']],
  ['Sakkos trag ick nich', ['Sakkos']],
  ['mit Ketten bleib ich im Pullover hängen', ['Ketten']],
])('a reaction in spoken German strikes: %s', (text, struck) => {
  expect(struckIn(text)).toEqual(expect.arrayContaining(struck));
});

it.each(['Westen halte ich für zeitlos', 'von Westen krieg ich grad nicht genug'])(
  'and praise in it strikes nothing: %s',
  (text) => {
    expect(struckIn(text)).toEqual([]);
  },
);
