import { LET_GO_KEPT_DAYS } from '#contract/closet.ts';
import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/closet/copy.ts';

export const STATE_LABELS: typeof English.STATE_LABELS = {
  ready: 'Bereit',
  inTheWash: 'In der Wäsche',
  toMend: 'Zu flicken',
  away: 'Verliehen',
};

export const SLOT_LABELS: typeof English.SLOT_LABELS = {
  top: 'Oberteile',
  bottom: 'Hosen und Röcke',
  dress: 'Kleider',
  outer: 'Jacken',
  shoes: 'Schuhe',
  bag: 'Taschen',
  accessory: 'Kleines',
};

export const PATTERN_LABELS: typeof English.PATTERN_LABELS = {
  plain: 'Einfarbig',
  stripe: 'Streifen',
  pinstripe: 'Nadelstreifen',
  check: 'Karo',
  denim: 'Denim',
  knit: 'Strick',
  floral: 'Blumen',
  dot: 'Punkte',
};

export const CLOSET_COPY: Translated<typeof English.CLOSET_COPY> = {
  title: 'Schrank',
  count: (pieces) => (pieces === 1 ? '1 Stück' : `${pieces} Stücke`),
  words: {
    label: 'Was hast du?',
    placeholder: 'dunkelblauer Leinenblazer, 79',
    add: 'Hinzufügen',
    drawer: 'Schublade öffnen',
    understood: 'Verstanden',
    addSome: (pieces) => `${pieces} hinzufügen`,
    notGarment: 'Sag, was es ist, z. B. „Blazer“ oder „Stiefel“, oder nimm es aus der Schublade.',
    garment: 'Es ist',
    guess: (color) => `${color}?`,
    notUnderstood: (words) => `Nicht verstanden: ${words}`,
    like: 'So eines hast du schon.',
    failed: 'Die Worte ließen sich gerade nicht lesen. Sie bleiben hier stehen.',
  },
  drawer: {
    title: 'Die Schublade',
    hint: 'Tipp an, was du hast, dann seine Farbe.',
    slots: 'Fach der Schublade',
    add: 'In den Schrank',
    added: (pieces) => (pieces === 1 ? '1 hinzugefügt' : `${pieces} hinzugefügt`),
    done: 'Fertig',
    none: 'Tipp an, was du hast',
    loadError: 'Die Schublade ließ sich nicht öffnen.',
    tryAgain: 'Erneut versuchen',
  },
  search: 'Im Schrank suchen',
  filter: 'Fach des Schranks',
  all: 'Alle',
  showing: (shown, all) => `${shown} von ${all}`,
  noMatch: 'So etwas hast du nicht im Schrank.',
  clear: 'Alles zeigen',
  pieces: 'Deine Stücke',
  empty: {
    title: 'Dein Schrank ist leer',
    text: 'Schreib in einer Zeile, was du hast, oder nimm es aus der Schublade: Jedes Stück dauert Sekunden. Looks lassen sich dann aus deinen eigenen Kleidern machen.',
  },
  loadError: {
    title: 'Fehler beim Laden',
    text: 'Dein Schrank ließ sich nicht laden.',
    tryAgain: 'Erneut versuchen',
  },
  full: (limit) => `Dein Schrank ist voll: Dein Tarif fasst ${limit} Stücke.`,
  piece: {
    title: 'Stück',
    name: 'Name',
    garment: 'Was es ist',
    color: 'Farbe',
    state: 'Lässt es sich tragen?',
    pattern: 'Muster',
    cloth: 'Stoff',
    asUsual: 'Wie üblich',
    brand: 'Marke',
    size: 'Größe',
    price: 'Preis',
    boughtOn: 'Gekauft am',
    notes: 'Notizen',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    dress: 'Zieh mich darin an',
    letGo: 'Weggeben',
    gone: 'Dieses Stück ist nicht mehr in deinem Schrank.',
    back: 'Zurück zum Schrank',
    discard: {
      title: 'Änderungen verwerfen?',
      description: 'Das Stück bleibt, wie es war.',
      confirm: 'Verwerfen',
      cancel: 'Weiter bearbeiten',
    },
  },
  wear: {
    never: 'Noch nicht getragen',
    count: (wears, day) =>
      wears === 1 ? `Einmal getragen, am ${day}` : `${wears}-mal getragen, zuletzt am ${day}`,
    perWear: (sum) => `${sum} je Tragen`,
  },
  letGo: {
    title: (pieces) => `Weggegeben (${pieces})`,
    note: `Was du weggibst, lässt sich ${LET_GO_KEPT_DAYS} Tage lang zurückholen.`,
    takeBack: 'Zurückholen',
    takeBackNamed: (name) => `${name} zurückholen`,
  },
  toasts: {
    added: (pieces) => (pieces === 1 ? 'Im Schrank' : `${pieces} Stücke sind im Schrank`),
    addFailed: { title: 'Nicht hinzugefügt', fallback: 'Das Stück ließ sich nicht hinzufügen.' },
    saved: 'Gespeichert',
    saveFailed: { title: 'Nicht gespeichert', fallback: 'Das Stück ließ sich nicht speichern.' },
    letGo: 'Weggegeben',
    undo: 'Rückgängig',
    undoAlt: 'Hol es unter deinen Stücken zurück',
    letGoFailed: { title: 'Nicht weggegeben', fallback: 'Das Stück ist noch in deinem Schrank.' },
    takenBack: 'Zurückgeholt',
    takeBackFailed: { title: 'Nicht zurückgeholt', fallback: 'Das Stück ließ sich nicht zurückholen.' },
  },
};
