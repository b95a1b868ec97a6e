import { anyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isArticle, LAYERED } from '../../language/mentions/mention-kinds.ts';

/** Whether what follows such a word is only what is wanted goes with, or lies over: "with", "like", "under". */
export function standsBeside(link: Mention | undefined): boolean {
  return (
    isCue(link?.meaning, 'with', 'for') ||
    GOES_WITH.test(link?.text ?? '') ||
    /^(?:like|wie)$/.test(link?.text ?? '') ||
    // "The bag costs more than the shoes".
    (link?.meaning.is === 'filler' && /(?:^| )(?:than|als)$/.test(link.text)) ||
    LAYERED.test(link?.text ?? '')
  );
}

/** "I am not wearing a belt with a suit", "brown shoes never go with a dark suit": the suit is only what it goes with. */
export function goesWith(mentions: readonly Mention[], at: number): boolean {
  let link = at - 1;
  while (isOfTheNoun(mentions[link])) link--;
  if (isArticle(mentions[link]?.meaning)) link--;
  if (GOES_WITH.test(mentions[link]?.text ?? '')) return true;

  // "No tie and with a roll neck".
  return isCue(mentions[link]?.meaning, 'with') && !isCue(mentions[link - 1]?.meaning, 'and', 'but');
}

/** "A sweater under the blazer", „überm Shirt“: a piece that only says where another one lies. */
export function isWhereItLies(mentions: readonly Mention[], at: number): boolean {
  let link = at - 1;
  while (isOfTheNoun(mentions[link])) link--;
  if (isArticle(mentions[link]?.meaning)) link--;

  return LAYERED.test(mentions[link]?.text ?? '');
}

function isOfTheNoun(mention: Mention | undefined): boolean {
  return (
    mention !== undefined && ['colour', 'fabric', 'pattern', 'shape', 'mood'].includes(mention.meaning.is)
  );
}

/** "To go with the blazer", "so they go with the bag", and not "go with the black ones". */
export function goesWithIt(mentions: readonly Mention[], at: number): boolean {
  return (
    GOES_WITH.test(mentions[at]?.text ?? '') &&
    /^(?:to|so|that|they|it|which)$/.test(mentions[at - 1]?.text ?? '')
  );
}

const GOES_WITH = /^(?:go|goes) with$/;

/** "So it looks like a suit", „sieht aus wie ein Anzug“: what something looks like is not asked for. */
export function isLikened(mentions: readonly Mention[], at: number): boolean {
  return (
    /^(?:like|wie)$/.test(mentions[at]?.text ?? '') &&
    isArticle(mentions[at + 1]?.meaning) &&
    mentions.slice(Math.max(0, at - FARTHEST_LOOK), at).some(({ text }) => LOOKS.test(text))
  );
}

/** "So it's a suit", „damit es ein Anzug wird“: what comes of it is not asked for beside it. */
export function isPurposeOf(mentions: readonly Mention[], at: number): boolean {
  return PURPOSE.test(
    mentions
      .slice(Math.max(0, at - FARTHEST_PURPOSE), at)
      .map(({ text }) => text)
      .join(' '),
  );
}

const FARTHEST_PURPOSE = 5;
const PURPOSE = phrase([
  '(?:^| )(?:so|so that|then|damit|sodass|dann (?:ist|sind|wirkt|wird|sieht|war|ware)) ',
  anyOf(
    'its|it is|it becomes|theyre|they are|they become',
    inTurn(
      '(?:it|they|that|the whole thing|all of it) ',
      '(?:makes?|reads?|looks?|feels?|works?|goes|passes|counts?|could be|can be|will be)',
    ),
    'es|das|sie',
  ),
  '(?: (?:more|less|not|no|no longer|nicht|kein|keine|keinen))?',
  '(?: (?:like|of|as|for|wie|als))?(?: an?| eine?n?)?$',
]);

const FARTHEST_LOOK = 3;
const LOOKS =
  /^(?:looks?|looking|reads?|reading|passes|feels?|sieht|sehen|sehe|wirkt|wirken|aussieht)(?: |$)/;

/** A quality, and what has it: "in navy like the blazer", „in Marine wie der Blazer“. */
export function isComparison(mentions: readonly Mention[], at: number): boolean {
  const before = mentions[at - 1];

  return (
    before !== undefined &&
    ['colour', 'fabric', 'pattern'].includes(before.meaning.is) &&
    (isComparedTo(mentions[at]) || (mentions[at]?.text === 'wie' && isArticle(mentions[at + 1]?.meaning)))
  );
}

/** "Navy like the blazer". */
export function isComparedTo(link: Mention | undefined): boolean {
  return link?.meaning.is === 'filler' && /^like \w+$/.test(link.text);
}
