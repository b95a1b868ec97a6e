import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import type { Cue, Mention } from '../language/mentions/meanings.ts';
import { isYes } from '../language/scope/strike-back.ts';
import { isTasteWord, type Phrase } from './phrases-of-taste.ts';

/** Words of pleasure, in either language, levelled: they say by themselves that something is liked. */
const LOVES = phrase([
  '^',
  anyOf(
    // English
    '(?:i )?(?:love|like)(?: the)?',
    'loves|loving|adore|adoring',
    '(?:i |id )?prefer',
    'enjoy|fan|big fan|favou?rites?',
    'happy(?: with)?',
    'thats me|obsessed',

    // German
    'liebe|ich liebe|lieben|mag|mags|gern|gerne|lieber|liebstes|lieblingsfarben?',
    'am liebsten|liebsten|lieblingsteile?|bevorzuge|steht mir|stehen mir',
    '(?:ist|sind|finde) (?:toll|super|gut)',
    'gefallt(?: mir)?',
    'gefallen(?: mir)?',
  ),
  '$',
]);
/** These say it where nothing says another thing: "always", and not "always itches". */
const GRANTS =
  /^(?:weiterhin|want|more|yes|yeah|always|great|good|fine|ok|okay|alright|best|live in|live|use|all the way|typ|welcome|lebe|leb|wohne|geht immer|gehen immer|geht zu allem|gehen zu allem|passt zu allem|passen zu allem|kinda|kind of|type of|immer|ja|toll|super|wunderbar|mehr|klasse|schon)$/;
/** Whether a word only says that something is liked. */
export function isLikingWord({ text, meaning }: Mention): boolean {
  return LOVES.test(text) || GRANTS.test(text) || (meaning.is === 'filler' && ONLY.test(text));
}

export interface Clause {
  start: number;
  end: number;
  /** What stands in it beside the thing. */
  beside: Mention[];
}

/** `loved`: by a word of pleasure, or where nothing else is said; `granted`: by a word that may say another thing. */
export type Liking = 'loved' | 'granted';

export function likingIn(phrase: Phrase, mentions: readonly Mention[], clause: Clause): Liking | null {
  const { beside, end } = clause;
  const { to } = phrase;
  // "My colours are rust, olive and cream".
  if (
    MY_OWN.test(
      mentions
        .slice(clause.start, phrase.from)
        .map(({ text }) => text)
        .join(' '),
    )
  )
    return 'loved';
  const own = beside.filter((mention) => !isOfAdviser(mentions, mention));
  if (own.some((mention) => isLoving(mention) || isOnlyOf(phrase, mentions, mention, end))) return 'loved';
  // "They have to be wide", „die müssen weit sein“.
  const [before, behind] = [mentions.slice(clause.start, phrase.from), mentions.slice(to + 1, end)].map(
    (part) => part.map(({ text }) => text).join(' '),
  );
  if (HAS_TO_BE.test(`${before} … ${behind}`)) return 'loved';
  // "Bring me ..." asks for what comes behind it, and for nothing before it.
  const isGranted = own.some(
    (mention) =>
      isLiking(mention) && !isOnly(mention) && !(isCue(mention, 'add') && mentions.indexOf(mention) > to),
  );
  const isPlain = (to + 1 < end && isYes(mentions[to + 1] as Mention)) || beside.every(isSmallWord);
  if (isGranted) return isPlain ? 'loved' : 'granted';
  // "No florals, stripes are fine", „Streifen gehen“: the last word of what is said of it.
  const isAllowed = end - 1 > to && /^(?:geht|gehen)$/.test(mentions[end - 1]?.text ?? '');

  return isAllowed || isPreferred(mentions, to, end) ? 'loved' : null;
}

const MY_OWN =
  /^(?:and |und )?(?:my|meine) (?:best |main |go to |favou?rite |besten |liebsten )?(?:colou?rs?|palette|shades?|tones|farben?|tone|farbtone) (?:are|is|have always been|will always be|sind|ist|waren schon immer)$/;

const HAS_TO_BE =
  /(?:(?:have|has|need|needs|ought) to be|(?:must|should) be)(?: (?:really|very|quite|nice and))? …|(?:mussen|muss|sollten|sollen|soll|sollte|durfen|darf)(?: (?:schon|immer|gern|gerne|ruhig|bitte|richtig|sehr|mir|bei mir))* … sein$/;

