import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Axis, Meaning, Mention } from '../../language/mentions/meanings.ts';
import { saidOf } from '../../language/mentions/meanings.ts';
import { DEFINITE } from '../../language/mentions/mention-kinds.ts';
import type { Qualities } from '../../language/mentions/qualities.ts';
import { startOfThought, thoughtAt } from '../../language/mentions/thought.ts';
import { isEvaluated } from '../clauses/clause-directions.ts';
import { isLess } from '../clauses/clause-qualities.ts';
import { isWhereItLies } from '../clauses/goes-with.ts';
import { hasQuality, isCalledByCloth, isOf, type Seen } from '../items/what-is-here.ts';
import { type Edit, itemsOf } from './edit.ts';

/**
 * The words of clothing that a request uses and that no edit uses: what was asked for and passed over. They are told, so that nothing is
 * left out without a word. What is refused and nowhere there, what is to stay, and what only says which piece is meant is done with.
 * @param before the items as they were
 * @param after what became of the look
 * @param settled what was told of already, in the person's words
 */
export function leftOver(
  mentions: readonly Mention[],
  edits: readonly Edit[],
  before: readonly OutfitItem[],
  after: readonly Seen[],
  settled: readonly string[],
): string[] {
  const used = new Set([...edits.flatMap(wordsOfEdit), ...settled].flatMap(parts));
  const touched = new Set(edits.flatMap(itemsOf));
  const isLeft = ({ id }: OutfitItem) => !touched.has(id);
  const isUsed = ({ said }: Mention) => parts(said).every((word) => used.has(word));

  return mentions
    .filter((mention, at) => {
      const { meaning, negated, excepted = false } = mention;
      if (excepted || isUsed(mention)) return false;
      // „Zu streng, lockerer bitte“: one way, said twice.
      if (isWay(meaning) && mentions.some((other) => isSameWay(other.meaning, meaning) && isUsed(other)))
        return false;
      // "Shorts longer, down to the knee": the cut says how much.
      if (meaning.is === 'change' && isOfCut(meaning.axis) && edits.some(asksForCut)) return false;
      if (OF_MANNER.has(meaning.is))
        return !negated && (isBeforeNoun(mentions, at) || isAllThatIsSaid(mentions, at));
      if (!OF_CLOTHES.has(meaning.is) || isEvaluated(mentions, at)) return false;
      const noun = negated ? mentions[at + 1] : undefined;
      const here = before.filter(
        (item) =>
          isOf(item, meaning) &&
          // „Die goldene Clutch ist kitschig“ says nothing of golden earrings.
          (noun?.meaning.is !== 'garments' || !noun.negated || isOf(item, noun.meaning)),
      );
      if (meaning.is === 'garments')
        return (
          here.length === 0 &&
          !negated &&
          !isWhereItLies(mentions, at) &&
          // "The jacket but in olive": the trench, by another name.
          !(
            DEFINITE.test(mentions[at - 1]?.text ?? '') &&
            before.some(({ id, slot }) => touched.has(id) && meaning.target.slots.includes(slot))
          ) &&
          // "A jacket, a denim jacket say": it came, by its other name.
          !after.some((item) => isOf(item, meaning)) &&
          // "Something round my neck": one of the pieces that a word can mean is enough.
          !mentions.some(
            (other) =>
              other.from === mention.from &&
              other.meaning.is === 'garments' &&
              after.some((item) => isOf(item, other.meaning)),
          ) &&
          !before.some((item) => isCalledByCloth(item, mention, mentions[at - 1]))
        );
      if ((negated || isLess(mentions[at - 1])) && isContrast(mentions, at)) return false;
      if (negated) return isGivenUp(mentions, at) ? here.every(isLeft) && here.length > 0 : here.some(isLeft);
      // What was changed is said by what it was, or by what it is now.
      if (here.some(({ id }) => touched.has(id)) || after.some((item) => hasQuality(item, meaning)))
        return false;

      return !isDescription(mentions, at, before);
    })
    .map(({ said }) => said);
}

/** "Black shoes, not brown", „Rock statt Hose, aber nicht zu kurz“: of these, and of nothing else that is so. */
function isContrast(mentions: readonly Mention[], at: number): boolean {
  const isOfCut = mentions[at]?.meaning.is === 'shape';
  const start = startOfThought(mentions, at);
  const own = mentions.slice(start, at);
  const mark = mentions[start - 1]?.meaning;
  const before = mark?.is === 'break' && !mark.strong ? thoughtAt(mentions, start - 2) : [];

  return (
    own.every(
      ({ meaning }) =>
        isCue(meaning, 'not', 'and', 'but') ||
        meaning.is === 'filler' ||
        (isOfCut && meaning.is === 'degree'),
    ) &&
    (isOfCut || before.some(({ meaning, negated }) => meaning.is === mentions[at]?.meaning.is && !negated)) &&
    before.some(({ meaning, negated }) => meaning.is === 'garments' && !negated)
  );
}

