import type { User } from '#contract/auth.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { ONBOARDING_COPY } from './copy.ts';
import { noAnswers } from './no-answers.ts';
import { useOnboarding } from './onboarding.queries.ts';
import { OnboardingWizard } from './onboarding-wizard.tsx';

/** Waits for the earlier answers, so that the wizard can start from them. */
export function OnboardingPage({ user }: { user: User }) {
  const earlier = useOnboarding();
  if (earlier.isPending) {
    return (
      <main id="content">
        <h1 className="visually-hidden">{ONBOARDING_COPY.pageTitle}</h1>
        <Spinner />
      </main>
    );
  }

  return (
    <OnboardingWizard
      userId={user.id}
      initial={earlier.data ?? noAnswers(user.name)}
      couldNotLoad={earlier.isError}
    />
  );
}
