import type { ReactNode } from 'react';
import type { Photo } from '#contract/photos.ts';
import { colourWord } from '#web/words/colours.ts';
import { PHOTOS_COPY } from './copy.ts';

/** Of the whole strip: narrower, a color could not be seen. */
const NARROWEST = 0.1;
/** Shares that add up to less than one would leave a part of it empty. */
const FULL = 100;

/** A button in the line below a picture: it hides nothing of it, and its cross ends where that does. */
export const BESIDE_CAPTION = '-my-2 -mr-2 text-ink-2';

interface ReadColoursProps {
  photo: Photo;
  place: number;
  /** Behind the names. */
  children: ReactNode;
}

/** What was read in a photo: swatches below it, as wide as their shares, and what they are called. */
export function ReadColours({ photo: { palette }, place, children }: ReadColoursProps) {
  const names = palette.map(({ name }) => colourWord(name)).join(', ');

  return (
    <>
      {palette.length > 0 && (
        <div
          role="img"
          aria-label={PHOTOS_COPY.photo.palette(place, names)}
          style={{ background: 'var(--edge)' }}
          className="mt-1 flex h-3 gap-px border border-line-strong forced-color-adjust-none"
        >
          {palette.map(({ name, hex, share }) => (
            <span key={name} style={{ backgroundColor: hex, flexGrow: FULL * Math.max(share, NARROWEST) }} />
          ))}
        </div>
      )}
      <div className="flex items-start">
        <p aria-hidden className="mt-1.5 min-w-0 flex-1 text-xs leading-tight text-ink-2 hyphens-auto">
          {names}
        </p>
        {children}
      </div>
    </>
  );
}
