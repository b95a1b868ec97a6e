import { isCue } from '../mentions/cues.ts';
import type { Cue, Meaning, Mention } from '../mentions/meanings.ts';
import { endOfThought } from '../mentions/thought.ts';
import {
  addsBehindComma,
  isBesideNothing,
  isBesideWithout,
  isOfPieceWithout,
  isSecondAndLast,
} from './beside-struck.ts';
import { afterDefiniteArticle, endsScope, isNo, opensScope } from './ends-of-scope.ts';
import { endsExcess } from './excess.ts';
import { isBreak, isConnector, isQuality, STRIKABLE, strikeBack } from './strike-back.ts';

/**
 * Marks what stands within reach of a "no". The reach is a list of noun phrases: it goes over "or", over "and" and
 * commas while the list goes on without a new article or verb ("no heels, ties or blazers"). It ends at a full stop, at
 * "but", at the next verb, and where a second phrase follows a noun without a word between ("no tie brown loafers").
 * What people say of things they cannot bear strikes backwards: "wool makes me itch", "leather-free".
 */
export function markNegated(mentions: readonly Mention[]): Mention[] {
  const marked = mentions.map((mention) => ({ ...mention }));
  let open: 'not' | 'except' | null = null;
  let struckNoun: Mention | null = null;
  let hasStruck = false;
  let struckLast: Meaning | null = null;
  let opener: Cue | null = null;

  for (const [at, mention] of marked.entries()) {
    const { meaning } = mention;

    if (opensScope(meaning) || strikesForward(marked, at)) {
      // "Nothing except black": the exception of a "no" is welcome.
      open = !isCue(meaning, 'except') ? 'not' : open === 'not' ? null : 'except';
      struckNoun = null;
      hasStruck = false;
      struckLast = null;
      opener = opensScope(meaning) ? meaning.cue : 'not';
    } else if (open !== null && (endsScope(marked, at) || isNextPhrase(marked, at, struckNoun))) open = null;
    else if (hasStruck && opener !== 'not' && isOfTheWhole(meaning)) open = null;
    // "Nothing fancy: jeans and a jumper".
    else if (open === 'not' && hasStruck && meaning.is === 'break' && meaning.mark === ':') open = null;
    else if (open !== null && struckLast !== null && endsExcess(marked, at, struckLast)) open = null;
    else if (open !== null && hasStruck && meaning.is === 'break' && ALSO.test(marked[at + 1]?.text ?? ''))
      open = null;
    else if (open !== null && isQualityBefore(marked, at, struckLast) && isNextThing(marked, at)) open = null;
    // "Nothing stiff, a cardigan and trousers": a piece goes on no list of what it is not to be like.
    else if (open === 'not' && isBesideNothing(marked, at, struckNoun, hasStruck)) open = null;
    // „Ein Badeanzug ohne Muster und Sandalen“: what a piece is to be without ends where the next is named.
    else if (open === 'not' && struckNoun === null && hasStruck && isBesideWithout(marked, at)) open = null;
    // "Not a skirt, and a nice blouse": of two things nobody makes a list with a comma.
    else if (open === 'not' && struckNoun !== null && isSecondAndLast(marked, at)) open = null;
    // „Ein Mantel ohne Kapuze in Grau“: the color is that of the coat.
    else if (open === 'not' && struckNoun === null && isOfPieceWithout(marked, at)) open = null;
    // "No pattern in the tie": the tie is only where it is not to be.
    else if (open === 'not' && opener === 'not' && hasStruck && isWhereRefused(marked, at)) open = null;
    // "Instead of linen cotton": of two cloths side by side the second is the new one.
    else if (open !== null && opener === 'instead-of' && isSecondOfKind(marked, at)) open = null;
    // "A cap instead of the straw hat, and sunglasses": one more wish, which no "the" makes one more of what goes.
    else if (open !== null && opener === 'instead-of' && hasStruck && addsBehindComma(marked, at))
      open = null;
    // "Everything but the hat white": what follows is said of everything.
    else if (open === 'except' && struckNoun !== null && isLastQuality(marked, at)) open = null;
    // "A top rather than that tee, navy and white", "a hoodie not a jumper, gray, and the boots stay": what is wanted is to be like that.
    else if (open !== null && hasStruck && isOnlyDescribed(marked, at) && isContrast(marked, at, opener))
      open = null;
    // "Nothing fuzzy, and local TV wants me": where one goes is no item of a list of cloths.
    else if (open !== null && hasStruck && meaning.is === 'occasion' && struckLast?.is !== 'occasion')
      open = null;
    else if (open !== null && STRIKABLE.has(meaning.is)) {
      mention.negated = true;
      mention.excepted = open === 'except';
      hasStruck = true;
      struckLast = meaning;
      if (meaning.is === 'garments') struckNoun = mention;
    } else if (isConnector(meaning)) struckNoun = null;

    if (meaning.is === 'cue' && open === null && !strikesForward(marked, at))
      strikeBack(marked, at, meaning.cue);
  }

  return marked;
}

