import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { StillIcon } from './still-icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  /** What it does, for a screen reader and the tooltip. */
  label: string;
}

/** A 44 px button with an icon only. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-edge text-ink transition-colors duration-[120ms] hover:bg-tissue-2 disabled:text-line-strong disabled:hover:bg-transparent',
        className,
      )}
    >
      <StillIcon icon={icon} />
    </button>
  );
}
