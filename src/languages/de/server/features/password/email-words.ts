import type { Translated } from '#languages/translated.ts';
import type * as English from '#server/features/password/email-words.ts';

export const EMAIL_WORDS: Translated<typeof English.EMAIL_WORDS> = {
  tagline: 'Dein Personal Shopper',
  resetCode: {
    subject: (product) => `Dein Code für ${product}`,
    heading: 'Neues Passwort setzen',
    asked: 'Jemand, hoffentlich du, möchte das Passwort deines Kontos zurücksetzen.',
    type: 'Gib dafür diesen Code ein:',
    works: (minutes) =>
      `Er gilt einmal und ${minutes}\u00a0Minuten lang, höchstens bis du einen neuen anforderst.`,
    back: (product) => `Zurück zu ${product}`,
    notYou:
      'Warst du es nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist. Niemand von uns wird dich je nach diesem Code fragen.',
  },
  passwordChanged: {
    subject: (product) => `Dein Passwort für ${product} wurde geändert`,
    heading: 'Dein Passwort wurde geändert',
    changed: 'Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.',
    when: (moment) => `Wann: ${moment}`,
    where: (device) => `Wo: ${device}`,
    notYou:
      'Warst du es, ist alles gut. Warst du es nicht, hol dir dein Konto gleich zurück: Öffne die Seite unten und wähl „Passwort vergessen?“.',
    login: (product) => `Bei ${product} anmelden`,
  },
  device: (name) =>
    name
      .replace(' on ', ' unter ')
      .replace('Another app', 'Eine andere App')
      .replace('Unknown device', 'Unbekanntes Gerät'),
};
