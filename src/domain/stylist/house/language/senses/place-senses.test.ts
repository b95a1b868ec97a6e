import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';

const read = (prompt: string) => {
  const { occasion, aside, bothOf, styles } = readWishes(prompt);
  return { occasion: occasion?.key ?? null, aside, bothOf, styles };
};

describe('a place is no activity', () => {
  it.each([
    ['christmas concert at my kids school, its in the gym', 'matinee'],
    ['granddaughter’s school concert, it is in the school gym', 'parents-evening'],
    ['job fair at the community college gym', 'conference'],
    ['volunteering at the blood drive in the high school gym', 'volunteering'],
    ['dance recital of my niece, at her school auditorium', 'theatre'],
    ['Weihnachtskonzert in der Turnhalle der Schule', 'matinee'],
    ['secondary school teacher, first week back at school', 'teaching'],
  ])('%s', (prompt, occasion) => {
    expect(read(prompt)).toMatchObject({ occasion, aside: null, bothOf: null });
  });

  it.each([
    ['a Punjabi wedding in Birmingham, colleague of the bride', /wedding/],
    ['stand up comedy in a tent by the river', /^(?!camping)/],
  ])('nor is whose day or under what roof it is: %s', (prompt, key) => {
    expect(read(prompt).occasion).toMatch(key);
    expect(read(prompt).occasion).not.toBe('bride');
  });

  it('but one trains in a gym', () => {
    expect(read('lifting in the gym').occasion).toBe('gym');
    expect(read('working out in my college gym').occasion).toBe('gym');
    expect(read('gym then coffee')).toMatchObject({ occasion: 'gym', aside: null });
  });
});

describe('a club of a sport', () => {
  it.each([
    ['a game of badminton at the club, indoors', 'court-sport'],
    ['Padel im Club mit Kollegen', 'court-sport'],
    ['padel at five, then dancing at the club', 'clubbing'],
    ['a night at the club', 'night-out'],
  ])('is where it is played, and no night out: %s', (prompt, occasion) => {
    expect(read(prompt).occasion).toBe(occasion);
  });
});

describe('to run is not always a sport', () => {
  it.each([
    ['a coffee run on Saturday', 'coffee'],
    ['costco run with the kids', 'errands'],
    ['running the bake sale', 'volunteering'],
    ['running errands, barbershop and the car wash', 'service'],
  ])('%s', (prompt, occasion) => {
    expect(read(prompt).occasion).toBe(occasion);
  });

  it.each(['running a workshop on monday', 'running for city council'])('%s', (prompt) => {
    expect(read(prompt).occasion).not.toBe('running');
  });

  it.each(['running a 10k', 'running the london marathon', 'weekend run', 'a morning run'])(
    '%s',
    (prompt) => {
      expect(read(prompt).occasion).toBe('running');
    },
  );
});

describe('western clothes as against a sari', () => {
  it.each([
    'pakistani wedding, western outfit is fine',
    'wedding reception in a hotel, western dress',
    'diwali party, wearing western clothes not a sari',
  ])('%s', (prompt) => {
    expect(read(prompt).styles).not.toContain('Western');
  });

  it('are no cowboy’s, who is dressed so for a line dance', () => {
    expect(read('line dancing night, western look').styles).toContain('Western');
  });
});

describe('a class and then everyday', () => {
  it.each([
    ['pilates then brunch with the girls', ['pilates', 'brunch']],
    ['school run then the gym', ['school-run', 'gym']],
    ['gym then the school run', ['gym', 'school-run']],
    ['yoga then coffee', ['yoga', 'coffee']],
  ])('%s is one look', (prompt, bothOf) => {
    expect(read(prompt).bothOf).toEqual(bothOf);
  });

  it('and a meeting takes another', () => {
    expect(read('yoga then straight to a meeting')).toMatchObject({ occasion: 'meeting', aside: 'yoga' });
  });
});

describe('where a day is spent, by its weather and its trade', () => {
  it.each([
    ['taking the kids to the swimming pool, 30 degrees', 'poolside'],
    ['swimming pool with the kids in January', 'pool'],
    ['Spaziergang an der Nordsee im November', 'beach-walk'],
    ['Spaziergang durch die Stadt im November', 'on-foot'],
    ['Karneval in Köln, aber ohne Kostüm', 'folk-festival'],
    ['Karnevalsparty bei Freunden', 'party'],
    ['first day as an apprentice electrician on a building site', 'site-visit'],
    ['first day as an accountant', 'first-day'],
  ])('%s', (prompt, key) => {
    expect(readWishes(prompt).occasion?.key).toBe(key);
  });
});
