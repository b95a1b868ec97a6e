import { Suspense, useEffect } from 'react';
import type { User } from '#contract/auth.ts';
import { SessionRenewal } from '#web/features/auth/session-renewal.tsx';
import { learnSentences } from '#web/lib/in-words.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useOfDevice } from '#web/lib/of-device.ts';
import { wantedLookHere } from '#web/shared/wanted-look.ts';
import { DeviceNotes } from './device-notes.tsx';
import { SharedAccount } from './shared-account.tsx';

/** Hardly anybody wants one. */
const KeepWantedLook = lazyPart(
  async () => (await import('#web/features/outfits/keep-wanted-look.tsx')).KeepWantedLook,
);

/** What goes with every screen of somebody signed in, and with none of a visitor. */
export function MemberNotes({ user }: { user: User }) {
  useEffect(() => void learnSentences(), []);
  const wantsLook = useOfDevice(
    () => wantedLookHere() !== null,
    () => false,
  );

  return (
    <>
      <DeviceNotes />
      <SharedAccount user={user} />
      <SessionRenewal user={user} />
      {wantsLook && (
        <Suspense fallback={null}>
          <KeepWantedLook />
        </Suspense>
      )}
    </>
  );
}
