import type { ColourName } from '#contract/palette.ts';
import { classNames } from '#web/ui/class-names.ts';
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

/** A palette as one length of cloth: each colour a band as tall as its share, beside its name. */
export function PaletteBands({ label, colours, shared }: PaletteBandsProps) {
  const total = colours.reduce((sum, { share }) => sum + (share ?? 0), 0);

  return (
    <ul aria-label={label}>
      {colours.map(({ name, hex, share }, place) => (
        <li
          key={name}
          style={share === undefined ? undefined : { minHeight: `${(HEIGHT_REM * share) / total}rem` }}
          className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <div className={classNames('border-line pt-1.5 pb-3', place > 0 && 'border-t')}>
            <p className="title text-xl hyphens-auto sm:text-2xl">{colourWord(name)}</p>
            {share !== undefined && <p className="tabular mt-1 text-xs text-ink-2">{asPercent(share)}</p>}
            {shared.has(name) && <span aria-hidden className="stitch mt-2 block max-w-24" />}
          </div>
          <div
            className={classNames(
              // Framed, so that navy shows on a dark page and ivory on a white one.
              'min-h-14 border-x border-line-strong forced-color-adjust-none',
              place === 0 && 'border-t',
              place === colours.length - 1 && 'border-b',
            )}
            style={{ backgroundColor: hex }}
          />
        </li>
      ))}
    </ul>
  );
}