/** "Stripes good", „Karos gehen bei mir immer“: nothing that could say another thing. */
function isSmallWord(mention: Mention): boolean {
  const { meaning } = mention;

  return (
    isBareWord(mention) ||
    isLiking(mention) ||
    meaning.is === 'filler' ||
    (meaning.is === 'break' && meaning.mark === ':') ||
    isCue(mention, 'in', 'it', 'everything')
  );
}

export function isLoving(mention: Mention): boolean {
  return LOVES.test(mention.text) || (isCue(mention, 'keep') && !GRANTS.test(mention.text));
}

const ONLY = /^(?:only|just|nur)$/;

export function isOnly({ meaning, text }: Mention): boolean {
  return (meaning.is === 'cue' && meaning.cue === 'only') || ONLY.test(text);
}

/** "Only linen", "linen only": right before the thing, or behind it as the last word. */
function isOnlyOf(
  { from, to }: Phrase,
  mentions: readonly Mention[],
  mention: Mention,
  end: number,
): boolean {
  if (!isOnly(mention)) return false;
  const at = mentions.indexOf(mention);
  const isBetween = (start: number, stop: number) => mentions.slice(start, stop).every(isBareWord);

  const isWorn = ({ text }: Mention) => /^(?:ever|i|ich|wear|use|trage|trag|nehme|kaufe|buy)$/.test(text);

  return at < from
    ? isBetween(at + 1, from) || mentions.slice(at + 1, from).every(isWorn)
    : isBetween(to + 1, at) && (at === end - 1 || /^(?:with|mit)$/.test(mentions[at + 1]?.text ?? ''));
}

/** "You always pick navy" likes nothing. */
function isOfAdviser(mentions: readonly Mention[], mention: Mention): boolean {
  if (!/^(?:always|immer)$/.test(mention.text)) return false;
  const at = mentions.indexOf(mention);

  return mentions.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:you|youre|ihr|du)$/.test(text));
}

/** "Gold jewelry, not silver", "flats than heels": what is not wanted instead stands right behind it. */
function isPreferred(mentions: readonly Mention[], to: number, end: number): boolean {
  const at = mentions.findIndex(
    ({ meaning, text }, index) =>
      index > to &&
      index < end &&
      (text === 'than' || (meaning.is === 'cue' && ['not', 'instead-of'].includes(meaning.cue))),
  );

  return at > to && mentions.slice(at, end).some((mention) => mention.negated && isTasteWord(mention));
}

/** "Thighs like tree trunks", "like someone choking me", "looks like a tent". */
export function isComparison(mentions: readonly Mention[], mention: Mention): boolean {
  if (mention.text !== 'like') return false;
  const at = mentions.indexOf(mention);
  const [before, next] = [mentions[at - 1], mentions[at + 1]];

  return (
    before?.meaning.is === 'body' ||
    /^(?:an?|someone|somebody|when|if|being|wearing|walking)$/.test(next?.text ?? '') ||
    /^(?:feels?|looks?|looking|is|are|its|not)$/.test(before?.text ?? '')
  );
}

/** In "classic, tartan and my old boots" nothing is said but the things. */
export function isBareWord(mention: Mention): boolean {
  const { meaning, text } = mention;

  return (
    isTasteWord(mention) ||
    (meaning.is === 'cue' && ['and', 'or', 'article', 'add', 'with'].includes(meaning.cue)) ||
    (meaning.is === 'filler' &&
      /^(?:please|bitte|mostly|mainly|especially|hauptsachlich|vor allem|uberwiegend|meistens|my|me|thats|those|really|very|lots of|lots|big|large|huge|bold|große?|groß|mein\w*)$/.test(
        text,
      ))
  );
}

export function isLiking(mention: Mention): boolean {
  return (
    LOVES.test(mention.text) ||
    GRANTS.test(mention.text) ||
    isOnly(mention) ||
    isCue(mention, 'add') ||
    isCue(mention, 'keep') ||
    (mention.meaning.is === 'degree' && mention.meaning.direction > 0)
  );
}

export function isCue({ meaning }: Mention, ...cues: readonly Cue[]): boolean {
  return meaning.is === 'cue' && cues.includes(meaning.cue);
}
