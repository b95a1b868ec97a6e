import { isTold } from '../lexicon/story-words.ts';
import { isCue, isCueAt } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';
import { startOfThought } from '../mentions/thought.ts';
import { THE_SAME_COLOUR } from '../nouns/same-colour-as.ts';
import type { RoleOfWord } from '../roles/roles.ts';
import { isContent, isSingleLetter } from './unknown-words.ts';

/**
 * A text without those of its unknown words that only tell of the day: what stays could matter to the outfit, and is said back where
 * nothing was made of it. That is what is probably said of clothing by the whole sentence ("drapey"), what stands in the place of a wish ("nothing
 * blokey", "a bit more kev", "swap the blazer for a spaceship"), and what no look does ("order me a taxi"). Of a few words, or of a text
 * that asks for nothing else, any may be the wish.
 * @param isOfChange of a look that is there: what it is for is no wish ("boots for the stables"), and where things only go, nothing is wished
 */
export function couldBeWishes(mentions: readonly Mention[], isOfChange = false): Mention[] {
  const hasOccasion = mentions.some(({ meaning }) => meaning.is === 'occasion');
  // "Birthday drinks, Shoreditch": beside what one dresses for, a word that nobody knows is a name.
  const isAll =
    !mentions.some(isContent) ||
    (!hasOccasion && mentions.filter(({ meaning }) => meaning.is !== 'break').length <= SHORT_TEXT);

  const isOnlyRemoved = isOfChange && onlyRemoves(mentions);

  return mentions.filter((mention, at) => {
    const { meaning, said, text, role, negated } = mention;
    if (meaning.is !== 'unknown' || THE_SAME_COLOUR.test(text)) return true;
    if (HAIR.test(text) && OF_HAIR.test(saidBefore(mentions, at))) return false;
    if (isService(mention) || isOrdered(mentions, at) || isHalfOfNoun(mentions, at)) return true;
    if (isOfRunBehindNoun(mentions, at)) return true;
    // "Something for my ears", „was für die Ohren“.
    if (SOMETHING_FOR.test(saidBefore(mentions, at))) return true;
    if (isOnlyRemoved && !isBeforeNoun(mentions, at)) return false;
    if (WHOSE.test(said) || isSingleLetter(said)) return false;
    if (isTold(text) && !isSurelyOfClothing(role)) return false;
    if (PLAIN.test(said) && isBeforeNoun(mentions, at)) return false;
    if (isAll || isInPlaceOfWish(mentions, at)) return true;
    if (isBeforeNoun(mentions, at) && (role === undefined || role.role === 'refused' || isWished(role)))
      return true;

    // What nobody knows is not among what is worn, and "no flurbles" is kept.
    return !negated && ((!hasOccasion && !isOfChange && isBehindFor(mentions, at)) || isOfClothing(role));
  });
}

/** "Lose the earrings, ear infection", "tie = noose. gone please": nothing comes that could be so. */
function onlyRemoves(mentions: readonly Mention[]): boolean {
  return (
    mentions.some(({ meaning }) => isCue(meaning, 'remove')) &&
    mentions.every(({ meaning, negated }) =>
      meaning.is === 'cue'
        ? !COMES.has(meaning.cue)
        : meaning.is === 'garments' ||
          meaning.is === 'filler' ||
          meaning.is === 'break' ||
          meaning.is === 'unknown' ||
          negated,
    )
  );
}

const COMES: ReadonlySet<string> = new Set([
  ...([
    'add',
    'make',
    'swap',
    'another',
    'another-colour',
    'instead',
    'instead-of',
    'match',
    'with',
    'in',
  ] as const),
]);

/** „Ein Tuch für die Haare“, „ruiniert mir die Frisur“: no hairdresser is asked for. */
const HAIR = /^(?:haare?|haaren|frisur|frisuren)$/;
const OF_HAIR = /(?:^| )(?:fur|für|mir)(?: die| das| meine)?$/;

/** Whether an unknown word asks for what no look does. */
export function isService({ text }: Mention): boolean {
  return SERVICE.test(text);
}

function isWished({ role, sureness }: RoleOfWord): boolean {
  return (role === 'wanted' || role === 'altered') && sureness >= LIKELY;
}

function isOfClothing(role: RoleOfWord | undefined): boolean {
  return role !== undefined && role.isClothing >= PROBABLY && isWished(role);
}

function isSurelyOfClothing(role: RoleOfWord | undefined): boolean {
  return role !== undefined && role.isClothing >= SURELY && isWished(role);
}

