import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/plans/copy.ts';

export const PLANS_COPY: Translated<typeof English.PLANS_COPY> = {
  accountStatus: {
    title: 'Dein Konto',
    headline: 'Alles inbegriffen',
    badge: 'Kostenlos',
    line: 'Du nutzt alles, was der Tarif Basic bietet, kostenlos.',
    features: [
      '12\u00a0Stilfotos',
      'Stilquiz',
      '10\u00a0Inspirationsbilder',
      '3\u00a0Outfits am\u00a0Tag, 1\u00a0Änderung',
      'Platz für 10\u00a0Outfits',
    ],
    yourPlan: (name) => `Dein Tarif ${name}`,
    perMonth: (price) => `${price}/Monat`,
    renews: (day) => `Er verlängert sich am ${day}.`,
    ends: (day) => `Er endet am ${day} und verlängert sich nicht.`,
    pastDue: 'Die letzte Zahlung ist fehlgeschlagen. Der Kartenanbieter versucht es noch einmal.',
    manage: 'Tarif und Zahlungen',
    untilChosen: (name) => `Bis du ein Paket wählst, gilt für dich ${name}.`,
  },
  panel: {
    title: 'Dein Tarif',
    noPlan: 'Noch kein Tarif',
    photos: 'Fotos',
    inspirations: 'Inspirationen',
    outfits: 'Outfits',
    generationsToday: 'Outfits heute',
    modificationsToday: 'Änderungen heute',
    rest: 'Alles aus deinem Tarif',
    styleQuiz: 'Stilquiz inbegriffen',
    upgrade: 'Mehr ist möglich',
    upgradeReason: 'Dein Tarif ist fast ausgeschöpft.',
    upgradeReached: 'Ein Teil deines Tarifs ist ausgeschöpft.',
    seePackages: 'Pakete ansehen',
    choosePackage: 'Paket wählen',
    socials: 'Folge uns',
    loadError: 'Dein Tarif konnte nicht geladen werden.',
    tryAgain: 'Erneut versuchen',
  },
};
