import type { CSSProperties } from 'react';
import type { ColourName } from '#contract/palette.ts';
import { inkOn } from '#web/lib/ink-on.ts';
import { colourWord } from '#web/words/colours.ts';
import type { AnalysedColour } from './named-colours.ts';
import { asPercent } from './wording.ts';

/** Of a palette whose shares are known. */
const HEIGHT_REM = 30;

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
      {colours.map(({ name, hex, share }) => (
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
          className="grid min-h-20 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-4 px-4 pt-2 pb-3 sm:px-5"
        >
          <p className="title text-2xl hyphens-auto sm:text-3xl">{colourWord(name)}</p>
          {share !== undefined && <p className="tabular text-2xl leading-none">{asPercent(share)}</p>}
          {shared.has(name) && <span aria-hidden className="stitch mt-2 block w-24" />}
        </li>
      ))}
    </ul>
  );
}
