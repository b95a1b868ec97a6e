import type { OutfitItem } from '#contract/outfits.ts';
import type { Cue, Mention } from '../../language/mentions/meanings.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import type { Clause } from '../clauses/clause.ts';
import { matching } from '../items/match-items.ts';
import type { Part } from './clause-context.ts';
import type { Edit } from './edit.ts';

/** Whether a thought says what is wrong: "too stiff", "a bit plain", "wirkt langweilig", and not "a bit more formal". */
export function complains(mentions: readonly Mention[]): boolean {
  const isOfMore = ({ text, meaning }: Mention) =>
    MORE.test(text) || (meaning.is === 'change' && COMPARED.test(text));
  // „Viel zu warm dafür“ asks for nothing in its stead.
  const isOrder = ({ meaning, text }: Mention, at: number) =>
    meaning.is === 'cue' &&
    VERBS.has(meaning.cue) &&
    !(/^daf[uü]r$/.test(text) && at === mentions.length - 1 && at > 1);
  if (mentions.some(isOrder)) return false;
  if (mentions.some(({ text }) => TOO.test(text))) return true;
  // "It's getting cooler: a sweater over it".
  if (mentions.some(({ meaning }, at) => isOfWarmth(meaning) && GETS.test(mentions[at - 1]?.text ?? '')))
    return true;

  return mentions.slice(0, HEDGED_WITHIN).some(({ text }) => HEDGES.test(text)) && !mentions.some(isOfMore);
}

function isOfWarmth(meaning: Mention['meaning']): boolean {
  return meaning.is === 'change' && meaning.axis === 'warmth';
}

const GETS = /^(?:wird|werden|gets|getting|got|turns|turning)$/;
const VERBS: ReadonlySet<string> = new Set([
  'swap',
  'add',
  'remove',
  'make',
  'keep',
  'instead-of',
  'instead',
]);
const TOO = /^(?:(?:way |far |much |a bit |viel |etwas |ein bisschen )?(?:too|zu)|viel zu|allzu)(?: |$)/;
const HEDGES =
  /^(?:a bit|bit|a little|a touch|a tad|kind of|kinda|sort of|rather|pretty|looks?|feels?|seems?|etwas|(?:ein )?(?:bisschen|bissl|bissel|bisserl|bissle|bisschen|wengerl)|ein wenig|irgendwie|ziemlich|wirkt|wirken|sieht|sehen)(?: (?!more|less|mehr|weniger)|$)/;
const HEDGED_WITHIN = 4;
const MORE = /^(?:more|less|mehr|weniger)(?: |$)/;
const COMPARED = /er(?:e[nrs]?)?$/;

/** Whether a thought says what the look lacks: "needs a pop", "could use some color", „da fehlt Farbe“, and not "I need a belt". */
export function saysWhatLacks(mentions: readonly Mention[]): boolean {
  const words = mentions
    .slice(0, LACKS_WITHIN)
    .map(({ text }) => text)
    .join(' ');

  return LACKS.test(words) && !mentions.some(({ meaning }) => meaning.is === 'garments');
}

const LACKS_WITHIN = 5;
const LACKS =
  /^(?:(?:and|it|its|this|that|look|the look|the outfit|the whole|thing|just|really|kinda|still|es|das|der look|das ganze|ganze|mir|uns|da|irgendwie|noch|echt|einfach|outfit) )*(?:needs|lacks|missing|could (?:use|do with)|braucht|fehlt|fehlts|(?:kann|konnte) (?:etwas|ein bisschen|noch) )/;

/**
 * A complaint beside its remedy is only the reason for it: "a bit plain. Floral shirt?" changes the shirt, "loafers, sneakers are too
 * casual" the shoes, "red scarf! Needs a pop" the scarf. What the complaint itself names stays to be changed, unless the remedy changes it.
 */
