import { isCue } from '../mentions/cues.ts';
import type { Cue, Meaning, Mention } from '../mentions/meanings.ts';
import { endOfThought } from '../mentions/thought.ts';
import { isQuality, isYes, STRIKABLE } from './strike-back.ts';

/** Cues after which a new, positive thought begins. */
const ENDS_SCOPE: ReadonlySet<Cue> = new Set([
  ...(['but', 'with', 'add', 'keep', 'make', 'swap', 'only', 'instead', 'another', 'for', 'rest'] as const),
]);

export const NOTHING = /^(?:nothing|nichts|nix|nischt|nothing too|nichts zu)$/;

export function isNo(meaning: Meaning): boolean {
  return meaning.is === 'cue' && (meaning.cue === 'not' || meaning.cue === 'instead-of');
}

export function opensScope(meaning: Meaning): meaning is { is: 'cue'; cue: 'not' | 'instead-of' | 'except' } {
  return meaning.is === 'cue' && ['not', 'instead-of', 'except'].includes(meaning.cue);
}

export function endsScope(marked: readonly Mention[], at: number): boolean {
  const { meaning, text = '' } = marked[at] ?? {};
  // "No black because it will be far too hot": the reason is not refused.
  if (
    BECAUSE.test(text) ||
    (text === 'as' && /^(?:i|im|we|it|its|he|she|they|my)$/.test(marked[at + 1]?.text ?? ''))
  )
    return true;
  // „Alles außer Grün beim Kleid“: the piece it is said of is not refused.
  if (AT_PIECE.test(text) && marked[at - 1]?.meaning.is === 'colour' && isPieceNext(marked, at)) return true;
  // "I hate my arms, so sleeves please": what follows from it is wished.
  if (SO.test(text) && (marked[at - 1]?.meaning.is !== 'cue' || TRIED.test(marked[at - 1]?.text ?? '')))
    return true;
  // "Nothing red I was thinking black trousers", „nichts Rotes ich dachte an eine schwarze Hose“.
  if (ME.test(text) && THINKS_OF.test(`${marked[at + 1]?.text} ${marked[at + 2]?.text}`)) return true;
  // "A dark shirt so the sauce doesn't show, and chinos".
  if (meaning?.is === 'break' && saysWhatDoesNot(marked, at)) return true;
  // „Statt der Sandalen was Geschlossenes“, "instead of sandals something closed": what comes in their place.
  if (SOMETHING.test(text) && isInstead(marked, at)) return true;
  if (meaning?.is === 'break' && isTradedQuality(marked, at)) return true;
  // "Hate: bodycon dresses".
  if (meaning?.is === 'break')
    return (
      meaning.strong ||
      !(listGoesOn(marked, at) || (meaning.mark === ':' && isNo(marked[at - 1]?.meaning ?? meaning)))
    );
  if (meaning?.is !== 'cue') return false;
  if (meaning.cue === 'and') return !listGoesOn(marked, at) || saysOwn(marked, at);
  if (meaning.cue === 'in' || meaning.cue === 'everything' || meaning.cue === 'it') return false;
  // "no make up", "don't add a belt", "nothing with stripes": the verb right after the "no" belongs to it.
  if (ENDS_SCOPE.has(meaning.cue)) return !(followsNo(marked, at) || isMoreOfNothing(marked, at));

  return false;
}

/** "Doesn't show", "won't fit" before a position: what something does not do, in a verb of no clothing. */
function saysWhatDoesNot(marked: readonly Mention[], at: number): boolean {
  const no = marked.slice(0, at).findLastIndex(({ meaning }) => isNo(meaning));
  const verb = marked.slice(no + 1, at);

  return (
    DOES_NOT.test(marked[no]?.text ?? '') &&
    verb.some(({ meaning }) => meaning.is === 'unknown') &&
    verb.every(({ meaning }) => meaning.is === 'unknown' || meaning.is === 'filler')
  );
}

const DOES_NOT = /^(?:doesnt|wont|wouldnt|didnt|does not|will not|would not|did not)$/;

