import { describe, expect, it } from 'vitest';
import { readWishes } from './wishes.ts';

describe('whoever stands by is not dressed as a player', () => {
  it.each([
    'watching my kids play soccer on cold Saturday mornings',
    'my daughter’s tennis match',
    'I watch my son play tennis on Sunday',
    'my grandsons play basketball',
    'cheering at a volleyball tournament',
    'beim Tennis meiner Tochter zusehen',
  ])('%s', (prompt) => {
    expect(['touchline', 'stadium']).toContain(readWishes(prompt).occasion?.key);
  });

  it.each([
    'dropping the kids at school, then errands',
    'picking my little brother up from school',
    'die Kinder von der Schule abholen',
  ])('nor whoever brings and fetches as a student: %s', (prompt) => {
    expect(readWishes(prompt).occasion?.key).toBe('school-run');
  });

  it('and a student is one', () => {
    expect(readWishes('school on Monday, I pick jeans').occasion?.key).toBe('school');
  });

  it.each([
    ['playing tennis with my son', 'court-sport'],
    ['a watch and a skirt for tennis', 'court-sport'],
    ['tennis lesson, watching my weight', 'court-sport'],
    ['soccer with my kids', 'gym'],
  ])('and who plays is: %s', (prompt, occasion) => {
    expect(readWishes(prompt).occasion?.key).toBe(occasion);
  });
});
