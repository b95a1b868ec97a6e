import { SKETCHED_LOOKS, type SketchedGarment } from '#contract/sketched-garments.ts';
import { classNames } from '#web/ui/class-names.ts';
import { GarmentSketch } from './garment-sketch.tsx';

interface PaleBoardProps {
  /** From 0: those beside each other differ. */
  place?: number;
  /** One alone, where no look will be. */
  garment?: SketchedGarment;
  /** The shape of what is to come. */
  className?: string;
}

/** Where clothes will be, once they are there: a look as a faint sketch. Decoration. */
export function PaleBoard({ place = 0, garment, className = 'aspect-4/5' }: PaleBoardProps) {
  return (
    <div aria-hidden className={classNames('bg-ground overflow-hidden', garment && 'p-[12%]', className)}>
      <GarmentSketch
        garment={garment ?? SKETCHED_LOOKS[place % SKETCHED_LOOKS.length] ?? SKETCHED_LOOKS[0]}
        className="pale size-full object-contain"
      />
    </div>
  );
}
