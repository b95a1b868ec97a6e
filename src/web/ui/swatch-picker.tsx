import { type CSSProperties, useId, useState } from 'react';
import { ChosenMark } from './chosen-mark.tsx';
import { classNames } from './class-names.ts';
import { SearchField } from './search-field.tsx';
import { WORDS } from './words.ts';

export interface SwatchGroup<Name extends string> {
  label: string;
  colours: readonly { name: Name; hex: string }[];
}

interface SwatchPickerProps<Name extends string> {
  groups: readonly SwatchGroup<Name>[];
  chosen: readonly Name[];
  /** Choosing more than this is ignored. */
  max: number;
  onChange: (chosen: Name[]) => void;
  /** How a color is called, where that is not its name; with soft hyphens where it may be broken. */
  wordOf?: (name: Name) => string;
  searchLabel: string;
  nothingFound: string;
}

/** Colors by family, up to `max` of them, in the order in which they were chosen. */
export function SwatchPicker<Name extends string>(props: SwatchPickerProps<Name>) {
  const { wordOf = (name) => name } = props;
  const [sought, setSought] = useState('');
  const found = props.groups
    .map((group) => ({
      ...group,
      colours: group.colours.filter(({ name }) => matches(wordOf(name), sought)),
    }))
    .filter((group) => group.colours.length > 0);
  // One that has another name here is found by looking.
  const shown = found.length === 0 ? props.groups : found;

  function toggle(name: Name) {
    if (props.chosen.includes(name)) props.onChange(props.chosen.filter((other) => other !== name));
    else if (props.chosen.length < props.max) props.onChange([...props.chosen, name]);
  }

  return (
    <div>
      <div className="flex items-center gap-4">
        <SearchField label={props.searchLabel} value={sought} onChange={setSought} className="flex-1" />
        <p aria-live="polite" className="tabular shrink-0 text-sm text-ink-2">
          {WORDS.countOf(props.chosen.length, props.max)}
        </p>
      </div>
      {found.length === 0 && <p className="my-4 font-medium">{props.nothingFound}</p>}
      <div className="@container mt-5">
        <div className="flex flex-wrap gap-x-6 gap-y-5">
          {shown.map((group) => (
            <SwatchFamily
              key={group.label}
              group={group}
              chosen={props.chosen}
              wordOf={wordOf}
              onToggle={toggle}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface SwatchFamilyProps<Name extends string> {
  group: SwatchGroup<Name>;
  chosen: readonly Name[];
  wordOf: (name: Name) => string;
  onToggle: (name: Name) => void;
}

/** How many colors stand in one row where there is room for two families beside each other, and where for a whole one. */
const IN_ROW = { tablet: 8, wide: 11 };

/** As wide as its colors, so that small families share a row as on a shade card; on a phone each has its own. */
function SwatchFamily<Name extends string>({ group, chosen, wordOf, onToggle }: SwatchFamilyProps<Name>) {
  const id = useId();

  return (
    <section
      aria-labelledby={id}
      style={
        {
          '--tablet': Math.min(group.colours.length, IN_ROW.tablet),
          '--wide': Math.min(group.colours.length, IN_ROW.wide),
        } as CSSProperties
      }
      // The gaps of a full row with two families in it, and a hair more, are taken off before it is shared out.
      className="w-full @min-[40rem]:w-[calc(var(--tablet)*((100%-4.55rem)/8+0.5rem)-0.5rem)] @min-[56rem]:w-[calc(var(--wide)*((100%-6.05rem)/11+0.5rem)-0.5rem)]"
    >
      <h3 id={id} className="mb-2 text-sm font-medium text-ink-2">
        {group.label}
      </h3>
      <div className="grid grid-cols-4 gap-2 @max-[19rem]:grid-cols-3 @min-[30rem]:grid-cols-6 @min-[40rem]:grid-cols-[repeat(var(--tablet),minmax(0,1fr))] @min-[56rem]:grid-cols-[repeat(var(--wide),minmax(0,1fr))]">
        {group.colours.map((colour) => {
          const isChosen = chosen.includes(colour.name);
          const word = wordOf(colour.name);
          return (
            <button
              key={colour.name}
              type="button"
              aria-label={unbroken(word)}
              aria-pressed={isChosen}
              onClick={() => onToggle(colour.name)}
              className={classNames(
                'relative flex min-h-23 flex-col border p-1 text-left transition-colors duration-[120ms]',
                isChosen ? 'chosen' : 'border-line hover:border-ink',
              )}
            >
              <span className="cut-edge block w-full shrink-0">
                <span className="pinked block h-13" style={{ backgroundColor: colour.hex }} />
              </span>
              <ChosenMark isOn={isChosen} />
              <span className="mt-1 text-xs leading-tight font-medium break-words hyphens-manual">
                {word}
              </span>
            </button>
          );
        })}
      </div>
    </section>
  );
}

function unbroken(word: string): string {
  return word.replaceAll('\u00ad', '');
}

function matches(word: string, sought: string): boolean {
  return unbroken(word).toLowerCase().includes(sought.trim().toLowerCase());
}
