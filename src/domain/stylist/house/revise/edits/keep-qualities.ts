import type { OutfitItem } from '#contract/outfits.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { THE_SAME } from '../../language/mentions/mention-kinds.ts';
import type { Qualities } from '../../language/mentions/qualities.ts';
import { colourOf } from '../items/what-is-here.ts';
import type { Edit } from './edit.ts';
import { SAME_COLOUR, saidAround } from './same-colour.ts';

/** "A jumpsuit rather than the dress, same color": what is there keeps its color, or gives it on to what takes its place. */
export function keepColours(
  edits: readonly Edit[],
  items: readonly OutfitItem[],
  mentions: readonly Mention[],
): Edit[] {
  const sames = samesIn(mentions) ?? keptIn(mentions);
  if (sames === null)
    return edits.map((edit) => (isOfCut(edit, items, mentions) ? inItsColour(edit, items) : edit));
  const isSame = ({ colours }: Qualities) =>
    colours.every(({ names }) => names.some((name) => sames.has(name)));

  return edits.flatMap((edit): Edit[] => {
    // "A lighter suit, but the charcoal stays": of less weight.
    if (edit.do === 'shift' && edit.axis === 'brightness')
      return edit.direction > 0 ? [{ ...edit, axis: 'warmth', direction: -1 }] : [];
    if (edit.do === 'avoid') return edit.refused.colours.length > 0 && isSame(edit.refused) ? [] : [edit];
    if (edit.do !== 'replace' && edit.do !== 'modify') return [edit];
    const item = items.find(({ id }) => id === edit.item);
    const { colours } = edit.qualities;
    if (sames.size > 0 && item !== undefined && !sames.has(item.color)) return [edit];
    if (item === undefined || (colours.length > 0 && !(isSame(edit.qualities) && sames.has(item.color))))
      return [edit];

    return [inItsColour(edit, items)];
  });
}

type OfQuality = Extract<Edit, { do: 'replace' | 'modify' }>;

function inItsColour(edit: OfQuality, items: readonly OutfitItem[]): OfQuality {
  const item = items.find(({ id }) => id === edit.item);
  const colours = item === undefined ? [] : colourOf(item).colours;

  return { ...edit, qualities: { ...edit.qualities, colours } };
}

/** "A roll neck rather than the crew neck": what gives way is the cut, and the sweater is one of the same kind in its color. */
function isOfCut(edit: Edit, items: readonly OutfitItem[], mentions: readonly Mention[]): edit is OfQuality {
  if (edit.do !== 'replace' || edit.by === null || edit.qualities.colours.length > 0) return false;
  const worn = garmentOf(items.find(({ id }) => id === edit.item)?.garment ?? null);
  const isOfKind = (key: string) => garmentOf(key)?.kinds.some((kind) => worn?.kinds.includes(kind)) === true;

  return (
    worn !== null &&
    [...edit.by.keys].some(isOfKind) &&
    mentions.some(({ meaning, negated }) => meaning.is === 'shape' && negated && meaning.shape.matches(worn))
  );
}

/** "Long dress, same green": the names of the color that is there, whatever shade of it is. Null where none is said to be the same. */
function samesIn(mentions: readonly Mention[]): ReadonlySet<string> | null {
  const named = mentions.flatMap(({ meaning }, at) =>
    meaning.is === 'colour' &&
    SAME.test(mentions[at - 1]?.text ?? '') &&
    !/^(?:as|wie)$/.test(mentions[at + 1]?.text ?? '')
      ? [...meaning.avoid]
      : [],
  );

  return named.length > 0 || mentions.some(({ text }) => SAME_COLOUR.test(text)) ? new Set(named) : null;
}

/** „Gold kann bleiben“, "brown may stay": the names of a color that stays, said of no piece. Null where none does. */
function keptIn(mentions: readonly Mention[]): ReadonlySet<string> | null {
  const kept = mentions.flatMap(({ meaning }, at) =>
    meaning.is === 'colour' && isKeptAlone(mentions, at) ? [...meaning.avoid] : [],
  );

  return kept.length > 0 ? new Set(kept) : null;
}

/** A color or cloth that stays, where its thought names no piece. */
function isKeptAlone(mentions: readonly Mention[], at: number, says = /./): boolean {
  const thought = mentions[at]?.negated === true ? [] : saidAround(mentions, at);

  return (
    thought.some(({ meaning, text }) => isCue(meaning, 'keep') && says.test(text)) &&
    !thought.some(({ meaning }) => meaning.is === 'garments')
  );
}

/** "Keep the wool", and not "merino is lovely". */
const TO_STAY = /bleib|lass|behalt|keep|stay|leave/;

/** "The shirt in white, but linen stays", „Wolle darf bleiben“: what is of that cloth stays so, whatever else of it changes. */
export function keepCloths(
  edits: readonly Edit[],
  items: readonly OutfitItem[],
  mentions: readonly Mention[],
): Edit[] {
  const kept = mentions.flatMap(({ meaning }, at) =>
    meaning.is === 'fabric' && isKeptAlone(mentions, at, TO_STAY) ? [meaning] : [],
  );

  return edits.map((edit) => {
    if ((edit.do !== 'modify' && edit.do !== 'replace') || edit.qualities.fabrics.length > 0) return edit;
    const fabric = items.find(({ id }) => id === edit.item)?.fabric;
    const own = kept.filter(({ names }) => names.some((name) => name === fabric));

    return own.length === 0 ? edit : { ...edit, qualities: { ...edit.qualities, fabrics: own } };
  });
}

const SAME = new RegExp(`^(?:still|weiterhin|${THE_SAME})$`);
