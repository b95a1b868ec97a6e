import type { BodyTypeProfile } from '#contract/style-profile.ts';
import { RadioTiles } from '#web/ui/choice-tiles.tsx';
import { BodyOutline } from '#web/ui/drawings/body-outline.tsx';
import { EmptyOutline } from '#web/ui/drawings/empty-outline.tsx';
import { BODY_TYPE_LABELS } from './labels.ts';

const NONE = 'none';
type Shape = NonNullable<BodyTypeProfile['bodyType']>;

interface ShapePickerProps {
  legend: string;
  /** The tile that takes the answer back. */
  none: { label: string; description: string };
  shapes: readonly Shape[];
  value: Shape | null;
  onChange: (shape: Shape | null) => void;
}

/** Five outlines of one size, in no order of merit, and a tile for not saying. */
export function ShapePicker({ legend, none, shapes, value, onChange }: ShapePickerProps) {
  return (
    <RadioTiles<Shape | typeof NONE>
      legend={legend}
      columns="grid-cols-2 sm:grid-cols-3"
      options={[
        ...shapes.map((shape) => ({
          value: shape,
          label: BODY_TYPE_LABELS[shape].plain,
          description: BODY_TYPE_LABELS[shape].known,
          picture: <BodyOutline shape={shape} className="mx-auto mt-1 mb-3 h-32" />,
        })),
        { value: NONE, ...none, picture: <EmptyOutline className="mx-auto mt-1 mb-3 h-32" /> },
      ]}
      value={value ?? NONE}
      onChange={(tile) => onChange(shapes.find((shape) => shape === tile) ?? null)}
    />
  );
}
