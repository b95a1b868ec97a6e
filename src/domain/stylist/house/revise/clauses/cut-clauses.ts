import { isCue } from '../../language/mentions/cues.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { ALSO, DEFINITE, isArticle, isMatch, isQuality } from '../../language/mentions/mention-kinds.ts';
import { isSparing } from '../senses/spared-pieces.ts';
import { VERBS } from './clause.ts';

export function isSubstantial({ meaning }: Mention): boolean {
  return (
    meaning.is !== 'filler' &&
    meaning.is !== 'unknown' &&
    !(meaning.is === 'cue' && ['and', 'but', 'article'].includes(meaning.cue))
  );
}

export function startsAnew(
  { meaning }: Mention,
  mentions: readonly Mention[],
  at: number,
  current: readonly Mention[],
): boolean {
  if (meaning.is === 'break') return true;
  // "Scarf off beanie on", „Hut weg Kappe her“.
  const isBehindParticle = current.at(-2)?.meaning.is === 'garments';
  // "Put a belt on the jeans" goes on.
  const isOnThem = current.at(-1)?.text === 'on' && DEFINITE.test(mentions[at]?.text ?? '');
  const startsPiece = meaning.is === 'garments' || isArticle(meaning) || isQuality(meaning);
  if (PARTICLE.test(current.at(-1)?.text ?? '') && isBehindParticle && startsPiece && !isOnThem) return true;
  // "Bag smaller earrings bigger".
  if (
    meaning.is === 'garments' &&
    mentions[at - 1]?.meaning.is === 'change' &&
    mentions[at - 2]?.meaning.is === 'garments' &&
    mentions[at + 1]?.meaning.is === 'change'
  )
    return true;
  // "Shorter coat longer tee".
  if (
    meaning.is === 'change' &&
    mentions[at - 1]?.meaning.is === 'garments' &&
    mentions[at - 2]?.meaning.is === 'change' &&
    mentions[at + 1]?.meaning.is === 'garments'
  )
    return true;
  if (BECAUSE.test(mentions[at]?.text ?? '') && /^(?:my|mein\w*)$/.test(mentions[at + 1]?.text ?? ''))
    return current.some(isSubstantial);
  if (
    meaning.is === 'filler' &&
    THEN.test(mentions[at]?.text ?? '') &&
    current.some(({ meaning: said }) => said.is === 'garments') &&
    nounAhead(mentions, at)
  )
    return true;
  // "I only wear silver so please change the earrings".
  if (meaning.is === 'filler' && THEREFORE.test(mentions[at]?.text ?? ''))
    return current.some(isSubstantial) && verbNext(mentions, at);
  if (beginsNextInTurn(mentions, at)) return true;
  // „Alles gut nur die Bluse in Hellblau“.
  if (isCue(meaning, 'only') && isAllRight(current) && nounAhead(mentions, at)) return true;
  if (meaning.is !== 'cue') return false;
  // "Cheaper without losing the scarf": that is to stay.
  if (isSparing(mentions[at])) return current.some(isSubstantial);
  // „Die Ohrringe weglassen dafür ne Kette“.
  if (meaning.cue === 'instead')
    return current.some((said) => isCue(said.meaning, 'remove')) && nounAhead(mentions, at);
  // "In green though" ends with it.
  if (meaning.cue === 'but') return !(AT_THE_END.test(mentions[at]?.text ?? '') && endsThought(mentions, at));
  // "Make it green or drop it".
  // „Badehose noch dazu“ is no "or".
  if (meaning.cue === 'or')
    return mentions[at]?.text !== 'noch' && nextVerb(mentions, at) && current.some(isSubstantial);
  if (meaning.cue === 'and') {
    return (
      (isOfTheRest(mentions, at) ||
        nextVerb(mentions, at) ||
        nextGoes(mentions, at) ||
        nextColourStays(mentions, at) ||
        nextSwap(mentions, at, current) ||
        nextExchange(mentions, at, current) ||
        nextDescribed(mentions, at, current) ||
        nextChanged(mentions, at, current) ||
        nextOfItsOwn(mentions, at, current)) &&
      current.some(isSubstantial)
    );
  }
  // "swap the belt for a scarf add a hat": a second verb after a noun begins a new thought.
  return (
    VERBS.has(meaning.cue) &&
    meaning.cue !== 'make' &&
    !endsThought(mentions, at) &&
    !isOfNounBefore(mentions, at) &&
    !isPredicate(mentions, at) &&
    !isOfColours(mentions, at) &&
    current.some((mention) => mention.meaning.is === 'garments') &&
    // „Unters Hemd noch ein Tanktop“ says where, and of one thing.
    !LAYER.test(current[0]?.text ?? '') &&
    !current.some((mention) => mention.meaning.is === 'cue' && mention.meaning.cue === 'instead-of') &&
    meaning.cue !== 'keep'
  );
}

