import { MAX_INSPIRATION_TAGS } from '#contract/inspirations.ts';
import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/inspirations/copy.ts';

export const INSPIRATION_CATEGORY_LABELS: Translated<typeof English.INSPIRATION_CATEGORY_LABELS> = {
  outfit: 'Ganzes Outfit',
  celeb_look: 'Promi-Look',
  item: 'Einzelnes Teil',
  color_inspo: 'Farbidee',
  texture: 'Stoff und Struktur',
};

export const INSPIRATIONS_COPY: Translated<typeof English.INSPIRATIONS_COPY> = {
  title: 'Deine Pinnwand',
  add: 'Inspiration hinzufügen',
  tip: {
    label: 'Tipp',
    text: 'Misch Inspirationen mit Fotos deiner eigenen Outfits.',
  },
  usage: 'Auf deiner Pinnwand',
  full: (limit) =>
    `Deine Pinnwand ist voll: Dein Tarif fasst ${limit} Inspirationen. Lösch eine oder erweitere deinen Tarif, um eine neue hinzuzufügen.`,
  seePlans: 'Tarife ansehen',
  board: 'Deine Inspirationen',

  search: 'Inspiration suchen',
  category: 'Kategorie',
  allCategories: 'Alle Kategorien',
  showing: (shown, all) => `${shown} von ${all} Inspirationen`,
  empty: {
    title: 'Noch keine Inspirationen',
    text: 'Schnitte, Farben und Stoffe, die dir gefallen, fließen in deine Outfits ein.',
    add: 'Erste Inspiration hinzufügen',
  },
  noMatch: 'Keine Inspiration passt zu deiner Suche.',
  clearFilters: 'Filter zurücksetzen',
  loadError: {
    title: 'Deine Pinnwand wurde nicht geladen',
    text: 'Deine Bilder sind noch da. Bitte versuch es noch einmal.',
    tryAgain: 'Erneut versuchen',
  },
  drop: { title: 'Bild hier ablegen', note: 'Es öffnet sich in „Inspiration hinzufügen“' },

  card: {
    image: (title) => `Inspiration: ${title}`,
    notFound: 'Bild nicht gefunden',
    moreTags: (count) => `+${count}`,
    moreTagsNamed: (tags) => `und ${tags.join(', ')}`,
    palette: 'Farben, die die Stilberatung liest',
    tags: 'Schlagwörter',
    openSource: (title) => `Quelle von ${title} in neuem Tab öffnen`,
    edit: (title) => `${title} bearbeiten`,
    delete: (title) => `${title} löschen`,
  },

  form: {
    title: 'Titel',
    titleHint: 'etwa: Vernissage',
    description: 'Beschreibung',
    descriptionHint: 'Was gefällt dir daran?',
    category: 'Kategorie',
    sourceUrl: 'Adresse der Quelle (optional)',
    sourceUrlHint: 'https://…',
    more: 'Beschreibung, Kategorie, Quelle, Schlagwörter',
    tags: 'Schlagwörter',
    tagsHint: `Durch Kommas getrennt, höchstens ${MAX_INSPIRATION_TAGS}: Leinen, Marine, schlicht`,
  },

  picture: {
    legend: 'Bild',
    choose: 'Bild hochladen',
    ways: 'Oder zieh ein Bild hierher oder füg es ein.',
    helper: 'Höchstens 20\u00a0MB • JPEG, PNG, WebP, GIF',
    shownTo: (advisor) =>
      `Wenn ein Outfit entsteht, sieht ${advisor} die vier neuesten Bilder deiner Pinnwand, verkleinert.`,
    or: 'oder',
    url: 'Adresse des Bildes',
    urlHint: 'Die Adresse des Bildes selbst, nicht der Seite darum herum.',
    urlDisabled: 'Entfern erst das Bild',
    noPreview: 'Adressen mit http:// werden beim Hinzufügen abgerufen, ohne Vorschau.',
    preview: 'Vorschau deines Bildes',
    remove: 'Bild entfernen',
  },
  tooLarge: { title: 'Datei zu groß', description: 'Bitte wähl ein Bild unter 20\u00a0MB.' },
  invalidType: {
    title: 'Dateityp passt nicht',
    description: 'Bitte wähl ein Bild in JPEG, PNG, WebP oder GIF.',
  },

  addDialog: {
    title: 'Inspiration hinzufügen',
    submit: 'An die Pinnwand',
    pending: 'Wird hinzugefügt\u00a0…',
    cancel: 'Abbrechen',
    needsTitle: 'Es fehlt noch ein Titel.',
    needsPicture: 'Wähl ein Bild oder füg die Adresse eines Bildes ein.',
    needsBoth: 'Es fehlen Titel und Bild.',
  },
  editDialog: {
    title: 'Inspiration bearbeiten',
    submit: 'Änderungen speichern',
    pending: 'Wird gespeichert\u00a0…',
  },
  discard: {
    title: 'Eingaben verwerfen?',
    description: 'Was du eingegeben hast, ist noch nicht auf deiner Pinnwand.',
    confirm: 'Verwerfen',
    cancel: 'Weiterbearbeiten',
  },
  discardEdit: {
    title: 'Änderungen verwerfen?',
    description: 'Die Inspiration bleibt, wie sie war.',
    confirm: 'Verwerfen',
    cancel: 'Weiterbearbeiten',
  },
  gone: {
    title: 'Inspiration bearbeiten',
    text: 'Diese Inspiration ist nicht mehr auf deiner Pinnwand.',
    close: 'Zurück zur Pinnwand',
  },

  recentlyDeleted: {
    title: 'Zuletzt gelöscht',
    undo: 'Rückgängig',
    undoNamed: (title) => `${title} zurückholen`,
  },

  toasts: {
    added: { title: 'Inspiration hinzugefügt', description: (title) => `${title} ist auf deiner Pinnwand.` },
    addedAsLink: {
      title: 'Inspiration hinzugefügt',
      description: 'Die Seite hat uns nicht geantwortet; das Bild wird von dort gezeigt.',
    },
    addFailed: {
      title: 'Hochladen fehlgeschlagen',
      fallback: 'Die Inspiration konnte nicht hinzugefügt werden.',
    },
    edited: { title: 'Inspiration geändert', description: (title) => `${title} ist gespeichert.` },
    editFailed: { title: 'Nicht geändert', fallback: 'Die Inspiration konnte nicht geändert werden.' },
    removed: {
      title: 'Inspiration entfernt',
      description: (title) => `${title} ist nicht mehr auf deiner Pinnwand.`,
      undo: 'Rückgängig',
      undoAlt: 'Mit „Rückgängig“ unter deiner Pinnwand zurückholen',
    },
    removeFailed: {
      title: 'Löschen fehlgeschlagen',
      fallback: 'Die Inspiration konnte nicht gelöscht werden.',
    },
    restored: { title: 'Inspiration zurückgeholt', description: (title) => `${title} ist wieder da.` },
    restoreFailed: {
      title: 'Nicht zurückgeholt',
      fallback: 'Die Inspiration konnte nicht zurückgeholt werden.',
    },
  },

  rewritten: {
    tooLarge: 'Datei zu groß. Bitte wähl ein Bild unter 20\u00a0MB.',
    invalidType: 'Dateityp passt nicht. Bitte wähl ein Bild in JPEG, PNG, WebP oder GIF.',
    network: 'Netzwerkfehler. Bitte prüf deine Verbindung und versuch es noch einmal.',
    tooLargeForUpload: 'Datei zu groß zum Hochladen. Bitte wähl ein kleineres Bild.',
  },
};