const SOMETHING = /^(?:was|etwas|irgendwas|something|anything)$/;

/** Right behind the piece that gives way. */
function isInstead(marked: readonly Mention[], at: number): boolean {
  const no = marked.slice(0, at).findLastIndex(({ meaning }) => isNo(meaning));

  return isCue(marked[no]?.meaning, 'instead-of') && marked[at - 1]?.meaning.is === 'garments';
}

/** "Silver instead of gold, bag and earrings": what the one color takes the place of the other on. */
function isTradedQuality(marked: readonly Mention[], at: number): boolean {
  const no = marked.slice(0, at).findLastIndex(({ meaning }) => isNo(meaning));
  const isOnlyQuality = (mentions: readonly Mention[]) =>
    mentions.some(({ meaning }) => isQuality(meaning)) &&
    mentions.every(({ meaning }) => isQuality(meaning) || meaning.is === 'filler' || isCue(meaning, 'make'));

  return (
    isCue(marked[no]?.meaning, 'instead-of') &&
    isOnlyQuality(marked.slice(no + 1, at)) &&
    isOnlyQuality(
      marked.slice(marked.slice(0, no).findLastIndex(({ meaning }) => meaning.is === 'break') + 1, no),
    ) &&
    marked.slice(at + 1, at + 3).some(({ meaning }) => meaning.is === 'garments')
  );
}

/** „Nix Kitschiges mit Rüschen“, "nothing girly with bows": no piece is named that could have them. */
function isMoreOfNothing(marked: readonly Mention[], at: number): boolean {
  if (!isCue(marked[at]?.meaning, 'with')) return false;
  const start = marked.slice(0, at).findLastIndex(({ meaning }) => isNo(meaning) || meaning.is === 'break');
  const between = marked.slice(start + 1, at);

  return (
    NOTHING.test(marked[start]?.text ?? '') &&
    marked[start]?.meaning.is === 'cue' &&
    between.length < 4 &&
    between.every(({ meaning }) =>
      ['unknown', 'style', 'mood', 'shape', 'filler', 'degree'].includes(meaning.is),
    )
  );
}

const ME = /^(?:i|im|ich|wir)$/;

const THINKS_OF =
  /^(?:was thinking|thinking|thought|had|had in|dachte|denke|denk|hatte|hätte|mochte|möchte|will|wollte|suche|such|stelle|stell)(?: |$)/;

const AT_PIECE = /^(?:beim|bei|am|furs|für|fur)$/;

function isPieceNext(marked: readonly Mention[], at: number): boolean {
  return afterDefiniteArticle(marked, at)?.meaning.is === 'garments';
}

/** "Like I didn't try, so jeans". */
const TRIED = /^(?:try|tried|care|cared)$/;

const SO = /^(?:so|therefore|hence|also|deshalb|deswegen|daher|darum)$/;

const BECAUSE = /^(?:because|cause|since|weil|denn)$/;

/** "I don't want to wear jeans": verbs that follow one another are one. */
function followsNo(marked: readonly Mention[], at: number): boolean {
  // "But not with that shawl".
  if (isCue(marked[at - 1]?.meaning, 'except') && isCue(marked[at]?.meaning, 'with')) return true;
  for (let before = at - 1; before >= 0; before--) {
    const meaning = marked[before]?.meaning;
    if (meaning === undefined) return false;
    if (isNo(meaning)) return true;
    const isVerbGroup =
      meaning.is === 'filler' ||
      (meaning.is === 'cue' && ['article', 'add', 'make', 'in', 'it'].includes(meaning.cue));
    if (!isVerbGroup) return false;
  }

  return false;
}

