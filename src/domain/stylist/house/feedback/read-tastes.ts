import { MAX_TASTE_LENGTH, type Taste } from '#contract/style-profile.ts';
import type { Mention } from '../language/meanings.ts';
import { isQuality } from '../language/piece-kinds.ts';
import { readWords } from '../language/read-words.ts';
import type { Role } from '../language/sense/roles.ts';
import { labelOf, meaningOfTaste } from '../language/tastes.ts';

/** Words that say that something is liked, in either language, levelled. */
const LIKES =
  /^(?:weiterhin|(?:i )?(?:love|like)(?: the)?|loves|adore|(?:i |id )?prefer|enjoy|want|more|yes|yeah|always|fan|big fan|favou?rites?|only|great|good|best|live in|live|happy(?: with)?|use|thats me|all the way|obsessed|typ|welcome|lebe|leb|wohne|geht immer|gehen immer|geht zu allem|gehen zu allem|passt zu allem|passen zu allem|kinda|kind of|type of|liebe|ich liebe|lieben|mag|mags|gern|gerne|lieber|immer|ja|toll|super|wunderbar|liebstes|lieblingsfarben?|am liebsten|liebsten|lieblingsteile?|nur|mehr|bevorzuge|steht mir|stehen mir|klasse|schon|(?:ist|sind|finde) (?:toll|super|gut)|gefallt(?: mir)?|gefallen(?: mir)?)$/;
/** "So does viscose", "cashmere too": what was said of the one before holds for it as well. */
const AS_WELL =
  /^(?:too|also|neither|included|as well|same goes|same goes for|same for|same with|ditto|likewise|goes for|auch|ebenso|genauso|dasselbe gilt|gleiches gilt|gilt auch)$/;

/** "So do stripes" says the same; „eher so Pariserin“ says how. */
function isAsWell(mentions: readonly Mention[], mention: Mention): boolean {
  const next = mentions[mentions.indexOf(mention) + 1]?.text ?? '';

  return AS_WELL.test(mention.text) || (mention.text === 'so' && /^(?:do|does|is|are|did|was)$/.test(next));
}

/** Whether a word only says that something is liked. */
export function isLikingWord({ text }: Mention): boolean {
  return LIKES.test(text);
}

/** One thing that a feedback likes or avoids. */
export interface SaidTaste {
  taste: Taste;
  parts: Mention[];
}

/**
 * What a feedback likes and avoids of garments, cloths, patterns, cuts, colors and styles, each in the words of the person. A thing
 * is liked only where something says so: "turtlenecks strangle me" is not understood rather than taken for a liking.
 */
export function readTastes(mentions: readonly Mention[]): SaidTaste[] {
  const said: SaidTaste[] = [];

  for (const phrase of phrasesIn(mentions)) {
    const side = isOfUnknown(phrase, mentions)
      ? null
      : (saidSide(phrase, mentions, said.at(-1)) ?? likelySide(phrase.parts));
    const words = side === null ? null : wordsOf(phrase, side);
    if (side !== null && words !== null) said.push({ taste: { side, words }, parts: phrase.parts });
  }

  return said;
}

interface Phrase {
  parts: Mention[];
  from: number;
  to: number;
}

/** A noun with its qualities, or qualities alone: "black leather shoes", "linen", "florals on dresses". */
function phrasesIn(mentions: readonly Mention[]): Phrase[] {
  const phrases: Phrase[] = [];

  for (let at = 0; at < mentions.length; at++) {
    if (!isTasteWord(mentions[at])) continue;
    const from = at;
    const parts: Mention[] = [];
    for (; at < mentions.length; at++) {
      const mention = mentions[at];
      if (mention === undefined) break;
      if (isTasteWord(mention)) {
        const isNext = endsPhrase(parts.at(-1)) && mention.text !== parts.at(-1)?.text;
        // "Pointy shoes" are shoes, though nothing here is pointy.
        const isOfNoun = parts.at(-1)?.meaning.is === 'missing' && isNoun(mention);
        if (isNext && !isOfNoun && mentions[at - 1] === parts.at(-1)) break;
        parts.push(mention);
      } else if (ONES.test(mention.text) && parts.length > 0 && !parts.some(isNoun)) {
        const head = headBefore(mentions, from);
        if (head !== null) parts.push(head);
      } else if (!joins(mentions, at, parts.at(-1))) break;
    }
    at--;
    phrases.push({ parts, from, to: at });
  }

  return phrases;
}

