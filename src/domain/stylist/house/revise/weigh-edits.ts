import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../language/cues.ts';
import { type Meaning, type Mention, saidOf } from '../language/meanings.ts';
import { refusedInFull } from '../language/piece-kinds.ts';
import { addQuality, noQualities, type Qualities } from '../language/qualities.ts';
import type { Act } from '../language/sense/read-roles.ts';
import type { Role } from '../language/sense/roles.ts';
import { type Edit, isAbout, type RequestedEdits } from './edit.ts';
import { wordsOfEdit } from './left-over.ts';
import { rivalOf } from './match-items.ts';
import { isWishedOf } from './own-wishes.ts';
import { rolesOf } from './roles-of-items.ts';
import { isOf, isSoAlready } from './what-is-here.ts';

type Read = Pick<RequestedEdits, 'edits' | 'keeps'>;
interface Said {
  act: Act;
  sureness: number;
  mentions: readonly Mention[];
}

/**
 * Weighs what the grammar made of a request against what its words are to the person by the whole sentence (decision 88).
 *
 * - What likely stays is not changed beside what is asked for.
 * - A piece that is likely complained of, and that nothing was made of, gives way to another: what is wrong with a piece can be said in any
 *   words ("the shoes will sink into the lawn", „bei dem Preis für die Schuhe krieg ich Schnappatmung“). So does a color or a cloth.
 * - A garment that is surely wanted, and that nothing was made of, takes its place.
 * - What then only tells of the day dresses nobody anew.
 *
 * @param said the text as the network of roles reads it
 */
export function weighEdits(asked: Read, said: Said, items: readonly OutfitItem[]): Read {
  const read = {
    ...asked,
    edits: asked.edits.filter(
      (edit) =>
        !(
          (isOfNothingNamed(edit, said) ||
            isNoCloth(edit, said) ||
            isOfWhatIsLost(edit, said, asked.edits)) &&
          asked.edits.some((other) => other !== edit && isOfItem(other))
        ),
    ),
  };
  const roles = new Map(items.map((item) => [item.id, rolesOf(item, said.mentions, read.edits.length > 0)]));
  const chance = (id: string, role: Role) => roles.get(id)?.get(role) ?? 0;
  const stays = (id: string, sureness: number) =>
    chance(id, 'kept') >= sureness &&
    (['lost', 'altered', 'refused'] as const).every((role) => chance(id, role) < LIKELY);
  const isWished = (id: string) => isWishedOf(id, read.edits, said.mentions, items);
  const likelyKept = new Set(
    items.map(({ id }) => id).filter((id) => stays(id, LIKELY_KEPT) && !isWished(id)),
  );
  const beside = read.edits.flatMap((edit) => without(edit, likelyKept));
  const wanted = isSureChange(said) ? wishesLeft(said, items, beside, likelyKept) : [];
  // "The studs for hoops": what goes by both names is what is wanted.
  const isWantedToo = (id: string) =>
    items.some(
      (item) =>
        item.id === id &&
        said.mentions.some(
          ({ meaning, role, negated }) =>
            meaning.is === 'garments' &&
            meaning.target.breadth === 'garment' &&
            role?.role === 'wanted' &&
            !negated &&
            isOf(item, meaning),
        ),
    );
  const isLost = ({ id }: OutfitItem) =>
    chance(id, 'lost') >= (beside.length > 0 || read.keeps.has(id) ? SURELY : LIKELY) &&
    chance(id, 'lost') > chance(id, 'kept') &&
    !isWantedToo(id) &&
    ![...beside, ...wanted].some((edit) => isAbout(edit, id) && !asksNothingNew(edit, items));
  const lost = isSureChange(said) ? items.filter(isLost) : [];
  const complained = lost.map(
    ({ id }): Edit => ({ do: 'replace', item: id, by: null, qualities: noQualities() }),
  );
  const isElsewhere = beside.length + wanted.length + complained.length > 0;
  const kept = isElsewhere ? likelyKept : new Set([...likelyKept].filter((id) => stays(id, SURELY_KEPT)));
  const edits = read.edits
    .flatMap((edit) => without(edit, kept))
    .map((edit) => insteadOfNarrower(edit, said.mentions, items))
    .filter((edit) => !lost.some(({ id }) => isAbout(edit, id)));
  const found = [...wanted, ...complained];
  const isOfPieces = items.some(({ id }) => chance(id, 'lost') >= LIKELY || chance(id, 'altered') >= LIKELY);
  const away =
    isOfPieces || !isSureChange(said) ? null : qualityLost(said, items, new Set([...read.keeps, ...kept]));
  if (away !== null && !edits.some(isOfItem)) return { edits: instead(edits, away), keeps: read.keeps };

  return {
    edits: [...withoutTheDay(edits, found), ...found],
    keeps: new Set([...read.keeps, ...kept].filter((id) => !lost.some((item) => item.id === id))),
  };
}

