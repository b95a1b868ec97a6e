import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/profile-picture/copy.ts';

export const PROFILE_PICTURE_COPY: Translated<typeof English.PROFILE_PICTURE_COPY> = {
  title: 'Profilbild ändern',
  lead: 'Es wird rund gezeigt, und nur du kannst es sehen.',
  rules: 'JPEG, PNG, WebP, GIF, AVIF oder HEIC, höchstens 5\u00a0MB',
  chosen: (name) => `Gewählt: ${name}`,
  choose: 'Bild wählen',
  nothingChosen: 'Wähl zuerst ein Bild.',
  cancel: 'Abbrechen',
  upload: 'Hochladen',
  succeeded: { title: 'Profilbild geändert', description: 'Dein neues Profilbild ist gespeichert.' },
  failed: { title: 'Hochladen fehlgeschlagen', fallback: 'Das Profilbild konnte nicht hochgeladen werden.' },
  notAnImage: { title: 'Kein Bild', description: 'Bitte wähl eine Bilddatei.' },
  tooLarge: { title: 'Datei zu groß', description: 'Bitte wähl ein Bild unter 5\u00a0MB.' },
};