/** "No pattern in the tie", „kein Muster auf der Krawatte“: behind a struck cut or pattern the piece that it is not to be on. */
function isWhereRefused(marked: readonly Mention[], at: number): boolean {
  const noun = isCue(marked[at + 1]?.meaning, 'article') ? at + 2 : at + 1;

  return marked[noun]?.meaning.is === 'garments' && isPlaceOfRefused(marked, noun);
}

export function isPlaceOfRefused(mentions: readonly Mention[], noun: number): boolean {
  const link = isCue(mentions[noun - 1]?.meaning, 'article') ? noun - 2 : noun - 1;
  const [said, on] = [mentions[link - 1], mentions[link]];
  const isDefinite = DEFINITE.test(mentions[noun - 1]?.text ?? '');

  // „Kein Schwarz bei Schuhen und Tasche“.
  if (said?.negated === true && said.meaning.is === 'colour' && on?.text === 'bei') return true;

  return (
    said?.negated === true &&
    (said.meaning.is === 'pattern' || said.meaning.is === 'shape') &&
    (ON_THE.test(on?.text ?? '') || (isDefinite && ON.test(on?.text ?? '')))
  );
}

const DEFINITE = /^(?:the|my|that|der|dem|den|die|das|meine[mnr]?)$/;

const ON = /^(?:in|on|auf|an|bei)$/;

const ON_THE = /^(?:am|im|beim)$/;

/** "Trousers instead of shorts, also linen please": one more wish. */
const ALSO = /^(?:also|plus|ausserdem|außerdem|zudem)$/;

/** "Absolutely not black": what answers a question elsewhere is a "no" where something follows at once. */
function strikesForward(marked: readonly Mention[], at: number): boolean {
  const mention = marked[at];
  const ahead = marked[at + 1]?.meaning;
  // „Nicht meine langweilige Hose“.
  const next = ahead?.is === 'change' ? marked[at + 2]?.meaning : ahead;

  return (
    mention !== undefined &&
    isCue(mention.meaning, 'strikes-back') &&
    / (?:not|no)$|^nicht mein(?:e[nrsm]?)?$/.test(mention.text) &&
    next !== undefined &&
    (STRIKABLE.has(next.is) || isCue(next, 'article'))
  );
}

/** "Instead of gold all in silver", "all but the shoes in black": what follows is said of the whole again. */
function isOfTheWhole(meaning: Meaning): boolean {
  return meaning.is === 'cue' && (meaning.cue === 'everything' || meaning.cue === 'in');
}

/** Right behind a struck noun: another noun, what belongs to one, or what the whole is for. */
function isNextPhrase(marked: readonly Mention[], at: number, struckNoun: Mention | null): boolean {
  const mention = marked[at];
  if (struckNoun === null || mention === undefined || mention.text === struckNoun.text) return false;
  if (['garments', 'occasion', 'weather', 'mood', 'style', 'formality'].includes(mention.meaning.is))
    return true;
  if (!isQuality(mention.meaning)) return false;
  // „Statt Chino eine Cord“.
  if (INDEFINITE.test(marked[at - 1]?.text ?? '')) return true;
  // "Instead of the blue jeans please black ones".
  if (POLITELY.test(marked[at - 1]?.text ?? '')) return true;

  const noun = marked.slice(at).find(({ meaning }) => !isQuality(meaning));
  return noun?.meaning.is === 'garments';
}

const POLITELY = /^(?:bitte|please|pls|dann|then)$/;

const INDEFINITE = /^(?:an?|eine?[nrms]?)$/;

