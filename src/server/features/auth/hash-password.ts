import { AsyncLocalStorage } from 'node:async_hooks';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane (about 20 ms). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

const hashedBefore = new AsyncLocalStorage<string>();

export async function hashPassword(password: string): Promise<string> {
  return hashedBefore.getStore() ?? hash(password, ARGON2ID);
}

/**
 * Hashes a password before the work that will ask for its hash: work in a transaction, in which it would keep SQLite's one
 * connection from everybody else for that time.
 */
export async function withPasswordHashed<Result>(
  password: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return hashedBefore.run(await hash(password, ARGON2ID), work);
}

export function isPasswordOf(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}
