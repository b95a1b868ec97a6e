const held = new Map<string, Float32Array>();
/** A board's pieces are mostly no larger than this, pixels: memory that grows in small steps is left behind at each. */
const USUAL = 1 << 18;

/**
 * Memory that is used again, so that a board of large arrays leaves none behind: the caller's until the next call with
 * the same name. It holds whatever was there.
 */
export function scratch(name: string, length: number): Float32Array {
  const known = held.get(name);
  if (known && known.length >= length) return known.subarray(0, length);
  const grown = new Float32Array(length > USUAL / 8 ? Math.max(USUAL, Math.ceil(length * 1.25)) : USUAL / 8);
  held.set(name, grown);
  return grown.subarray(0, length);
}

/** The same, with zeros. */
export function zeros(name: string, length: number): Float32Array {
  return scratch(name, length).fill(0);
}
