import { emailAddress } from '#contract/auth.ts';
import type { Db } from '#server/db/open-database.ts';

/**
 * Signs somebody out everywhere: for the operator, whatever has become of the person's devices.
 * @returns how many sessions were ended; null: nobody has this address.
 */
export async function revokeSessions(db: Db, email: string): Promise<number | null> {
  const address = emailAddress.safeParse(email);
  if (!address.success) return null;
  const user = await db.selectFrom('users').select('id').where('email', '=', address.data).executeTakeFirst();
  if (user === undefined) return null;

  const ended = await db.deleteFrom('sessions').where('userId', '=', user.id).executeTakeFirst();
  return Number(ended.numDeletedRows);
}
