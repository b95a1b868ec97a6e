import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import type { Cue, Mention } from '../language/meanings.ts';
import { isEmpty, noQualities, type Qualities } from '../language/qualities.ts';
import { unknownWords } from '../language/unknown-words.ts';
import { type Clause, joined, type Noun, withoutSorts } from './clause.ts';
import { type ClauseEdits, isMereContext, namedNearby, only, withoutRepeats } from './clause-context.ts';
import { clausesOf } from './clauses-of.ts';
import type { Edit, RequestedEdits } from './edit.ts';
import { wordsOfEdit } from './left-over.ts';
import { hasAnyOf, matching, unplacedOf } from './match-items.ts';
import { isQuality } from './mention-kinds.ts';
import { readByColour } from './read-by-colour.ts';
import { readInsteadOf, readSwap } from './read-exchange.ts';
import { readMatch, readMatchToBefore } from './read-match.ts';
import { readShifts } from './read-shifts.ts';
import { readWish, removals, wishFor } from './read-wish.ts';
import { withoutReasons } from './remedies.ts';
import { COLOUR_ITSELF } from './statement.ts';
import { isSoAlready } from './what-is-here.ts';

/**
 * What a request asks to be done to this outfit. Nothing is guessed: what does not fit is reported.
 * @param sum the most that it will spend on everything, in whole dollars, where it says so in any words
 */
export function readEdits(
  text: readonly Mention[],
  outfit: Pick<Outfit, 'items'>,
  sum: number | null = null,
): RequestedEdits {
  const mentions = inTheSameColour(text);
  const byColour = readByColour(mentions, outfit.items);
  if (byColour !== null && byColour.edits.length > 0 && byColour.rest.some(isOfClothes)) {
    const others = readEdits(byColour.rest, outfit, sum);
    return { ...others, edits: [...byColour.edits, ...others.edits] };
  }
  if (byColour !== null && !byColour.rest.some(isOfClothes))
    return {
      edits: byColour.edits,
      keeps: new Set(),
      named: new Set(),
      notUnderstood: unknownWords(mentions),
      absent: byColour.edits.length === 0 ? [byColour.said] : [],
      already: [],
      answered: [],
    };
  const edits: Edit[] = [];
  const keeps = new Set<string>();
  const absent: string[] = [];
  const already: string[] = [];

  const clauses = clausesOf(mentions);
  const hasOwnColours = ({ trailing, nouns }: Clause) =>
    [trailing, ...nouns.map(({ qualities }) => qualities)].some(({ colours }) => colours.length > 0);
  let items: readonly OutfitItem[] = outfit.items;
  const read = clauses.flatMap((clause, at) => {
    // "Swap colors: olive on top, navy below" says which.
    if (
      clause.cues.has('another-colour') &&
      clause.nouns.length === 0 &&
      clauses.slice(at).some(hasOwnColours)
    ) {
      clauses[at - 1]?.cues.add('another-colour');
      return [];
    }
    const before = clauses[at - 1];
    const part = inPlaceOf(
      before,
      clause,
      readMatchToBefore(clause, before, items) ??
        (isLeftOut(clause, before) ? leftOut(clause, items) : null) ??
        readClauseEdits(clause, items, namedNearby(clauses, at, items), clauses.length === 1),
      items,
    );
    // "Black shoes. The belt to match them": to what they are by then.
    items = recoloured(items, part.edits);

    return [{ clause, ...part }];
  });

  const weighed = withoutReasons(read);
  for (const [at, part] of weighed.entries()) {
    const asked =
      isMereContext(part, weighed) || saysHowFar(part, weighed.slice(0, at))
        ? []
        : part.edits.flatMap((edit) => ofNearest(edit, weighed, at, items));
    edits.push(...(isOtherwise(weighed, at) ? asked.filter((edit) => !undoes(edit, edits)) : asked));
    absent.push(...part.unplaced);
    already.push(...(part.already ?? []));
    // "I like the sneakers, but make them red": liked, and changed.
    const behind = weighed[at + 1];
    const isOfThis = behind?.clause.hasPronoun === true || behind?.clause.cues.has('but') === true;
    const isChangedAtOnce = (id: string) => isOfThis && touches(behind.edits, id);
    for (const id of part.keeps) if (!isChangedAtOnce(id)) keeps.add(id);
  }

  const asked = withoutDescriptions(withNarrower(edits, clauses, items), outfit.items);
  // "Keep all but the shoes ... and the belt in black": what is named behind it is not of all.
  const isKeptByName = (id: string) =>
    weighed.some(
      ({ clause, keeps: ids }) =>
        ids.includes(id) &&
        !(clause.verb === 'keep' && clause.cues.has('everything') && hasException(clause)),
    );
  const isAskedByName = (id: string) =>
    weighed.some(
      ({ clause, edits: all }) =>
        !clause.cues.has('everything') && all.some((edit) => 'item' in edit && edit.item === id),
    );
  for (const id of [...keeps]) if (isAskedByName(id) && !isKeptByName(id)) keeps.delete(id);
  edits.splice(0, edits.length, ...ofTheRest(inItsStead(ofWhatIsNamed(asked))));

  if (sum !== null && !edits.some((edit) => edit.do === 'spend'))
    edits.push({ do: 'spend', dollars: sum, items: null });
  const inAll = [...edits];
  const spokenOf = clauses.flatMap(({ nouns }) =>
    nouns.filter(({ excepted }) => !excepted).flatMap((noun) => matching(noun, outfit.items, true)),
  );
  edits.splice(
    0,
    edits.length,
    ...capOfNamed(
      edits,
      mentions,
      spokenOf.map(({ id }) => id),
    ),
  );
  // "Cheaper, 300 in all": the sum says how much cheaper.
  const isOfSum = (edit: Edit) =>
    edit.do === 'shift' && edit.axis === 'price' && edit.items === null && edits.some(isCap);
  const howMuch = [
    ...inAll.filter((edit) => edit.do === 'shift' && !edits.includes(edit)),
    ...edits.filter(isOfSum),
  ];
  edits.splice(0, edits.length, ...edits.filter((edit) => !howMuch.includes(edit)));
  const sames = samesIn(mentions);
  if (sames !== null) edits.splice(0, edits.length, ...keepColours(edits, outfit.items, sames));

  // "36 degrees, and I must still wear a jacket": what is there and named stays, where nothing else is said of it.
  const named = read.flatMap((part) => part.named ?? []).filter((id) => !touches(edits, id));

  // "Leave the rest alone": what no other part of the request names stays.
  const isRestKept = clauses.some(({ verb, cues }) => verb === 'keep' && cues.has('rest'));
  if (isRestKept) {
    const changed = new Set(
      edits.flatMap((edit) => ('item' in edit ? [edit.item] : 'items' in edit ? (edit.items ?? []) : [])),
    );
    for (const { id } of outfit.items) if (!changed.has(id)) keeps.add(id);
  }

  return {
    edits: withPricesLast(eachOnce(withoutRepeats(edits))),
    keeps,
    named: new Set(named),
    notUnderstood: unknownWords(mentions),
    absent: [...new Set(absent)],
    already: [...new Set(already)],
    answered: [
      ...read.flatMap(({ edits: all }, at) =>
        all.filter((edit) => weighed[at]?.edits.includes(edit) === false),
      ),
      ...howMuch,
      // "Flats. My feet hurt in those" was answered by the flats.
      ...weighed
        .filter((part) => isMereContext(part, weighed))
        .flatMap(({ edits: all }) =>
          all.filter((edit) => edit.do === 'shift' && edit.axis === 'comfort' && edit.items === null),
        ),
    ].flatMap(wordsOfEdit),
  };
}

