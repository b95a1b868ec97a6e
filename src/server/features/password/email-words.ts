import type { Language } from '#contract/languages.ts';
import { PRODUCT } from '#contract/product.ts';

interface EmailWords {
  resetCode: {
    subject: string;
    asked: string;
    type: string;
    works: (minutes: number) => string;
    notYou: string;
  };
  passwordChanged: {
    subject: string;
    changed: string;
    when: (moment: string) => string;
    where: (device: string) => string;
    notYou: string;
    login: string;
  };
  /** How days are written. */
  locale: string;
  /** A device as {@link describeDevice} names it. */
  device: (name: string) => string;
}

/** The e-mails about passwords, in the languages of the screens. */
export const EMAIL_WORDS: Record<Language, EmailWords> = {
  en: {
    resetCode: {
      subject: `Your ${PRODUCT.name} reset code`,
      asked: 'Somebody, hopefully you, asked to reset the password of your account.',
      type: 'This is the code to type in:',
      works: (minutes) => `It works once, for ${minutes} minutes, and only until you ask for another one.`,
      notYou:
        'If it was not you, there is nothing to do: your password stays as it is. Nobody from us will ever ask you for this code.',
    },
    passwordChanged: {
      subject: `Your ${PRODUCT.name} password was changed`,
      changed: 'The password of your account was changed, and every other device was signed out.',
      when: (moment) => `When: ${moment}`,
      where: (device) => `Where: ${device}`,
      notYou:
        'If it was you, all is well. If it was not, take your account back at once: open the page below and choose "Forgot password?".',
      login: `Log in to ${PRODUCT.name}`,
    },
    locale: 'en-US',
    device: (name) => name,
  },
  de: {
    resetCode: {
      subject: `Dein Code für ${PRODUCT.name}`,
      asked: 'Jemand, hoffentlich du, möchte das Passwort deines Kontos zurücksetzen.',
      type: 'Gib dafür diesen Code ein:',
      works: (minutes) =>
        `Er gilt einmal und ${minutes}\u00a0Minuten lang, höchstens bis du einen neuen anforderst.`,
      notYou:
        'Warst du es nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist. Niemand von uns wird dich je nach diesem Code fragen.',
    },
    passwordChanged: {
      subject: `Dein Passwort für ${PRODUCT.name} wurde geändert`,
      changed: 'Das Passwort deines Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.',
      when: (moment) => `Wann: ${moment}`,
      where: (device) => `Wo: ${device}`,
      notYou:
        'Warst du es, ist alles gut. Warst du es nicht, hol dir dein Konto gleich zurück: Öffne die Seite unten und wähl „Passwort vergessen?“.',
      login: `Bei ${PRODUCT.name} anmelden`,
    },
    locale: 'de-DE',
    device: (name) =>
      name
        .replace(' on ', ' unter ')
        .replace('Another app', 'Eine andere App')
        .replace('Unknown device', 'Unbekanntes Gerät'),
  },
};
