import { Download, Ellipsis, Heart, PencilLine, Trash2, Undo2 } from 'lucide-react';
import { useDeferredValue, useId, useState } from 'react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { useIsOffline } from '#web/lib/connection.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleButton } from '#web/ui/toggle-button.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { openModify } from '../outfits-address.ts';
import type { OutfitActs } from '../use-outfit-acts.ts';

const COPY = OUTFITS_COPY.row;
/** Readable on any picture. 44 px to press, of which 36 px, on a phone 28 px, are seen and hide it. */
const ON_PICTURE =
  'pointer-events-auto rounded-full border-4 border-transparent bg-canvas bg-clip-padding max-sm:border-8';

interface TileButtonsProps {
  outfit: OutfitSummary;
  acts: OutfitActs;
  canUndo: boolean;
}

/**
 * On the picture: the heart, and what else can be done without opening the outfit. That shows where the tile is pointed at
 * or holds the focus; a finger, which points at nothing, opens it with a button.
 */
export function TileButtons({ outfit, acts, canUndo }: TileButtonsProps) {
  const { id, title, isFavorite } = outfit;
  const { save, favorite, undo, remove } = acts;
  const [isOpen, setOpen] = useState(false);
  const isOffline = useIsOffline();
  const actsId = useId();
  // Nobody sees them yet: the tiles come first. They are most of what a tile is made of.
  const areActsDrawn = useDeferredValue(true, false);

  return (
    <>
      <ToggleButton
        icon={Heart}
        {...named('favorite')}
        pressed={isFavorite}
        onToggle={(pressed) => favorite.mutate(pressed)}
        className={classNames(
          ON_PICTURE,
          'absolute top-0 right-0 sm:top-1.5 sm:right-1.5',
          // Nothing calls to be pressed then.
          isOffline && 'opacity-60',
        )}
      />
      <div className="absolute inset-x-0 bottom-0 flex sm:inset-x-2 sm:bottom-2 flex-wrap justify-end gap-1">
        <div
          id={actsId}
          className={classNames(
            'flex flex-1 flex-wrap justify-end gap-1 transition-opacity duration-[120ms]',
            '[@media(hover:hover)]:opacity-0 group-focus-within:opacity-100 group-hover:opacity-100',
            !isOpen && '[@media(hover:none)]:hidden',
          )}
        >
          {areActsDrawn && (
            <>
              <IconButton
                icon={Download}
                {...named('saveImage')}
                {...pressOnce(save)}
                className={ON_PICTURE}
              />
              <IconButton
                icon={PencilLine}
                {...named('modify')}
                onClick={() => openModify(id)}
                className={ON_PICTURE}
              />
              {canUndo && (
                <IconButton
                  data-undo
                  icon={Undo2}
                  {...named('undo')}
                  {...pressOnce(undo)}
                  className={ON_PICTURE}
                />
              )}
              <IconButton icon={Trash2} {...named('delete')} {...pressOnce(remove)} className={ON_PICTURE} />
            </>
          )}
        </div>
        <IconButton
          icon={Ellipsis}
          {...named('more')}
          aria-expanded={isOpen}
          aria-controls={actsId}
          onClick={() => setOpen(!isOpen)}
          className={`${ON_PICTURE} self-end [@media(hover:hover)]:hidden`}
        />
      </div>
    </>
  );

  function named(act: keyof typeof COPY.named) {
    return { label: COPY[act], 'aria-label': COPY.named[act](title) };
  }
}

/** Under way: a second press does nothing, and the focus stays. */
function pressOnce({ isPending, mutate }: OutfitActs['save' | 'undo' | 'remove']) {
  return isPending ? { 'aria-disabled': true } : { onClick: () => mutate() };
}
