import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';

const occasionOf = (prompt: string) => readWishes(prompt).occasion?.key;

describe('where somebody works', () => {
  it.each([
    ['first week at the hardware store, on my feet all day', 'shop-floor'],
    ['work at our local garden center, mostly outside', 'shop-floor'],
    ['Arbeit im Baumarkt, den ganzen Tag auf den Beinen', 'shop-floor'],
    ['shift at the coffee shop saturday', 'service'],
    ['job at a hair salon, first day', 'service'],
    ['i start at the bakery on monday', 'service'],
    ['Ich jobbe im Buchladen', 'service'],
    ['erster Tag im Café als Bedienung', 'service'],
    ['library desk, something classic', 'front-desk'],
    ["i'm a receptionist at a dental clinic", 'front-desk'],
    ['front desk at a gym', 'front-desk'],
    ['Praktikum in der Bücherei', 'front-desk'],
    ['warehouse job, night hours', 'shift'],
    ['I work in a kitchen', 'shift'],
    ['lab day, closed shoes needed', 'shift'],
    ['Schicht im Pflegeheim', 'shift'],
    ['hardware store, first week', 'shop-floor'],
  ])('is dressed for as what is done there: %s', (prompt, key) => {
    expect(occasionOf(prompt)).toBe(key);
  });

  it.each([
    ['trip to the hardware store', 'errands'],
    ['drinks after work at the pub', 'night-out'],
    ['coffee shop with a friend', 'coffee'],
    ['first time at the gym', 'gym'],
    ['work at the pharmacy head office, smart', 'office'],
    ['first day as shift supervisor at the warehouse, office half the day', 'first-day'],
  ])('is a place like another for whoever only goes there: %s', (prompt, key) => {
    expect(occasionOf(prompt)).toBe(key);
  });

  it('takes nursing for a trade beside an interview, and for a baby else', () => {
    expect(readWishes('nursing job interview').practical.has('over no head')).toBe(false);
    expect(readWishes('nursing school orientation').practical.has('over no head')).toBe(false);
    expect(readWishes('i am nursing, lunch with friends').practical.has('over no head')).toBe(true);
  });
});

it.each([
  ['girls night after 5 nights on the ward, jumpsuit', 'night-out'],
  ['drinks after a week of night shifts', 'night-out'],
  ['nach einer Woche Krankenhaus endlich essen gehen', 'dinner'],
  ['after three days I start at the warehouse', 'shift'],
  ['first day at the gym', 'gym'],
  ['my first week working at the gym', 'front-desk'],
])('what is worked off is not dressed for: %s', (prompt, occasion) => {
  expect(readWishes(prompt).occasion?.key).toBe(occasion);
});