/** „Sandalen gegen Sneaker tauschen und statt dem Hut eine Kappe“: an exchange that is done, and the next. */
function nextExchange(mentions: readonly Mention[], at: number, current: readonly Mention[]): boolean {
  const next = mentions[THEN.test(mentions[at + 1]?.text ?? '') ? at + 2 : at + 1];
  const nouns = (said: readonly Mention[]) => said.filter(({ meaning }) => meaning.is === 'garments').length;
  if (next === undefined || !isCue(next.meaning, 'instead-of')) return false;

  // "The shirt in linen and instead of the oxfords loafers": the other names both of its own.
  return (
    (current.some(({ meaning }) => isCue(meaning, 'swap')) && nouns(current) > 1) ||
    (nouns(current) > 0 && nouns(thoughtBehind(mentions, at)) > 1)
  );
}

/** „Hose in Schwarz Boots in Schwarz Rest lassen“: each with its color behind it, and no mark between them. */
function beginsNextInTurn(mentions: readonly Mention[], at: number): boolean {
  const [noun, link, colour, here, nextLink, nextColour] = mentions.slice(Math.max(0, at - 3), at + 3);
  const isPlace = (mention: Mention | undefined) => mention !== undefined && isCue(mention.meaning, 'in');

  return (
    at >= 3 &&
    noun?.meaning.is === 'garments' &&
    isPlace(link) &&
    colour?.meaning.is === 'colour' &&
    here !== undefined &&
    (isCue(here.meaning, 'rest') ||
      (here.meaning.is === 'garments' && isPlace(nextLink) && nextColour?.meaning.is === 'colour'))
  );
}

/** "All good": nothing but that it can stay. */
function isAllRight(current: readonly Mention[]): boolean {
  const said = current.filter(({ meaning }) => meaning.is !== 'filler');

  return (
    // "Keep only the loafers".
    said.some(({ meaning, text }) => isCue(meaning, 'keep') && !KEEP.test(text)) &&
    said.every(({ meaning }) => isCue(meaning, 'keep', 'everything', 'it', 'rest'))
  );
}

const KEEP = /^(?:keep|leave|stay|behalt|lass|bleib)/;
const AT_THE_END = /^(?:though|tho|however|allerdings|aber)$/;
const LAYER = /^(?:unters?|unterm|ubers?|uberm|over|under|underneath)$/;
const BECAUSE = /^(?:because|cause|cos|coz|cuz|bc|since|weil|denn)$/;
export const THEN = /^(?:then|dann|anschließend|anschliessend|so)$/;

const THEREFORE = /^(?:so|therefore|hence|also|deshalb|deswegen|drum|darum|daher)$/;

/** What is to be done, whatever is said politely before it. */
function verbNext(mentions: readonly Mention[], at: number): boolean {
  const next = mentions.slice(at + 1).find(({ meaning }) => meaning.is !== 'filler');

  return isCue(next?.meaning, 'swap', 'remove', 'add');
}

/** "Chinos in navy then the sweater in cream". */
function nounAhead(mentions: readonly Mention[], at: number): boolean {
  const next = isArticle(mentions[at + 1]?.meaning) ? at + 2 : at + 1;

  return mentions.slice(next).find(({ meaning }) => !isQuality(meaning))?.meaning.is === 'garments';
}

/** "The tie needs to be black": nothing but qualities behind the verb are those of the noun before it. */
function isPredicate(mentions: readonly Mention[], at: number): boolean {
  const behind = mentions.slice(at + 1);
  const end = behind.findIndex(
    ({ meaning }) => meaning.is === 'break' || (meaning.is === 'cue' && ['and', 'but'].includes(meaning.cue)),
  );
  const said = behind.slice(0, end < 0 ? undefined : end).filter(({ meaning }) => meaning.is !== 'filler');

  return (
    said.some(({ meaning }) => isQuality(meaning)) && !said.some(({ meaning }) => meaning.is === 'garments')
  );
}

/** „Shirt und Schuhe tauschen die Farben“. */
function isOfColours(mentions: readonly Mention[], at: number): boolean {
  return mentions.slice(at + 1, at + 3).some(({ text }) => /^(?:colou?rs|farben)$/.test(text));
}

