import type { Outfit } from '#contract/outfits.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { closeDialog } from './outfits-address.ts';
export function OutfitDialog({ outfit }: { outfit: Outfit }) {
  return (
    <Dialog open onOpenChange={closeDialog} title={outfit.title} width="wide">
      {outfit.description}
    </Dialog>
  );
}
