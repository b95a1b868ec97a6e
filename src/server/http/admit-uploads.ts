import fs from 'node:fs/promises';
import { refusal } from '#contract/refusals.ts';

/** So much of the disk is left to the database: with it, people can still delete what fills the disk. */
const RESERVE_BYTES = 100 * 1024 * 1024;
/** A page sends its files in one request; this is for a few open at once. */
const AT_ONCE_PER_PERSON = 3;
const RETRY_AFTER_SECONDS = 10;

/**
 * Lets uploads in, before their first byte is written.
 * @param folder where they are received
 */
export function createAdmission(folder: string) {
  const underWay = new Map<string, number>();

  return {
    /**
     * @param person whose upload it is
     * @returns what is to be called at its end
     * @throws {AppError} `storage_full`, or `too_many_requests` while the same person's others are under way
     */
    async enter(person: string): Promise<() => void> {
      const others = underWay.get(person) ?? 0;
      if (others >= AT_ONCE_PER_PERSON) {
        throw refusal('other_uploads', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      underWay.set(person, others + 1);
      const leave = () => {
        const left = (underWay.get(person) ?? 1) - 1;
        if (left === 0) underWay.delete(person);
        else underWay.set(person, left);
      };
      try {
        const { bavail, bsize } = await fs.statfs(folder);
        if (bavail * bsize < RESERVE_BYTES) {
          throw refusal('storage_full');
        }
        return leave;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}