/** "The scarf can go", "lass die Kette weg": a verb with nothing behind it is that of the noun before it. */
function endsThought(mentions: readonly Mention[], at: number): boolean {
  const next = mentions.slice(at + 1, at + 8).find(({ meaning }) => meaning.is !== 'filler');

  return (
    next === undefined ||
    next.meaning.is === 'break' ||
    (next.meaning.is === 'cue' && next.meaning.cue === 'and')
  );
}

/** "White pocket square and the tie can go": what goes is the piece right before the verb. */
function nextGoes(mentions: readonly Mention[], at: number): boolean {
  const ahead = thoughtBehind(mentions, at).filter(({ meaning }) => meaning.is !== 'filler');
  const [article, noun, verb, ...more] = ahead;

  return (
    DEFINITE.test(article?.text ?? '') &&
    noun?.meaning.is === 'garments' &&
    verb !== undefined &&
    isCue(verb.meaning, 'remove') &&
    more.length === 0 &&
    mentions.slice(0, at).findLast(({ meaning }) => meaning.is !== 'filler')?.meaning.is === 'garments' &&
    !DEFINITE.test(mentions[at - 2]?.text ?? '')
  );
}

/** "The tote in tan and silver can stay": a color that stays is none of what is named before it. */
function nextColourStays(mentions: readonly Mention[], at: number): boolean {
  const [colour, verb] = thoughtBehind(mentions, at).filter(
    ({ meaning }) => meaning.is !== 'filler' && !isArticle(meaning),
  );

  return colour?.meaning.is === 'colour' && verb !== undefined && isCue(verb.meaning, 'keep');
}

/** "swap the loafers for brogues and the tote for a briefcase": another pair of old and new. */
function nextSwap(mentions: readonly Mention[], at: number, current: readonly Mention[]): boolean {
  const swaps = current.some(({ meaning }) => isCue(meaning, 'swap'));
  const isExchange = ({ meaning }: Mention) =>
    isCue(meaning, 'for', 'instead-of') || (swaps && isCue(meaning, 'with'));
  const isSwap = current.some(isExchange);
  if (!isSwap) return false;
  const ahead = thoughtBehind(mentions, at);
  const pivot = ahead.findIndex(isExchange);

  return ahead.slice(0, Math.max(0, pivot)).some(({ meaning }) => meaning.is === 'garments');
}

/** What follows up to the next break or "and". */
function thoughtBehind(mentions: readonly Mention[], at: number): Mention[] {
  const ahead: Mention[] = [];
  for (let next = at + 1; next < mentions.length; next++) {
    const mention = mentions[next] as Mention;
    const { meaning } = mention;
    if (meaning.is === 'break' || (meaning.is === 'cue' && meaning.cue === 'and')) break;
    ahead.push(mention);
  }

  return ahead;
}

/** "The bag in black and the loafers in brown": what is said behind a noun is its own, and the next noun begins anew. */
function nextDescribed(mentions: readonly Mention[], at: number, current: readonly Mention[]): boolean {
  const lastNoun = current.findLastIndex(({ meaning }) => meaning.is === 'garments');
  const behind = current.slice(lastNoun + 1);
  // "Swap the tee with something striped" is an exchange; "a tee with stripes" is not.
  const isExchange = current.some(({ meaning }) => isCue(meaning, 'swap'));
  const isDescribed =
    lastNoun >= 0 &&
    behind.some(({ meaning }) => isQuality(meaning)) &&
    !behind.some(({ meaning }) => isCue(meaning, 'for') || (isExchange && isCue(meaning, 'with')));
  if (!isDescribed) return false;
  const ahead = mentions
    .slice(at + 1, at + 1 + FARTHEST_NOUN)
    .filter(
      ({ meaning, text }) => !isArticle(meaning) && !isMatch(meaning) && !ALSO.test(text) && !THEN.test(text),
    );
  const next = ahead.find(
    ({ meaning }) => !isQuality(meaning) && meaning.is !== 'change' && meaning.is !== 'degree',
  );
  const startsBare = ahead[0]?.meaning.is === 'garments';
  // "Ballerinas in red and then also a red bag", with or without the article.
  const startsAgain = mentions
    .slice(at + 1, at + 3)
    .some(({ meaning, text }) => isArticle(meaning) || THEN.test(text) || ALSO.test(text));

  return next?.meaning.is === 'garments' && (startsBare || startsAgain);
}

