import { ShownLookPicture } from './shown-look.tsx';

const SIZES = '(min-width: 40rem) 10rem, 40vw';

/** What is not there yet: looks, pinned to a board. Decoration. */
export function EmptyLooks() {
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <ShownLookPicture name="wedding" sizes={SIZES} className="ground h-auto w-full" />
      <ShownLookPicture name="weekend" sizes={SIZES} className="ground mt-8 h-auto w-full" />
    </div>
  );
}
