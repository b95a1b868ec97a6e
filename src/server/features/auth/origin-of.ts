/**
 * What counts as one place that requests come from. One customer owns a whole IPv6 /64, so its addresses are one place;
 * IPv4 visitors of a socket that listens on IPv6 look like one, and are no neighbours of one another.
 * @param address as the socket or a trusted proxy gives it
 */
export function originOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;

  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const after = tail === '' ? [] : tail.split(':');
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups.slice(0, 4).join(':');
}