const SURE_OF_CHANGE = 0.9;
const LIKELY = 0.5;
const LIKELY_KEPT = 0.8;
const SURELY_KEPT = 0.9;
const SURELY = 0.75;
const SURELY_WANTED = 0.9;

function isSureChange({ act, sureness }: Said): boolean {
  return act === 'change' && sureness >= SURE_OF_CHANGE;
}

/** "No belt with a suit": what something is worn with; "no tie, but with a pocket square" wants one. */
function isGoingWith(mentions: readonly Mention[], at: number): boolean {
  const link = mentions
    .slice(0, at)
    .findLastIndex(({ meaning }) => !isQuality(meaning) && !isCue(meaning, 'article'));
  const [opens, before] = [mentions[link]?.meaning, mentions[link - 1]?.meaning];
  const startsAnew = before === undefined || before.is === 'break' || isCue(before, 'instead', 'but', 'and');

  return opens !== undefined && isCue(opens, 'with', 'for') && !startsAnew;
}

/** "Chinos are so dad. Dark gray trousers": what is complained of by its own name is not dyed, other trousers come. */
function insteadOfNarrower(edit: Edit, mentions: readonly Mention[], items: readonly OutfitItem[]): Edit {
  const item = edit.do === 'modify' ? items.find(({ id }) => id === edit.item) : undefined;
  if (item === undefined || edit.do !== 'modify') return edit;
  const named = mentions.flatMap(({ meaning, role, negated }) =>
    meaning.is === 'garments' && isOf(item, meaning) && !negated ? [{ target: meaning.target, role }] : [],
  );
  const lost = named.find(({ role }) => role?.role === 'lost')?.target;
  const wanted = named.find(({ target, role }) => target !== lost && role?.role === 'wanted')?.target;
  if (lost === undefined || wanted === undefined || wanted.keys.size <= lost.keys.size) return edit;
  const keys = new Set([...wanted.keys].filter((key) => !lost.keys.has(key)));

  return keys.size === 0
    ? edit
    : { do: 'replace', item: item.id, by: { ...wanted, keys }, qualities: edit.qualities };
}

/** Garments that are surely asked for, that are not there and that no edit brings. */
function wishesLeft(
  { mentions }: Said,
  items: readonly OutfitItem[],
  edits: readonly Edit[],
  kept: ReadonlySet<string>,
): Edit[] {
  const asked = new Set<string>();

  return mentions.flatMap(({ meaning, role, negated }, at): Edit[] => {
    if (meaning.is !== 'garments' || negated || meaning.target.breadth === 'slot') return [];
    const { label, keys } = meaning.target;
    const isSure =
      role?.role === 'wanted' && role.sureness >= SURELY_WANTED && role.isClothing >= SURELY_WANTED;
    if (!isSure || asked.has(label) || isGoingWith(mentions, at) || isPraised(mentions, at)) return [];
    if (isOther(mentions, at)) return [];
    asked.add(label);
    const isServed = edits.some((edit) => targetOf(edit)?.some((key) => keys.has(key)) === true);
    if (isServed || items.some((item) => isOf(item, meaning))) return [];
    const rival = rivalOf(meaning.target, items);
    const qualities = qualitiesBefore(mentions, at);
    if (rival === null) return [{ do: 'add', target: meaning.target, qualities }];

    return kept.has(rival.id) ? [] : [{ do: 'replace', item: rival.id, by: meaning.target, qualities }];
  });
}

