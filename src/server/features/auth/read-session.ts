import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#server/db/open-database.ts';
import { SESSION_RENEWED_AFTER_SECONDS, SESSION_SECONDS } from './better-auth.ts';

/** Cookies of the library beside the session's own, which it acts upon. */
const OTHER_COOKIES = /[.](session_data|dont_remember)/;

export type SessionReader = ReturnType<typeof createSessionReader>;

/** A session that runs, as the library would tell it. */
export interface RunningSession {
  session: { id: string; createdAt: Date; lastUsedAt: string | null };
  user: { id: string; email: string; name: string };
}

/**
 * The short way for nearly every request: one signature, one read. It answers only what is plain: a session that is signed,
 * there and running, and has nothing to be written. Whatever else comes, null is returned, and the library judges it.
 * The row is read each time, so what is revoked is over at once on every process.
 * @param cookieName of the session's cookie
 */
export function createSessionReader({
  db,
  secret,
  cookieName,
}: {
  db: Db;
  secret: string;
  cookieName: string;
}) {
  // Put together once: every request asks it.
  const byToken = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select(['sessions.id', 'sessions.createdAt', 'sessions.expiresAt', 'sessions.lastUsedAt'])
    .select(['users.id as userId', 'users.email', 'users.name'])
    .where('sessions.token', '=', '')
    .compile();

  return async (cookies: string): Promise<RunningSession | null> => {
    if (OTHER_COOKIES.test(cookies)) return null;
    const token = signedToken(cookies);
    if (token === null) return null;

    const asked: typeof byToken = { ...byToken, parameters: [token] };
    const [row] = (await db.executeQuery(asked)).rows;
    if (row === undefined || isToBeRenewed(row.expiresAt)) return null;

    const { id, createdAt, lastUsedAt, userId, email, name } = row;
    return { session: { id, createdAt: new Date(createdAt), lastUsedAt }, user: { id: userId, email, name } };
  };

  /** The token of the one cookie of that name, if it is signed by us. */
  function signedToken(cookies: string): string | null {
    const values = cookies.split(';').flatMap((cookie) => {
      const [name = '', value = ''] = splitOnce(cookie.trim(), cookie.trim().indexOf('='));
      return name === cookieName ? [value] : [];
    });
    const [value] = values;
    if (values.length !== 1 || value === undefined) return null;

    const signed = decoded(value);
    const [token, signature] = splitOnce(signed, signed.lastIndexOf('.'));
    const given = Buffer.from(signature);
    const expected = Buffer.from(createHmac('sha256', secret).update(token).digest('base64'));
    return given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
  }
}

/** Also what has ended: its row and its cookie are the library's to remove. The dates of sessions are of the system's clock. */
function isToBeRenewed(expiresAt: string | Date): boolean {
  const leftMs = new Date(expiresAt).getTime() - Date.now();
  return !(leftMs > (SESSION_SECONDS - SESSION_RENEWED_AFTER_SECONDS) * 1000);
}

/** The parts before and behind one character. */
function splitOnce(text: string, at: number): [before: string, behind: string] {
  return at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + 1)];
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}
