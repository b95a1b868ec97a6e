import { Check, X } from 'lucide-react';
import { ShownLookPicture } from '#web/ui/shown-look.tsx';
import { PHOTOS_COPY } from './copy.ts';

const COPY = PHOTOS_COPY.examples;
/** A photo is as light as it was taken: it does not follow the theme. */
const PHOTO = 'ground [--ground:#f1eee8] aspect-3/4 overflow-hidden';

/** What a photo should show, and what goes wrong: the same look twice, drawn by the house as those of the public pages. */
export function PhotoExamples() {
  return (
    <div className="grid max-w-[24rem] grid-cols-2 gap-4">
      <figure>
        <div className={`${PHOTO} p-2`}>
          <ShownLookPicture name="weekend" sizes="12rem" className="size-full" />
        </div>
        <figcaption className="mt-2 flex gap-1.5 text-sm">
          <Check aria-hidden size={18} className="mt-0.5 shrink-0 text-success" />
          {COPY.good}
        </figcaption>
      </figure>
      <figure>
        <div className={`${PHOTO} brightness-50`}>
          <ShownLookPicture
            name="weekend"
            sizes="24rem"
            className="size-full origin-[85%_20%] scale-[1.9] blur-[1.5px]"
          />
        </div>
        <figcaption className="mt-2 flex gap-1.5 text-sm">
          <X aria-hidden size={18} className="mt-0.5 shrink-0 text-danger" />
          {COPY.poor}
        </figcaption>
      </figure>
    </div>
  );
}