export function withoutReasons<One extends Part>(parts: readonly One[], items: readonly OutfitItem[]): One[] {
  return parts.map((part, at) => {
    if (isReasonBehind(part, parts[at - 1]))
      return { ...part, edits: part.edits.filter((edit) => isOfWhatIsThere(edit)) };
    if (saysWhyItStays(part.clause, parts[at - 1]?.clause))
      return { ...part, edits: part.edits.filter((edit) => !isOfWearer(edit)) };
    if (!part.clause.isComplaint && !part.clause.isLack) return part;
    const steered = steeredBy(parts[at + 1]);
    if (part.clause.isDislike && steered.length > 0)
      return {
        ...part,
        edits: part.edits.filter((edit) => edit.do !== 'remove' || !steered.includes(edit.item)),
      };
    const next = parts.findIndex((other, index) => index > at && !other.clause.isComplaint);
    if (isToldOfAll(part) && isAllArranged(next < 0 ? [] : parts.slice(next))) return { ...part, edits: [] };
    const remedy = parts[next];
    if (remedy === undefined || !isRemedy(remedy, parts[next - 1]?.clause ?? part.clause)) return part;
    const isMended = (id: string) =>
      remedy.edits.some((edit) => 'item' in edit && edit.do !== 'avoid' && edit.item === id);
    const named = part.clause.nouns.filter(({ isBeside }) => !isBeside);
    const isNamedIn = ({ nouns }: Clause, id: string) =>
      nouns.some((noun) => matching(noun, items, true).some((item) => item.id === id));
    // "Green trousers with a navy jumper makes me look like a scout. Change the trousers".
    const isOneOfThem =
      part.clause.isDislike && named.length > 1 && remedy.clause.nouns.some(({ isDefinite }) => isDefinite);
    // "Everything is so brown, can the chinos be navy": it is the chinos that are to be.
    const isOfAll =
      part.clause.cues.has('everything') && remedy.clause.nouns.some(({ isDefinite }) => isDefinite);
    const isMerelyReason = (edit: Edit) =>
      isOneOfThem ||
      (edit.do === 'avoid' &&
        isNuisanceOf(part.clause, remedy.clause) &&
        !isNamedIn(remedy.clause, edit.item)) ||
      isOfAll ||
      (named.length === 0 && !isOfWhatIsThere(edit)) ||
      (isOfMended(edit, isMended) && !saysWhatElse(edit, remedy.edits));

    return { ...part, edits: part.edits.filter((edit) => !isMerelyReason(edit)) };
  });
}

/** "Too stuffy for a Friday", "it's all a bit stiff": of the whole, and of no piece. */
function isToldOfAll({ clause, edits }: Part): boolean {
  return (
    clause.isComplaint &&
    clause.nouns.length === 0 &&
    edits.length > 0 &&
    edits.every((edit) => edit.do === 'shift' && edit.items === null && edit.direction === -1)
  );
}

/** "... No tie, and chinos instead of the suit pants", "... keep the trousers but get rid of the blazer": less of it by what goes, piece by piece. */
function isAllArranged(parts: readonly Part[]): boolean {
  const [first] = parts;
  const arranged = parts.filter(({ clause }) => clause.sentence === first?.clause.sentence);

  return (
    arranged.length > 1 &&
    first?.clause.opensWithAnd === false &&
    arranged.every(({ clause, edits }) => clause.nouns.length > 0 && edits.every(isOfPiece)) &&
    arranged.some(({ edits }) => edits.some((edit) => edit.do === 'remove' || edit.do === 'replace'))
  );
}

/** "Brown isn't me so please change the boots": what the others are not to be. */
function saysWhatElse(edit: Edit, remedies: readonly Edit[]): boolean {
  return (
    edit.do === 'avoid' &&
    remedies.some(
      (other) =>
        other.do === 'replace' && other.item === edit.item && other.by === null && isEmpty(other.qualities),
    )
  );
}

/** "Linen creases so badly. A cotton shirt": why that piece is to be of another cloth; of the others nobody speaks. */
function isNuisanceOf({ cues, nouns, verb, refused }: Clause, remedy: Clause): boolean {
  const { colours, fabrics, patterns, shapes } = refused;
  const ofRemedy = [remedy.trailing, ...remedy.nouns.map(({ qualities }) => qualities)];

  return (
    cues.has('strikes-back') &&
    nouns.length === 0 &&
    verb === null &&
    fabrics.length > 0 &&
    colours.length + patterns.length + shapes.length === 0 &&
    !remedy.cues.has('everything') &&
    ofRemedy.some((qualities) => qualities.fabrics.length > 0)
  );
}

