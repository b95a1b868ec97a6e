import type { OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { familyOf } from '#domain/wardrobe/colourways.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { lookUp } from '../language/lexicon.ts';
import { saidOf } from '../language/meanings.ts';
import { isEmpty, noQualities, type Qualities } from '../language/qualities.ts';
import { type Clause, joined, type Noun, withoutSorts } from './clause.ts';
import { type ClauseEdits, only } from './clause-context.ts';
import type { Edit } from './edit.ts';
import { hasAnyOf, matching, rivalOf } from './match-items.ts';
import { readShifts } from './read-shifts.ts';
import { isSoAlready } from './what-is-here.ts';

/** Wishes with "make", "add", "I want" or no verb at all. */
export function readWish(
  clause: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
): ClauseEdits {
  const refused = clause.nouns.filter((noun) => noun.negated && !noun.isBeside);
  const named = clause.nouns.filter((noun) => !noun.negated);
  const meant = named.filter((noun) => !noun.isBeside);
  // "Something coral under the coat" is not about the coat.
  const isOfAnother = clause.hasPronoun && !isEmpty(clause.trailing) && nearby.length > 0;
  const wanted = meant.length > 0 || isOfAnother || refused.length > 0 ? meant : named;
  const idsOf = (nouns: readonly Noun[]) =>
    nouns.flatMap((noun) => seenOf(noun, matching(noun, items, true))).map((item) => item.id);
  const about = idsOf(wanted);
  const disliked = idsOf(refused);

  if (clause.nouns.length === 0 && clause.speaksOfUnknown && nearby.length === 0) return only([]);

  // "I do not need such a huge bag": not no bag, a smaller one.
  if (wanted.length === 0 && disliked.length > 0) {
    const mended = readShifts(clause, disliked).filter((edit) => edit.do === 'shift');
    if (mended.length > 0) return only(mended);
  }

  const refusals = [
    ...refused.filter((noun) => !noun.isRefusedOnlySo).flatMap((noun) => removals(noun, items, clause)),
    ...avoidances(
      clause,
      scopeOf(clause, [...about, ...idsOf(refused.filter((noun) => noun.isRefusedOnlySo))], nearby),
      items,
    ),
  ];
  const spokenOf = items.filter((item) => hasAnyOf(item, clause.subject)).map(({ id }) => id);
  const isSpokenOf = wanted.length === 0 && !isEmpty(clause.subject);
  const shifts = readShifts(clause, wanted.length > 0 ? about : isSpokenOf ? spokenOf : null, nearby);

  if (wanted.length === 0 && !isEmpty(clause.refused) && !isEmpty(clause.trailing)) {
    // "Silver, not gold": what has the one takes the other.
    const meantItems = exchangedNearby(clause, items, nearby);
    const exchanged = meantItems.length > 0 ? meantItems : exchangedQualities(clause, items);
    if (exchanged.length > 0) return only([...exchanged, ...shifts]);
  }
  if (wanted.length === 0)
    return only([
      ...refusals,
      ...shifts,
      ...recolouring(clause, saysOfHeels(clause) ? shoesOf(items) : nearby),
    ]);
  // "Make the tights thicker" where there are none.
  if (about.length === 0 && clause.verb === 'make' && wanted.every((noun) => isOnlyNamed(noun, clause)))
    return only(
      refusals,
      wanted.map(({ said }) => said),
    );
  // "The jeans tighter" where there are none.
  if (about.length === 0 && shifts.some(isDirection) && wanted.every(({ isDefinite }) => isDefinite))
    return only(
      refusals,
      wanted.map(({ said }) => said),
    );
  // "cheaper shoes", "the coat is too expensive", "edgier shoes": the direction is about what is named. "Longer shorts, to the
  // knee": a cut says more than its direction.
  const hasCut =
    clause.trailing.shapes.length > 0 || wanted.some(({ qualities }) => qualities.shapes.length > 0);
  if (shifts.some(isDirection) && about.length > 0 && !(hasCut && shifts.every(isOfCut))) {
    const named = wanted.filter(
      (noun) => saysWhatOf(joined(noun.qualities, clause.trailing)) && !isAsItIs(noun, clause, items),
    );
    // "Lighter trousers, gray, in linen": what they are to be says more than how they differ.
    const left = named.length > 0 ? shifts.filter((edit) => !isOfShade(edit)) : shifts;
    return only([...refusals, ...left, ...named.flatMap((noun) => wishFor(noun, clause, items))]);
  }

  const wishes = firstOf(inOneColour(wanted, clause), clause, items).map((noun) => ({
    noun,
    edits: wishFor(noun, clause, items),
  }));
  return {
    ...only([
      ...refusals,
      ...wishes.flatMap(({ edits }) => edits),
      ...shifts.filter(
        (edit) =>
          !isDirection(edit) &&
          !isSetting(edit, clause) &&
          // "Wide legs on the trousers would balance my hips" says why.
          !(edit.do === 'goal' && wishes.some(({ edits }) => edits.length > 0)),
      ),
    ]),
    // "36 degrees, and I must still wear a jacket": what is there and asked for stays.
    named: idsOf(wishes.filter(({ edits }) => edits.length === 0).map(({ noun }) => noun)),
    already: wishes.filter(({ edits }) => edits.length === 0).map(({ noun }) => noun.said),
  };
}

/** "Black shoes and belt": small things that are named together are worn in one color. */
function inOneColour(nouns: readonly Noun[], { cues, trailing }: Clause): Noun[] {
  const isSmall = ({ target }: Noun) =>
    target.slots.every((slot) => slot === 'shoes' || slot === 'bag' || slot === 'accessory');
  const [first] = nouns;
  const isShared = first !== undefined && cues.has('and') && isEmpty(trailing) && nouns.every(isSmall);
  if (!isShared || first.qualities.colours.length === 0) return [...nouns];

  return nouns.map((noun) =>
    isEmpty(noun.qualities)
      ? { ...noun, qualities: { ...noun.qualities, colours: first.qualities.colours } }
      : noun,
  );
}

/** "A bolero or a jacket", where neither is there: either will do. */
function firstOf(nouns: Noun[], { cues }: Clause, items: readonly OutfitItem[]): Noun[] {
  const isEither =
    cues.has('or') &&
    !cues.has('and') &&
    nouns.every((noun) => !noun.isDefinite && matching(noun, items, true).length === 0);

  return isEither ? nouns.slice(0, 1) : nouns;
}

function isOnlyNamed({ isDefinite, qualities }: Noun, { trailing }: Clause): boolean {
  return isDefinite && isEmpty(qualities) && isEmpty(trailing);
}

/** "It is for a funeral, so the tie needs to be black": the tie changes, and what it is for says why. */
function isSetting({ do: what }: Edit, { cues }: Clause): boolean {
  return (what === 'occasion' || what === 'weather') && !cues.has('everything') && !cues.has('it');
}

/** „Das Braun der Schuhe dunkler“: the color that it has. */
function isAsItIs(noun: Noun, { trailing }: Clause, items: readonly OutfitItem[]): boolean {
  const meant = matching(noun, items, true);

  return meant.length > 0 && meant.every((item) => isSoAlready(item, joined(noun.qualities, trailing)));
}

function saysWhatOf({ colours, fabrics, patterns }: Qualities): boolean {
  return colours.length + fabrics.length + patterns.length > 0;
}

function isOfShade(edit: Edit): boolean {
  return edit.do === 'shift' && edit.axis === 'brightness';
}

function isOfCut(edit: Edit): boolean {
  return edit.do === 'shift' && ['fit', 'length', 'heel'].includes(edit.axis);
}

function isDirection(edit: Edit): boolean {
  return edit.do === 'shift' || edit.do === 'style' || edit.do === 'spend';
}

/** "No leather" is about all that is of leather, "no leather shoes" about the shoes alone. Null: about all. */
function scopeOf(
  { verb, cues, isBanOfAll }: Clause,
  named: readonly string[],
  nearby: readonly string[],
): readonly string[] | null {
  if (named.length > 0) return named;
  if (cues.has('everything') || isBanOfAll) return null;

  return nearby.length > 0 && (verb === null || verb === 'make') ? nearby : null;
}

/** "In navy": what was named beside it, else every piece for "all" and the one that is seen first for "it". */
function recolouring(clause: Clause, nearby: readonly string[]): Edit[] {
  const { trailing: qualities, cues, hasPronoun } = clause;
  if (isEmpty(qualities)) return [];
  const isOfNearby = hasPronoun || isOfLiked(clause) || saysOfHeels(clause);
  if (nearby.length > 0 && isOfNearby) return nearby.map((item) => ({ do: 'modify', item, qualities }));

  return [
    {
      do: 'recolour',
      qualities,
      everything: cues.has('everything') || cues.has('rest') || isThroughout(clause),
    },
  ];
}

/** "Heels lower and silver": shoes are what has heels. */
function saysOfHeels({ others }: Clause): boolean {
  return others.some(({ meaning }) => meaning.is === 'change' && meaning.axis === 'heel');
}

function shoesOf(items: readonly OutfitItem[]): string[] {
  return items.filter(({ slot }) => slot === 'shoes').map(({ id }) => id);
}

/** "I like the boots, but in black": liked, and to be black. */
function isOfLiked({ cues, others, verb }: Clause): boolean {
  return (
    cues.has('but') &&
    !cues.has('everything') &&
    !cues.has('rest') &&
    others.length === 0 &&
    // „Ich mag die Jeans, aber lieber in Dunkelblau“.
    (verb === null || verb === 'make')
  );
}

/** "All black" is a color and how far it reaches. */
function isThroughout({ others }: Clause): boolean {
  return others.some(({ meaning }) => meaning.is === 'mood' && meaning.mood === 'monochrome');
}

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
    return present.map((item) => ({ do: 'replace', item: item.id, by: noun.target, qualities }));
  }

  const inItsPlace = clause.cues.has('another')
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
    (clause.isLayered && !sharesLayer(noun, items)) ||
    ((clause.isBesides || clause.isLayered || clause.verb === 'add') && isSwimwear(noun)) ||
    (clause.isBesides && isKnit(noun))
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
function seenOf({ target }: Noun, present: OutfitItem[]): OutfitItem[] {
  if (target.breadth !== 'slot' || !target.slots.includes('top')) return present;
  const knits = present.filter(({ garment }) => {
    const worn = garmentOf(garment);

    return worn !== null && isKind(worn, 'sweater', 'sweatshirt', 'hoodie');
  });

  return knits.length > 0 ? knits : present;
}

