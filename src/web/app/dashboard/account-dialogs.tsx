import { Suspense } from 'react';
import type { User } from '#contract/auth.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';

export type AccountDialog = 'about' | 'picture' | 'password' | 'settings';

interface AccountDialogsProps {
  user: User;
  open: AccountDialog | null;
  onClose: () => void;
}

const PersonalInfoDialog = lazyPart(
  async () => (await import('#web/features/onboarding/personal-info-dialog.tsx')).PersonalInfoDialog,
);
const ProfilePictureDialog = lazyPart(
  async () => (await import('#web/features/profile-picture/profile-picture-dialog.tsx')).ProfilePictureDialog,
);
const ChangePasswordDialog = lazyPart(
  async () => (await import('#web/features/password/change-password-dialog.tsx')).ChangePasswordDialog,
);
const SettingsDialog = lazyPart(async () => (await import('./settings-dialog.tsx')).SettingsDialog);

/** What the account menu opens; each is fetched when it is asked for, and forgets everything when it closes. */
export function AccountDialogs({ user, open, onClose }: AccountDialogsProps) {
  return (
    <Suspense>
      {open === 'about' && <PersonalInfoDialog user={user} onClose={onClose} />}
      {open === 'picture' && <ProfilePictureDialog user={user} onClose={onClose} />}
      {open === 'password' && <ChangePasswordDialog email={user.email} onClose={onClose} />}
      {open === 'settings' && <SettingsDialog user={user} onClose={onClose} />}
    </Suspense>
  );
}
