import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/auth/problem-copy.ts';

export const PROBLEM_COPY: Translated<typeof English.PROBLEM_COPY> = {
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
};