/** "A bolero or a jacket": the first will do. */
function isOther(mentions: readonly Mention[], at: number): boolean {
  const before = mentions
    .slice(0, at)
    .findLast(({ meaning }) => !isQuality(meaning) && !isCue(meaning, 'article'));

  return before !== undefined && isCue(before.meaning, 'or');
}

/** "Dress shoes shawl all lovely": what is to stay is not asked for. */
function isPraised(mentions: readonly Mention[], at: number): boolean {
  const end = mentions.findIndex(({ meaning }, index) => index > at && meaning.is === 'break');
  const start = mentions.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'break');

  return mentions
    .slice(start + 1, end < 0 ? undefined : end)
    .some(({ meaning, text }) => isCue(meaning, 'keep') && PRAISES.test(text));
}

const PRAISES = /^all /;

interface Away {
  refused: Qualities;
  items: OutfitItem[];
}

/** A color, cloth or pattern that is surely complained of by itself: "the orange clashes with my hair". */
function qualityLost(
  { mentions }: Said,
  items: readonly OutfitItem[],
  kept: ReadonlySet<string>,
): Away | null {
  const refused = noQualities();
  // "Swap brown for black" says which is which.
  if (mentions.some(({ meaning }) => isCue(meaning, 'swap', 'instead-of'))) return null;
  const lost = mentions.filter(
    ({ meaning, role, excepted }) =>
      QUALITIES.has(meaning.is) && excepted !== true && role?.role === 'lost' && role.sureness >= SURELY,
  );
  for (const { meaning } of lost) if (isQuality(meaning)) addQuality(refused, refusedInFull(meaning));
  const meant = items.filter((item) => !kept.has(item.id) && lost.some(({ meaning }) => isOf(item, meaning)));

  return meant.length > 0 ? { refused, items: meant } : null;
}

const QUALITIES: ReadonlySet<Meaning['is']> = new Set(['colour', 'fabric', 'pattern'] as const);

function isOfItem(edit: Edit): boolean {
  return (
    edit.do === 'add' ||
    'item' in edit ||
    ('items' in edit && edit.items !== null) ||
    (edit.do === 'recolour' && edit.everything)
  );
}

/** "The orange is wrong. Emerald?": what was orange becomes emerald; without another color, anything but that. */
function instead(edits: readonly Edit[], { refused, items }: Away): Edit[] {
  const isOther = ({ qualities }: { qualities: Qualities }) =>
    (['colours', 'fabrics', 'patterns'] as const).every((sort) =>
      qualities[sort].every(({ label }) => !refused[sort].some((wish) => wish.label === label)),
    );
  const by = edits.find((edit) => edit.do === 'recolour' && isOther(edit));
  const others = edits.filter((edit) => edit.do !== 'recolour' && !isOfTheDay(edit));

  return [
    ...others,
    ...items.map(
      ({ id }): Edit =>
        by?.do === 'recolour'
          ? { do: 'modify', item: id, qualities: by.qualities }
          : { do: 'avoid', item: id, refused },
    ),
  ];
}

/**
 * A color, cloth or cut without a piece is done to the piece that is seen first. "Silk always has to be dry-cleaned", „bei uns ists locker“:
 * where it is likely not asked for, nothing is done to any.
 */
