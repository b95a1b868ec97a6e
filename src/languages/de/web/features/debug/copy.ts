import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/debug/copy.ts';

export const DEBUG_COPY: Translated<typeof English.DEBUG_COPY> = {
  banner:
    'Nur zur Entwicklung. Diese Werkzeuge fragen nach keinem Passwort, und ein öffentlicher Server hat sie nicht.',
  debug: {
    title: 'Debug-Werkzeuge',
    whoTitle: 'Wer du bist',
    toolsTitle: 'Werkzeuge',
    login: 'Als Testnutzer anmelden',
    loginHint: 'Meldet diesen Browser als Testnutzer an, der beim ersten Mal angelegt wird.',
    loginSucceeded: { title: 'Anmeldung erfolgreich', description: 'Du bist jetzt der Testnutzer.' },
    loginFailed: {
      title: 'Anmeldung fehlgeschlagen',
      description: 'Die Sitzung konnte nicht angelegt werden. Bitte versuch es noch einmal.',
    },
    activate: 'Abo freischalten',
    activateHint:
      'Gibt, wer angemeldet ist und keinen Tarif hat, den Tarif Basic. Er ist kostenlos; mit einem Preis in PACKAGES, etwa 9,99\u00a0$ im Monat, würde er gekauft wie die anderen.',
    activateSucceeded: { title: 'Abo freigeschaltet', description: 'Der Tarif gilt.' },
    activateFailed: {
      title: 'Freischaltung fehlgeschlagen',
      description: 'Das Abo konnte nicht freigeschaltet werden. Bitte melde dich zuerst an.',
    },
    outboxTitle: 'Postausgang',
    outboxHint: 'E-Mails, die verschickt worden wären. Mit MAIL_URL gehen sie hinaus, und hier bleibt keine.',
    outboxEmpty: 'Noch keine E-Mail.',
    outboxFailed: 'Der Postausgang konnte nicht gelesen werden. Bitte versuch es noch einmal.',
    outboxAgain: 'Noch einmal nachsehen',
    toFix: 'Production fix',
  },
  fix: {
    title: 'Production fix',
    stateTitle: 'Stand der Anmeldung',
    check: 'Stand der Anmeldung prüfen',
    checkHint: 'Fragt den Server, für wen er diesen Browser hält.',
    checkFailed: 'Der Stand konnte nicht gelesen werden. Bitte versuch es noch einmal.',
    fixTitle: 'Ein Konto richten',
    email: 'E-Mail-Adresse',
    emailHint: 'Legt das Konto zu dieser Adresse an, wenn es keines gibt, und meldet es an.',
    fix: 'Anmeldung richten',
    fixSucceeded: (email) => ({
      title: 'Anmeldung gerichtet',
      description: `Du bist als ${email} angemeldet.`,
    }),
    fixFailed: {
      title: 'Anmeldung nicht gerichtet',
      fallback: 'Die Anmeldung konnte nicht gerichtet werden. Bitte versuch es noch einmal.',
    },
    toDebug: 'Debug-Werkzeuge',
  },
  state: {
    signedOut: 'Niemand ist angemeldet.',
    user: 'Nutzer',
    id: 'Id',
    provider: 'Meldet sich an über',
    subscription: 'Abo',
    active: (packageId) => `aktiv (${packageId})`,
    none: 'keins',
    since: 'Angemeldet am',
  },
  toApp: 'Zur App',
};
