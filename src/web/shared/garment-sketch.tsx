import type { SketchedGarment, SketchedLook } from '#contract/sketched-garments.ts';

/** Of all their contents. */
declare const __SKETCHES__: string;

interface GarmentSketchProps {
  garment: SketchedGarment | SketchedLook;
  className: string;
}

/** A garment, in a usual color or undyed, or the outlines of a look, that was drawn while the pages were built: there at once, where another is still being drawn. Decoration. */
export function GarmentSketch({ garment, className }: GarmentSketchProps) {
  return (
    <picture className="contents">
      <img src={`/assets/${garment}-${__SKETCHES__}.webp`} alt="" className={className} />
    </picture>
  );
}
