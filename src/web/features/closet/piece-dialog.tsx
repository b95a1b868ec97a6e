import { ChevronDown } from 'lucide-react';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import {
  type ClosetPiece,
  MAX_BRAND_LENGTH,
  MAX_PIECE_NAME_LENGTH,
  MAX_PIECE_NOTES_LENGTH,
  MAX_SIZE_LENGTH,
  PIECE_STATES,
} from '#contract/closet.ts';
import { FABRIC_PATTERNS, type FabricPattern } from '#contract/outfits.ts';
import { ApiError, inlineMessageOf } from '#web/lib/api-error.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { SegmentedFilter } from '#web/ui/segmented-filter.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { clothWord, garmentName } from '#web/words/garment-names.ts';
import { useChangePiece, useDrawer, useLetGo } from './closet.queries.ts';
import { closeDialog } from './closet-address.ts';
import { ColorChoice } from './color-choice.tsx';
import { CLOSET_COPY, PATTERN_LABELS, STATE_LABELS } from './copy.ts';
import { DressMe } from './dress-me.tsx';
import { GoesWith } from './goes-with.tsx';
import { asTitle, nameOfPiece } from './name-of-piece.ts';
import { draftOf, FIELD_OF, judgeDraft, type PieceDraft, type PieceErrors } from './piece-draft.ts';
import { PiecePicture } from './piece-picture.tsx';
import { WornSoFar } from './worn-so-far.tsx';

const COPY = CLOSET_COPY.piece;
const STATES = PIECE_STATES.map((value) => ({ value, label: STATE_LABELS[value] }));
const PATTERNS = FABRIC_PATTERNS.map((value) => ({ value, label: PATTERN_LABELS[value] }));

/** Two fields beside each other; where their values are short, on a phone too. */
const PAIR = 'grid gap-x-3 gap-y-5 sm:grid-cols-2';
const SHORT_PAIR = 'grid gap-x-3 gap-y-5 min-[22rem]:grid-cols-2';

/** What is seldom said of a piece. */
const BOUGHT = ['brand', 'size', 'price', 'boughtOn', 'notes'] as const;

interface PieceDialogProps {
  piece: ClosetPiece;
  onTakeBack: (id: string) => void;
}

