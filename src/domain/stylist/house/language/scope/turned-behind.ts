import type { Grammar } from '../mentions/grammar.ts';
import type { Meaning, Mention } from '../mentions/meanings.ts';
import { startOfThought } from '../mentions/thought.ts';
import { cueInContext, isFalling, isHowItLooks } from './cues-in-context.ts';
import { noInContext } from './no-in-context.ts';

/** A "nicht" with nothing to strike behind it in its thought strikes what stands before it. */
export function turnedBehind(
  mentions: readonly Mention[],
  { negatesBehind, separated, tooMuch, than }: Grammar,
): readonly Mention[] {
  if (negatesBehind === null) return mentions;

  return mentions.map((mention, at) => {
    if (than.word.test(mention.text) && isPreferredBefore(mentions, at, than.preferred))
      return { ...mention, meaning: { is: 'cue', cue: 'instead-of' } };
    // "I like a blazer more than the trench", "loafers over oxfords any day".
    if (isPreferredPiece(mentions, at)) return { ...mention, meaning: { is: 'cue', cue: 'instead-of' } };
    if (tooMuch?.test(mention.text) === true && isPredicate(mentions, at + 1))
      return { ...mention, meaning: { is: 'degree', direction: -1 } };
    // "I'd fall over", "it falls off": no season.
    if (mention.text === 'fall' && mention.meaning.is === 'weather' && isFalling(mentions, at))
      return { ...mention, meaning: { is: 'filler' } };
    // „Darf ruhig eleganter sein“ grants it, and nothing is to be calm.
    if (mention.text === 'ruhig' && isGrantedMore(mentions, at))
      return { ...mention, meaning: { is: 'filler' } };
    // "I'm 19 and not my mother".
    if (isNoRelative(mentions, at)) return { ...mention, meaning: { is: 'filler' } };
    const cue = noInContext(mentions, at) ?? cueInContext(mentions, at);
    if (cue !== null) return { ...mention, meaning: cue };
    // "Leopard though makes me look old": said behind the noun, it begins nothing.
    if (/^(?:though|however)$/.test(mention.text) && isOfNounBefore(mentions, at))
      return { ...mention, meaning: { is: 'filler' } };
    // "I'd keep everything but swap the bag": what follows is another thought, and no exception.
    const behind = mentions[at + 1]?.meaning;
    if (/^(?:everything|all) but$/.test(mention.text) && behind?.is === 'cue' && DOES.has(behind.cue))
      return { ...mention, meaning: { is: 'cue', cue: 'but' } };
    const ending = separated.get(mention.text);
    const after = mentions[at + 1]?.meaning;
    const endsThought =
      after === undefined ||
      after.is === 'break' ||
      (after.is === 'cue' && (after.cue === 'but' || after.cue === 'and'));
    // „Sieht so langweilig aus“ takes nothing off.
    if (mention.text === 'aus' && endsThought && isHowItLooks(mentions, at))
      return { ...mention, meaning: { is: 'filler' } };
    const isPraise = ending === 'keep';
    if (ending !== undefined && endsThought && (!isPraise || mentions[at - 1]?.meaning.is === 'garments'))
      return { ...mention, meaning: { is: 'cue', cue: ending } };
    if (mention.meaning.is !== 'cue' || mention.meaning.cue !== 'not' || !negatesBehind.test(mention.text))
      return mention;
    const next = mentions
      .slice(at + 1, at + 9)
      .find(
        ({ meaning }) =>
          meaning.is !== 'filler' && !(meaning.is === 'cue' && ['make', 'add'].includes(meaning.cue)),
      );
    // "Sunglasses would finish it, no?" asks for them.
    if (next?.meaning.is === 'break' && next.meaning.mark === '?' && mention.text === 'no')
      return { ...mention, meaning: { is: 'filler' } };
    // "No aircon", "no idea": what is not there is no item of clothing, and what stands before it stays.
    const isOfPiece = WHICH.test(mentions[at + 1]?.text ?? '') && mentions[at + 2]?.meaning.is === 'garments';
    if (
      mention.text === 'no' &&
      after?.is === 'filler' &&
      !isOfPiece &&
      !POLITE.test(mentions[at + 1]?.text ?? '')
    )
      return { ...mention, meaning: { is: 'filler' } };
    // "I am 45 and not 80" denies an age.
    if (/^\d/.test(mentions[at + 1]?.text ?? '')) return { ...mention, meaning: { is: 'filler' } };
    const isLast =
      next === undefined ||
      next.meaning.is === 'break' ||
      // „Bitte nicht wieder alles in Gelb“ goes on.
      (next.meaning.is === 'cue' && next.meaning.cue !== 'in' && next.meaning.cue !== 'everything');
    const isBehind = isLast && mentions[at - 1] !== undefined && mentions[at - 1]?.meaning.is !== 'break';

    return isBehind ? { ...mention, meaning: { is: 'cue', cue: 'strikes-back' } } : mention;
  });
}

/** "No small bags", "no such shoes". */
const WHICH = /^(?:such|big|bigger|large|huge|small|little|long|short|old|other|more)$/;
/** "Heels, no please". */
const POLITE = /^(?:please|pls|plz|thanks|thank|thx|sorry|bitte|danke)$/;

function isOfNounBefore(mentions: readonly Mention[], at: number): boolean {
  const [before, next] = [mentions[at - 1]?.meaning, mentions[at + 1]?.meaning];
  const isThing =
    before !== undefined && ['garments', 'colour', 'fabric', 'pattern', 'missing'].includes(before.is);

  return isThing && next?.is === 'cue' && ['strikes-back', 'keep', 'not'].includes(next.cue);
}