function isOfClothes({ meaning }: Mention): boolean {
  return meaning.is === 'garments' || isQuality(meaning);
}

/**
 * "Cheaper shoes, 60 max", "the blazer is too expensive, 80 at most": a sum beside the price of a piece is for that piece, unless it says that
 * it is for all of it.
 * @param named the ids of the pieces that the request speaks of
 */
function capOfNamed(edits: readonly Edit[], mentions: readonly Mention[], named: readonly string[]): Edit[] {
  const cap = edits.find(isCap);
  const isOfAll = mentions.some(
    ({ text, meaning }) => OF_ALL.test(text) || (meaning.is === 'cue' && meaning.cue === 'everything'),
  );
  if (cap?.do !== 'spend' || isOfAll) return [...edits];
  const isPricey =
    mentions.some(({ text }) => PRICEY.test(text)) ||
    OVER_BUDGET.test(mentions.map(({ text }) => text).join(' ')) ||
    mentions.some((_, at) => isPriceOfPiece(mentions, at));
  const isOfPrice = (edit: Edit) =>
    (edit.do === 'shift' && edit.axis === 'price' && edit.items !== null) ||
    (isPricey && (edit.do === 'remove' || (edit.do === 'replace' && edit.by === null)));
  const priced = edits.filter(isOfPrice);
  const found = [
    ...new Set(
      priced.flatMap((edit) =>
        'item' in edit ? [edit.item] : 'items' in edit && edit.items !== null ? edit.items : [],
      ),
    ),
  ];
  const items = found.length === 0 && isPricey ? [...new Set(named)] : found;
  if (items.length === 0) return [...edits];

  return edits
    .filter((edit) => !priced.includes(edit))
    .map((edit) => (edit === cap ? { ...cap, items } : edit));
}

const OF_ALL =
  /(?:^| )(?:all|total|altogether|together|lot|whole|outfit|look|insgesamt|zusammen|alles|gesamt)(?: |$)/;
const PRICEY = /(?:^| )(?:expensive|pricey|overpriced|teuer|costs?|kostet|kosten|wahnsinn)(?: |$)/;

