/** Pixels; upright. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The page's part on which pieces may lie. */
export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The size of the upright box around a tilted one. */
export function boxOfTilted(
  width: number,
  height: number,
  degrees: number,
): { width: number; height: number } {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { width: width * cos + height * sin, height: width * sin + height * cos };
}

/** How much of the smaller box the other covers, 0 to 1. */
export function overlapOf(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  if (width <= 0 || height <= 0) return 0;
  return (width * height) / Math.max(1e-9, Math.min(a.width * a.height, b.width * b.height));
}

/** The free distance between two boxes; negative where they overlap, by the smaller depth. */
export function gapBetween(a: Box, b: Box): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height);
  return across > 0 && down > 0 ? Math.hypot(across, down) : Math.max(across, down);
}

export function contains(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