/** "No tie and the shoes a bit more casual": what is said of the second noun is said of it alone. */
function saysOwn(marked: readonly Mention[], at: number): boolean {
  const noun = marked.findIndex(({ meaning }, index) => index > at && meaning.is === 'garments');
  if (noun < 0 || noun > at + 2) return false;
  const behind = marked.slice(noun + 1).find(({ meaning }) => meaning.is !== 'filler')?.meaning;

  // "Jeans rather than chinos and trainers rather than boots".
  if (isCue(behind, 'instead-of')) return true;

  // "Instead of trousers and the shoes in red": what they are to be is said of them.
  const isDescribed =
    isCue(behind, 'in') && marked.slice(noun + 2, noun + 4).some(({ meaning }) => isQuality(meaning));

  return (
    isDescribed ||
    (behind !== undefined &&
      ['change', 'degree', 'colour', 'shape', 'fabric', 'pattern', 'mood', 'style', 'formality'].includes(
        behind.is,
      ))
  );
}

/** After a comma or "and": whether what follows is one more bare item of the same list. */
function listGoesOn(marked: readonly Mention[], at: number): boolean {
  const next = afterDefiniteArticle(marked, at)?.meaning;
  if (next === undefined) return false;
  if (next.is === 'cue') return next.cue === 'or' || next.cue === 'and' || next.cue === 'not';
  // A comma before a wish for the whole outfit ("no heels, navy") starts anew unless a list word follows.
  if (!STRIKABLE.has(next.is) || isWelcome(marked, at)) return false;

  return marked[at]?.meaning.is === 'cue' || (orFollows(marked, at) && !isWishBehindManner(marked, at));
}

/** "Not too dressy, black trousers and a nice top": what is refused is how it is to be, and pieces are listed that are so; "nothing sporty, hoodies or leggings" goes on. */
function isWishBehindManner(marked: readonly Mention[], at: number): boolean {
  const no = marked.slice(0, at).findLastIndex(({ meaning }) => opensScope(meaning));
  const refused = marked.slice(no + 1, at);
  const link = marked.slice(at + 1).find(({ meaning }) => isCue(meaning, 'and', 'or'));
  const behind = marked.slice(at + 1, at + 1 + FARTHEST_NOUN);

  return (
    isCue(link?.meaning, 'and') &&
    refused.length > 0 &&
    refused.every(({ meaning }) => MANNERS.has(meaning.is)) &&
    behind.some(({ meaning }) => meaning.is === 'garments')
  );
}

const FARTHEST_NOUN = 3;
const MANNERS: ReadonlySet<Meaning['is']> = new Set([
  ...(['degree', 'formality', 'mood', 'style', 'filler', 'change'] as const),
]);

/** "No heels, loafers and flats do me fine": behind a comma things that a thought of their own welcomes. */
function isWelcome(marked: readonly Mention[], at: number): boolean {
  if (marked[at]?.meaning.is !== 'break') return false;
  const end = endOfThought(marked, at);
  const thought = marked.slice(at + 1, end);
  const noun = thought.findLastIndex(({ meaning }) => STRIKABLE.has(meaning.is) && meaning.is !== 'unknown');
  // "Too much gold, bag and earrings in silver".
  const isToBe = thought.findLastIndex(({ meaning }) => isCue(meaning, 'in'));
  if (
    isToBe > 0 &&
    thought.slice(0, isToBe).some(({ meaning }) => meaning.is === 'garments') &&
    thought.slice(isToBe + 1).some(({ meaning }) => isQuality(meaning))
  )
    return true;

  return thought.slice(noun + 1).some((mention) => isYes(mention) || isCue(mention.meaning, 'keep'));
}

/** "without the tote and the belt" goes on; "no heels and a blue dress" does not. */
export function afterDefiniteArticle(marked: readonly Mention[], at: number): Mention | undefined {
  const next = marked[at + 1];

  return next !== undefined &&
    /^(?:the|my|any|anything|der|die|das|den|dem|des|meinen?|meine[mr]|meine)$/.test(next.text)
    ? marked[at + 2]
    : next;
}

function orFollows(marked: readonly Mention[], at: number): boolean {
  for (const { meaning } of marked.slice(at + 1, at + 1 + LONGEST_LIST)) {
    if (meaning.is === 'cue') return meaning.cue === 'or' || meaning.cue === 'and';
    if (meaning.is === 'break' && meaning.strong) return false;
  }

  return false;
}

/** Mentions that a list may still have before its "or": looking further costs more than it finds. */
const LONGEST_LIST = 24;
