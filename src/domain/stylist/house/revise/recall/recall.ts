import type { OutfitItem, UnmetWish } from '#contract/outfits.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Change, Conversation, OutfitState, RevisableOutfit, RevisionBrief } from '../../../stylist.ts';
import { isEmpty, type Qualities } from '../../language/mentions/qualities.ts';
import { readWords } from '../../language/read-words.ts';
import type { Clause, Noun } from '../clauses/clause.ts';
import { clausesOf } from '../clauses/clauses-of.ts';
import { matching, rivalOf } from '../items/match-items.ts';
import { type Recall, readRecalls, readRepeat, type WhichLook } from './read-recalls.ts';

/** A request that speaks of what the outfit was, as one that speaks of what it is. */
export interface Recalled {
  /** The outfit as it is asked back, and what is asked beside that. */
  brief: RevisionBrief;
  /** Items that it did not have a moment ago. */
  back: ReadonlySet<string>;
  changes: Change[];
  unmet: UnmetWish[];
  /** A look as it was, with its own words. */
  wholeLook: OutfitState['outfit'] | null;
  /** The last change once more (1), or the other way (-1). */
  repeats: 1 | -1 | null;
  /** What is asked back and is there. */
  already: string[];
}

/** Null: the request speaks of nothing that was. */
export function recalled(brief: RevisionBrief): Recalled | null {
  const { conversation } = brief;
  const repeats = readRepeat(brief.request);
  const request = repeats === null ? null : lastRequest(conversation);
  const same: Recalled = {
    brief,
    back: new Set(),
    changes: [],
    unmet: [],
    already: [],
    wholeLook: null,
    repeats: null,
  };
  if (repeats !== null && request !== null) return { ...same, brief: { ...brief, request }, repeats };

  const { recalls, rest } = readRecalls(brief.request);
  if (recalls.length === 0) return null;
  let read = same;
  for (const recall of recalls) {
    const next =
      recall.is === 'look' ? lookBack(read, recall, conversation) : piecesBack(read, recall, conversation);
    // What is of no look before is a wish like any other.
    if (next === null) return null;
    read = next;
  }

  return { ...read, brief: { ...read.brief, request: rest } };
}

/** The request that made the outfit what it is; one that only repeats another is that one. */
function lastRequest(conversation: Conversation | undefined): string | null {
  let state = stateOf(conversation, conversation?.current ?? null);
  while (state !== undefined && state.cameFrom !== null && readRepeat(state.request) !== null)
    state = stateOf(conversation, state.cameFrom);

  return state === undefined || state.cameFrom === null ? null : state.request;
}

function stateOf(conversation: Conversation | undefined, number: number | null): OutfitState | undefined {
  return conversation?.states.find((state) => state.number === number);
}

function lookBack(read: Recalled, { which, said }: Recall, conversation: Conversation | undefined): Recalled {
  const state = lookOf(conversation, which);
  if (state === undefined) return { ...read, unmet: [...read.unmet, { words: said, why: 'not_there' }] };
  if (state.number === conversation?.current) return { ...read, already: [...read.already, said] };
  const now = new Set(read.brief.outfit.items.map(({ id }) => id));

  return {
    ...read,
    brief: { ...read.brief, outfit: { ...read.brief.outfit, ...state.outfit } },
    back: new Set(state.outfit.items.map(({ id }) => id).filter((id) => !now.has(id))),
    changes: [...read.changes, { what: `Back to ${state.outfit.title}` }],
    wholeLook: state.outfit,
  };
}

function lookOf(conversation: Conversation | undefined, which: WhichLook): OutfitState | undefined {
  if (which > 0) return conversation?.states[which - 1];
  let state = stateOf(conversation, conversation?.current ?? null);
  for (let step = which; step < 0 && state !== undefined; step++)
    state = stateOf(conversation, state.cameFrom);

  return state;
}

function piecesBack(
  read: Recalled,
  { which, words, said }: Recall & { is: 'pieces' },
  conversation: Conversation | undefined,
): Recalled | null {
  const looks = looksBack(conversation, which);
  if (looks.length === 0) return null;
  const clauses = clausesOf(readWords(words));
  const asked = clauses
    .flatMap(piecesAsked)
    .filter(({ noun, qualities }) => noun !== null || !isEmpty(qualities) || OLD_ONES.test(words));
  const found = asked.flatMap((piece) => findBack(piece, looks, read.brief.outfit.items));
  if (found.length === 0) {
    // "The purple ones" that never were; a garment with a name is a wish, and anything else is read as ever.
    const isOfThePast =
      asked.length > 0 && asked.every(({ noun, qualities }) => noun === null && !isEmpty(qualities));
    return isOfThePast ? { ...read, unmet: [...read.unmet, { words: said, why: 'not_there' }] } : null;
  }

  return found.reduce((so, { item, look }) => putBack(so, item, look), read);
}

