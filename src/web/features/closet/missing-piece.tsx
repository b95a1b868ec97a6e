import { Plus } from 'lucide-react';
import type { SketchedGarment } from '#contract/sketched-garments.ts';
import { GarmentSketch } from '#web/ui/garment-sketch.tsx';
import { TAPPED } from './piece-tile.tsx';

interface MissingPieceProps {
  garment: SketchedGarment;
  name: string;
  onPick: (() => void) | undefined;
}

/** The place of a piece that many people own: a sketch on paper within a light line, and the way to put it there. */
export function MissingPiece({ garment, name, onPick }: MissingPieceProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className="group block w-full text-left focus-visible:-outline-offset-2"
    >
      <span className="relative block aspect-4/5 bg-paper">
        <GarmentSketch
          garment={garment}
          className="size-full object-contain p-[4%] opacity-50 grayscale sepia-30"
        />
        <span aria-hidden className={`absolute inset-0 border border-dashed border-line ${TAPPED}`} />
      </span>
      <span className="mt-1.5 flex items-center gap-1 text-sm leading-tight text-ink-2">
        <Plus aria-hidden size={14} strokeWidth={1.75} />
        {name}
      </span>
    </button>
  );
}
