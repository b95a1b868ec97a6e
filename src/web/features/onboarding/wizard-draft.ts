import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { type Onboarding, onboarding } from '#contract/onboarding.ts';
import { forgetDraft, readDraft, saveDraft } from '#web/lib/drafts.ts';

const NAME = 'onboarding';

/** Whatever is typed is kept; what is too long is said when it is sent. */
const draftShape = z.extend(onboarding, { displayName: z.string(), location: z.string(), goals: z.string() });

/** The answers that have been given and not been sent, kept on this device; null: none. */
export function useWizardDraft(userId: string) {
  const [draft, setDraft] = useState<Onboarding | null>(null);

  // After the first view, which the server has drawn without it.
  useEffect(() => setDraft(readDraft(NAME, userId, draftShape)), [userId]);

  return {
    draft,
    write(answers: Onboarding) {
      setDraft(answers);
      saveDraft(NAME, userId, answers);
    },
    /** They are sent. */
    forget: () => setDraft(null),
  };
}

export function forgetWizardDraft(userId: string): void {
  forgetDraft(NAME, userId);
}
