import { PRODUCT } from '#contract/product.ts';
import type { Translated } from '#web/words/translated.ts';
import type * as English from './copy.ts';

export const AUTH_COPY: Translated<typeof English.AUTH_COPY> = {
  tagline: 'Dein Personal Shopper',
  registration: {
    pageTitle: 'Konto anlegen',
    name: 'Name',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    confirmPassword: 'Passwort bestätigen',
    submit: 'Deine Stilreise beginnen',
    pending: 'Konto wird angelegt\u00a0…',
    haveAccount: 'Du hast schon ein Konto?',
    logIn: 'Hier anmelden',
    succeeded: {
      title: 'Registrierung erfolgreich',
      description: 'Dein Konto ist angelegt. Du kannst dich jetzt anmelden.',
    },
    failed: {
      title: 'Registrierung fehlgeschlagen',
      fallback: 'Bei der Registrierung ist ein Fehler aufgetreten.',
    },
  },
  login: {
    pageTitle: 'Anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    forgot: 'Passwort vergessen?',
    submit: `Bei ${PRODUCT.name} anmelden`,
    pending: 'Anmeldung läuft\u00a0…',
    noAccount: `Neu bei ${PRODUCT.name}?`,
    create: 'Jetzt Konto anlegen',
    succeeded: { title: 'Anmeldung erfolgreich', description: `Willkommen zurück bei ${PRODUCT.name}` },
    failed: { title: 'Anmeldung fehlgeschlagen', fallback: 'E-Mail oder Passwort stimmt nicht.' },
  },
  provider: {
    or: 'oder',
    continueWith: (name) => `Weiter mit ${name}`,
    someProvider: 'deinem Anbieter',
    problems: {
      unreachable: (name) => `${name} antwortet gerade nicht. Bitte versuch es gleich noch einmal.`,
      denied: (name) =>
        `${name} hat dich nicht hereingelassen, oder du hast abgebrochen. Hier hat sich nichts geändert.`,
      expired: () =>
        'Diese Anmeldung hat zu lange gedauert oder begann in einem anderen Fenster. Bitte fang sie neu an.',
      not_linked: (name) =>
        `Zu dieser E-Mail-Adresse gibt es schon ein Konto mit Passwort, und noch ist nicht belegt, dass sie dir gehört. Setz zuerst das Passwort zurück („Passwort vergessen?“): Das belegt es. Danach öffnet auch ${name} das Konto.`,
      email_unverified: (name) =>
        `${name} hat deine E-Mail-Adresse nicht bestätigt. Bestätige sie zuerst dort und komm dann wieder.`,
      email_missing: (name) => `${name} hat uns keine E-Mail-Adresse genannt, und ein Konto braucht eine.`,
      too_many: () => 'Zu viele Versuche. Bitte versuch es später noch einmal.',
      failed: (name) => `Die Anmeldung über ${name} hat nicht geklappt. Bitte versuch es noch einmal.`,
    },
  },
  forgot: {
    email: {
      title: 'Passwort vergessen',
      lead: () => 'Wir schicken einen Code an deine E-Mail-Adresse. Damit wählst du ein neues Passwort.',
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
      shownCode: 'Dein Code',
      whyShown: 'Hier zu sehen, weil dieser Server im lokalen Modus läuft.',
      copied: { title: 'Kopiert!', description: 'Der Code ist in der Zwischenablage.' },
      token: 'Code',
      newPassword: 'Neues Passwort',
      confirmPassword: 'Passwort bestätigen',
      submit: 'Passwort zurücksetzen',
      pending: 'Wird zurückgesetzt\u00a0…',
      back: 'Zurück',
      succeeded: {
        title: 'Passwort zurückgesetzt',
        description: 'Du kannst dich jetzt mit deinem neuen Passwort anmelden.',
      },
      failed: {
        title: 'Zurücksetzen fehlgeschlagen',
        fallback: 'Das Passwort konnte nicht zurückgesetzt werden.',
      },
    },
    success: {
      title: 'Passwort zurückgesetzt',
      lead: () =>
        'Dein neues Passwort gilt, und alle Geräte sind abgemeldet. Melde dich an, um weiterzumachen.',
      continue: 'Weiter zur Anmeldung',
    },
  },
  sessionEnded: {
    title: 'Bitte melde dich noch einmal an',
    description:
      'Deine Sitzung ist abgelaufen. Diese Seite behält, was du begonnen hast: Melde dich an, und es geht weiter.',
  },
  socials: 'Folge uns',
};
