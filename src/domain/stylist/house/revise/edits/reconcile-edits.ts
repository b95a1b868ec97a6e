import type { OutfitItem } from '#contract/outfits.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import { type Clause, joined } from '../clauses/clause.ts';
import { isSoAlready } from '../items/what-is-here.ts';
import { type Edit, isAbout } from './edit.ts';

/** "The crossbody is leather? Canvas please": of two cloths for one piece the one that it has is not asked for. */
function withoutPresentCloth(edit: Edit, items: readonly OutfitItem[]): Edit {
  if (edit.do !== 'modify' || edit.qualities.fabrics.length < 2) return edit;
  const now = items.find(({ id }) => id === edit.item)?.fabric;
  const fabrics = edit.qualities.fabrics.filter(({ names }) => !names.some((name) => name === now));

  return fabrics.length === 0 ? edit : { ...edit, qualities: { ...edit.qualities, fabrics } };
}

/** "In a bright color, orange or red", "green, olive": the narrower says which of the wider. */
function withoutWiderColour(edit: Edit): Edit {
  if (!('qualities' in edit) || edit.qualities.colours.length < 2) return edit;
  const { colours } = edit.qualities;
  const isWider = ({ names }: (typeof colours)[number]) =>
    colours.some(
      (other) => other.names.length < names.length && other.names.every((name) => names.includes(name)),
    );

  return { ...edit, qualities: { ...edit.qualities, colours: colours.filter((one) => !isWider(one)) } };
}

/** "The white shoes will be wrecked. Wellies?": white says which, and is not asked of what takes their place. */
export function withoutDescriptions(said: readonly Edit[], items: readonly OutfitItem[]): Edit[] {
  const edits = said.map((edit) => withoutWiderColour(withoutPresentCloth(edit, items)));
  // "The blouse in blue, white never survives lunch": what it is now takes no place of what it is to be.
  const isOfNow = (edit: Edit) =>
    edit.do === 'recolour' &&
    !edit.everything &&
    edits.some((other) => {
      const item = other.do === 'modify' ? items.find(({ id }) => id === other.item) : undefined;
      return (
        other.do === 'modify' &&
        other.qualities.colours.length > 0 &&
        item !== undefined &&
        isSoAlready(item, edit.qualities)
      );
    });
  const isDescription = (edit: Edit) => {
    const item = edit.do === 'modify' ? items.find(({ id }) => id === edit.item) : undefined;
    return item !== undefined && edit.do === 'modify' && isSoAlready(item, edit.qualities);
  };
  const isOfSame = (edit: Edit, other: Edit) =>
    'item' in edit &&
    // "White sneakers will be filthy, darker ones".
    ((other.do === 'shift' &&
      other.items?.includes(edit.item) === true &&
      edits.every(({ do: what }) => what !== 'recolour')) ||
      ('item' in other && other.item === edit.item && !isDescription(other)));
  const left = edits.filter(
    (edit) => !isOfNow(edit) && (!isDescription(edit) || !edits.some((other) => isOfSame(edit, other))),
  );
  // "A baseball cap, not a straw hat": no straw is asked of what takes its place.
  const isOfReplaced = (edit: Edit) =>
    edit.do === 'avoid' &&
    left.some((other) => other.do === 'replace' && other.by !== null && other.item === edit.item);

  // "Roll-neck not crew-neck": what takes its place settles it, and the tee below keeps its neck.
  const settled = left.flatMap((edit) =>
    edit.do === 'avoid' && isOfReplaced(edit) ? [edit.refused.shapes] : [],
  );
  const isSettled = (edit: Edit) =>
    edit.do === 'avoid' &&
    !isOfReplaced(edit) &&
    edit.refused.colours.length + edit.refused.fabrics.length + edit.refused.patterns.length === 0 &&
    settled.some((shapes) =>
      shapes.some(({ label }) => edit.refused.shapes.some((shape) => shape.label === label)),
    );

  return [...left.filter((edit) => !isOfReplaced(edit) && !isSettled(edit)), ...left.filter(isOfReplaced)];
}

