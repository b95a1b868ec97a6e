import { describe, expect, it } from 'vitest';
import { describeStylist } from '../testing/stylist-contract.ts';
import { createHouseStylist } from './house-stylist.ts';

describe('the house stylist', () => {
  it('says what it is', () => {
    expect(createHouseStylist().info).toMatchObject({
      engine: 'house',
      model: null,
      disclosure: 'Styled on this server from colors, patterns and your answers',
    });
  });
});

describeStylist('the house stylist', createHouseStylist);
