import type { Told } from '#contract/told.ts';
import type { Says } from '../says.ts';
import type { Writer } from '../writer.ts';
import { CLOSINGS } from './closings.ts';
import { COLOURS } from './colour-names.ts';
import { FIT_ADVICE } from './fit-advice.ts';
import { capitalised, germanItem } from './item.ts';
import { LOOK } from './look.ts';
import { areNamed } from './named.ts';
import { OPENINGS } from './openings.ts';
import { PRICES } from './prices.ts';
import { germanQuiz } from './quiz.ts';
import { REASONS } from './reasons.ts';
import { TITLES } from './titles.ts';
import { WEAR_NOTES } from './wear-notes.ts';
import { areWorded, partInWords, WHY } from './why.ts';

const NOTES = Object.fromEntries(
  Object.entries(WEAR_NOTES).map(([name, text]) => [name, () => text]),
) as Record<keyof typeof WEAR_NOTES, () => string>;

/** Every sentence: a missing one does not compile. */
const SENTENCES: Record<Says, (told: Told) => string> = {
  ...TITLES,
  ...OPENINGS,
  ...NOTES,
  ...CLOSINGS,
  ...REASONS,
  ...PRICES,
  ...FIT_ADVICE,
  ...LOOK,
  ...WHY,
};

export const GERMAN: Writer = {
  item: germanItem,
  colour: (name) => (COLOURS as Readonly<Record<string, string>>)[name] ?? null,
  title: (told) => write(told),
  part: partInWords,
  quiz: germanQuiz,
  sentence(told) {
    const text = write(told);

    return text === null || /[.!?]$/.test(text) ? text : `${text}.`;
  },
};

function write(told: Told): string | null {
  const sentence = Object.hasOwn(SENTENCES, told.says) ? SENTENCES[told.says as Says] : undefined;

  return sentence === undefined || !areNamed(told) || !areWorded(told) ? null : capitalised(sentence(told));
}
