import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PieceColor } from '#contract/closet.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { colourWord } from '#web/words/colours.ts';
import { CLOSET_COPY } from './copy.ts';
import { COLORS_BY_HUE, nearColors } from './near-colors.ts';

interface ColorChoiceProps {
  legend: string;
  /** The color as it is; one that was measured is none of the curated ones. Undefined: not known. */
  value: PieceColor | undefined;
  /** What is near to this is offered first; undefined: what is usual. */
  near: PieceColor | undefined;
  onChange: (color: PieceColor) => void;
  /** All of them in two or three rows that scroll, where there is little room: a column is cut, so that this is seen. */
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

  // In rows that scroll the color as it is comes into view.
  useEffect(() => {
    if (!isAll || !isLow || chosenName === undefined) return;
    const chosen = row.current?.querySelector(':checked')?.parentElement;
    chosen?.scrollIntoView?.({ block: 'nearest', inline: 'center' });
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
            ? // It begins with whole ones, and goes on at its end.
              'max-sm:fades -mr-5 -ml-3 auto-cols-[3rem] grid-flow-col grid-rows-2 overflow-x-auto pr-12 pl-3 [scroll-padding:0.75rem] [scroll-snap-type:x_mandatory] *:[scroll-snap-align:start] sm:-mr-6 sm:grid-rows-3'
            : '-ml-1.5 grid-cols-[repeat(auto-fill,2.75rem)]',
        )}
      >
        {(isAll ? COLORS_BY_HUE : nearColors(near)).map((color) => {
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
