import type { ReactNode } from 'react';
import { RadioTiles, type TilesInRow } from '#web/ui/choice-tiles.tsx';

/** Stands for `null` among the tiles: a radio group has no other way back to no answer. */
const NONE = 'none';

interface OptionalChoiceProps<Value extends string> {
  legend: string;
  /** The tile that takes the answer back. */
  none: string;
  options: readonly Value[];
  labels: Record<Value, string>;
  value: Value | null;
  onChange: (value: Value | null) => void;
  columns?: string | TilesInRow;
  /** Of an option, or of no answer. */
  pictureOf?: (value: Value | null) => ReactNode;
}

/** One of a few, or no answer. */
export function OptionalChoice<Value extends string>(props: OptionalChoiceProps<Value>) {
  const {
    legend,
    none,
    options,
    labels,
    value,
    onChange,
    columns = { phone: 2, wide: 4 },
    pictureOf,
  } = props;
  const chosenTile: Value | typeof NONE = value ?? NONE;

  return (
    <RadioTiles<Value | typeof NONE>
      legend={legend}
      columns={columns}
      options={[
        ...options.map((option) => ({ value: option, label: labels[option], picture: pictureOf?.(option) })),
        { value: NONE, label: none, picture: pictureOf?.(null) },
      ]}
      value={chosenTile}
      onChange={(tile) => onChange(options.find((option) => option === tile) ?? null)}
    />
  );
}
