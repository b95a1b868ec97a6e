import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isQuality } from '../../language/mentions/mention-kinds.ts';
import { isEmpty } from '../../language/mentions/qualities.ts';
import { startOfThought } from '../../language/mentions/thought.ts';
import type { Edit } from './edit.ts';

type OfColour = Extract<Edit, { do: 'modify' | 'recolour' | 'add' | 'replace' }>;
type Colour = OfColour['qualities']['colours'][number];

/**
 * What a piece is not to be is not asked of it: "white trainers get filthy, something dark", "burgundy? I've six navy ones", „in Weiß,
 * Terrakotta trägt mein Opa“.
 * @param mentions the request with the roles of its words
 */
export function withoutToldColours(edits: readonly Edit[], mentions: readonly Mention[]): Edit[] {
  const roleOf = ({ said }: Colour) =>
    mentions.find(({ meaning, said: words }) => meaning.is === 'colour' && words === said)?.role;
  const wanted = (colour: Colour) => {
    const role = roleOf(colour);
    if (isAddedBehind(mentions, colour)) return 1;
    return role?.role === 'wanted' ? role.sureness * role.isClothing : 0;
  };

  return edits.flatMap((edit): Edit[] => {
    if (!isOfColour(edit)) return [edit];
    const { colours } = edit.qualities;
    const most = Math.max(...colours.map(wanted));
    const mostElsewhere = Math.max(
      ...edits.flatMap((other) =>
        other !== edit && isOfColour(other) && isOfSame(other, edit)
          ? other.qualities.colours.map(wanted)
          : [],
      ),
    );
    const isTold = (colour: Colour) => {
      if (isAddedBehind(mentions, colour)) return false;
      const role = roleOf(colour);
      const isNoWish = role?.role === 'lost' || role?.role === 'told';
      return (
        // "Silver, so my hands are free for the wine".
        (role !== undefined &&
          role.isClothing < HARDLY &&
          (mostElsewhere >= LIKELY || colours.some((other) => wanted(other) >= LIKELY))) ||
        (role?.role === 'lost' && role.sureness >= SURELY_LOST) ||
        (isNoWish && role.sureness >= RATHER && mostElsewhere >= SURELY_WANTED) ||
        (most >= SURELY_WANTED && wanted(colour) < LIKELY) ||
        (most >= CERTAINLY_WANTED && wanted(colour) < SURELY)
      );
    };
    const left = { ...edit.qualities, colours: colours.filter((colour) => !isTold(colour)) };

    return isEmpty(left) && !isOfPiece(edit) ? [] : [{ ...edit, qualities: left }];
  });
}

/** „Statt der Boots weiße Sneaker“: what takes the place of another is to be so. */
function isOfWhatComes(mentions: readonly Mention[], at: number): boolean {
  const noun = mentions.slice(at + 1).find(({ meaning }) => !isQuality(meaning));

  return (
    noun?.meaning.is === 'garments' &&
    !noun.negated &&
    mentions
      .slice(startOfThought(mentions, at), at)
      .some(({ meaning, negated }) => isCue(meaning, 'instead-of') && !negated)
  );
}

/** "Trainers instead of the boots, but white ones", „..., aber weiße“: all that a thought adds is what they are to be. */
function isAddedBehind(mentions: readonly Mention[], { said }: Colour): boolean {
  const at = mentions.findIndex(({ meaning, said: words }) => meaning.is === 'colour' && words === said);
  if (at >= 0 && isOfWhatComes(mentions, at)) return true;
  const behind = mentions[at + 1];
  const next = behind !== undefined && /^ones$/.test(behind.text) ? mentions[at + 2] : behind;

  return (
    mentions[at]?.negated === false &&
    isCue(mentions[at - 1]?.meaning, 'but') &&
    (next === undefined || next.meaning.is === 'break')
  );
}

function isOfColour(edit: Edit): edit is OfColour {
  const isOfOne = edit.do === 'modify' || isOfPiece(edit) || (edit.do === 'recolour' && !edit.everything);

  return isOfOne && edit.qualities.colours.length > 0;
}

/** Brings a piece, in whatever color. */
function isOfPiece(edit: Edit): edit is Extract<Edit, { do: 'add' | 'replace' }> {
  return edit.do === 'add' || edit.do === 'replace';
}

/** A color alone is of whatever was named. */
function isOfSame(edit: OfColour, other: OfColour): boolean {
  if (edit.do === 'recolour' || other.do === 'recolour') return true;

  return edit.do === 'modify' && other.do === 'modify' && edit.item === other.item;
}

const HARDLY = 0.1;
const RATHER = 0.4;
const LIKELY = 0.5;
const SURELY = 0.75;
const SURELY_WANTED = 0.9;
const SURELY_LOST = 0.9;
const CERTAINLY_WANTED = 0.95;
