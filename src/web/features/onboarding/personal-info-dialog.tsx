import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { User } from '#contract/auth.ts';
import type { Onboarding } from '#contract/onboarding.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { ErrorBox } from '#web/shared/error-box.tsx';
import { SkeletonQuestions } from '#web/shared/skeletons.tsx';
import { WardrobeTiles } from '#web/shared/wardrobe-tiles.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ONBOARDING_COPY } from './copy.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { noAnswers } from './no-answers.ts';
import { useOnboarding, useSaveOnboarding } from './onboarding.queries.ts';
import { PersonalInfoStep } from './personal-info-step.tsx';
import { LAST_QUESTIONS, missingAt, type StepErrors } from './step-rules.ts';

const COPY = ONBOARDING_COPY.edit;
const FORM_ID = 'personal-info';

interface PersonalInfoDialogProps {
  user: User;
  onClose: () => void;
}

/** What was asked in the wizard about the person, to be changed without going through it again. */
export function PersonalInfoDialog({ user, onClose }: PersonalInfoDialogProps) {
  const stored = useOnboarding();
  const save = useSaveOnboarding(user.id);

  return (
    <Dialog
      onClose={onClose}
      title={COPY.title}
      footer={
        <>
          <Button look="secondary" onClick={onClose}>
            {COPY.cancel}
          </Button>
          {!stored.isError && (
            <Button type="submit" form={FORM_ID} disabled={!stored.isSuccess} pending={save.isPending}>
              {save.isPending ? ONBOARDING_COPY.saving : COPY.save}
            </Button>
          )}
        </>
      }
    >
      {stored.isSuccess ? (
        <Form stored={stored.data ?? noAnswers(user.name)} save={save} onClose={onClose} />
      ) : stored.isError ? (
        // Saving what could not be read would wipe it out.
        <ErrorBox
          title={COPY.loadFailed}
          actions={
            <Button size="small" onClick={() => stored.refetch()}>
              {COPY.tryAgain}
            </Button>
          }
        >
          {inlineMessageOf(stored.error, COPY.loadFailedWhy)}
        </ErrorBox>
      ) : (
        <SkeletonQuestions />
      )}
    </Dialog>
  );
}

interface FormProps {
  stored: Onboarding;
  save: ReturnType<typeof useSaveOnboarding>;
  onClose: () => void;
}

function Form({ stored, save, onClose }: FormProps) {
  const [answers, setAnswers] = useState(stored);
  const [errors, setErrors] = useState<StepErrors>({});

  function answer(given: Partial<Onboarding>) {
    const next = { ...answers, ...given };
    setAnswers(next);
    if (Object.keys(errors).length > 0) setErrors(missingAt(LAST_QUESTIONS, next));
  }

  return (
    <form
      id={FORM_ID}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (save.isPending) return;
        const missing = missingAt(LAST_QUESTIONS, answers);
        flushSync(() => setErrors(missing));
        if (Object.keys(missing).length > 0) return focusFirstInvalid(event.currentTarget);
        save.mutate(answers, {
          onSuccess: () => {
            showToast(COPY.saved);
            onClose();
          },
          onError: (error) => showFailure(ONBOARDING_COPY.failed, error),
        });
      }}
    >
      <PersonalInfoStep answers={answers} errors={errors} onAnswer={answer} />
      <div className="questions mt-8">
        <WardrobeTiles value={answers.wardrobe} onChange={(wardrobe) => answer({ wardrobe })} />
      </div>
      <InlineError>
        {save.isError && inlineMessageOf(save.error, ONBOARDING_COPY.failed.fallback)}
      </InlineError>
    </form>
  );
}
