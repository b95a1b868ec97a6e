import { Download, Heart, PencilLine, Trash2, Undo2 } from 'lucide-react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleButton } from '#web/ui/toggle-button.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { openModify } from '../outfits-address.ts';
import type { OutfitActs } from '../use-outfit-acts.ts';

const COPY = OUTFITS_COPY.row;

interface OutfitButtonsProps {
  outfit: OutfitSummary;
  acts: OutfitActs;
  canUndo: boolean;
  className?: string;
}

/** What can be done with an outfit without opening it. */
export function OutfitButtons({ outfit, acts, canUndo, className }: OutfitButtonsProps) {
  const { id, title, isFavorite } = outfit;
  const { save, favorite, undo, remove } = acts;

  return (
    <div className={classNames('relative -mr-3 flex flex-wrap justify-end', className)}>
      <IconButton icon={Download} {...named('saveImage')} {...pressOnce(save)} />
      <ToggleButton
        icon={Heart}
        {...named('favorite')}
        pressed={isFavorite}
        onToggle={(pressed) => favorite.mutate(pressed)}
      />
      <IconButton icon={PencilLine} {...named('modify')} onClick={() => openModify(id)} />
      {canUndo && <IconButton data-undo icon={Undo2} {...named('undo')} {...pressOnce(undo)} />}
      <IconButton icon={Trash2} {...named('delete')} {...pressOnce(remove)} />
    </div>
  );

  function named(act: keyof typeof COPY.named) {
    return { label: COPY[act], 'aria-label': COPY.named[act](title) };
  }
}

/** Under way: a second press does nothing, and the focus stays. */
function pressOnce({ isPending, mutate }: OutfitActs['save' | 'undo' | 'remove']) {
  return isPending ? { 'aria-disabled': true } : { onClick: () => mutate() };
}
