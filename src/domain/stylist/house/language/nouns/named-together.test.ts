import { describe, expect, it } from 'vitest';
import { saidOf } from '../mentions/meanings.ts';
import { readWishes } from '../wishes/wishes.ts';

/** Each piece that is asked for, with its colors. */
const asked = (prompt: string) =>
  readWishes(prompt).demands.map(({ target, colours }) =>
    [target.label, ...colours.map(({ label }) => label)].join(' '),
  );

describe('a color behind two pieces', () => {
  it.each([
    ['dress or jumpsuit in emerald for a wedding', ['dress Emerald', 'jumpsuit Emerald']],
    ['a skirt suit or a trouser suit, in navy please', ['skirt suit Navy', 'trouser suits Navy']],
    ['Rock oder Kleid in Rot, Date', ['skirt red', 'dress red']],
    ['Kleid oder Rock mit Bluse, aber bitte in Marine', ['dress Navy', 'skirt Navy', 'blouse']],
    ['navy dress, bag and shoes in red', ['dress Navy', 'bag red', 'shoes red']],
    ['Kleid in Blau, Tasche und Schuhe in Rot', ['dress blue', 'bag red', 'shoes red']],
    [
      'a black trouser suit, bag and shoes in the same color',
      ['trouser suits Black', 'bag Black', 'shoes Black'],
    ],
    ['blaues Kleid, Schuhe in derselben Farbe', ['dress blue', 'shoes blue']],
    ['Rock und Jacke, beides in einem freundlichen Blau', ['skirt blue', 'jacket blue']],
    ['a skirt and a jacket, both in a friendly blue', ['skirt blue', 'jacket blue']],
  ])('is that of both: %s', (prompt, pieces) => {
    expect(asked(prompt)).toEqual(pieces);
  });

  it.each([
    ['ein blauer Rock oder eine Hose in Grau', ['skirt blue', 'trousers gray']],
    ['Kleid oder Jumpsuit, Schuhe in Silber', ['dress', 'jumpsuit', 'shoes Silver']],
    ['weißes Hemd, Hose und Blazer in Beige', ['shirt white', 'trousers', 'blazer Beige']],
    ['Anzug dunkelblau und Fliege hat er gesagt', ['suit Navy', 'bow tie']],
    ['shirt white tie navy, suit charcoal', ['shirt white', 'tie Navy', 'suit Charcoal']],
    ['suit navy shirt white shoes brown', ['suit Navy', 'shirt white', 'shoes brown']],
    ['shirt white trousers navy shoes', ['shirt', 'trousers white', 'shoes Navy']],
  ])('is that of one where the other has its own: %s', (prompt, pieces) => {
    expect(asked(prompt)).toEqual(pieces);
  });
});

describe('one color for the rest', () => {
  it.each([
    'a white coat, everything under it black',
    'Mantel in Wollweiß, alles darunter schwarz',
    'Weiße Bluse, alles andere in Schwarz',
    'rote Schuhe, der Rest schwarz',
  ])('goes over all but what is named: %s', (prompt) => {
    const { moods, colours } = readWishes(prompt);

    expect([moods.has('monochrome'), colours.map(({ label }) => label)]).toEqual([true, ['Black']]);
  });

  it.each(['ein rotes Kleid, Rest egal', 'alles andere als schwarz'])('and over nothing: %s', (prompt) => {
    expect(readWishes(prompt).moods.has('monochrome')).toBe(false);
  });
});

describe('one of two cloths or patterns', () => {
  it.each([
    ['a shirt in linen or cotton, 30 degrees', ['linen / cotton']],
    ['gern was mit Punkten oder Blumen', ['Punkten / Blumen']],
    ['Kleid mit Punkten oder Streifen fürs Picknick', ['Punkten / Streifen']],
  ])('is enough: %s', (prompt, said) => {
    const wishes = readWishes(prompt);
    const all = [wishes, ...wishes.demands].flatMap(({ fabrics, patterns }) => [...fabrics, ...patterns]);

    expect(all.map(saidOf)).toEqual(said);
  });

  it('leaves no other, where only they may be', () => {
    for (const prompt of ['only cotton or linen please', 'bitte nur Baumwolle oder Leinen']) {
      const { fabrics } = readWishes(prompt).refuses;

      expect([fabrics.has('silk'), fabrics.has('denim'), fabrics.has('leather')]).toEqual([
        true,
        false,
        false,
      ]);
    }
    expect(readWishes('nur ein Hemd aus Leinen').refuses.fabrics.size).toBe(0);
  });
});

describe('what others like', () => {
  it.each(['Date im Restaurant, er mag Rot. Ich aber nicht', 'he loves red, I don’t. Date night'])(
    'is refused by whoever does not: %s',
    (prompt) => {
      expect(readWishes(prompt).refuses.colours.has('Red')).toBe(true);
    },
  );

  it('is wished for where nobody says so', () => {
    expect(asked('er mag Rot, also ein rotes Kleid')).toEqual(['dress red']);
  });
});

describe('words that are written like an occasion', () => {
  it.each([
    ['Ich fahre morgen nach Hamburg zu Freunden', 'at-friends'],
    ['mit dem Auto fahre ich ins Büro', 'office'],
    ['Ball spielen mit den Kindern im Park', 'playground'],
    ['Heute Abend gehen wir mit Freunden essen', 'dinner'],
    ['mein Freund will mich seinen Eltern vorstellen', 'meeting-parents'],
    ['Skiurlaub, was für die Hütte am Abend', 'apres-ski'],
    ['mit der Fähre über den See', 'on-the-water'],
    ['Ball der Feuerwehr', 'black-tie'],
  ])('are what they say: %s', (prompt, key) => {
    expect(readWishes(prompt).occasion?.key).toBe(key);
  });
});

describe('a cold room on a hot day', () => {
  it.each([
    'Im Büro ist es immer kalt wegen der Klimaanlage, draußen 28 Grad',
    '30 degrees outside but the office is like freezing cold because of the AC',
    'Draußen 32 Grad, drinnen eiskalt. Bürotag',
  ])('asks for a layer: %s', (prompt) => {
    const { weather, practical } = readWishes(prompt);

    expect([weather, practical.has('something over')]).toEqual(['hot', true]);
  });

  it('is none where the day is cold', () => {
    expect(readWishes('Kalter Tag im Büro, 5 Grad').weather).toBe('cold');
  });
});

it('takes ruffles from what may be worn', () => {
  for (const prompt of ['dinner, a blouse without ruffles', 'Abendessen, Bluse ohne Rüschen'])
    expect(readWishes(prompt).refuses.shapes.map(({ label }) => label)).toContain('ruffles');
});

it('knows a German suit by its trousers, and two colors by no suit', () => {
  const [suit] = readWishes('dunkelblauer Anzug, weißes Hemd, braune Schuhe').demands;
  expect(suit?.target.keys.has('suit-skirt')).toBe(false);

  const jacket = (prompt: string) =>
    readWishes(prompt).demands.find(({ target }) => target.slots.includes('outer'))?.target.keys;
  expect(jacket('dunkelblaues Sakko, graue Hose')?.has('suit-jacket')).toBe(false);
  expect(jacket('gray blazer, gray trousers')?.has('suit-jacket')).toBe(true);
});

it('takes nothing for owned that is only named', () => {
  const { demands } = readWishes('dunkelblauer Anzug, weißes Hemd, braune Schuhe');

  expect(demands.some(({ isOwned }) => isOwned === true)).toBe(false);
});
