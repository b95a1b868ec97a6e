import { describe, expect, it } from 'vitest';
import { readWishes } from './wishes.ts';

describe('when and for whom', () => {
  it.each([
    ['meeting my in-laws for the first time', 'meeting-parents', null],
    ['meeting her parents', 'meeting-parents', null],
    ['first day at a new job', 'first-day', null],
    ['second interview', 'interview', null],
    ['first date', 'date', null],
    ['in November', undefined, 'cool'],
    ['for a June wedding', 'wedding-guest', 'warm'],
    ['a wedding in May', 'wedding-guest', 'mild'],
    ['a walk in March', 'on-foot', 'cool'],
    ['mid-November weekend', 'weekend', 'cool'],
    ['Sept wedding', 'wedding-guest', 'mild'],
    ['a party in Dec', 'party', 'cold'],
    ['late August picnic', 'picnic', 'hot'],
    ['the weather is expected to be mild', undefined, 'mild'],
    ['likely cold', undefined, 'cold'],
    ['frozen bleachers', undefined, 'freezing'],
  ])('"%s" is understood to the last word', (prompt, occasion, weather) => {
    const wishes = readWishes(prompt);

    expect(wishes.notUnderstood).toEqual([]);
    expect(wishes.occasion?.key).toBe(occasion);
    expect(wishes.weather).toBe(weather);
  });

  it.each([
    ['a garden wedding in June, it may be warm', 'warm'],
    ['winter walk around town', 'cold'],
    ['an autumn walk with the dog', 'cool'],
    ['theater in November, elegant but warm', 'cold'],
    ['an office day in October, I want to be warm', 'cold'],
    ['a warm afternoon in the park', 'warm'],
    ['a picnic on Saturday, it’s going to be 28', 'hot'],
    ['ein Picknick am Samstag, es wird 28', 'hot'],
    ['christmas lunch at nan’s, 36 degrees and no aircon', 'hot'],
    ['the match on Saturday, it’ll be baltic', 'freezing'],
    ['a farmers market, foggy and damp', 'cool'],
    ['groceries in the slush', 'cold'],
    ['ein Spaziergang bei Schneewetter', 'freezing'],
    ['a flight to Calgary, I’m always cold on the plane and it may be hot when I land', 'hot'],
  ])('"%s" is dressed for as the day is', (prompt, weather) => {
    const wishes = readWishes(prompt);

    expect(wishes.weather ?? wishes.occasion?.weather).toBe(weather);
  });

  it.each([
    'lashing rain, walking the dog',
    'errands in freezing rain',
    'mit dem Rad ins Büro bei dem Sauwetter',
  ])('"%s" is wet', (prompt) => {
    expect(readWishes(prompt).isWet).toBe(true);
  });

  it('no age is a temperature', () => {
    expect(readWishes('my daughter is going to be 28, dinner with her').weather).toBeNull();
  });

  it('a cold morning before a warm day is dressed for in layers', () => {
    const { weather, practical } = readWishes('the office in April, cold mornings, warm afternoons');

    expect([weather, [...practical.keys()]]).toEqual(['mild', ['layers']]);
  });

  it('a walk in a place is no journey, days there are', () => {
    expect(readWishes('a long walk in Stockholm in winter').occasion?.key).toBe('on-foot');
    expect(readWishes('three days in Stockholm, walking').occasion?.key).toBe('city-trip');
  });

  it('what the sky does is said louder than by its month', () => {
    expect(readWishes('moving house in April, it snows').weather).toBe('freezing');
    expect(readWishes('the office, a scorching day in May').weather).toBe('hot');
    expect(readWishes('the office in May').weather).toBe('mild');
  });

  it('"may" is a month only where it stands like one', () => {
    expect(readWishes('it may be hot').weather).toBe('hot');
    expect(readWishes('I may need a jacket').weather).toBeNull();
  });

  it('showers are rain; a shower is a party', () => {
    expect(readWishes('a chance of showers')).toMatchObject({ isWet: true, occasion: null });
    expect(readWishes('a baby shower').occasion?.key).toBe('baby-shower');
  });
});

it.each([
  ['parade at 28 degrees, mittens and a parka', 'freezing'],
  ['28 degrees, a parade, shorts', 'hot'],
  ['28 degrees outside and a cold office', 'hot'],
  ['12 degrees and gloves', 'cool'],
])('degrees are of the scale that what is worn speaks for: %s', (prompt, weather) => {
  expect(readWishes(prompt).weather).toBe(weather);
});