/** "50 for a shirt? 30 max", and not "30 for the shirt". */
function isPriceOfPiece(mentions: readonly Mention[], at: number): boolean {
  const [money, link, , noun, mark] = mentions.slice(at, at + 5);
  const isFor = link?.meaning.is === 'cue' && link.meaning.cue === 'for';

  return (
    money?.meaning.is === 'money' &&
    isFor &&
    noun?.meaning.is === 'garments' &&
    mark?.meaning.is === 'break' &&
    mark.meaning.mark === '?'
  );
}

const OVER_BUDGET =
  /(?:^| )(?:nicht (?:in|im) (?:mein|unser|das) budget|nicht (?:ins|im) budget|(?:not |isnt |out )(?:in|of|within) (?:my |our )?budget|over (?:my |our )?budget|cant afford)(?: |$)/;

/** The most that all of it may cost. */
function isCap(edit: Edit): boolean {
  return edit.do === 'spend' && edit.items === null && edit.step === undefined;
}

function hasException({ nouns }: Clause): boolean {
  return nouns.some(({ excepted }) => excepted);
}

/** "More color, not the trousers though": what is wished of the whole is not wished of them. */
function isLeftOut(
  { nouns, verb, others, trailing, refused, cues, isDislike }: Clause,
  before?: Clause,
): boolean {
  const isOfWhole =
    before !== undefined &&
    before.nouns.length === 0 &&
    before.verb !== 'keep' &&
    (before.others.length > 0 || !isEmpty(before.trailing));

  return (
    isOfWhole &&
    verb === null &&
    !isDislike &&
    cues.has('not') &&
    others.length === 0 &&
    isEmpty(trailing) &&
    isEmpty(refused) &&
    nouns.length > 0 &&
    nouns.every(
      ({ negated, excepted, isDefinite, qualities }) =>
        negated && !excepted && isDefinite && isEmpty(qualities),
    )
  );
}

function leftOut({ nouns }: Clause, items: readonly OutfitItem[]): ClauseEdits {
  const keeps = nouns.flatMap((noun) => matching(noun, items, true)).map(({ id }) => id);

  return { edits: [], keeps, unplaced: unplacedOf(nouns, items) };
}

/** "I sweat in a suit jacket. A waistcoat in its place": what would join takes the place of what was named for the same one. */
function inPlaceOf(
  before: Clause | undefined,
  clause: Clause,
  part: ClauseEdits,
  items: readonly OutfitItem[],
): ClauseEdits {
  if (before === undefined || !clause.cues.has('instead') || before.verb === 'keep' || before.verb === 'add')
    return part;
  const named = before.nouns
    .filter(({ isBeside, excepted }) => !isBeside && !excepted)
    .flatMap((noun) => matching(noun, items, true));

  return {
    ...part,
    edits: part.edits.map((edit) => {
      const old =
        edit.do === 'add'
          ? named.find(({ slot }) => edit.target.slots.includes(slot) && slot === 'outer')
          : undefined;

      return old === undefined || edit.do !== 'add'
        ? edit
        : { do: 'replace', item: old.id, by: edit.target, qualities: edit.qualities };
    }),
  };
}

/** "Swap the gold for silver, everything gold": how far the exchange goes. */
function saysHowFar({ edits }: ClauseEdits, before: readonly { clause: Clause }[]): boolean {
  const [edit, ...more] = edits;
  const refused = before.flatMap(({ clause }) => clause.refused.colours.map(({ label }) => label));

  return (
    more.length === 0 &&
    edit?.do === 'recolour' &&
    edit.everything &&
    edit.qualities.colours.length > 0 &&
    edit.qualities.colours.every(({ label }) => refused.includes(label))
  );
}

function touches(edits: readonly Edit[], id: string): boolean {
  return edits.some(
    (edit) => ('item' in edit && edit.item === id) || ('items' in edit && edit.items?.includes(id) === true),
  );
}

/** "The white shoes will be wrecked. Wellies?": white says which, and is not asked of what takes their place. */
function withoutDescriptions(edits: readonly Edit[], items: readonly OutfitItem[]): Edit[] {
  const isDescription = (edit: Edit) => {
    const item = edit.do === 'modify' ? items.find(({ id }) => id === edit.item) : undefined;
    return item !== undefined && edit.do === 'modify' && isSoAlready(item, edit.qualities);
  };
  const isOfSame = (edit: Edit, other: Edit) =>
    'item' in edit && 'item' in other && other.item === edit.item && !isDescription(other);
  const left = edits.filter((edit) => !isDescription(edit) || !edits.some((other) => isOfSame(edit, other)));
  // "A baseball cap, not a straw hat": no straw is asked of what takes its place.
  const isOfReplaced = (edit: Edit) =>
    edit.do === 'avoid' &&
    left.some((other) => other.do === 'replace' && other.by !== null && other.item === edit.item);

  return [...left.filter((edit) => !isOfReplaced(edit)), ...left.filter(isOfReplaced)];
}

