import { vi } from 'vitest';

// Passwords of tests are hashed in a quarter of a millisecond instead of 17: thousands of people register in a run.
// `hash-password.test.ts` looks at the real figures.
vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof import('@node-rs/argon2')>();
  return {
    ...actual,
    hash: (password: string, options: object) =>
      actual.hash(password, { ...options, memoryCost: 8, timeCost: 1 }),
  };
});
