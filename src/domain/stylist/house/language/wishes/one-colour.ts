import { isCueAt } from '../mentions/cues.ts';
import { type Mention, saidOf } from '../mentions/meanings.ts';
import type { Wishes } from './what-is-wished.ts';

/** "Pink or red maybe": one of the two is enough. */
export function areEither(mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ meaning, negated }, at) =>
      meaning.is === 'colour' &&
      !negated &&
      isCueAt(mentions, at + 1, 'or') &&
      mentions[at + 2]?.meaning.is === 'colour',
  );
}

export function eitherOf(colours: Wishes['colours']): Wishes['colours'] {
  const [first] = colours;

  return first === undefined
    ? []
    : [
        {
          ...first,
          said: colours.map(saidOf).join(' / '),
          names: [...new Set(colours.flatMap(({ names }) => names))],
          eitherOf: colours,
        },
      ];
}

/** Two readings of the same words: a color, and that it is the only one. */
export function isOfAll(mentions: readonly Mention[], at: number): boolean {
  const [here, next] = [mentions[at], mentions[at + 1]];

  return next?.meaning.is === 'mood' && next.meaning.mood === 'monochrome' && next.from === here?.from;
}

const MOSTLY =
  /^(?:mostly|mainly|predominantly|überwiegend|uberwiegend|hauptsächlich|hauptsachlich|vorwiegend)$/;

const HEAD_TO_TOE = /^(?:from head to toe|throughout|von kopf bis fu(?:ß|ss))$/;

/** "Everything navy", "mostly white", "alles in Blau": one color for the whole look, not for the first piece of it. */
export function isThroughout(mentions: readonly Mention[]): boolean {
  return mentions.some(({ meaning, negated, text }, at) => {
    // "Black from head to toe".
    const before = mentions[at - 1];
    if (HEAD_TO_TOE.test(text) && before?.meaning.is === 'colour' && !before.negated) return true;
    // "It is whites only", "black only please".
    if (isAllThereIs(mentions, at)) return true;
    const isMostly = MOSTLY.test(text) && !/^(?:is|are|ist|sind)$/.test(mentions[at - 1]?.text ?? '');
    if (!isMostly && (meaning.is !== 'cue' || meaning.cue !== 'everything' || negated)) return false;
    const link = mentions[at + 1]?.meaning;
    const from = link?.is === 'cue' && link.cue === 'in' ? at + 2 : at + 1;
    const colour = mentions[from];
    // "Everything in cream and camel".
    const isPair = isCueAt(mentions, from + 1, 'and') && mentions[from + 2]?.meaning.is === 'colour';
    const behind = from + (isPair ? 3 : 1);
    const next = mentions[behind]?.meaning;
    // "All black and plain" is all black.
    const isListed = isCueAt(mentions, behind, 'and', 'or') && !isCueAt(mentions, behind + 1, 'article');
    const listed = isListed ? mentions[behind + 1]?.meaning.is : next?.is;

    return (
      colour?.meaning.is === 'colour' && !colour.negated && !['colour', 'garments'].includes(listed ?? '')
    );
  });
}

/** A color with "only" behind it, of no piece: what may be worn there, or what is wanted of all of it. */
export function isAllThereIs(mentions: readonly Mention[], at: number): boolean {
  const [before, here, only, next] = [mentions[at - 1], mentions[at], mentions[at + 1], mentions[at + 2]];

  return (
    here?.meaning.is === 'colour' &&
    !here.negated &&
    isCueAt(mentions, at + 1, 'only') &&
    only?.text === 'only' &&
    (next === undefined || next.meaning.is === 'break' || /^(?:please|pls|there|at)$/.test(next.text)) &&
    !['garments', 'colour'].includes(before?.meaning.is ?? '') &&
    !isCueAt(mentions, at - 1, 'in')
  );
}

/** "A white coat, the rest black", „Mantel in Creme, alles darunter schwarz“: one color for all but what is named. */
export function isRestInOne(mentions: readonly Mention[]): boolean {
  return mentions.some(({ meaning, negated }, at) => {
    if (negated || meaning.is !== 'cue' || (meaning.cue !== 'rest' && meaning.cue !== 'everything'))
      return false;
    const behind = mentions.slice(at + 1).findIndex((next) => next.meaning.is !== 'filler') + at + 1;
    const isUnder = mentions.slice(at + 1, behind).some(({ text }) => UNDER.test(text));
    const colour = isCueAt(mentions, behind, 'in') ? behind + 1 : behind;
    const next = mentions[colour + 1]?.meaning;

    return (
      (meaning.cue === 'rest' || isUnder) &&
      mentions[colour]?.meaning.is === 'colour' &&
      mentions[colour]?.negated === false &&
      !['colour', 'garments'].includes(next?.is ?? '') &&
      !(next?.is === 'cue' && (next.cue === 'and' || next.cue === 'or'))
    );
  });
}

const UNDER = /^(?:darunter|drunter|darüber|dazu|under|underneath|beneath|below|with)$/;