/** Ordinary words of judgment: a "boring" tux is a tux, and no fact of a garment says so. */
const PLAIN =
  /^(?:awful|exact|boring|tiny|fussy|stiff|stuffy|frumpy|sloppy|dowdy|matronly|cutesy|tacky|jangly|clunky|weird|ugly|silly|dirty|plain|langweilig\w*|steif\w*|klobig\w*|trist\w*|fade?|spießig\w*|bieder\w*|albern\w*|hässlich\w*)$/i;

/** „Flimmerhose“, "a blazer with brass buttons": of one word with the garment, or with what it has, it says which. */
function isHalfOfNoun(mentions: readonly Mention[], at: number): boolean {
  const [here, next] = [mentions[at], mentions[at + 1]];
  if (next?.meaning.is === 'shape' && isCueAt(mentions, at - 1, 'with'))
    return mentions[at - 2]?.meaning.is === 'garments';

  return next?.meaning.is === 'garments' && next.from !== undefined && next.from === here?.from;
}

/** "In flibbering shoes": said of a garment. */
function isBeforeNoun(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 1];

  return next?.meaning.is === 'garments' || /^ones?$/.test(next?.text ?? '');
}

/** "A dress for the flurble": what somebody dresses for. */
function isBehindFor(mentions: readonly Mention[], at: number): boolean {
  return isCueAt(mentions, isCueAt(mentions, at - 1, 'article') ? at - 2 : at - 1, 'for');
}

/** What a piece that is to come is to do: "a bag that closes", and not "the bag that squeaks". */
function isOfSuch(mentions: readonly Mention[], at: number): boolean {
  const [article, noun, that] = mentions.slice(Math.max(0, at - 3), at);
  const role = mentions[at]?.role;

  return (
    /^(?:that|which|who)$/.test(that?.text ?? '') &&
    noun?.meaning.is === 'garments' &&
    !noun.negated &&
    /^(?:an?|some)$/.test(article?.text ?? '') &&
    role !== undefined &&
    isWished(role)
  );
}

/** Where only what is wished of the outfit can stand. */
function isInPlaceOfWish(mentions: readonly Mention[], at: number): boolean {
  const { text = '' } = mentions[at] ?? {};
  const [before, next] = [mentions[at - 1], mentions[at + 1]];
  // "Nothing girly", „nichts Wildes“, "something flowy", and not „noch was trinken“.
  if (SOME_ENGLISH.test(before?.text ?? '') && !VERB.test(text)) return true;
  if (SOME_GERMAN.test(before?.text ?? '') && /es$/.test(text)) return true;
  // "A bag that closes".
  if (isOfSuch(mentions, at)) return true;
  // "A bit more kev", „etwas geschmeidiger“.
  if (before?.meaning.is === 'degree' && endsThought(next)) return true;
  // "Make it smell of roses", "make the shirt zibbly", „mach das Hemd flauschig“.
  if (isCueAt(mentions, at - 1, 'it') && isCueAt(mentions, at - 2, 'make')) return true;
  // "I want to look unbothered", "like a bond villain", „à la Jackie Kennedy“, „will umwerfend aussehen“.
  if (TO_LOOK.test(saidBefore(mentions, at)) && !LINKS.test(text)) return true;
  if (LOOKS_GERMAN.test(next?.text ?? '')) return true;

  return isToHave(mentions, at) || isExchangedFor(mentions, at);
}

/** "Can the hat have a little fan in it", „der Hut soll einen Ventilator haben“, and not "I have a cat": what a piece is to have. */
function isToHave(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(startOfThought(mentions, at), at);

  return (
    before.some(({ text }) => SHOULD.test(text)) &&
    before.some(({ meaning }) => meaning.is === 'garments' || meaning.is === 'missing') &&
    [...before, ...mentions.slice(at + 1, at + 3)].some(({ text }) => HAVE.test(text))
  );
}

const SHOULD =
  /^(?:can|could|would|should|must|needs to|has to|have to|kann|konnte|soll|sollen|sollte|sollten|muss|mussen|musste)$/;
const HAVE = /^(?:have|has|come with|haben|bekommen|kriegen)$/;

const LONGEST_RUN = 6;

/** "Make the hat play music": nothing but what nobody knows, up to the end of its thought. */
function isOfRunBehindNoun(mentions: readonly Mention[], at: number): boolean {
  let noun = at - 1;
  while (at - noun < LONGEST_RUN && mentions[noun]?.meaning.is === 'unknown') noun--;
  let end = at + 1;
  while (end - at < LONGEST_RUN && mentions[end]?.meaning.is === 'unknown') end++;

  return (
    mentions[noun]?.meaning.is === 'garments' && endsThought(mentions[end]) && isToBecome(mentions, noun)
  );
}

