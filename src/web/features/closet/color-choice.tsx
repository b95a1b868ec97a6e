import { useId } from 'react';
import type { PieceColor } from '#contract/closet.ts';
import { PALETTE } from '#contract/palette.ts';
import { classNames } from '#web/ui/class-names.ts';
import { colourWord } from '#web/words/colours.ts';

interface ColorChoiceProps {
  legend: string;
  /** The color as it is; one that was measured is none of the curated ones. Undefined: not known. */
  value: PieceColor | undefined;
  onChange: (color: PieceColor) => void;
  /** In two rows that scroll sideways, where there is little room. */
  isRow?: boolean;
}

/** One of the fifty colors, by a tap. Arrow keys move the choice. */
export function ColorChoice({ legend, value, onChange, isRow = false }: ColorChoiceProps) {
  const name = useId();

  return (
    <fieldset className="min-w-0 flex-1">
      <legend className="mb-1 text-sm font-medium">
        {legend}
        {value && (
          <>
            : <span className="font-semibold">{colourWord(value.name)}</span>
          </>
        )}
      </legend>
      <div
        ref={showChosen}
        className={
          isRow
            ? 'relative -mx-1.5 grid auto-cols-max grid-flow-col grid-rows-2 overflow-x-auto mask-r-from-85% pr-8 sm:grid-flow-row sm:grid-cols-[repeat(auto-fill,2.75rem)] sm:grid-rows-none sm:mask-none sm:pr-0'
            : '-mx-1.5 grid grid-cols-[repeat(auto-fill,2.75rem)]'
        }
      >
        {PALETTE.map((color) => {
          const isChosen = color.name === value?.name;
          return (
            <label
              key={color.name}
              title={colourWord(color.name)}
              className="relative grid size-11 place-items-center rounded-full has-[:focus-visible]:outline-2 has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:outline-ink"
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
                  isChosen ? 'border-canvas outline-2 outline-loden' : 'border-line-strong',
                )}
                style={{ backgroundColor: isChosen ? value?.hex : color.hex }}
              />
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** In a row, the chosen one is on show. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector(':checked')?.parentElement;
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - row.clientWidth / 2;
}
