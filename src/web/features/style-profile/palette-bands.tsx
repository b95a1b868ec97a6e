import type { CSSProperties } from 'react';
import { drawingUrl } from '#contract/drawing-url.ts';
import type { ColourName } from '#contract/palette.ts';
import { inkOn } from '#web/lib/ink-on.ts';
import { BAND_GARMENTS, BAND_SQUARE, garmentClass } from '#web/shared/skeletons.tsx';
import { colourWord } from '#web/words/colours.ts';
import type { AnalysedColour } from './named-colours.ts';
import { asPercent } from './wording.ts';

/** Of a palette, for each of its colors. */
const HEIGHT_REM = 8;
/** On a lower band nothing could be seen. */
const LEAST_PICTURED_REM = 5;

interface PaletteBandsProps {
  /** Names the palette. */
  label: string;
  colours: readonly AnalysedColour[];
  /** Those that stand in the other palette too: marked with a stitch, which the sentence below the bands names. */
  shared: ReadonlySet<ColourName>;
}

/** A palette as one length of cloth: each color a band as tall as its share, with its name on it and something of it at its end. */
export function PaletteBands({ label, colours, shared }: PaletteBandsProps) {
  const total = colours.reduce((sum, { share }) => sum + (share ?? 1), 0);

  return (
    // Framed, so that navy shows on a dark page and ivory on a white one.
    <ul aria-label={label} className="border border-line-strong forced-color-adjust-none">
      {colours.map(({ name, hex, share }, place) => {
        const height = (HEIGHT_REM * colours.length * (share ?? 1)) / total;
        const square = `${height - 1}rem`;
        return (
          <li
            key={name}
            style={
              {
                backgroundColor: hex,
                color: inkOn(hex),
                '--loden': 'currentColor',
                minHeight: `${height}rem`,
              } as CSSProperties
            }
            className="flex items-center gap-x-4 px-4 py-2 sm:px-5"
          >
            <div className="min-w-0 flex-1">
              <div className="w-fit">
                <p className="title text-2xl hyphens-auto sm:text-3xl">{colourWord(name)}</p>
                {shared.has(name) && <span aria-hidden className="stitch mt-2 block" />}
              </div>
            </div>
            {share !== undefined && <p className="text-2xl leading-none">{asPercent(share)}</p>}
            {/* Its place is kept: the shares stand in one column. */}
            {share !== undefined && height < LEAST_PICTURED_REM && <span className="w-18 sm:w-24" />}
            {height >= LEAST_PICTURED_REM && (
              <div className={BAND_SQUARE} style={{ maxWidth: square, maxHeight: square }}>
                <img
                  src={drawingUrl({
                    garment: BAND_GARMENTS[place % BAND_GARMENTS.length] ?? BAND_GARMENTS[0],
                    colors: [{ hex }],
                  })}
                  alt=""
                  // Lazily: for one that is asked for at once React waits, and the server draws it a second or two.
                  loading="lazy"
                  decoding="async"
                  className={garmentClass(place)}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
