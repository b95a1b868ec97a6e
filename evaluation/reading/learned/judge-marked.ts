import { AppError } from '#contract/error.ts';
import type { Outfit, OutfitItem } from '#contract/outfits.ts';
import { reviseProfile } from '#domain/stylist/house/feedback/revise-profile.ts';
import type { Meaning } from '#domain/stylist/house/language/mentions/meanings.ts';
import { rivalOf } from '#domain/stylist/house/revise/items/match-items.ts';
import { isOf, type Seen } from '#domain/stylist/house/revise/items/what-is-here.ts';
import { reviseOutfit } from '#domain/stylist/house/revise/revise-outfit.ts';
import type { OutfitRevision } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { faultsOfFeedback } from '../judge-feedback.ts';
import { movedBy } from '../judge-look.ts';
import { lookFor, targetsIn } from './marked-look.ts';
import type { MarkedSentence } from './marked-sentences.ts';
import { type MarkedWords, markedWords } from './marked-words.ts';

const SEED = 11;

export interface MarkedVerdict {
  text: string;
  /** Classes of what was asked for and is not so, each with the words: "wanted garment: clogs". */
  missed: string[];
  /** Classes of what moved that nobody asked for. */
  moved: string[];
  isSaid: boolean;
  /** What the look was, and what was done. */
  look: string;
  did: string;
}

/**
 * Judges a marked sentence by what follows from its marks. A noisy judge: it knows nothing of what is not marked.
 * @param seed chooses the look; null: the sentence cannot be judged so
 */
export function judgeMarked(sentence: MarkedSentence, seed: number): MarkedVerdict | null {
  const read = markedWords(sentence);
  if (read === null || sentence.act === 'undo') return null;

  return sentence.kind === 'feedback' ? judgeTold(read) : judgeSaid(read, sentence.act ?? 'change', seed);
}

