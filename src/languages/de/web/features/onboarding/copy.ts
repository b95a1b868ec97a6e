import { OCCASION_ANSWERS } from '#domain/stylist/writing/de/given-answers.ts';
import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/onboarding/copy.ts';

export const ONBOARDING_COPY: Translated<typeof English.ONBOARDING_COPY> = {
  pageTitle: 'Einstieg',
  counter: (step, total) => `Schritt ${step} von ${total}`,
  skip: 'Vorerst überspringen',
  previous: 'Zurück',
  next: 'Weiter',
  saving: 'Wird gespeichert\u00a0…',
  titles: ['Willkommen', 'Stilvorlieben', 'Über dich', 'Alles bereit!'],
  welcome: {
    lead: 'Drei Minuten Fragen, und danach passt jeder Vorschlag zu dir.',
    blurbs: [
      {
        title: 'Dein Stil, aus deinen Fotos gelesen',
        text: 'Lade Outfits hoch, die du trägst, und sieh, welche Farben und welcher Stil deine sind.',
      },
      {
        title: 'Outfits, für dich zusammengestellt',
        text: 'Sag uns, wofür: Du bekommst ein ganzes Outfit in deinen Farben, für dein Budget und deine Figur.',
      },
      {
        title: 'Vom Bildschirm in den Schrank',
        text: 'Zu jedem Teil gibt es passende Läden und einen Hinweis, was eine Schneiderei ändern sollte.',
      },
    ],
  },
  preferences: {
    styles: 'Welche Stile passen zu dir?',
    palettes: 'Nach welchen Farben greifst du?',
    any: 'Wähl so viele, wie du magst.',
    noStyle: 'Bitte wähl mindestens einen Stil.',
    noPalette: 'Bitte wähl mindestens eine Farbwelt.',
  },
  personal: {
    displayName: 'Wie dürfen wir dich nennen?',
    ageRange: 'Alter',
    choose: 'Bitte wählen',
    location: 'Ort',
    locationHint: 'Stadt oder Postleitzahl. Damit suchst du Schneidereien in der Nähe.',
    occasion: 'Wofür ziehst du dich meistens an?',
    goals: 'Was soll deine Kleidung können?',
    goalsHint: 'Zum Beispiel: montags gut angezogen sein, ohne darüber nachzudenken.',
    required: '* Pflichtfeld',
    noName: 'Bitte gib einen Namen ein.',
    noAgeRange: 'Bitte wähl dein Alter.',
  },
  allSet: {
    lead: 'Womit möchtest du anfangen?',
    cards: {
      photo: { title: 'Ein Foto hochladen', text: 'Ein ganzes Outfit bei Tageslicht genügt für den Anfang.' },
      styles: { title: 'Stile ansehen', text: 'Sammle Outfits, die dir gefallen, auf deiner Pinnwand.' },
      ask: { title: 'Die KI fragen', text: 'Beschreib einen Anlass, und du bekommst ein Outfit dafür.' },
    },
    askedSo: '„Essen im Freien mit Freunden, und es könnte regnen.“',
    looks: {
      asked: {
        work: 'Ein Tag im Büro',
        casual: 'Ein Wochenende in der Stadt',
        social: 'Ein Abendessen mit Freunden',
        special: 'Eine Hochzeit als Gast',
      },
      making: 'Deine ersten Outfits entstehen',
      title: 'Drei Outfits für dich',
      keep: 'Behalten',
      keepNamed: (title) => `${title} behalten`,
      kept: 'Gesichert',
      see: 'Zu deinen Outfits',
      failed: 'Das Outfit konnte nicht erstellt werden',
      notKept: 'Deine Wahl konnte nicht gesichert werden',
    },
    finish: 'Zur Übersicht',
  },
  edit: {
    title: 'Über dich',
    cancel: 'Abbrechen',
    save: 'Speichern',
    saved: { title: 'Gespeichert', description: 'Die nächsten Vorschläge richten sich danach.' },
    loadFailed: 'Deine Antworten wurden nicht geladen',
    loadFailedWhy: 'Nichts ist verloren. Versuch es bitte noch einmal.',
    tryAgain: 'Erneut versuchen',
  },
  failed: {
    title: 'Nicht gespeichert',
    fallback: 'Deine Antworten konnten nicht gespeichert werden. Bitte versuch es noch einmal.',
  },
  loadFailed: 'Deine früheren Antworten konnten nicht geladen werden. Was du hier wählst, ersetzt sie.',
};

export const OCCASION_LABELS: Translated<typeof English.OCCASION_LABELS> = OCCASION_ANSWERS;

export const PALETTE_LABELS: Translated<typeof English.PALETTE_LABELS> = {
  neutrals: 'Neutrale Töne',
  'earth-tones': 'Erdtöne',
  pastels: 'Pastelltöne',
  bold: 'Kräftige Töne',
  'jewel-tones': 'Juwelentöne',
};

export const AGE_RANGE_LABELS: Translated<typeof English.AGE_RANGE_LABELS> = {
  '18-24': '18–24',
  '25-34': '25–34',
  '35-44': '35–44',
  '45-54': '45–54',
  '55+': 'ab 55',
};
