import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { StillIcon } from './still-icon.tsx';

interface ToggleButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'onToggle'> {
  icon: LucideIcon;
  /** Names the thing that is on or off; it does not change with the state. */
  label: string;
  pressed: boolean;
  /** Left out where a list takes the presses of all its rows. */
  onToggle?: (pressed: boolean) => void;
}

/** An icon that is on or off: filled when on. */
export function ToggleButton({ icon, label, pressed, onToggle, className, ...rest }: ToggleButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      title={label}
      {...rest}
      onClick={onToggle && (() => onToggle(!pressed))}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-edge hover:bg-tissue-2',
        pressed ? 'text-loden' : 'text-ink',
        className,
      )}
    >
      <StillIcon icon={icon} isFilled={pressed} />
    </button>
  );
}
