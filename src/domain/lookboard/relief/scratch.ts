const held = new Map<string, Float32Array>();
/** Numbers; memory that grows in small steps is left behind at each. */
const LEAST = 1 << 16;
const GROWTH = 1.25;

/**
 * Memory that is used again, so that a board of large arrays leaves none behind: the caller's until the next call with
 * the same name. It holds whatever was there.
 */
export function scratch(name: string, length: number): Float32Array {
  const known = held.get(name);
  if (known && known.length >= length) return known.subarray(0, length);
  const grown = new Float32Array(Math.max(LEAST, known ? Math.ceil(length * GROWTH) : length));
  held.set(name, grown);
  return grown.subarray(0, length);
}

/** The same, with zeros. */
export function zeros(name: string, length: number): Float32Array {
  return scratch(name, length).fill(0);
}
