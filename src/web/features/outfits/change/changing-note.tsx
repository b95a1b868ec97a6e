import { classNames } from '#web/ui/class-names.ts';
import { OUTFITS_COPY } from '../copy.ts';
import { cutPrompt } from './undo-note.tsx';

const COPY = OUTFITS_COPY.row;

/** While the stylist works on it: what is being changed. It goes on when the page is closed. */
export function ChangingNote({ prompt, className }: { prompt: string; className?: string }) {
  return (
    <div className={classNames('relative rounded-edge bg-paper px-4 py-2.5 text-sm', className)}>
      <p role="status" className="wrap-anywhere">
        {COPY.changing} {COPY.quoted(cutPrompt(prompt))}
      </p>
      <div aria-hidden className="stitch animate-sew mt-2 w-28" />
    </div>
  );
}
