import type { Taste } from '#contract/style-profile.ts';
import type { Cue, Mention } from '../language/meanings.ts';
import type { Role } from '../language/sense/roles.ts';
import { isYes } from '../language/strike-back.ts';
import { endOfThought, startOfThought } from '../language/thought.ts';
import { isTasteWord, type Phrase } from './phrases-of-taste.ts';
import type { SaidTaste } from './read-tastes.ts';
import { isNo } from './struck-before.ts';
import { verdictOn } from './verdicts.ts';

type Side = Taste['side'];

/** Words of pleasure, in either language, levelled: they say by themselves that something is liked. */
const LOVES =
  /^(?:(?:i )?(?:love|like)(?: the)?|loves|loving|adore|adoring|(?:i |id )?prefer|enjoy|fan|big fan|favou?rites?|happy(?: with)?|thats me|obsessed|liebe|ich liebe|lieben|mag|mags|gern|gerne|lieber|liebstes|lieblingsfarben?|am liebsten|liebsten|lieblingsteile?|bevorzuge|steht mir|stehen mir|(?:ist|sind|finde) (?:toll|super|gut)|gefallt(?: mir)?|gefallen(?: mir)?)$/;
/** These say it where nothing says another thing: "always", and not "always itches". */
const GRANTS =
  /^(?:weiterhin|want|more|yes|yeah|always|great|good|best|live in|live|use|all the way|typ|welcome|lebe|leb|wohne|geht immer|gehen immer|geht zu allem|gehen zu allem|passt zu allem|passen zu allem|kinda|kind of|type of|immer|ja|toll|super|wunderbar|mehr|klasse|schon)$/;
/** "So does viscose", "cashmere too": what was said of the one before holds for it as well. */
const AS_WELL =
  /^(?:too|also|neither|included|as well|same goes|same goes for|same for|same with|ditto|likewise|goes for|auch|ebenso|ebenfalls|genauso|dasselbe gilt|gleiches gilt|gilt auch)$/;

/** Whether a word only says that something is liked. */
export function isLikingWord({ text, meaning }: Mention): boolean {
  return LOVES.test(text) || GRANTS.test(text) || (meaning.is === 'filler' && ONLY.test(text));
}

/**
 * Whether somebody likes a thing or avoids it, by the clause that it stands in: each clause has its own word for it. What no word says the
 * network of roles may, where it is sure; against it a thing is liked only by a plain word of pleasure. Null is said back.
 */
export function sideOf(
  phrase: Phrase,
  mentions: readonly Mention[],
  before: SaidTaste | undefined,
): Side | null {
  const [start, end] = clauseAround(mentions, phrase);
  if (isRefused(phrase, mentions)) return 'avoids';
  const verdict = verdictOn(mentions.slice(phrase.to + 1, end));
  if (verdict !== null) return verdict;

  const clause = { start, end, beside: besideIn(mentions, phrase, start, end) };
  if (clause.beside.some(({ text }) => BORNE.test(text))) return null;
  const likely = likelySide(phrase.parts);
  const same = sameAsBefore(phrase, mentions, clause, before);
  if (same !== undefined) return same;

  const liking = likingIn(phrase, mentions, clause);
  if (liking === 'loved') return likely.avoids >= SURE ? null : 'likes';
  if (liking === 'granted') return likely.avoids >= LIKELY ? null : 'likes';
  const isBare = clause.beside.every(isBareWord);
  const behind = likedBehind(mentions, end);
  if (behind === 'loved' || (behind === 'granted' && (isBare || likely.likes >= LIKELY)))
    return likely.avoids >= VERY_LIKELY ? 'avoids' : 'likes';
  if (isBare) return named(phrase, mentions, clause, before, likely);

  return likely.avoids >= LIKELY ? 'avoids' : likely.likes >= LIKELY ? 'likes' : null;
}

interface Clause {
  start: number;
  end: number;
  /** What stands in it beside the thing. */
  beside: Mention[];
}

/** Struck by a "no", or less of it; "knee surgery" spares heels without a "no". */
function isRefused({ parts, from }: Phrase, mentions: readonly Mention[]): boolean {
  const before = mentions[from - 1];

  return (
    parts.some(({ negated, meaning }) => negated || meaning.is === 'spare') ||
    (before?.meaning.is === 'degree' && before.meaning.direction < 0) ||
    ENOUGH.test(before?.text ?? '')
  );
}

