import { type FormEvent, useId, useRef, useState } from 'react';
import { ApiError, inlineMessageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { INSPIRATIONS_COPY } from './copy.ts';
import { DiscardQuestion } from './discard-question.tsx';
import {
  type DraftErrors,
  EMPTY_DRAFT,
  type InspirationDraft,
  isSameDraft,
  judgeDraft,
} from './inspiration-draft.ts';
import { InspirationForm, TWO_SIDES } from './inspiration-form.tsx';
import { useAddInspiration } from './inspirations.queries.ts';
import { PictureField } from './picture-field.tsx';

const COPY = INSPIRATIONS_COPY.addDialog;

interface AddDialogProps {
  draft: InspirationDraft;
  file: File | null;
  fileError: string | undefined;
  onDraft: (draft: InspirationDraft) => void;
  /** A file was chosen; it is looked at before it becomes `file`. */
  onFile: (file: File) => void;
  onRemovePicture: () => void;
  /** What was written has served or is thrown away. */
  onDone: () => void;
}

/** 'Add Inspiration': a title and a picture, and what else is known of it. */
export function AddDialog({
  draft,
  file,
  fileError,
  onDraft,
  onFile,
  onRemovePicture,
  onDone,
}: AddDialogProps) {
  const add = useAddInspiration();
  const [errors, setErrors] = useState<DraftErrors>({});
  const [isAsking, setAsking] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const sending = useRef(new AbortController());
  const formId = useId();
  const reasonId = useId();
  const reason = whatIsMissing(draft, file);
  const isUntouched = file === null && isSameDraft(draft, EMPTY_DRAFT);

  function change(change: Partial<InspirationDraft>) {
    const next = { ...draft, ...change };
    onDraft(next);
    // Judged again at every change, but only once something was found wrong.
    if (Object.keys(errors).length === 0) return;
    const judged = judgeDraft(next);
    setErrors('errors' in judged ? judged.errors : {});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason !== null || add.isPending) return;
    const judged = judgeDraft(draft);
    if ('errors' in judged) return showErrors(judged.errors);

    setErrors({});
    sending.current = new AbortController();
    const { signal } = sending.current;
    add.mutate(
      { fields: judged.fields, picture: file ?? draft.imageUrl.trim(), signal },
      {
        onSuccess: onDone,
        onError: (error) => {
          if (signal.aborted) add.reset();
          else if (error instanceof ApiError) showErrors(error.fields as DraftErrors);
        },
      },
    );
  }

  function showErrors(found: DraftErrors) {
    setErrors(found);
    const field = form.current?.elements.namedItem(Object.keys(found)[0] ?? '');
    if (field instanceof HTMLElement) field.focus();
  }

  /** While it is on its way, closing takes that back first; what was written stays. */
  function close() {
    if (add.isPending) sending.current.abort();
    else if (isUntouched) onDone();
    else setAsking(true);
  }

  return (
    <Dialog
      onClose={close}
      title={COPY.title}
      width="wide"
      initialFocus={title}
      footerNote={
        <>
          <InlineError>{failure()}</InlineError>
          {reason !== null && (
            <p id={reasonId} className="text-sm text-ink-2">
              {reason}
            </p>
          )}
        </>
      }
      footer={
        <>
          {add.isPending && (
            <Button look="quiet" onClick={() => sending.current.abort()}>
              {COPY.cancel}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            disabled={reason !== null}
            pending={add.isPending}
            aria-describedby={reason === null ? undefined : reasonId}
          >
            {add.isPending ? COPY.pending : COPY.submit}
          </Button>
        </>
      }
    >
      <form ref={form} id={formId} noValidate onSubmit={submit} className={TWO_SIDES}>
        <PictureField
          file={file}
          imageUrl={draft.imageUrl}
          isPending={add.isPending}
          fileError={fileError}
          urlError={errors.imageUrl}
          onFile={onFile}
          onUrl={(imageUrl) => change({ imageUrl })}
          onRemove={() => {
            onRemovePicture();
            setErrors({});
          }}
        />
        <div className="flex flex-col gap-5">
          <InspirationForm
            draft={draft}
            errors={errors}
            isPending={add.isPending}
            titleField={title}
            onChange={change}
            folds
          />
        </div>
      </form>
      <DiscardQuestion
        open={isAsking}
        onOpenChange={setAsking}
        words={INSPIRATIONS_COPY.discard}
        onDiscard={onDone}
        focusAfter={title}
      />
    </Dialog>
  );

  /** The true cause; what the notice says was rewritten. Beside a field where it belongs to one. */
  function failure(): string | undefined {
    if (add.error === null || Object.keys(errors).length > 0) return undefined;
    return inlineMessageOf(add.error, INSPIRATIONS_COPY.toasts.addFailed.fallback);
  }
}

function whatIsMissing(draft: InspirationDraft, file: File | null): string | null {
  const needsTitle = draft.title.trim() === '';
  const needsPicture = file === null && draft.imageUrl.trim() === '';
  if (needsTitle && needsPicture) return COPY.needsBoth;
  if (needsTitle) return COPY.needsTitle;
  return needsPicture ? COPY.needsPicture : null;
}
