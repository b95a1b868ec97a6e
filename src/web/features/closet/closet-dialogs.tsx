import { Suspense, useRef } from 'react';
import type { ClosetPiece } from '#contract/closet.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type ClosetAddress, closeDialog } from './closet-address.ts';
import { CLOSET_COPY } from './copy.ts';
import { PieceTile } from './piece-tile.tsx';

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
      {address.pieceId !== null && pieces !== undefined && piece === undefined && (
        <GoneDialog pieces={pieces} />
      )}
    </Suspense>
  );
}

/** So many of the others are offered in its place. */
const OTHERS = 3;

function GoneDialog({ pieces }: { pieces: readonly ClosetPiece[] }) {
  const back = useRef<HTMLButtonElement>(null);

  return (
    <Dialog
      onClose={closeDialog}
      title={CLOSET_COPY.piece.goneTitle}
      width="narrow"
      initialFocus={back}
      footer={
        <Button ref={back} onClick={closeDialog}>
          {CLOSET_COPY.piece.back}
        </Button>
      }
    >
      <p className="text-ink-2">
        {CLOSET_COPY.piece.gone} {pieces.length > 0 && CLOSET_COPY.piece.still}
      </p>
      <ul className="mt-4 grid grid-cols-3 gap-3 empty:hidden">
        {pieces.slice(0, OTHERS).map((piece) => (
          <PieceTile key={piece.id} piece={piece} isAlone />
        ))}
      </ul>
    </Dialog>
  );
}
