import { describe, expect, it } from 'vitest';
import { readWords } from '../read-words.ts';
import { onlyAsks } from '../understood/questions.ts';
import { readWishes } from './wishes.ts';

describe('both halves of a look', () => {
  it.each(['oben schick, unten bequem', 'smart on top, comfy below', 'white up top, black on the bottom'])(
    'are two pieces: %s',
    (request) =>
      expect(readWishes(request).demands.map(({ target }) => target.label)).toEqual(['top', 'bottoms']),
  );

  it.each(['a dress that is loose below the waist and fitted on top', 'a wool coat on top of a dress'])(
    'and not of a dress: %s',
    (request) =>
      expect(readWishes(request).demands.some(({ target }) => target.label === 'bottoms')).toBe(false),
  );
});

describe('either of two pieces', () => {
  it.each([
    ['Rock oder Kleid ist mir wurscht, Hauptsache bordeaux', 'Burgundy'],
    ['skirt or dress doesn’t matter, just burgundy', 'Burgundy'],
    ['skirt or dress, I don’t mind, as long as it’s burgundy', 'Burgundy'],
    ['ein Rock oder ein Kleid, egal, in grün', 'green'],
  ])('shares what is said of both: %s', (request, colour) => {
    const { demands } = readWishes(request);
    expect(demands.map(({ colours }) => colours.map(({ label }) => label))).toEqual([[colour], [colour]]);
  });

  it.each([
    ['light blue skirt or dress, must go below the knee', 'Sky Blue'],
    ['hellblauer Rock oder Kleid zur Taufe', 'Sky Blue'],
  ])('shares what stands before the first of them: %s', (request, colour) => {
    const { demands } = readWishes(request);
    expect(demands.map(({ colours }) => colours.map(({ label }) => label))).toEqual([[colour], [colour]]);
  });

  it('and not what an article keeps for itself', () => {
    const { demands } = readWishes('a red skirt or a dress for brunch');
    expect(demands.map(({ colours }) => colours.length)).toEqual([1, 0]);
  });

  it.each(['Rock oder Kleid egal, Bluse in grün', 'Bluse oder Hemd ist mir egal, rote Hose'])(
    'and not of a third: %s',
    (request) => {
      const [first, second, third] = readWishes(request).demands.map(({ colours }) => colours.length);
      expect([first, second, third]).toEqual([0, 0, 1]);
    },
  );
});

it.each([
  'Mantel und Handschuhe, beides schwarz',
  'Mantel und Schal, beide in dunkel',
  'coat and gloves, both dark',
])('what is said of both is said of each: %s', (request) => {
  expect(readWishes(request).demands.map(({ colours }) => colours.length)).toEqual([1, 1]);
});

it.each([
  ['Schuhe in denen ich den ganzen Abend stehen kann', true],
  ['Schuhe, mit denen man stundenlang stehen kann', true],
  ['shoes I can stand all night in', true],
  ['we’ll stand around the whole evening', true],
  ['lange Röcke stehen mir', false],
  ['a bag that stands out all day', false],
])('who stands for long is spared heels: %s', (request, isSpared) => {
  expect(readWords(request).some(({ meaning }) => meaning.is === 'spare')).toBe(isSpared);
});

it.each([
  ['Skiwochenende, was für abends auf der Hütte. warm, kein schwarz', 'cold'],
  ['Christmas market, warm, no black', 'cold'],
  ['Christmas market on a warm evening', 'warm'],
  ['Gartenparty, warm', 'warm'],
])('where it is cold, warm is said of clothes: %s', (request, weather) => {
  expect(readWishes(request).weather).toBe(weather);
});

it.each([
  ['Kleid, das nirgends zwickt', true],
  ['eine Hose wo nix kneift', true],
  ['die Hose zwickt', false],
])('what pinches nowhere is comfortable: %s', (request, isComfortable) => {
  expect(readWishes(request).moods.has('comfortable')).toBe(isComfortable);
});

it.each([
  ['Macht ihr auch Kinderklamotten?', true],
  ['do you do kids clothes?', true],
  ['Habt ihr auch Umstandsmode', true],
  ['Kinderfest im Garten, was Buntes?', false],
])('a question about what there is makes nothing: %s', (request, isAsked) => {
  expect(onlyAsks(request)).toBe(isAsked);
});

