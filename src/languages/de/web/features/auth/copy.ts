import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/auth/copy.ts';
import { PRODUCT } from '#web/lib/product.ts';

export const AUTH_COPY: Translated<typeof English.AUTH_COPY> = {
  registration: {
    title: 'Dein Personal Shopper',
    titleToKeep: 'Behalte dein Outfit',
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
    title: 'Willkommen zurück',
    pageTitle: 'Anmelden',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    forgot: 'Passwort vergessen?',
    submit: `Bei ${PRODUCT.name} anmelden`,
    pending: 'Anmeldung läuft\u00a0…',
    noAccount: `Neu bei ${PRODUCT.name}?`,
    create: 'Jetzt Konto anlegen',
    succeeded: { title: 'Anmeldung erfolgreich', description: `Willkommen zurück bei ${PRODUCT.name}` },
    failed: {
      title: 'Anmeldung fehlgeschlagen',
      fallback: 'E-Mail oder Passwort stimmt nicht.',
      noJudgement: 'Das Anmelden klappt gerade nicht. Bitte versuch es gleich noch einmal.',
    },
  },
  provider: {
    or: 'oder',
    continueWith: (name) => `Weiter mit ${name}`,
    someProvider: 'deinem Anbieter',
  },
  socials: 'Folge uns',
};
