/** Where a region is, in the order of the rows. */
export function pixelsOf(region: Uint8Array): number[] {
  const pixels: number[] = [];
  for (let at = 0; at < region.length; at++) if (region[at] === 1) pixels.push(at);

  return pixels;
}
