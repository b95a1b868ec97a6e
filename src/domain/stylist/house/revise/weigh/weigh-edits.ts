import type { OutfitItem } from '#contract/outfits.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentsIn } from '#domain/wardrobe/wardrobe.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention, Target } from '../../language/mentions/meanings.ts';
import { noQualities } from '../../language/mentions/qualities.ts';
import type { Role } from '../../language/roles/roles.ts';
import type { Said } from '../../language/roles/said.ts';
import { LIKELY, LIKELY_KEPT, SURE_OF_CHANGE, SURELY, SURELY_KEPT } from '../../language/roles/sureness.ts';
import { type Edit, isAbout, type RequestedEdits } from '../edits/edit.ts';
import { isOfItem, isOfTheDay, without } from '../edits/kinds-of-edit.ts';
import { isOf } from '../items/what-is-here.ts';
import { isWishedOf } from './own-wishes.ts';
import { instead, qualityLost } from './quality-lost.ts';
import { rolesOf } from './roles-of-items.ts';
import { asksNothingNew, isNoCloth, isOfNothingNamed, isOfWhatIsLost } from './said-in-passing.ts';
import { isOfOwnPiece, isOfToldPiece } from './told-pieces.ts';
import { isToldToStay } from './verb-behind.ts';
import { wishesLeft } from './wishes-left.ts';

type Read = Pick<RequestedEdits, 'edits' | 'keeps'>;

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
  const inPassing = (edit: Edit) =>
    isOfNothingNamed(edit, said) ||
    isNoCloth(edit, said) ||
    isOfWhatIsLost(edit, said, asked.edits) ||
    isOfToldPiece(edit, said);
  const meant = asked.edits.filter((edit) => !inPassing(edit));
  const isMeant = meant.some(isOfItem) || asked.edits.every((edit) => isOfOwnPiece(edit, said));
  const read = isMeant ? { ...asked, edits: meant } : asked;
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
    !items.some((item) => item.id === id && isToldToStay(item, said.mentions)) &&
    ![...beside, ...wanted].some((edit) => isAbout(edit, id) && !asksNothingNew(edit, items));
  const lost = isSureChange(said) ? items.filter(isLost) : [];
  const complained = lost.map(
    (item): Edit => ({
      do: 'replace',
      item: item.id,
      by: withoutHeels(item, said.mentions),
      qualities: noQualities(),
    }),
  );
  const isElsewhere = beside.length + wanted.length + complained.length > 0;
  const kept = isElsewhere ? likelyKept : new Set([...likelyKept].filter((id) => stays(id, SURELY_KEPT)));
  const edits = read.edits
    .flatMap((edit) => without(edit, kept))
    .map((edit) => insteadOfNarrower(edit, said.mentions, items))
    .filter((edit) => !lost.some(({ id }) => isAbout(edit, id)));
  const remedy = remedyOf(lost, edits, said.mentions);
  const found = [...wanted, ...(remedy === null ? complained : [])];
  const isOfPieces = items.some(({ id }) => chance(id, 'lost') >= LIKELY || chance(id, 'altered') >= LIKELY);
  const away =
    isOfPieces || !isSureChange(said) ? null : qualityLost(said, items, new Set([...read.keeps, ...kept]));
  if (away !== null && !edits.some(isOfItem)) return { edits: instead(edits, away), keeps: read.keeps };

  return {
    edits: [
      ...withoutTheDay(edits, found).map((edit) => (edit === remedy?.add ? remedy.edit : edit)),
      ...found,
    ],
    keeps: new Set([...read.keeps, ...kept].filter((id) => !lost.some((item) => item.id === id))),
  };
}

/** "The scarf always gets caught. A beanie rather": what is wanted rather takes the place of the one thing that is complained of. */
function remedyOf(
  lost: readonly OutfitItem[],
  edits: readonly Edit[],
  mentions: readonly Mention[],
): { add: Edit; edit: Edit } | null {
  const [item, ...more] = lost;
  const adds = edits.filter((edit) => edit.do === 'add');
  const [add] = adds;
  const isRather = mentions.some(({ text }) => RATHER.test(text));
  if (item === undefined || more.length > 0 || add === undefined || adds.length > 1 || !isRather) return null;
  if (!BESIDE_CLOTHES.has(item.slot)) return null;

  return { add, edit: { do: 'replace', item: item.id, by: add.target, qualities: add.qualities } };
}

const RATHER = /^(?:lieber|eher|stattdessen|rather|instead|id rather|i would rather)$/;
const BESIDE_CLOTHES: ReadonlySet<string> = new Set(['accessory', 'bag']);

/** "The heels sink into the lawn": what is complained of is what they have, and other shoes have none. */
function withoutHeels(item: OutfitItem, mentions: readonly Mention[]): Target | null {
  const named = mentions.find(
    ({ meaning }) => meaning.is === 'garments' && meaning.target.label === 'heels' && isOf(item, meaning),
  );
  if (named?.meaning.is !== 'garments') return null;
  const flat = garmentsIn('shoes').filter((garment) => !isKind(garment, 'heels'));
  const keys = new Set(flat.map(({ key }) => key));

  return { ...named.meaning.target, keys };
}

function isSureChange({ act, sureness }: Said): boolean {
  return act === 'change' && sureness >= SURE_OF_CHANGE;
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
  const other = lost === undefined ? otherThanDisliked(item, mentions) : null;
  if (other !== null) return { do: 'replace', item: item.id, by: other, qualities: edit.qualities };
  if (lost === undefined || wanted === undefined || wanted.keys.size <= lost.keys.size) return edit;
  const keys = new Set([...wanted.keys].filter((key) => !lost.keys.has(key)));

  return keys.size === 0
    ? edit
    : { do: 'replace', item: item.id, by: { ...wanted, keys }, qualities: edit.qualities };
}

/** "Suede shoes are not for me: black lace-ups": by whichever name of their kind, others than those. */
function otherThanDisliked(item: OutfitItem, mentions: readonly Mention[]): Target | null {
  const named = mentions.flatMap(({ meaning, negated }, at) =>
    meaning.is === 'garments' && isOf(item, meaning)
      ? [{ target: meaning.target, negated, isDisliked: isCue(mentions[at + 1]?.meaning, 'strikes-back') }]
      : [],
  );
  const wanted = named.find(({ target, negated }) => !negated && target.breadth === 'kind')?.target;
  const isDisliked = named.some(
    ({ target, ...said }) => said.negated && said.isDisliked && target.breadth === 'slot',
  );
  if (wanted === undefined || !isDisliked) return null;
  const keys = new Set([...wanted.keys].filter((key) => key !== item.garment));

  return keys.size === 0 ? null : { ...wanted, keys };
}

/** Where pieces are spoken of, what the day is for and what it is like are told of it. */
function withoutTheDay(edits: readonly Edit[], found: readonly Edit[]): Edit[] {
  if (found.length > 0) return edits.filter((edit) => !isOfTheDay(edit));
  const isNamed = edits.some(isOfItem);

  return edits.filter((edit) => !isNamed || (edit.do !== 'occasion' && edit.do !== 'weather'));
}
