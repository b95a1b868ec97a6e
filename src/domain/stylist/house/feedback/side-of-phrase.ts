import type { Taste } from '#contract/style-profile.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { endOfThought, startOfThought } from '../language/mentions/thought.ts';
import type { Role } from '../language/roles/roles.ts';
import {
  type Clause,
  isBareWord,
  isComparison,
  isCue,
  isLiking,
  isLoving,
  isOnly,
  type Liking,
  likingIn,
} from './liking.ts';
import { isTasteWord, type Phrase, type SaidTaste } from './phrases-of-taste.ts';
import { isNo } from './struck-before.ts';
import { verdictOn } from './verdicts.ts';

type Side = Taste['side'];

/** "So does viscose", "cashmere too": what was said of the one before holds for it as well. */
const AS_WELL =
  /^(?:too|also|neither|included|as well|same goes|same goes for|same for|same with|ditto|likewise|goes for|auch|ebenso|ebenfalls|genauso|dasselbe gilt|gleiches gilt|gilt auch)$/;

/**
 * Whether somebody likes a thing or avoids it, by the clause that it stands in: each clause has its own word for it. What no word says the
 * network of roles may, where it is sure; where it speaks against a word of pleasure, or is not sure, it is null and the person is asked.
 */
export function sideOf(
  phrase: Phrase,
  mentions: readonly Mention[],
  before: SaidTaste | undefined,
): Side | null {
  const [start, end] = clauseAround(mentions, phrase);
  const likely = likelySide(phrase.parts);
  if (isRefused(phrase, mentions)) return 'avoids';
  const verdict = verdictOn(mentions.slice(phrase.to + 1, end));
  if (verdict !== null) return verdict;

  const clause = { start, end, beside: besideIn(mentions, phrase, start, end) };
  if (clause.beside.some(({ text }) => BORNE.test(text))) return null;
  const same = sameAsBefore(phrase, mentions, clause, before);
  if (same !== undefined) return same;

  if (WAS.test(mentions[phrase.to + 1]?.text ?? '')) return likely.avoids >= LIKELY ? 'avoids' : null;
  const liking = likingIn(phrase, mentions, clause);
  if (liking === 'loved') return likely.avoids >= SURE ? null : 'likes';
  if (liking === 'granted') return likely.avoids >= LIKELY ? null : 'likes';
  const isBare = clause.beside.every(isBareWord);
  const behind = likedBehind(mentions, end);
  if (behind === 'loved' || (behind === 'granted' && (isBare || likely.likes >= LIKELY)))
    return likely.avoids >= VERY_LIKELY ? null : 'likes';
  if (isBare) return named(phrase, mentions, clause, before, likely);

  return likely.avoids >= LIKELY ? 'avoids' : likely.likes >= VERY_LIKELY ? 'likes' : null;
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

/** "Pink was fun when I was six": what was liked may be so no more. */
const WAS = /^(?:was|were|used to be|war|waren)$/;

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
const VERY_LIKELY = 0.8;
const SURE = 0.95;
const DOUBTFUL = 0.7;

/** How sure the sentence as a whole makes it that a thing is liked, or avoided. */
function likelySide(parts: readonly Mention[]): Record<Side, number> {
  const sums = { likes: 0, avoids: 0 };
  for (const { role } of parts) {
    const side = role === undefined ? undefined : SIDE_OF[role.role];
    if (role !== undefined && side !== undefined) sums[side] += role.sureness / parts.length;
  }

  return sums;
}

/** "My sister lives in dungarees": surely somebody else's, or of a story. */
export function isToldOf(parts: readonly Mention[]): boolean {
  return parts.every(({ role }) => role?.role === 'told' && role.sureness >= LIKELY);
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
  const next = mentions[mentions.indexOf(mention) + 1];
  // "Wool makes me itch, even merino", "viscose even more".
  if (/^(?:even|sogar|selbst|erst recht|noch mehr|even more)$/.test(mention.text))
    return (
      next === undefined || isTasteWord(next) || next.meaning.is === 'break' || next.meaning.is === 'degree'
    );
  if (mention.text !== 'so') return AS_WELL.test(mention.text);

  return /^(?:do|does|is|are|did|was)$/.test(next?.text ?? '');
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
  if (isAsked) return answerTo(mentions, end, likely);
  // "Bad knees, flats please": a reason opens no list.
  const isReason = before?.parts.every(({ meaning }) => meaning.is === 'spare') === true;
  const isList = isComma(mentions[start - 1]) && before !== undefined && !isReason;
  if (isList && isOneThought(mentions, before, from)) return before.taste.side;

  return likely.avoids >= SURE ? 'avoids' : likely.avoids >= DOUBTFUL ? null : 'likes';
}

/** "Skirts? Not since 1998", „Röcke? Nur über meine Leiche“: what is answered to oneself. Null where that says nothing. */
function answerTo(mentions: readonly Mention[], end: number, likely: Record<Side, number>): Side | null {
  const answer = clauseBehind(mentions, end).filter(({ meaning }) => meaning.is !== 'break');
  if (answer.length === 0 || answer.some(isTasteWord)) return null;
  const isWelcome = answer.some((mention) => isLiking(mention) && !mention.negated && !isOnly(mention));
  const isDenied = answer.some((mention) => isNo(mention) || isOnly(mention));
  if (isWelcome && !isDenied) return 'likes';

  return isDenied || likely.avoids >= LIKELY ? 'avoids' : null;
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

function isComma(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'break' && mention.meaning.mark === ',';
}

function isClauseEnd({ meaning }: Mention): boolean {
  return (meaning.is === 'break' && meaning.mark !== ':') || (meaning.is === 'cue' && meaning.cue === 'but');
}

/** From one break or "but" to the next; what is said farther off is said of other things. */
function clauseAround(mentions: readonly Mention[], { from, to }: Phrase): [number, number] {
  return [
    Math.max(startOfThought(mentions, from, isClauseEnd), from - FARTHEST),
    Math.min(endOfThought(mentions, to, isClauseEnd), to + FARTHEST),
  ];
}

const FARTHEST = 40;
