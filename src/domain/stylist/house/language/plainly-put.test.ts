import { describe, expect, it } from 'vitest';
import { onlyAsks } from './questions.ts';
import { readWords } from './read-words.ts';
import { readWishes } from './wishes.ts';

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
