import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { ALSO, isQuality } from '../../language/mentions/mention-kinds.ts';
import { thoughtAt } from '../../language/mentions/thought.ts';
import type { Role } from '../../language/roles/roles.ts';
import type { Edit } from '../edits/edit.ts';
import { hasQuality, isCalledByCloth, isOf, type Seen } from '../items/what-is-here.ts';

/**
 * The words of pieces and of their qualities that likely are to be seen in the result, and are not, whichever edit used them: the piece
 * that should only have been dyed and became another, the color that went to one piece of two.
 * @param mentions the request with the roles of its words
 * @param before the items as they were
 * @param after the look as it is now
 * @param fresh what of it joined or is another than before
 */
export function unseen(
  mentions: readonly Mention[],
  edits: readonly Edit[],
  before: readonly OutfitItem[],
  after: readonly Seen[],
  fresh: readonly Seen[] = [],
): string[] {
  const isGone = (mention: Mention, at: number) =>
    !after.some((item) => isOf(item, mention.meaning)) &&
    !before.some((item) => isCalledByCloth(item, mention, mentions[at - 1])) &&
    (isLikely(mention, WANTED, SURELY) ||
      !before.some(
        (item) => isOf(item, mention.meaning) && edits.some((edit) => givesWay(edit, item.id, edits)),
      ));
  const isShown = (at: number, meaning: Meaning) => {
    const nouns = nounsOf(mentions, at);
    const isOn = (noun: Mention) => {
      const pieces = after.filter((item) => isOf(item, noun.meaning));
      return pieces.length === 0 || pieces.some((item) => hasQuality(item, meaning));
    };

    // A color of no piece in particular: anything of the look may have it.
    if (nouns.length === 0) return meaning.is !== 'colour' || after.some((item) => hasQuality(item, meaning));

    return isList(mentions, nouns) ? nouns.every(isOn) : nouns.some(isOn);
  };

  return mentions
    .filter((mention, at) => {
      const { meaning } = mention;
      if (meaning.is === 'garments')
        return (
          (isLikely(mention, STAY_OR_COME) && isGone(mention, at)) || isCutAway(mention, edits, before, after)
        );

      if (isCue(meaning, 'match')) return !isMatched(mentions, at, after, fresh);
      if (isQuality(meaning) && (isNotOn(mentions, at, before, fresh) || isStillOn(mentions, at, fresh)))
        return true;

      return (
        isQuality(meaning) &&
        isLikely(mention, WANTED) &&
        !isCue(mentions[at - 1]?.meaning, 'with') &&
        alternatives(mentions, at).every((other) => !isShown(at, other))
      );
    })
    .map(({ said }) => said);
}

/** "The trench is too long, does it come short": called by its own name, and of that cut there is only another piece. */
function isCutAway(
  { meaning, negated }: Mention,
  edits: readonly Edit[],
  before: readonly OutfitItem[],
  after: readonly Seen[],
): boolean {
  return (
    !negated &&
    meaning.is === 'garments' &&
    meaning.target.breadth === 'garment' &&
    !after.some((item) => isOf(item, meaning)) &&
    before.some(
      (item) =>
        isOf(item, meaning) &&
        edits.some(
          (edit) => edit.do === 'modify' && edit.item === item.id && edit.qualities.shapes.length > 0,
        ),
    )
  );
}

/** "A waistcoat, same color as the suit": whether anything that came has the color of what it is to match. */
function isMatched(
  mentions: readonly Mention[],
  at: number,
  after: readonly Seen[],
  fresh: readonly Seen[],
): boolean {
  const model = mentions
    .slice(at + 1, at + 1 + FARTHEST_OTHER)
    .find(({ meaning }) => meaning.is === 'garments');
  if (model === undefined || fresh.length === 0) return true;
  const models = after.filter((item) => isOf(item, model.meaning));

  return models.length === 0 || fresh.some(({ color }) => models.some((other) => other.color === color));
}

/** A color, cloth or pattern that was asked for of a piece by its name, where that piece came and is not so. */
function isNotOn(
  mentions: readonly Mention[],
  at: number,
  before: readonly OutfitItem[],
  fresh: readonly Seen[],
): boolean {
  const { meaning, negated } = mentions[at] ?? {};
  const noun = mentions.slice(at + 1).find((mention) => !isQuality(mention.meaning));
  if (meaning === undefined || negated || noun?.meaning.is !== 'garments' || noun.negated) return false;
  const came = fresh.filter((item) => isOf(item, noun.meaning));
  const wasSo = before.some((item) => isOf(item, noun.meaning) && hasQuality(item, meaning));

  return (
    came.length > 0 &&
    !wasSo &&
    ![noun, mentions[at]].some(
      (mention) => mention?.role !== undefined && GONE.includes(mention.role.role),
    ) &&
    alternatives(mentions, at).every((other) => !came.some((item) => hasQuality(item, other)))
  );
}

/** "No leather for me": a color, cloth or pattern that is refused as such, and what came has it. */
function isStillOn(mentions: readonly Mention[], at: number, fresh: readonly Seen[]): boolean {
  const { meaning, negated, excepted = false } = mentions[at] ?? {};
  if (meaning === undefined || !negated || excepted || !isQuality(meaning)) return false;
  const isWantedToo = mentions.some(
    (other) => !other.negated && isQuality(other.meaning) && labelOf(other.meaning) === labelOf(meaning),
  );

  return !isWantedToo && !isOfNoun(mentions, at) && fresh.some((item) => isOf(item, meaning));
}