/** "Enough navy", „genug Marine“. */
const ENOUGH = /^(?:enough|genug|genug von|schluss mit|enough of|enough with)$/;

/** What is not disliked is not liked for that. */
const BORNE =
  /^(?:not against|nothing against|not opposed to|not averse to|not that i \w+(?: like)?|(?:dont|do not) (?:dislike|hate))$/;

/** What a word of clothing in a feedback is to the person; told of is neither liked nor avoided. */
const SIDE_OF: Partial<Record<Role, Side>> = {
  wanted: 'likes',
  kept: 'likes',
  refused: 'avoids',
  lost: 'avoids',
};
const LIKELY = 0.7;
const VERY_LIKELY = 0.95;
const SURE = 0.97;

/** How sure the sentence as a whole makes it that a thing is liked, or avoided. */
function likelySide(parts: readonly Mention[]): Record<Side, number> {
  const sums = { likes: 0, avoids: 0 };
  for (const { role } of parts) {
    const side = role === undefined ? undefined : SIDE_OF[role.role];
    if (role !== undefined && side !== undefined) sums[side] += role.sureness / parts.length;
  }

  return sums;
}

/** Undefined where the clause leans on none before it. */
function sameAsBefore(
  { to }: Phrase,
  mentions: readonly Mention[],
  { beside }: Clause,
  before: SaidTaste | undefined,
): Side | null | undefined {
  if (before === undefined) return undefined;
  const { side } = before.taste;
  if (beside.some((mention) => isAsWell(mentions, mention))) return side;
  // "Hats aren't me but scarves are", "skirts never fail me. Jumpsuits do": a "no" before it is taken away.
  const [only, ...others] = beside.filter((mention) => !isCue(mention, 'article', 'and'));
  if (others.length > 0 || !AUXILIARY.test(only?.text ?? '') || mentions.indexOf(only as Mention) < to)
    return undefined;
  const last = mentions.indexOf(before.parts.at(-1) as Mention);
  const isDenied = mentions
    .slice(startOfThought(mentions, last), endOfThought(mentions, last))
    .some(({ text }) => DENIES.test(text));
  const other = side === 'avoids' ? 'likes' : 'avoids';

  return isDenied ? other : side === 'avoids' ? null : side;
}

const AUXILIARY = /^(?:are|is|do|does|will|would|can|could|have|has|did|sind|ist|tun|tut|werden|wird)$/;
const DENIES =
  /\b(?:not|never|no|rarely|hardly|cannot|nicht|nie|niemals|kein\w*|(?:do|does|did|is|are|was|were|wo|would|ca|could|should|have|has|ai)nt)\b/;

/** "So do stripes" says the same; „eher so Pariserin“ says how. */
function isAsWell(mentions: readonly Mention[], mention: Mention): boolean {
  const next = mentions[mentions.indexOf(mention) + 1]?.text ?? '';

  return AS_WELL.test(mention.text) || (mention.text === 'so' && /^(?:do|does|is|are|did|was)$/.test(next));
}

/** `loved`: by a word of pleasure, or where nothing else is said; `granted`: by a word that may say another thing. */
type Liking = 'loved' | 'granted';

