import { Download, Heart, type LucideIcon, PencilLine, Printer, Share } from 'lucide-react';
import { useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { OUTFITS_COPY } from '../copy.ts';
import { showFailure } from '../outfits.queries.ts';
import { openModify, openStart } from '../outfits-address.ts';
import type { OutfitActs } from '../use-outfit-acts.ts';
import { shareOutfit } from './share-outfit.ts';

const COPY = OUTFITS_COPY.detail;

interface DetailButtonsProps {
  outfit: Outfit;
  isFavorite: boolean;
  acts: OutfitActs;
  onPrint: () => void;
}

/** What to do with the outfit that is shown. */
export function DetailButtons({ outfit, isFavorite, acts, onPrint }: DetailButtonsProps) {
  const [shared, setShared] = useState<'copied' | 'failed' | null>(null);

  async function share() {
    setShared(null);
    try {
      setShared((await shareOutfit(outfit)) === 'copied' ? 'copied' : null);
    } catch (error) {
      setShared('failed');
      showFailure(OUTFITS_COPY.toasts.shareFailed, error instanceof Error ? error : new Error(String(error)));
    }
  }

  return (
    <div className="mt-2">
      <div className="-mx-1.5 grid grid-cols-5">
        <DetailButton
          icon={Heart}
          label={COPY.favorite}
          isPressed={isFavorite}
          onPress={() => acts.favorite.mutate(!isFavorite)}
        />
        <DetailButton
          icon={Download}
          label={COPY.save}
          onPress={() => acts.save.mutate()}
          isPending={acts.save.isPending}
        />
        <DetailButton icon={Share} label={COPY.share} onPress={share} />
        <DetailButton icon={Printer} label={COPY.print} onPress={onPrint} />
        <DetailButton icon={PencilLine} label={COPY.modify} onPress={() => openModify(outfit.id)} />
      </div>
      <Button look="secondary" size="small" className="mt-2 w-full" onClick={() => openStart(outfit.id)}>
        {OUTFITS_COPY.start.open}
      </Button>
      <p role="status" className="text-sm text-ink-2">
        {shared === 'copied' && COPY.shared}
      </p>
      <InlineError>{shared === 'failed' && OUTFITS_COPY.toasts.shareFailed.fallback}</InlineError>
    </div>
  );
}

interface DetailButtonProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
  /** Given for what is on or off. */
  isPressed?: boolean;
  isPending?: boolean;
}

function DetailButton({ icon: Icon, label, onPress, isPressed, isPending = false }: DetailButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      aria-disabled={isPending || undefined}
      onClick={isPending ? undefined : onPress}
      className={classNames(
        'flex min-h-14 flex-col items-center gap-1 rounded-edge px-0.5 py-2 text-xs leading-tight font-medium transition-colors duration-[120ms] hover:bg-tissue-2',
        isPressed && 'text-loden',
      )}
    >
      <Icon aria-hidden size={18} strokeWidth={1.75} fill={isPressed ? 'currentColor' : 'none'} />
      <span className="max-w-full text-center break-words hyphens-auto">{label}</span>
    </button>
  );
}
