import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/plans/packages-copy.ts';
import { PRODUCT } from '#web/lib/product.ts';

export const PACKAGES_COPY: Translated<typeof English.PACKAGES_COPY> = {
  home: `${PRODUCT.name}, zur Übersicht`,
  backHome: 'Zur Übersicht',
  decideLater: 'Später',
  logout: 'Abmelden',
  packages: 'Pakete',
  choose: 'Wähl dein Stilpaket',
  upgrade: (plan) => `Erweitere deinen Tarif ${plan}`,
  free: 'Kostenlos',
  perMonth: '/Monat',
  currentPlan: 'Dein Tarif',
  mostPopular: 'Am beliebtesten',
  upgradeAvailable: 'Bietet mehr',
  getStarted: 'Loslegen',
  upgradeTo: (name) => `Zu ${name} wechseln`,
  chooseName: (name) => `${name} wählen`,
  cancelFirst: (plan) => `Dein Tarif ${plan} bietet mehr. Kündige ihn zuerst und wähl neu, wenn er endet.`,
  backToFree: {
    title: 'Zu Basic wechseln?',
    explanation: (plan) =>
      `Dein Tarif ${plan} läuft, solange er bezahlt ist, und verlängert sich nicht. Danach beginnt Basic.`,
    confirm: 'Zu Basic wechseln',
    keep: 'Tarif behalten',
  },
  inEvery: (features) => `In jedem Paket: ${features.join(', ')}.`,
  billing: (currency) =>
    `Bezahlte Pakete verlängern sich jeden Monat, bis du kündigst. Preise in ${currency === 'USD' ? 'US-Dollar' : currency}.`,
  startsLater: (day) => `Der neue Tarif beginnt am ${day}, wenn dein bezahlter endet.`,
  activated: {
    title: 'Kostenloser Tarif aktiv!',
    description: 'Es geht gleich weiter zu deiner Übersicht.',
  },
  activationFailed: {
    title: 'Freischaltung fehlgeschlagen',
    fallback: 'Der kostenlose Tarif konnte nicht freigeschaltet werden. Bitte versuch es noch einmal.',
  },
  loadError: 'Bitte versuch es noch einmal.',
  loadErrorTitle: 'Die Pakete wurden nicht geladen',
  tryAgain: 'Erneut versuchen',
};

const DESCRIPTIONS: Record<string, string> = {
  'Everything you need to find your style.': 'Alles, um deinen Stil zu finden.',
  'For people who plan their week in outfits.': 'Für alle, die ihre Woche vorausplanen.',
  'For wardrobes that are never finished.': 'Für Kleiderschränke, die nie fertig sind.',
};

/** An operator may offer other packages: what is not known here stays as it was written. */
export const inPackageWords: typeof English.inPackageWords = (words) =>
  DESCRIPTIONS[words] ??
  words
    .replace(/^(\d+) outfit uploads?$/, '$1\u00a0Stilfotos')
    .replace(/^Unlimited outfit uploads$/, 'Unbegrenzt viele Stilfotos')
    .replace(/^Style quiz$/, 'Stilquiz')
    .replace(/^(\d+) inspirations?$/, '$1\u00a0Inspirationsbilder')
    .replace(/^Unlimited inspirations$/, 'Unbegrenzt viele Inspirationsbilder')
    .replace(/^(\d+) outfits? daily with /, '$1\u00a0Outfits am\u00a0Tag, ')
    .replace(/^Unlimited outfits with /, 'Unbegrenzt viele Outfits, ')
    .replace(/, 1 modification$/, ', 1\u00a0Änderung')
    .replace(/, (\d+) modifications$/, ', $1\u00a0Änderungen')
    .replace(/, unlimited modifications$/, ', unbegrenzt viele Änderungen')
    .replace(/^Store (\d+) designs?$/, 'Platz für $1\u00a0Outfits')
    .replace(/^Store any number of designs$/, 'Platz für beliebig viele Outfits');
