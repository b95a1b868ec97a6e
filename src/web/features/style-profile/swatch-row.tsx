import type { ColourName } from '#contract/palette.ts';
import { Swatch } from '#web/ui/swatch.tsx';
import { colourWord } from '#web/words/colours.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import type { AnalysedColour } from './named-colours.ts';
import { asPercent } from './wording.ts';

const COPY = STYLE_PROFILE_COPY.palette;

interface SwatchRowProps {
  colours: readonly AnalysedColour[];
  /** Those that stand in the other palette too: joined to it with a stitch. */
  shared: ReadonlySet<ColourName>;
  columns: string;
}

/** Named colours beside each other. */
export function SwatchRow({ colours, shared, columns }: SwatchRowProps) {
  return (
    <ul className={`grid gap-2 ${columns}`}>
      {colours.map(({ name, hex, share }) => (
        <li key={name}>
          <Swatch
            name={colourWord(name)}
            hex={hex}
            note={share === undefined ? undefined : asPercent(share)}
          />
          {shared.has(name) && (
            <p className="mt-1.5 text-xs text-ink-2">
              <span aria-hidden className="stitch mb-1 block" />
              {COPY.inBoth}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
