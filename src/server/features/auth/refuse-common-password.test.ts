import { describe, expect, test } from 'vitest';
import { refuseCommonPassword } from './refuse-common-password.ts';

describe('passwords that anybody would guess', () => {
  test.each([
    'Hemline2026!',
    'hemline-hemline',
    'HEM line 1',
    'PersonalShopper',
    'personal.shopper.99',
    'fashion123',
    '1stylist1',
  ])("the product's own words are refused: %s", async (password) => {
    await expect(refuseCommonPassword(password, 'newPassword')).rejects.toMatchObject({
      code: 'invalid',
      fields: { newPassword: expect.stringContaining('common') },
    });
  });

  test.each(['my hemline is uneven', 'correct horse battery', 'fashionably late', '73910264857'])(
    'words around them make them good: %s',
    async (password) => {
      await expect(refuseCommonPassword(password, 'password')).resolves.toBeUndefined();
    },
  );
});
