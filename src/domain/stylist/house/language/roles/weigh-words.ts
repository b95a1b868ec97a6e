import { isBrand } from '../lexicon/brand-words.ts';
import { isCue } from '../mentions/cues.ts';
import type { Meaning, Mention } from '../mentions/meanings.ts';
import { textsBefore } from '../mentions/neighbors.ts';
import { isQuality } from '../mentions/piece-kinds.ts';
import { thoughtAt } from '../mentions/thought.ts';
import { namesBothHalves } from '../nouns/places-on-body.ts';
import { isPlaceOfRefused } from '../scope/negation.ts';
import { isOfManners } from '../senses/people-senses.ts';
import { isWornOut } from '../told/not-worn-again.ts';
import { isAllThereIs } from '../wishes/one-colour.ts';
import { isOutrightNot, isWantedBeyondNo } from './beyond-no.ts';
import type { Role, RoleOfWord } from './roles.ts';

interface Thresholds extends Record<Role, number> {
  /** A word that is less likely said of clothing than this is none. */
  clothing: number;
}

/** How sure the network must be to overrule what the grammar reads: more, the more is lost where it errs. */
const IN_A_STORY: Thresholds = {
  told: 0.5,
  lost: 0.45,
  refused: 0.7,
  wanted: 0.95,
  kept: 0.65,
  altered: Number.POSITIVE_INFINITY,
  clothing: 0.3,
};
/** In short texts words are rather wished than told. */
const IN_FEW_WORDS: Thresholds = {
  ...IN_A_STORY,
  told: 0.75,
  lost: 0.7,
  refused: 0.92,
  kept: 0.88,
  clothing: 0.1,
};

const LIKELY_REFUSED = 0.6;
/** Words of a text that can only name what is wanted. */
const MOST_OF_AN_ORDER = 3;
/** A phrase of several words is no homonym; and who wears a hijab is named by it. */
const WEARER_OR_PHRASE = / |^hijabis?$/;

/** Words that mean something else as often as clothing: "wine", "Uhr"; styles and cuts are said of anything. */
const AMBIGUOUS: ReadonlySet<Meaning['is']> = new Set(['garments', 'colour', 'fabric', 'pattern', 'missing']);

/** In a long text said of people and things as well: "short and round", "an edgy part of town". */
const OF_ANYTHING: ReadonlySet<Meaning['is']> = new Set(['shape', 'style']);

/**
 * Follows the network where it is sure: what is only told of or complained of, or is no clothing at all, asks for nothing; what is
 * refused is negated; what is owned is marked as kept. What is to be replaced is wanted anew. Where it is not sure, the grammar's
 * reading stands.
 */
