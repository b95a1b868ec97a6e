import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

interface TileLook {
  icon: LucideIcon;
  label: string;
}

/** Its ring lies around the disc. */
const HOLD =
  'group grid size-11 place-items-center rounded-full focus-visible:-outline-offset-4 focus-visible:[box-shadow:none]';

/**
 * A button on a picture: 44 px to press, of which the smaller disc that is seen hides little of the picture. While
 * what it does is under way it keeps the focus and does nothing.
 */
export function TileButton({
  icon,
  label,
  disabled,
  onClick,
  className,
  ...button
}: TileLook & Omit<ComponentProps<'button'>, 'children'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      {...button}
      className={classNames(HOLD, className)}
    >
      <Square icon={icon} />
    </button>
  );
}

/** As {@link TileButton}, leading to a stranger's page in a new tab. */
export function TileLink({ icon, label, href }: TileLook & { href: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      aria-label={label}
      title={label}
      className={HOLD}
    >
      <Square icon={icon} />
    </a>
  );
}

function Square({ icon: Icon }: { icon: LucideIcon }) {
  return (
    <span className="grid size-8 place-items-center rounded-full bg-canvas text-ink group-hover:bg-ink group-hover:text-canvas group-aria-disabled:bg-tissue-2 group-aria-disabled:text-line-strong">
      <Icon aria-hidden size={18} strokeWidth={1.75} />
    </span>
  );
}
