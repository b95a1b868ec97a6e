import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/lib/copy.ts';

export const CALL_COPY: Translated<typeof English.CALL_COPY> = {
  invalidResponse: 'Der Server hat unverständlich geantwortet. Bitte versuch es noch einmal.',
  network: 'Netzwerkfehler. Bitte prüf deine Verbindung und versuch es noch einmal.',
  offline: 'Keine Verbindung. Es wurde nichts geändert: Versuch es noch einmal, sobald sie wieder da ist.',
};

export const PART_COPY: Translated<typeof English.PART_COPY> = {
  title: 'Noch nicht geladen',
  description: 'Dieser Teil der Seite ließ sich nicht holen. Wir versuchen es weiter.',
  reload: 'Neu laden',
  howToReload: 'Lade die Seite in deinem Browser neu',
};
