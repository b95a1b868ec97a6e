import { Suspense } from 'react';
import type { ClosetPiece } from '#contract/closet.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type ClosetAddress, closeDialog } from './closet-address.ts';
import { CLOSET_COPY } from './copy.ts';

const DrawerDialog = lazyPart(async () => (await import('./drawer-dialog.tsx')).DrawerDialog);
const FindDialog = lazyPart(async () => (await import('./find-dialog.tsx')).FindDialog);
const PieceDialog = lazyPart(async () => (await import('./piece-dialog.tsx')).PieceDialog);

interface ClosetDialogsProps {
  address: ClosetAddress;
  /** Undefined until they are known. */
  pieces: readonly ClosetPiece[] | undefined;
  onTakeBack: (id: string) => void;
}

/** The dialog that the address asks for. */
export function ClosetDialogs({ address, pieces, onTakeBack }: ClosetDialogsProps) {
  const piece = pieces?.find(({ id }) => id === address.pieceId);

  return (
    <Suspense>
      {address.isDrawerOpen && <DrawerDialog />}
      {address.findId !== null && pieces !== undefined && (
        <FindDialog key={address.findId} id={address.findId} pieces={pieces} />
      )}
      {piece !== undefined && <PieceDialog key={piece.id} piece={piece} onTakeBack={onTakeBack} />}
      {address.pieceId !== null && pieces !== undefined && piece === undefined && <GoneDialog />}
    </Suspense>
  );
}

function GoneDialog() {
  return (
    <Dialog
      onClose={closeDialog}
      title={CLOSET_COPY.piece.title}
      width="narrow"
      footer={<Button onClick={closeDialog}>{CLOSET_COPY.piece.back}</Button>}
    >
      <p>{CLOSET_COPY.piece.gone}</p>
    </Dialog>
  );
}
