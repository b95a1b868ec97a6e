import { AnswerBoard, type AnswerLook } from './answer-board.tsx';
import { classNames } from './class-names.ts';

/** In turn: the first of them are on other pages, and often here already. */
const LOOKS: readonly AnswerLook[] = ['plain', 'layers', 'dinner', 'traveling', 'seen', 'printed'];

interface PaleBoardProps {
  /** From 0: those beside each other differ. */
  place: number;
  /** How wide it is drawn, as in an image's `sizes`. */
  sizes: string;
  /** The shape of what is to come. */
  className?: string;
}

/** Where clothes will be, once they are there: a look as a faint sketch. Decoration. */
export function PaleBoard({ place, sizes, className = 'aspect-4/5' }: PaleBoardProps) {
  return (
    <div aria-hidden className={classNames('bg-ground overflow-hidden', className)}>
      <AnswerBoard look={LOOKS[place % LOOKS.length] ?? 'plain'} sizes={sizes} className="pale size-full" />
    </div>
  );
}
