import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/app/copy.ts';

export const APP_COPY: Translated<typeof English.APP_COPY> = {
  notFound: {
    title: '404 – Seite nicht gefunden',
    explanation:
      'Diese Adresse führt nirgendwohin. Vielleicht ist sie vertippt, oder die Seite gibt es nicht mehr.',
    yours: 'Nur für dich',
    membersOnly: 'Diese Seite gehört zu einem Konto. Melde dich an, um sie zu sehen.',
    back: 'Zurück zum Anfang',
    logIn: 'Anmelden',
  },
  unreachable: {
    title: 'Keine Verbindung',
    explanation: 'Der Server hat nicht geantwortet. Bitte versuch es noch einmal.',
    tryAgain: 'Erneut versuchen',
  },
};
