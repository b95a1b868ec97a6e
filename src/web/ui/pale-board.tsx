import type { SketchedGarment } from '#contract/sketched-garments.ts';
import { classNames } from './class-names.ts';
import { GarmentSketch } from './garment-sketch.tsx';

/** In turn: one alone, so that no two run into each other. */
const GARMENTS: readonly SketchedGarment[] = [
  'wool-coat',
  'crew-tee',
  'straight-jeans',
  'cable-sweater',
  'leather-tote',
  'soft-blazer',
];

interface PaleBoardProps {
  /** From 0: those beside each other differ. */
  place: number;
  /** The shape of what is to come. */
  className?: string;
}

/** Where clothes will be, once they are there: a garment as a faint sketch. Decoration. */
export function PaleBoard({ place, className = 'aspect-4/5' }: PaleBoardProps) {
  return (
    <div aria-hidden className={classNames('ground overflow-hidden p-[12%]', className)}>
      <GarmentSketch
        garment={GARMENTS[place % GARMENTS.length] ?? 'wool-coat'}
        className="pale size-full object-contain"
      />
    </div>
  );
}
