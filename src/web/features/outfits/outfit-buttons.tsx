import { Download, Heart, type LucideIcon, PencilLine, Trash2, Undo2 } from 'lucide-react';
import type { Outfit } from '#contract/outfits.ts';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { ToggleButton } from '#web/ui/toggle-button.tsx';
import { OUTFITS_COPY } from './copy.ts';
import type { OutfitActs, OutfitState } from './outfit-acts.ts';
import { openModify } from './outfits-address.ts';

const COPY = OUTFITS_COPY.row;

interface OutfitButtonsProps {
  outfit: Outfit;
  acts: OutfitActs;
  state: OutfitState;
  canUndo: boolean;
  className?: string;
}

/** The six things to do with an outfit without opening it. */
export function OutfitButtons({ outfit, acts, state, canUndo, className }: OutfitButtonsProps) {
  return (
    <div className={classNames('relative -mr-3 flex flex-wrap justify-end', className)}>
      <RowButton
        name="saveImage"
        icon={Download}
        outfit={outfit}
        onPress={() => acts.save(outfit)}
        isPending={state.isSaving}
      />
      <ToggleButton
        icon={Heart}
        label={COPY.named.favorite(outfit.title)}
        title={COPY.favorite}
        pressed={outfit.isFavorite}
        onToggle={(isFavorite) => acts.setFavorite(outfit, isFavorite)}
      />
      <RowButton name="modify" icon={PencilLine} outfit={outfit} onPress={() => openModify(outfit.id)} />
      {canUndo && (
        <RowButton
          name="undo"
          icon={Undo2}
          outfit={outfit}
          onPress={() => acts.undo(outfit)}
          isPending={state.isUndoing}
        />
      )}
      <RowButton
        name="delete"
        icon={Trash2}
        outfit={outfit}
        onPress={() => acts.remove(outfit)}
        isPending={state.isDeleting}
      />
    </div>
  );
}

interface RowButtonProps {
  name: Exclude<keyof typeof COPY.named, 'favorite'>;
  icon: LucideIcon;
  outfit: Outfit;
  onPress: () => void;
  /** Under way: a second press does nothing, and the focus stays. */
  isPending?: boolean;
}

function RowButton({ name, icon, outfit, onPress, isPending = false }: RowButtonProps) {
  return (
    <IconButton
      icon={icon}
      label={COPY.named[name](outfit.title)}
      title={COPY[name]}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onPress}
    />
  );
}
