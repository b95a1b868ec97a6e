import type { Translated } from '#languages/translated.ts';
import type * as English from '#web/features/auth/session-ended-copy.ts';

export const SESSION_ENDED_COPY: Translated<typeof English.SESSION_ENDED_COPY> = {
  title: 'Bitte melde dich noch einmal an',
  description:
    'Deine Sitzung ist abgelaufen. Diese Seite behält, was du begonnen hast: Melde dich an, und es geht weiter.',
};