function likingIn(phrase: Phrase, mentions: readonly Mention[], clause: Clause): Liking | null {
  const { beside, end } = clause;
  const { to } = phrase;
  const own = beside.filter((mention) => !isOfAdviser(mentions, mention));
  if (own.some((mention) => isLoving(mention) || isOnlyOf(phrase, mentions, mention, end))) return 'loved';
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

function isLoving(mention: Mention): boolean {
  return LOVES.test(mention.text) || (isCue(mention, 'keep') && !GRANTS.test(mention.text));
}

const ONLY = /^(?:only|just|nur)$/;

function isOnly({ meaning, text }: Mention): boolean {
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
  const at = mentions.indexOf(mention);

  return (
    /^(?:always|immer)$/.test(mention.text) &&
    mentions.slice(Math.max(0, at - 3), at).some(({ text }) => /^(?:you|youre|ihr|du)$/.test(text))
  );
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

/** A thing that its clause only names: by what is answered to it, or by the list that it goes on; else it is wished for. */
function named(
  { from }: Phrase,
  mentions: readonly Mention[],
  { start, end }: Clause,
  before: SaidTaste | undefined,
  likely: Record<Side, number>,
): Side | null {
  const isAsked = mentions[end]?.meaning.is === 'break' && mentions[end]?.said === '?';
  if (isAsked) return answerTo(mentions, end);
  if (likely.avoids >= VERY_LIKELY) return null;
  const isList = isComma(mentions[start - 1]) && before !== undefined;

  return isList && isOneThought(mentions, before, from) ? before.taste.side : 'likes';
}

/** "Skirts? Not since 1998", „Röcke? Nur über meine Leiche“: what is answered to oneself is a no, unless it is a yes. Null without an answer. */
function answerTo(mentions: readonly Mention[], end: number): Side | null {
  const answer = clauseBehind(mentions, end).filter(({ meaning }) => meaning.is !== 'break');
  if (answer.length === 0 || answer.some(isTasteWord)) return null;

  const isWelcome = answer.some((mention) => isLiking(mention) && !mention.negated && !isOnly(mention));

  return isWelcome && !answer.some(isNo) ? 'likes' : 'avoids';
}

/** No full stop between what was said before and this: "Romantic? God no. Lots of gray and navy" are two. */
function isOneThought(mentions: readonly Mention[], before: SaidTaste, from: number): boolean {
  const last = before.parts.at(-1);
  const since = last === undefined ? from : mentions.indexOf(last);

  return !mentions.slice(since, from).some(({ meaning }) => meaning.is === 'break' && meaning.strong);
}

/** "Waistcoats on the other hand, yes", "High waists. I adore all of that.": what is liked was named just before. */
function likedBehind(mentions: readonly Mention[], end: number): Liking | null {
  let from = end;
  let next = clauseBehind(mentions, from);
  // "Indigo, chore coats. That's me": the list goes on before it is said.
  while (next.length > 0 && next.every(isBareWord) && next.some(isTasteWord)) {
    from += next.length + 1;
    next = clauseBehind(mentions, from);
  }
  if (next.some((mention) => isTasteWord(mention) || mention.negated || isNo(mention))) return null;
  const said = next.filter((mention) => !isOnly(mention) && !isComparison(next, mention));

  return said.some(isLoving) ? 'loved' : said.some(isLiking) ? 'granted' : null;
}

function clauseBehind(mentions: readonly Mention[], end: number): Mention[] {
  const close = mentions.findIndex((mention, at) => at > end && isClauseEnd(mention));

  return mentions.slice(end + 1, close < 0 ? undefined : close);
}

function besideIn(mentions: readonly Mention[], { from, to }: Phrase, start: number, end: number): Mention[] {
  return [...mentions.slice(start, from), ...mentions.slice(to + 1, end)].filter(
    (mention) => !isComparison(mentions, mention),
  );
}

/** "Thighs like tree trunks", "like someone choking me", "looks like a tent". */
function isComparison(mentions: readonly Mention[], mention: Mention): boolean {
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
function isBareWord(mention: Mention): boolean {
  const { meaning, text } = mention;

  return (
    isTasteWord(mention) ||
    (meaning.is === 'cue' && ['and', 'or', 'article', 'add', 'with'].includes(meaning.cue)) ||
    (meaning.is === 'filler' &&
      /^(?:please|bitte|my|me|thats|those|really|very|lots of|lots|big|large|huge|bold|große?|groß|mein\w*)$/.test(
        text,
      ))
  );
}

function isLiking(mention: Mention): boolean {
  return (
    LOVES.test(mention.text) ||
    GRANTS.test(mention.text) ||
    isOnly(mention) ||
    isCue(mention, 'add') ||
    isCue(mention, 'keep') ||
    (mention.meaning.is === 'degree' && mention.meaning.direction > 0)
  );
}

function isCue({ meaning }: Mention, ...cues: readonly Cue[]): boolean {
  return meaning.is === 'cue' && cues.includes(meaning.cue);
}

function isComma(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'break' && mention.meaning.mark === ',';
}

function isClauseEnd({ meaning }: Mention): boolean {
  return (meaning.is === 'break' && meaning.mark !== ':') || (meaning.is === 'cue' && meaning.cue === 'but');
}

/** From one break or "but" to the next. */
function clauseAround(mentions: readonly Mention[], { from, to }: Phrase): [number, number] {
  return [startOfThought(mentions, from, isClauseEnd), endOfThought(mentions, to, isClauseEnd)];
}
