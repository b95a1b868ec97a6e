import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { OUTFITS_COPY } from './copy.ts';
import { closeDialog } from './outfits-address.ts';

const COPY = OUTFITS_COPY.detail;

/** The address names an outfit that is not there (any more). */
export function GoneDialog() {
  return (
    <Dialog
      open
      onOpenChange={closeDialog}
      title={COPY.gone}
      width="narrow"
      footer={<Button onClick={closeDialog}>{COPY.goneBack}</Button>}
    >
      <p className="text-ink-2">{COPY.goneText}</p>
    </Dialog>
  );
}
