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
      text: 'Aus deinen Fotos werden deine Farben und deine Stile, alles begründet.',
    },
    {
      title: 'Outfits, die zu dir passen',
      text: 'Ganze Looks für deinen Tag, dein Budget, deine Passform. Was nicht stimmt, änderst du mit ein paar Worten.',
    },
    {
      title: 'Gleich zum Einkaufen',
      text: 'Zu jedem Teil die Läden, auch Secondhand, und ein Wort für die Schneiderei.',
    },
    {
      title: 'Looks sichern und ordnen',
      text: 'Behalte, was du liebst, sammle, was dich inspiriert, nimm Änderungen zurück.',
    },
  ],
};
