import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/password/copy.ts';

export const PASSWORD_COPY: Translated<typeof English.PASSWORD_COPY> = {
  title: 'Passwort ändern',
  lead: 'Deine anderen Geräte werden dabei abgemeldet.',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Neues Passwort bestätigen',
  submit: 'Passwort ändern',
  pending: 'Wird geändert\u00a0…',
  cancel: 'Abbrechen',
  succeeded: { title: 'Passwort geändert', description: 'Dein neues Passwort gilt ab jetzt.' },
  failed: { title: 'Passwort nicht geändert', fallback: 'Das Passwort konnte nicht geändert werden.' },
};
