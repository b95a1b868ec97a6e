import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/landing/copy.ts';

export const LANDING_COPY: Translated<typeof English.LANDING_COPY> = {
  tagline: 'Dein Personal Shopper',
  pageTitle: 'Willkommen',
  description:
    'Lade ein paar Outfits hoch. Wir lesen Farben, Schnitte und Proportionen, die du schon trägst, und stellen das nächste zusammen.',
  tryIt: {
    label: 'Wofür ziehst du dich an?',
    placeholder: 'Abendessen bei Regen',
    submit: 'Zeig mir was',
    pending: 'Wird gestylt …',
    failed: 'Gerade ging das nicht. Bitte versuche es noch einmal.',
    keep: 'Behalten',
    keepNote: 'Dafür brauchst du ein kostenloses Konto.',
  },
  shown: 'Looks für andere',
  dressedFor: {
    office: 'Erster Tag im neuen Büro',
    wedding: 'Zu Gast auf einer Sommerhochzeit',
    weekend: 'Ein Wochenende zu Fuß in der Stadt',
  },
  getStarted: 'Loslegen',
  learnMore: 'Mehr erfahren',
  logIn: 'Anmelden',
  benefitsTitle: 'Das bekommst du:',
  benefits: [
    {
      title: 'Stilanalyse mit KI',
      text: 'Aus deinen Fotos werden eine Farbpalette, Stilrichtungen und drei klare Werte, jeder begründet.',
    },
    {
      title: 'Outfits, die zu dir passen',
      text: 'Ganze Outfits für deinen Anlass, dein Budget und deine Passform. Was nicht stimmt, änderst du in Worten.',
    },
    {
      title: 'Gleich zum Einkaufen',
      text: 'Zu jedem Teil Läden vom Kaufhaus bis Secondhand, und Rat für die Schneiderei.',
    },
    {
      title: 'Looks sichern und ordnen',
      text: 'Behalte Favoriten, sammle Inspirationen, nimm Änderungen zurück.',
    },
  ],
};