function labelOf(meaning: Meaning): string {
  return 'label' in meaning ? meaning.label : '';
}

/** "No leather shoes", "not white in the shirt": of one piece, and others may be so. */
function isOfNoun(mentions: readonly Mention[], at: number): boolean {
  return thoughtAt(mentions, at).some(
    ({ meaning }) => meaning.is === 'garments' || isCue(meaning, 'instead-of'),
  );
}

const GONE: readonly Role[] = ['lost', 'refused'];

const WANTED: readonly Role[] = ['wanted'];
const STAY_OR_COME: readonly Role[] = ['wanted', 'kept', 'altered'];
const LIKELY = 0.5;

const SURELY = 0.75;

function isLikely(
  { role, negated, excepted = false }: Mention,
  roles: readonly Role[],
  sureness = LIKELY,
): boolean {
  return (
    !negated &&
    !excepted &&
    role !== undefined &&
    roles.includes(role.role) &&
    role.sureness >= sureness &&
    role.isClothing >= LIKELY
  );
}

/** Whether an item is to become another piece: by what takes its place, or by a direction that nothing else is asked beside. */
function givesWay(edit: Edit, id: string, edits: readonly Edit[]): boolean {
  if (edit.do === 'remove' || edit.do === 'replace') return edit.item === id;
  const isOtherwiseMeant = edits.some((other) => other.do === 'modify' && other.item === id);

  return 'items' in edit && edit.items?.includes(id) === true && !isOtherwiseMeant && !isOfCut(edit);
}

/** Wider jeans are jeans, and a shorter coat is a coat. */
function isOfCut(edit: Edit): boolean {
  return edit.do === 'shift' && ['fit', 'length', 'brightness', 'colour'].includes(edit.axis);
}

/** Whose quality it is: "black leather shoes"; else all that its thought named right before it, "the shoes in black". */
function nounsOf(mentions: readonly Mention[], at: number): Mention[] {
  const behind = mentions.slice(at + 1);
  const next = behind.findIndex(({ meaning }) => !isQuality(meaning));
  const isBefore = isCue(mentions[at - 1]?.meaning, 'in');
  const noun = behind[isCue(behind[next]?.meaning, 'and') && isQualityAt(behind, next + 1) ? next + 2 : next];
  if (!isBefore && noun?.meaning.is === 'garments') return isLikely(noun, STAY_OR_COME) ? [noun] : [];
  const thought = thoughtBefore(mentions, at);
  // "The sneakers in black and the jeans in black": what stands before another quality has that.
  const lastNoun = thought.findLastIndex(({ meaning }) => meaning.is === 'garments');
  const other = thought.slice(0, Math.max(0, lastNoun)).findLastIndex(({ meaning }) => isQuality(meaning));
  const named = thought.slice(other + 1).filter(({ meaning }) => meaning.is === 'garments');
  const last = named.at(-1);

  return last !== undefined && isLikely(last, STAY_OR_COME) ? named : [];
}

/** What its thought says before it; where that names nothing, what the one before it named: "dress and clutch should match, so burgundy too". */
function thoughtBefore(mentions: readonly Mention[], at: number): Mention[] {
  const startOf = (end: number) =>
    mentions
      .slice(0, Math.max(0, end))
      .findLastIndex((mention) => mention.meaning.is === 'break' || isCue(mention.meaning, 'but'));
  const start = startOf(at);
  const own = mentions.slice(start + 1, at);
  const isAlso = own.some(({ text }) => ALSO.test(text));

  return isAlso && !own.some(({ meaning }) => meaning.is === 'garments')
    ? mentions.slice(startOf(start) + 1, at)
    : own;
}

/** "The shoes and the belt in black" wants both of them black; "the shoes to the suit in black" does not. */
function isList(mentions: readonly Mention[], nouns: readonly Mention[]): boolean {
  const [first, last] = [nouns[0], nouns.at(-1)].map((noun) => mentions.indexOf(noun as Mention));

  return mentions
    .slice(first, last)
    .every(
      (mention) =>
        nouns.includes(mention) ||
        isCue(mention.meaning, 'and') ||
        isCue(mention.meaning, 'article') ||
        mention.meaning.is === 'break',
    );
}

/** "Navy or a deep green": either of them will do. */
function alternatives(mentions: readonly Mention[], at: number): Meaning[] {
  const own = mentions[at];
  const near = mentions.slice(Math.max(0, at - FARTHEST_OTHER), at + FARTHEST_OTHER + 1);
  const others = near.some((mention) => isCue(mention.meaning, 'or'))
    ? near.filter(({ meaning }) => meaning.is === own?.meaning.is)
    : own === undefined
      ? []
      : [own];

  return others.map(({ meaning }) => meaning);
}

const FARTHEST_OTHER = 3;

function isQualityAt(mentions: readonly Mention[], at: number): boolean {
  const meaning = mentions[at]?.meaning;

  return meaning !== undefined && isQuality(meaning);
}