const ONES = /^ones?$/;

/** "Pencil skirts make me waddle, A-line ones any time": skirts, of whatever cut. */
function headBefore(mentions: readonly Mention[], from: number): Mention | null {
  const noun = mentions.slice(0, from).findLast(isNoun);
  const head = noun === undefined ? undefined : readWords(noun.said.split(' ').at(-1) ?? '', 0)[0];

  return isNoun(head) ? (head ?? null) : null;
}

function isTasteWord(mention: Mention | undefined): boolean {
  return mention !== undefined && labelOf(mention.meaning) !== null;
}

function isNoun(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'garments';
}

function endsPhrase(mention: Mention | undefined): boolean {
  return mention !== undefined && !isQuality(mention) && mention.meaning.is !== 'style';
}

/** "Florals on dresses", "trousers with a low rise". */
function joins(mentions: readonly Mention[], at: number, last: Mention | undefined): boolean {
  const [link, next] = [mentions[at], mentions[at + 1]];
  if (link === undefined) return false;
  const isOfThing = isNoun(last) && (isQuality(next) || (isArticle(next) && isQuality(mentions[at + 2])));

  return (
    (isLink(link) && isQuality(last) && isNoun(next)) ||
    (isOfThing && /^(?:with|in|of|mit|aus)$/.test(link.text)) ||
    (isArticle(link) && /^(?:with|mit)$/.test(mentions[at - 1]?.text ?? '') && isQuality(next))
  );
}

function isArticle(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'cue' && mention.meaning.cue === 'article';
}

/** "Trousers with xyz" are not all trousers. */
function isOfUnknown({ parts, to }: Phrase, mentions: readonly Mention[]): boolean {
  const [link, next] = [mentions[to + 1], mentions[to + 2]];
  const thing = isArticle(next) ? mentions[to + 3] : next;

  return (
    isNoun(parts.at(-1)) &&
    /^(?:with|mit)$/.test(link?.text ?? '') &&
    (thing?.meaning.is === 'unknown' || thing?.meaning.is === 'missing')
  );
}

/** "Florals on dresses", "Streifen auf Hemden". */
function isLink({ text }: Mention): boolean {
  return /^(?:on|auf|an|bei)$/.test(text);
}

/** What a word of clothing in a feedback is to the person; told of is neither liked nor avoided. */
const SIDE_OF: Partial<Record<Role, Taste['side']>> = {
  wanted: 'likes',
  kept: 'likes',
  refused: 'avoids',
  lost: 'avoids',
};
const LIKELY = 0.7;

/** What the sentence as a whole makes of it, where the grammar finds nothing that says so: "bow ties are my trademark". */
function likelySide(parts: readonly Mention[]): Taste['side'] | null {
  const sums = { likes: 0, avoids: 0 };
  for (const { role } of parts) {
    const side = role === undefined ? undefined : SIDE_OF[role.role];
    if (role !== undefined && side !== undefined) sums[side] += role.sureness;
  }
  const side = sums.likes > sums.avoids ? 'likes' : 'avoids';

  return sums[side] / parts.length >= LIKELY ? side : null;
}

