import { useEffect } from 'react';
import type { User } from '#contract/auth.ts';
import { SessionRenewal } from '#web/features/auth/session-renewal.tsx';
import { learnSentences } from '#web/lib/in-words.ts';
import { DeviceNotes } from './device-notes.tsx';
import { SharedAccount } from './shared-account.tsx';

/** What goes with every screen of somebody signed in, and with none of a visitor. */
export function MemberNotes({ user }: { user: User }) {
  useEffect(() => void learnSentences(), []);

  return (
    <>
      <DeviceNotes />
      <SharedAccount user={user} />
      <SessionRenewal user={user} />
    </>
  );
}