/** "Wider jeans and chunkier trainers": each has its own before it. */
function nextChanged(mentions: readonly Mention[], at: number, current: readonly Mention[]): boolean {
  const [first, second] = current.filter(({ meaning }) => meaning.is !== 'filler' && !isArticle(meaning));
  const ahead = thoughtBehind(mentions, at).filter(({ meaning }) => !isArticle(meaning));
  const noun = ahead.findIndex(({ meaning }) => meaning.is === 'garments');

  return (
    first?.meaning.is === 'change' &&
    second?.meaning.is === 'garments' &&
    noun > 0 &&
    ahead.slice(0, noun).every(({ meaning }) => isQuality(meaning) || meaning.is === 'change')
  );
}

/** Before a noun nobody says more of it. */
const FARTHEST_NOUN = 12;

function nextVerb(mentions: readonly Mention[], at: number): boolean {
  for (const { meaning } of mentions.slice(at + 1)) {
    if (meaning.is === 'filler') continue;
    if (meaning.is !== 'cue') return meaning.is === 'change' || meaning.is === 'degree';

    return VERBS.has(meaning.cue) || ['not', 'only', 'instead'].includes(meaning.cue);
  }

  return false;
}

/** "A pencil skirt instead of the trousers and the shoes in red", "sunglasses as well and the bag smaller": the first is complete. */
function nextOfItsOwn(mentions: readonly Mention[], at: number, current: readonly Mention[]): boolean {
  if (!isComplete(current)) return false;
  const ahead = thoughtBehind(mentions, at);
  const noun = ahead.findIndex(({ meaning }) => meaning.is === 'garments');
  const isNamed =
    noun >= 0 && ahead.slice(0, noun).every(({ meaning }) => isArticle(meaning) || isQuality(meaning));
  const isSaid = ahead
    .slice(noun + 1)
    .some(
      ({ meaning, text }) =>
        OWN.has(meaning.is) ||
        PARTICLE.test(text) ||
        isMatch(meaning) ||
        isCue(meaning, 'instead-of') ||
        (meaning.is === 'cue' && VERBS.has(meaning.cue)),
    );
  // "Loafers instead of the oxfords and a black belt".
  const isOneMore =
    isArticle(ahead[0]?.meaning) &&
    INDEFINITE.test(ahead[0]?.text ?? '') &&
    isQuality(ahead[1]?.meaning ?? { is: 'filler' });

  return isNamed && (isSaid || isOneMore);
}

/** "Trench off and a blazer on". */
/** „Hut [weg] Kappe her“: of two nouns each has its particle behind it. */
function isOfNounBefore(mentions: readonly Mention[], at: number): boolean {
  const isNoun = (index: number) => mentions[index]?.meaning.is === 'garments';
  let next = at + 1;
  while (isArticle(mentions[next]?.meaning) || isQuality(mentions[next]?.meaning ?? { is: 'filler' })) next++;

  return [at, next + 1].every((index) => PARTICLE.test(mentions[index]?.text ?? '') && isNoun(index - 1));
}

const PARTICLE = /^(?:off|on|weg|raus|rein|her)$/;
const INDEFINITE = /^(?:an?|some|ein(?:e[nmr]?)?|ne|nen|n)$/;
const OWN: ReadonlySet<Meaning['is']> = new Set([
  ...(['change', 'degree', 'colour', 'fabric', 'pattern', 'shape', 'style', 'mood', 'formality'] as const),
]);

/** Says all that there is to say: one thing instead of another, or a noun with its verb behind it. */
function isComplete(current: readonly Mention[]): boolean {
  const nouns = current.filter(({ meaning }) => meaning.is === 'garments').length;
  const lastNoun = current.findLastIndex(({ meaning }) => meaning.is === 'garments');
  const isExchange = current.some(({ meaning }) => meaning.is === 'cue' && meaning.cue === 'instead-of');
  // "The sweater thicker and the tee off".
  const hasVerbBehind = current
    .slice(lastNoun + 1)
    .some(
      ({ meaning, text }) =>
        meaning.is === 'change' ||
        isCue(meaning, 'add', 'remove') ||
        PARTICLE.test(text) ||
        (nouns > 1 && isCue(meaning, 'match')),
    );

  return lastNoun >= 0 && (isExchange ? nouns > 1 : hasVerbBehind);
}

/** "Keep the sneakers and the rest a bit dressier". */
function isOfTheRest(mentions: readonly Mention[], at: number): boolean {
  return mentions.slice(at + 1, at + 3).some(({ meaning }) => meaning.is === 'cue' && meaning.cue === 'rest');
}