/** "In color instead of the white": what had it and was meant has it no more. */
function isGivenUp(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(Math.max(0, at - FARTHEST_LINK), at);
  const link = before.findLastIndex(({ meaning }) => isCue(meaning, 'instead-of'));

  return link >= 0 && before.slice(link).every(({ meaning }) => meaning.is !== 'garments');
}

const FARTHEST_LINK = 3;

const OF_CLOTHES: ReadonlySet<Meaning['is']> = new Set([
  ...(['garments', 'colour', 'fabric', 'pattern', 'shape', 'change'] as const),
]);

/** "A fine necklace", "clean sneakers": before a garment these are asked of it; elsewhere they tell how it pleases ("would be cute"). */
const OF_MANNER: ReadonlySet<Meaning['is']> = new Set([...(['style', 'formality', 'mood'] as const)]);

/** "Fine necklace", "clean white ones". */
function isBeforeNoun(mentions: readonly Mention[], at: number): boolean {
  const noun = mentions.slice(at + 1).find(({ meaning }) => !QUALITIES.has(meaning.is));

  return noun?.meaning.is === 'garments' || /^ones?$/.test(noun?.text ?? '');
}

/** "Loud as you like", "the countryside sort": asked of what the thought before it named. */
function isAllThatIsSaid(mentions: readonly Mention[], at: number): boolean {
  const mark = startOfThought(mentions, at) - 1;
  const opens = mentions[mark]?.meaning;
  const others = thoughtAt(mentions, at).filter((mention) => mention !== mentions[at]);

  return (
    opens?.is === 'break' &&
    !opens.strong &&
    mentions[mark - 1]?.meaning.is !== 'unknown' &&
    mentions.slice(0, mark).some(({ meaning, negated }) => meaning.is === 'garments' && !negated) &&
    others.every(
      ({ meaning, text }) => (meaning.is === 'filler' && !IS.test(text)) || isCue(meaning, 'article'),
    )
  );
}

const IS = /^(?:is|are|am|was|were|im|its|ist|sind|bin|war|waren|ware|waren|wirkt|looks?)$/;

function isOfCut(axis: Axis): boolean {
  return axis === 'length' || axis === 'fit';
}

function asksForCut(edit: Edit): boolean {
  return 'qualities' in edit && edit.qualities.shapes.length > 0;
}

function isWay({ is }: Meaning): boolean {
  return is === 'change';
}

function isSameWay(one: Meaning, other: Meaning): boolean {
  return (
    one.is === 'change' &&
    other.is === 'change' &&
    one.axis === other.axis &&
    one.direction === other.direction
  );
}

/** "The white shoes": says which, where there are such. */
function isDescription(mentions: readonly Mention[], at: number, before: readonly OutfitItem[]): boolean {
  const quality = mentions[at]?.meaning;
  const noun = mentions.slice(at + 1).find(({ meaning }) => !QUALITIES.has(meaning.is))?.meaning;

  return (
    quality !== undefined &&
    noun?.is === 'garments' &&
    before.some((item) => isOf(item, noun) && isOf(item, quality))
  );
}

const QUALITIES: ReadonlySet<Meaning['is']> = new Set([
  ...(['colour', 'fabric', 'pattern', 'shape'] as const),
]);

/** The person's words that an edit was made of. */
export function wordsOfEdit(edit: Edit): string[] {
  const said = 'said' in edit ? [edit.said] : [];
  const targets =
    edit.do === 'add'
      ? [edit.target]
      : edit.do === 'replace'
        ? [edit.by]
        : edit.do === 'remove'
          ? [edit.not]
          : [];
  const qualities =
    'qualities' in edit ? qualityWords(edit.qualities) : 'refused' in edit ? qualityWords(edit.refused) : [];

  return [...said, ...targets.flatMap((target) => (target === null ? [] : [saidOf(target)])), ...qualities];
}

export function qualityWords({ colours, fabrics, patterns, shapes }: Qualities): string[] {
  return [...colours, ...fabrics, ...patterns, ...shapes].map(saidOf);
}

function parts(words: string): string[] {
  return words.toLowerCase().split(' ');
}