/** "A skirt and a top rather than the dress": one takes its place, and the other joins. */
function eachOnce(edits: readonly Edit[]): Edit[] {
  return edits.map((edit, at): Edit => {
    if (edit.do !== 'replace' || edit.by === null) return edit;
    const { item, by, qualities } = edit;
    const isTaken = edits
      .slice(0, at)
      .some(
        (other) =>
          other.do === 'replace' &&
          other.item === item &&
          other.by !== null &&
          !other.by.slots.some((slot) => by.slots.includes(slot)),
      );

    return isTaken ? { do: 'add', target: by, qualities } : edit;
  });
}

/** "Cheaper, and jeans rather than chinos": what all of it costs is seen when all of it is there. */
function withPricesLast(edits: readonly Edit[]): Edit[] {
  const isOfAll = (edit: Edit) =>
    isCap(edit) || (edit.do === 'shift' && edit.axis === 'price' && edit.items === null);

  return [...edits.filter((edit) => !isOfAll(edit)), ...edits.filter(isOfAll)];
}

/** "Make the scarf green or drop it": what comes after the "or" is for where the first cannot be. */
function isOtherwise(parts: readonly { clause: Clause }[], at: number): boolean {
  return parts.slice(Math.max(0, at - 1), at + 1).some(({ clause }) => clause.cues.has('or'));
}

function undoes(edit: Edit, before: readonly Edit[]): boolean {
  return edit.do === 'remove' && before.some((other) => other.do === 'modify' && other.item === edit.item);
}

/** "We don't do suits. Blazer and chinos": of a blazer that is a suit's jacket is none, and one that is no suit's takes its place. */
function withNarrower(
  edits: readonly Edit[],
  clauses: readonly Clause[],
  items: readonly OutfitItem[],
): Edit[] {
  const wanted = clauses
    .filter(({ verb }) => verb !== 'remove' && verb !== 'keep')
    .flatMap(({ nouns }) => nouns.filter(({ negated, excepted }) => !negated && !excepted));

  return edits.map((edit) => {
    if (edit.do !== 'remove' || edit.not === null) return edit;
    const { not } = edit;
    const garment = items.find(({ id }) => id === edit.item)?.garment ?? '';
    const noun = wanted.find(
      ({ target }) => target.breadth !== 'slot' && target.label !== not.label && target.keys.has(garment),
    );
    if (noun === undefined) return edit;
    const keys = new Set([...noun.target.keys].filter((key) => !not.keys.has(key)));

    return keys.size === 0
      ? edit
      : { do: 'replace', item: edit.item, by: { ...noun.target, keys }, qualities: noun.qualities };
  });
}

/** The items in the color that the edits would give them, where they name a single one. */
function recoloured(items: readonly OutfitItem[], edits: readonly Edit[]): OutfitItem[] {
  return items.map((item) => {
    const edit = edits.find((one) => one.do === 'modify' && one.item === item.id);
    const name = edit?.do === 'modify' ? edit.qualities.colours[0]?.names[0] : undefined;

    return name === undefined ? item : { ...item, color: name };
  });
}

const SAME_COLOUR =
  /^(?:(?:the |in the )?same (?:colou?r|shade)|(?:die |der )?(?:gleiche|selbe)n? farbe|d(?:ie|er)selben? farbe|im (?:gleichen|selben) (?:farb)?ton|farbe bleibt)$/;
const SAME = /^(?:the same|same|gleiche[nrsm]?|selbe[nrsm]?|dieselbe|denselben|demselben|derselben)$/;
const AS_IT_WAS = /^(?:these|those|them|it|this|that|now|before|ones?|jetzt|vorher|bisher)$/;

/** "Same color as these": as it was. */
function inTheSameColour(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at): Mention => {
    const named = namedBefore(mentions, at) ?? pointedAt(mentions, at);
    if (named !== null) return { ...mention, meaning: named };
    if (isOfBoth(mentions, at))
      return { ...mention, meaning: { is: 'cue', cue: 'match' }, text: 'matching each other' };

    return isColourKept(mentions, at) ||
      isThatColour(mentions, at) ||
      (mention.meaning.is === 'cue' &&
        mention.meaning.cue === 'match' &&
        AS_IT_WAS.test(mentions[at + 1]?.text ?? ''))
      ? { ...mention, meaning: { is: 'filler' }, text: 'same color' }
      : mention;
  });
}

/** "Bag and hat in the same color": two pieces, and nothing else said of them. */
function isOfBoth(mentions: readonly Mention[], at: number): boolean {
  if (!SAME_COLOUR.test(mentions[at]?.text ?? '')) return false;
  const start = mentions.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'break') + 1;
  const thought = mentions.slice(start, at).filter(({ meaning }) => meaning.is !== 'filler');
  const kinds = thought
    .filter(({ meaning }) => !(meaning.is === 'cue' && ['article', 'in', 'make'].includes(meaning.cue)))
    .map(({ meaning }) => (meaning.is === 'cue' ? meaning.cue : meaning.is));

  return kinds.join(' ') === 'garments and garments';
}

