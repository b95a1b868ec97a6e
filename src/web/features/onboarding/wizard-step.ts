import { useLocation, useSearch } from 'wouter';
import type { Onboarding } from '#contract/onboarding.ts';
import { isStep, STEP } from '#web/lib/history-step.ts';
import { LAST_QUESTIONS, missingAt } from './step-rules.ts';

const PATH = '/onboarding';

/**
 * The step of the wizard (from 0) stands in the address, each with an entry of the history. An address leads no further
 * than the answers do. @param answers as they are now; `areSaved`: all of them
 */
export function useWizardStep(answers: Onboarding, areSaved: boolean) {
  const [, navigate] = useLocation();
  const asked = Number(new URLSearchParams(useSearch()).get('step') ?? 1) - 1;
  const step = Math.max(0, Math.min(Number.isInteger(asked) ? asked : 0, lastReachable(answers, areSaved)));

  return {
    step,
    goTo(next: number) {
      navigate(addressOf(next), { state: STEP });
    },
    goBack() {
      if (isStep()) window.history.back();
      else navigate(addressOf(step - 1), { replace: true });
    },
  };
}

function addressOf(step: number): string {
  return step === 0 ? PATH : `${PATH}?step=${step + 1}`;
}

function lastReachable(answers: Onboarding, areSaved: boolean): number {
  for (let step = 0; step <= LAST_QUESTIONS; step += 1) {
    if (Object.keys(missingAt(step, answers)).length > 0) return step;
  }
  return areSaved ? LAST_QUESTIONS + 1 : LAST_QUESTIONS;
}
