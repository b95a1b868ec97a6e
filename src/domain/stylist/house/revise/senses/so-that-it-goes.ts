import { anyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import { asFiller } from '../../language/mentions/as-filler.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { endOfThought, startOfThought } from '../../language/mentions/thought.ts';

/** "A skirt, navy so it goes with the blazer", „in Navy, damit er zum Blazer passt“: why it is to be navy; of the blazer nothing is said. */
export function soThatItGoes(said: readonly Mention[]): readonly Mention[] {
  const mentions = said.map((mention, at) => (isWornWith(said, at) ? asFiller(mention) : mention));
  const from = mentions.findIndex((_, at) => isPurpose(mentions, at));
  if (from < 0) return mentions;
  const end = endOfThought(mentions, from);

  return mentions.map((mention, at): Mention => {
    return at >= from && at < end ? { ...mention, negated: false, meaning: { is: 'filler' } } : mention;
  });
}

/** "Black shoes with charcoal, not brown": charcoal is what they are worn with. */
function isWornWith(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 1]?.meaning;
  const isLast = next === undefined || next.is === 'break' || isCue(next, 'not');

  return (
    mentions[at]?.meaning.is === 'colour' &&
    isLast &&
    isCue(mentions[at - 1]?.meaning, 'with') &&
    isGarment(mentions[at - 2]) &&
    mentions[at - 3]?.meaning.is === 'colour' &&
    !mentions.slice(startOfThought(mentions, at), at).some(({ meaning }) => isCue(meaning, 'swap'))
  );
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
