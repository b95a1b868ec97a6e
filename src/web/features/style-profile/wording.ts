import type { Said } from '#contract/said.ts';
import { inWords } from '#web/lib/in-words.ts';
import { LANGUAGE } from '#web/lib/language.ts';
import { colourWord } from '#web/words/colours.ts';
import { styleWord } from '#web/words/styles.ts';

const LIST = new Intl.ListFormat(LANGUAGE);
const PERCENT = new Intl.NumberFormat(LANGUAGE, { style: 'percent' });
const DAY = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long' });
const TIME = new Intl.DateTimeFormat(LANGUAGE, { timeStyle: 'short' });
const MOMENT = new Intl.DateTimeFormat(LANGUAGE, { dateStyle: 'long', timeStyle: 'short' });

/** "Navy, Khaki, and Sage" */
export function asList(words: Iterable<string>): string {
  return LIST.format(words);
}

/** `share` from 0 to 1. */
export function asPercent(share: number): string {
  return PERCENT.format(share);
}

/** Without its time. */
export function asDay(instant: string): string {
  return DAY.format(new Date(instant));
}

/** Without its day. */
export function asTime(instant: string): string {
  return TIME.format(new Date(instant));
}

/** For the reader. */
export function isSameDay(instant: string, other: string | undefined): boolean {
  return other !== undefined && DAY.format(new Date(instant)) === DAY.format(new Date(other));
}

/** A reason that lists something between semicolons, one a line. */
export function inLines(reason: string): string[] {
  if (!reason.includes('; ')) return [reason];
  return reason.split(/; |\. /).map((line) => line.replace(/\.$/, ''));
}

/** An ISO instant as the reader's own day and time. */
export function asMoment(instant: string): string {
  return MOMENT.format(new Date(instant));
}

/** What changed in a profile; the colors and styles in it are words of ours too. */
export function changeWords({ params, ...change }: Said): string {
  const { colors, styles, ...others } = params ?? {};
  return inWords({
    ...change,
    params: {
      ...others,
      ...(colors !== undefined && { colors: listed(colors, colourWord) }),
      ...(styles !== undefined && { styles: listed(styles, styleWord) }),
    },
  });
}

/** What was added or removed, word by word, and what it is; null where a change is no list. */
export function listOfChange(change: Said): { label: string; words: string[]; isGone: boolean } | null {
  const { colors, styles, words } = change.params ?? {};
  const list = colors ?? styles ?? words;
  if (list === undefined) return null;
  const wordOf = colors !== undefined ? colourWord : styles !== undefined ? styleWord : String;

  return {
    label: inWords({ ...change, params: { colors: '', styles: '', words: '' } })
      .replace(String(list), '')
      .trim(),
    words: String(list).split(', ').map(wordOf),
    isGone: change.reason?.endsWith('_removed') ?? false,
  };
}

function listed(words: string | number, wordOf: (word: string) => string): string {
  return String(words).split(', ').map(wordOf).join(', ');
}