/** Right behind a struck color another color, with no noun behind. */
function isSecondOfKind(marked: readonly Mention[], at: number): boolean {
  const before = marked
    .slice(0, at)
    .findLast(({ meaning }) => meaning.is !== 'filler' && !isCue(meaning, 'article'));
  const [here, next] = [marked[at], marked[at + 1]];

  return (
    here !== undefined &&
    isQuality(here.meaning) &&
    before?.negated === true &&
    before.meaning.is === here.meaning.is &&
    before.from !== here.from &&
    next?.meaning.is !== 'garments'
  );
}

/** "In white, not light blue, and the shoes in black": behind a comma and "and" a noun is no color to be refused. */
function isNextThing(marked: readonly Mention[], at: number): boolean {
  const [here, next] = [marked[at], marked[at + 1]];
  const isAnd = next?.meaning.is === 'cue' && next.meaning.cue === 'and';

  // "Not see-through, and flats because I carry a child", "not down to my shins, and white sneakers bc I'll dance".
  const ahead = marked.slice(at + 2, at + 2 + LONGEST_PHRASE);
  const noun = ahead.findIndex(({ meaning }) => !isQuality(meaning));
  const isReasoned = ahead[noun]?.meaning.is === 'garments' && GIVES_REASON.test(ahead[noun + 1]?.text ?? '');

  // "Not white, not beige, and dark jeans": of a list each has a "no" of its own.
  const isListed =
    isAnd && isDescribedNoun(marked, at + 2) && isNo(marked[at - 2]?.meaning ?? { is: 'filler' });

  return (
    here?.meaning.is === 'break' &&
    isAnd &&
    (isReasoned || isListed || afterDefiniteArticle(marked, at + 1)?.meaning.is === 'garments')
  );
}

/** "Dark jeans", "a navy wool coat". */
function isDescribedNoun(marked: readonly Mention[], from: number): boolean {
  const first = isCue(marked[from]?.meaning, 'article') ? from + 1 : from;
  const noun = marked.findIndex(
    ({ meaning }, at) =>
      at >= first && !isQuality(meaning) && !['unknown', 'mood', 'style'].includes(meaning.is),
  );

  return noun > first && marked[noun]?.meaning.is === 'garments';
}

/** Right behind a noun and with nothing behind itself. */
function isLastQuality(marked: readonly Mention[], at: number): boolean {
  const [before, here, next] = [marked[at - 1], marked[at], marked[at + 1]];

  return before?.meaning.is === 'garments' && here?.meaning.is === 'colour' && isBreak(next);
}

/** Behind a comma nothing but colors, cloths and patterns up to the next stop. */
function isOnlyDescribed(marked: readonly Mention[], at: number): boolean {
  if (marked[at]?.meaning.is !== 'break') return false;
  const end = endOfThought(marked, at);
  const thought = marked.slice(at + 1, end);

  return (
    thought.some(({ meaning }) => isQuality(meaning)) &&
    thought.every(
      ({ meaning }) =>
        isQuality(meaning) || meaning.is === 'filler' || isCue(meaning, 'and') || isCue(meaning, 'or'),
    )
  );
}

/** One thing instead of another, or right before the "no" another thing. */
function isContrast(marked: readonly Mention[], at: number, opener: Cue | null): boolean {
  if (opener === 'instead-of') return true;
  const no = marked.slice(0, at).findLastIndex(({ meaning }) => opensScope(meaning));
  const wanted = marked
    .slice(0, no)
    .findLast(
      ({ meaning }) => meaning.is !== 'filler' && meaning.is !== 'break' && !isCue(meaning, 'and', 'but'),
    );

  return (
    opener === 'not' &&
    wanted?.meaning.is === 'garments' &&
    !wanted.negated &&
    marked.slice(no, at).some(({ meaning }) => meaning.is === 'garments')
  );
}

/** What was struck last, or stands struck by its own word: "not see-through". */
function isQualityBefore(marked: readonly Mention[], at: number, struckLast: Meaning | null): boolean {
  return (
    (struckLast !== null && (isQuality(struckLast) || struckLast.is === 'body')) ||
    marked[at - 1]?.meaning.is === 'care'
  );
}

/** A piece, what stands before it, and the word behind it. */
const LONGEST_PHRASE = 6;

const GIVES_REASON = /^(?:because|bc|cause|cos|coz|cuz|since|as|please|pls|weil|bitte)$/;
