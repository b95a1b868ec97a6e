import { Suspense, useEffect, useState } from 'react';
import type { User } from '#contract/auth.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { offerRenewal } from '#web/lib/session-renewal.ts';

const SessionEndedDialog = lazyPart(
  async () => (await import('./session-ended-dialog.tsx')).SessionEndedDialog,
);

/** Asks for the password again when a call finds the session over; the call waits for the answer. */
export function SessionRenewal({ user }: { user: User }) {
  const [question, setQuestion] = useState<{ answer: (isRenewed: boolean) => void } | null>(null);
  useEffect(() => offerRenewal(() => new Promise((answer) => setQuestion({ answer }))), []);
  if (question === null) return null;

  return (
    <Suspense fallback={null}>
      <SessionEndedDialog
        user={user}
        onAnswer={(isRenewed) => {
          setQuestion(null);
          question.answer(isRenewed);
        }}
      />
    </Suspense>
  );
}
