import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { DEFINITE, THE_SAME } from '../../language/mentions/mention-kinds.ts';
import { startOfThought, thoughtAt } from '../../language/mentions/thought.ts';
import { COLOUR_ITSELF } from '../clauses/statement.ts';

/** "Same color as these": as it was. */
export function inTheSameColour(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at): Mention => {
    const named = namedBefore(mentions, at) ?? pointedAt(mentions, at);
    if (named !== null) return { ...mention, meaning: named };
    if (isOfBoth(mentions, at))
      return { ...mention, meaning: { is: 'cue', cue: 'match' }, text: 'matching each other' };

    return isColourKept(mentions, at) ||
      isKeptOfColour(mentions, at) ||
      isThatColour(mentions, at) ||
      (mention.meaning.is === 'cue' &&
        mention.meaning.cue === 'match' &&
        AS_IT_WAS.test(mentions[at + 1]?.text ?? '') &&
        !isOfAnotherBefore(mentions, at))
      ? { ...mention, meaning: { is: 'filler' }, text: 'same color' }
      : mention;
  });
}

/** "The bag black, and the shoes to match it": what the thought before it names. */
function isOfAnotherBefore(mentions: readonly Mention[], at: number): boolean {
  const start = mentions.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'break');
  const before = mentions.slice(0, Math.max(0, start));
  const from = before.findLastIndex(({ meaning }) => meaning.is === 'break' && meaning.strong);
  const mark = mentions[start]?.meaning;

  return (
    mark?.is === 'break' &&
    !mark.strong &&
    mentions.slice(start, at).some(({ meaning }) => meaning.is === 'garments') &&
    before.slice(from + 1).some(({ meaning, negated }) => meaning.is === 'garments' && !negated)
  );
}

const AS_IT_WAS = /^(?:these|those|them|it|this|that|now|before|ones?|jetzt|vorher|bisher)$/;

/** "Bag and hat in the same color": two pieces, and nothing else said of them. */
function isOfBoth(mentions: readonly Mention[], at: number): boolean {
  if (!SAME_COLOUR.test(mentions[at]?.text ?? '')) return false;
  const start = startOfThought(mentions, at);
  const thought = mentions.slice(start, at).filter(({ meaning }) => meaning.is !== 'filler');
  const kinds = thought
    .filter(({ meaning }) => !(meaning.is === 'cue' && ['article', 'in', 'make'].includes(meaning.cue)))
    .map(({ meaning }) => (meaning.is === 'cue' ? meaning.cue : meaning.is));

  return kinds.join(' ') === 'garments and garments';
}

/** "The sandals in brown and a belt in the same color": the color that another piece was given before it. */
function namedBefore(mentions: readonly Mention[], at: number): Mention['meaning'] | null {
  if (!SAME_COLOUR.test(mentions[at]?.text ?? '')) return null;
  const isColour = ({ meaning, negated }: Mention) => meaning.is === 'colour' && !negated;
  const colour = mentions.slice(0, at).findLastIndex(isColour);
  const isGiven =
    mentions[colour - 1]?.meaning.is === 'cue' &&
    (mentions[colour - 2]?.meaning.is === 'garments' || THEM.test(mentions[colour - 2]?.text ?? ''));
  const isOfAnother = mentions.slice(colour + 1, at).some(({ meaning }) => meaning.is === 'garments');

  return isGiven && isOfAnother ? (mentions[colour]?.meaning ?? null) : null;
}

/** "I'd love them in burgundy". */
const THEM = /^(?:them|those|these|it|sie|ihn|es|die|den)$/;

/** "I like the black of the shoes, make the bag that color too": the color that was named last. */
function pointedAt(mentions: readonly Mention[], at: number): Mention['meaning'] | null {
  const isPointing =
    COLOUR_ITSELF.test(mentions[at]?.text ?? '') &&
    /^(?:that|this|diese[rn]?)$/.test(mentions[at - 1]?.text ?? '');
  if (!isPointing) return null;

  return (
    mentions.slice(0, at).findLast(({ meaning, negated }) => meaning.is === 'colour' && !negated)?.meaning ??
    null
  );
}

/** "Satin please, but keep the color", „die Farbe soll bleiben“: the color itself stays, whatever else changes. */
function isColourKept(mentions: readonly Mention[], at: number): boolean {
  const [before, here] = mentions.slice(Math.max(0, at - 1), at + 1);
  // "A longer dress, but keep the sage": the color that is there, by its name.
  const isNamed =
    here?.meaning.is === 'colour' &&
    !here.negated &&
    DEFINITE.test(before?.text ?? '') &&
    mentions.slice(0, at).some(({ meaning }) => meaning.is === 'garments');
  if (!isNamed && !COLOUR_ITSELF.test(here?.text ?? '')) return false;
  const thought = saidAround(mentions, at);
  const stays = ({ meaning, text }: Mention) => isCue(meaning, 'keep') || (!isNamed && STAYS.test(text));

  return (
    (thought.some(stays) || (isListedBefore(mentions, at) && thoughtAt(mentions, at).some(stays))) &&
    !thought.some(({ meaning }) => meaning.is === 'garments' || meaning.is === 'degree')
  );
}

/** „[Den Farbton] und alles andere so lassen“: the first of what stays. */
function isListedBefore(mentions: readonly Mention[], at: number): boolean {
  return (
    isCue(mentions[at + 1]?.meaning, 'and') &&
    mentions.slice(startOfThought(mentions, at), at).every(({ meaning }) => isCue(meaning, 'article', 'and'))
  );
}

/** „Das Kleid länger. Die Farbe darf so bleiben“: what is to stay is the color, and not the dress. */
function isKeptOfColour(mentions: readonly Mention[], at: number): boolean {
  return (
    isCue(mentions[at]?.meaning, 'keep') &&
    saidAround(mentions, at).some((mention) => isColourKept(mentions, mentions.indexOf(mention)))
  );
}

/** What is said around a word, up to an "and", too. */
export function saidAround(mentions: readonly Mention[], at: number): Mention[] {
  return thoughtAt(
    mentions,
    at,
    ({ meaning }, index) =>
      meaning.is === 'break' ||
      isCue(meaning, 'and') ||
      (isCue(meaning, 'but') && !isBetween(mentions, index)),
  );
}

/** „Die Farbe soll aber bleiben“: in the midst of its thought it begins no other. */
function isBetween(mentions: readonly Mention[], at: number): boolean {
  const before = mentions[at - 1]?.meaning;
  const next = mentions.slice(at + 1).find(({ text }) => text !== 'so');

  return (
    mentions[at]?.text === 'aber' &&
    before !== undefined &&
    before.is !== 'break' &&
    next !== undefined &&
    (isCue(next.meaning, 'keep') || STAYS.test(next.text))
  );
}

const STAYS = /^(?:gleich|gehabt|unverandert|unchanged|passt|stimmt|(?:so |gleich )?(?:lassen|lass|lasst))$/;

/** „Ein Rock in der Farbe“, and not „in der Farbe von Senf“. */
function isThatColour(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 1];

  return (
    mentions[at]?.text === 'farbe' &&
    mentions[at - 1]?.text === 'der' &&
    mentions[at - 2]?.text === 'in' &&
    (next === undefined || next.meaning.is === 'break' || next.text === 'bitte')
  );
}

export const SAME_COLOUR = new RegExp(
  `^(?:(?:in the |die |der |im )?${THE_SAME} (?:(?:colou?r|shade)s?|farbe|(?:farb)?ton)|farbe bleibt)$`,
);
