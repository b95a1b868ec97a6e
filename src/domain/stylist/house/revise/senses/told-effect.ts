import { anyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment } from '../../language/mentions/mention-kinds.ts';
import { endOfThought, startOfThought } from '../../language/mentions/thought.ts';

/** "Tie gone, it will be more relaxed", „Krawatte weg, dann wird's lockerer“: what comes of what is done, and nothing more to be done. */
export function toldEffect(mentions: readonly Mention[]): readonly Mention[] {
  const starts = mentions.flatMap((_, at) =>
    startOfThought(mentions, at) === at && isOfWhatComes(mentions, at) && isDoneBefore(mentions, at)
      ? [at]
      : [],
  );
  if (starts.length === 0) return mentions;

  return mentions.map((mention, at): Mention => {
    const isTold = starts.some((start) => at >= start && at < endOfThought(mentions, start));
    return isTold && saysHow(mention) ? { ...mention, negated: false, meaning: { is: 'filler' } } : mention;
  });
}

function isOfWhatComes(mentions: readonly Mention[], start: number): boolean {
  const thought = mentions.slice(start, endOfThought(mentions, start));
  const words = thought.map(({ text }) => text).join(' ');

  return WILL_BE.test(words) && !thought.some(isGarment) && thought.some(saysHow);
}

/** A piece that goes. */
function isDoneBefore(mentions: readonly Mention[], start: number): boolean {
  const before = mentions.slice(startOfThought(mentions, Math.max(0, start - 2)), start);

  return before.some(isGarment) && before.some(({ meaning }) => isCue(meaning, 'remove'));
}

function saysHow({ meaning }: Mention): boolean {
  if (meaning.is === 'change') return ['formality', 'comfort', 'colour'].includes(meaning.axis);

  return ['formality', 'style', 'mood', 'degree'].includes(meaning.is);
}

const WILL_BE = phrase([
  '^',
  anyOf(
    inTurn(
      '(?:and |und |so |then |dann |damit |that way )*',
      anyOf(
        // English
        inTurn(
          '(?:it|that|this|the look|everything|all) (?:will|would|should)(?: then)?',
          '(?: be| look| feel)?',
        ),
        '(?:itll|thatll)(?: be| look| feel)?',
        '(?:that|it|this) makes (?:it|the look|everything|me)',
        '(?:it|that)s then',

        // German
        '(?:es|das|der look|alles) (?:wird|wirkt|ist)(?: dann)?',
        '(?:wird|wirds|wirkt|ist|ists)(?: es| das| alles)?(?: dann)?',
        '(?:das|es) macht (?:es|das|alles)',
      ),
    ),
  ),
  ' ',
]);
