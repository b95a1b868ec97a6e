import type { CSSProperties } from 'react';
import type { ColourName } from '#contract/palette.ts';
import { Swatch } from '#web/ui/swatch.tsx';
import { tileSpans } from '#web/ui/tile-spans.ts';
import { colourWord } from '#web/words/colours.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import type { AnalysedColour } from './named-colours.ts';
import { asPercent } from './wording.ts';

const COPY = STYLE_PROFILE_COPY.palette;

interface SwatchRowProps {
  colours: readonly AnalysedColour[];
  /** Those that stand in the other palette too: joined to it with a stitch. */
  shared: ReadonlySet<ColourName>;
}

const MOST_ON_PHONES = 4;
const FEWEST_ON_WIDE = 4;

/** Named colours beside each other: on a phone in rows that are all filled, else in one. */
export function SwatchRow({ colours, shared }: SwatchRowProps) {
  const count = colours.length;
  const spans = tileSpans(count, count <= MOST_ON_PHONES ? count : Math.ceil(count / 2));

  return (
    <ul
      style={{ '--row': Math.max(count, FEWEST_ON_WIDE) } as CSSProperties}
      className="grid grid-cols-12 gap-x-2 gap-y-4 sm:grid-cols-[repeat(var(--row),minmax(0,1fr))]"
    >
      {colours.map(({ name, hex, share }, place) => (
        <li
          key={name}
          style={{ '--phone': spans[place] } as CSSProperties}
          className="[grid-column:span_var(--phone)] sm:[grid-column:auto]"
        >
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