/** "Die Schuhe hätte ich lieber in Grün als in Beige": what stands behind the "than" gives way. */
function isPreferredBefore(mentions: readonly Mention[], at: number, preferred: RegExp): boolean {
  const start = mentions.findLastIndex(({ meaning }, index) => index < at && meaning.is === 'break');
  const next = mentions[at + 1]?.meaning;

  const before = mentions.slice(start + 1, at);
  if (next === undefined || next.is === 'break') return false;
  if (wouldBeBetter(before) && meaningBehind(mentions, at)?.is === 'garments') return true;
  if (!before.some(({ text }) => preferred.test(text))) return false;

  // "I prefer navy to black", and not "I prefer to wear navy" or "nicer to sit in".
  const behind = meaningBehind(mentions, at);

  return (
    mentions[at]?.text !== 'to' ||
    (behind !== undefined &&
      OF_CLOTHES.has(behind.is) &&
      behind.is === before.at(-1)?.meaning.is &&
      before.some(({ text }) => /prefer/.test(text)))
  );
}

/** „Eine Strickjacke wär praktischer [als der Pulli]“, "a cardigan would be more practical [than the sweater]". */
function wouldBeBetter(before: readonly Mention[]): boolean {
  const [last, beforeLast] = [before.at(-1), before.at(-2)];

  return (
    before.some(({ meaning, negated }) => meaning.is === 'garments' && !negated) &&
    before.some(({ said }) => WOULD_BE.test(said)) &&
    (/^\p{L}{3,}er$/u.test(last?.text ?? '') || /^more$/.test(beforeLast?.text ?? ''))
  );
}

/** „Wären“ wishes what „waren“ tells. */
const WOULD_BE = /^(?:w(?:ä|ae)r(?:en?)?|would|(?:it|that)['’]?d)$/i;

const POINTS = /^(?:that|those|this|these|diese[rsmn]?)$/;

/** What stands behind a word, past an article. */
function meaningBehind(mentions: readonly Mention[], at: number): Meaning | undefined {
  const next = mentions[at + 1]?.meaning;

  const isArticle =
    (next?.is === 'cue' && next.cue === 'article') || POINTS.test(mentions[at + 1]?.text ?? '');

  return isArticle ? mentions[at + 2]?.meaning : next;
}

/** Between two pieces, where a word says that the first is the better one. */
function isPreferredPiece(mentions: readonly Mention[], at: number): boolean {
  const isLiked =
    mentions[at]?.text === 'more than' && mentions.slice(0, at).some(({ text }) => LIKES_IT.test(text));
  const isAnyDay =
    mentions[at]?.text === 'over' && mentions.slice(at + 1, at + 4).some(({ text }) => ANY_DAY.test(text));
  if (!isLiked && !isAnyDay) return false;
  const isNamed = mentions
    .slice(startOfThought(mentions, at), at)
    .some(({ meaning }) => meaning.is === 'garments');
  // "A bucket bag in cognac over the tote any day".
  const first = isNamed ? 'garments' : mentions[at - 1]?.meaning.is;

  return first !== undefined && OF_CLOTHES.has(first) && meaningBehind(mentions, at)?.is === first;
}

const LIKES_IT = /^(?:id like|i like|like|id love|love|want|i want|prefer|i prefer|id prefer)$/;

const ANY_DAY = /^(?:any ?day|any ?time|every ?time|always)$/;

const OF_CLOTHES: ReadonlySet<Meaning['is']> = new Set(['garments', 'colour', 'fabric', 'pattern'] as const);

const DOES: ReadonlySet<string> = new Set(['swap', 'add', 'remove', 'make']);

/** A quality with nothing behind it that it could be of: "die sind mir zu sportlich", not "zu eleganten Schuhen". */
function isPredicate(mentions: readonly Mention[], at: number): boolean {
  const [quality, next] = [mentions[at]?.meaning, mentions[at + 1]?.meaning];
  const isOfOne = ['style', 'mood', 'formality', 'shape'].includes(quality?.is ?? '');

  return (
    isOfOne && !['garments', 'colour', 'fabric', 'pattern', 'shape', 'occasion'].includes(next?.is ?? '')
  );
}

function isNoRelative(mentions: readonly Mention[], at: number): boolean {
  if (!/^(?:not|nicht|nich|net|ned)\b/.test(mentions[at]?.text ?? '')) return false;
  const words = mentions
    .slice(at, at + 3)
    .map(({ text }) => text)
    .join(' ');

  return NO_RELATIVE.test(words);
}

const NO_RELATIVE =
  /^\w+ (?:my|mein(?:e[nrsm]?)?) (?:mother|mum|mom|father|dad|grandmother|grandma|gran|nan|granny|grandfather|grandpa|grandad|sister|brother|aunt|uncle|boss|mutter|mama|vater|papa|oma|opa|schwester|bruder|tante|onkel|chef|chefin)(?: |$)/;

/** Behind a verb that allows, and before what there may be more of. */
function isGrantedMore(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(startOfThought(mentions, at), at);
  const next = mentions.slice(at + 1, at + 3).map(({ text }) => text);

  return (
    before.some(({ text }) => /^(?:kann|konnen|konnte|konnten|darf|durfen|durfte|durften)\b/.test(text)) &&
    next.some((text) => /^(?:mehr|viel|etwas|bisschen|noch)$|er$/.test(text))
  );
}
