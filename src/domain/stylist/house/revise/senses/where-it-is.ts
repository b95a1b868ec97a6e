import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { DEFINITE, isArticle, isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { endOfThought } from '../../language/mentions/thought.ts';

/** "Gold hoops where those silver things are", „Ballerinas, wo jetzt die Pumps sind“: the place of what is there, and so instead of it. */
export function inPlaceOfWhatIs(mentions: readonly Mention[]): readonly Mention[] {
  const where = mentions.findIndex(({ text }) => WHERE.test(text));
  const end = endOfThought(mentions, where);
  const thing = mentions.slice(where + 1, end - 1);
  const isPlace =
    where > 0 &&
    IS.test(mentions[end - 1]?.text ?? '') &&
    POINTS.test(thing.find(({ text }) => !NOW.test(text))?.text ?? '') &&
    thing.some((mention) => isGarment(mention) || isQuality(mention.meaning)) &&
    thing.every(
      ({ meaning, text }) =>
        isQuality(meaning) ||
        meaning.is === 'garments' ||
        isArticle(meaning) ||
        POINTS.test(text) ||
        NOW.test(text) ||
        THINGS.test(text),
    ) &&
    mentions.slice(0, where).some((mention) => isGarment(mention) && !mention.negated);
  if (!isPlace) return mentions;

  return mentions.map((mention, at) => {
    if (at === where) return { ...mention, meaning: { is: 'cue', cue: 'instead-of' } };
    if (at < where || at >= end) return mention;

    return isGarment(mention) || isQuality(mention.meaning) || isCue(mention.meaning, 'instead-of')
      ? { ...mention, negated: true }
      : mention;
  });
}

const WHERE = /^(?:where|wo)$/;
const IS = /^(?:are|is|sit|sits|sind|ist|sitzt|sitzen)$/;
const NOW = /^(?:now|currently|jetzt|gerade|momentan|bisher)$/;
const THINGS = /^(?:things?|ones?|bits?|dinger|dingern|teile|dings)$/;
const POINTS = new RegExp(`${DEFINITE.source}|^(?:those|that|these|this|diese[rsnm]?)$`);
