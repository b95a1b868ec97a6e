import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import { FRESH_SIGN_IN_MINUTES } from '#contract/account.ts';
import { refusal } from '#contract/refusals.ts';
import type { Clock } from '#server/clock.ts';
import { lockUser } from '#server/db/lock-user.ts';
import type { Db } from '#server/db/open-database.ts';
import type { Schema } from '#server/db/schema.ts';
import type { AuthService } from '#server/features/auth/auth.service.ts';
import type { KnownBrowsers } from '#server/features/auth/known-browsers.ts';
import type { RateLimits } from '#server/features/auth/rate-limits.ts';
import type { FilesService } from '#server/features/files/files.service.ts';
import type { DownloadAnswer, SessionUser } from '#server/http/serve.ts';
import type { AccountExport } from './account-export.ts';

export type AccountService = ReturnType<typeof createAccountService>;

/** What another slice has to do about an account that goes, e.g. end a paid subscription. */
export interface AccountDeletionPart {
  /** In the transaction that deletes the person: notes what is to be done. When it throws, nothing is deleted. */
  note(userId: string, transaction: Transaction<Schema>): Promise<void>;
  /** After it: does what was noted. What fails is that slice's to try again. */
  finish(): Promise<void>;
}

interface Asking {
  headers: Headers;
  log: FastifyBaseLogger;
}

const FILES_AT_ONCE = 100;

/** What people own here: a copy of all of it, and its end. */
export function createAccountService(dependencies: {
  db: Db;
  /** So that nothing of the rows is left in the database's own files. */
  forgetDeleted(): Promise<void>;
  auth: AuthService;
  files: FilesService;
  accountExport: AccountExport;
  deletionParts: AccountDeletionPart[];
  rateLimits: RateLimits;
  knownBrowsers: KnownBrowsers;
  clock: Clock;
}) {
  const { db, forgetDeleted, auth, files, accountExport, deletionParts, rateLimits, knownBrowsers, clock } =
    dependencies;

  return {
    /** @throws {AppError} `too_many_requests`. */
    async export(
      user: SessionUser,
      waiting: { signal: AbortSignal; log: FastifyBaseLogger },
    ): Promise<DownloadAnswer> {
      await rateLimits.consume([['exportByUser', user.id]]);
      const day = clock.now().toISOString().slice(0, 10);
      return {
        stream: accountExport.open(user, waiting),
        mediaType: 'application/zip',
        fileName: `hemline-data-${day}.zip`,
      };
    },

    /**
     * Rows go in one transaction; files and what other slices noted in it right after. What fails then is made good later.
     * @returns the cookies that end the session in the browser, and what it knew of the account.
     * @throws {AppError} `invalid`, `invalid_credentials`, `sign_in_too_old`, `too_many_requests`; with the account untouched.
     */
    async delete(
      user: SessionUser,
      proof: { password?: string | undefined; email?: string | undefined },
      { headers, log }: Asking,
    ): Promise<string[]> {
      await prove(user, proof, headers);
      await this.end(user, log);
      return [...(await auth.logout(headers)), knownBrowsers.forget(headers, user.email)];
    },

    /** As {@link delete}, for whoever has the right to without a proof: the operator. */
    async end(user: Pick<SessionUser, 'id' | 'email'>, log: FastifyBaseLogger): Promise<void> {
      const fileIds = await db.transaction().execute(async (transaction) => {
        await lockUser(transaction, user.id);
        for (const part of deletionParts) await part.note(user.id, transaction);
        const marked = await files.markAllForDeletion(transaction, user.id);
        await transaction.deleteFrom('outbox').where('recipient', '=', user.email).execute();
        // Everything else of a user goes with the user's row (personal-tables.ts).
        await transaction.deleteFrom('users').where('id', '=', user.id).execute();
        return marked;
      });
      log.info({ userId: user.id }, 'account deleted');
      const afterwards = [
        () => removeFiles(fileIds),
        ...deletionParts.map((part) => () => part.finish()),
        forgetDeleted,
      ];
      for (const work of afterwards) {
        await work().catch((error) => log.warn({ err: error }, 'a deleted account is finished later'));
      }
    },
  };

  async function prove(
    user: SessionUser,
    proof: { password?: string | undefined; email?: string | undefined },
    headers: Headers,
  ): Promise<void> {
    const { authProvider } = await auth.currentUser(user);
    if (authProvider === 'local') await provePassword(user, proof.password, headers);
    else proveAddress(user, proof.email);
  }

  async function provePassword(user: SessionUser, password: string | undefined, headers: Headers) {
    if (password === undefined) throw refusal('password_missing', { field: 'password' });

    await rateLimits.consume([['deleteAccount', user.id]]);
    if (!(await auth.isPassword(password, headers))) {
      throw refusal('wrong_password', { field: 'password' });
    }
    await rateLimits.reset([['deleteAccount', user.id]]);
  }

  /** The provider knows the password, so who is here now must have come through it just now. */
  function proveAddress(user: SessionUser, email: string | undefined) {
    if (email === undefined) throw refusal('email_missing', { field: 'email' });
    if (email !== user.email) throw refusal('wrong_address', { field: 'email' });

    const minutes = (Date.now() - user.signedInAt.getTime()) / 60_000;
    if (minutes > FRESH_SIGN_IN_MINUTES) {
      throw refusal('sign_in_too_old', { params: { minutes: FRESH_SIGN_IN_MINUTES } });
    }
  }

  async function removeFiles(ids: string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += FILES_AT_ONCE) {
      await files.removeMarked(ids.slice(start, start + FILES_AT_ONCE));
    }
  }
}
