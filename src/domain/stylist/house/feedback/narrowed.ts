import type { Mention } from '../language/mentions/meanings.ts';
import { isLink, type Phrase } from './phrases-of-taste.ts';

/**
 * The word right before a piece that says which of them is meant, and that no taste can be kept by: "no scratchy jumpers", „große Schals“
 * are not said of every jumper and scarf.
 * @param mentions all that was said, in its order
 */
export function narrowingWord({ parts }: Phrase, mentions: readonly Mention[]): Mention | null {
  const first = parts[0];
  if (!parts.some(isPiece) || first === undefined) return null;
  const at = mentions.indexOf(first) - 1;
  const before = mentions[at];
  // "No embroidery on my shirts" is not said of every shirt.
  const link = before?.meaning.is === 'cue' && before.meaning.cue === 'article' ? at - 1 : at;
  const thing = mentions[link - 1];
  if (isLink(mentions[link]) && thing?.meaning.is === 'unknown' && thing.negated) return thing;
  const isVerb = before?.meaning.is === 'unknown' && VERB_BEHIND.test(mentions[at - 1]?.text ?? '');

  return before !== undefined && isAdjective(before) && !isVerb ? before : null;
}

/** "Flashy necklaces": what is avoided is no color. */
export function isOfNextPiece(
  { parts, to }: Phrase,
  said: readonly Mention[],
  all: readonly Mention[],
): boolean {
  const [only] = parts;
  if (parts.length !== 1 || only?.meaning.is !== 'mood') return false;
  const next = said[to + 1];

  return isPiece(next) && all[all.indexOf(only) + 1] === next;
}

function isPiece(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'garments' || mention?.meaning.is === 'missing';
}

function isAdjective({ meaning, text }: Mention): boolean {
  if (text.includes(' ') || NONE.test(text)) return false;
  if (meaning.is === 'filler') return SIZES.test(text);
  if (meaning.is === 'cue') return meaning.cue === 'strikes-back' && ITCHES.test(text);

  return QUALITIES.has(meaning.is);
}

const QUALITIES: ReadonlySet<Mention['meaning']['is']> = new Set([
  'unknown',
  'mood',
  'style',
  'formality',
  'weather',
  'practical',
  'cut',
  'change',
]);

/** "Such shoes", „wearing belts“ are all of them. */
const NONE =
  /^(?:such|solche[nr]?|manche[nr]?|jegliche[nr]?|samtliche[nr]?|sonstige[nr]?|irgendwelche[nr]?|any|certain|bestimmte[nr]?|(?:wear|own|see|try|suggest|pick|choos|buy|recommend|propos)ing)$/;
/** "I never could abide leopard print". */
const VERB_BEHIND = /^(?:i|we|you|to|could|can|cannot|cant|would|will|ever|simply)$/;
const SIZES =
  /^(?:big|bigger|large|huge|giant|small|little|long|short|wide|broad|narrow|thick|thin|high|low|old|used|(?:groß|gross|riesig|klein|lang|kurz|breit|schmal|dick|dunn|hoh|alt|gebraucht)(?:e[nrsm]?))$/;
const ITCHES = /y$|e[nrsm]?$/;
