import { useId, useRef, useState } from 'react';
import { MAX_FEEDBACK_LENGTH } from '#contract/style-profile.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { SuggestionChips } from '#web/ui/suggestion-chips.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';

const COPY = STYLE_PROFILE_COPY.feedbackDialog;

interface FeedbackDialogProps {
  feedback: string;
  onChange: (feedback: string) => void;
  onSubmit: () => void;
  /** Closes without sending; what was written is gone. */
  onDiscard: () => void;
  isPending: boolean;
  /** Why the last try failed; it stays beside the field with the words as they were typed. */
  failure: string | undefined;
  /** The failure is about what was written. */
  isNotUnderstood: boolean;
}

/** Feedback in free text. Written words are never thrown away without asking. */
export function FeedbackDialog(props: FeedbackDialogProps) {
  const { feedback, onChange, onSubmit, onDiscard, isPending, failure, isNotUnderstood } = props;
  const [isAsking, setAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const examplesId = useId();
  const isBlank = feedback.trim() === '';

  function write(words: string) {
    setRefusal(undefined);
    onChange(words);
  }

  function addExample(example: string) {
    write(isBlank ? example : `${feedback.trimEnd()}\n${example}`);
    field.current?.focus();
  }

  function submit() {
    if (!isBlank) {
      onSubmit();
      return;
    }
    setRefusal(COPY.blank.description);
    showToast({ ...COPY.blank, variant: 'destructive' });
    field.current?.focus();
  }

  function close() {
    if (isBlank) onDiscard();
    else setAsking(true);
  }

  return (
    <Dialog
      onClose={close}
      title={COPY.title}
      description={COPY.description}
      initialFocus={field}
      footer={
        <Button pending={isPending} onClick={submit}>
          {isPending ? COPY.pending : COPY.submit}
        </Button>
      }
    >
      <TextArea
        ref={field}
        label={COPY.label}
        rows={5}
        maxLength={MAX_FEEDBACK_LENGTH}
        value={feedback}
        onChange={(event) => write(event.target.value)}
        error={isNotUnderstood ? (refusal ?? failure) : refusal}
      />
      <InlineError>{refusal === undefined && !isNotUnderstood && failure}</InlineError>
      <p id={examplesId} className="mt-5 mb-2 text-sm font-medium">
        {COPY.examplesLabel}
      </p>
      <SuggestionChips labelledBy={examplesId} suggestions={COPY.examples} onChoose={addExample} />
      <AlertDialog
        open={isAsking}
        onOpenChange={(isOpen) => {
          setAsking(isOpen);
          if (!isOpen) setTimeout(() => field.current?.focus());
        }}
        title={COPY.discard.title}
        description={COPY.discard.description}
        confirmLabel={COPY.discard.confirm}
        cancelLabel={COPY.discard.cancel}
        onConfirm={onDiscard}
      />
    </Dialog>
  );
}
