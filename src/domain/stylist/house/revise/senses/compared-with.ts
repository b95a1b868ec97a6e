import type { OutfitItem } from '#contract/outfits.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { startOfThought } from '../../language/mentions/thought.ts';
import { isIn } from '../items/what-is-here.ts';

/** "Less showy than burgundy round my neck": what something is compared with is what is there, and nothing that is to join. */
export function comparedWithWhatIsHere(
  mentions: readonly Mention[],
  items: readonly OutfitItem[],
): Mention[] {
  const isHere = isIn(items);

  return mentions.map((mention, at) =>
    mention.meaning.is === 'garments' && isComparedWith(mentions, at) && !isHere(mention.meaning)
      ? { ...mention, negated: true }
      : mention,
  );
}

function isComparedWith(mentions: readonly Mention[], at: number): boolean {
  const start = startOfThought(mentions, at);
  const thought = mentions.slice(start, at);
  const than = thought.findLastIndex(({ text }) => THAN.test(text));
  const isBetween = thought
    .slice(than + 1)
    .every(({ meaning }) => meaning.is !== 'cue' || OF_NOUN.has(meaning.cue));

  return (
    than > 0 &&
    isBetween &&
    thought.slice(0, than).some(({ meaning, text }) => MORE_OR_LESS.has(meaning.is) || COMPARATIVE.test(text))
  );
}

const THAN = /^(?:than|als)$/;
const OF_NOUN: ReadonlySet<string> = new Set(['article', 'in', 'it', 'with']);
const MORE_OR_LESS: ReadonlySet<string> = new Set(['degree', 'change']);
/** "Plainer", „schlichter“: of whatever. */
const COMPARATIVE = /^[\p{Ll}]{3,}er(?:e[snrm]?)?$/u;
