import { type FormEvent, useId, useRef, useState } from 'react';
import type { Inspiration } from '#contract/inspirations.ts';
import { ApiError, inlineMessageOf } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { INSPIRATIONS_COPY } from './copy.ts';
import { DiscardQuestion } from './discard-question.tsx';
import {
  type DraftErrors,
  draftOf,
  type InspirationDraft,
  isSameDraft,
  judgeDraft,
} from './inspiration-draft.ts';
import { InspirationForm } from './inspiration-form.tsx';
import { InspirationPicture } from './inspiration-picture.tsx';
import { useEditInspiration } from './inspirations.queries.ts';
import { closeDialog } from './inspirations-address.ts';

const COPY = INSPIRATIONS_COPY.editDialog;

/** Changes what is written about an inspiration; the picture stays. */
export function EditDialog({ inspiration }: { inspiration: Inspiration }) {
  const [original] = useState(() => draftOf(inspiration));
  const [draft, setDraft] = useState(original);
  const [errors, setErrors] = useState<DraftErrors>({});
  const [isAsking, setAsking] = useState(false);
  const edit = useEditInspiration(inspiration.id);
  const title = useRef<HTMLInputElement>(null);
  const formId = useId();
  const isUnchanged = isSameDraft(draft, original);

  function change(change: Partial<InspirationDraft>) {
    const next = { ...draft, ...change };
    setDraft(next);
    if (Object.keys(errors).length === 0) return;
    const judged = judgeDraft(next);
    setErrors('errors' in judged ? judged.errors : {});
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (edit.isPending) return;
    const judged = judgeDraft(draft);
    setErrors('errors' in judged ? judged.errors : {});
    if ('errors' in judged) return;

    edit.mutate(judged.fields, {
      onSuccess: closeDialog,
      onError: (error) => error instanceof ApiError && setErrors(error.fields as DraftErrors),
    });
  }

  return (
    <Dialog
      onClose={() => (isUnchanged ? closeDialog() : setAsking(true))}
      title={COPY.title}
      isOfForm
      picture={<WholePicture inspiration={inspiration} />}
      initialFocus={title}
      footer={
        <Button type="submit" form={formId} pending={edit.isPending}>
          {edit.isPending ? COPY.pending : COPY.submit}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="space-y-5">
        <InspirationForm
          draft={draft}
          errors={errors}
          isPending={edit.isPending}
          titleField={title}
          onChange={change}
        />
        <InlineError>
          {edit.error !== null &&
            Object.keys(errors).length === 0 &&
            inlineMessageOf(edit.error, INSPIRATIONS_COPY.toasts.editFailed.fallback)}
        </InlineError>
      </form>
      <DiscardQuestion
        open={isAsking}
        onOpenChange={setAsking}
        words={INSPIRATIONS_COPY.discardEdit}
        onDiscard={closeDialog}
        focusAfter={title}
      />
    </Dialog>
  );
}

/** All of it, and on a phone, whose width it does not fill, on what its corner shows: that is its ground. */
function WholePicture({ inspiration }: { inspiration: Inspiration }) {
  return (
    <div className="relative overflow-clip md:h-full">
      {inspiration.picture && (
        <img
          src={inspiration.picture.thumbnailUrl}
          alt=""
          className="photo absolute inset-0 size-full origin-top-left [scale:8] object-cover object-left-top md:hidden"
        />
      )}
      <InspirationPicture inspiration={inspiration} isInView fills />
    </div>
  );
}
