import type { Taste } from '#contract/style-profile.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { isQuality } from '../language/mentions/piece-kinds.ts';
import { startOfThought } from '../language/mentions/thought.ts';
import { isOfNextPiece, narrowingWord } from './narrowed.ts';
import {
  headOf,
  isNoun,
  isOfUnknown,
  type Phrase,
  phrasesIn,
  type SaidTaste,
  wordsOf,
} from './phrases-of-taste.ts';
import { isToldOf, sideOf } from './side-of-phrase.ts';

/** A thing that is named, and nothing says whether it is liked or avoided. */
interface Undecided {
  words: string;
  parts: Mention[];
}

interface Tastes {
  said: SaidTaste[];
  undecided: Undecided[];
  /** Words that nothing was kept of. */
  told: string[];
  /** What only says why: "bad knees" beside heels. */
  reasons: readonly Mention[];
}

/**
 * What a feedback likes and avoids of garments, cloths, patterns, cuts, colors and styles, each in the words of the person. A thing
 * is liked only where something says so: where nothing does it is undecided, and the person is asked. What is avoided by a word that
 * no taste can be kept by is told back: all of its kind would be more than was said.
 * @param all the text with what else was read of it
 */
export function readTastes(mentions: readonly Mention[], all: readonly Mention[] = mentions): Tastes {
  const said: SaidTaste[] = [];
  const undecided: Undecided[] = [];
  const told: string[] = [];

  for (const phrase of phrasesIn(mentions)) {
    if (isOfUnknown(phrase, mentions) || phrase.parts.every(({ text }) => PLACE.test(text))) continue;
    const side = sideOf(phrase, mentions, said.at(-1));
    const head = side === null ? null : headInContrast(phrase, mentions, said.findLast(hasNoun), side);
    const parts = head === null ? phrase.parts : [...phrase.parts, head];
    const words = wordsOf({ parts }, side ?? 'likes');
    if (words === null) continue;
    const narrowing = side === null ? null : narrowingWord(phrase, all);
    // "Big logos": nothing of the wardrobe is or has one, so the words can be kept as they were said.
    if (side === 'avoids' && narrowing !== null && phrase.parts.every(isMissing)) {
      const how = narrowing.said.replace(GERMAN_SIZE, '$1');
      said.push({ taste: { side, words: `${how} ${words}` }, parts: [narrowing, ...parts] });
      continue;
    }
    if (narrowing !== null) told.push(side === 'avoids' ? `${narrowing.said} ${words}` : narrowing.said);
    if (side === 'avoids' && (narrowing !== null || isOfNextPiece(phrase, mentions, all))) continue;
    if (side !== null) said.push({ taste: { side, words }, parts });
    else if (!isToldOf(parts)) undecided.push({ words, parts });
  }

  // "No heels over 5 cm, bad knees": lower ones can be worn.
  const isHeelNamed = said.some(({ parts }) => parts.some(isHeel));

  const reasons = isHeelNamed ? said.filter(({ parts }) => parts.every(isSpare)) : [];

  return {
    said: said.filter((one) => !reasons.includes(one)),
    reasons: reasons.flatMap(({ parts }) => parts),
    undecided,
    told,
  };
}

function isMissing({ meaning }: Mention): boolean {
  return meaning.is === 'missing';
}

function isSpare({ meaning }: Mention): boolean {
  return meaning.is === 'spare' && meaning.shape.label === 'heels';
}

function isHeel({ meaning }: Mention): boolean {
  return meaning.is === 'garments' && /heel|stiletto/.test(meaning.target.label);
}

function hasNoun({ parts }: SaidTaste): boolean {
  return parts.some(isNoun);
}

/**
 * "Gold jewelry yes, silver no", „Mini skirts I hate. To the calf I like“: a quality alone that stands against the one before it is of the
 * same noun.
 */
function headInContrast(
  { parts, from }: Phrase,
  mentions: readonly Mention[],
  before: SaidTaste | undefined,
  side: Taste['side'],
): Mention | null {
  const noun = before?.parts.findLast(isNoun);
  const [quality] = parts;
  if (before === undefined || noun === undefined || quality === undefined) return null;
  if (before.taste.side === side || !parts.every(isQuality)) return null;
  const between = mentions.slice(mentions.indexOf(before.parts.at(-1) as Mention), from);
  const isNear = !between.some(({ meaning }) => meaning.is === 'break' && meaning.strong);
  // A cloth that cannot be borne is not borne in any piece.
  const isOfKind =
    quality.meaning.is !== 'fabric' && before.parts.some(({ meaning }) => meaning.is === quality.meaning.is);
  const isLength = quality.meaning.is === 'shape' && / lengths$/.test(quality.meaning.shape.label);

  // "They have to be wide", „die müssen weit sein“.
  const isOfThem =
    quality.meaning.is === 'shape' && THEY.test(mentions[startOfThought(mentions, from)]?.text ?? '');

  return (isNear && (isOfKind || isOfThem)) || isLength ? headOf(noun) : null;
}

/** „Mit großen Logos“ is kept as „große Logos“. */
const GERMAN_SIZE = /^((?:groß|gross|riesig|klein|lang|kurz|breit|schmal|dick|dünn|hoh|alt)e)[nrsm]$/i;
/** Where on the body, and no piece. */
const PLACE = /^(?:up top|oben|obenrum|oben rum|unten|untenrum|unten rum)$/;
const THEY = /^(?:they|those|these|die|sie)$/;