/** Worn under what is there, or carried. */
function isSwimwear({ target }: Noun): boolean {
  const garments = [...target.keys].map(garmentOf).filter((garment) => garment !== null);

  return garments.length > 0 && garments.every((garment) => isKind(garment, 'swim'));
}

/** „Noch einen Pulli dazu“: worn over what is there. */
function isKnit({ target }: Noun): boolean {
  const garments = [...target.keys].map(garmentOf).filter((garment) => garment !== null);

  return (
    garments.length > 0 &&
    garments.every((garment) => isKind(garment, 'sweater', 'cardigan', 'sweatshirt', 'hoodie', 'turtleneck'))
  );
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
  if (other === undefined) return null;

  return { instead: isUnder ? (items.find((item) => item.slot === 'top' && item !== other) ?? null) : null };
}

/** A sweater over a shirt joins it; a coat over a coat takes its place. */
function sharesLayer({ target }: Noun, items: readonly OutfitItem[]): boolean {
  return !target.slots.includes('top') || items.some((item) => item.slot === 'dress');
}

/** @param disliking the clause, where it says so of what it names: "I can't see myself in these shoes" wants others */
export function removals(noun: Noun, items: readonly OutfitItem[], disliking: Clause | null = null): Edit[] {
  const isDisliked = disliking !== null && (noun.pointsAt || (noun.isDefinite && disliking.isDislike));

  return matching(noun, items, true).map((item): Edit => {
    // "Hate that tie, that one": another tie, and no pocket square.
    if (isDisliked && noun.pointsAt && disliking.isDislike && !NEEDED.has(item.slot))
      return {
        do: 'replace',
        item: item.id,
        by: item.slot === 'accessory' ? noun.target : null,
        qualities: noQualities(),
      };

    // "Get rid of the white shoes": others, and not white.
    if (noun.target.breadth === 'slot' && NEEDED.has(item.slot) && hasAnyOf(item, noun.qualities))
      return { do: 'avoid', item: item.id, refused: noun.qualities };

    return isDisliked && noun.target.breadth === 'slot' && NEEDED.has(item.slot)
      ? { do: 'replace', item: item.id, by: null, qualities: noQualities() }
      : { do: 'remove', item: item.id, not: noun.target };
  });
}

