import { PRODUCT } from '#contract/product.ts';
import type { Translated } from '#web/words/translated.ts';
import type * as English from './copy.ts';

export const APP_COPY: Translated<typeof English.APP_COPY> = {
  notFound: {
    title: '404 – Seite nicht gefunden',
    explanation:
      'Diese Adresse führt nirgendwohin. Vielleicht ist sie vertippt, oder die Seite gibt es nicht mehr.',
    membersOnly: 'Diese Seite gehört zu einem Konto. Melde dich an, um sie zu sehen.',
    back: 'Zurück zum Anfang',
    logIn: 'Anmelden',
  },
  unreachable: {
    title: 'Keine Verbindung',
    explanation: 'Der Server hat nicht geantwortet. Bitte versuch es noch einmal.',
    tryAgain: 'Erneut versuchen',
  },
  device: {
    offline: 'Keine Verbindung. Du siehst, was zuletzt hier war; zum Ändern brauchst du die Verbindung.',
    newVersion: 'Eine neue Version ist bereit.',
    reload: 'Neu laden',
  },
  tabs: {
    upload: 'Fotos',
    quiz: 'Stilquiz',
    style: 'Mein Stil',
    inspirations: 'Inspiration',
    outfits: 'Outfits',
  },
  header: {
    home: `${PRODUCT.name}, Startseite`,
    allFeaturesFree: 'Alles kostenlos',
    upgradePlan: 'Tarif erweitern',
  },
  menu: {
    open: 'Dein Konto',
    fitting: 'Deine Anprobe und dein Tarif',
    changePicture: 'Profilbild ändern',
    changePassword: 'Passwort ändern',
    devices: 'Angemeldete Geräte',
    theme: 'Farbschema',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    logOut: 'Abmelden',
  },
  dashboard: {
    tabs: 'Übersicht',
    sidebar: 'Deine Anprobe und dein Tarif',
    hello: (firstName) => (firstName === '' ? 'Hallo' : `Hallo, ${firstName}`),
    generateOutfit: 'Outfit erstellen',
  },
  fitting: {
    title: 'Deine Anprobe',
    count: (done, total) => `${done} von ${total}`,
    steps: {
      photos: 'Fotos',
      quiz: 'Stilquiz',
      colours: 'Farben',
      body: 'Figur und Passform',
      outfit: 'Erstes Outfit',
    },
    done: 'erledigt',
    palette: 'Deine Farben',
  },
};
