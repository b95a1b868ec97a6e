import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isQuality } from '../../language/mentions/mention-kinds.ts';
import { asWanted } from '../../language/nouns/heel-heights.ts';
import { unknownWords } from '../../language/understood/unknown-words.ts';
import type { Clause } from '../clauses/clause.ts';
import { clausesOf } from '../clauses/clauses-of.ts';
import { besidesRefused } from '../clauses/refused-of-new.ts';
import { matching } from '../items/match-items.ts';
import { alikeInColour } from './alike-in-colour.ts';
import { asItsModel } from './as-its-model.ts';
import { placeBareColours } from './bare-colours.ts';
import { withBudget, withPricesLast } from './budget.ts';
import { isMereContext, namedNearby, type Part } from './clause-context.ts';
import { colourForRefused } from './colour-for-refused.ts';
import { type Edit, isAbout, type RequestedEdits } from './edit.ts';
import { inPlaceOf } from './in-place-of.ts';
import { keepCloths, keepColours } from './keep-qualities.ts';
import { keptItems } from './kept-items.ts';
import { wordsOfEdit } from './left-over.ts';
import { isWarmedBy, namedOnce } from './named-once.ts';
import { ofNearest, saysHowFar } from './nearest-piece.ts';
import { ofNew } from './of-new-piece.ts';
import { oneForTwo } from './one-for-two.ts';
import { oneOccasion } from './one-occasion.ts';
import { overIndoors } from './over-indoors.ts';
import { readByColour } from './read-by-colour.ts';
import { readClauseEdits } from './read-clause-edits.ts';
import { readLeftOut } from './read-left-out.ts';
import { readMatchToBefore } from './read-match.ts';
import { eachOnce, withNarrower, withoutDescriptions, withoutRepeats } from './reconcile-edits.ts';
import { withoutReasons } from './remedies.ts';
import { inTheSameColour } from './same-colour.ts';
import { withoutToldColours } from './told-colours.ts';
import { tradeColours } from './trade-colours.ts';
import { underOuterwear } from './under-outerwear.ts';

/**
 * What a request asks to be done to this outfit. Nothing is guessed: what does not fit is reported.
 * @param sum the most that it will spend on everything, in whole dollars, where it says so in any words
 */
export function readEdits(
  text: readonly Mention[],
  outfit: Pick<Outfit, 'items'>,
  sum: number | null = null,
): RequestedEdits {
  const mentions = alikeInColour(inTheSameColour(text), outfit.items);
  const byColour = readByColour(mentions, outfit.items);
  if (byColour !== null && byColour.edits.length > 0 && byColour.rest.some(isOfClothes)) {
    const others = readEdits(byColour.rest, outfit, sum);
    return { ...others, edits: [...byColour.edits, ...others.edits] };
  }
  if (byColour !== null && !byColour.rest.some(isOfClothes))
    return {
      ...NOTHING,
      edits: byColour.edits,
      notUnderstood: unknownWords(mentions),
      absent: byColour.edits.length === 0 ? [byColour.said] : [],
    };

  const traded = tradeColours(mentions, outfit.items);
  if (traded !== null) return { ...NOTHING, edits: traded, notUnderstood: unknownWords(mentions) };

  const clauses = clausesOf(mentions);
  const { parts: read, items } = readParts(clauses, outfit.items);
  const parts = withoutReasons(read, outfit.items);
  const asked = besidesRefused(
    withNarrower(withoutSaidAgain(askedBy(parts, items)), clauses, items),
    clauses,
  );
  const wished = withoutToldColours(withoutDescriptions(asked, outfit.items), mentions);
  const placed = withoutToldColours(placeBareColours(colourForRefused(wished)), mentions);
  const budget = withBudget(placed, mentions, sum, spokenOf(clauses, outfit.items), outfit.items);
  const same = keepCloths(keepColours(budget.edits, outfit.items, mentions), outfit.items, mentions);
  const coloured = asItsModel(same, mentions, outfit.items);
  const keeps = keptItems(parts, clauses, coloured, outfit.items);
  const once = namedOnce(
    oneForTwo(coloured).map((edit) => overIndoors(besideKept(edit, keeps), clauses, outfit.items)),
    mentions,
  );
  const edits = oneOccasion(once.filter((edit) => !isWarmedBy(edit, once))).map(ofHigh);
  // "36 degrees, and I must still wear a jacket": what is there and named stays, where nothing else is said of it.
  const named = read
    .flatMap((part) => part.named ?? [])
    .filter((id) => !edits.some((edit) => isAbout(edit, id)));

  return {
    edits: dayFirst(
      withPricesLast(underOuterwear(eachOnce(withoutRepeats(edits, outfit.items)), outfit.items)),
    ),
    keeps,
    named: new Set(named),
    notUnderstood: unknownWords(mentions),
    absent: [...new Set(parts.flatMap(({ unplaced }) => unplaced))],
    already: [...new Set(parts.flatMap(({ already = [] }) => already))],
    answered: [
      ...reasonsIn(read, parts),
      ...budget.answered,
      ...discomfortsIn(parts),
      ...once.filter((edit) => isWarmedBy(edit, once) || edit.do === 'occasion'),
    ].flatMap(wordsOfEdit),
  };
}