function isOfNothingNamed(edit: Edit, { mentions }: Said): boolean {
  if (edit.do !== 'recolour' || edit.everything) return false;
  const { colours, fabrics, patterns, shapes } = edit.qualities;
  const words = [...colours, ...fabrics, ...patterns, ...shapes].map(saidOf);
  const roles = mentions.flatMap(({ said, role }) =>
    role !== undefined && words.includes(said) ? [role] : [],
  );

  return (
    roles.length > 0 &&
    roles.every(
      ({ role, sureness, isClothing }) =>
        isClothing < LIKELY ||
        ((role === 'lost' || role === 'told' || role === 'kept') && sureness >= LIKELY),
    )
  );
}

/** "The buttons gape, rather a tee": what is complained of is asked of no piece that something else is done to. */
function isOfWhatIsLost(edit: Edit, { mentions }: Said, edits: readonly Edit[]): boolean {
  if (edit.do !== 'modify') return false;
  const words = wordsOfEdit(edit);
  const named = mentions.filter(({ said, meaning }) => words.includes(said) && isQuality(meaning));

  return (
    named.length > 0 &&
    named.every(({ role }) => role?.role === 'lost' && role.sureness >= SURELY) &&
    edits.some((other) => other !== edit && isAbout(other, edit.item))
  );
}

/** "No hat, no bag, no fuss": a style that is surely none of clothes is said in passing. */
function isNoCloth(edit: Edit, { mentions }: Said): boolean {
  if (edit.do !== 'style' || edit.items !== null) return false;
  const named = mentions.find(({ said }) => said === edit.said);

  return named?.role !== undefined && named.role.isClothing < HARDLY;
}

const HARDLY = 0.05;

function targetOf(edit: Edit): string[] | null {
  if (edit.do === 'add') return [...edit.target.keys];

  return edit.do === 'replace' && edit.by !== null ? [...edit.by.keys] : null;
}

function qualitiesBefore(mentions: readonly Mention[], at: number): Qualities {
  const qualities = noQualities();
  for (let before = at - 1; before >= 0; before--) {
    const mention = mentions[before];
    const meaning = mention?.meaning;
    if (mention === undefined || meaning === undefined || !isQuality(meaning) || mention.negated) break;
    addQuality(qualities, meaning);
  }

  return qualities;
}

function isQuality(
  meaning: Meaning,
): meaning is Extract<Meaning, { is: 'colour' | 'fabric' | 'pattern' | 'shape' }> {
  return ['colour', 'fabric', 'pattern', 'shape'].includes(meaning.is);
}

/** An edit without what it would do to some items. */
function without(edit: Edit, ids: ReadonlySet<string>): Edit[] {
  if ('item' in edit) return ids.has(edit.item) ? [] : [edit];
  if (!('items' in edit) || edit.items === null) return [edit];
  const items = edit.items.filter((id) => !ids.has(id));

  return items.length > 0 ? [{ ...edit, items }] : [];
}

/** "The silk blouse won't survive my twins": nobody asks for what is there. */
function asksNothingNew(edit: Edit, items: readonly OutfitItem[]): boolean {
  if (edit.do !== 'modify') return false;
  const item = items.find(({ id }) => id === edit.item);

  return item !== undefined && isSoAlready(item, edit.qualities);
}

/** Where pieces are spoken of, what the day is for and what it is like are told of it. */
function withoutTheDay(edits: readonly Edit[], found: readonly Edit[]): Edit[] {
  if (found.length > 0) return edits.filter((edit) => !isOfTheDay(edit));
  const isNamed = edits.some(isOfItem);

  return edits.filter((edit) => !isNamed || (edit.do !== 'occasion' && edit.do !== 'weather'));
}

/** What the day is like and what one is there for. */
function isOfTheDay(edit: Edit): boolean {
  return (
    edit.do === 'occasion' ||
    edit.do === 'weather' ||
    edit.do === 'goal' ||
    (edit.do === 'style' && edit.items === null) ||
    (edit.do === 'shift' && edit.axis === 'formality' && edit.items === null)
  );
}