function judgeSaid(
  { text, marks }: { text: string; marks: MarkedWords[] },
  act: string,
  seed: number,
): MarkedVerdict {
  const outfit = lookFor(marks, seed);
  const look = outfit.items.map(({ item, color }) => `${color} ${item}`).join(', ');
  let made: OutfitRevision;
  try {
    made = reviseOutfit({
      outfit,
      request: text,
      profile: emptyProfile(),
      onboarding: onboardingOf(
        outfit.items.some(({ slot }) => slot === 'dress') ? 'womenswear' : 'everything',
      ),
      seed: SEED,
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      text,
      missed: act === 'change' ? ['refused'] : [],
      moved: [],
      isSaid: true,
      look,
      did: error.message,
    };
  }
  const { touched, after, joined } = movedBy(outfit.items, made);
  const did = `${made.applied.map(({ what }) => what).join(' | ')} {?${made.notUnderstood.join(' ')}} {!${made.unmet.map(({ words }) => words).join(', ')}} ${made.unchanged?.why ?? ''}`;
  const isSaid = made.applied.length === 0 || made.notUnderstood.length + made.unmet.length > 0;
  if (act !== 'change') {
    const moved =
      touched.length + joined.length > 0
        ? [`${act} moved: ${touched.map(({ item }) => item).join(', ')}`]
        : [];
    return { text, missed: [], moved, isSaid, look, did };
  }

  return {
    text,
    ...faultsOf({
      text,
      marks,
      outfit,
      touched,
      after: after as Seen[],
      fresh: after.filter((item) => !outfit.items.some((old) => old === item)) as Seen[],
    }),
    isSaid,
    look,
    did,
  };
}

interface Result {
  text: string;
  marks: readonly MarkedWords[];
  outfit: Outfit;
  touched: readonly OutfitItem[];
  after: readonly Seen[];
  /** What of it was not there. */
  fresh: readonly Seen[];
}

function faultsOf(result: Result): { missed: string[]; moved: string[] } {
  const { text, marks, outfit, touched } = result;
  const wanted = marks.filter(({ mark, isNegated }) => mark === 'w' && !isNegated);
  const isAnyEnough = / (?:or|oder) /i.test(text);
  const unmet = wanted.filter((mark) => !isMet(mark, result));
  const isOneMet = isAnyEnough && unmet.length < wanted.length;
  const ofMark = (...names: string[]) => marks.filter(({ mark }) => names.includes(mark));
  const itemsOf = (words: readonly MarkedWords[]) =>
    outfit.items.filter((item) => words.some((mark) => names(mark, item)));
  const gone = itemsOf(ofMark('l'));
  const altered = itemsOf(ofMark('t'));
  const kept = itemsOf(ofMark('k'));
  const refused = ofMark('n').filter(
    (mark) => isSeen(mark) && result.after.some((item) => isWhole(mark, item)),
  );

  return {
    missed: [
      ...(isOneMet ? [] : unmet).map((mark) => `wanted ${sortOf(mark)}: ${mark.said}`),
      ...gone
        .filter((item) => !touched.includes(item) && !kept.includes(item))
        .map(({ item }) => `complained of and there: ${item}`),
      ...altered
        .filter((item) => !touched.includes(item) && ![...gone, ...kept].includes(item))
        .map(({ item }) => `not altered: ${item}`),
      ...refused.map(({ said }) => `refused and there: ${said}`),
    ],
    moved: [
      ...kept
        .filter((item) => touched.includes(item) && ![...gone, ...altered].includes(item))
        .map(({ item }) => `kept and moved: ${item}`),
      ...unnamed(result, [...gone, ...altered, ...kept]).map(({ item }) => `unnamed and moved: ${item}`),
    ],
  };
}

/** What moved and is of nothing that the sentence names; where it speaks of the whole, nothing is. */
function unnamed({ text, marks, outfit, touched }: Result, spoken: readonly OutfitItem[]): OutfitItem[] {
  if (WHOLE.test(text)) return [];
  const asked = marks.filter(({ mark }) => ['w', 't', 'l', 'n'].includes(mark));
  const targets = asked.flatMap(targetsIn);
  const isOfWhole =
    asked.length === 0 ||
    asked.every((mark) => targetsIn(mark).length === 0) ||
    asked.some(({ meanings }) => meanings.some(({ is }) => OF_WHOLE.has(is)));
  if (isOfWhole) return [];
  const rivals = targets.map((target) => rivalOf(target, outfit.items));
  const slots = new Set(targets.flatMap(({ slots: own }) => own));
  const isBeside = ({ slot }: OutfitItem) =>
    (['top', 'bottom', 'dress'].includes(slot) &&
      (slots.has('dress') || [...rivals, ...spoken].some((item) => item?.slot === 'dress'))) ||
    (slot !== 'accessory' && slots.has(slot));

  return touched.filter(
    (item) =>
      !spoken.includes(item) &&
      !rivals.includes(item) &&
      !isBeside(item) &&
      !asked.some((mark) => names(mark, item)),
  );
}

const WHOLE =
  /\b(?:everything|all|rest|whole|total|entire|outfit|look|alles|ganze?[nrs]?|insgesamt|komplett)\b/i;
const OF_WHOLE: ReadonlySet<Meaning['is']> = new Set([
  'style',
  'mood',
  'formality',
  'weather',
  'occasion',
] as const);
const SEEN: ReadonlySet<Meaning['is']> = new Set([
  'garments',
  'colour',
  'fabric',
  'pattern',
  'shape',
] as const);
const QUALITIES: ReadonlySet<Meaning['is']> = new Set(['colour', 'fabric', 'pattern'] as const);

/** Whether the lexicon can see it on a piece. */
function isSeen({ meanings }: MarkedWords): boolean {
  return meanings.some(({ is }) => SEEN.has(is));
}

/** Whether a mark's words mean an item: by its garment, or where they name none by its color, cloth or pattern. */
function names(mark: MarkedWords, item: Seen): boolean {
  const targets = mark.meanings.filter(({ is }) => is === 'garments');
  const qualities = mark.meanings.filter(({ is }) => QUALITIES.has(is));
  if (targets.length > 0) return targets.some((meaning) => isOf(item, meaning));

  return (
    ['l', 'k'].includes(mark.mark) && qualities.length > 0 && qualities.some((meaning) => isOf(item, meaning))
  );
}

function isWhole({ meanings }: MarkedWords, item: Seen): boolean {
  const garment = garmentOf(item.garment);

  return meanings.every((meaning) => {
    if (!SEEN.has(meaning.is)) return true;
    if (meaning.is === 'shape') return garment !== null && meaning.shape.matches(garment);
    return isOf(item, meaning);
  });
}

/** Seen on some piece; a quality alone on what it is said of: what is altered, what came for something, or anything new. */
function isMet(mark: MarkedWords, { marks, outfit, after, fresh, touched }: Result): boolean {
  if (!isSeen(mark))
    return mark.meanings.some(({ is }) => is !== 'unknown' && is !== 'filler' && is !== 'missing')
      ? touched.length + fresh.length > 0
      : false;
  if (targetsIn(mark).length > 0) return after.some((item) => isWhole(mark, item));
  const altered = marks.filter((other) => other.mark === 't').flatMap(targetsIn);
  const slots = new Set(
    outfit.items
      .filter((item) => altered.some((target) => isOf(item, { is: 'garments', target })))
      .map(({ slot }) => slot),
  );
  const where = slots.size === 0 ? after : after.filter(({ slot }) => slots.has(slot));

  return where.some((item) => isWhole(mark, item));
}

function sortOf(mark: MarkedWords): string {
  if (!isSeen(mark)) return 'and not in the lexicon';

  return targetsIn(mark).length > 0 ? 'garment' : 'quality';
}

function judgeTold({ text, marks }: { text: string; marks: MarkedWords[] }): MarkedVerdict {
  const profile = emptyProfile();
  const described = (mark: string) =>
    marks.filter((one) => one.mark === mark && isSeen(one)).map(({ said }) => ({ what: said }));
  const [likes, avoids] = [described('w'), described('n')];
  let made: ReturnType<typeof reviseProfile>;
  try {
    made = reviseProfile({ profile, feedback: text });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      text,
      missed: likes.length + avoids.length > 0 ? ['refused'] : [],
      moved: [],
      isSaid: true,
      look: '',
      did: error.message,
    };
  }
  const { missed, moved } = faultsOfFeedback(profile, made, { likes, avoids });
  const isUnmarked = marks.every(({ mark }) => mark === 'c');
  const tastes = made.patch.tastes ?? [];

  return {
    text,
    missed: missed.map((fault) => fault.replace(/^(\w+) (.*) is not kept$/, '$1 not kept: $2')),
    moved: [
      ...moved
        .filter((fault) => !fault.endsWith(' moved'))
        .map((fault) => fault.replace(/^(\w+) (.*)$/, '$1 for the other: $2')),
      ...(isUnmarked ? tastes.map(({ side, words }) => `told of and kept: ${side} ${words}`) : []),
    ],
    isSaid: made.applied.length === 0 || made.notUnderstood.length > 0,
    look: '',
    did: `${made.applied.map(({ what }) => what).join(' | ')} {?${made.notUnderstood.join(' ')}}`,
  };
}
