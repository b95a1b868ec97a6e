import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { type Onboarding, onboarding } from '#contract/onboarding.ts';
import { forgetDraft, readDraft, saveDraft } from '#web/lib/drafts.ts';
import { useIsHydrated } from '#web/lib/of-device.ts';

const NAME = 'onboarding';

/** Whatever is typed is kept; what is too long is said when it is sent. */
const draftShape = z.extend(onboarding, { displayName: z.string(), location: z.string(), goals: z.string() });

/** The answers that have been given and not been sent, kept on this device; null: none. */
export function useWizardDraft(userId: string) {
  const isHydrated = useIsHydrated();
  const found = useMemo(
    () => (isHydrated ? readDraft(NAME, userId, draftShape) : null),
    [isHydrated, userId],
  );
  const [written, setWritten] = useState<Onboarding | null>();

  return {
    draft: written === undefined ? found : written,
    write(answers: Onboarding) {
      setWritten(answers);
      saveDraft(NAME, userId, answers);
    },
    /** They are sent. */
    forget: () => setWritten(null),
  };
}

export function forgetWizardDraft(userId: string): void {
  forgetDraft(NAME, userId);
}