export function weighWords(mentions: readonly Mention[]): Mention[] {
  const isReplaced = mentions.some(({ text }) => REPLACED.test(text));
  // "Short sleeves are out": where the grammar finds no refusal at all, a likely one counts.
  const told = isShort(mentions) ? IN_FEW_WORDS : IN_A_STORY;
  // "The boss is in, jeans with a blazer": whoever names pieces and wants no others is not telling of them.
  const sure = namesOnlyTold(mentions) ? { ...told, told: IN_FEW_WORDS.told } : told;
  // "Pointed pumps" alone is an order.
  const saysMore = mentions.length > MOST_OF_AN_ORDER && !mentions.some(({ negated }) => negated);
  const refused = saysMore ? LIKELY_REFUSED : sure.refused;

  return mentions.map((mention, at) => {
    const { meaning, role: read, text } = mention;
    if (read === undefined || meaning.is === 'unknown') return mention;
    // A maker's name is new to the network: "my sambas" are what the words say.
    if (isNamedByMaker(mentions, at) || isWornByMe(mentions, at)) return mention;
    if (isOfManners(mentions, at) || isWhatOneLooksLike(mentions, at) || mayBe(mentions, at)) return mention;
    // "Plum or wine": of one kind with a word that is surely said of clothes.
    if (read.isClothing < sure.clothing && isOrOfKind(mentions, at)) return mention;
    // "Something lighter than navy": anything but that.
    if (/^(?:than|als)$/.test(mentions[at - 1]?.text ?? '') && AMBIGUOUS.has(meaning.is))
      return { ...mention, negated: true };
    const { role, sureness, isClothing } = read;
    if (isWantedBeyondNo(mentions, at)) return { ...mention, negated: false };
    if (isReplaced && (role === 'lost' || role === 'kept') && !mention.negated)
      return { ...mention, isLost: true };
    const isNothing =
      !mention.negated &&
      ((isClothing < sure.clothing &&
        ((AMBIGUOUS.has(meaning.is) && !(meaning.is === 'pattern' && isWished(read))) ||
          (told === IN_A_STORY && OF_ANYTHING.has(meaning.is) && !isWished(read))) &&
        !WEARER_OR_PHRASE.test(text) &&
        !isHalfOfLook(mentions, at)) ||
        (isClothing < (OF_ITS_NOUN[meaning.is] ?? 0) && isOfAnotherNoun(mentions, at)));
    if (!isNothing && (isClothing < sure.clothing || sureness < (role === 'refused' ? refused : sure[role])))
      return mention;
    // "Without the tote and the belt" refuses them as well.
    if (role === 'lost' && (mention.negated || isNarrowedTo(mentions, at))) return mention;
    if (role === 'told' && (isWornByAll(mentions, at) || isAllThatMayBe(mentions, at))) return mention;
    if (role === 'told' && (isRefusedOutright(mentions, at) || isWantedOutright(mentions, at)))
      return mention;
    if (role === 'lost' && isWornOut(mentions, at)) return { ...mention, negated: false, isLost: true };
    if (role === 'told' || role === 'lost' || isNothing)
      return { ...mention, negated: false, meaning: { is: 'filler' } };
    if (role === 'refused' && (isLiked(mentions, at) || isPlaceOfRefused(mentions, at))) return mention;
    if (role === 'refused' && isBehindBrackets(mentions, at)) return mention;
    // "No laces": the no is in the phrase. "Shorts. Boots." beside no word of refusal: an order, as „Sakko ja“.
    const isOrdered = (saysMore && isOnlyNamed(mentions, at)) || YES.test(mentions[at + 1]?.text ?? '');
    if (role === 'refused' && (SAYS_NO.test(text) || isOrdered)) return mention;
    if (role === 'refused') return isCorrected(mentions, at) ? mention : { ...mention, negated: true };
    if (role === 'wanted' && isOutrightNot(mentions, at)) return mention;
    if (role === 'wanted') return { ...mention, negated: mention.excepted === true && mention.negated };
    // „Weißes Hemd, braune Schuhe“: nothing says that they are there.
    if (role === 'kept' && !isOnlyNamed(mentions, at)) return { ...mention, negated: false, isKept: true };

    return mention;
  });
}

const YES = /^(?:yes|ja|gern|gerne)$/;
const SAYS_NO = /^(?:no|not|without|nothing|kein\w*|ohne|nichts) /;

/** Nothing is said around it but pieces and what they are like. */
function isOnlyNamed(mentions: readonly Mention[], at: number): boolean {
  return thoughtAt(mentions, at).every(
    (mention) =>
      mention.meaning.is === 'garments' || isQuality(mention) || isCue(mention.meaning, 'and', 'in'),
  );
}

/** "A sweater (no wool, no acrylic), ballet flats": what is refused in brackets is refused of the piece before them. */
function isBehindBrackets(mentions: readonly Mention[], at: number): boolean {
  const start = mentions
    .slice(0, at)
    .findLastIndex(({ meaning }) => meaning.is === 'break' && meaning.mark === ')');

  return (
    start >= 0 && !mentions.slice(start).some(({ meaning }) => isCue(meaning, 'not', 'strikes-back', 'free'))
  );
}

function namesOnlyTold(mentions: readonly Mention[]): boolean {
  const garments = mentions.filter(({ meaning, negated }) => meaning.is === 'garments' && !negated);

  return garments.length > 1 && garments.every(({ role }) => role?.role === 'told');
}

function isNamedByMaker(mentions: readonly Mention[], at: number): boolean {
  const { meaning } = mentions[at] ?? {};

  return (
    meaning?.is === 'garments' && isBrand(meaning.target.label) && MINE.test(mentions[at - 1]?.text ?? '')
  );
}

const MINE = /(?:^| )(?:my|mein(?:e[nrms]?)?)$/;

/** "Wearing my interview blazer", "in my old gossamer jacket": said outright, whatever stands between. */
function isWornByMe(mentions: readonly Mention[], at: number): boolean {
  const { meaning } = mentions[at] ?? {};
  if (meaning?.is !== 'garments' || meaning.target.slots.includes('bag')) return false;
  const phrase = mentions
    .slice(Math.max(0, at - 5), at)
    .map(({ text }) => text)
    .join(' ');

  const behind = mentions
    .slice(at + 1, at + 3)
    .map(({ text }) => text)
    .join(' ');

  return WORN_BY_ME.test(phrase) || (WORN.test(phrase) && /^i (?:got|have|own|bought)\b/.test(behind));
}