/** Newest first: what is spoken of is what was seen last. */
function looksBack(conversation: Conversation | undefined, which: WhichLook): RevisableOutfit[] {
  const states = conversation?.states ?? [];
  if (which > 0) return states.slice(which - 1, which).map(({ outfit }) => outfit);
  const path: OutfitState[] = [];
  let state = stateOf(conversation, conversation?.current ?? null);
  while (state !== undefined && !path.includes(state)) {
    path.push(state);
    state = stateOf(conversation, state.cameFrom);
  }
  const aside = states.filter((other) => !path.includes(other)).toReversed();

  return [...path, ...aside].map(({ outfit }) => outfit);
}

/** "The old ones": those that were there, whatever they are. */
const OLD_ONES = /\b(?:ones?|alten?|vorigen?|vorherigen?|früheren?)\b/i;

interface PieceAsked {
  /** Null: "the brown ones". */
  noun: Noun | null;
  qualities: Qualities;
}

function piecesAsked({ nouns, trailing }: Clause): PieceAsked[] {
  return nouns.length === 0
    ? [{ noun: null, qualities: trailing }]
    : nouns
        .filter(({ negated, excepted }) => !negated && !excepted)
        .map((noun, at) => ({
          noun,
          qualities: at === nouns.length - 1 && isEmpty(noun.qualities) ? trailing : noun.qualities,
        }));
}

function findBack(
  { noun, qualities }: PieceAsked,
  looks: readonly RevisableOutfit[],
  now: readonly OutfitItem[],
): { item: OutfitItem; look: RevisableOutfit }[] {
  const isNow = (item: OutfitItem) =>
    now.some((other) => other.id === item.id || (other.item === item.item && other.color === item.color));

  for (const look of looks) {
    const named = noun === null ? look.items : matching(noun, look.items, false);
    const gone = named.filter((item) => !isNow(item) && hasQualities(item, qualities));
    // "The old ones" of a look that is another one altogether are none in particular.
    if (noun === null && isEmpty(qualities) && gone.length > 1) return [];
    const [item] = gone;
    if (item !== undefined) return [{ item, look }];
  }

  return [];
}

function hasQualities(item: OutfitItem, { colours, fabrics, patterns, shapes }: Qualities): boolean {
  const garment = garmentOf(item.garment);

  return (
    (colours.length === 0 ||
      colours.some(({ names, avoid = names }: { names: readonly string[]; avoid?: readonly string[] }) =>
        [...names, ...avoid].includes(item.color),
      )) &&
    (fabrics.length === 0 || fabrics.some(({ names }) => names.some((name) => name === item.fabric))) &&
    (patterns.length === 0 || patterns.some((wish) => wish.patterns.includes(item.pattern))) &&
    shapes.every((shape) => garment !== null && shape.matches(garment))
  );
}

/** An item in the place of what has taken it; where that was a whole dress or its parts, with what went with it. */
function putBack(read: Recalled, item: OutfitItem, look: RevisableOutfit): Recalled {
  const now = read.brief.outfit.items;
  const isHalf = item.slot === 'top' || item.slot === 'bottom';
  const other = item.slot === 'top' ? 'bottom' : 'top';
  const needsHalf =
    isHalf && now.some(({ slot }) => slot === 'dress') && !now.some(({ slot }) => slot === other);
  const back = [item, ...(needsHalf ? look.items.filter(({ slot }) => slot === other) : [])];
  const gone = new Set(back.flatMap((piece) => displacedBy(piece, now)).map(({ id }) => id));
  const at = now.findIndex(({ id }) => gone.has(id));
  const left = now.filter(({ id }) => !gone.has(id));
  const before = at < 0 ? left.length : now.slice(0, at).filter(({ id }) => !gone.has(id)).length;

  return {
    ...read,
    brief: {
      ...read.brief,
      outfit: { ...read.brief.outfit, items: [...left.slice(0, before), ...back, ...left.slice(before)] },
    },
    back: new Set([...read.back, ...back.map(({ id }) => id)]),
    changes: [...read.changes, ...back.map((piece) => ({ what: `Back to the ${piece.item.toLowerCase()}` }))],
    wholeLook: null,
  };
}

function displacedBy(item: OutfitItem, now: readonly OutfitItem[]): OutfitItem[] {
  if (item.slot === 'dress') return now.filter(({ slot }) => ['dress', 'top', 'bottom'].includes(slot));
  if (item.slot === 'top' || item.slot === 'bottom')
    return now.filter(({ slot }) => slot === item.slot || slot === 'dress');
  const garment = garmentOf(item.garment);
  const rival =
    garment === null
      ? now.find(({ slot }) => slot === item.slot && slot !== 'accessory')
      : rivalOf(
          { label: garment.name, keys: new Set([garment.key]), slots: [garment.slot], breadth: 'garment' },
          now,
        );

  return rival == null ? [] : [rival];
}
