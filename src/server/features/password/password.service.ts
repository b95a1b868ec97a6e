import type * as z from 'zod/mini';
import type { AppError } from '#contract/error.ts';
import type { forgotPassword } from '#contract/password.ts';
import type { Product } from '#contract/product.ts';
import { refusal } from '#contract/refusals.ts';
import type { Clock } from '#server/clock.ts';
import type { Db } from '#server/db/open-database.ts';
import type { AuthService } from '#server/features/auth/auth.service.ts';
import { hashPassword, isPasswordOf } from '#server/features/auth/hash-password.ts';
import type { KnownBrowsers } from '#server/features/auth/known-browsers.ts';
import type { RateLimitKey, RateLimits } from '#server/features/auth/rate-limits.ts';
import { refuseWeakPassword } from '#server/features/auth/refuse-weak-password.ts';
import type { Visit } from '#server/features/auth/visit.ts';
import { describeDevice } from '#server/features/devices/describe-device.ts';
import type { Outbox } from '#server/features/mail/outbox.service.ts';
import type { SessionUser } from '#server/http/serve.ts';
import { createPasswordRepository } from './password.repository.ts';
import type { ResetCodes } from './reset-codes.ts';

export type PasswordService = ReturnType<typeof createPasswordService>;

/** A lost password is replaced with a code that was mailed; a known one by proving it. */
export function createPasswordService(dependencies: {
  db: Db;
  auth: AuthService;
  outbox: Outbox;
  resetCodes: ResetCodes;
  rateLimits: RateLimits;
  knownBrowsers: KnownBrowsers;
  clock: Clock;
  newId: () => string;
  /** False: whoever runs the server gives out codes (`users reset-password`). */
  sendsMail: boolean;
  product: Product;
}) {
  const { db, auth, outbox, resetCodes, rateLimits, knownBrowsers, clock, newId, sendsMail, product } =
    dependencies;
  const repository = createPasswordRepository(db);

  return {
    /**
     * Puts a mail with a reset code into the outbox. Nothing here looks the address up: that is done when the mail is
     * sent, so that neither the answer nor its time tells whether it has an account.
     * @param isShown the code is in the answer as well, for whoever sits at this machine
     * @throws {AppError} `too_many_requests`
     */
    async forgot(
      email: string,
      { address, headers, language }: Visit,
      { isShown }: { isShown: boolean },
    ): Promise<z.infer<typeof forgotPassword.response>> {
      const isAgain = !(await isWithinLimits(email, { address, headers }));
      const code = isShown ? await (isAgain ? resetCodes.issueAgain(email) : resetCodes.issue(email)) : null;
      // Where nobody reads mails, writing one would only be the death of the code that the operator gave out.
      // Over the limit the mail with the valid code is either sent now or was a moment ago.
      const isRead = sendsMail || isShown;
      if (isRead && (!isAgain || (await rateLimits.take(['codeAgainByEmail', email])))) {
        const details = {
          language,
          ...(code !== null && { code }),
          ...(isAgain && { isAgain: true as const }),
        };
        await outbox.add({ kind: 'reset-code', recipient: email, details });
        outbox.wake();
      }
      const codeFrom = isShown ? 'screen' : sendsMail ? 'mail' : 'operator';
      return { email, codeFrom, ...(code !== null && { resetCode: code }) };
    },

    /**
     * Sets a new password, ends every session and tells the person by mail. Whoever was locked out by somebody else's
     * guesses may sign in again.
     * @returns the cookie that makes this browser known to the account
     * @throws {AppError} `invalid`, in the same words for every code that does not work; `too_many_requests`
     */
    async reset(
      form: { email: string; token: string; newPassword: string },
      visit: Visit,
    ): Promise<string[]> {
      const { address, headers } = visit;
      await refuseWeakPassword(form.newPassword, 'newPassword', product.name);
      const browser = knownBrowsers.nameIn(headers, form.email);
      const counted: RateLimitKey =
        browser === null ? ['resetByAddress', address] : ['resetByBrowser', form.email, browser];
      await rateLimits.consume([counted]);

      const resetCode = await resetCodes.find(form.email);
      if (resetCode === null) throw badCode();
      if (!(await rateLimits.take(['codeByOrigin', resetCode.seed, browser ?? address]))) throw badCode();
      if (!(await resetCodes.isRight(resetCode, form.token, { byStranger: browser === null })))
        throw badCode();
      const hash = await hashPassword(form.newPassword);
      const now = clock.now().toISOString();
      await db.transaction().execute(async (transaction) => {
        if (!(await resetCodes.redeem(resetCode, transaction))) throw badCode();
        await repository.setHash(resetCode.userId, hash, { id: newId(), now }, transaction);
        await repository.endSessions(resetCode.userId, null, transaction);
        await outbox.add(notice(form.email, visit), transaction);
      });
      outbox.wake();
      await rateLimits.giveBack([counted]);
      await rateLimits.reset([
        ['loginByEmail', form.email],
        ['loginByPair', form.email, address],
      ]);
      return [knownBrowsers.remember(headers, form.email)];
    },

    /**
     * Changes a known password and ends every other session. @returns the cookies of this one, which is new as well.
     * @throws {AppError} `invalid`, `conflict` where there is no password, `too_many_requests`
     */
    async change(
      user: SessionUser,
      form: { currentPassword: string; newPassword: string },
      visit: Visit,
    ): Promise<string[]> {
      await refuseWeakPassword(form.newPassword, 'newPassword', product.name);
      await rateLimits.consume([['changePassword', user.id]]);
      const before = await repository.findHash(user.id);
      if (before === null) {
        throw refusal('no_password');
      }
      if (!(await isPasswordOf(before, form.currentPassword))) throw wrongPassword();

      const after = await hashPassword(form.newPassword);
      await db.transaction().execute(async (transaction) => {
        if (!(await repository.replaceHash(user.id, { before, after }, transaction))) throw wrongPassword();
        await repository.endSessions(user.id, user.sessionId, transaction);
        await resetCodes.revoke(user.id, transaction);
        await outbox.add(notice(user.email, visit), transaction);
      });
      outbox.wake();
      await rateLimits.reset([['changePassword', user.id]]);
      return auth.renew({ email: user.email, password: form.newPassword }, visit.headers);
    },
  };

  /**
   * Counts a request for a code. @returns false when the address has been asked for too often by now, perhaps by others.
   * @throws {AppError} `too_many_requests` when it is this visitor who asks too often
   */
  async function isWithinLimits(email: string, from: Pick<Visit, 'address' | 'headers'>): Promise<boolean> {
    const browser = knownBrowsers.nameIn(from.headers, email);
    if (browser !== null) return rateLimits.take(['forgotByBrowser', email, browser]);

    await rateLimits.consume([['forgotByAddress', from.address]]);
    return rateLimits.take(['forgotByEmail', email]);
  }

  function notice(recipient: string, { headers, language }: Visit) {
    const device = describeDevice(headers.get('user-agent')).name;
    return {
      kind: 'password-changed',
      recipient,
      details: { language, at: clock.now().toISOString(), device },
    } as const;
  }
}

function badCode(): AppError {
  return refusal('wrong_reset_code', { field: 'token' });
}

function wrongPassword(): AppError {
  return refusal('wrong_current_password', { field: 'currentPassword' });
}
