import { MAX_TASTE_LENGTH, type Taste } from '#contract/style-profile.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { isQuality } from '../language/mentions/piece-kinds.ts';
import { readWords } from '../language/read-words.ts';
import { labelOf, meaningOfTaste } from '../language/wishes/tastes.ts';

export interface Phrase {
  parts: Mention[];
  from: number;
  to: number;
}

/** One thing that a feedback likes or avoids. */
export interface SaidTaste {
  taste: Taste;
  parts: Mention[];
}

/** A noun with its qualities, or qualities alone: "black leather shoes", "linen", "florals on dresses". */
export function phrasesIn(mentions: readonly Mention[]): Phrase[] {
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
        const isOfNoun =
          (parts.at(-1)?.meaning.is === 'missing' && isNoun(mention)) ||
          (mention.meaning.is === 'shape' && REACHES.test(mention.text));
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

/** „Röcke bis zum Knie“. */
const REACHES = /^(?:to|until|down to|below|above|bis|uber) /;
const ONES = /^ones?$/;

/** "Pencil skirts make me waddle, A-line ones any time": skirts, of whatever cut. */
function headBefore(mentions: readonly Mention[], from: number): Mention | null {
  const noun = mentions.slice(0, from).findLast(isNoun);

  return noun === undefined ? null : headOf(noun);
}

/** "Skirts" of "pencil skirts", „Schmuck“ of „Goldschmuck“. */
export function headOf(noun: Mention): Mention | null {
  const last = noun.said.split(' ').at(-1) ?? '';
  const head = readWords(last, 0);
  if (head.length === 1 && isNoun(head[0])) return head[0] ?? null;

  for (let at = 1; at <= last.length - SHORTEST_NOUN; at++) {
    const word = `${last.charAt(at).toUpperCase()}${last.slice(at + 1)}`;
    const [only, ...others] = readWords(word, 0);
    if (others.length === 0 && isNoun(only) && labelOf(only?.meaning ?? NOTHING) === labelOf(noun.meaning))
      return only ?? null;
  }

  return null;
}

const SHORTEST_NOUN = 4;
const NOTHING: Mention['meaning'] = { is: 'filler' };

export function isTasteWord(mention: Mention | undefined): boolean {
  return mention !== undefined && labelOf(mention.meaning) !== null;
}

export function isNoun(mention: Mention | undefined): boolean {
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
    (isLink(link) &&
      (isQuality(last) || last?.meaning.is === 'missing') &&
      (isNoun(next) || (isArticle(next) && isNoun(mentions[at + 2])))) ||
    (isArticle(link) && isLink(mentions[at - 1]) && isNoun(next)) ||
    (isOfThing && /^(?:with|in|of|mit|aus)$/.test(link.text)) ||
    (isArticle(link) && /^(?:with|mit)$/.test(mentions[at - 1]?.text ?? '') && isQuality(next))
  );
}

function isArticle(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'cue' && mention.meaning.cue === 'article';
}

/** "Trousers with xyz" are not all trousers. */
export function isOfUnknown({ parts, to }: Phrase, mentions: readonly Mention[]): boolean {
  const [link, next] = [mentions[to + 1], mentions[to + 2]];
  const thing = isArticle(next) ? mentions[to + 3] : next;

  return (
    isNoun(parts.at(-1)) &&
    /^(?:with|mit)$/.test(link?.text ?? '') &&
    (thing?.meaning.is === 'unknown' || thing?.meaning.is === 'missing')
  );
}

/** "Florals on dresses", "Streifen auf Hemden". */
export function isLink(mention: Mention | undefined): boolean {
  return mention !== undefined && /^(?:on|auf|an|bei|in)$/.test(mention.text);
}

/**
 * The person's own words where they say the same by themselves as within the sentence, which is how every outfit will read them; else the
 * names of what was meant ("Ballerinas" alone is English). Null where neither does.
 */
export function wordsOf({ parts }: Pick<Phrase, 'parts'>, side: Taste['side']): string | null {
  const labels = [...new Set(parts.map(({ meaning }) => labelOf(meaning)))];
  const key = [...labels].sort().join(' ');
  // "I wear hijab" likes a hijab.
  const own = [...new Set(parts.map(({ said }) => said))]
    .join(' ')
    .replace(/^(?:wears?|wearing) (?:an? |the )?/i, '');

  const isReason = parts.some(({ meaning }) => meaning.is === 'spare');

  const isSame = (words: string) =>
    words.length <= MAX_TASTE_LENGTH && meaningOfTaste(words, side).key === key;
  // "Avoids nothing tight at the waist" would say the other thing.
  const isNo = side === 'avoids' && /^(?:nothing|nichts|no|kein\w*) /i.test(own);

  if (!isReason && !isNo && isSame(own)) return own;
  if (!isNo && parts.some(({ meaning }) => isNarrowed(meaning, own, side))) return own;
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
