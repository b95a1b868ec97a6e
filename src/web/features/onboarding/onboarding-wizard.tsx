import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'wouter';
import type { Onboarding } from '#contract/onboarding.ts';
import { inlineMessageOf } from '#web/lib/api-error.ts';
import { usePageArrival } from '#web/lib/document-title.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFade } from '#web/lib/use-fade.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { StepHeader } from '#web/ui/step-header.tsx';
import { noticePlace } from '#web/ui/toast/notice-place.ts';
import { Wordmark } from '#web/ui/wordmark.tsx';
import { AllSetStep } from './all-set-step.tsx';
import { ONBOARDING_COPY as COPY } from './copy.ts';
import { focusFirstInvalid } from './focus-first-invalid.ts';
import { useSaveOnboarding } from './onboarding.queries.ts';
import { PersonalInfoStep } from './personal-info-step.tsx';
import { PreferencesStep } from './preferences-step.tsx';
import { LAST_QUESTIONS, missingAt, STEPS, type StepErrors } from './step-rules.ts';
import { WelcomeStep } from './welcome-step.tsx';
import { useWizardDraft } from './wizard-draft.ts';
import { useWizardStep } from './wizard-step.ts';

interface OnboardingWizardProps {
  userId: string;
  /** As they are stored. */
  initial: Onboarding;
  couldNotLoad: boolean;
}

/**
 * Four steps. The answers are stored when the last question is answered, or when the rest is skipped; until then they are
 * a draft on this device.
 */
export function OnboardingWizard({ userId, initial, couldNotLoad }: OnboardingWizardProps) {
  usePageArrival(COPY.pageTitle);
  const [, navigate] = useLocation();
  const { draft, write, forget } = useWizardDraft(userId);
  const answers = draft ?? initial;
  const { step, goTo, goBack } = useWizardStep(answers, draft === null);
  const [errors, setErrors] = useState<StepErrors>({});
  const save = useSaveOnboarding(userId);
  const form = useRef<HTMLFormElement>(null);
  const title = useFocusOnChange(step);
  const fade = useFade(step);
  const isLast = step === STEPS - 1;

  function answer(given: Partial<Onboarding>) {
    const next = { ...answers, ...given };
    write(next);
    // Errors are looked for at the end of a step; from then on they follow what is typed.
    if (Object.keys(errors).length > 0) setErrors(missingAt(step, next));
  }

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (save.isPending) return;

    const missing = missingAt(step, answers);
    // Shown at once, so that the focus moves now and not under somebody who is already typing again.
    flushSync(() => setErrors(missing));
    if (Object.keys(missing).length > 0) return focusFirstInvalid(form.current);

    if (step !== LAST_QUESTIONS) return goTo(step + 1);
    save.mutate(answers, {
      onSuccess: () => {
        forget();
        goTo(step + 1);
      },
      onError: (error) => showFailure(COPY.failed, error),
    });
  }

  function skip() {
    // What was answered so far is worth keeping, but nobody waits for it.
    if (draft !== null) save.mutate(draft);
    navigate('/home');
  }

  return (
    <div
      className={classNames(
        'mx-auto flex min-h-dvh max-w-page flex-col px-5 sm:px-8 md:px-12',
        isLast && 'pb-16',
      )}
    >
      <header className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 md:min-h-20">
        <Wordmark className="h-5 sm:h-6" />
        {!isLast && (
          <Button look="quiet" size="small" className="-mr-4" onClick={skip}>
            {COPY.skip}
          </Button>
        )}
      </header>
      <main
        id="content"
        className={classNames(
          'flex flex-1 flex-col pt-2 md:pt-4',
          // What the questions end in is the large line then.
          isLast && 'has-[[data-large-line]]:[&_h1]:font-sans has-[[data-large-line]]:[&_h1]:text-lg',
        )}
      >
        <StepHeader
          step={step + 1}
          total={STEPS}
          counter={COPY.counter(step + 1, STEPS)}
          title={COPY.titles[step] ?? ''}
          titleRef={title}
        />
        <form ref={form} noValidate onSubmit={goOn} className="flex flex-1 flex-col">
          <div key={step} className={classNames(fade, 'py-6 md:py-8')}>
            {couldNotLoad && step > 0 && !isLast && (
              <div className="mb-8">
                <Banner>{COPY.loadFailed}</Banner>
              </div>
            )}
            {step === 0 && <WelcomeStep />}
            {step === 1 && <PreferencesStep answers={answers} errors={errors} onAnswer={answer} />}
            {step === 2 && <PersonalInfoStep answers={answers} errors={errors} onAnswer={answer} />}
            {isLast && <AllSetStep occasion={answers.occasion} />}
          </div>
          {!isLast && (
            <div className="sticky bottom-0 z-10 -mx-5 mt-auto border-t border-line bg-canvas px-5 py-3 sm:-mx-8 sm:px-8 md:mx-0 md:px-0">
              <div ref={noticePlace} />
              <InlineError>{save.isError && inlineMessageOf(save.error, COPY.failed.fallback)}</InlineError>
              <div className="flex flex-wrap justify-between gap-3">
                <Button look="secondary" disabled={step === 0} onClick={goBack}>
                  {COPY.previous}
                </Button>
                <Button
                  type="submit"
                  pending={save.isPending}
                  className="min-w-[min(9rem,100%)] max-sm:flex-1"
                >
                  {save.isPending ? COPY.saving : COPY.next}
                </Button>
              </div>
            </div>
          )}
        </form>
      </main>
    </div>
  );
}

/** A new step begins at the top, with the focus on its title. */
function useFocusOnChange(step: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);

  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo(0, 0);
    title.current?.focus({ preventScroll: true });
  }, [step]);

  return title;
}
