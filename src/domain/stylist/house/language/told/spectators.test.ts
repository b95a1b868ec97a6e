import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';

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
    'Browns game with my brothers',
    'taking my kids to a Rockies game, day game in July',
    'Falcons game with the guys',
    'going to Croke Park for the hurling',
    'cricket at Edgbaston with dad',
    'das Spiel der Bayern mit meinem Sohn',
  ])('nor at a ground, whatever the team is called: %s', (prompt) => {
    const { occasion, refuses, colours } = readWishes(prompt);

    expect(occasion?.key).toBe('stadium');
    expect([...refuses.colours, ...colours]).toEqual([]);
  });

  it('a game at a table is none', () => {
    expect(readWishes('board game night at a friend’s').occasion?.key).not.toBe('stadium');
  });

  it('whoever brings a child to the pool does not swim', () => {
    expect(['weekend', 'school-run', 'errands']).toContain(
      readWishes('groceries and swimming lessons drop off').occasion?.key,
    );
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

describe('whoever listens is not dressed as a player', () => {
  it.each([
    ['going to see my daughter play violin, cardigan and skirt, not black', 'parents-evening'],
    ['my daughters violin recital', 'parents-evening'],
    ['hearing my son sing in the choir', 'parents-evening'],
    ['Chorkonzert meiner Enkelin', 'parents-evening'],
    ['my husband sings in the choir tonight, what do I wear', 'theatre'],
    ['mein Mann singt im Chor, ich höre zu', 'theatre'],
    ['my boyfriends band plays friday', 'concert'],
    ['I sing in the choir tonight', 'on-stage'],
    ['ich singe im Chor', 'on-stage'],
    ['im in a choir with my friends', 'on-stage'],
    ['custody hearing, what do I wear', 'court'],
  ])('%s', (prompt, occasion) => {
    expect(readWishes(prompt).occasion?.key).toBe(occasion);
  });
});

describe('how it is not to be is no list with what it is to be', () => {
  it.each([
    ['parents evening, smart but not too dressy, black trousers and a nice top', ['trousers', 'top']],
    ['nicht zu schick, schwarze Hose und ein schönes Oberteil', ['trousers', 'top']],
    ['nothing too formal, jeans and a blazer for lunch', ['jeans', 'blazer']],
    ['no jeans, trainers and hoodies, lunch', []],
  ])('%s', (prompt, wished) => {
    expect(readWishes(prompt).demands.map(({ target }) => target.label)).toEqual(wished);
  });
});