/** "More colorful, it's carnival": it is dressed for the day, and then more colorful than that. */
function dayFirst(edits: readonly Edit[]): Edit[] {
  const isOfTheDay = (edit: Edit) => edit.do === 'occasion' || edit.do === 'weather';

  return [...edits.filter(isOfTheDay), ...edits.filter((edit) => !isOfTheDay(edit))];
}

/** High heels that are to come are high ones. */
function ofHigh(edit: Edit): Edit {
  if (edit.do === 'add') return { ...edit, target: asWanted(edit.target) };

  return edit.do === 'replace' && edit.by !== null ? { ...edit, by: asWanted(edit.by) } : edit;
}

/** „Pulli rein, Hemd bleibt“: what would take the place of a piece that stays joins it. */
function besideKept(edit: Edit, keeps: ReadonlySet<string>): Edit {
  return edit.do === 'replace' && edit.by !== null && keeps.has(edit.item)
    ? { do: 'add', target: edit.by, qualities: edit.qualities }
    : edit;
}

const NOTHING: RequestedEdits = {
  edits: [],
  keeps: new Set(),
  named: new Set(),
  notUnderstood: [],
  absent: [],
  already: [],
  answered: [],
};

function isOfClothes({ meaning }: Mention): boolean {
  return meaning.is === 'garments' || isQuality(meaning);
}

/** Each thought with what it asks for, and the items in the colors that they have by then. */
function readParts(
  clauses: readonly Clause[],
  worn: readonly OutfitItem[],
): { parts: Part[]; items: readonly OutfitItem[] } {
  const parts: Part[] = [];
  let items = worn;
  for (const [at, clause] of clauses.entries()) {
    const before = clauses[at - 1];
    // "Swap colors: olive on top, navy below" says which.
    if (
      clause.cues.has('another-colour') &&
      clause.nouns.length === 0 &&
      clauses.slice(at).some(hasOwnColours)
    ) {
      before?.cues.add('another-colour');
      continue;
    }
    const part = inPlaceOf(
      before,
      clause,
      readMatchToBefore(clause, before, items) ??
        readLeftOut(clause, before, items) ??
        readClauseEdits(clause, items, namedNearby(clauses, at, items), clauses.length === 1),
      items,
    );
    // "Black shoes. The belt to match them": to what they are by then.
    items = recoloured(items, part.edits);
    parts.push({ clause, ...part });
  }

  return { parts: parts.map((part) => matchedAnew(part, parts, worn)), items };
}

/** "The belt to match the shoes, and the shoes in black": to what they are to become. */
function matchedAnew(part: Part, parts: readonly Part[], worn: readonly OutfitItem[]): Part {
  if (part.clause.match === null || part.clause.nouns.length < 2) return part;
  const others = parts.filter((other) => other !== part).flatMap(({ edits }) => edits);
  const then = recoloured(worn, others);

  return { ...part, ...readClauseEdits(part.clause, then, [], false) };
}

