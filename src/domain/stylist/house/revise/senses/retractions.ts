import { anyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import type { Cue, Mention } from '../../language/mentions/meanings.ts';
import { isArticle, isQuality } from '../../language/mentions/mention-kinds.ts';
import { readWords } from '../../language/read-words.ts';

/** How something else is: "the jumper's navy already", „der Pulli ist ja schon blau“. */
const ALREADY =
  "(?:the|my|das|der|die|mein\\p{L}*|ich|wir|(?:i|we|he|she|they|everyone)(?:[’']\\p{L}+)?) [^.,;!?\\n]*(?<!\\p{L})(?:already|too|as well|anyway|schon|auch|bereits|eh)(?!\\p{L})";
/** Taking something back: "no wait", "scratch that", „ach nein“, „vergiss es“. */
const SAYS_SO = [
  'no,? wait(?: a (?:sec|second|minute))?(?:,? no(?=\\s*[,.:]))?',
  'wait,? (?:actually,? )?no',
  '(?:oh,? )?(?:no,? )?(?:hang|hold) on(?: a (?:sec|second|minute|mo))?,? (?:no|nah|actually)',
  'no,? (?:hang|hold) on(?! to)(?: a (?:sec|second|minute|mo))?',
  '(?:scratch|strike|cancel|undo) that',
  '(?<!\\bi )never ?mind(?: that)?(?=\\s*(?:[.,;!–-]|$))',
  'nvm',
  '(?:no|nah|nope|nein|nee),? (?:forget|vergiss) (?:it|that|es|das)',
  'on second thoughts?(?:,? no(?=\\s*[,.:]))?',
  "i(?:[’']ve)? changed my mind",
  'actually,? (?:no|nah|nope)',
  '(?:no|nah|nope),? wait',
  '(?:hm+|uh|oh|ugh|argh|eh|er|erm|oof),? (?:no|nah)',
  'or (?:actually )?(?:no|nah)(?=,)',
  '(?:ach,? )?(?:nein|nee|ne|nö|ach|oh),? (?:warte|moment|halt)(?: mal| kurz)?',
  '(?:obwohl|wobei),? (?:nein|nee|ne|nö|doch nicht)',
  '(?:although|though),? (?:no|nah|nope)(?=\\s*[,.])',
  '(?:warte|moment|halt|stopp?)(?: mal)?,? (?:nein|nee|doch nicht)',
  'ach,? (?:nein|nee|n[öe]|quatsch)(?:,? doch nicht)?',
  'oder (?:nein|nee)(?=,)',
  '(?:vergiss|streich) (?:es|das)(?: wieder)?(?:,? doch (?:lieber )?nicht)?',
].join('|');
/** The same, where it opens a thought: "the tie? forget it" is said of the tie. */
const OPENS = [
  'forget (?:it|that|about it|i said (?:anything|that))(?=\\s*(?:[.,!;]|$))',
  "actually(?=,? (?:leave|keep|don[’']?t|just|only) )",
  '(?:nein,? |ach,? |doch )+(?=(?:lieber )?nur )',
  '(?:ach |nee,? |nein,? |oder )?doch (?:lieber )?nicht(?=\\s*(?:[.,!;]|$))',
  '(?:nee|nein|nö|nope|nah|no),? (?=(?:actually|doch|lieber|leave|keep|lass|behalt)\\b)',
  '(?:no|nein|nee)(?=\\s*[:,] )',
  '(?:(?:nein|nee|ne|nö),? )?quatsch(?=[,.!:])',
  `(?:oh,? |ach,? )?(?:(?:hang|hold) on|wait|warte|moment|halt|stopp?)(?: a (?:sec|second|minute|mo)| mal| kurz)?(?=,?\\s+${ALREADY})`,
].join('|');
const TAKES_BACK = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${SAYS_SO})(?![\\p{L}\\p{N}])|(?<=[.,;!–-]\\s*(?:(?:hm+|oh|ach|well|ok|lol|haha|na|bitte|please)[,.]?\\s+)?)(?:${OPENS})`,
  'giu',
);
/** Left as it was, and nothing named. */
const LEFT_ALONE = phrase(
  [
    /^(?:(?:please|bitte|just|i(?:[’']ll| will| think)|actually|doch|lieber|ok|then|dann) ?)*/,
    anyOf(
      // English
      inTurn(
        '(?:leave|keep|let) (?:it|them|that|this|everything|all)',
        '(?: be| alone| on| in| as (?:it|they) (?:is|are|was|were))?',
      ),
      'as (?:is|it was)',
      inTurn(
        /(?:it|they|that|this(?: one)?|all)(?:[’']s| is| are|[’']re)? /,
        '(?:fine|good|ok(?:ay)?|great|perfect|lovely)(?: as (?:it|they) (?:is|are))?',
      ),
      /do(?: not|n[’']?t)(?: change (?:anything|it|a thing))?/,

      // German
      inTurn(
        '(?:lass(?:en)?|behalt(?:en)?)(?: (?:es|sie|ihn|das|die|den|alles|wir))*',
        '(?: (?:doch|lieber|so|dran|bleiben|wie (?:es|sie|er) (?:ist|sind|war)))*',
      ),
      '(?:doch |lieber )*(?:so )?(?:lassen|behalten)',
      inTurn('(?:das|es|die|der|alles) (?:bleibt|bleiben|passt|ist|sind)', '(?: (?:so|gut|ok|super|schön))?'),
      '(?:doch )?(?:lieber )?nicht',
    ),
    /[\s.!,]*$/,
  ],
  'iu',
);
const IS_OTHERS =
  /^(?:that|those|this|das|die|der)(?:[’']?s| is| are| was| war| ist| sind) (?:the |my |das |die |der |mein )?(?:other|wrong|ander|falsch)\w*\b/iu;

/**
 * A request without what it takes back: "make it red. No wait, blue" asks for blue, "change the tie ... actually leave it" for nothing.
 * @returns the request as it came where nothing is taken back
 */
export function withoutRetracted(request: string): string {
  const marks = [...request.matchAll(TAKES_BACK)].map(({ index, 0: { length } }) => ({
    index,
    end: index + length,
  }));
  if (marks.length > MOST) return request;

  return marks.reduce(
    (said, { end }, at) => setRight(said, request.slice(end, marks[at + 1]?.index)),
    request.slice(0, marks[0]?.index),
  );
}

/**
 * What was said, set right by what comes behind the taking back: a color takes the place of the last color, a piece that of the last piece,
 * anything else that of the last sentence.
 */
function setRight(before: string, behind: string): string {
  const after = withoutReason(behind.replace(/^[\s.,:;!…–-]+/u, ''));
  const [first, rest] = cutAt(after, /[.!?\n]/u);
  if (LEFT_ALONE.test(first)) return joined(withoutLastSentence(before), rest);
  if (IS_OTHERS.test(first)) return joined(withoutLastSentence(before), after.slice(first.length));

  const [old, said] = [placed(before), placed(first)];
  const opening = said.find(
    ({ meaning, text }) =>
      meaning.is !== 'filler' && meaning.is !== 'break' && !isSmallCue(meaning) && !RATHER.test(text),
  );
  const noun = said.find(({ meaning }) => meaning.is === 'garments');
  const isKept = opening?.meaning.is === 'cue' && opening.meaning.cue === 'keep';
  if (isKept && noun !== undefined) return joined(withoutThoughtOf(before, old, noun), after);
  const named = old.filter(({ meaning }) => meaning.is === 'garments');
  const isNamed = (one: Placed) =>
    noun?.meaning.is === 'garments' &&
    one.meaning.is === 'garments' &&
    one.meaning.target.label === noun.meaning.target.label;
  // "A scarf and a hat. Actually just the scarf."
  const firstNamed = old.findIndex(({ meaning }) => meaning.is === 'garments');
  if (ONLY.test(first) && named.some(isNamed) && !/[.!?]/.test(before.trim().slice(0, -1)))
    return `${before.slice(0, phraseStart(old, firstNamed))}${after}`;
  // "Scarf off, no wait, scarf in green."
  const lastNamed = named.at(-1);
  if (opening === noun && noun !== undefined && lastNamed !== undefined && isNamed(lastNamed))
    return joined(withoutThoughtOf(before, old, noun), after);
  // "Get rid of the scarf, scratch that, make it navy."
  if (opening?.meaning.is === 'cue' && noun === undefined && lastNamed !== undefined)
    return joined(withoutLastSentence(before), after.replace(PRONOUN, `the ${lastNamed.said}`));
  if (opening === undefined || opening.meaning.is === 'cue' || opening.meaning.is === 'unknown')
    return joined(withoutLastSentence(before), after);

  const isSame = ({ meaning }: Placed) =>
    meaning.is === (noun === undefined ? opening.meaning.is : 'garments') &&
    (noun !== undefined || isQuality(meaning));
  const last = old.findLastIndex(isSame);
  const by =
    noun === undefined ? opening : said.find(({ start }) => start >= phraseStart(said, said.indexOf(noun)));
  const lastOne = old[last];
  if (lastOne === undefined || by === undefined) return joined(withoutLastSentence(before), after);
  const start = noun === undefined ? chainStart(old, last) : phraseStart(old, last);

  return `${before.slice(0, start)}${first.slice(by.start)}${before.slice(lastOne.end)} ${rest}`.trim();
}

/** "No, I'm in court that day. Black", "no, the jumper's navy already. Gray": why it is taken back, before what is said anew. */
function withoutReason(after: string): string {
  const [first, rest] = cutAt(after, /[.!?\n,]/u);
  const isSaid = ({ meaning }: Mention) =>
    isQuality(meaning) || meaning.is === 'garments' || (meaning.is === 'cue' && !isSmallCue(meaning));
  const opens = readWords(rest).find(
    ({ meaning, text }) => meaning.is !== 'filler' && !isSmallCue(meaning) && !RATHER.test(text),
  );
  // "In cream? No wait, not cream, that's bridal. Emerald".
  const isReason = SO_ALREADY.test(first) || NOT_THAT.test(first) || !readWords(first).some(isSaid);

  return first !== '' && opens !== undefined && isQuality(opens.meaning) && isReason
    ? rest.trimStart()
    : after;
}

const NOT_THAT = /^(?:please )?(?:not|nicht|doch nicht|lieber nicht|kein\p{L}*) (?!the |die |der |das )/iu;
const SO_ALREADY = new RegExp(`^${ALREADY}`, 'iu');
/** „Nein warte, lieber Hellblau“. */
const RATHER = /^(?:lieber|eher|rather)$/;
const ONLY = /^(?:just|only|nur)\b/iu;
const PRONOUN = /(?<![\p{L}])(?:it|them|ihn|sie|es)(?![\p{L}])/iu;

/** Nobody takes back more; each costs one more reading of what was said. */
const MOST = 3;

type Placed = Mention & { start: number; end: number };

/** The mentions of a text with their places in it. */
function placed(text: string): Placed[] {
  const small = text.toLowerCase();
  let from = 0;

  return readWords(text).flatMap((mention): Placed[] => {
    const start = small.indexOf(mention.said.toLowerCase(), from);
    if (start < 0 || mention.said === '') return [];
    from = start + mention.said.length;
    return [{ ...mention, start, end: from }];
  });
}

/** "For [a red hat]": where the noun begins with what stands before it. */
function phraseStart(mentions: readonly Placed[], at: number): number {
  let first = at;
  while (isOfPhrase(mentions[first - 1])) first--;

  return mentions[first]?.start ?? 0;
}

function isOfPhrase(mention: Placed | undefined): boolean {
  return mention !== undefined && (isQuality(mention.meaning) || isArticle(mention.meaning));
}

/** "In [brown or black]". */
function chainStart(mentions: readonly Placed[], at: number): number {
  const is = mentions[at]?.meaning.is;
  let first = at;
  while (true) {
    const link = mentions.slice(0, first).findLastIndex(({ meaning }) => meaning.is !== 'break');
    const { meaning } = mentions[link] ?? {};
    if (meaning?.is !== 'cue' || meaning.cue !== 'or') break;
    const other = mentions.slice(0, link).findLastIndex((one) => one.meaning.is !== 'break');
    if (mentions[other]?.meaning.is !== is) break;
    first = other;
  }

  return mentions[first]?.start ?? 0;
}

function isSmallCue(meaning: Mention['meaning']): boolean {
  return meaning.is === 'cue' && SMALL.has(meaning.cue);
}

const SMALL: ReadonlySet<Cue> = new Set(['article', 'for', 'with', 'in', 'only', 'instead', 'and', 'or']);

/** "Lose the trench and swap the bag ... no, keep the coat": the thought that names it goes, and the others stay. */
function withoutThoughtOf(before: string, old: readonly Placed[], { meaning: kept }: Mention): string {
  if (kept.is !== 'garments') return before;
  const { keys } = kept.target;
  const noun = old.findLast(
    ({ meaning }) => meaning.is === 'garments' && [...meaning.target.keys].some((key) => keys.has(key)),
  );
  if (noun === undefined) return before;
  const ends = [...before.matchAll(ENDS_THOUGHT)].map(({ index, 0: { length } }) => ({ index, length }));
  const start = ends.findLast(({ index }) => index < noun.start);
  const end = ends.find(({ index }) => index >= noun.end);

  return `${start === undefined ? '' : before.slice(0, start.index)}${end === undefined ? '' : before.slice(end.index)}`;
}

const ENDS_THOUGHT = /[.,;!?\n…]|\s(?:and|und|then|dann)\s/giu;

function withoutLastSentence(text: string): string {
  const plain = text.replace(/[\s.,;!?…–-]+$/u, '');
  const end = Math.max(...['.', '!', '?', '\n', ';'].map((mark) => plain.lastIndexOf(mark)));

  return end < 0 ? '' : plain.slice(0, end + 1);
}

function joined(before: string, after: string): string {
  return `${before.trimEnd()} ${after.trimStart()}`.trim();
}

function cutAt(text: string, mark: RegExp): [string, string] {
  const at = text.search(mark);

  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}
