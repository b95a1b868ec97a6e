import { LEAST_PIECES_FOR_GAPS, LET_GO_KEPT_DAYS } from '#contract/closet.ts';
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

export const DAY_WORDS: typeof English.DAY_WORDS = {
  hot: 'heiße Tage',
  warm: 'warme Tage',
  mild: 'milde Tage',
  cool: 'kühle Tage',
  cold: 'kalte Tage',
  freezing: 'Frosttage',
  wet: 'kühle Regentage',
};

export const DRESS_CODES: typeof English.DRESS_CODES = [
  ...['sportlich', 'leger', 'smart casual', 'business casual', 'klassisch im Büro'],
  ...['festlich', 'Cocktail', 'Black Tie', 'White Tie'],
];

export const NOTHING_OWNED: typeof English.NOTHING_OWNED = {
  top: 'Keines deiner Oberteile passt',
  bottom: 'Keine deiner Hosen und kein Rock passt',
  dress: 'Keines deiner Kleider passt',
  outer: 'Keine deiner Jacken und kein Mantel passt',
  shoes: 'Keiner deiner Schuhe passt',
  bag: 'Keine deiner Taschen passt',
  accessory: 'Nichts von dir passt',
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
  gaps: {
    title: 'Was fehlt',
    tooFew: `Ab ${LEAST_PIECES_FOR_GAPS} Stücken siehst du hier, was du kaufen könntest, um mehr aus deinen Sachen zu machen.`,
    offer: 'Welches Stück würde aus dem, was du hast, in dieser Jahreszeit die meisten Looks machen?',
    find: 'Finden, was fehlt',
    none: 'Nichts: Für die Tage dieser Jahreszeit bist du gut angezogen, und ein Stück mehr würde wenig ändern.',
    loadError: 'Was fehlt, ließ sich nicht herausfinden.',
    tryAgain: 'Erneut versuchen',
    opens: (looks) => `Macht ${looks} Looks möglich`,
    usually: (sum) => `meist ${sum}`,
    missing: (nothing, day, code) => `${nothing} für ${day}, ${code}.`,
    goesWith: (day, code) => `Passt zu vielem, was du hast, vor allem für ${day}, ${code}.`,
    looks: (name) => `Looks damit: ${name}`,
    with: (names) => `Mit ${names}`,
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