/** „Der Trench ist mir zu bieder, was Sportliches“: what is to be otherwise is not to go. */
function steeredBy(part: Part | undefined): readonly string[] {
  const isSteered = part?.clause.isOfSomething === true && part.clause.nouns.length === 0;

  return isSteered
    ? part.edits.flatMap((edit) => (edit.do === 'style' || edit.do === 'shift' ? (edit.items ?? []) : []))
    : [];
}

/** "Red scarf! Needs a pop", "no tie, it's too formal": said of the whole right behind what is to be done about it. */
function isReasonBehind({ clause }: Part, before: Part | undefined): boolean {
  if (before === undefined || !(clause.isComplaint || clause.isLack)) return false;
  // „Nadelstreifen! Der Anzug ist mir zu langweilig“.
  if (clause.nouns.length > 0)
    return (
      before.clause.nouns.length + clause.others.length === 0 &&
      clause.verb === null &&
      clause.sentence - before.clause.sentence <= 1 &&
      before.edits.length > 0 &&
      before.edits.every(({ do: what }) => what === 'recolour') &&
      !isEmpty(before.clause.trailing)
    );
  const isOfMore = clause.opensWithAnd || OF_MORE.some((cue) => clause.cues.has(cue));
  const wanted = before.clause.nouns.filter(({ excepted, isBeside }) => !excepted && !isBeside);

  return (
    !isOfMore &&
    !before.clause.isComplaint &&
    before.clause.verb !== 'keep' &&
    clause.sentence - before.clause.sentence <= 1 &&
    wanted.length > 0 &&
    before.edits.length > 0 &&
    before.edits.every(isOfPiece)
  );
}

/** "Keep the shawl, I'm always freezing", "the sneakers stay, my feet hurt": what stays is the remedy. */
function saysWhyItStays(clause: Clause, before: Clause | undefined): boolean {
  return (
    before?.verb === 'keep' &&
    clause.verb === null &&
    clause.nouns.length === 0 &&
    !clause.opensWithAnd &&
    !OF_MORE.some((cue) => clause.cues.has(cue)) &&
    clause.sentence - before.sentence <= 1 &&
    (clause.isTelling || clause.others.some(({ meaning }) => meaning.is === 'practical')) &&
    clause.others.every(({ meaning }) =>
      meaning.is === 'change' && meaning.axis === 'comfort'
        ? before.nouns.some(({ target }) => target.slots.includes('shoes'))
        : meaning.is === 'practical' || isOfWarmth(meaning),
    ) &&
    before.nouns.some(({ target }) => !target.slots.includes('bag'))
  );
}

/** How the person is, and not how the look is to be. */
function isOfWearer(edit: Edit): boolean {
  return edit.do === 'shift' && edit.items === null && (edit.axis === 'warmth' || edit.axis === 'comfort');
}

const OF_MORE: readonly Cue[] = ['but', 'rest', 'everything'];

function isOfPiece(edit: Edit): boolean {
  return edit.do === 'add' || ('item' in edit && edit.do !== 'avoid');
}

/** "Linen wrinkles, cotton for the shirt": it is to go from wherever it is; plain is nearly everything. */
function isOfWhatIsThere(edit: Edit): boolean {
  return edit.do === 'avoid' && !edit.refused.patterns.some(({ patterns }) => patterns.includes('plain'));
}

function isOfMended(edit: Edit, isMended: (id: string) => boolean): boolean {
  if ('item' in edit) return isMended(edit.item);

  return 'items' in edit && edit.items !== null && edit.items.every(isMended);
}

/** Asks for a piece by name, in the same sentence or the next, and not beside the complaint ("... and a red scarf"). */
function isRemedy({ clause, edits }: Part, before: Clause): boolean {
  return (
    !clause.opensWithAnd &&
    clause.sentence - before.sentence <= 1 &&
    clause.nouns.some(({ negated, excepted }) => !negated && !excepted) &&
    edits.length > 0 &&
    edits.every((edit) => edit.do === 'add' || 'item' in edit)
  );
}