function isToBecome(mentions: readonly Mention[], noun: number): boolean {
  return isCueAt(mentions, isCueAt(mentions, noun - 1, 'article') ? noun - 2 : noun - 1, 'make');
}

const SOME_ENGLISH = /^(?:something|anything|nothing|smth|smthg|sth)$/;
const SOME_GERMAN = /^(?:etwas|was|irgendwas|irgendetwas|nichts|nix)$/;
const VERB = /^(?:fits?|works?|works|closes|happens?|matters?|called|like|that|which)$/;
const TO_LOOK =
  /(?:^| )(?:(?:to|me|wanna) look|(?:to|wanna) look like(?: an?| the| some)?(?: \w+)?|looking|a la(?: \w+)?)$/;
const SOMETHING_FOR =
  /(?:^| )(?:something|anything|sth|was|etwas|irgendwas) (?:for|over|on|round|around|fur|für|uber|über|um) (?:my|the|die|den|das|meine|meinen)$/;
const LINKS = /^(?:like|as|at|for|after|forward)$/;
const LOOKS_GERMAN = /^(?:aussehen|ausschauen|ausschaun|aussieht|rüberkommen|ruberkommen|wirken|wirkt)$/;

/** The last words of the thought before one. */
function saidBefore(mentions: readonly Mention[], at: number): string {
  const before = mentions.slice(Math.max(0, at - 5), at);
  const start = before.findLastIndex(({ meaning }) => meaning.is === 'break') + 1;

  return before
    .slice(start)
    .map(({ text }) => text)
    .join(' ');
}

/** "Swap the blazer for a spaceship", "instead of the tie a flurble", "add a zibbly": what comes into the outfit. */
function isExchangedFor(mentions: readonly Mention[], at: number): boolean {
  const opens = isCueAt(mentions, at - 1, 'article') ? at - 2 : at - 1;
  if (isCueAt(mentions, opens, 'add')) return opens < at - 1 && endsThought(mentions[at + 1]);
  const isTaken = isCueAt(mentions, opens, 'for') || isCueAt(mentions, opens, 'with');
  const start = startOfThought(mentions, opens);

  return isTaken && mentions.slice(start, opens).some((_, index) => isCueAt(mentions, start + index, 'swap'));
}

function endsThought(mention: Mention | undefined): boolean {
  return (
    mention === undefined ||
    mention.meaning.is === 'break' ||
    (mention.meaning.is === 'cue' && (mention.meaning.cue === 'and' || mention.meaning.cue === 'but'))
  );
}

/** What no look does: to be brought by tomorrow, to have the hair done. It is told, whatever else is. */
const SERVICE =
  /^(?:delivered?|delivery|shipped|shipping|hairdresser|taxi|taxis|cab|uber|babysitter|hairdo|haircut|haare|frisur|manicure|booking|refund|geliefert|lieferung|liefern|liefert|versand|friseur|friseurin|frisor|maniküre|buchen|gebucht|erstattung)$/;

/** "And order me a taxi", "fix my sleep schedule", „und sag meiner Frau Bescheid“: an order of its own, and of no clothes. */
function isOrdered(mentions: readonly Mention[], at: number): boolean {
  let start = at;
  while (start > 0 && !endsThought(mentions[start - 1])) start--;
  const end = mentions.findIndex((mention, index) => index >= at && endsThought(mention));
  const thought = mentions.slice(start, end < 0 ? undefined : end);
  const verb = thought.findIndex(({ text }) => !OPENS.test(text));

  return (
    thought[verb]?.meaning.is === 'unknown' &&
    WHOM.test(thought[verb + 1]?.text ?? '') &&
    // "Told me", „meinte meine Frau“: said of somebody, and no order.
    !PAST.test(thought[verb]?.text ?? '') &&
    !thought.some(({ meaning }) => OF_CLOTHES.has(meaning.is))
  );
}

const OPENS = /^(?:oh|please|pls|bitte|dann|noch|then|also|ok|okay)$/;
const WHOM = /^(?:me|my|us|our|mir|mich|mein|meine|meinen|meiner|meinem|uns|unsere[nrm]?)$/;
const PAST = /(?:ed|te|told|said|gave|made|got|left|kept|hates?|thinks?|says?|sagt|findet|meint|hasst)$/;
const OF_CLOTHES: ReadonlySet<string> = new Set(['garments', 'colour', 'fabric', 'pattern', 'shape']);

const SHORT_TEXT = 4;
const PROBABLY = 0.25;
const SURELY = 0.7;
const LIKELY = 0.5;

/** "My homie's wedding": a word for whoever it is. */
const WHOSE = /\p{L}['’]s?$/u;