/** "The sandals in brown and a belt in the same color": the color that another piece was given before it. */
function namedBefore(mentions: readonly Mention[], at: number): Mention['meaning'] | null {
  if (!SAME_COLOUR.test(mentions[at]?.text ?? '')) return null;
  const isColour = ({ meaning, negated }: Mention) => meaning.is === 'colour' && !negated;
  const colour = mentions.slice(0, at).findLastIndex(isColour);
  const isGiven =
    mentions[colour - 1]?.meaning.is === 'cue' && mentions[colour - 2]?.meaning.is === 'garments';
  const isOfAnother = mentions.slice(colour + 1, at).some(({ meaning }) => meaning.is === 'garments');

  return isGiven && isOfAnother ? (mentions[colour]?.meaning ?? null) : null;
}

/** "I like the black of the shoes, make the bag that color too": the color that was named last. */
function pointedAt(mentions: readonly Mention[], at: number): Mention['meaning'] | null {
  const isPointing =
    COLOUR_ITSELF.test(mentions[at]?.text ?? '') &&
    /^(?:that|this|diese[rn]?)$/.test(mentions[at - 1]?.text ?? '');
  if (!isPointing) return null;

  return (
    mentions.slice(0, at).findLast(({ meaning, negated }) => meaning.is === 'colour' && !negated)?.meaning ??
    null
  );
}

/** "Satin please, but keep the color", „die Farbe soll bleiben“: the color itself stays, whatever else changes. */
function isColourKept(mentions: readonly Mention[], at: number): boolean {
  if (!COLOUR_ITSELF.test(mentions[at]?.text ?? '')) return false;
  const isEnd = ({ meaning }: Mention) =>
    meaning.is === 'break' || (meaning.is === 'cue' && (meaning.cue === 'but' || meaning.cue === 'and'));
  const start = mentions.slice(0, at).findLastIndex(isEnd) + 1;
  const end = mentions.findIndex((mention, index) => index > at && isEnd(mention));
  const thought = mentions.slice(start, end < 0 ? undefined : end);

  return (
    thought.some(
      ({ meaning, text }) => (meaning.is === 'cue' && meaning.cue === 'keep') || STAYS.test(text),
    ) && !thought.some(({ meaning }) => meaning.is === 'garments' || meaning.is === 'degree')
  );
}

const STAYS = /^(?:gleich|unverandert|unchanged|(?:so |gleich )?(?:lassen|lass|lasst))$/;

/** "Long dress, same green": the names of the color that is there, whatever shade of it is. Null where none is said to be the same. */
function samesIn(mentions: readonly Mention[]): ReadonlySet<string> | null {
  const named = mentions.flatMap(({ meaning }, at) =>
    meaning.is === 'colour' &&
    SAME.test(mentions[at - 1]?.text ?? '') &&
    !/^(?:as|wie)$/.test(mentions[at + 1]?.text ?? '')
      ? [...meaning.avoid]
      : [],
  );

  return named.length > 0 || mentions.some(({ text }) => SAME_COLOUR.test(text)) ? new Set(named) : null;
}

/** „Ein Rock in der Farbe“, and not „in der Farbe von Senf“. */
function isThatColour(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 1];

  return (
    mentions[at]?.text === 'farbe' &&
    mentions[at - 1]?.text === 'der' &&
    mentions[at - 2]?.text === 'in' &&
    (next === undefined || next.meaning.is === 'break' || next.text === 'bitte')
  );
}

/** "A jumpsuit rather than the dress, same color": what is there keeps its color, or gives it on to what takes its place. */
function keepColours(
  edits: readonly Edit[],
  items: readonly OutfitItem[],
  sames: ReadonlySet<string>,
): Edit[] {
  const isSame = ({ colours }: Qualities) =>
    colours.every(({ names }) => names.some((name) => sames.has(name)));

  return edits.flatMap((edit): Edit[] => {
    if (edit.do === 'avoid') return edit.refused.colours.length > 0 && isSame(edit.refused) ? [] : [edit];
    if (edit.do !== 'replace' && edit.do !== 'modify') return [edit];
    const item = items.find(({ id }) => id === edit.item);
    const { colours } = edit.qualities;
    if (item === undefined || (colours.length > 0 && !(isSame(edit.qualities) && sames.has(item.color))))
      return [edit];

    return [{ ...edit, qualities: { ...edit.qualities, colours: colourOf(item).colours } }];
  });
}

