import { useRef } from 'react';
import type { OutfitSummary } from '#contract/outfits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { writtenIn } from '#web/words/lang-of.ts';
import { OUTFITS_COPY } from './copy.ts';
import { OutfitThumbnail } from './outfit-thumbnail.tsx';
import { closeDialog, exchangeForOutfit } from './outfits-address.ts';

const COPY = OUTFITS_COPY.detail;
/** So many are offered in its place. */
const OTHERS = 3;

/** The address names an outfit that is not there (any more). */
export function GoneDialog({ others }: { others: readonly OutfitSummary[] }) {
  const back = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={COPY.gone}
      width="narrow"
      initialFocus={back}
      footer={
        <Button ref={back} onClick={closeDialog}>
          {COPY.goneBack}
        </Button>
      }
    >
      <p className="text-ink-2">{COPY.goneText}</p>
      <ul className="mt-4 grid grid-cols-3 gap-2 empty:hidden sm:gap-3">
        {others.slice(0, OTHERS).map((outfit) => (
          <li key={outfit.id}>
            <button
              type="button"
              onClick={() => exchangeForOutfit(outfit.id)}
              className="block w-full text-left"
            >
              <OutfitThumbnail picture={outfit} className="w-full" />
              <span lang={writtenIn(outfit)} className="mt-1.5 line-clamp-2 text-sm leading-tight">
                {outfit.title}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
