const held = new Map<string, Float32Array>();

/**
 * Memory that is used again, so that a board of large arrays leaves none behind: zeroed, and the caller's until the
 * next call with the same name.
 */
export function scratch(name: string, length: number): Float32Array {
  const known = held.get(name);
  if (known && known.length >= length) return known.subarray(0, length).fill(0);
  const grown = new Float32Array(Math.ceil(length * 1.25));
  held.set(name, grown);
  return grown.subarray(0, length);
}
