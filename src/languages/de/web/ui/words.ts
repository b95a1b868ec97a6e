import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/ui/words.ts';

export const WORDS: Translated<typeof English.WORDS> = {
  close: 'Schließen',
  copied: 'Kopiert!',
  copy: 'Kopieren',
  loading: 'Lädt',
  notification: 'Hinweis',
  notifications: 'Hinweise ({hotkey})',
  skipToContent: 'Zum Inhalt springen',
  unlimited: 'Unbegrenzt',
  add: 'Hinzufügen',
  search: 'Suchen',
  clearSearch: 'Suche leeren',
  showCharacters: 'Zeichen anzeigen',
  nearest: 'Am nächsten kommt',
  others: 'Das hast du',
  remove: (what) => `${what} entfernen`,
  countOf: (count, total) => `${count} von ${total}`,
  usedOf: (used, limit) => `${used} von ${limit} genutzt`,
};
