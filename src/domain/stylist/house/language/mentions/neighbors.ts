import type { Mention } from './meanings.ts';

/** Whether a mention means something else beside its neighbors than what one dresses for. */
export type Sense = (mentions: readonly Mention[], at: number) => boolean;

/** The words of as many mentions before it. */
export const textsBefore = (mentions: readonly Mention[], at: number, many: number) =>
  mentions
    .slice(Math.max(0, at - many), at)
    .map(({ text }) => text)
    .join(' ');
/** And of as many behind it. */
export const textsAfter = (mentions: readonly Mention[], at: number, many: number) =>
  mentions
    .slice(at + 1, at + 1 + many)
    .map(({ text }) => text)
    .join(' ');

/** Over "and", "but" or a comma the next word of a list; itself where nothing joins them. */
export function nextInList(mentions: readonly Mention[], at: number, step: 1 | -1): number {
  const { meaning } = mentions[at + step] ?? {};
  const isJoin =
    (meaning?.is === 'break' && !meaning.strong) ||
    (meaning?.is === 'cue' && (meaning.cue === 'and' || meaning.cue === 'but'));

  return isJoin ? at + 2 * step : at + step;
}
