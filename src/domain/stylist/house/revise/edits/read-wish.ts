import type { OutfitItem } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import { isEmpty, type Qualities } from '../../language/mentions/qualities.ts';
import { type Clause, joined, type Noun } from '../clauses/clause.ts';
import { hasAnyOf, matching } from '../items/match-items.ts';
import { isSoAlready } from '../items/what-is-here.ts';
import { type ClauseEdits, only } from './clause-context.ts';
import type { Edit } from './edit.ts';
import { exchangedNearby, exchangedQualities } from './exchanged-qualities.ts';
import { readShifts } from './read-shifts.ts';
import { avoidances, removals } from './removals.ts';
import { seenOf, wishFor } from './wish-for.ts';

/** Wishes with "make", "add", "I want" or no verb at all. */
export function readWish(said: Clause, items: readonly OutfitItem[], nearby: readonly string[]): ClauseEdits {
  const clause = { ...said, trailing: withoutRefused(said.trailing, said.refused) };
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

  const onlySo = refused.filter((noun) => noun.isRefusedOnlySo);
  const refusals = [
    ...refused.filter((noun) => !noun.isRefusedOnlySo).flatMap((noun) => removals(noun, items, clause)),
    // "No black scarf" where there is none says nothing of what else is black.
    ...avoidances(
      clause,
      onlySo.length > 0 && about.length === 0
        ? onlySo.flatMap((noun) => idsRefused(noun, items))
        : scopeOf(clause, [...about, ...idsOf(onlySo)], nearby, meant.length > 0),
      items,
    ),
  ];
  const spokenOf = items.filter((item) => hasAnyOf(item, clause.subject)).map(({ id }) => id);
  const isSpokenOf = wanted.length === 0 && !isEmpty(clause.subject);
  const wornThere = items.filter(({ slot }) => clause.wornAt.includes(slot)).map(({ id }) => id);
  const ofWhole = isSpokenOf ? spokenOf : clause.isOfSomething && wornThere.length > 0 ? wornThere : null;
  const shifts = readShifts(clause, wanted.length > 0 ? about : ofWhole, nearby).map((edit) =>
    // "The wrap can stay, heels lower": shoes are what has heels, whatever is named beside them.
    edit.do === 'shift' && edit.axis === 'heel' && wanted.length === 0
      ? { ...edit, items: shoesOf(items) }
      : edit,
  );

  const [other] = onlySo.filter((noun) => idsRefused(noun, items).length === 0);
  // "No wool scarf, a silk one": where there is none it is to come.
  if (wanted.length === 0 && other !== undefined && onlySo.length === 1 && !isEmpty(clause.trailing))
    return only(wishFor({ ...other, negated: false, qualities: clause.trailing }, clause, items));
  if (wanted.length === 0 && !isEmpty(clause.refused) && !isEmpty(clause.trailing)) {
    // "Silver, not gold": what has the one takes the other.
    const meantItems = exchangedNearby(clause, items, nearby);
    const exchanged = meantItems.length > 0 ? meantItems : exchangedQualities(clause, items);
    if (exchanged.length > 0) return only([...exchanged, ...shifts]);
  }
  if (wanted.length === 0)
    return {
      ...only([
        ...refusals,
        ...shifts,
        ...recolouring(clause, saysOfHeels(clause) ? shoesOf(items) : nearby),
      ]),
      already: onlySo.filter((noun) => idsRefused(noun, items).length === 0).map(({ said }) => said),
    };
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
  const cuts = [clause.trailing, ...wanted.map(({ qualities }) => qualities)].flatMap(({ shapes }) => shapes);
  const hasCut = cuts.length > 0;
  const saysHowFar = cuts.some(({ label }) => !DETAIL.test(label));
  if (shifts.some(isDirection) && about.length > 0 && !(saysHowFar && shifts.every(isOfCut))) {
    const named = wanted.filter(
      (noun) =>
        ((hasCut && matching(noun, items, true).length > 0) ||
          saysWhatOf(joined(noun.qualities, clause.trailing))) &&
        !isAsItIs(noun, clause, items),
    );
    // "In linen, and a lighter color": no weight.
    const isColoured = named.some((noun) => {
      const said = joined(noun.qualities, clause.trailing);
      return saysShade(clause) ? said.colours.length > 0 : saysWhatOf(said);
    });
    // "Lighter trousers, gray, in linen": what they are to be says more than how they differ.
    const left = shifts.filter((edit) => !(isColoured && isOfShade(edit)) && !(saysHowFar && isOfCut(edit)));
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

/** "No red tie, a dark one": burgundy is dark, and red. */
function withoutRefused(wished: Qualities, refused: Qualities): Qualities {
  const out = new Set(refused.colours.flatMap(({ names }) => names));
  const isLeft = (name: ColourName) => !out.has(name);

  return {
    ...wished,
    colours: wished.colours.map((colour) =>
      colour.names.length > 1 && colour.names.some(isLeft)
        ? { ...colour, names: colour.names.filter(isLeft) }
        : colour,
    ),
  };
}

/** The ids of what is refused in a color or cloth: "leather shoes" has a name of its own, and is all that is of leather on the feet. */
function idsRefused(noun: Noun, items: readonly OutfitItem[]): string[] {
  const present = seenOf(noun, matching(noun, items, true));
  const isAnyShoe = present.length === 0 && SHOES.test(noun.said);

  return isAnyShoe ? shoesOf(items) : present.map(({ id }) => id);
}

const SHOES = /(?<!hand)(?:shoes?|schuhe?n?)$/i;

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

/** "A lighter color", „eine hellere Farbe“. */
function saysShade({ others }: Clause): boolean {
  return others.some(({ said }) => /(?:^| )(?:colou?rs?|shades?|farben?|farbton|ton)$/i.test(said));
}

function isOfShade(edit: Edit): boolean {
  return edit.do === 'shift' && edit.axis === 'brightness';
}

/** "A longer dress with long sleeves": how long it is to be, they do not say. */
const DETAIL = /sleeve|neck|pocket|hood|button|opening|collar|waist/i;

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
  isOfNew: boolean,
): readonly string[] | null {
  if (named.length > 0) return named;
  if (cues.has('everything') || isBanOfAll) return null;
  // "Not a black belt, a brown one": said of what is to come.
  if (isOfNew) return [];

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
      // "My sister wore black to everything" is told.
      everything: cues.has('rest') || (!clause.isTelling && (cues.has('everything') || isThroughout(clause))),
    },
  ];
}

/** "Heels lower and silver", "something flat": shoes are what has heels and soles. */
function saysOfHeels({ others, trailing }: Clause): boolean {
  return (
    others.some(({ meaning }) => meaning.is === 'change' && meaning.axis === 'heel') ||
    trailing.shapes.some(({ of = [] }) => of.length === 1 && of[0] === 'shoes')
  );
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
