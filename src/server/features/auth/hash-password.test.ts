import { expect, test, vi } from 'vitest';
import { hashPassword, isPasswordOf } from './hash-password.ts';

vi.unmock('@node-rs/argon2');

test('passwords are hashed by argon2id at what OWASP asks for, each with a salt of its own', async () => {
  const [first, second] = [await hashPassword('a password'), await hashPassword('a password')];

  for (const stored of [first, second]) {
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await isPasswordOf(stored, 'a password')).toBe(true);
    expect(await isPasswordOf(stored, 'a passworD')).toBe(false);
  }
  expect(first).not.toBe(second);
});
