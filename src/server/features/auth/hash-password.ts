import { hash, verify } from '@node-rs/argon2';

/** OWASP's argon2id figures: 19 MiB, two passes, one lane (about 20 ms). */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, ARGON2ID);
}

export function isPasswordOf(stored: string, password: string): Promise<boolean> {
  return verify(stored, password);
}
