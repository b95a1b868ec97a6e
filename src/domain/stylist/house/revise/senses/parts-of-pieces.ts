import type { Slot } from '#contract/outfits.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { asFiller } from '../../language/mentions/as-filler.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Meaning, Mention, Target } from '../../language/mentions/meanings.ts';
import { DEFINITE, isArticle, isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';

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
    const { text, meaning: noun } = mentions[part] as Mention;
    const isWith = isCue(mentions[at + 1]?.meaning, 'with');
    if (isEvery(target, 'earrings') && PEARLS.test(text)) {
      become(said, describedFrom(mentions, at), part, NOTHING);
      become(said, at, at, { is: 'garments', target: ofPearl(target) });
    } else if (!isWith || (isDefiniteAt(mentions, at) && !isColouredPart(mentions, at, part))) continue;
    else if (isEvery(target, 'watch') && STRAPS.test(text)) ofStrap(said, at, part);
    else if (isOn(target, 'outer') && BELTS.test(text)) belted(said, at, part, target);
    else if (hangs(target) && HANGS.test(text)) unknown(said, at + 2, part);
    // "A blazer with gold buttons", „Sneaker mit roten Sohlen“: the color is that of the part.
    else if (PARTS.test(text)) unknown(said, at + 2, noun.is === 'shape' ? part - 1 : part);
    else if (noun.is === 'unknown') unknown(said, at + 2, part - 1);
    else continue;
    if (!isGarment(said[part]) && said[at]?.role?.role === 'lost') asWanted(said, at);
  }

  return said;
}

/** "Pearls rather than gold for the earrings", "pearls instead of the studs": the earrings are of pearl. */
export function pearlsForEars(mentions: readonly Mention[]): Mention[] {
  const said = [...mentions];
  for (const [at, { meaning, negated }] of mentions.entries()) {
    if (meaning.is !== 'garments') continue;
    const from = describedFrom(mentions, at);
    const article = isArticle(mentions[from - 1]?.meaning) ? from - 1 : from;
    const { meaning: link = NOTHING, text: linking = '' } = mentions[article - 1] ?? {};
    const isInstead = isCue(link, 'instead-of');
    const pearls = mentions.slice(0, at).findLastIndex(({ meaning: { is } }) => is === 'garments');
    if (
      (negated && !isInstead && !AT_EARS.test(linking)) ||
      !isEvery(meaning.target, 'earrings') ||
      !(isInstead || isCue(link, 'for') || AT_EARS.test(linking)) ||
      !PEARLS.test(mentions[pearls]?.text ?? '') ||
      mentions.slice(pearls, at).some(({ meaning: { is } }) => is === 'break')
    )
      continue;
    become(said, pearls, pearls, { is: 'garments', target: ofPearl(meaning.target) });
    if (!isInstead) become(said, article - 1, at, NOTHING);
  }
  // "No gold earrings, rather pearls".
  for (const [at, { text }] of mentions.entries()) {
    if (!PEARLS.test(text) || !RATHER.test(mentions[at - 1]?.text ?? '')) continue;
    const refused = mentions.slice(0, at).findLast(({ meaning: { is } }) => is === 'garments');
    if (refused?.meaning.is === 'garments' && refused.negated && isEvery(refused.meaning.target, 'earrings'))
      become(said, at, at, { is: 'garments', target: ofPearl(refused.meaning.target) });
  }

  return said;
}

/** Those that hang hang from the ears in pearls, too. */
function ofPearl(target: Target): Target {
  const keys = ['pearl-drops', 'pearl-studs'].filter(
    (key) => target.keys.size > 1 || (key === 'pearl-drops') === target.keys.has('drop-earrings'),
  );

  return { ...target, label: 'pearl earrings', keys: new Set(keys), breadth: 'garment' };
}

/** Who says what a piece is to have complains of none. */
function asWanted(said: Mention[], at: number): void {
  const { role, ...mention } = said[at] as Mention;
  if (role !== undefined) said[at] = { ...mention, role: { ...role, role: 'wanted' } };
}

/** Where the noun stands behind "with", no article that points at one that is there, and what describes it; null where there is none. */
function partBehind(mentions: readonly Mention[], at: number): number | null {
  const link = mentions[at + 1]?.meaning;
  // „Bei den Ohrringen Perlen statt Gold“.
  if (PEARLS.test(mentions[at + 1]?.text ?? '') && mentions[at + 1]?.negated === false) return at + 1;
  if (!isCue(link, 'with', 'in') && !(link?.is === 'break' && link.mark === ':')) return null;
  let part = at + 2;
  if (isArticle(mentions[part]?.meaning) && !DEFINITE.test(mentions[part]?.text ?? '')) part++;
  while (describes(mentions[part]) && isThing(mentions[part + 1])) part++;
  const noun = mentions[part];

  return isThing(noun) && noun?.negated === false ? part : null;
}

function isThing(mention: Mention | undefined): boolean {
  return isGarment(mention) || describes(mention) || PARTS.test(mention?.text ?? '');
}

function describes(mention: Mention | undefined): boolean {
  return mention !== undefined && (isQuality(mention.meaning) || mention.meaning.is === 'unknown');
}

/** "The bag with a chain": one that is there, and what is worn with it. */
function isDefiniteAt(mentions: readonly Mention[], at: number): boolean {
  return DEFINITE.test(mentions[describedFrom(mentions, at) - 1]?.text ?? '');
}

/** "The blazer with gold buttons": it is the buttons that are gold. */
function isColouredPart(mentions: readonly Mention[], at: number, part: number): boolean {
  return (
    PARTS.test(mentions[part]?.text ?? '') &&
    mentions.slice(at + 2, part).some(({ meaning }) => meaning.is === 'colour')
  );
}

/** Where the qualities before a noun begin. */
function describedFrom(mentions: readonly Mention[], at: number): number {
  let from = at;
  while (isQuality(mentions[from - 1]?.meaning ?? NOTHING)) from--;

  return from;
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
const AT_EARS = /^(?:bei|an)$/;
const RATHER = /^(?:rather|preferably|prefer|lieber|eher|but|sondern|dafur)$/;
const PEARLS = /^(?:pearls?|perlen?)$/;
const STRAPS = /(?:armband|armreif|bracelet|strap|^band)$/;
const BELTS = /(?:gurtel|belt)s?$/;
const HANGS =
  /(?:ketten?|kettchen|chains?|perlen|pearls|gurtel|belts?|armband|bracelets?|bandana|tuch|schal|scarf)$/;
const PARTS =
  /(?:knopfe?n?|kragen|armeln?|manschetten?|reißverschl(?:uss|ussen|usse)|futter|sohlen?|absatzen?|schnursenkeln?|nahten?|henkeln?|schnallen?|buttons?|collars?|sleeves?|cuffs?|lining|soles?|laces|stitching|zips?|zippers?|handles?|trim|buckles?)$/;
const BELTED: ReadonlySet<string> = new Set(['trench-coat', 'wrap-coat']);