const NEEDED: ReadonlySet<OutfitItem['slot']> = new Set(['top', 'bottom', 'dress', 'shoes'] as const);

/** @param about the ids of the items to look at; null: all */
function avoidances(
  { refused, wornAt }: Clause,
  about: readonly string[] | null,
  items: readonly OutfitItem[],
): Edit[] {
  return items
    .filter(
      (item) =>
        (about === null || about.includes(item.id)) &&
        (wornAt.length === 0 || wornAt.includes(item.slot)) &&
        hasAnyOf(item, refused),
    )
    .map((item) => ({ do: 'avoid', item: item.id, refused }));
}

/** "The shorts longer. And not ecru but khaki": of what was just named, whatever name its color goes by. */
function exchangedNearby(
  { refused, trailing }: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
): Edit[] {
  const families = new Set(refused.colours.flatMap(({ names }) => names.map(familyOf)));

  return items
    .filter(({ id, color }) => {
      const name = COLOUR_NAMES.find((known) => known === color);
      return nearby.includes(id) && name !== undefined && families.has(familyOf(name));
    })
    .map(({ id }) => ({ do: 'modify', item: id, qualities: trailing }));
}

/**
 * "Silver instead of gold": whatever has the old quality takes the new one, of what is named nearby where something is. Nearly everything
 * is plain: "pinstripes instead of plain" is said of the piece that is seen first.
 */
export function exchangedQualities(
  { refused, trailing }: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[] = [],
): Edit[] {
  if (isEmpty(trailing)) return [];
  const isPlain = refused.patterns.some(({ patterns }) => patterns.includes('plain'));
  if (isPlain && nearby.length === 0) return [{ do: 'recolour', qualities: trailing, everything: false }];

  const about = nearby.length > 0 && isPlain ? items.filter(({ id }) => nearby.includes(id)) : items;
  return about
    .filter((item) => hasAnyOf(item, refused))
    .map((item) => ({ do: 'modify', item: item.id, qualities: trailing }));
}
