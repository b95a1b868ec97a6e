export interface Size {
  width: number;
  height: number;
}

/** The size of a picture whose longer side is at most `longSide`, in whole pixels. Nothing is enlarged. */
export function fitWithin({ width, height }: Size, longSide: number): Size {
  const scale = Math.min(1, longSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
