import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import { isKind, KINDS, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { Mention, Target } from '../language/meanings.ts';
import { unknownWords } from '../language/unknown-words.ts';
import { noQualities, type Qualities } from '../language/wishes.ts';
import { type Clause, clausesOf, isEmptyQualities, joined, type Noun } from './clause.ts';
import type { Edit, RequestedEdits } from './edit.ts';
import { readShifts } from './read-shifts.ts';

/** What a request asks to be done to this outfit. Nothing is guessed: what does not fit is reported. */
export function readEdits(mentions: readonly Mention[], outfit: Outfit): RequestedEdits {
  const edits: Edit[] = [];
  const keeps = new Set<string>();
  const unplaced: string[] = [];

  for (const clause of clausesOf(mentions)) {
    const read = readClauseEdits(clause, outfit.items);
    edits.push(...read.edits);
    unplaced.push(...read.unplaced);
    for (const id of read.keeps) keeps.add(id);
  }

  return { edits, keeps, notUnderstood: [...new Set([...unknownWords(mentions), ...unplaced])] };
}

interface ClauseEdits {
  edits: Edit[];
  keeps: string[];
  unplaced: string[];
}

function readClauseEdits(clause: Clause, items: readonly OutfitItem[]): ClauseEdits {
  if (clause.verb === 'keep' && clause.insteadOf === null) return readKeep(clause, items);
  if (
    clause.cues.has('rest') &&
    (clause.verb === 'swap' || clause.cues.has('another')) &&
    clause.nouns.length === 0
  ) {
    return only([{ do: 'refresh' }]);
  }
  if (clause.insteadOf !== null) return readInsteadOf(clause, clause.insteadOf, items);
  if (clause.verb === 'swap' && clause.nouns.length > 0) return readSwap(clause, items);
  if (clause.verb === 'remove' && clause.nouns.length > 0) {
    return only(
      clause.nouns.flatMap((noun) => removals(noun, items)),
      unplacedOf(clause.nouns, items),
    );
  }

  return readWish(clause, items);
}

function only(edits: Edit[], unplaced: string[] = []): ClauseEdits {
  return { edits, keeps: [], unplaced };
}

/** "keep the shoes", "I like the blazer", "everything else stays". */
function readKeep(clause: Clause, items: readonly OutfitItem[]): ClauseEdits {
  const keeps = clause.nouns.flatMap((noun) => matching(noun, items, true)).map((item) => item.id);
  // "I like the blazer in camel" or "keep it but cheaper" says more than keep.
  const wishes = readShifts(clause, null).filter((edit) => clause.nouns.length === 0 || edit.do !== 'shift');

  return { edits: wishes, keeps, unplaced: [] };
}

/** "flats instead of the boots"; "the shirt in blue rather than white". */
function readInsteadOf(clause: Clause, pivot: number, items: readonly OutfitItem[]): ClauseEdits {
  const isFirst = clause.nouns.every((noun) => noun.at > pivot);
  const olds = clause.nouns.filter((noun) => (isFirst ? noun.negated : noun.at > pivot));
  const news = clause.nouns.filter((noun) => !olds.includes(noun));
  const oldItems = olds.flatMap((noun) => matching(noun, items, true));
  const [wanted] = news;

  if (wanted !== undefined && oldItems.length > 0) {
    return only(replacements(oldItems, wanted.target, joined(wanted.qualities, clause.trailing)));
  }
  if (wanted !== undefined && olds.length > 0) return only(wishFor(wanted, clause, items), []);
  if (wanted !== undefined) return only(wishFor(wanted, clause, items));

  return only(
    [],
    olds.map((noun) => noun.target.label),
  );
}

function readSwap(clause: Clause, items: readonly OutfitItem[]): ClauseEdits {
  const pivot = clause.pivot ?? Number.POSITIVE_INFINITY;
  const olds = clause.nouns.filter((noun) => noun.at < pivot);
  const news = clause.nouns.filter((noun) => noun.at > pivot);
  const [, secondNoun] = clause.nouns;
  // "swap shirt turtleneck": two nouns and no word between them.
  const isBarePair =
    clause.pivot === null && clause.nouns.length === 2 && !clause.cues.has('and') && secondNoun !== undefined;
  const old = isBarePair ? olds.slice(0, 1) : olds;
  const wanted = isBarePair ? secondNoun : news[0];
  const oldItems = old.flatMap((noun) => matching(noun, items, true));
  const missing = unplacedOf(old, items);

  if (oldItems.length === 0)
    return wanted === undefined ? only([], missing) : only(wishFor(wanted, clause, items));
  if (wanted !== undefined) {
    const exchanged = replacements(oldItems, wanted.target, joined(wanted.qualities, clause.trailing));
    // "the dress for a skirt and a blouse": what else is named joins.
    const joining = news
      .slice(1)
      .map((noun): Edit => ({ do: 'add', target: noun.target, qualities: noun.qualities }));

    return only([...exchanged, ...joining], missing);
  }
  if (!isEmptyQualities(clause.trailing)) {
    return only(
      oldItems.map((item) => ({ do: 'modify', item: item.id, qualities: clause.trailing })),
      missing,
    );
  }
  if (clause.hasUnknownAfterPivot) return only([], missing);

  const shifts = readShifts(
    clause,
    oldItems.map((item) => item.id),
  );
  if (shifts.length > 0) return only(shifts, missing);

  return only(
    oldItems.map((item) => ({ do: 'replace', item: item.id, by: null, qualities: noQualities() })),
    missing,
  );
}

/** The first old item becomes the new one; further old ones make way for it. */
function replacements(oldItems: readonly OutfitItem[], by: Target, qualities: Qualities): Edit[] {
  return oldItems.map((item, at) =>
    at === 0 ? { do: 'replace', item: item.id, by, qualities } : { do: 'remove', item: item.id, not: null },
  );
}

function removals(noun: Noun, items: readonly OutfitItem[]): Edit[] {
  return matching(noun, items, true).map((item) => ({ do: 'remove', item: item.id, not: noun.target }));
}

/** Wishes with "make", "add", "I want" or no verb at all. */
function readWish(clause: Clause, items: readonly OutfitItem[]): ClauseEdits {
  const refused = clause.nouns.filter((noun) => noun.negated);
  const wanted = clause.nouns.filter((noun) => !noun.negated);
  const refusals = [...refused.flatMap((noun) => removals(noun, items)), ...avoidances(clause, items)];
  const about = wanted.flatMap((noun) => matching(noun, items, true)).map((item) => item.id);
  const shifts = readShifts(clause, wanted.length > 0 ? about : null);

  if (wanted.length === 0) return only([...refusals, ...shifts, ...recolouring(clause)]);
  // "cheaper shoes", "the coat is too expensive": the direction is about what is named.
  if (shifts.some((edit) => edit.do === 'shift') && about.length > 0) return only([...refusals, ...shifts]);

  return only([
    ...refusals,
    ...wanted.flatMap((noun) => wishFor(noun, clause, items)),
    ...shifts.filter((edit) => edit.do !== 'shift'),
  ]);
}

function recolouring(clause: Clause): Edit[] {
  if (isEmptyQualities(clause.trailing)) return [];

  return [{ do: 'recolour', qualities: clause.trailing, everything: clause.cues.has('everything') }];
}

/** What naming a garment means here: change the one that is there, take its place, or join the others. */
function wishFor(noun: Noun, clause: Clause, items: readonly OutfitItem[]): Edit[] {
  const isLast = noun === clause.nouns.at(-1);
  const sharesTrailing =
    isLast ||
    clause.nouns.slice(clause.nouns.indexOf(noun) + 1).every((other) => isEmptyQualities(other.qualities));
  const qualities = sharesTrailing ? joined(noun.qualities, clause.trailing) : noun.qualities;
  const present = matching(noun, items, false);

  if (present.length > 0 && !clause.cues.has('another')) {
    if (isEmptyQualities(qualities)) return [];
    if (clause.verb === 'add' && present.every((item) => item.slot === 'accessory' || item.slot === 'bag')) {
      return [{ do: 'modify', item: present[0]?.id ?? '', qualities }];
    }

    return present.map((item) => ({ do: 'modify', item: item.id, qualities }));
  }
  if (present.length > 0) {
    return present.map((item) => ({ do: 'replace', item: item.id, by: noun.target, qualities }));
  }

  const rival = rivalOf(noun.target, items);

  return rival === null
    ? [{ do: 'add', target: noun.target, qualities }]
    : [{ do: 'replace', item: rival.id, by: noun.target, qualities }];
}

/** The item whose place a new garment takes: nobody wears two pairs of shoes or two hats. */
function rivalOf(target: Target, items: readonly OutfitItem[]): OutfitItem | null {
  const garments = [...target.keys].map(garmentOf).filter((garment) => garment !== null);
  const [example] = garments;
  if (example === undefined) return null;

  const slot = example.slot;
  const has = (wanted: string) => items.find((item) => item.slot === wanted) ?? null;
  if (slot === 'shoes' || slot === 'bag') return has(slot);
  if (slot === 'top' || slot === 'bottom') return has(slot) ?? has('dress');
  if (slot === 'dress') return has('dress') ?? has('bottom');
  if (slot === 'outer') {
    return items.find((item) => item.slot === 'outer' && isCoatItem(item) === isCoat(example)) ?? null;
  }

  return items.find((item) => isSameSort(item, example.kinds)) ?? null;
}

function isCoatItem(item: OutfitItem): boolean {
  const garment = garmentOf(item.garment);

  return garment !== null && isCoat(garment);
}

const SORTS: readonly Kind[] = KINDS.filter((kind) =>
  [
    'belt',
    'hat',
    'scarf',
    'watch',
    'necklace',
    'earrings',
    'bracelet',
    'gloves',
    'tights',
    'sunglasses',
    'tie',
    'bow-tie',
  ].includes(kind),
);

function isSameSort(item: OutfitItem, kinds: readonly Kind[]): boolean {
  const garment = garmentOf(item.garment);

  return garment !== null && SORTS.some((sort) => kinds.includes(sort) && isKind(garment, sort));
}

function avoidances(clause: Clause, items: readonly OutfitItem[]): Edit[] {
  if (isEmptyQualities(clause.refused)) return [];

  return items
    .filter((item) => hasRefused(item, clause.refused))
    .map((item) => ({ do: 'avoid', item: item.id, refused: clause.refused }));
}

function hasRefused(item: OutfitItem, refused: Qualities): boolean {
  const garment = garmentOf(item.garment);

  return (
    refused.colours.some((wish) => wish.names.some((name) => name === item.color)) ||
    refused.fabrics.some((wish) => wish.names.some((name) => name === item.fabric)) ||
    refused.patterns.some((wish) => wish.patterns.includes(item.pattern)) ||
    refused.shapes.some((shape) => garment !== null && shape.matches(garment))
  );
}

/**
 * The items that a noun means. With `describing`, adjectives before the noun pick among them ("the black
 * boots"); otherwise they are wishes.
 */
function matching(noun: Noun, items: readonly OutfitItem[], describing: boolean): OutfitItem[] {
  const named = items.filter((item) => item.garment !== null && noun.target.keys.has(item.garment));
  const bySlot =
    named.length === 0 && noun.target.breadth === 'slot'
      ? items.filter((item) => noun.target.slots.includes(item.slot))
      : [];
  const byCategory =
    named.length === 0 && bySlot.length === 0
      ? items.filter((item) => isCalled(item, noun.target.label))
      : [];
  const found = named.length > 0 ? named : bySlot.length > 0 ? bySlot : byCategory;
  if (!describing || noun.qualities.colours.length === 0) return found;

  const described = found.filter((item) =>
    noun.qualities.colours.some((wish) => wish.names.some((name) => name === item.color)),
  );

  return described.length > 0 ? described : found;
}

/** Items of another engine have no key of ours; their words must do. */
function isCalled(item: OutfitItem, label: string): boolean {
  return item.garment === null && new RegExp(`\\b${label}`, 'i').test(`${item.item} ${item.category}`);
}

function unplacedOf(nouns: readonly Noun[], items: readonly OutfitItem[]): string[] {
  return nouns.filter((noun) => matching(noun, items, true).length === 0).map((noun) => noun.target.label);
}
