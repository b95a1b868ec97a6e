import { useId, useRef, useState } from 'react';
import { MAX_FEEDBACK_LENGTH, type Profile } from '#contract/style-profile.ts';
import { AlertDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PaletteStrip } from '#web/ui/palette-strip.tsx';
import { SuggestionChips } from '#web/ui/suggestion-chips.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { coloursInWords } from '#web/words/colours-in-words.ts';
import { styleWord } from '#web/words/styles.ts';
import { STYLE_PROFILE_COPY } from './copy.ts';
import { coloursOfProfile } from './named-colours.ts';

const COPY = STYLE_PROFILE_COPY.feedbackDialog;

interface FeedbackDialogProps {
  /** What the words are about. */
  profile: Profile;
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
  const { profile, feedback, onChange, onSubmit, onDiscard, isPending, failure, isNotUnderstood } = props;
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
        rows={3}
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
      <AsItIs profile={profile} />
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

/** The colors and the tags as they are now: one sees what is to change. What is asked stands before it. */
function AsItIs({ profile }: { profile: Profile }) {
  const colours = coloursInWords(coloursOfProfile(profile));
  const styles = profile.styleCategories.map(styleWord);
  if (colours.length + styles.length === 0) return null;

  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="mb-2 text-sm font-medium">{STYLE_PROFILE_COPY.history.current}</h3>
      {colours.length > 0 && (
        <>
          <PaletteStrip label={STYLE_PROFILE_COPY.palette.title} colours={colours} />
          <p aria-hidden className="mt-1.5 text-sm text-ink-2">
            {colours.map(({ name }) => name).join(', ')}
          </p>
        </>
      )}
      <p className="text-sm text-ink-2">{styles.join(', ')}</p>
    </div>
  );
}
