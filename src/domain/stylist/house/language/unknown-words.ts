import type { Meaning, Mention } from './meanings.ts';
import type { RoleOfWord } from './sense/roles.ts';
import { isTold } from './story-words.ts';

const MOST_REPORTED = 12;

/**
 * The words that nothing was made of, each once, in their order. They are single runs of letters and digits
 * of at most 40 characters, so nothing that was typed can come back as markup.
 */
export function unknownWords(mentions: readonly Mention[]): string[] {
  const words = mentions.flatMap(({ meaning }) =>
    meaning.is === 'unknown' && !isSingleLetter(meaning.word) ? [meaning.word] : [],
  );

  return [...new Set(words)].slice(0, MOST_REPORTED);
}

/** What is left of a request without the words that only tell. */
export function withoutTold(mentions: readonly Mention[]): Mention[] {
  return mentions.filter(
    ({ meaning, text }) => meaning.is !== 'unknown' || !isTold(text) || SERVICE.test(text),
  );
}

/**
 * Of the words that nothing was made of those that are probably wishes, by the sentence around them: "a zibbly jacket", "no flurbles".
 * The rest tells of the day, and is not said back. Of a few words, or of a text that asks for nothing else, any may be the wish.
 */
export function couldBeWishes(mentions: readonly Mention[]): Mention[] {
  const hasOccasion = mentions.some(({ meaning }) => meaning.is === 'occasion');
  // "Birthday drinks, Shoreditch": beside what one dresses for, a word that nobody knows is a name.
  const isAll =
    !mentions.some(isContent) ||
    (!hasOccasion && mentions.filter(({ meaning }) => meaning.is !== 'break').length <= SHORT_REQUEST);

  return mentions.filter(
    ({ meaning, role, said, negated }, at) =>
      meaning.is !== 'unknown' ||
      (!WHOSE.test(said) &&
        !(PLAIN.test(said) && isBeforeNoun(mentions, at)) &&
        (isAll ||
          SERVICE.test(said.toLowerCase()) ||
          (isBeforeNoun(mentions, at) && (role === undefined || role.role === 'refused' || isWished(role))) ||
          // What nobody knows is not among what is worn, and "no flurbles" is kept.
          (!negated &&
            ((!hasOccasion && isBehindFor(mentions, at)) ||
              (role !== undefined && role.isClothing >= PROBABLY && isWished(role)))))),
  );
}

function isWished({ role, sureness }: RoleOfWord): boolean {
  return role === 'wanted' && sureness >= LIKELY;
}

/** Ordinary words of judgment: a "boring" tux is a tux, and no fact of a garment says so. */
const PLAIN =
  /^(?:boring|tiny|fussy|stiff|stuffy|frumpy|sloppy|dowdy|matronly|cutesy|tacky|jangly|clunky|weird|ugly|silly|light|heavy|dirty|plain|langweilig\w*|spießig\w*|bieder\w*|albern\w*|hässlich\w*)$/i;

/** "In flibbering shoes": said of a garment. */
function isBeforeNoun(mentions: readonly Mention[], at: number): boolean {
  return mentions[at + 1]?.meaning.is === 'garments';
}

/** "A dress for the flurble": what somebody dresses for. */
function isBehindFor(mentions: readonly Mention[], at: number): boolean {
  const before = mentions[at - 1]?.meaning;
  const isArticle = before?.is === 'cue' && before.cue === 'article';
  const opens = isArticle ? mentions[at - 2]?.meaning : before;

  return opens?.is === 'cue' && opens.cue === 'for';
}

/** What no look does: to be brought by tomorrow, to have the hair done. It is told, whatever else is. */
const SERVICE =
  /^(?:delivered?|delivery|shipped|shipping|hairdresser|hairdo|haircut|manicure|booking|refund|geliefert|lieferung|liefern|liefert|versand|friseur|friseurin|frisor|maniküre|buchen|gebucht|erstattung)$/;

const SHORT_REQUEST = 4;
const PROBABLY = 0.7;
const LIKELY = 0.5;

/** "My homie's wedding": a word for whoever it is. */
const WHOSE = /\p{L}['’]s?$/u;

/** Whether less than half of what a text says was understood. Names of people and places do not count. */
export function isMostlyUnclear(mentions: readonly Mention[]): boolean {
  const unclear = mentions.filter(
    ({ meaning, said }, at) =>
      meaning.is === 'unknown' && !isSingleLetter(said) && !isName(said, mentions[at - 1]?.meaning),
  ).length;

  const clear = mentions.reduce((sum, mention) => sum + weightOf(mention), 0);

  return unclear > 0 && unclear > clear;
}

/** Whether one thought of a text is understood to the last word: "no silk please, I pity the caterpillars". */
export function hasClearThought(mentions: readonly Mention[]): boolean {
  const thoughts: Mention[][] = [[]];
  for (const mention of mentions) {
    if (mention.meaning.is === 'break') thoughts.push([]);
    else thoughts.at(-1)?.push(mention);
  }

  return thoughts.some(
    (thought) =>
      thought.some(({ meaning }) => ['garments', 'fabric', 'colour', 'pattern'].includes(meaning.is)) &&
      thought.some(({ meaning }) => meaning.is === 'cue' && !['it', 'article'].includes(meaning.cue)) &&
      thought.every(({ meaning }) => meaning.is !== 'unknown'),
  );
}

/** What somebody dresses for says most, and what with more than an adjective. */
function weightOf(mention: Mention): number {
  if (!isContent(mention)) return 0;
  if (mention.meaning.is === 'occasion') return 3;

  return ['garments', 'money', 'change', 'formality', 'cut', 'several'].includes(mention.meaning.is) ? 2 : 1;
}

/** A capital letter within a sentence. */
function isName(said: string, before: Meaning | undefined): boolean {
  return /^\p{Lu}\p{Ll}/u.test(said) && before !== undefined && before.is !== 'break';
}

/** The words that something was made of, as the person wrote them. */
export function understoodWords(mentions: readonly Mention[]): string[] {
  return [...new Set(mentions.filter(isContent).map(({ said }) => said))].slice(0, MOST_REPORTED);
}

const SMALL_CUES = new Set(['and', 'or', 'article', 'in', 'with', 'for', 'but', 'it', 'not', 'everything']);

function isContent({ meaning }: Mention): boolean {
  if (meaning.is === 'cue') return !SMALL_CUES.has(meaning.cue);

  return !['filler', 'break', 'unknown'].includes(meaning.is);
}

/** A letter that stands alone says nothing; a sign of another script may be a word. */
function isSingleLetter(word: string): boolean {
  return /^[\p{Script=Latin}\p{N}]$/u.test(word);
}
