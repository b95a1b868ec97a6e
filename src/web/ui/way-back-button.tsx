import { classNames } from './class-names.ts';

interface WayBackButtonProps {
  /** Its name where the words alone do not say what it is about. */
  label?: string;
  disabled?: boolean;
  /** It ends the way back, which is what most came for. */
  isEnd?: boolean;
  onClick: () => void;
  children: string;
}

/** A way back, on a note. While something is under way it keeps the focus and does nothing. */
export function WayBackButton({ label, disabled, isEnd = false, onClick, children }: WayBackButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className={classNames(
        'min-h-11 shrink-0 px-4 text-sm underline underline-offset-4',
        isEnd ? 'text-ink-2' : 'font-semibold',
      )}
    >
      {children}
    </button>
  );
}
