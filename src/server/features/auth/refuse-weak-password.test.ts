import { describe, expect, test } from 'vitest';
import { chosenPassword } from '#contract/auth.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';

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
    await expect(refuseWeakPassword(password, 'newPassword')).rejects.toMatchObject({
      code: 'invalid',
      fields: { newPassword: { reason: 'password_common' } },
    });
  });

  test.each(['my hemline is uneven', 'correct horse battery', 'fashionably late', '73910264857'])(
    'words around them make them good: %s',
    async (password) => {
      await expect(refuseWeakPassword(password, 'password')).resolves.toBeUndefined();
    },
  );

  test.each([
    ['spaces', ' '.repeat(8)],
    ['tabs and line breaks', '\t\n'.repeat(5)],
    ['blanks of other scripts', '\u3000\u00a0\u2003\u3164\u2800'.repeat(2)],
    ['characters without a width', '\u200b\u200d\ufeff\u2060'.repeat(3)],
  ])('nothing but %s is no password', async (_what, password) => {
    await expect(refuseWeakPassword(password, 'newPassword')).rejects.toMatchObject({
      code: 'invalid',
      fields: {
        newPassword: { reason: 'password_blank' },
      },
    });
  });

  test('blanks around and between words stay what they are', async () => {
    await expect(refuseWeakPassword('  a seam  ripped  ', 'password')).resolves.toBeUndefined();
  });
});

describe('the length of a password', () => {
  const isLongEnough = (password: string) => chosenPassword('short').safeParse(password).success;

  test('counts characters as they are seen: an emoji is one, an accent is none of its own', () => {
    expect(isLongEnough('🧵'.repeat(8))).toBe(true);
    expect(isLongEnough('🧵'.repeat(4))).toBe(false);
    expect(isLongEnough('e\u0301'.repeat(8))).toBe(true);
    expect(isLongEnough('e\u0301'.repeat(7))).toBe(false);
  });

  test('ends at 128 of them, however many units those take', () => {
    expect(isLongEnough('🧵'.repeat(128))).toBe(true);
    expect(isLongEnough('e\u0301'.repeat(128))).toBe(true);
    expect(isLongEnough('🧵'.repeat(129))).toBe(false);
  });
});
