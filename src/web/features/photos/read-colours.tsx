import { useState } from 'react';
import type { Photo } from '#contract/photos.ts';
import { colourWord } from '#web/words/colours.ts';
import { PHOTOS_COPY } from './copy.ts';

/** Of the whole strip: narrower, a color could not be seen. */
const NARROWEST = 0.1;
/** Shares that add up to less than one would leave a part of it empty. */
const FULL = 100;

/**
 * What was read in a photo, as swatches below it. Their names show where one points or has the focus, and, as
 * a finger does neither, when they are pressed.
 */
export function ReadColours({ photo: { palette }, place }: { photo: Photo; place: number }) {
  const [isOpen, setIsOpen] = useState(false);
  if (palette.length === 0) return null;

  return (
    <button
      type="button"
      aria-label={PHOTOS_COPY.photo.palette(place, palette.map(({ name }) => colourWord(name)).join(', '))}
      aria-expanded={isOpen}
      // A mouse points before it presses.
      onClick={({ nativeEvent }) => !isOfMouse(nativeEvent) && setIsOpen(!isOpen)}
      onPointerEnter={({ nativeEvent }) => isOfMouse(nativeEvent) && setIsOpen(true)}
      onPointerLeave={({ nativeEvent }) => isOfMouse(nativeEvent) && setIsOpen(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setIsOpen(true)}
      onBlur={() => setIsOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setIsOpen(false)}
      className="relative -mt-7 flex min-h-11 w-full flex-col justify-end text-left focus-visible:-outline-offset-4"
    >
      {isOpen && (
        <span className="absolute inset-x-0 bottom-4 bg-canvas px-2 py-1.5 text-xs">
          {palette.map(({ name, hex }) => (
            <span key={name} className="flex items-center gap-2 py-0.5 leading-tight">
              <span
                style={{ backgroundColor: hex }}
                className="size-3 shrink-0 border border-line-strong forced-color-adjust-none"
              />
              <span className="min-w-0 hyphens-auto">{colourWord(name)}</span>
            </span>
          ))}
        </span>
      )}
      <span className="flex h-4 w-full gap-px pt-1 forced-color-adjust-none">
        {palette.map(({ name, hex, share }) => (
          <span key={name} style={{ backgroundColor: hex, flexGrow: FULL * Math.max(share, NARROWEST) }} />
        ))}
      </span>
    </button>
  );
}

function isOfMouse(event: Event): boolean {
  return 'pointerType' in event && event.pointerType === 'mouse';
}
