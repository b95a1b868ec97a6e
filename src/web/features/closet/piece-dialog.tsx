import { useId, useState } from 'react';
import { type ClosetPiece, PIECE_STATES } from '#contract/closet.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { useLetGo } from './closet.queries.ts';
import { closeDialog } from './closet-address.ts';
import { CLOSET_COPY, STATE_LABELS } from './copy.ts';
import { DressMe } from './dress-me.tsx';
import { GoesWith } from './goes-with.tsx';
import { asTitle, nameOfPiece } from './name-of-piece.ts';
import { PieceDetails } from './piece-details.tsx';
import { PiecePicture } from './piece-picture.tsx';
import { usePieceForm } from './use-piece-form.ts';
import { WornSoFar } from './worn-so-far.tsx';

const COPY = CLOSET_COPY.piece;
const STATES = PIECE_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));

interface PieceDialogProps {
  piece: ClosetPiece;
  onTakeBack: (id: string) => void;
}

/** A piece: to be worn, and folded away everything that can be said of it. */
export function PieceDialog({ piece, onTakeBack }: PieceDialogProps) {
  const form = usePieceForm(piece);
  const { draft, isUnchanged, isSaving } = form;
  const [isAsking, setAsking] = useState(false);
  const leaving = useLetGo({ undo: onTakeBack });
  const formId = useId();

  return (
    <Dialog
      onClose={() => (isUnchanged ? closeDialog() : setAsking(true))}
      title={asTitle(nameOfPiece(piece))}
      picture={
        <PiecePicture
          piece={{
            garment: draft.garment,
            colors: [draft.color, ...piece.colors.slice(1)],
            pattern: draft.pattern === '' ? null : draft.pattern,
            cloth: draft.cloth === '' ? null : draft.cloth,
            image: piece.image,
          }}
          isLarge
          className="max-md:aspect-10/9 md:h-full"
        />
      }
      footerNote={<InlineError>{form.failure}</InlineError>}
      footer={
        <>
          <Button
            look="quiet"
            pending={leaving.isPending}
            onClick={() => leaving.mutate(piece.id, { onSuccess: closeDialog })}
          >
            {COPY.letGo}
          </Button>
          <Button look={isUnchanged ? 'secondary' : 'primary'} type="submit" form={formId} pending={isSaving}>
            {isSaving ? COPY.saving : COPY.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submit} className="space-y-5">
        <WornSoFar piece={piece}>
          {piece.state === 'ready' && <DressMe pieceId={piece.id} isHeld={!isUnchanged} />}
        </WornSoFar>
        <div>
          <p aria-hidden className="mb-1.5 text-sm font-medium">
            {COPY.state}
          </p>
          <SegmentedFilter
            wraps
            label={COPY.state}
            options={STATES}
            value={draft.state}
            onChange={(state) => form.change({ ...draft, state })}
          />
        </div>
        <GoesWith pieceId={piece.id} />
        <PieceDetails piece={piece} form={form} />
      </form>
      <AlertDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={COPY.discard.title}
        description={COPY.discard.description}
        confirmLabel={COPY.discard.confirm}
        cancelLabel={COPY.discard.cancel}
        onConfirm={closeDialog}
      />
    </Dialog>
  );
}
