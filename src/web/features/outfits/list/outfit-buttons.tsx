import { Download, Heart, type LucideIcon, PencilLine, Trash2, Undo2 } from 'lucide-react';
import { type MouseEvent, memo } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleButton } from '#web/ui/toggle-button.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import type { OutfitActs, OutfitState } from '../outfit-acts.ts';
import { openModify } from '../outfits-address.ts';

const COPY = OUTFITS_COPY.row;

type Press = keyof typeof COPY.named;
const PRESSES = Object.keys(COPY.named) as Press[];

interface OutfitButtonsProps extends Pick<OutfitState, 'isSaving' | 'isUndoing' | 'isDeleting'> {
  /** The id of the element with the outfit's title: the buttons are named by it. */
  titleId: string;
  isFavorite: boolean;
  canUndo: boolean;
  className?: string;
}

/**
 * What can be done with an outfit without opening it. The buttons know the place of the title and not the title, and the
 * list takes their presses: so they stay as they are while their row comes to show another outfit.
 */
export const OutfitButtons = memo(function OutfitButtons(props: OutfitButtonsProps) {
  const { titleId, isFavorite, isSaving, isUndoing, isDeleting, canUndo, className } = props;
  const named = (press: Press) => ({
    'data-press': press,
    'aria-labelledby': `${wordsId(press, 'before')} ${titleId} ${wordsId(press, 'after')}`,
  });
  const button = (press: Exclude<Press, 'favorite'>, icon: LucideIcon, isPending = false) => (
    <IconButton icon={icon} label={COPY[press]} aria-disabled={isPending || undefined} {...named(press)} />
  );

  return (
    <div className={classNames('relative -mr-3 flex flex-wrap justify-end', className)}>
      {button('saveImage', Download, isSaving)}
      <ToggleButton icon={Heart} label={COPY.favorite} pressed={isFavorite} {...named('favorite')} />
      {button('modify', PencilLine)}
      {canUndo && button('undo', Undo2, isUndoing)}
      {button('delete', Trash2, isDeleting)}
    </div>
  );
});

/** The words around the title in the names of all rows' buttons, once: each language has its own order. */
export function ButtonWords() {
  return (
    <div hidden>
      {PRESSES.flatMap((press) => {
        const [before, after] = COPY.named[press]('\n').split('\n');
        return [
          <span key={`before ${press}`} id={wordsId(press, 'before')}>
            {before}
          </span>,
          <span key={`after ${press}`} id={wordsId(press, 'after')}>
            {after}
          </span>,
        ];
      })}
    </div>
  );
}

function wordsId(press: Press, where: 'before' | 'after'): string {
  return `words-${where}-title-to-${press}`;
}

/** Does what a button of a row was pressed for. @param outfitOf by the id that stands at its row */
export function takePress(
  { target }: MouseEvent,
  outfitOf: (id: string | undefined) => Outfit | undefined,
  acts: OutfitActs,
): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('button[data-press]') : null;
  const outfit = outfitOf(button?.closest('li')?.dataset.outfit);
  // Under way: a second press does nothing, and the focus stays.
  if (button === null || outfit === undefined || button.ariaDisabled === 'true') return;

  const press = button.dataset.press as Press;
  if (press === 'saveImage') acts.save(outfit);
  if (press === 'favorite') acts.setFavorite(outfit, !outfit.isFavorite);
  if (press === 'modify') openModify(outfit.id);
  if (press === 'undo') acts.undo(outfit);
  if (press === 'delete') acts.remove(outfit);
}
