interface WayBackButtonProps {
  /** Its name where the words alone do not say what it is about. */
  label?: string;
  disabled?: boolean;
  onClick: () => void;
  children: string;
}

/** A way back, on a note. While something is under way it keeps the focus and does nothing. */
export function WayBackButton({ label, disabled, onClick, children }: WayBackButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      className="min-h-11 shrink-0 px-4 text-sm font-semibold underline underline-offset-4"
    >
      {children}
    </button>
  );
}
