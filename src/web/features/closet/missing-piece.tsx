import { Plus } from 'lucide-react';
import type { SketchedGarment } from '#contract/sketched-garments.ts';
import { GarmentSketch } from '#web/shared/garment-sketch.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { TAPPED } from './piece-tile.tsx';

interface MissingPieceProps {
  garment: SketchedGarment;
  name: string;
  onPick: (() => void) | undefined;
  /** Behind what is owned it may not shine. */
  isFaint: boolean;
}

/** The place of a piece that many people own: within a thread, and the way to put it there. */
export function MissingPiece({ garment, name, onPick, isFaint }: MissingPieceProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="group block w-full text-left focus-visible:-outline-offset-2"
    >
      <span className={`basting relative block aspect-4/5 bg-paper ${TAPPED}`}>
        <GarmentSketch
          garment={garment}
          className={classNames('size-full object-contain p-[4%]', isFaint && 'pale')}
        />
        <Plus aria-hidden size={24} strokeWidth={1.75} className="absolute top-1 right-1" />
      </span>
      <span className="mt-1.5 block text-sm leading-tight text-ink-2">{name}</span>
    </button>
  );
}
