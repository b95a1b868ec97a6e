import type { Slot } from '#contract/outfits.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { isCue } from '../language/cues.ts';
import type { Meaning, Mention, Target } from '../language/meanings.ts';
import { DEFINITE, isArticle, isGarment, isQuality } from './mention-kinds.ts';

/**
 * "A bag with a chain", „Mantel mit Gürtel“, „Uhr mit Lederarmband“: a part of the piece before it, and no piece of its own. What the wardrobe
 * knows of it chooses the piece; what it does not know is said back. "Earrings: pearls" are earrings of pearl.
 */
export function partsOfPieces(mentions: readonly Mention[]): Mention[] {
  const said = [...mentions];
  for (const [at, { meaning, negated }] of mentions.entries()) {
    const part = meaning.is === 'garments' && !negated ? partBehind(mentions, at) : null;
    if (meaning.is !== 'garments' || part === null) continue;
    const { target } = meaning;
    const { text } = mentions[part] as Mention;
    if (isEvery(target, 'earrings') && PEARLS.test(text)) {
      become(said, part, part, { is: 'missing', label: 'pearl earring' });
      become(said, at, part - 1, NOTHING);
    } else if (!isCue(mentions[at + 1]?.meaning, 'with') || isDefiniteAt(mentions, at)) continue;
    else if (isEvery(target, 'watch') && STRAPS.test(text)) ofStrap(said, at, part);
    else if (isOn(target, 'outer') && BELTS.test(text)) belted(said, at, part, target);
    else if (hangs(target) && HANGS.test(text)) unknown(said, at + 2, part);
  }

  return said;
}

/** Where the noun stands behind "with", no article that points at one that is there, and qualities; null where there is none. */
function partBehind(mentions: readonly Mention[], at: number): number | null {
  const link = mentions[at + 1]?.meaning;
  if (!isCue(link, 'with', 'in') && !(link?.is === 'break' && link.mark === ':')) return null;
  let part = at + 2;
  if (isArticle(mentions[part]?.meaning) && !DEFINITE.test(mentions[part]?.text ?? '')) part++;
  while (isQuality(mentions[part]?.meaning ?? NOTHING)) part++;
  const noun = mentions[part];

  const isThing = isGarment(noun) || (noun?.meaning.is === 'unknown' && STRAPS.test(noun.text));

  return isThing && noun?.negated === false ? part : null;
}

/** "The bag with a chain": one that is there, and what is worn with it. */
function isDefiniteAt(mentions: readonly Mention[], at: number): boolean {
  let before = at - 1;
  while (isQuality(mentions[before]?.meaning ?? NOTHING)) before--;

  return DEFINITE.test(mentions[before]?.text ?? '');
}

/** A watch is of the cloth of its strap: it is said as if it stood before the watch. */
function ofStrap(said: Mention[], at: number, part: number): void {
  const [watch, ...rest] = said.slice(at, part + 1);
  if (watch === undefined) return;
  const qualities = rest.filter(({ meaning }) => isQuality(meaning));
  const others = rest.filter(({ meaning }) => !isQuality(meaning)).map((mention) => asFiller(mention));
  said.splice(at, part - at + 1, ...qualities, watch, ...others);
}

/** A coat that comes with its belt, where the word means one. */
function belted(said: Mention[], at: number, part: number, target: Target): void {
  const keys = new Set([...target.keys].filter((key) => BELTED.has(key)));
  if (keys.size === 0) {
    unknown(said, at + 2, part);
    return;
  }
  become(said, at, at, { is: 'garments', target: { ...target, keys } });
  unknown(said, at + 2, part - 1);
  for (const index of [at + 1, part]) said[index] = asFiller(said[index] as Mention);
}

/** Known of no piece of the wardrobe. */
function unknown(said: Mention[], from: number, to: number): void {
  for (let at = from; at <= to; at++)
    if (!isArticle(said[at]?.meaning)) become(said, at, at, { is: 'unknown', word: said[at]?.said ?? '' });
}

function become(said: Mention[], from: number, to: number, meaning: Meaning): void {
  for (let at = from; at <= to; at++) said[at] = { ...(said[at] as Mention), meaning };
}

function asFiller(mention: Mention): Mention {
  return { ...mention, meaning: NOTHING };
}

function isEvery({ keys }: Target, kind: Kind): boolean {
  return [...keys].every((key) => {
    const garment = garmentOf(key);
    return garment !== null && isKind(garment, kind);
  });
}

function isOn({ slots }: Target, slot: Slot): boolean {
  return slots.length === 1 && slots[0] === slot;
}

function hangs(target: Target): boolean {
  return (
    isOn(target, 'bag') ||
    isOn(target, 'shoes') ||
    (['hat', 'glasses', 'sunglasses', 'watch'] as const).some((kind) => isEvery(target, kind))
  );
}

const NOTHING: Meaning = { is: 'filler' };
const PEARLS = /^(?:pearls?|perlen?)$/;
const STRAPS = /(?:armband|armreif|bracelet|strap)$/;
const BELTS = /(?:gurtel|belt)$/;
const HANGS = /(?:kette|kettchen|chain|perlen|pearls|gurtel|belt|armband|bracelet|bandana|tuch|schal|scarf)$/;
const BELTED: ReadonlySet<string> = new Set(['trench-coat', 'wrap-coat']);
