import type { OutfitItem } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isArticle, isGarment, THE_SAME } from '../../language/mentions/mention-kinds.ts';
import { isOf } from '../items/what-is-here.ts';

/**
 * "Burgundy as the tie", "charcoal like the rest", „Grau wie der Anzug“: the color is said, and by what it is like only which shade. That
 * piece is neither meant nor changed, and of a color with many shades its own is taken.
 */
export function alikeInColour(mentions: readonly Mention[], items: readonly OutfitItem[]): Mention[] {
  const said = [...mentions];
  for (const [at, { meaning, negated }] of mentions.entries()) {
    if (meaning.is === 'colour' && !negated && SAME.test(mentions[at - 1]?.text ?? ''))
      said[at] = inShadeOf(
        said[at] as Mention,
        items.find((item) => isOf(item, meaning)),
      );
    if (
      meaning.is !== 'colour' ||
      negated ||
      !(LIKE.test(mentions[at + 1]?.text ?? '') || isOfPiece(mentions, at))
    )
      continue;
    const end = modelBehind(mentions, at + 2);
    const model = mentions[end]?.meaning;
    if (model === undefined) continue;
    const worn = items.find((item) => model.is === 'garments' && isOf(item, model) && isOf(item, meaning));
    said[at] = inShadeOf(said[at] as Mention, worn);
    for (let index = at + 1; index <= end; index++)
      said[index] = { ...(said[index] as Mention), meaning: { is: 'filler' }, text: 'alike' };
  }

  return said;
}

function inShadeOf(mention: Mention, worn: OutfitItem | undefined): Mention {
  const shade = COLOUR_NAMES.find((name) => name === worn?.color);

  return mention.meaning.is === 'colour' && shade !== undefined
    ? { ...mention, meaning: { ...mention.meaning, names: [shade] } }
    : mention;
}

/** "In the green of the dress", „im Grün des Kleides“, and not "the brown of the shoes darker". */
function isOfPiece(mentions: readonly Mention[], at: number): boolean {
  const before = `${mentions[at - 2]?.text} ${mentions[at - 1]?.text}`;

  return (
    /(?:^| )(?:in the|in dem|im)$/.test(before) &&
    /^(?:of|of the|von|vom|des|der)$/.test(mentions[at + 1]?.text ?? '')
  );
}

/** "A hat, same green": of that green which is there. */
const SAME = new RegExp(`^${THE_SAME}$`);
const LIKE = /^(?:as|like|wie)(?: (?:the|my|his|her|that|those))?$/;

/** Where the piece stands that the color is like, or the rest of the look; -1 where there is none. */
function modelBehind(mentions: readonly Mention[], from: number): number {
  const at = isArticle(mentions[from]?.meaning) ? from + 1 : from;
  const mention = mentions[at];
  if (!isGarment(mention) && !isCue(mention?.meaning, 'rest')) return -1;
  // "Brown like the belt and shoes".
  const more = isCue(mentions[at + 1]?.meaning, 'and') ? modelBehind(mentions, at + 2) : -1;

  return Math.max(at, isGarment(mentions[more + 1]) ? -1 : more);
}
