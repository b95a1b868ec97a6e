import type * as English from '#web/words/wardrobes.ts';

export const WARDROBE_WORDS: typeof English.WARDROBE_WORDS = {
  question: 'Was trägst du?',
  hint: 'Das bestimmt nur die Schnitte.',
  failed: { title: 'Nicht gesichert', fallback: 'Deine Antwort konnte nicht gesichert werden.' },
};

export const WARDROBE_LABELS: typeof English.WARDROBE_LABELS = {
  womenswear: 'Damenmode',
  menswear: 'Herrenmode',
  everything: 'Alles',
};
