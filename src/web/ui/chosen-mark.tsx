import { classNames } from './class-names.ts';

/** The hidden control of a label: as large as that. Its ring lies in the place of the frame of what is chosen. */
export const COVERS_LABEL =
  'pointer-events-none absolute inset-0 size-full appearance-none focus-visible:-outline-offset-2 focus-visible:[box-shadow:none]';

/** By night it is a window in a frame, where white by day: solid it would be a hole in the picture. */
const EMPTY = {
  background: 'color-mix(in srgb, var(--canvas) calc(100% - 60% * var(--night, 0)), #0000)',
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--ink) calc(100% * var(--night, 0)), #0000)',
};

interface ChosenMarkProps {
  isOn: boolean;
  /** Several can be chosen: its place is seen before. */
  isAnyOf?: boolean;
  /** On a picture. */
  isLarge?: boolean;
}

/** In the corner of what is chosen, whatever it is; its frame is the class `chosen`. Nothing moves when it comes. */
export function ChosenMark({ isOn, isAnyOf = false, isLarge = false }: ChosenMarkProps) {
  if (!isOn && !isAnyOf) return null;

  return (
    <span
      aria-hidden
      style={isOn ? undefined : EMPTY}
      className={classNames(
        'absolute top-0 right-0 grid place-items-center',
        isLarge ? 'size-6' : 'size-3',
        isOn ? 'bg-loden text-canvas' : 'border-b border-l border-line-strong in-disabled:hidden',
      )}
    >
      {isOn && (
        <svg
          aria-hidden="true"
          viewBox="0 0 16 16"
          className="size-3/4 fill-none stroke-current"
          strokeWidth="2.5"
        >
          <path d="m2.5 8.5 3.5 3.5 7.5-8" />
        </svg>
      )}
    </span>
  );
}