function readClauseEdits(
  clause: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
  isAlone: boolean,
): ClauseEdits {
  const matched = readMatch(clause, items);
  if (matched !== null) return matched;
  if (clause.cues.has('another-colour')) return readAnotherColour(clause, items, nearby);
  if (clause.nouns.some(({ excepted }) => excepted)) return readExcept(clause, items, nearby, isAlone);
  if (clause.verb === 'keep' && clause.insteadOf === null) return readKeep(clause, items, nearby);
  if (isAboutTheRest(clause)) return only([{ do: 'refresh' }]);
  if (clause.insteadOf !== null) return readInsteadOf(clause, clause.insteadOf, items, nearby);
  if (clause.verb === 'swap' && clause.nouns.length > 0) return readSwap(clause, items, nearby);
  // "The tie? Ditch it."
  if (clause.verb === 'remove' && clause.nouns.length === 0 && nearby.length > 0)
    return only(nearby.map((item) => ({ do: 'remove', item, not: null })));
  // "The silk has to go".
  if (clause.verb === 'remove' && clause.nouns.length === 0 && !isEmpty(clause.trailing))
    return readWish({ ...clause, refused: clause.trailing, trailing: noQualities() }, items, nearby);
  // "Drop the blazer down to something under 80": not it, its price.
  const isPrice = clause.others.some(({ meaning }) => meaning.is === 'money');
  if (clause.verb === 'remove' && clause.nouns.length > 0 && !isPrice) {
    return only(
      [...clause.nouns.flatMap((noun) => removals(noun, items)), ...beside(clause)],
      unplacedOf(clause.nouns, items),
    );
  }

  return readWish(clause, items, nearby);
}

/** "More serious, and the scarf off": what is said beside the removal is of the whole look. */
function beside(clause: Clause): Edit[] {
  return readShifts(clause, null).filter(
    (edit) => edit.do === 'shift' && ['formality', 'warmth'].includes(edit.axis),
  );
}

/** "Change everything else", "something completely different for the rest". */
function isAboutTheRest({ cues, verb, nouns, isDislike }: Clause): boolean {
  if (isDislike && cues.has('rest') && nouns.length === 0) return true;

  return (
    (cues.has('rest') || cues.has('everything')) &&
    (verb === 'swap' || verb === 'remove' || cues.has('another')) &&
    nouns.length === 0
  );
}

/** "Everything black except the shirt", "don't change anything but the bag". */
function readExcept(
  clause: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
  isAlone: boolean,
): ClauseEdits {
  const excepted = clause.nouns.filter((noun) => noun.excepted);
  const unplaced = unplacedOf(excepted, items);
  const others = { ...clause, nouns: clause.nouns.filter((noun) => !noun.excepted) };
  const left = excepted.flatMap((noun) => matching(noun, items, true)).map(({ id }) => id);
  if (clause.verb === 'keep' && others.nouns.length === 0) return readAllBut(excepted, items);
  if (others.nouns.length > 0 || !saysNothing(others)) {
    others.cues.add('everything');
    const said = readClauseEdits(others, items, nearby, isAlone);
    return { ...said, keeps: [...said.keeps, ...left], unplaced: [...said.unplaced, ...unplaced] };
  }

  // "Cool with everything bar the tee".
  if (clause.cues.has('everything') && clause.cues.has('with')) return readAllBut(excepted, items);

  // Behind a comma it belongs to what was said before; alone "anything but heels" asks for other shoes.
  return isAlone
    ? only(
        excepted.flatMap((noun) => removals(noun, items)),
        unplaced,
      )
    : { edits: [], keeps: left, unplaced };
}

function saysNothing(clause: Clause): boolean {
  const { trailing, others, verb } = clause;

  return (
    others.length === 0 &&
    verb === null &&
    [trailing.colours, trailing.fabrics, trailing.patterns, trailing.shapes].every(
      (list) => list.length === 0,
    )
  );
}

/** "I hate the color of the pants", "the shirt in another color", "a different color, please". */
function readAnotherColour(
  clause: Clause,
  items: readonly OutfitItem[],
  nearby: readonly string[],
): ClauseEdits {
  const named = clause.nouns.flatMap((noun) => matching(noun, items, true));
  const [first, second, ...others] = named;
  // "Swap the colors of the sweater and the scarf".
  if (clause.verb === 'swap' && first !== undefined && second !== undefined && others.length === 0)
    return only([
      { do: 'modify', item: first.id, qualities: colourOf(second) },
      { do: 'modify', item: second.id, qualities: colourOf(first) },
    ]);
  const before = items.filter(({ id }) => nearby.includes(id));
  const about = clause.nouns.length > 0 ? named : before.length > 0 ? before : seenFirst(items);
  // "Change the color of the blouse to light blue".
  if (clause.trailing.colours.length > 0 && clause.verb === 'swap')
    return only(
      about.map((item) => ({ do: 'modify', item: item.id, qualities: clause.trailing })),
      unplacedOf(clause.nouns, items),
    );

  return only(
    about.map((item) => ({ do: 'avoid', item: item.id, refused: colourOf(item) })),
    unplacedOf(clause.nouns, items),
  );
}

