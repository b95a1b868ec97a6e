import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';

interface ProfileCardProps {
  title: string;
  action?: ReactNode;
  children: ReactNode;
}

/** One part of the profile: a hairline, its title with what can be done about it, and its values. */
export function ProfileCard({ title, action, children }: ProfileCardProps) {
  const headingId = useId();

  return (
    <section aria-labelledby={headingId} className="border-t border-ink">
      <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 py-1">
        <h2 id={headingId} className="text-lg font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}

interface CardActionProps {
  label: string;
  /** Which card it belongs to, for a screen reader. */
  about: string;
  onPress: () => void;
  /** Called when it is likely to be pressed soon: the moment to fetch what it opens. */
  onIntent?: () => void;
}

/** The card's one button: it opens a dialog. */
export function CardAction({ label, about, onPress, onIntent }: CardActionProps) {
  return (
    <Button
      look="quiet"
      size="small"
      aria-haspopup="dialog"
      onClick={onPress}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      className="-mr-4 shrink-0"
    >
      <span>
        {label} <span className="visually-hidden">{about}</span>
      </span>
    </Button>
  );
}
