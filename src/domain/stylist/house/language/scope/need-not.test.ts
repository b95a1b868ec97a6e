import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';

describe('what need not be', () => {
  it.each([
    'a funeral, it doesn’t have to be black',
    'a funeral, does not need to be black',
    'eine Beerdigung, muss nicht schwarz sein',
  ])('is neither wished nor refused: %s', (prompt) => {
    const { colours, refuses } = readWishes(prompt);

    expect([colours.length, refuses.colours.size]).toEqual([0, 0]);
  });

  it('goes over the whole list, and leaves what is refused outright', () => {
    const { formalityShift, refuses } = readWishes(
      'a wedding, doesn’t have to be formal or fancy, but no red',
    );

    expect(formalityShift).toBe(0);
    expect([...refuses.colours]).toContain('Red');
  });
});

describe('a dress code', () => {
  it('is a black tie where there is another occasion, and a tie where somebody has one', () => {
    const code = readWishes('my friend’s daughter’s wedding on Sunday evening, so black tie but modest');
    expect([code.occasion?.key, code.span]).toEqual(['wedding-guest', [7, 7]]);

    const tie = readWishes('a funeral on Thursday, I have a black tie already');
    expect(tie.span).toBeNull();
    expect(tie.demands.map(({ target, isOwned }) => [target.label, isOwned])).toEqual([['tie', true]]);
  });

  it('is a tie in a list of what is worn', () => {
    const { span, demands } = readWishes('have to go to a funeral, black suit white shirt black tie');

    expect(span).toBeNull();
    expect(demands.map(({ target }) => target.label)).toContain('tie');
  });

  it('between casual and nice is smart casual, and casual with a client as well', () => {
    expect(readWishes('thanksgiving at mom’s, casual but nice').span).toEqual([2, 2]);
    expect(readWishes('back in the office, we’re pretty casual but I have a client call at 2').span).toEqual([
      2, 2,
    ]);
  });
});

describe('the color of others', () => {
  it('is left to them where somebody says so', () => {
    expect([...readWishes('a wedding, the bridesmaids wear sage so not that').refuses.colours]).toContain(
      'Sage',
    );
  });
});

describe('what is owned', () => {
  it('is the one pair of shoes that somebody has, and not how they used to dress', () => {
    const owned = (prompt: string) =>
      readWishes(prompt)
        .demands.filter(({ isOwned }) => isOwned)
        .map(({ target }) => target.label);

    expect(owned('dinner, I only have black boots to wear with it')).toEqual(['boots']);
    expect(owned('I only own hoodies, need something for a date')).toEqual([]);
  });
});
