import type { Photo } from '#contract/photos.ts';
import { colourWord } from '#web/words/colours.ts';
import { PHOTOS_COPY } from './copy.ts';

/** Of the whole strip: narrower, a color could not be seen. */
const NARROWEST = 0.1;
/** Shares that add up to less than one would leave a part of it empty. */
const FULL = 100;

/** What was read in a photo: swatches below it, as wide as their shares, and what they are called. */
export function ReadColours({ photo: { palette }, place }: { photo: Photo; place: number }) {
  if (palette.length === 0) return null;
  const names = palette.map(({ name }) => colourWord(name)).join(', ');

  return (
    <>
      <div
        role="img"
        aria-label={PHOTOS_COPY.photo.palette(place, names)}
        className="mt-1 flex h-3 gap-px border border-line-strong forced-color-adjust-none"
      >
        {palette.map(({ name, hex, share }) => (
          <span key={name} style={{ backgroundColor: hex, flexGrow: FULL * Math.max(share, NARROWEST) }} />
        ))}
      </div>
      <p aria-hidden className="mt-1.5 text-xs leading-tight text-ink-2 hyphens-auto">
        {names}
      </p>
    </>
  );
}
