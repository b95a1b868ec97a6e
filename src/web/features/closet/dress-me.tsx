import { Button } from '#web/ui/button.tsx';
import type { ButtonLook } from '#web/ui/button-class.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CLOSET_COPY } from './copy.ts';

const COPY = CLOSET_COPY.piece;

interface DressMeProps {
  pieceId: string;
  size?: ButtonLook['size'];
  className?: string;
  /** It would leave what is not saved: it waits in its place. */
  isHeld?: boolean;
}

/** The way to a look with a piece. */
export function DressMe({ pieceId, size, className, isHeld = false }: DressMeProps) {
  const search = new URLSearchParams({ tab: 'outfits', dialog: 'generate', piece: pieceId });
  if (isHeld)
    return (
      <Button look="secondary" size={size} className={className} disabled>
        {COPY.dress}
      </Button>
    );

  return (
    <LinkButton look="secondary" size={size} className={className} to={`/home?${search}`}>
      {COPY.dress}
    </LinkButton>
  );
}
