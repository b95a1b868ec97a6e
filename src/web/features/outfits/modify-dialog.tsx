import type { Outfit } from '#contract/outfits.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { closeDialog } from './outfits-address.ts';
export function ModifyDialog({ outfit }: { outfit: Outfit }) {
  return (
    <Dialog open onOpenChange={closeDialog} title={outfit.title}>
      {outfit.description}
    </Dialog>
  );
}
