import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import type { Meaning, Mention, Target } from './meanings.ts';
import { addQuality, noQualities, type Qualities } from './qualities.ts';

/** Some pieces by what they are and of what: "black shoes", "linen"; without a target, whatever is of that sort. */
export interface PieceKind extends Qualities {
  target: Target | null;
}

/** As much of a piece as is chosen yet. */
export interface PartOfPiece {
  garment: Garment;
  fabric?: FabricName | null;
  pattern?: FabricPattern;
  colour?: ColourName | null;
}

/** Whether a piece is of a kind. What is not chosen yet is not counted against it. */
export function isOfKind(
  { target, colours, fabrics, patterns, shapes }: PieceKind,
  { garment, fabric, pattern, colour }: PartOfPiece,
): boolean {
  return (
    (target === null || target.keys.has(garment.key)) &&
    shapes.every((shape) => shape.matches(garment)) &&
    isAmong(fabrics, ({ names }) => names, fabric) &&
    isAmong(patterns, (wish) => wish.patterns, pattern) &&
    isAmong(colours, ({ names }) => names, colour)
  );
}

function isAmong<Wish, Name>(
  wishes: readonly Wish[],
  namesOf: (wish: Wish) => readonly Name[],
  name: Name | null | undefined,
): boolean {
  return wishes.length === 0 || (name != null && wishes.some((wish) => namesOf(wish).includes(name)));
}

/** A refusal means more names than a wish: who refuses leather refuses suede as well. */
export function refusedInFull(meaning: Meaning): Meaning {
  if (meaning.is === 'colour') return { ...meaning, names: meaning.avoid };
  if (meaning.is === 'fabric') return { ...meaning, names: meaning.avoid };

  return meaning.is === 'pattern' ? { ...meaning, patterns: meaning.avoid } : meaning;
}

/** What is refused of the noun at a position: "black" in "no black shoes", "no shoes in black". */
export function refusedOf(mentions: readonly Mention[], at: number): Qualities {
  const qualities = noQualities();
  for (const { meaning, negated } of qualitiesOfNoun(mentions, at))
    if (negated) addQuality(qualities, refusedInFull(meaning));

  return qualities;
}

/** Whether a refused quality is said of a refused noun, and so is not refused by itself. */
export function isOfRefusedNoun(mentions: readonly Mention[], at: number): boolean {
  const mention = mentions[at];
  if (mention === undefined) return false;

  return mentions.some(
    ({ meaning, negated }, noun) =>
      meaning.is === 'garments' &&
      negated &&
      Math.abs(noun - at) <= LONGEST_PHRASE &&
      qualitiesOfNoun(mentions, noun).includes(mention),
  );
}

/** The wanted noun that a refused quality behind it is said of: "a shirt, anything but black", "a dress, not navy". */
export function wantedNounOf(mentions: readonly Mention[], at: number): Target | null {
  let opener: Mention | null = null;

  for (let before = at - 1; before >= Math.max(0, at - LONGEST_PHRASE); before--) {
    const mention = mentions[before];
    if (mention === undefined) return null;
    const { meaning } = mention;
    if (meaning.is === 'garments') return opener !== null && !mention.negated ? meaning.target : null;
    // "A skirt or dress, and not black" is said of all of it.
    if (opener !== null && meaning.is === 'cue' && meaning.cue === 'and') return null;
    if (isOpener(mention)) opener = mention;
    else if (!isQuality(mention) && !isBetween(mention)) return null;
  }

  return null;
}

/** A "no" strikes wherever it stands; these strike what is said of the noun before them. */
function isOpener({ meaning, text }: Mention): boolean {
  return meaning.is === 'cue' && (meaning.cue === 'except' || /^(?:not|nicht|isnt|arent)$/.test(text));
}

function isBetween({ meaning }: Mention): boolean {
  if (meaning.is === 'break') return !meaning.strong;

  return (
    meaning.is === 'filler' ||
    (meaning.is === 'cue' && ['in', 'but', 'and', 'or', 'another', 'article'].includes(meaning.cue))
  );
}

/** Words that one noun can have around it. */
const LONGEST_PHRASE = 6;

/** The qualities that stand before a noun, in a list perhaps, or behind it: "black or brown leather shoes", "shoes in black". */
export function qualitiesOfNoun(mentions: readonly Mention[], noun: number): Mention[] {
  const found: Mention[] = [];

  for (let at = noun - 1; at >= Math.max(0, noun - LONGEST_PHRASE); at--) {
    const mention = mentions[at];
    if (mention === undefined) break;
    if (isQuality(mention)) found.unshift(mention);
    else if (!(isListWord(mention) && found.length > 0 && isQuality(mentions[at - 1]))) break;
  }

  const link = mentions[noun + 1];
  const isLinked =
    link !== undefined &&
    ((link.meaning.is === 'cue' && link.meaning.cue === 'in') || /^(?:aus|mit|with)$/.test(link.text));
  for (let at = noun + 2; isLinked && at <= noun + LONGEST_PHRASE; at++) {
    const mention = mentions[at];
    if (mention === undefined || !isQuality(mention)) break;
    found.push(mention);
  }

  return found;
}

export function isQuality(mention: Pick<Mention, 'meaning'> | undefined): boolean {
  return mention !== undefined && ['colour', 'fabric', 'pattern', 'shape'].includes(mention.meaning.is);
}

function isListWord({ meaning }: Mention): boolean {
  return meaning.is === 'cue' && (meaning.cue === 'or' || meaning.cue === 'and');
}
