import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';

interface TileButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: LucideIcon;
  label: string;
}

/** A button on a picture: 44 px to press, of which the smaller square that is seen hides little of the picture. */
export function TileButton({ icon: Icon, label, className, ...button }: TileButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...button}
      className={classNames(
        'group grid size-11 place-items-center focus-visible:-outline-offset-4',
        className,
      )}
    >
      <span className="grid size-7 place-items-center rounded-edge border border-line-strong bg-canvas text-ink group-hover:border-ink group-hover:bg-ink group-hover:text-canvas group-disabled:border-line group-disabled:bg-tissue-2 group-disabled:text-line-strong">
        <Icon aria-hidden size={16} strokeWidth={1.75} />
      </span>
    </button>
  );
}
