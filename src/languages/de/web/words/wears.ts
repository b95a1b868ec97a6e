import type * as English from '#web/words/wears.ts';

export const WEAR_WORDS: typeof English.WEAR_WORDS = {
  today: 'Heute tragen',
  worn: 'Heute getragen',
  undo: 'Rückgängig',
  failed: { title: 'Nicht vermerkt', fallback: 'Bitte versuch es noch einmal.' },
};
