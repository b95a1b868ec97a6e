import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/auth/forgot-copy.ts';

export const FORGOT_COPY: Translated<typeof English.FORGOT_COPY> = {
  email: {
    title: 'Passwort vergessen',
    lead: () => 'Wir mailen dir einen Code. Damit wählst du ein neues Passwort.',
    label: 'E-Mail-Adresse',
    submit: 'Code anfordern',
    pending: 'Wird gesendet\u00a0…',
    sent: { title: 'Code gesendet', description: 'Sieh in deinen E-Mails nach dem Code.' },
    failed: { title: 'Fehler', fallback: 'Die E-Mail konnte nicht gesendet werden.' },
  },
  token: {
    title: 'Passwort zurücksetzen',
    lead: (email) =>
      `Wenn es zu ${email} ein Konto gibt, ist ein Code unterwegs. Er gilt einmal und 10\u00a0Minuten lang.`,
    leadShown: () => 'Der Code gilt einmal und 10\u00a0Minuten lang.',
    leadOperator: () =>
      'Von hier gehen keine Mails hinaus. Frag, wer diesen Server betreibt, nach einem Code: Er gilt einmal und 10\u00a0Minuten lang.',
    shownCode: 'Dein Code',
    whyShown: 'Wie in der Mail. Nur an diesem Rechner zu sehen.',
    copied: { title: 'Kopiert!', description: 'Der Code ist in der Zwischenablage.' },
    token: 'Code',
    newPassword: 'Neues Passwort',
    confirmPassword: 'Passwort bestätigen',
    submit: 'Passwort zurücksetzen',
    pending: 'Wird zurückgesetzt\u00a0…',
    back: 'Zurück',
    succeeded: { title: 'Passwort zurückgesetzt' },
    failed: {
      title: 'Zurücksetzen fehlgeschlagen',
      fallback: 'Das Passwort konnte nicht zurückgesetzt werden.',
    },
  },
  success: {
    title: 'Passwort zurückgesetzt',
    lead: () => 'Alle Geräte sind abgemeldet.',
    continue: 'Weiter zur Anmeldung',
  },
};