/** "We don't do suits. Blazer and chinos": of a blazer that is a suit's jacket is none, and one that is no suit's takes its place. */
export function withNarrower(
  edits: readonly Edit[],
  clauses: readonly Clause[],
  items: readonly OutfitItem[],
): Edit[] {
  const wanted = clauses
    .filter(({ verb }) => verb !== 'remove' && verb !== 'keep')
    .flatMap(({ nouns }) => nouns.filter(({ negated, excepted }) => !negated && !excepted));

  return edits.map((edit) => {
    if (edit.do !== 'remove' || edit.not === null) return edit;
    const { not } = edit;
    const garment = items.find(({ id }) => id === edit.item)?.garment ?? '';
    const noun = wanted.find(
      ({ target }) => target.breadth !== 'slot' && target.label !== not.label && target.keys.has(garment),
    );
    if (noun === undefined) return edit;
    const keys = new Set([...noun.target.keys].filter((key) => !not.keys.has(key)));

    return keys.size === 0
      ? edit
      : { do: 'replace', item: edit.item, by: { ...noun.target, keys }, qualities: noun.qualities };
  });
}

/** "A skirt and a top rather than the dress": one takes its place, and the other joins. */
export function eachOnce(edits: readonly Edit[]): Edit[] {
  return edits.map((edit, at): Edit => {
    if (edit.do !== 'replace' || edit.by === null) return edit;
    const { item, by, qualities } = edit;
    const isTaken = edits
      .slice(0, at)
      .some(
        (other) =>
          other.do === 'replace' &&
          other.item === item &&
          other.by !== null &&
          !other.by.slots.some((slot) => by.slots.includes(slot)),
      );

    return isTaken ? { do: 'add', target: by, qualities } : edit;
  });
}

/** "My feet hurt, something I can walk in" asks once; "boots, and not the loafers" is one exchange. */
export function withoutRepeats(asked: readonly Edit[], items: readonly OutfitItem[]): Edit[] {
  const each = [...new Map(asked.map((edit) => [keyOf(edit), edit])).values()].slice(0, MOST_EDITS);
  const edits = together(each).filter(
    (edit, at, all) => !isTakenOff(edit, all.slice(at + 1), items) && !isUnderDress(edit, all, items),
  );
  const replaced = new Set(edits.flatMap((edit) => (edit.do === 'replace' ? [edit.item] : [])));
  // "All but the bag, make it a tote": what it is to become says more than that it is to become another.
  const isVague = (edit: Edit, at: number) =>
    edit.do === 'replace' &&
    edit.by === null &&
    edits.some((other, index) => index !== at && isAbout(other, edit.item) && other.do !== 'remove');
  const isRecoloured = edits.some((edit) => edit.do === 'recolour' && edit.everything);
  const single = edits.filter(
    (edit, at) =>
      !isCorrected(edit, edits.slice(at + 1)) &&
      (edit.do !== 'remove' || !(replaced.has(edit.item) || isMended(edit.item, edits.slice(at + 1)))) &&
      !isVague(edit, at) &&
      !edits.some((other) => refusesSame(other, edit)) &&
      !(edit.do === 'avoid' && edits.some((other) => settles(other, edit))) &&
      // "A beanie, matching the scarf": one, and of that color.
      !(edit.do === 'add' && isEmpty(edit.qualities) && edits.some((other) => saysMoreOf(other, edit))) &&
      // "All black" names the one color that it is to have throughout.
      !(isRecoloured && edit.do === 'mood' && edit.mood === 'monochrome'),
  );

  return single.filter(
    (edit, at) =>
      edit.do !== 'shift' ||
      !single.some(
        (other, index) =>
          other.do === 'shift' &&
          other !== edit &&
          other.axis === edit.axis &&
          other.direction === edit.direction &&
          edit.items === null &&
          // "Too many neutrals. A pop of color, maybe the bag".
          (index < at || (other.items !== null && edit.axis === 'colour')),
      ),
  );
}