/** "Wearing the blazer I got". */
const WORN = /(?:^| )(?:wear|wearing) (?:the|that|those)(?: [a-z]+){0,2}$/;

const WORN_BY_ME =
  /(?:^| )(?:in|wear|wearing|trage) (?:my|meine[nmr]?)(?: (?!(?:and|or|und|oder|room|pocket)\b)[a-z]+){0,3}$/;

/** "I want to look like a French woman": what one looks like is how one dresses. */
function isWhatOneLooksLike(mentions: readonly Mention[], at: number): boolean {
  return (
    mentions[at]?.meaning.is === 'style' &&
    LOOKS_LIKE.test(textsBefore(mentions, at, 5)) &&
    !mentions.slice(Math.max(0, at - 7), at).some(({ meaning }) => isCue(meaning, 'not'))
  );
}

const LOOKS_LIKE =
  /(?:^| )(?:look|looking|dress|dressed) like(?: an?| the| some)?(?: (?:real|proper|true))?$|(?:^| )(?:aussehen|angezogen) wie(?: eine?[rn]?| der| die)?$/;

/** "Only the jewelry may shine", „nur der Schmuck darf auffallen“. */
function mayBe(mentions: readonly Mention[], at: number): boolean {
  return (
    mentions[at]?.meaning.is === 'garments' &&
    /^(?:may|can|darf|durfen|kann|konnen)$/.test(mentions[at + 1]?.text ?? '') &&
    isCue(mentions[isCue(mentions[at - 1]?.meaning, 'article') ? at - 2 : at - 1]?.meaning, 'only')
  );
}

/** Joined by "or" with a word of the same kind that stands. */
function isOrOfKind(mentions: readonly Mention[], at: number): boolean {
  const kind = mentions[at]?.meaning.is;
  if (kind !== 'colour' && kind !== 'fabric' && kind !== 'pattern') return false;

  return [-1, 1].some((step) => {
    const other = mentions[at + 2 * step];
    return (
      isCue(mentions[at + step]?.meaning, 'or') &&
      other?.meaning.is === kind &&
      other.role?.role === 'wanted' &&
      other.role.isClothing >= SURELY
    );
  });
}

const SURELY = 0.7;

/** "I'm 62 and like classic things": liked outright. */
function isLiked(mentions: readonly Mention[], at: number): boolean {
  return (
    /^(?:i )?(?:like|love|prefer|mag|liebe|bevorzuge)$/.test(mentions[at - 1]?.text ?? '') &&
    !mentions
      .slice(Math.max(0, at - 3), at)
      .some(({ meaning }) => meaning.is === 'cue' && meaning.cue === 'not')
  );
}

/** "Stripes, but only on the shirt": what is said of the whole is said of it alone. */
function isNarrowedTo(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(Math.max(0, at - FARTHEST_ONLY), at);
  const only = before.findLastIndex(({ meaning }) => meaning.is === 'cue' && meaning.cue === 'only');
  const isBare = before
    .slice(only + 1)
    .every(({ meaning }) => meaning.is === 'filler' || (meaning.is === 'cue' && meaning.cue === 'article'));

  return only > 0 && isBare && before[only - 1]?.meaning.is === 'cue';
}

const FARTHEST_ONLY = 4;

/** „Oben rot, unten blau“, „Rot, aber nur oben“: a half of what is worn, where a quality or an "only" stands beside it. */
function isHalfOfLook(mentions: readonly Mention[], at: number): boolean {
  const { text = '' } = mentions[at] ?? {};
  const isSaidHow = [mentions[at - 1], mentions[at + 1]].some((next) =>
    HOW_IT_IS.has(next?.meaning.is ?? 'filler'),
  );
  if (
    /^(?:oben|unten|on top|up top|below|on the bottom)$/.test(text) &&
    isSaidHow &&
    namesBothHalves(mentions)
  )
    return true;
  if (!/^(?:oben|unten)$/.test(text)) return false;
  const [before, next, after] = [mentions[at - 1], mentions[at + 1], mentions[at + 2]].map(
    (mention): Meaning => mention?.meaning ?? { is: 'filler' },
  );
  const isOnly = before?.is === 'cue' && before.cue === 'only';
  const isIn = next?.is === 'cue' && next.cue === 'in';

  // „Leinenhose und oben irgendwas mit Streifen“.
  if (SOMETHING.test(mentions[at + 1]?.text ?? '')) {
    const said = mentions
      .slice(at + 2)
      .find(({ meaning }) => !(meaning.is === 'cue' && LINKS.has(meaning.cue)));

    return OF_LOOK.has(said?.meaning.is ?? 'filler');
  }

  return (
    isOnly || [before, next, isIn ? after : undefined].some((meaning) => OF_LOOK.has(meaning?.is ?? 'filler'))
  );
}

