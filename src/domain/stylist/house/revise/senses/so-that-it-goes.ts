import { anyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { endOfThought, startOfThought } from '../../language/mentions/thought.ts';

/** "A skirt, navy so it goes with the blazer", „in Navy, damit er zum Blazer passt“: why it is to be navy; of the blazer nothing is said. */
export function soThatItGoes(mentions: readonly Mention[]): readonly Mention[] {
  const from = mentions.findIndex((_, at) => isPurpose(mentions, at));
  if (from < 0) return mentions;
  const end = endOfThought(mentions, from);

  return mentions.map((mention, at): Mention => {
    return at >= from && at < end ? { ...mention, negated: false, meaning: { is: 'filler' } } : mention;
  });
}

function isPurpose(mentions: readonly Mention[], at: number): boolean {
  const behind = mentions.slice(at, endOfThought(mentions, at));
  const words = behind.map(({ text }) => text).join(' ');
  const start = startOfThought(mentions, at === startOfThought(mentions, at) ? Math.max(0, at - 1) : at);

  return (
    SO_THAT.test(words) &&
    behind.filter(isGarment).length === 1 &&
    !behind.some(hasQuality) &&
    mentions.slice(start, at).some(hasQuality)
  );
}

function hasQuality({ meaning }: Mention): boolean {
  return isQuality(meaning);
}

const SO_THAT = phrase([
  '^',
  anyOf(
    inTurn(
      '(?:so|so that) (?:it|they|that) (?:will |would |all |still |just )?',
      '(?:goe?s?|works?|fits?|pairs?|sits?|looks? (?:good|nice|right)) ',
      '(?:well |better |nicely |together )?with ',
    ),
    'to go (?:well |better )?with ',
    inTurn(
      '(?:damit|sodass|so dass) (?:er|sie|es|das|die) (?:besser |gut )?(?:zu|zum|zur|mit)',
      ' .*pass(?:t|en)$',
    ),
  ),
]);
