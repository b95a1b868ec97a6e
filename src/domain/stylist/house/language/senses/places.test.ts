import { describe, expect, it } from 'vitest';
import { monthOf } from '../lexicon/months.ts';
import { readWishes } from '../wishes/wishes.ts';

describe('a place that is named', () => {
  it.each([
    ['weekend in Lisbon in May', 'city-trip', 'mild'],
    ['cruise to Norway in June', 'vacation', 'mild'],
    ['wedding in Tuscany, summer', 'wedding-guest', 'hot'],
    ['3 Tage Rom im Oktober', 'city-trip', 'mild'],
    ['Wien im Winter', 'city-trip', 'cold'],
    ['conference in San Francisco, August', 'conference', 'mild'],
    ['winter in Sydney', 'city-trip', 'mild'],
    ['Paris, 12 degrees and rain', 'city-trip', 'cool'],
  ])(
    'has the weather of its month, and is a trip where nothing else is said: %s',
    (prompt, occasion, weather) => {
      const wishes = readWishes(prompt);

      expect([wishes.occasion?.key, wishes.weather, wishes.notUnderstood]).toEqual([occasion, weather, []]);
    },
  );

  it.each([
    'Konzert in der Elbphilharmonie, elegant aber kein Kleid',
    'concert at the philharmonie, no heels, I have a bad knee',
    'a concert at the Royal Albert Hall',
  ])('is a hall of classical music, and no basement: %s', (prompt) => {
    expect(readWishes(prompt).occasion?.key).toBe('theatre');
  });

  it('waits for the month where none is named', () => {
    expect(readWishes('three days in Amsterdam')).toMatchObject({ weather: null, climate: 'oceanic' });
    expect(readWishes('honeymoon on Bali').occasion?.key).toBe('vacation');
  });

  it('is no trip where somebody lives', () => {
    expect(readWishes('I live in Berlin, something for dinner').occasion?.key).toBe('dinner');
    expect(readWishes('I live in Berlin').occasion).toBeNull();
  });
});

describe('a month in words', () => {
  it.each([
    ['mid may', 5],
    ['early summer', 6],
    ['Frühling', 4],
    ['hot', null],
    ['12 degrees', null],
  ])('%s', (text, month) => {
    expect(monthOf(text)).toBe(month);
  });

  it('turns the seasons round in the south, and leaves the months', () => {
    expect([monthOf('winter', true), monthOf('july', true)]).toEqual([7, 7]);
  });
});

describe('what is done at home', () => {
  it.each(['helping my mum paint the living room', 'painting my new flat', 'Wohnung streichen am Samstag'])(
    'is painting and decorating: %s',
    (prompt) => {
      const { occasion, isWet, practical } = readWishes(prompt);

      expect([occasion?.key, isWet]).toEqual(['decorating', false]);
      expect([...practical.keys()]).toContain('dirty work');
    },
  );

  it('may be ruined, which is no rain', () => {
    expect(readWishes('gardening, clothes I don’t mind ruining').isWet).toBe(false);
  });
});

describe('an evening, a day and a height', () => {
  it.each([
    ['jazz night in February', 'concert'],
    ['Jazzabend im Februar', 'night-out'],
    ['starting at a coffee shop on Monday', 'service'],
    ['a hot day looking round Seville', 'on-foot'],
    ['looking round Seville for a week', 'city-trip'],
  ])('%s', (prompt, occasion) => {
    expect(readWishes(prompt).occasion?.key).toBe(occasion);
  });

  it('are read as people type them: 5ft1', () => {
    expect([...readWishes('a christening, im only 5ft1').cuts]).toEqual(['petite']);
  });
});

describe('a sun that has a month', () => {
  it.each([
    ['lunch on a terrace in delhi, january sun', 'mild'],
    ['coffee outside in Sydney, july sun', 'mild'],
    ['lunch in Oslo, february sun', 'freezing'],
  ])('is as warm as the month is there: %s', (prompt, weather) => {
    expect(readWishes(prompt).weather).toBe(weather);
  });
});

describe('the deck of a ship', () => {
  it.each([
    ['cruise to Iceland in July, on deck all day', 'cold'],
    ['cruise in the Caribbean in March, on deck', 'hot'],
  ])('is colder where it is cool: %s', (prompt, weather) => {
    expect(readWishes(prompt).weather).toBe(weather);
  });
});
