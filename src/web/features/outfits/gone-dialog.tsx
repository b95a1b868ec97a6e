import { Dialog } from '#web/ui/dialog.tsx';
import { OUTFITS_COPY } from './copy.ts';
import { closeDialog } from './outfits-address.ts';

/** The address names an outfit that is not there (any more). */
export function GoneDialog() {
  return (
    <Dialog open onOpenChange={closeDialog} title={OUTFITS_COPY.detail.gone} width="narrow">
      <p className="text-ink-2">{OUTFITS_COPY.detail.goneText}</p>
    </Dialog>
  );
}
