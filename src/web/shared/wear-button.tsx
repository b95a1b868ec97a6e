import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { WEAR_WORDS } from '#web/words/wears.ts';
import { useWear } from './use-wear.ts';

interface WearButtonProps {
  pieceIds: readonly string[];
  /** It is the one thing to do there. */
  isFirst?: boolean;
}

/** "Wear today", and its undo once that was said. Nothing where none of the pieces is in the closet any more. */
export function WearButton({ pieceIds, isFirst = false }: WearButtonProps) {
  const wear = useWear(pieceIds);
  if (wear === null) return null;

  return (
    <p className="flex flex-wrap items-center gap-y-2">
      <strong role="status" className={classNames('text-sm font-semibold', wear.isWorn && 'mr-3')}>
        {wear.isWorn && WEAR_WORDS.worn}
      </strong>
      <Button
        look={wear.isWorn ? 'quiet' : isFirst ? 'primary' : 'secondary'}
        size={isFirst ? 'normal' : 'small'}
        pending={wear.isPending}
        onClick={wear.toggle}
      >
        {wear.isWorn ? WEAR_WORDS.undo : WEAR_WORDS.today}
      </Button>
    </p>
  );
}