function seenFirst(items: readonly OutfitItem[]): OutfitItem[] {
  const first = (['dress', 'outer', 'top'] as const)
    .map((slot) => items.find((item) => item.slot === slot))
    .find((item) => item !== undefined);

  return first === undefined ? [] : [first];
}

function colourOf({ color }: OutfitItem): Qualities {
  const name = COLOUR_NAMES.find((known) => known === color);

  return { ...noQualities(), colours: name === undefined ? [] : [{ label: name, names: [name] }] };
}

/** "keep the shoes", "I like the blazer", "everything else stays". */
function readKeep(clause: Clause, items: readonly OutfitItem[], nearby: readonly string[]): ClauseEdits {
  const left = clause.nouns.filter((noun) => noun.negated);
  if (left.length > 0 && (clause.cues.has('everything') || clause.cues.has('only')))
    return readAllBut(left, items);

  if (isDisliked(clause)) return readWish({ ...clause, verb: null }, items, nearby);

  const keeps = clause.nouns.flatMap((noun) => matching(noun, items, true)).map((item) => item.id);
  // "My partner hates the clutch, I don't. Leave it."
  if (keeps.length === 0 && clause.sentence > 0 && isOfPronounAlone(clause))
    return { edits: [], keeps: [...nearby], unplaced: [] };
  const shifted = readShifts(clause, keeps).filter((edit) => edit.do === 'shift');
  // "I like my jeans tighter" keeps nothing.
  if (keeps.length > 0 && shifted.length > 0 && !clause.cues.has('everything')) return only(shifted);
  if (clause.cues.has('only') && keeps.length > 0) return { edits: [{ do: 'refresh' }], keeps, unplaced: [] };

  // "I like the blazer in camel" or "keep it but cheaper" says more than keep.
  const wishes = readShifts(clause, null).filter((edit) => clause.nouns.length === 0 || edit.do !== 'shift');

  // "A necklace is fine": one that is not there may join.
  const isWelcome = ({ target, isDefinite, negated }: Noun) =>
    !isDefinite && !negated && target.breadth !== 'slot';
  const joining = clause.isPraise
    ? clause.nouns
        .filter((noun) => isWelcome(noun) && matching(noun, items, true).length === 0)
        .flatMap((noun) => wishFor(noun, clause, items))
    : [];

  // "The trousers are fine, only looser": praise keeps what nothing else is said of.
  return clause.isPraise
    ? { edits: [...wishes, ...joining], keeps: [], unplaced: [], named: keeps }
    : { edits: wishes, keeps, unplaced: [] };
}

/** „Ich mag keine Seide“: the verb is one of praise, and nothing is praised. */
function isDisliked({ nouns, cues, refused, trailing }: Clause): boolean {
  if (!cues.has('not') || !isEmpty(trailing)) return false;

  return nouns.length === 0
    ? !isEmpty(refused)
    : nouns.every(
        ({ negated, excepted, isDefinite }) => negated && !excepted && (!isDefinite || cues.has('or')),
      );
}

/** "Leave it", „lass sie so“, and nothing else. */
function isOfPronounAlone({ hasPronoun, cues, others, trailing, nouns, isPraise }: Clause): boolean {
  return (
    hasPronoun &&
    !isPraise &&
    nouns.length + others.length === 0 &&
    isEmpty(trailing) &&
    !['everything', 'rest', 'only', 'not'].some((cue) => cues.has(cue as Cue))
  );
}

/** "I like everything except the belt": that becomes another, and nothing else moves. */
function readAllBut(nouns: readonly Noun[], items: readonly OutfitItem[]): ClauseEdits {
  const disliked = nouns.flatMap((noun) => matching(noun, items, true));

  return {
    edits: disliked.map((item) => ({ do: 'replace', item: item.id, by: null, qualities: noQualities() })),
    keeps: items.filter((item) => !disliked.includes(item)).map((item) => item.id),
    unplaced: unplacedOf(nouns, items),
  };
}

/** "A blazer instead of the wrap, in cream": a color alone is that of what was asked for last, where anything was. */
function ofWhatIsNamed(edits: readonly Edit[]): Edit[] {
  const given: Edit[] = [];
  for (const edit of edits) {
    const asked = edit.do === 'recolour' && !edit.everything ? given.findLastIndex(isAskedFor) : -1;
    const target = given[asked];
    if (edit.do !== 'recolour' || target === undefined || !isAskedFor(target)) given.push(edit);
    else
      given[asked] = {
        ...target,
        qualities: joined(withoutSorts(target.qualities, edit.qualities), edit.qualities),
      };
  }

  return given;
}