/** Null where nothing says whether it is liked. */
function saidSide(
  phrase: Phrase,
  mentions: readonly Mention[],
  before: SaidTaste | undefined,
): Taste['side'] | null {
  const { parts, from, to } = phrase;
  // "Knee surgery" spares heels without a "no".
  if (parts.some(({ negated, meaning }) => negated || meaning.is === 'spare')) return 'avoids';
  const step = mentions[from - 1]?.meaning;
  if (step?.is === 'degree' && step.direction < 0) return 'avoids';
  if (ENOUGH.test(mentions[from - 1]?.text ?? '')) return 'avoids';

  const [start, end] = clauseAround(mentions, from, to);
  const beside = [...mentions.slice(start, from), ...mentions.slice(to + 1, end)].filter(
    (mention) => !isComparison(mentions, mention),
  );
  const isNext = before !== undefined && beside.some((mention) => isAsWell(mentions, mention));
  if (isNext) return before.taste.side;
  // "Hats aren't me but scarves are", "V-necks flatter me. Boat necks don't": the other way than the one before.
  const [only] = beside;
  if (
    before !== undefined &&
    beside.length === 1 &&
    /^(?:are|is|do|does)$/.test(only?.text ?? '') &&
    mentions.indexOf(only as Mention) > to
  )
    return before.taste.side === 'avoids' ? 'likes' : null;
  const isLiked = beside.some(
    (mention) =>
      isLiking(mention) &&
      !(isAdding(mention) && mentions.indexOf(mention) > to) &&
      !isOfAdviser(mentions, mention),
  );
  if (isLiked || isLikedBehind(mentions, end) || isAllowed(mentions, to, end)) return 'likes';
  if (isPreferred(mentions, to, end)) return 'likes';
  if (beside.some((mention) => !isBareWord(mention))) return null;

  const isAsked = mentions[end]?.meaning.is === 'break' && mentions[end]?.said === '?';
  if (isAsked) return answerTo(mentions, end);
  const isList = isComma(mentions[start - 1]) && before !== undefined;
  return isList && isOneThought(mentions, before, from) ? before.taste.side : 'likes';
}

/** "Enough navy", „genug Marine“. */
const ENOUGH = /^(?:enough|genug|genug von|schluss mit|enough of|enough with)$/;

/** "You always pick navy" likes nothing. */
function isOfAdviser(mentions: readonly Mention[], mention: Mention): boolean {
  const at = mentions.indexOf(mention);

  return (
    /^(?:always|immer)$/.test(mention.text) &&
    mentions.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:you|youre|ihr|du)$/.test(text))
  );
}

/** "No florals, stripes are fine", „Streifen gehen“: the last word of what is said of it. */
function isAllowed(mentions: readonly Mention[], to: number, end: number): boolean {
  return end - 1 > to && /^(?:geht|gehen)$/.test(mentions[end - 1]?.text ?? '');
}

/** "Skirts? Not since 1998", „Röcke? Nur über meine Leiche“: what is answered to oneself is a no, unless it is a yes. Null without an answer. */
function answerTo(mentions: readonly Mention[], end: number): Taste['side'] | null {
  const answer = clauseBehind(mentions, end).filter(({ meaning }) => meaning.is !== 'break');
  if (answer.length === 0 || answer.some(isTasteWord)) return null;

  const isYes = answer.some((mention) => isLiking(mention) && !mention.negated && !isOnly(mention));

  return isYes && !answer.some(isNo) ? 'likes' : 'avoids';
}

