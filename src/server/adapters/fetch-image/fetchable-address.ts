import { refusal } from '#contract/refusals.ts';
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

/**
 * Judges an address as far as that is possible before its name is resolved. The URL parser has brought decimal, octal,
 * hexadecimal, short and full-width forms of an IP address into the usual one by then.
 * @throws {AppError} `invalid`
 */
export function fetchableAddress(address: string, base: string | undefined, rules: FetchRules): URL {
  const url = parsed(address, base);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw refusal('picture_address_invalid');
  if (url.username !== '' || url.password !== '') throw refusal('address_with_password');
  if (isAllowed(url, rules)) return url;

  if (!WEB_PORTS.has(url.port)) throw refusal('address_with_port');
  if (rules.ownHosts.some((host) => nameOf(host) === nameOf(url.hostname)))
    throw refusal('address_leads_inside');
  if (OWN_NAME.test(nameOf(url.hostname))) throw refusal('address_leads_inside');
  const literal = addressInHost(url.hostname);
  if (literal !== null && !isOutside(literal)) throw refusal('address_leads_inside');
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
    throw refusal('address_incomplete', { cause: error });
  }
}

/** A name with its final dot is the same name. */
function nameOf(hostname: string): string {
  return hostname.toLowerCase().replace(/\.$/, '');
}