/** "The shirt closer, and short sleeves": one shirt is to have both. */
function together(edits: readonly Edit[]): Edit[] {
  const said: Edit[] = [];
  for (const edit of edits) {
    const at = said.findIndex((other) => other.do === 'modify' && isAbout(edit, other.item));
    const other = said[at];
    const isMore =
      edit.do === 'modify' &&
      other?.do === 'modify' &&
      edit.qualities.shapes.length > 0 &&
      other.qualities.shapes.length > 0 &&
      (edit.qualities.colours.length === 0 || other.qualities.colours.length === 0);
    if (isMore) said[at] = { ...other, qualities: joined(other.qualities, edit.qualities) };
    else said.push(edit);
  }

  return said;
}

/** "Top and bottom out, a dress": it takes the place of both. */
function isUnderDress(edit: Edit, edits: readonly Edit[], items: readonly OutfitItem[]): boolean {
  const slot = edit.do === 'remove' ? items.find(({ id }) => id === edit.item)?.slot : undefined;

  return (
    (slot === 'top' || slot === 'bottom') &&
    edits.some(
      (other) => other.do === 'replace' && other.by?.slots.length === 1 && other.by.slots[0] === 'dress',
    )
  );
}

/** "That hat makes me look ancient, take it off": no other hat, where what is complained of is to go. */
function isTakenOff(edit: Edit, later: readonly Edit[], items: readonly OutfitItem[]): boolean {
  if (edit.do !== 'replace') return false;
  const garment = items.find(({ id }) => id === edit.item)?.garment ?? '';

  return (
    (edit.by === null || edit.by.keys.has(garment)) &&
    isEmpty(edit.qualities) &&
    later.some((other) => other.do === 'remove' && other.item === edit.item && other.not === null)
  );
}

/** "White is what the waiters wear, so a different color": white is not asked for again. */
function refusesSame(avoided: Edit, edit: Edit): boolean {
  return (
    avoided.do === 'avoid' &&
    edit.do === 'modify' &&
    avoided.item === edit.item &&
    edit.qualities.colours.length > 0 &&
    edit.qualities.colours.every(({ label }) =>
      avoided.refused.colours.some((refused) => refused.label.toLowerCase() === label.toLowerCase()),
    )
  );
}

function saysMoreOf(edit: Edit, { target }: Extract<Edit, { do: 'add' }>): boolean {
  return edit.do === 'add' && edit.target.label === target.label && !isEmpty(edit.qualities);
}

/** "The wool scarf itches. Cashmere?", "the gray is dull, more color": what it is to become is away from it already. */
function settles(edit: Edit, avoided: Extract<Edit, { do: 'avoid' }>): boolean {
  if (edit.do === 'shift')
    return (
      edit.axis === 'colour' &&
      edit.direction === 1 &&
      edit.items?.includes(avoided.item) === true &&
      avoided.refused.colours.length > 0
    );

  return (
    edit.do === 'modify' &&
    edit.item === avoided.item &&
    (['colours', 'fabrics', 'patterns'] as const).every(
      (kind) => avoided.refused[kind].length === 0 || edit.qualities[kind].length > 0,
    )
  );
}

/** "The belt is wrong, make it brown": what comes after says what is wrong with it. */
function isMended(item: string, later: readonly Edit[]): boolean {
  return later.some((edit) => edit.do === 'modify' && edit.item === item);
}

/** "In green. No wait, rust.: of two colors for one piece the last is meant. */
function isCorrected(edit: Edit, later: readonly Edit[]): boolean {
  return (
    edit.do === 'modify' &&
    edit.qualities.colours.length > 0 &&
    later.some(
      (other) => other.do === 'modify' && other.item === edit.item && other.qualities.colours.length > 0,
    )
  );
}

/** Nobody asks for more at once; who writes a word a hundred times means it once. */
const MOST_EDITS = 24;

/** The same for edits that ask for the same, a piece in whichever words: "dress, dresses". */
function keyOf(edit: Edit): string {
  const isOfWay = 'said' in edit;

  return JSON.stringify(edit, (key, value: unknown) => {
    if (key === 'said' && !isOfWay) return undefined;

    return value instanceof Set ? [...value].slice(0, 3) : value;
  });
}
