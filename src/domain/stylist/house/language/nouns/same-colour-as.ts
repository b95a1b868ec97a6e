import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';
import { sharedByLists } from './listed-qualities.ts';

/**
 * "A black suit with a white shirt, bag and shoes in the same color", „blaues Kleid, Schuhe in derselben Farbe“: the color of the piece that was
 * named first is theirs. Where no color is named, nobody sees to it, and it is said back.
 */
export function inTheSameColour(mentions: readonly Mention[]): Mention[] {
  if (!mentions.some(({ text }) => THE_SAME_COLOUR.test(text))) return [...mentions];
  const named = mentions.flatMap((mention, at): Mention[] => {
    const next = mentions[at + 1];
    if (isCue(mention.meaning, 'article') && THE_SAME_COLOUR.test(next?.text ?? '')) return [];
    if (!THE_SAME_COLOUR.test(mention.text) || !isEnd(next)) return [mention];
    const first = mentions
      .slice(0, at)
      .findIndex(({ meaning, negated }) => meaning.is === 'colour' && !negated);
    const pieces = mentions.slice(first + 1, at).filter(({ meaning }) => meaning.is === 'garments').length;
    const colour = mentions[first];
    if (colour === undefined)
      return pieces > 1 ? [{ ...mention, meaning: { is: 'unknown', word: mention.said } }] : [mention];
    if (pieces < (isBeforeNoun(mentions, first) ? 2 : 1)) return [mention];
    const said: Mention = { ...mention, meaning: colour.meaning };

    return mentions.slice(Math.max(0, at - 2), at).some(({ meaning }) => isCue(meaning, 'in'))
      ? [said]
      : [IN, said];
  });

  return sharedByLists(named);
}

function isBeforeNoun(mentions: readonly Mention[], colour: number): boolean {
  return mentions[colour + 1]?.meaning.is === 'garments';
}

/** "The same color as the dress" is of what comes behind it. */
function isEnd(next: Mention | undefined): boolean {
  return (
    next === undefined ||
    next.meaning.is === 'break' ||
    /^(?:bitte|please|pls)$/.test(next.text) ||
    isCue(next.meaning, 'and', 'for')
  );
}

const IN: Mention = { meaning: { is: 'cue', cue: 'in' }, text: 'in', said: '', negated: false };

export const THE_SAME_COLOUR =
  /^(?:in )?(?:the |der |die )?(?:same|matching|identical|gleichen?|selben?|derselben|dieselbe) (?:colou?rs?|shade|farben?|farbton|ton)$/;
