import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/app/dashboard/copy.ts';
import { PRODUCT } from '#web/lib/product.ts';

export const DASHBOARD_COPY: Translated<typeof English.DASHBOARD_COPY> = {
  device: {
    offline: 'Keine Verbindung. Du siehst den letzten Stand; ändern geht erst wieder mit Verbindung.',
    newVersion: 'Eine neue Version ist bereit.',
    reload: 'Neu laden',
  },
  tabs: {
    upload: 'Fotos',
    quiz: 'Stilquiz',
    style: 'Mein Stil',
    inspirations: 'Inspiration',
    outfits: 'Outfits',
    closet: 'Schrank',
  },
  header: {
    home: `${PRODUCT.name}, Startseite`,
    allFeaturesFree: 'Alles kostenlos',
    upgradePlan: 'Pakete',
  },
  menu: {
    open: 'Dein Konto',
    fitting: 'Anprobe und Tarif',
    aboutYou: 'Über dich',
    changePicture: 'Profilbild ändern',
    changePassword: 'Passwort ändern',
    settings: 'Einstellungen',
    devices: 'Angemeldete Geräte',
    theme: 'Farbschema',
    themes: { system: 'System', light: 'Hell', dark: 'Dunkel' },
    language: 'Sprache',
    browserDecides: 'Automatisch',
    logOut: 'Abmelden',
  },
  dashboard: {
    tabs: 'Übersicht',
    sidebar: 'Anprobe und Tarif',
    hello: (firstName) => (firstName === '' ? 'Hallo' : `Hallo, ${firstName}`),
    generateOutfit: 'Outfit erstellen',
    spent: 'Die Outfits für heute sind aufgebraucht.',
    newOutfit: 'Neues Outfit',
    phoneTab: 'Fotos',
  },
  fitting: {
    title: 'Deine Anprobe',
    count: (done, total) => `${done} von ${total}`,
    next: {
      photos: 'Als Nächstes: ein Foto',
      quiz: 'Als Nächstes: das Stilquiz',
      colours: 'Als Nächstes: deine Farben',
      body: 'Als Nächstes: Figur und Passform',
      outfit: 'Als Nächstes: dein erstes Outfit',
    },
    palette: 'Deine Farben',
    favourites: 'Deine Lieblingsfarben',
    lastLook: 'Dein neuestes Outfit',
  },
};
