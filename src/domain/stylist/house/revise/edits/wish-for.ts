import type { OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { lookUp } from '../../language/lexicon/lexicon.ts';
import { saidOf } from '../../language/mentions/meanings.ts';
import { isEmpty, type Qualities } from '../../language/mentions/qualities.ts';
import { type Clause, joined, type Noun, withoutSorts } from '../clauses/clause.ts';
import { hasAnyOf, matching, rivalOf } from '../items/match-items.ts';
import type { Edit } from './edit.ts';

/** What naming a garment means here: change the one that is there, take its place, or join the others. */
export function wishFor(noun: Noun, clause: Clause, items: readonly OutfitItem[]): Edit[] {
  const isLast = noun.at === clause.nouns.at(-1)?.at;
  const sharesTrailing =
    isLast ||
    (clause.nouns.every((other) => other.at <= noun.at || isEmpty(other.qualities)) &&
      !hasItsOwn(noun, clause.trailing));
  const present = seenOf(noun, matching(noun, items, sharesTrailing && !isEmpty(clause.trailing)));
  // "The white shoes in red": the first color tells which, the second what they are to be.
  const own =
    sharesTrailing && (noun.isDefinite || present.every((item) => hasAnyOf(item, noun.qualities)))
      ? withoutSorts(noun.qualities, clause.trailing)
      : noun.qualities;
  const qualities = sharesTrailing ? joined(own, clause.trailing) : noun.qualities;

  // "Make those swim shorts": what is pointed at is none yet.
  const isToBecome =
    clause.verb === 'make' &&
    noun.pointsAt &&
    noun.target.breadth !== 'slot' &&
    present.every(({ garment }) => garment !== null && !noun.target.keys.has(garment));
  if (present.length > 0 && !clause.cues.has('another') && !isToBecome) {
    const half = otherHalf(noun, present, items);
    if (half !== undefined)
      return [
        ...(isEmpty(qualities)
          ? []
          : present.map((item): Edit => ({ do: 'modify', item: item.id, qualities }))),
        { do: 'replace', item: half.id, by: { ...noun.target, slots: ['bottom'] }, qualities },
      ];
    if (isEmpty(qualities)) return [];
    if (clause.verb === 'add' && present.every((item) => item.slot === 'accessory' || item.slot === 'bag')) {
      return [{ do: 'modify', item: present[0]?.id ?? '', qualities }];
    }

    const isAny = noun.target.breadth === 'slot' && !noun.isDefinite && !noun.pointsAt;
    return present.map((item) => ({
      do: 'modify',
      item: item.id,
      ...(isAny && { by: noun.target }),
      qualities: withMoreSleeve(
        clause.cues.has('in') && sharesTrailing ? otherThanNow(qualities, item) : qualities,
        item,
      ),
    }));
  }
  if (present.length > 0) {
    const isOther = clause.isOfOtherKind === true && noun.target.breadth === 'garment';
    return present.map((item) => ({
      do: 'replace',
      item: item.id,
      by: isOther ? null : noun.target,
      qualities,
    }));
  }

  const inItsPlace =
    clause.cues.has('another') && !clause.isLayered
      ? items.find(({ slot }) => noun.target.slots.includes(slot) && !['top', 'accessory'].includes(slot))
      : undefined;
  const layer = clause.isLayered ? layerOf(noun, clause, items) : null;
  if (layer !== null)
    return layer.instead === null
      ? [{ do: 'add', target: noun.target, qualities, ...(!clause.isUnder && { isOver: true as const }) }]
      : [{ do: 'replace', item: layer.instead.id, by: noun.target, qualities }];
  // "Turn this into a skirt suit": the jacket is there.
  const legs = isEmpty(qualities) && items.some(isBlazer) ? otherHalf(noun, [], items) : undefined;
  if (legs !== undefined && noun.target.keys.has('suit-skirt'))
    return [{ do: 'replace', item: legs.id, by: { ...noun.target, slots: ['bottom'] }, qualities }];
  const rival =
    (clause.isLayered && (!sharesLayer(noun, items) || isLayeredWithRival(noun, clause, items))) ||
    ((clause.isBesides ||
      clause.isLayered ||
      clause.verb === 'add' ||
      !noun.target.slots.includes('bottom')) &&
      isSwimwear(noun)) ||
    (clause.isBesides && isKnit(noun)) ||
    isOverTie(noun, clause, items)
      ? null
      : (rivalOf(noun.target, items) ?? inItsPlace ?? null);

  return rival === null
    ? [{ do: 'add', target: noun.target, qualities }]
    : [{ do: 'replace', item: rival.id, by: noun.target, qualities }];
}

function isBlazer({ garment }: OutfitItem): boolean {
  const worn = garmentOf(garment);

  return worn !== null && isKind(worn, 'blazer');
}

/** "A skirt suit" where the jacket is there, and trousers below it. */
function otherHalf(
  { target }: Noun,
  present: readonly OutfitItem[],
  items: readonly OutfitItem[],
): OutfitItem | undefined {
  const isWhole =
    target.breadth === 'garment' &&
    ['outer', 'bottom'].every((slot) => target.slots.some((own) => own === slot));

  return isWhole && present.every(({ slot }) => slot !== 'bottom')
    ? items.find(({ slot }) => slot === 'bottom')
    : undefined;
}

/** "The sandals in brown" of tan ones: they are to be brown itself, and not what goes by that name already. */
function otherThanNow(qualities: Qualities, { color }: OutfitItem): Qualities {
  const [colour, ...more] = qualities.colours;
  const itself = COLOUR_NAMES.find((name) => name.toLowerCase() === colour?.label.toLowerCase());
  if (colour === undefined || more.length > 0 || itself === undefined || itself === color) return qualities;

  return colour.names.some((name) => name === color)
    ? { ...qualities, colours: [{ ...colour, names: [itself] }] }
    : qualities;
}

/** "Could the dress have sleeves?" of one with short ones asks for long ones. */
function withMoreSleeve(qualities: Qualities, { garment }: OutfitItem): Qualities {
  const worn = garmentOf(garment);
  const long = lookUp('long sleeves')?.find(({ is }) => is === 'shape');
  const isMore = (shape: Qualities['shapes'][number]) =>
    shape.label === 'sleeves' && worn !== null && shape.matches(worn) && long?.is === 'shape';
  if (!qualities.shapes.some(isMore)) return qualities;

  return {
    ...qualities,
    shapes: qualities.shapes.map((shape) =>
      isMore(shape) && long?.is === 'shape' ? { ...long.shape, said: saidOf(shape) } : shape,
    ),
  };
}

/** "White jeans and the shirt in red": the red is not that of the jeans. "The white shoes and the bag in red" says which shoes. */
function hasItsOwn({ isDefinite, qualities }: Noun, trailing: Qualities): boolean {
  return !isDefinite && qualities.colours.length > 0 && trailing.colours.length > 0;
}

/** "Olive on top": the sweater that is seen, not the tee beneath it. */
export function seenOf({ target }: Noun, present: OutfitItem[]): OutfitItem[] {
  if (target.breadth !== 'slot' || !target.slots.includes('top')) return present;
  const knits = present.filter(({ garment }) => {
    const worn = garmentOf(garment);

    return worn !== null && isKind(worn, 'sweater', 'sweatshirt', 'hoodie');
  });

  return knits.length > 0 ? knits : present;
}

/** Worn under what is there, or carried. */
function isSwimwear(noun: Noun): boolean {
  return isOnly(noun, 'swim');
}

/** „Noch einen Pulli dazu“: worn over what is there. */
function isKnit(noun: Noun): boolean {
  return isOnly(noun, 'sweater', 'cardigan', 'sweatshirt', 'hoodie', 'turtleneck');
}

/**
 * A top over or under another that is there and is named beside it: "a flannel shirt over the tee" joins the tee, "a shirt under the
 * sweater" takes the place of what is worn there. Null where it says nothing of the kind.
 */
function layerOf(
  noun: Noun,
  { nouns, isUnder }: Clause,
  items: readonly OutfitItem[],
): { instead: OutfitItem | null } | null {
  if (!noun.target.slots.includes('top')) return null;
  const other = nouns
    .filter((one) => one !== noun && one.isBeside && !one.negated)
    .flatMap((one) => matching(one, items, true))
    .find(({ slot }) => slot === 'top');
  // "A t-shirt under the blazer": what is worn there gives way.
  if (other === undefined)
    return isUnder && isUnderOuter(noun, nouns, items) ? { instead: topOf(items) } : null;

  return { instead: isUnder ? (items.find((item) => item.slot === 'top' && item !== other) ?? null) : null };
}

/** "A cardigan under the blazer": not in its place. */
function isLayeredWithRival(noun: Noun, { nouns, isUnder }: Clause, items: readonly OutfitItem[]): boolean {
  const rival = rivalOf(noun.target, items);

  // "A puffer over the whole thing": over a blazer goes a coat.
  const isOverAll =
    !isUnder &&
    nouns.every((one) => !one.isBeside) &&
    isOnly(noun, 'coat') &&
    rival !== null &&
    isIndoors(rival);

  return (
    rival?.slot === 'outer' &&
    (isOverAll ||
      nouns.some((one) => one !== noun && one.isBeside && matching(one, items, true).includes(rival)))
  );
}

/** Worn in a room, under what one goes out in. */
export function isIndoors({ garment }: OutfitItem): boolean {
  const worn = garmentOf(garment);

  return worn !== null && isKind(worn, 'blazer', 'suit', 'vest', 'cardigan');
}

/** All that the word stands for is so. */
function isOnly({ target }: Noun, ...kinds: Parameters<typeof isKind>[1][]): boolean {
  const garments = [...target.keys].map(garmentOf).filter((garment) => garment !== null);

  return garments.length > 0 && garments.every((garment) => isKind(garment, ...kinds));
}

function isUnderOuter(noun: Noun, nouns: readonly Noun[], items: readonly OutfitItem[]): boolean {
  return (
    (!isKnit(noun) || isRollNeck(noun)) &&
    nouns.some(
      (one) =>
        one !== noun && one.isBeside && matching(one, items, true).some(({ slot }) => slot === 'outer'),
    )
  );
}

/** A jumper where a tie stays is worn over the shirt, and not in its place. */
function isOverTie(noun: Noun, { cues }: Clause, items: readonly OutfitItem[]): boolean {
  const isWorn = (...kinds: Kind[]) =>
    items.some(({ garment }) => {
      const worn = garmentOf(garment);
      return worn !== null && isKind(worn, ...kinds);
    });

  return (
    isKnit(noun) && !isRollNeck(noun) && !cues.has('instead') && isWorn('tie', 'bow-tie') && isWorn('shirt')
  );
}

/** It has a collar of its own. */
function isRollNeck({ target }: Noun): boolean {
  return [...target.keys]
    .map(garmentOf)
    .every((garment) => garment !== null && isKind(garment, 'turtleneck'));
}

function topOf(items: readonly OutfitItem[]): OutfitItem | null {
  return items.find(({ slot }) => slot === 'top') ?? null;
}

/** A sweater over a shirt joins it; a coat over a coat takes its place. */
function sharesLayer({ target }: Noun, items: readonly OutfitItem[]): boolean {
  return !target.slots.includes('top') || items.some((item) => item.slot === 'dress');
}