/** „Nur über meine Leiche“: "only" alone grants nothing. */
function isOnly({ meaning }: Mention): boolean {
  return meaning.is === 'cue' && meaning.cue === 'only';
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

/** "Thighs like tree trunks". */
function isComparison(mentions: readonly Mention[], mention: Mention): boolean {
  return mention.text === 'like' && mentions[mentions.indexOf(mention) - 1]?.meaning.is === 'body';
}

/** No full stop between what was said before and this: "Romantic? God no. Lots of gray and navy" are two. */
function isOneThought(mentions: readonly Mention[], before: SaidTaste, from: number): boolean {
  const last = before.parts.at(-1);
  const since = last === undefined ? from : mentions.indexOf(last);

  return !mentions.slice(since, from).some(({ meaning }) => meaning.is === 'break' && meaning.strong);
}

/** "Waistcoats on the other hand, yes", "High waists. I adore all of that.": what is liked was named just before. */
function isLikedBehind(mentions: readonly Mention[], end: number): boolean {
  let from = end;
  let next = clauseBehind(mentions, from);
  // "Indigo, chore coats. That's me": the list goes on before it is said.
  while (next.length > 0 && next.every(isBareWord) && next.some(isTasteWord)) {
    from += next.length + 1;
    next = clauseBehind(mentions, from);
  }

  return (
    next.some((mention) => isLiking(mention) && !isOnly(mention)) &&
    !next.some((mention) => isTasteWord(mention) || mention.negated || isNo(mention))
  );
}

function clauseBehind(mentions: readonly Mention[], end: number): Mention[] {
  const close = mentions.findIndex((mention, at) => at > end && isClauseEnd(mention));

  return mentions.slice(end + 1, close < 0 ? undefined : close);
}

function isNo({ meaning }: Mention): boolean {
  return meaning.is === 'cue' && ['not', 'free', 'strikes-back'].includes(meaning.cue);
}

/** In "classic, tartan and my old boots" nothing is said but the things. */
function isBareWord(mention: Mention): boolean {
  const { meaning, text } = mention;

  return (
    isTasteWord(mention) ||
    (meaning.is === 'cue' && ['and', 'or', 'article', 'add', 'with'].includes(meaning.cue)) ||
    (meaning.is === 'filler' &&
      /^(?:please|bitte|my|me|thats|really|very|lots of|lots|big|large|huge|bold|große?|groß|mein\w*)$/.test(
        text,
      ))
  );
}

function isLiking({ meaning, text }: Mention): boolean {
  return (
    LIKES.test(text) ||
    (meaning.is === 'cue' && ['add', 'only', 'keep'].includes(meaning.cue)) ||
    (meaning.is === 'degree' && meaning.direction > 0)
  );
}

/** "Bring me ..." asks for what comes behind it, and for nothing before it. */
function isAdding({ meaning, text }: Mention): boolean {
  return meaning.is === 'cue' && meaning.cue === 'add' && !LIKES.test(text);
}

function isComma(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'break' && mention.meaning.mark === ',';
}

function isClauseEnd({ meaning }: Mention): boolean {
  return (meaning.is === 'break' && meaning.mark !== ':') || (meaning.is === 'cue' && meaning.cue === 'but');
}

/** From one break or "but" to the next. */
function clauseAround(mentions: readonly Mention[], from: number, to: number): [number, number] {
  const start = mentions.slice(0, from).findLastIndex(isClauseEnd) + 1;
  const end = mentions.findIndex((mention, at) => at > to && isClauseEnd(mention));

  return [start, end < 0 ? mentions.length : end];
}

/**
 * The person's own words where they say the same by themselves as within the sentence, which is how every outfit will read them; else the
 * names of what was meant ("Ballerinas" alone is English). Null where neither does.
 */
function wordsOf({ parts }: Phrase, side: Taste['side']): string | null {
  const labels = [...new Set(parts.map(({ meaning }) => labelOf(meaning)))];
  const key = [...labels].sort().join(' ');
  const own = [...new Set(parts.map(({ said }) => said))].join(' ');

  const isReason = parts.some(({ meaning }) => meaning.is === 'spare');

  const isSame = (words: string) =>
    words.length <= MAX_TASTE_LENGTH && meaningOfTaste(words, side).key === key;
  if (!isReason && isSame(own)) return own;
  if (parts.some(({ meaning }) => isNarrowed(meaning, own, side))) return own;
  const names = labels.join(' ');

  return isSame(names) ? names : null;
}

/** "Knitted" and "ties" together are a garment of its own: "knitted ties". */
function isNarrowed(meaning: Mention['meaning'], words: string, side: Taste['side']): boolean {
  const target = meaningOfTaste(words, side).kind?.target;

  return (
    meaning.is === 'garments' &&
    target != null &&
    words.length <= MAX_TASTE_LENGTH &&
    [...target.keys].every((name) => meaning.target.keys.has(name))
  );
}