/** "I said teal, that's turquoise", "the pink has to go. Pale blue": what is to be another color takes the one that is named alone. */
function inItsStead(edits: readonly Edit[]): Edit[] {
  const avoided = edits.filter((edit) => edit.do === 'avoid');
  const isFor = (edit: Edit): edit is Extract<Edit, { do: 'recolour' }> =>
    edit.do === 'recolour' &&
    !edit.everything &&
    avoided.length > 0 &&
    avoided.every(({ refused }) =>
      (['colours', 'fabrics', 'patterns'] as const).every(
        (sort) =>
          refused[sort].length === 0 ||
          (edit.qualities[sort].length > 0 && !isSame(edit.qualities[sort], refused[sort])),
      ),
    );
  const by = edits.find(isFor);
  if (by === undefined) return [...edits];

  return edits.flatMap((edit): Edit[] => {
    if (edit === by) return avoided.map(({ item }) => ({ do: 'modify', item, qualities: by.qualities }));

    return edit.do === 'avoid' ? [] : [edit];
  });
}

/** "The bridesmaids wear sage, I need another color": sage is none. */
function isSame(wished: readonly Quality[], refused: readonly Quality[]): boolean {
  const namesOf = ({ names = [], patterns = [] }: Quality) => [...names, ...patterns];
  const others = refused.flatMap(namesOf);

  return wished.flatMap(namesOf).every((name) => others.includes(name));
}

interface Quality {
  names?: readonly string[];
  patterns?: readonly string[];
}

function isAskedFor(edit: Edit): edit is Extract<Edit, { do: 'add' | 'replace' | 'modify' }> {
  return edit.do === 'add' || edit.do === 'modify' || (edit.do === 'replace' && edit.by !== null);
}

/** "The bag in black, the rest in white": what has its own color is not of the rest, and neither is what joins. */
function ofTheRest(edits: readonly Edit[]): Edit[] {
  const isOfAll = (edit: Edit) => edit.do === 'recolour' && edit.everything;
  const but = edits.flatMap((edit) =>
    (edit.do === 'modify' || edit.do === 'replace') && edit.qualities.colours.length > 0 ? [edit.item] : [],
  );
  if (!edits.some(isOfAll)) return [...edits];

  return [
    ...edits.filter(isOfAll).map((edit): Edit => (edit.do === 'recolour' ? { ...edit, but } : edit)),
    ...edits.filter((edit) => !isOfAll(edit)),
  ];
}

/** "Why brown shoes? I said black": a color alone is that of the piece that is named nearest to it, where one is. */
function ofNearest(
  edit: Edit,
  parts: readonly (ClauseEdits & { clause: Clause })[],
  at: number,
  items: readonly OutfitItem[],
): Edit[] {
  if (edit.do !== 'recolour' || edit.everything) return [edit];
  // "Silk next to poster paint?": nobody asks for what is there already, so something is wrong with it.
  const had = items.filter((item) => hasAnyOf(item, edit.qualities));
  const { clause } = parts[at] ?? {};
  // "Brown with charcoal ...": more than one color, and all of them are there.
  const { colours } = edit.qualities;
  const isThere = (wish: (typeof colours)[number]) =>
    items.some(({ color }) => wish.names.some((name) => name === color));
  if (clause?.cues.has('with') && clause.nouns.length === 0 && colours.length > 1 && colours.every(isThere))
    return [];
  if (
    had.length > 0 &&
    clause?.verb === null &&
    clause.cues.size === 0 &&
    !clause.isTelling &&
    !clause.isPraise &&
    isOneSort(edit.qualities)
  )
    return had.map((item) => ({ do: 'avoid', item: item.id, refused: edit.qualities }));
  const byDistance = [...parts.keys()]
    .filter((index) => index !== at)
    .sort((one, other) => Math.abs(one - at) - Math.abs(other - at) || one - other);
  for (const index of byDistance) {
    const { clause, edits = [] } = parts[index] ?? {};
    // "The coat is lovely, just not the color. Green?"
    const isKept = clause?.verb === 'keep' && !clause.cues.has('another-colour');
    if (clause === undefined || isKept || clause.verb === 'remove' || edits.some(isAskedFor)) continue;
    const named = clause.nouns
      .filter((noun) => !noun.isBeside && !noun.excepted)
      .flatMap((noun) => matching(noun, items, true))
      .filter(({ id }) => !parts.some((part) => takesAway(part, id)));
    if (named.length > 0)
      return named.map((item) => ({ do: 'modify', item: item.id, qualities: edit.qualities }));
  }

  return [edit];
}

/** "Ties are optional, so ditch it", and not "the sweater itches, rather of cotton". */
function takesAway({ clause, edits }: ClauseEdits & { clause: Clause }, id: string): boolean {
  return clause.verb === 'remove' && edits.some((edit) => edit.do === 'remove' && edit.item === id);
}

function isOneSort({ colours, fabrics, patterns, shapes }: Qualities): boolean {
  return colours.length + fabrics.length + patterns.length === 1 && shapes.length === 0;
}
