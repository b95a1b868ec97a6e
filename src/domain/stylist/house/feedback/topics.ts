import { isCue } from '../language/mentions/cues.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { isQuality } from '../language/mentions/piece-kinds.ts';
import { endOfThought } from '../language/mentions/thought.ts';

/**
 * „Bei Schmuck nur Gold, kein Silber“, "shoes only in black, never white": what is named first is what the sentence is about, and every
 * quality behind it is of that.
 */
export function ofTopics(all: readonly Mention[]): Mention[] {
  const mentions = withoutTopics(all);
  const said: Mention[] = [];
  for (let at = 0; at < mentions.length; ) {
    const end = endOfThought(mentions, at, isStrong);
    said.push(...ofTopic(mentions.slice(at, end)), ...mentions.slice(end, end + 1));
    at = end + 1;
  }

  return said;
}

/** "As for patterns: stripes", „Zum Thema Muster: Streifen“. */
function withoutTopics(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at): Mention => {
    const { meaning } = mention;
    const mark = mentions[at + 1]?.meaning;
    const isTopic =
      meaning.is === 'pattern' &&
      meaning.label === 'pattern' &&
      mark?.is === 'break' &&
      mark.mark === ':' &&
      mentions.slice(at + 2, endOfThought(mentions, at + 2)).some((next) => next.meaning.is === 'pattern');

    return isTopic ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

function isStrong({ meaning }: Mention): boolean {
  return meaning.is === 'break' && meaning.strong;
}

function ofTopic(sentence: readonly Mention[]): readonly Mention[] {
  const noun = sentence.findIndex(({ meaning }) => meaning.is === 'garments');
  const topic = sentence[noun];
  if (topic === undefined || topic.negated) return sentence;
  const start = sentence.slice(0, noun).findLastIndex(({ meaning }) => meaning.is === 'break') + 1;
  const before = sentence.slice(start, noun);
  const behind = sentence.slice(noun + 1);
  const isOpened = before.length > 0 && before.every(({ text }) => ABOUT.test(text));
  const isOnly =
    start === 0 &&
    before.length === 0 &&
    /^(?:nur|only)\b|^(?:immer|always|just|bitte|lieber|am liebsten|nie|never)$/.test(behind[0]?.text ?? '');
  if (!(isOpened || isOnly) || !behind.every(isBeside) || !behind.some(isQuality)) return sentence;

  const ofIt = behind
    .filter((mention) => !isLinkOnly(mention))
    .flatMap((mention, at, rest) =>
      isQuality(mention) && !isQuality(rest[at + 1])
        ? [mention, { ...topic, negated: mention.negated, role: mention.role } as Mention]
        : [mention],
    );

  return [...sentence.slice(0, start), ...ofIt];
}

/** „Nur schwarz“ says twice of a color that it is the only one. */
function isLinkOnly({ meaning, text }: Mention): boolean {
  return isCue(meaning, 'in') || isAlone(meaning) || /^(?:in|aus|from)$/.test(text);
}

function isAlone(meaning: Mention['meaning']): boolean {
  return meaning.is === 'mood' && meaning.mood === 'monochrome';
}

const ABOUT =
  /^(?:bei|beim|fur|was|betrifft|angeht|an|von|my|mein\w*|der|die|das|den|dem|for|with|in|as|as for|when it comes to|regarding|on|the|also|und|and)$/;
const NARROWS = /^(?:nur|only|immer|always|just|bitte|lieber|am liebsten|ausschlie(?:ß|ss)lich|nie|never)$/;

/** Nothing that names another thing or says how it is liked. */
function isBeside(mention: Mention): boolean {
  const { meaning, text } = mention;

  return (
    isQuality(mention) ||
    isAlone(meaning) ||
    meaning.is === 'break' ||
    meaning.is === 'degree' ||
    NARROWS.test(text) ||
    /^(?:please|bitte|rather|eher|gern|gerne|mag|trage|ich|i|wear|like|ja|yes|nein|no)$/.test(text) ||
    isCue(meaning, 'not', 'and', 'or', 'but', 'in', 'only', 'instead-of', 'article', 'with')
  );
}
