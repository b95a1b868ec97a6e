import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { isCue } from '../../language/mentions/cues.ts';
import { type Mention, saidOf, type Target } from '../../language/mentions/meanings.ts';
import { isArticle, isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { joined, withoutSorts } from '../clauses/clause.ts';
import { type Edit, isAbout } from './edit.ts';
import { OF_CLOTH } from './kinds-of-edit.ts';

type Addition = Extract<Edit, { do: 'add' }>;

/**
 * One wish that is named twice joins once: "a coat, a pea coat I think", „Schmuck dazu, eine Kette vielleicht“. What the general word was to
 * be goes over to the special one. "A necklace and a pearl necklace" are two.
 */
export function namedOnce(edits: readonly Edit[], mentions: readonly Mention[]): Edit[] {
  const once: Edit[] = [];
  for (const edit of edits) {
    if (edit.do !== 'add') {
      once.push(edit);
      continue;
    }
    if (isOfNone(edit.target, mentions)) continue;
    const at = once.findIndex((other) => other.do === 'add' && isSameWish(other, edit, mentions));
    const before = once[at];
    if (before?.do !== 'add') once.push(edit);
    else once[at] = inOne(before, edit);
  }

  return once;
}

/** "I'm always cold, a coat on top", „was Warmes drüber, Strickjacke am besten“: what is put on over it all is what makes it warmer. */
export function isWarmedBy(edit: Edit, edits: readonly Edit[]): boolean {
  // „Leichterer Stoff, ist ja Sommer“ tells why.
  if (edit.do === 'weather')
    return edits.some(
      (other) => other.do === 'shift' && other.axis === 'warmth' && OF_CLOTH.test(other.said),
    );

  // "No silk, you see every drop of sweat, cotton please", „Ich schwitze in Wolle, bitte Baumwolle“: another cloth is what is done about it.
  const isOtherCloth = (other: Edit) =>
    (other.do === 'modify' || other.do === 'replace') && other.qualities.fabrics.length > 0;
  if (edit.do === 'shift' && edit.axis === 'warmth' && edit.items === null && SWEATS.test(edit.said))
    return edits.some(isOtherCloth);
  // "The sweater is too warm, one in cotton", „die Flanellhose ist mir zu warm, eine aus Baumwolle“.
  if (edit.do === 'shift' && edit.axis === 'warmth' && edit.items !== null && TOO.test(edit.said))
    return edit.items.every((id) => edits.some((other) => isOtherCloth(other) && isAbout(other, id)));

  return (
    edit.do === 'shift' &&
    edit.axis === 'warmth' &&
    edit.direction === 1 &&
    edit.items === null &&
    edits.some(
      (other) =>
        (other.do === 'add' && [...other.target.keys].every(isWornOver)) ||
        // "I am always cold, a proper jacket instead of that shawl".
        (other.do === 'replace' && other.by !== null && [...other.by.keys].every(isWornOver)),
    )
  );
}

const TOO = /\b(?:too|zu)\b/i;
const SWEATS = /sweat|schwit/i;

function isWornOver(key: string): boolean {
  const garment = garmentOf(key);

  return garment !== null && (garment.slot === 'outer' || isKind(garment, 'sweater', 'sweatshirt', 'hoodie'));
}

/** "A pearl brooch, it's always pearls": of what there is none the cloth alone is no other wish. */
function isOfNone({ label }: Target, mentions: readonly Mention[]): boolean {
  return mentions.some(({ meaning }) => meaning.is === 'missing' && label === `${meaning.label}s`);
}

function isSameWish(one: Addition, other: Addition, mentions: readonly Mention[]): boolean {
  const [wide, narrow] = inOrder(one, other);

  return (
    [...narrow.target.keys].every((key) => wide.target.keys.has(key)) &&
    SORTS.every((sort) => isOfBoth(wide.qualities[sort], narrow.qualities[sort])) &&
    !isOneMore(one.target, other.target, mentions)
  );
}

const SORTS = ['colours', 'fabrics', 'patterns', 'shapes'] as const;

/** Only one of them says it, or both say the same. */
function isOfBoth(wide: readonly { label: string }[], narrow: readonly { label: string }[]): boolean {
  return (
    wide.length === 0 ||
    narrow.length === 0 ||
    narrow.every(({ label }) => wide.some((said) => said.label === label))
  );
}

/** The one that means more garments first. */
function inOrder(one: Addition, other: Addition): [Addition, Addition] {
  return one.target.keys.size >= other.target.keys.size ? [one, other] : [other, one];
}

function inOne(one: Addition, other: Addition): Addition {
  const [wide, narrow] = inOrder(one, other);
  const isOver = one.isOver === true || other.isOver === true;

  return {
    do: 'add',
    target: narrow.target,
    qualities: joined(withoutSorts(wide.qualities, narrow.qualities), narrow.qualities),
    ...(isOver && { isOver }),
  };
}

/** "A ring and a signet ring". */
function isOneMore(one: Target, other: Target, mentions: readonly Mention[]): boolean {
  const [first, last] = [one, other].map((target) =>
    mentions.findIndex(
      ({ meaning, said }) =>
        meaning.is === 'garments' && said === saidOf(target) && meaning.target.label === target.label,
    ),
  );
  if (first === undefined || last === undefined || first < 0 || last <= first) return false;
  const between = mentions.slice(first + 1, last);

  return (
    between.some(({ meaning }) => isCue(meaning, 'and')) &&
    between.every(
      (mention) => isCue(mention.meaning, 'and') || isArticle(mention.meaning) || isQuality(mention.meaning),
    ) &&
    !between.some(isGarment)
  );
}
