import type { CSSProperties } from 'react';
import { drawingUrl } from '#contract/drawing-url.ts';
import type { ColourName } from '#contract/palette.ts';
import { inkOn } from '#web/lib/ink-on.ts';
import { classNames } from '#web/ui/class-names.ts';
import { BAND_CLASS, BAND_GARMENTS, garmentClass } from '#web/ui/skeleton.tsx';
import { colourWord } from '#web/words/colours.ts';
import type { AnalysedColour } from './named-colours.ts';
import { asPercent } from './wording.ts';

/** Of a palette, for each of its colors. */
const HEIGHT_REM = 8;
/** Below, its name has no room. */
const LEAST_REM = 4.5;
/** Tone on tone it is told from its band by what falls on it and behind it: its own color stays. */
const LIGHT: CSSProperties = {
  backgroundImage:
    'radial-gradient(closest-side, rgb(255 255 255 / 0.2), rgb(255 255 255 / 0.1) 55%, transparent)',
  // One for each garment.
  backgroundSize: 'min(100%, 11rem) 100%',
};
const SHADOW = 'drop-shadow(0 0 1px rgb(255 255 255 / 0.5)) drop-shadow(0 2px 3px rgb(0 0 0 / 0.3))';

interface PaletteBandsProps {
  /** Names the palette. */
  label: string;
  colours: readonly AnalysedColour[];
  /** Those that stand in the other palette too: marked with a stitch, which the sentence below the bands names. */
  shared: ReadonlySet<ColourName>;
}

/** A palette as one length of cloth: each colour a band as tall as its share, with its name on it. */
export function PaletteBands({ label, colours, shared }: PaletteBandsProps) {
  const total = colours.reduce((sum, { share }) => sum + (share ?? 1), 0);

  return (
    // Framed, so that navy shows on a dark page and ivory on a white one.
    <ul aria-label={label} className="border border-line-strong forced-color-adjust-none">
      {colours.map(({ name, hex, share }, place) => (
        <li
          key={name}
          style={
            {
              backgroundColor: hex,
              color: inkOn(hex),
              '--loden': 'currentColor',
              minHeight: `${Math.max(LEAST_REM, (HEIGHT_REM * colours.length * (share ?? 1)) / total)}rem`,
            } as CSSProperties
          }
          className="relative grid overflow-clip grid-cols-[minmax(0,1fr)_auto] content-center items-center gap-x-4 px-4 py-2 sm:px-5"
        >
          <div className="relative z-10 w-fit">
            <p className="title text-2xl hyphens-auto sm:text-3xl">{colourWord(name)}</p>
            {shared.has(name) && <span aria-hidden className="stitch mt-2 block" />}
          </div>
          {share !== undefined && <p className="text-2xl leading-none">{asPercent(share)}</p>}
          <div
            style={LIGHT}
            className={classNames(BAND_CLASS, share === undefined ? 'right-4' : 'right-20 sm:right-32')}
          >
            {/* Where no share is known there is room for two. */}
            {(share === undefined ? [place + 3, place] : [place]).map((garment) => (
              <img
                key={garment}
                src={drawingUrl({
                  garment: BAND_GARMENTS[garment % BAND_GARMENTS.length] ?? BAND_GARMENTS[0],
                  colors: [{ hex }],
                })}
                alt=""
                // Lazily: for one that is asked for at once React waits, and the server draws it a second or two.
                loading="lazy"
                decoding="async"
                style={{ filter: SHADOW }}
                className={classNames(garmentClass(garment), 'max-sm:not-first:hidden')}
              />
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}
