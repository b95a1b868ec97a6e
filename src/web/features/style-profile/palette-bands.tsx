import type { CSSProperties } from 'react';
import { drawingUrl } from '#contract/drawing-url.ts';
import type { ColourName } from '#contract/palette.ts';
import { inkOn } from '#web/lib/ink-on.ts';
import { BAND_GARMENT_CLASS, BAND_GARMENTS } from '#web/ui/skeleton.tsx';
import { colourWord } from '#web/words/colours.ts';
import type { AnalysedColour } from './named-colours.ts';
import { asPercent } from './wording.ts';

/** Of a palette whose shares are known. */
const HEIGHT_REM = 30;
/** Tone on tone it is told from its band by its edge: a shadow, or a light. */
const EDGES = {
  '#000000': 'drop-shadow(0 1px 3px rgb(0 0 0 / 0.35))',
  '#ffffff': 'drop-shadow(0 0 1px rgb(255 255 255 / 0.75)) brightness(1.15)',
} as const;

interface PaletteBandsProps {
  /** Names the palette. */
  label: string;
  colours: readonly AnalysedColour[];
  /** Those that stand in the other palette too: marked with a stitch, which the sentence below the bands names. */
  shared: ReadonlySet<ColourName>;
}

/** A palette as one length of cloth: each colour a band as tall as its share, with its name on it. */
export function PaletteBands({ label, colours, shared }: PaletteBandsProps) {
  const total = colours.reduce((sum, { share }) => sum + (share ?? 0), 0);

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
              ...(share !== undefined && { minHeight: `${(HEIGHT_REM * share) / total}rem` }),
            } as CSSProperties
          }
          className="relative grid min-h-24 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 px-4 pt-2 pb-3 sm:px-5"
        >
          <div className="relative z-10">
            <p className="title text-2xl hyphens-auto sm:text-3xl">{colourWord(name)}</p>
            {shared.has(name) && <span aria-hidden className="stitch mt-2 block w-24" />}
          </div>
          {share !== undefined && <p className="text-2xl leading-none">{asPercent(share)}</p>}
          <img
            src={drawingUrl({
              garment: BAND_GARMENTS[place % BAND_GARMENTS.length] ?? BAND_GARMENTS[0],
              colors: [{ hex }],
            })}
            alt=""
            // Lazily: for one that is asked for at once React waits, and the server draws it a second or two.
            loading="lazy"
            decoding="async"
            style={{ filter: EDGES[inkOn(hex)] }}
            className={BAND_GARMENT_CLASS}
          />
        </li>
      ))}
    </ul>
  );
}
