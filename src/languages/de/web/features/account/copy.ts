import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/account/copy.ts';
import { PRODUCT } from '#web/lib/product.ts';

export const ACCOUNT_COPY: Translated<typeof English.ACCOUNT_COPY> = {
  download: 'Meine Daten herunterladen',
  downloadNote: 'Alles von dir, als eine ZIP-Datei',
  deletion: {
    menu: 'Mein Konto löschen',
    menuNote: 'Endgültig, mit allem, was darin ist',
    title: 'Mein Konto löschen',
    description: 'Das lässt sich nicht rückgängig machen. Alles geht auf einmal:',
    goes: [
      'deine Fotos, Inspirationen und Outfits mit allen Bildern',
      'dein Stilprofil, das Quiz und deine Antworten',
      'dein Tarif: Ein bezahltes Abo wird gekündigt und nicht mehr abgebucht',
      'deine Anmeldung auf jedem Gerät',
    ],
    keepCopy: 'Möchtest du etwas behalten?',
    password: 'Passwort',
    email: 'E-Mail-Adresse',
    emailHint: (email) => `Gib zur Bestätigung ${email} ein.`,
    submit: 'Mein Konto löschen',
    pending: 'Wird gelöscht\u00a0…',
    cancel: 'Abbrechen',
    failed: { title: 'Löschen fehlgeschlagen', fallback: 'Dein Konto konnte nicht gelöscht werden.' },
    succeeded: {
      title: 'Konto gelöscht',
      description: `Dein Konto ist weg, mit allem darin. Danke, dass du ${PRODUCT.name} ausprobiert hast.`,
    },
  },
};
