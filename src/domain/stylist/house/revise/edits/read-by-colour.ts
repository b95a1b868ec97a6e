import type { OutfitItem } from '#contract/outfits.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isArticle } from '../../language/mentions/mention-kinds.ts';
import { noQualities } from '../../language/mentions/qualities.ts';
import type { Edit } from './edit.ts';

const PIECES =
  /^(?:bits?|pieces?|things?|parts?|items?|ones|stuff|details?|accents?|teile?|sachen|stucke?|dinge)$/;

/**
 * "The gold bits should all be silver", „alles Goldene in Silber“: the pieces that are of the one color, in the other, and what else the
 * text says. Null where it says nothing of the kind; no edits where the outfit has none of them.
 */
export function readByColour(
  mentions: readonly Mention[],
  items: readonly OutfitItem[],
): { edits: Edit[]; said: string; rest: Mention[] } | null {
  const at = mentions.findIndex((mention, place) => isColour(mention) && isOfPieces(mentions, place));
  const from = mentions[at]?.meaning;
  const by = mentions.findIndex((mention, place) => place > at && !isBetween(mention));
  const to = mentions[by];
  if (at < 0 || from?.is !== 'colour' || to?.meaning.is !== 'colour' || !isColour(to)) return null;
  const { meaning } = to;
  if (mentions[by + 1]?.meaning.is === 'garments') return null;

  return {
    said: mentions[at]?.said ?? '',
    edits: items
      .filter(({ color }) => from.avoid.some((name) => name === color))
      .map(({ id }) => ({ do: 'modify', item: id, qualities: { ...noQualities(), colours: [meaning] } })),
    rest: [...mentions.slice(0, startOf(mentions, at)), ...mentions.slice(by + 1)],
  };
}

function isColour({ meaning, negated }: Mention): boolean {
  return meaning.is === 'colour' && !negated;
}

/** "The gold stuff", "all gold", „alles Goldene“: the color stands for what has it. */
function isOfPieces(mentions: readonly Mention[], at: number): boolean {
  if (PIECES.test(mentions[at + 1]?.text ?? '')) return true;
  // „Alles, was blau ist, in Grün“.
  const isRelative =
    RELATIVE.test(mentions[at - 1]?.text ?? '') && /^(?:is|ist)$/.test(mentions[at + 1]?.text ?? '');
  const start = isRelative ? at - 2 : isArticle(mentions[at - 1]?.meaning) ? at - 2 : at - 1;
  const before = mentions[mentions[start]?.meaning.is === 'break' ? start - 1 : start];

  return (isEverything(before) || (isRelative && start < 0)) && mentions[at + 1]?.meaning.is !== 'garments';
}

const RELATIVE = /^(?:was|thats|that|which)$/;

function isEverything(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'cue' && mention.meaning.cue === 'everything';
}

/** What may stand between the one color and the other. */
function isBetween({ meaning, text }: Mention): boolean {
  return (
    PIECES.test(text) ||
    meaning.is === 'filler' ||
    (meaning.is === 'cue' && ['in', 'make', 'everything', 'article'].includes(meaning.cue))
  );
}

function startOf(mentions: readonly Mention[], at: number): number {
  let start = at;
  while (
    isArticle(mentions[start - 1]?.meaning) ||
    isEverything(mentions[start - 1]) ||
    (RELATIVE.test(mentions[start - 1]?.text ?? '') && start === at)
  )
    start--;

  return start;
}
