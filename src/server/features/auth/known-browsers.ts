import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

export type KnownBrowsers = ReturnType<typeof createKnownBrowsers>;

const DAYS = 400;
/** A family's tablet: the accounts that signed in last. */
const MAX_ACCOUNTS = 8;
const MARK_BYTES = 16;

/**
 * Browsers that have signed in to an account before, by a cookie that outlives the session. Strangers' guesses at that account
 * do not count against them (OWASP, "device cookies"). The cookie opens nothing: it holds a random name of the browser, and
 * for each account a mark that only this server can make and that says nothing to whoever reads it.
 */
export function createKnownBrowsers({ secret, production }: { secret: string; production: boolean }) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'known-browsers', 32));
  const cookieName = production ? '__Host-hemline.known' : 'hemline.known';

  return {
    /** Whether anybody has signed in here before. */
    isKnown: (headers: Headers): boolean => read(headers) !== null,

    /** @returns the browser's name, to count its attempts by; null where it has not signed in to this account. */
    nameIn(headers: Headers, email: string): string | null {
      const known = read(headers);
      if (known === null) return null;

      const mark = Buffer.from(markOf(known.name, email));
      const isMarked = known.marks.some((given) => {
        const bytes = Buffer.from(given);
        return bytes.length === mark.length && timingSafeEqual(bytes, mark);
      });
      return isMarked ? known.name : null;
    },

    /** @returns the `Set-Cookie` line that makes the browser known from now on. */
    remember(headers: Headers, email: string): string {
      const { name, marks } = read(headers) ?? {
        name: randomBytes(MARK_BYTES).toString('base64url'),
        marks: [],
      };
      const mark = markOf(name, email);
      return cookie(name, [mark, ...marks.filter((other) => other !== mark)].slice(0, MAX_ACCOUNTS));
    },

    /** @returns the `Set-Cookie` line after which the browser knows nothing of an account that is gone. */
    forget(headers: Headers, email: string): string {
      const { name, marks } = read(headers) ?? { name: '', marks: [] };
      return cookie(
        name,
        marks.filter((mark) => mark !== markOf(name, email)),
      );
    },
  };

  function cookie(name: string, marks: string[]): string {
    const secure = production ? '; Secure' : '';
    const [value, seconds] = marks.length > 0 ? [[name, ...marks].join('.'), DAYS * 24 * 60 * 60] : ['', 0];
    return `${cookieName}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
  }

  function read(headers: Headers): { name: string; marks: string[] } | null {
    for (const pair of (headers.get('cookie') ?? '').split(';')) {
      const [given = '', value = ''] = pair.trim().split('=', 2);
      if (given !== cookieName || !/^[\w-]{22}(\.[\w-]{22}){1,8}$/.test(value)) continue;
      const [name = '', ...marks] = value.split('.');
      return { name, marks };
    }
    return null;
  }

  function markOf(name: string, email: string): string {
    return createHmac('sha256', key)
      .update(`${name}\0${email}`)
      .digest()
      .subarray(0, MARK_BYTES)
      .toString('base64url');
  }
}
