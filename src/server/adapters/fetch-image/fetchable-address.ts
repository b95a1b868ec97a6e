import { AppError } from '#contract/error.ts';
import { addressInHost, isOutside } from './outside-address.ts';

export interface FetchRules {
  /** `host:port` that may be fetched although it is inside or has another port. */
  allow: readonly string[];
  /** Names under which this server itself is reached. */
  ownHosts: readonly string[];
}

/** Always this machine, whatever a name server says of it (RFC 6761). */
const OWN_NAME = /(^|\.)localhost$/;
const WEB_PORTS = new Set(['', '80', '443']);

/** The person's error for whatever may not or could not be fetched; `why` follows the colon. */
export function cannotBeFetched(why: string, cause?: unknown): AppError {
  return new AppError('invalid', `This address cannot be fetched: ${why}`, { cause });
}

export const LEADS_INSIDE = 'it does not lead to a public page.';

/**
 * Judges an address as far as that is possible before its name is resolved. The URL parser has brought decimal, octal,
 * hexadecimal, short and full-width forms of an IP address into the usual one by then.
 * @throws {AppError} `invalid`
 */
export function fetchableAddress(address: string, base: string | undefined, rules: FetchRules): URL {
  const url = parsed(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw cannotBeFetched('it has to begin with http:// or https://.');
  if (url.username !== '' || url.password !== '') throw cannotBeFetched('it has a name or password in it.');
  if (isAllowed(url, rules)) return url;

  if (!WEB_PORTS.has(url.port)) throw cannotBeFetched('it names an unusual port.');
  if (rules.ownHosts.some((host) => nameOf(host) === nameOf(url.hostname)))
    throw cannotBeFetched(LEADS_INSIDE);
  if (OWN_NAME.test(nameOf(url.hostname))) throw cannotBeFetched(LEADS_INSIDE);
  const literal = addressInHost(url.hostname);
  if (literal !== null && !isOutside(literal)) throw cannotBeFetched(LEADS_INSIDE);
  return url;
}

export function isAllowed(url: URL, { allow }: FetchRules): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return allow.some((entry) => entry.toLowerCase() === `${nameOf(url.hostname)}:${port}`);
}

function parsed(address: string, base: string | undefined): URL {
  try {
    return new URL(address, base);
  } catch (error) {
    throw cannotBeFetched('it is not a whole web address.', error);
  }
}

/** A name with its final dot is the same name. */
function nameOf(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, '');
}
