import { Download, Heart, PencilLine, Printer, Share } from 'lucide-react';
import { useState } from 'react';
import type { Outfit } from '#contract/outfits.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { ToggleButton } from '#web/ui/toggle-button.tsx';
import { OUTFITS_COPY } from '../copy.ts';
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
  const { favorite, save } = acts;

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
    <div className="w-full">
      <InlineError>{acts.failure}</InlineError>
      <InlineError>{shared === 'failed' && OUTFITS_COPY.toasts.shareFailed.fallback}</InlineError>
      <p role="status" className="text-sm text-ink-2">
        {shared === 'copied' && COPY.shared}
      </p>
      <div className="-mx-2 flex flex-wrap items-center gap-y-2">
        <ToggleButton
          icon={Heart}
          label={COPY.favorite}
          pressed={isFavorite}
          onToggle={(pressed) => favorite.mutate(pressed)}
        />
        <IconButton
          icon={Download}
          label={COPY.save}
          {...(save.isPending ? { 'aria-disabled': true } : { onClick: () => save.mutate() })}
        />
        <IconButton icon={Share} label={COPY.share} onClick={share} />
        <IconButton icon={Printer} label={COPY.print} onClick={onPrint} />
        <IconButton icon={PencilLine} label={COPY.modify} onClick={() => openModify(outfit.id)} />
        <Button size="small" className="mr-2 ml-auto px-3! max-sm:px-2!" onClick={() => openStart(outfit.id)}>
          {OUTFITS_COPY.start.open}
        </Button>
      </div>
    </div>
  );
}