it.each([
  ['die Bluse ist mir zu fein', false],
  ['the blouse is too nice for that', false],
  ['die Bluse ist fein', true],
  ['the blouse is nice', true],
])('too much of a good thing is no praise: %s', (request, isPraise) => {
  expect(readWords(request).some(({ meaning }) => meaning.is === 'cue' && meaning.cue === 'keep')).toBe(
    isPraise,
  );
});

it.each([
  ['brunch, everything in cream and camel', ['Cream', 'Camel'], 0],
  ['alles in Creme und Camel fürs Büro', ['Cream', 'Camel'], 0],
  ['everything in navy and a red bag, lunch', ['Navy'], 1],
])('everything in two colors, or in one beside a piece of another: %s', (request, colours, ofPiece) => {
  const { colours: whole, moods, demands } = readWishes(request);
  expect(whole.map(({ label }) => label)).toEqual(colours);
  expect(moods.has('monochrome')).toBe(true);
  expect(demands.flatMap((demand) => demand.colours)).toHaveLength(ofPiece);
});

it.each([
  ['i need dress for the graduation of my daughter', ['dress'], []],
  ['how do I dress for a gala', [], []],
  ['I want to look good but like I didnt try so jeans, and no crop top', ['jeans'], ['crop top']],
  ['date night, I want to wear a leather jacket and feel a bit dangerous', ['leather jacket'], []],
  ['jeans feel a bit stiff on me, so a skirt', ['skirt'], ['jeans']],
])('a piece is wished or refused as it is said: %s', (request, wished, refused) => {
  const { demands, refuses } = readWishes(request);
  expect(demands.map(({ target }) => target.label)).toEqual(wished);
  expect(refuses.targets.map(({ label }) => label)).toEqual(refused);
});

it.each([
  ['what colours suit red hair', true],
  ['what colours go with olive green?', true],
  ['Welche Farben passen zu Olivgrün?', true],
  ['what goes with olive trousers for a date', false],
  ['which colours should I wear to a funeral', false],
])('what goes with a color is a question, what to wear is none: %s', (request, asks) => {
  expect(onlyAsks(request)).toBe(asks);
});

it.each([
  ['a friend’s funeral, she hated black, she wanted bright colours', 'celebration-of-life', 'Black'],
  ['sunday roast at the pub with his parents', 'family', null],
  ['drinks at the pub friday night', 'night-out', null],
])('what is told of others and of the hour is read: %s', (request, occasion, refused) => {
  const wishes = readWishes(request);
  expect(wishes.occasion?.key).toBe(occasion);
  expect([...wishes.refuses.colours]).toEqual(refused === null ? [] : [refused]);
});

it.each([
  ['raincoat and wellies, school run', 'rain-jacket', 'parka'],
  ['festival, shorts and boots', 'western-boots', 'rain-boots'],
  ['Festival, Shorts und Stiefel', 'western-boots', 'rain-boots'],
])('a raincoat is no padded parka, boots are no wellies: %s', (request, meant, other) => {
  const keys = readWishes(request).demands.flatMap(({ target }) => [...target.keys]);
  expect(keys).toContain(meant);
  expect(keys).not.toContain(other);
});

describe('a color behind what it is for', () => {
  it.each([
    ['a blazer for work, red or pink', ['blazer: red'], []],
    ['Kurta for diwali puja at home, maroon or cream colour', ['kurtas: Burgundy'], []],
    ['Sakko grau und dazu Hose und Schuhe', ['blazer: gray', 'trousers: ', 'shoes: '], []],
    ['jogginghose hoodie alles in grau, couchtag', ['joggers: ', 'hoodie: '], ['gray']],
    ['dress and boots for a concert, black', ['dress: ', 'boots: '], ['Black']],
  ])('is of the one piece that is named, and of all where there are more: %s', (request, pieces, whole) => {
    const { demands, colours } = readWishes(request);
    expect(
      demands.map(({ target, colours: own }) => `${target.label}: ${own.map(({ label }) => label).join()}`),
    ).toEqual(pieces);
    expect(colours.map(({ label }) => label)).toEqual(whole);
  });
});