/** A piece: to be worn, and folded away everything that can be said of it. */
export function PieceDialog({ piece, onTakeBack }: PieceDialogProps) {
  const [original] = useState(() => draftOf(piece));
  const [draft, setDraft] = useState(original);
  const [errors, setErrors] = useState<PieceErrors>({});
  const [isAsking, setAsking] = useState(false);
  // Beside the picture there is room for them.
  const [isDetailed, setDetailed] = useState(() => matchMedia('(min-width: 48rem)').matches);
  const [isBoughtOpen, setBoughtOpen] = useState(() => BOUGHT.some((field) => original[field] !== ''));
  const drawer = useDrawer().data?.garments ?? [];
  const changing = useChangePiece(piece.id);
  const leaving = useLetGo({ undo: onTakeBack });
  const formId = useId();
  const isUnchanged = JSON.stringify(draft) === JSON.stringify(original);
  const garment = drawer.find(({ key }) => key === draft.garment);
  const cloths = [...new Set([...(garment?.cloths ?? []), ...(draft.cloth === '' ? [] : [draft.cloth])])];

  function showErrors(found: PieceErrors) {
    setErrors(found);
    if (Object.keys(found).length > 0) setDetailed(true);
    if (BOUGHT.some((field) => found[field])) setBoughtOpen(true);
  }

  function change(changes: Partial<PieceDraft>) {
    const next = { ...draft, ...changes };
    setDraft(next);
    if (Object.keys(errors).length === 0) return;
    const judged = judgeDraft(next, piece);
    setErrors('errors' in judged ? judged.errors : {});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (changing.isPending) return;
    const judged = judgeDraft(draft, piece);
    showErrors('errors' in judged ? judged.errors : {});
    if ('errors' in judged) return;
    changing.mutate(judged.change, {
      onSuccess: closeDialog,
      onError: (error) => error instanceof ApiError && showErrors(errorsOf(error)),
    });
  }

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
      footerNote={
        <InlineError>
          {changing.error !== null &&
            Object.keys(errors).length === 0 &&
            inlineMessageOf(changing.error, CLOSET_COPY.toasts.saveFailed.fallback)}
        </InlineError>
      }
      footer={
        <>
          <Button
            look="quiet"
            pending={leaving.isPending}
            onClick={() => leaving.mutate(piece.id, { onSuccess: closeDialog })}
          >
            {COPY.letGo}
          </Button>
          <Button
            look={isUnchanged ? 'secondary' : 'primary'}
            type="submit"
            form={formId}
            pending={changing.isPending}
          >
            {changing.isPending ? COPY.saving : COPY.save}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5">
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
            onChange={(state) => change({ state })}
          />
        </div>
        <GoesWith pieceId={piece.id} />
        <Fold label={COPY.details} isOpen={isDetailed} onToggle={setDetailed}>
          <div className={PAIR}>
            <TextField
              name="name"
              label={COPY.name}
              error={errors.name}
              maxLength={MAX_PIECE_NAME_LENGTH}
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
            <Select
              name="garment"
              label={COPY.garment}
              error={errors.garment}
              options={[
                ...(garment
                  ? []
                  : [
                      { value: piece.garment, label: asTitle(garmentName(piece.garment, piece.garmentName)) },
                    ]),
                ...drawer
                  .filter(({ slot }) => slot === (garment?.slot ?? piece.slot))
                  .map(({ key, name }) => ({ value: key, label: asTitle(garmentName(key, name)) })),
              ]}
              value={draft.garment}
              onChange={(event) => change({ garment: event.target.value })}
            />
          </div>
          <ColorChoice
            legend={COPY.color}
            value={draft.color}
            near={original.color}
            onChange={(color) => change({ color })}
          />
          <div className={SHORT_PAIR}>
            <Select
              name="cloth"
              label={COPY.cloth}
              error={errors.cloth}
              placeholder={COPY.asUsual}
              options={cloths.map((value) => ({ value, label: asTitle(clothWord(value)) }))}
              value={draft.cloth}
              onChange={(event) => change({ cloth: event.target.value })}
            />
            <Select
              name="pattern"
              label={COPY.pattern}
              placeholder={COPY.asUsual}
              options={PATTERNS}
              value={draft.pattern}
              onChange={(event) => change({ pattern: event.target.value as FabricPattern | '' })}
            />
          </div>
          <Fold label={COPY.bought} isOpen={isBoughtOpen} onToggle={setBoughtOpen}>
            <div className={SHORT_PAIR}>
              <TextField
                name="brand"
                label={COPY.brand}
                error={errors.brand}
                maxLength={MAX_BRAND_LENGTH}
                value={draft.brand}
                onChange={(event) => change({ brand: event.target.value })}
              />
              <TextField
                name="size"
                label={COPY.size}
                error={errors.size}
                maxLength={MAX_SIZE_LENGTH}
                value={draft.size}
                onChange={(event) => change({ size: event.target.value })}
              />
              <TextField
                name="price"
                label={COPY.price}
                error={errors.price}
                inputMode="decimal"
                value={draft.price}
                onChange={(event) => change({ price: event.target.value })}
              />
              <TextField
                name="boughtOn"
                type="date"
                label={COPY.boughtOn}
                error={errors.boughtOn}
                value={draft.boughtOn}
                onChange={(event) => change({ boughtOn: event.target.value })}
              />
            </div>
            <TextArea
              name="notes"
              label={COPY.notes}
              error={errors.notes}
              rows={2}
              maxLength={MAX_PIECE_NOTES_LENGTH}
              value={draft.notes}
              onChange={(event) => change({ notes: event.target.value })}
            />
          </Fold>
        </Fold>
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

interface FoldProps {
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

function Fold({ label, isOpen, onToggle, children }: FoldProps) {
  return (
    <details
      open={isOpen}
      onToggle={(event) => {
        // One that stands inside tells of itself alone.
        event.stopPropagation();
        // What it holds would open below the foot.
        if (event.currentTarget.open && !isOpen) event.currentTarget.scrollIntoView?.({ block: 'start' });
        onToggle(event.currentTarget.open);
      }}
      className="border-t border-line [&[open]>summary>svg]:rotate-180"
    >
      <summary className="flex min-h-12 list-none items-center justify-between font-medium [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDown
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="transition-transform duration-[120ms]"
        />
      </summary>
      <div className="space-y-5 pt-2">{children}</div>
    </details>
  );
}

/** What the server says of single fields, beside those of the form. */
function errorsOf(error: ApiError): PieceErrors {
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([field, message]) => {
      const own = FIELD_OF[field];
      return own === undefined ? [] : [[own, message]];
    }),
  );
}
