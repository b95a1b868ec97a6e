import { STYLE_ANSWERS } from '#domain/stylist/writing/de/given-answers.ts';
import type * as English from '#web/words/style-labels.ts';

export const STYLE_LABELS: typeof English.STYLE_LABELS = STYLE_ANSWERS;
