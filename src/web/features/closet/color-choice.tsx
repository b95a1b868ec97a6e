import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PieceColor } from '#contract/closet.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { colourWord } from '#web/words/colours.ts';
import { CLOSET_COPY } from './copy.ts';
import { allFrom, COLORS_BY_HUE, nearColors } from './near-colors.ts';

interface ColorChoiceProps {
  legend: string;
  /** The color as it is; one that was measured is none of the curated ones. Undefined: not known. */
  value: PieceColor | undefined;
  /** What is near to this is offered first; undefined: what is usual. */
  near: PieceColor | undefined;
  onChange: (color: PieceColor) => void;
  /** Where there is little room: on a phone all of them in two rows that scroll, else as many in a row as there is room for. */
  isLow?: boolean;
  /** All were asked for before. */
  isAll?: boolean;
  onAll?: () => void;
}

/** One of the fifty colors, by a tap: the likeliest first, all when asked. Arrow keys move the choice. */
export function ColorChoice({ legend, value, near, onChange, isLow = false, ...all }: ColorChoiceProps) {
  const name = useId();
  const [isAll, setAll] = useState(all.isAll ?? false);
  const row = useRef<HTMLDivElement>(null);

  const chosenName = value?.name;

  // In rows that scroll the color as it is comes into view, and no further than that: the neutrals are where they begin.
  useEffect(() => {
    if (!isAll || !isLow || chosenName === undefined) return;
    const chosen = row.current?.querySelector(':checked')?.parentElement;
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [isAll, isLow, chosenName]);

  function showAll() {
    flushSync(() => setAll(true));
    all.onAll?.();
    const inputs = row.current;
    (inputs?.querySelector<HTMLElement>(':checked') ?? inputs?.querySelector('input'))?.focus();
  }

  return (
    <fieldset className="min-w-0 flex-1">
      <legend className="mb-1 leading-tight font-medium">
        {legend}
        {value && (
          <>
            : <span className="font-semibold">{colourWord(value.name)}</span>
          </>
        )}
      </legend>
      <div
        ref={row}
        className={classNames(
          'grid',
          isAll && isLow
            ? // On a phone it begins with whole ones, and a half one says that it goes on.
              'max-sm:fades -ml-1.5 grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))] max-sm:-mr-5 max-sm:ml-0 max-sm:auto-cols-[3rem] max-sm:grid-flow-col max-sm:grid-cols-none max-sm:grid-rows-2 max-sm:overflow-x-auto max-sm:pr-3 max-sm:[scroll-snap-type:x_mandatory] *:[scroll-snap-align:start]'
            : '-ml-1.5 grid-cols-[repeat(auto-fill,2.75rem)]',
        )}
      >
        {(!isAll ? nearColors(near) : isLow ? allFrom(near) : COLORS_BY_HUE).map((color) => {
          const isChosen = color.name === value?.name;
          return (
            <label
              key={color.name}
              title={colourWord(color.name)}
              className="group relative grid size-11 place-items-center rounded-full has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-ink"
            >
              <input
                type="radio"
                name={name}
                aria-label={colourWord(color.name).replaceAll('\u00ad', '')}
                checked={isChosen}
                onChange={() => onChange({ name: color.name, hex: color.hex, share: value?.share ?? 1 })}
                className="visually-hidden"
              />
              <span
                aria-hidden
                className={classNames(
                  'size-8 rounded-full border',
                  isChosen
                    ? 'border-canvas outline-2 outline-loden group-has-[:focus-visible]:outline-0'
                    : 'border-line-strong',
                )}
                style={{ backgroundColor: isChosen ? value?.hex : color.hex }}
              />
            </label>
          );
        })}
      </div>
      {!isAll && (
        <Button look="quiet" size="small" className="-ml-4" onClick={showAll}>
          {CLOSET_COPY.allColors}
        </Button>
      )}
    </fieldset>
  );
}
