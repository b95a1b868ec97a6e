import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/landing/copy.ts';

export const LANDING_COPY: Translated<typeof English.LANDING_COPY> = {
  tagline: 'Dein Personal Shopper',
  pageTitle: 'Willkommen',
  description:
    'Lade ein paar Outfits hoch. Wir lesen daraus deine Farben, Schnitte und Proportionen und stellen dein nächstes Outfit zusammen.',
  tryIt: {
    label: 'Wofür ziehst du dich an?',
    placeholder: 'Abendessen bei Regen',
    submit: 'Zeigen',
    pending: 'Wird erstellt\u00a0…',
    failed: 'Das hat gerade nicht geklappt. Bitte versuch es noch einmal.',
    keep: 'Behalten',
    keepNote: 'Dafür brauchst du ein kostenloses Konto.',
  },
  shown: 'Outfits für andere',
  dressedFor: {
    office: 'Erster Tag im neuen Büro',
    wedding: 'Zu Gast auf einer Sommerhochzeit',
    weekend: 'Wochenende in der Stadt',
  },
  getStarted: 'Loslegen',
  learnMore: 'Mehr erfahren',
  logIn: 'Anmelden',
  benefitsTitle: 'Das bekommst du:',
  benefits: [
    {
      title: 'Stilanalyse mit KI',
      text: 'Deine Farben und dein Stil, aus deinen Fotos gelesen und begründet.',
    },
    {
      title: 'Outfits, die zu dir passen',
      text: 'Ganze Outfits für deinen Tag, dein Budget, deine Passform. Was nicht stimmt, änderst du mit ein paar Worten.',
    },
    {
      title: 'Direkt zum Laden',
      text: 'Zu jedem Teil passende Läden, auch secondhand, und ein Hinweis für die Schneiderei.',
    },
    {
      title: 'Outfits sichern und ordnen',
      text: 'Behalte, was du liebst, sammle, was dich inspiriert, und nimm Änderungen zurück.',
    },
  ],
};