const HOW_IT_IS: ReadonlySet<Meaning['is']> = new Set([
  ...(['formality', 'mood', 'style', 'change', 'occasion', 'colour', 'fabric', 'pattern', 'shape'] as const),
]);
const SOMETHING = /^(?:(?:irgend)?(?:was|etwas)|ein[en]?)$/;

const LINKS: ReadonlySet<string> = new Set(['with', 'in', 'article']);

const OF_LOOK: ReadonlySet<Meaning['is']> = new Set(['colour', 'fabric', 'pattern', 'garments'] as const);

/** Beside a noun that is no clothing a quality is as likely said of that noun; a style is a theme there as often. */
const OF_ITS_NOUN: Partial<Record<Meaning['is'], number>> = {
  colour: 0.5,
  fabric: 0.5,
  pattern: 0.5,
  shape: 0.5,
  style: 0.3,
};

/** "Plain, black", "something soft": how it is to be is asked for whatever noun it stands without. */
function isWished({ role, sureness }: RoleOfWord): boolean {
  return role === 'wanted' && sureness >= WISHED;
}

const WISHED = 0.7;

/** "A green card", "the French quarter", "the over 60s walking group", "a natural wine bar". */
function isOfAnotherNoun(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 1]?.meaning;

  return (
    !DRESSED_FOR.test(mentions[at]?.text ?? '') &&
    (next?.is === 'unknown' || (next?.is === 'occasion' && next.occasion.isVague !== true))
  );
}

/** Adjectives of a place that are wished of the outfit, too: "an elegant restaurant". */
const DRESSED_FOR = /^(?:elegant|chic|schick|fancy)/;

const MOST_OF_SHORT = 12;

export function isShort(mentions: readonly Mention[]): boolean {
  return mentions.length <= MOST_OF_SHORT;
}

/** „Keine Krawatte, sondern ein Einstecktuch“: what stands behind it is what is wanted. */
function isCorrected(mentions: readonly Mention[], at: number): boolean {
  const before = mentions
    .slice(0, at)
    .findLast(
      ({ meaning }) => !OF_A_NOUN.has(meaning.is) && !(meaning.is === 'cue' && meaning.cue === 'article'),
    );

  return /^(?:sondern|but rather)$/.test(before?.text ?? '');
}

const OF_A_NOUN: ReadonlySet<Meaning['is']> = new Set(['colour', 'fabric', 'pattern', 'shape', 'filler']);

const REPLACED = /^(?:replac|new ones?$|ersetz|ersatz|neue[nrs]?$)/;

/** "I can wear only flats": nothing is only told that nothing else may stand for. */
function isAllThatMayBe(mentions: readonly Mention[], at: number): boolean {
  return isCue(mentions[at - 1]?.meaning, 'only') || isAllThereIs(mentions, at);
}

/** "I don't want to wear a tux": said of what is worn, and no story. */
function isRefusedOutright(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(0, at);
  const no = before.findLastIndex(({ text }) => !IN_A_REFUSAL.test(text));

  return mentions[at]?.negated === true && WANTS_NOT.test(before[no]?.text ?? '');
}

/** "I would like to wear a tie". */
function isWantedOutright(mentions: readonly Mention[], at: number): boolean {
  const before = mentions
    .slice(Math.max(0, at - 6), at)
    .map(({ text }) => text)
    .join(' ');

  return WANTS.test(before);
}

const WANTS =
  /(?:^| )(?:i|id|we) (?:would like|would love|want|need|like|love)(?: to)?(?: wear| have)?(?: an?| some| my| the)?$/;
const IN_A_REFUSAL = /^(?:to|be|in|wear|wearing|put|on|an?|the|any|another|eine[nrms]?)$/;
const WANTS_NOT = /^(?:(?:i )?(?:dont|do not|really dont|wont|will not) (?:want|wanna|wear|like)(?: to)?)$/;

/** "Everyone there wears sneakers": so may one; "we are all in purple": so is one. */
function isWornByAll(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(Math.max(0, at - 5), at)
    .some(({ text }) =>
      /(?:^| )(?:everyone|everybody|they all|all of them|we|were|us|alle|wir|jeder)$/.test(text),
    );
}
