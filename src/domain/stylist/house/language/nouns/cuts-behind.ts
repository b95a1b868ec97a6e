import type { Slot } from '#contract/outfits.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { lookUp } from '../lexicon/lexicon.ts';
import { isCue } from '../mentions/cues.ts';
import type { Meaning, Mention } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';
import { startOfThought } from '../mentions/thought.ts';

/** What a word says of the cut of the noun before it: "the dress long and in emerald", "boots I can pull on"; null for any other word. */
export function cutBehind(mentions: readonly Mention[], at: number): Meaning | null {
  if (isPulledOn(mentions, at)) return shapeOf('laceless');
  if (!isPredicate(mentions, at)) return null;
  if (isOfSleeves(mentions, at)) return shapeOf('long sleeves');
  const noun = /^ones?$/.test(mentions[at + 1]?.text ?? '')
    ? mentions.slice(0, at).findLast(({ meaning }) => meaning.is === 'garments')
    : nounBefore(mentions, at);

  return cutOf(mentions[at]?.text ?? '', noun?.meaning);
}

/** "The dress long and in emerald", „die Hose weit“: behind the noun, and nothing of its kind behind it. */
function isPredicate(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text = '' } = mentions[at] ?? {};
  const next = mentions[at + 1];
  const isUnread = meaning?.is === 'filler' || meaning?.is === 'unknown';

  return (
    isUnread &&
    /^(?:long|lang|wide)$/.test(text) &&
    (next === undefined ||
      next.meaning.is === 'break' ||
      isCue(next.meaning, 'and', 'in') ||
      /^(?:please|pls|bitte|ones?)$/.test(next.text))
  );
}

/** "Wrap dress in rust, long please": the noun with nothing but its color and cloth between, and at most a comma. */
function nounBefore(mentions: readonly Mention[], at: number): Mention | undefined {
  const last = mentions.slice(0, at).findLastIndex((mention) => !isOfPiece(mention));

  return at - last <= FARTHEST ? mentions[last] : undefined;
}

const FARTHEST = 6;

function isOfPiece(mention: Mention): boolean {
  const { meaning, text } = mention;

  return (
    isQuality(mention) ||
    isCue(meaning, 'in') ||
    (meaning.is === 'break' && !meaning.strong) ||
    WISHED.test(text)
  );
}

const WISHED = /^(?:please|pls|rather|bitte|gerne?|lieber|eher|ruhig)$/;

/** "Sleeves on that tee please, long ones". */
function isOfSleeves(mentions: readonly Mention[], at: number): boolean {
  const { text = '' } = mentions[at] ?? {};

  return (
    /^(?:long|lang)$/.test(text) &&
    /^ones?$/.test(mentions[at + 1]?.text ?? '') &&
    mentions.slice(0, at).some((one) => /(?:^| )sleeves?(?: |$)/.test(one.text))
  );
}

function cutOf(text: string, noun: Meaning | undefined): Meaning | null {
  if (noun?.is !== 'garments') return null;
  const { slots, label, keys } = noun.target;
  const isIn = (...of: Slot[]) => slots.some((slot) => of.includes(slot));
  if (text === 'wide') return shapeOf(isIn('bottom') ? 'wide leg' : 'loose');
  if (isIn('outer')) return shapeOf('long coat');
  if (label === 'shorts') return shapeOf('knee length');

  // Trousers are long as they are.
  const isLong = (key: string) => {
    const garment = garmentOf(key);
    return garment !== null && isKind(garment, 'trousers', 'jeans', 'joggers');
  };

  return isIn('dress', 'bottom') && ![...keys].every(isLong) ? shapeOf('maxi') : null;
}

/** "Boots I can pull on", "slip-on shoes": said of shoes, and of no waist. */
function isPulledOn(mentions: readonly Mention[], at: number): boolean {
  const { text = '' } = mentions[at] ?? {};
  const isBefore = mentions[at + 1]?.meaning.is === 'garments';
  if (text !== 'pull on' && !(text === 'slip on' && isBefore)) return false;
  const start = startOfThought(mentions, at);
  const noun = isBefore
    ? mentions[at + 1]
    : mentions.slice(start, at).findLast(({ meaning }) => meaning.is === 'garments');

  return noun?.meaning.is === 'garments' && noun.meaning.target.slots.every((slot) => slot === 'shoes');
}

export function shapeOf(word: string): Meaning | null {
  return lookUp(word)?.find(({ is }) => is === 'shape') ?? null;
}
