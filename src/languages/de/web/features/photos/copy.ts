import { MAX_PHOTOS, PHOTO_RESTORE_MINUTES } from '#contract/photos.ts';
import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/photos/copy.ts';

export const PHOTOS_COPY: Translated<typeof English.PHOTOS_COPY> = {
  title: 'Lade deine Stilfotos hoch',
  count: (photos, slots) => `${photos} von ${slots}`,
  countLabel: 'Hochgeladene Fotos',
  grid: 'Deine Fotos',
  loading: 'Deine Fotos werden geladen',
  loadError: {
    title: 'Deine Fotos wurden nicht geladen',
    text: 'Nichts ist verloren. Versuch es bitte noch einmal.',
    tryAgain: 'Erneut versuchen',
  },

  add: {
    choose: 'Fotos wählen',
    slot: 'Fotos hinzufügen',
    camera: 'Foto aufnehmen',
    ways: 'Oder zieh sie auf diese Seite oder füg sie ein.',
    several: 'Du kannst mehrere auf einmal wählen.',
    full: `Alle ${MAX_PHOTOS} Plätze sind belegt. Lösch erst ein Foto.`,
    dropHere: 'Fotos hier ablegen',
    dropFree: (free) => (free === 1 ? '1 Platz ist frei' : `${free} Plätze sind frei`),
    dropFull: `Alle ${MAX_PHOTOS} Plätze sind belegt`,
    dropBusy: 'Andere Fotos sind noch unterwegs',
  },

  example: { title: 'Ein Beispiel: Das lesen wir in diesem Outfit' },

  photo: {
    name: (place, originalName) => `Dein Foto ${place}: ${originalName}`,
    delete: (place, originalName) => `Foto ${place} löschen, ${originalName}`,
    missing: 'Das Foto kann nicht gezeigt werden',
    palette: (place, colors) => `Farben in Foto ${place}: ${colors}`,
  },
  deleted: {
    title: 'Foto gelöscht',
    undo: 'Rückgängig',
    undoAlt: 'Unter „Zuletzt gelöscht“ zurückholen',
  },
  deleteFailed: { title: 'Löschen fehlgeschlagen', fallback: 'Das Foto konnte nicht gelöscht werden.' },
  restored: {
    title: 'Foto zurückgeholt',
    text: (originalName) => `${originalName} ist wieder da, wo es war.`,
  },
  restoreFailed: {
    title: 'Nicht zurückgeholt',
    fallback: 'Das Foto konnte nicht zurückgeholt werden.',
  },
  removed: { title: 'Endgültig entfernt', text: 'Von den gelöschten Fotos ist nichts mehr übrig.' },
  removeFailed: {
    title: 'Nicht entfernt',
    fallback: 'Die gelöschten Fotos konnten nicht entfernt werden.',
  },
  recentlyDeleted: {
    title: 'Zuletzt gelöscht',
    note: `Lässt sich ${PHOTO_RESTORE_MINUTES}\u00a0Minuten lang zurückholen.`,
    count: (photos) => `${photos} gelöscht`,
    show: ', zeigen, was sich zurückholen lässt',
    restore: 'Zurückholen',
    restoreNamed: (originalName) => `${originalName} zurückholen`,
    removeAll: 'Jetzt entfernen',
  },

  upload: {
    preparing: 'Wird vorbereitet',
    sending: 'Wird gesendet',
    saving: 'Wird gespeichert',
    failed: 'Nicht gesendet',
    progress: (name) => `${name} wird hochgeladen`,
    status: (photos) => (photos === 1 ? '1 Foto wird hochgeladen' : `${photos} Fotos werden hochgeladen`),
    cancel: (name) => `${name} abbrechen`,
    retry: (name) => `${name} erneut versuchen`,
    remove: (name) => `${name} entfernen`,
    notSent: (photos) => `${photos} nicht gesendet.`,
    retryAll: 'Erneut versuchen',
  },
  uploaded: {
    title: 'Hochgeladen!',
    text: (uploaded, remaining) =>
      `${uploaded === 1 ? '1 Foto' : `${uploaded} Fotos`} hochgeladen. ${remaining === 1 ? 'Noch 1 Platz' : `Noch ${remaining} Plätze`} frei.`,
  },
  uploadFailed: {
    title: 'Hochladen fehlgeschlagen',
    fallback: 'Die Fotos konnten nicht hochgeladen werden.',
  },
  limitReached: {
    title: 'Kein Platz mehr',
    text: (free) =>
      `Du kannst nur noch ${free === 1 ? '1 Foto' : `${free} Fotos`} hochladen (höchstens ${MAX_PHOTOS} insgesamt)`,
  },

  leftOut: {
    title: 'Nicht hinzugefügt',
    dismiss: (name) => `Hinweis zu ${name} schließen`,
    dismissAll: 'Alle schließen',
    notAPicture: 'Kein lesbares Bild. JPEG, PNG, WebP, GIF, AVIF und HEIC gehen.',
    noSlot: `Es war kein Platz mehr frei (höchstens ${MAX_PHOTOS}).`,
    tooLarge: 'Datei zu groß. Bitte wähl ein Bild unter 20\u00a0MB.',
    busy: 'Andere Fotos waren noch unterwegs. Füg es noch einmal hinzu.',
  },

  tips: {
    title: 'So gelingt das Foto',
    good: 'Vollständig und hell',
    poor: 'Dunkel, abgeschnitten',
    list: [
      { title: 'Tageslicht', text: 'Blitz verändert jede Farbe.' },
      {
        title: 'Das ganze Outfit',
        text: 'So wie du es trägst, vom Hals bis zu den Schuhen. Ein Spiegel geht auch.',
      },
      {
        title: 'Eine schlichte Wand',
        text: 'Dann lenkt nichts ab.',
      },
      {
        title: 'Drei Outfits oder mehr',
        text: 'Von verschiedenen Tagen.',
      },
    ],
    privacyTitle: 'Was wir lesen, was wir nie speichern',
    privacy:
      'Farben, Muster und Kontraste deiner Kleidung. Nie, wo oder wann ein Foto entstand, und keine Angaben der Kamera. Niemand außer dir sieht deine Fotos; ein gelöschtes ist binnen fünf Minuten endgültig weg.',
    advisorTitle: 'Wer deine Fotos liest',
    readBy: (advisor) =>
      `${advisor} liest sie für uns. Lässt du sie analysieren, gehen sie verkleinert dorthin, ohne Ort, Zeit und Dateinamen, zusammen mit deinen Antworten und deinem Profil. Auch was du zu Outfits und deinem Stil schreibst, geht dorthin, dein Name und deine Adresse nie. Nie speichern wir, wo oder wann ein Foto entstand, und keine Angaben der Kamera. Ein gelöschtes Foto ist hier binnen fünf Minuten endgültig weg.`,
  },

  analyse: {
    submit: 'Meinen Stil analysieren',
    pending: 'Dein Stil wird analysiert\u00a0…',
    cancel: 'Abbrechen',
    noPhotosReason: 'Lade zuerst mindestens ein Foto hoch.',
    uploadingReason: 'Deine Fotos sind noch unterwegs.',
    ready: (photos) => (photos === 1 ? 'Wir lesen dein Foto.' : `Wir lesen deine ${photos}\u00a0Fotos.`),
    reading: (photos) => (photos === 1 ? '1 Foto wird gelesen' : `${photos} Fotos werden gelesen`),
    elapsed: (seconds) => `${seconds}\u00a0s`,
    noPhotos: { title: 'Keine Fotos zum Analysieren', text: 'Bitte lade zuerst ein paar Fotos hoch' },
    done: { title: 'Analyse fertig!', text: 'Dein Stilprofil ist auf dem neuesten Stand' },
    failed: {
      title: 'Analyse fehlgeschlagen',
      fallback: 'Dein Stil konnte nicht analysiert werden.',
      noPhotosFound:
        'Keine Fotos für die Analyse gefunden. Bitte lade zuerst ein paar hoch und sieh nach, ob du angemeldet bist.',
      htmlAnswer:
        'Der Server hat unverständlich geantwortet. Versuch es noch einmal oder lade die Seite neu.',
      notJson: 'Der Server hat unverständlich geantwortet. Bitte versuch es noch einmal.',
    },
  },
};
