import { lookUp } from '../../language/lexicon/lexicon.ts';
import { asFiller } from '../../language/mentions/as-filler.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { startOfThought, thoughtAt } from '../../language/mentions/thought.ts';

/** "Tasche passt nicht, was anderes": what is disliked is not refused as such, another one of it is wished. */
export function wantedAnother(mentions: readonly Mention[]): readonly Mention[] {
  const another = mentions.findIndex(
    ({ meaning, text }, at) =>
      isCue(meaning, 'another') || (ONE.test(text) && isCue(mentions[at + 1]?.meaning, 'not')),
  );
  if (another < 0 || !thoughtAt(mentions, another).every(saysNothingElse)) return mentions;
  const end = startOfThought(mentions, another) - 1;
  const before = thoughtAt(mentions, end - 1);
  const named = before.filter(isGarment);
  const [noun] = named;
  if (noun === undefined || named.length > 1) return mentions;
  if (!before.some(({ meaning }) => isCue(meaning, 'strikes-back'))) return mentions;

  return mentions.map((mention): Mention => {
    if (mention === noun) return { ...mention, negated: false };

    return before.includes(mention) && isCue(mention.meaning, 'strikes-back') ? asFiller(mention) : mention;
  });
}

/** No more than that it is another, and what it is not to be: „bitte einen ohne Wolle“. */
function saysNothingElse({ meaning, text, negated }: Mention): boolean {
  return (
    isCue(meaning, 'another', 'article', 'make', 'not') ||
    (negated && isQuality(meaning)) ||
    (meaning.is === 'filler' && !LAYERED.test(text))
  );
}

/** "Something else on top", „obenrum was anderes“: the top that is worn. */
export function anotherOnTop(mentions: readonly Mention[]): readonly Mention[] {
  // "My boss wears exactly this blazer. Something else on top": it is the blazer that gives way.
  const isUpperNamed = mentions.some(
    ({ meaning }) =>
      meaning.is === 'garments' && meaning.target.slots.some((slot) => slot === 'outer' || slot === 'top'),
  );
  if (isUpperNamed) return mentions;

  return mentions.map((mention, at): Mention => {
    const thought = thoughtAt(mentions, at);
    const isOfTop =
      ON_TOP.test(mention.text) &&
      thought.some(({ meaning }) => isCue(meaning, 'another')) &&
      !thought.some(isGarment);
    const top = isOfTop ? lookUp('top')?.find(({ is }) => is === 'garments') : undefined;

    return top?.is === 'garments'
      ? { ...mention, meaning: { ...top, target: { ...top.target, said: mention.said } } }
      : mention;
  });
}

const ON_TOP = /^(?:on top|up top|oben|obenrum|oben rum)$/;
const ONE = /^(?:eine?[nrs]?|ones?)$/;

const LAYERED = /^(?:uber|druber|daruber|drunter|darunter|over|under|underneath|on top)$/;
