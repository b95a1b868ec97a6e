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
    ['a walk in March', 'on-foot', 'mild'],
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

  it('"may" is a month only where it stands like one', () => {
    expect(readWishes('it may be hot').weather).toBe('hot');
    expect(readWishes('I may need a jacket').weather).toBeNull();
  });

  it('showers are rain; a shower is a party', () => {
    expect(readWishes('a chance of showers')).toMatchObject({ isWet: true, occasion: null });
    expect(readWishes('a baby shower').occasion?.key).toBe('baby-shower');
  });
});
