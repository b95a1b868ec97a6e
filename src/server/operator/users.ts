import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { emailAddress, register } from '#contract/auth.ts';
import { FIELD_ERRORS, readFieldError } from '#contract/field-errors.ts';
import { PACKAGE_IDS, type PackageId } from '#contract/plans.ts';
import type { Db } from '#server/db/open-database.ts';
import { revokeSessions } from '#server/features/auth/revoke-sessions.ts';
import { groupedCode } from '#server/features/password/grouped-code.ts';
import { RESET_CODE_MINUTES } from '#server/features/password/reset-codes.ts';
import { operatorLog, servicesOf } from './installation-services.ts';
import type { Installation } from './open-installation.ts';
import { OperatorError } from './operator-error.ts';

export interface ListedUser {
  id: string;
  email: string;
  name: string;
  /** Null: none yet. */
  plan: PackageId | null;
  sessions: number;
  /** ISO 8601, UTC; the session that was used last. Null: never, or signed out everywhere. */
  lastUsedAt: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
}

const PASSWORD_BYTES = 15;

/** Everybody who has an account, oldest first. */
export async function listUsers(installation: Installation): Promise<ListedUser[]> {
  const { plans } = await servicesOf(installation);
  const { rows } = await sql<Omit<ListedUser, 'plan'> & { createdAt: string | Date }>`
    select "users"."id", "users"."email", "users"."name", "users"."createdAt",
      count("sessions"."id") as "sessions", max("sessions"."lastUsedAt") as "lastUsedAt"
    from "users" left join "sessions" on "sessions"."userId" = "users"."id"
    group by "users"."id", "users"."email", "users"."name", "users"."createdAt"
    order by "users"."createdAt", "users"."id"
  `.execute(installation.database.db);
  const users: ListedUser[] = [];
  for (const row of rows) {
    const plan = (await plans.currentPlan(row.id))?.packageId ?? null;
    const createdAt = new Date(row.createdAt).toISOString();
    users.push({ ...row, plan, sessions: Number(row.sessions), createdAt });
  }
  return users;
}

/**
 * Makes an account that somebody may sign in to at once.
 * @param password null: one is made
 * @returns its password, to be handed over
 * @throws {OperatorError} for a name or address that cannot be. {AppError} for one that is taken, or a weak password.
 */
export async function createUser(
  installation: Installation,
  given: { email: string; name: string; password: string | null; plan: string | null },
): Promise<{ id: string; email: string; password: string; plan: PackageId | null }> {
  const plan = given.plan === null ? null : packageIdOf(given.plan);
  const password = given.password ?? randomBytes(PASSWORD_BYTES).toString('base64url');
  const form = register.body.safeParse({ name: given.name, email: given.email, password });
  if (!form.success) throw new OperatorError(form.error.issues.map(sentenceOf).join('\n'));

  const { auth, plans } = await servicesOf(installation);
  const user = await auth.createAccount(form.data);
  if (plan !== null) await plans.setPlan(user.id, plan);
  return { id: user.id, email: user.email, password, plan };
}

/**
 * Gives a package without payment.
 * @throws {OperatorError} while something is paid for, which would go on to count.
 */
export async function setPlan(
  installation: Installation,
  { email, plan: wanted }: { email: string; plan: string },
): Promise<{ email: string; plan: PackageId; before: PackageId | null }> {
  const packageId = packageIdOf(wanted);
  const user = await findUser(installation.database.db, email);
  const { plans } = await servicesOf(installation);
  const plan = await plans.currentPlan(user.id);
  if (plan !== null && plan.status !== 'free') {
    throw new OperatorError(
      `${user.email} pays for ${plan.packageId} until ${plan.periodEnd}: that has to be cancelled first, in Settings or at the provider.`,
    );
  }
  await plans.setPlan(user.id, packageId);
  return { email: user.email, plan: packageId, before: plan?.packageId ?? null };
}

/** A code with which the person sets a new password, behind "Forgot password?" on the login page. */
export async function resetPassword(
  installation: Installation,
  email: string,
): Promise<{ email: string; code: string; minutes: number }> {
  const user = await findUser(installation.database.db, email);
  const { resetCodes } = await servicesOf(installation);
  const code = await resetCodes.issue(user.email);
  if (code === null) throw nobody(email);
  return { email: user.email, code: groupedCode(code), minutes: RESET_CODE_MINUTES };
}

/** Signs somebody out everywhere, at once. @param email null: everybody @returns how many sessions were ended */
export async function endSessions(
  { database: { db } }: Installation,
  email: string | null,
): Promise<{ ended: number }> {
  if (email === null) {
    const { numDeletedRows } = await db.deleteFrom('sessions').executeTakeFirstOrThrow();
    return { ended: Number(numDeletedRows) };
  }
  const ended = await revokeSessions(db, email);
  if (ended === null) throw nobody(email);
  return { ended };
}

/** Deletes an account with everything that is its, as its owner would. */
export async function endAccount(
  installation: Installation,
  email: string,
): Promise<{ id: string; email: string }> {
  const user = await findUser(installation.database.db, email);
  const { account } = await servicesOf(installation);
  await account.end(user, operatorLog);
  return user;
}

/** What a schema found, with the field it is about where the sentence is zod's own. */
function sentenceOf({ message, path }: { message: string; path: PropertyKey[] }): string {
  return readFieldError(message, FIELD_ERRORS)?.message ?? `${path.join('.')}: ${message}`;
}

async function findUser(db: Db, email: string): Promise<{ id: string; email: string }> {
  const address = emailAddress.safeParse(email);
  if (!address.success) throw nobody(email);
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', address.data)
    .executeTakeFirst();
  if (user === undefined) throw nobody(email);
  return user;
}

function nobody(email: string): OperatorError {
  return new OperatorError(`Nobody has the address ${email}.`);
}

function packageIdOf(text: string): PackageId {
  const found = PACKAGE_IDS.find((id) => id === text);
  if (found === undefined)
    throw new OperatorError(`There is no plan "${text}". There are: ${PACKAGE_IDS.join(', ')}.`);
  return found;
}