function hasOwnColours({ trailing, nouns }: Clause): boolean {
  return [trailing, ...nouns.map(({ qualities }) => qualities)].some(({ colours }) => colours.length > 0);
}

/** The items in the color that the edits would give them, where they name a single one. */
function recoloured(items: readonly OutfitItem[], edits: readonly Edit[]): OutfitItem[] {
  return items.map((item) => {
    const edit = edits.find((one) => one.do === 'modify' && one.item === item.id);
    const name = edit?.do === 'modify' ? edit.qualities.colours[0]?.names[0] : undefined;

    return name === undefined ? item : { ...item, color: name };
  });
}

/** What the thoughts ask for together: a mere context asks for nothing, and a color alone is of the nearest piece. */
function askedBy(parts: readonly Part[], items: readonly OutfitItem[]): Edit[] {
  const edits: Edit[] = [];
  for (const [at, part] of parts.entries()) {
    const asked =
      isMereContext(part, parts) || saysHowFar(part, parts.slice(0, at))
        ? []
        : part.edits
            .filter((edit) => !isPlaceOfComplaint(edit, part, parts))
            .flatMap((edit) => ofNew(edit, part, parts[at - 1], items))
            .flatMap((edit) => ofNearest(edit, parts, at, items));
    edits.push(...(isOtherwise(parts, at) ? asked.filter((edit) => !undoes(edit, edits)) : asked));
  }

  return edits;
}

/** "The zip digs into my hips, I'd rather have a skirt", "trousers that balance my hips": what is done about it is named. */
function isPlaceOfComplaint(edit: Edit, { clause }: Part, parts: readonly Part[]): boolean {
  return (
    edit.do === 'goal' &&
    (clause.verb === null || clause.nouns.some(({ isBeside, negated }) => !isBeside && !negated)) &&
    !clause.others.some(({ meaning }) => meaning.is === 'hide') &&
    parts.some(
      (other) =>
        (other.clause !== clause || clause.nouns.length > 0) &&
        other.edits.some((one) => one.do === 'replace' || one.do === 'remove'),
    )
  );
}

/** "She wants us in burgundy, so the trousers in burgundy": one color, and it is said where. */
function withoutSaidAgain(edits: readonly Edit[]): Edit[] {
  const isSaid = ({ qualities: { colours } }: Extract<Edit, { do: 'recolour' }>) =>
    colours.length > 0 &&
    edits.some(
      (other) =>
        other.do === 'modify' &&
        colours.every(({ label }) => other.qualities.colours.some((said) => said.label === label)),
    );

  return edits.filter((edit) => edit.do !== 'recolour' || edit.everything || !isSaid(edit));
}

/** "Make the scarf green or drop it": what comes after the "or" is for where the first cannot be. */
function isOtherwise(parts: readonly Part[], at: number): boolean {
  return parts.slice(Math.max(0, at - 1), at + 1).some(({ clause }) => clause.cues.has('or'));
}

function undoes(edit: Edit, before: readonly Edit[]): boolean {
  return edit.do === 'remove' && before.some((other) => other.do === 'modify' && other.item === edit.item);
}

/** The ids of the pieces that are named and not excepted. */
function spokenOf(clauses: readonly Clause[], items: readonly OutfitItem[]): string[] {
  return clauses
    .filter(({ verb, isPraise }) => verb !== 'keep' || isPraise)
    .flatMap(({ nouns }) => nouns.filter(({ excepted }) => !excepted))
    .flatMap((noun) => matching(noun, items, true))
    .map(({ id }) => id);
}

/** What was only the reason for something else. */
function reasonsIn(read: readonly Part[], parts: readonly Part[]): Edit[] {
  return read.flatMap(({ edits }, at) => edits.filter((edit) => parts[at]?.edits.includes(edit) === false));
}

/** "Flats. My feet hurt in those" was answered by the flats. */
function discomfortsIn(parts: readonly Part[]): Edit[] {
  return parts
    .filter((part) => isMereContext(part, parts))
    .flatMap(({ edits }) =>
      edits.filter((edit) => edit.do === 'shift' && edit.axis === 'comfort' && edit.items === null),
    );
}
