import ipaddr from 'ipaddr.js';

/** All public IPv6 addresses there are begin so (IANA); the library takes old forms outside of it for public. */
const PUBLIC_IPV6 = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Everything special is inside: loopback, private, link-local
 * (with the clouds' metadata), carrier NAT, multicast, reserved, and the IPv6 forms that carry an IPv4 address (mapped,
 * compatible, NAT64, 6to4, Teredo), because what they carry can be any of these.
 */
export function isOutside(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return parsed.range() === 'unicast' && (parsed.kind() === 'ipv4' || parsed.match(PUBLIC_IPV6));
}

/** The IP address that a URL's host is, without the brackets of IPv6; null for a name. */
export function addressInHost(hostname: string): string | null {
  const bare = hostname.replace(/^\[|\]$/g, '');
  return ipaddr.isValid(bare) ? bare : null;
}
