import { isCue, isCueAt } from '../mentions/cues.ts';
import type { Mention, Target } from '../mentions/meanings.ts';
import type { ColourWish } from '../mentions/qualities.ts';
import { startOfThought, thoughtAt } from '../mentions/thought.ts';
import type { Wishes } from './what-is-wished.ts';

/**
 * "A skirt suit or trouser suit, in beige", „Kleid oder Rock mit Bluse, aber bitte in Grün“: a color behind the last of two pieces
 * is that of both, where the other has none of its own.
 * @param groups pieces of which one is enough
 */
export function colourEither(
  wishes: Wishes,
  mentions: readonly Mention[],
  groups: readonly (readonly Target[])[],
): void {
  for (const group of groups) {
    const [last] = group;
    const noun = mentions.findLastIndex(
      ({ meaning }) => meaning.is === 'garments' && meaning.target === last,
    );
    const colours = coloursBehind(mentions, noun);
    const asked = wishes.demands.filter(({ target }) => group.includes(target));
    const own = asked.filter((demand) => demand.colours.some((one) => !colours.includes(one)));
    if (colours.length === 0 || own.length > 0) continue;
    for (const other of wishes.demands)
      if (!asked.includes(other)) other.colours = other.colours.filter((one) => !colours.includes(one));
    wishes.colours = wishes.colours.filter((one) => !colours.includes(one));
    for (const demand of asked) demand.colours = [...colours];
  }
}

/** "A blazer for work, red or pink": a thought of nothing but a color is said of the one piece that is named before it. */
export function colourOnlyPiece(wishes: Wishes, mentions: readonly Mention[]): void {
  const [demand, ...others] = wishes.demands;
  if (demand === undefined || others.length > 0 || demand.colours.length > 0 || wishes.colours.length === 0)
    return;
  const noun = mentions.findIndex(
    ({ meaning }) => meaning.is === 'garments' && meaning.target === demand.target,
  );
  const first = mentions.findIndex(({ meaning }) => meaning.is === 'colour');
  if (noun < 0 || startOfThought(mentions, first) <= noun) return;
  if (!thoughtAt(mentions, first).every(saysOnlyColour)) return;
  demand.colours = wishes.colours;
  wishes.colours = [];
}

function saysOnlyColour({ meaning, text, negated }: Mention): boolean {
  return (
    !negated &&
    (meaning.is === 'colour' ||
      isCue(meaning, 'or', 'in') ||
      (meaning.is === 'filler' && COLOUR_OR_PLEASE.test(text)))
  );
}

const COLOUR_OR_PLEASE =
  /^(?:colou?rs?|shades?|farben?|please|pls|bitte|maybe|perhaps|vielleicht|gern|gerne|ideally)$/;

/** The colors behind an "in" that goes on with the noun, or stands behind a comma after it and what it is worn with. */
function coloursBehind(mentions: readonly Mention[], noun: number): ColourWish[] {
  let at = noun + 1;
  const passOver = (isPassed: (mention: Mention) => boolean) => {
    for (let next = mentions[at]; next !== undefined && isPassed(next); next = mentions[at]) at++;
  };
  passOver(isWord);
  if (isCueAt(mentions, at, 'with') || isComma(mentions[at])) {
    if (isCueAt(mentions, at, 'with'))
      passOver(({ meaning }) => isCue(meaning, 'with', 'article') || meaning.is === 'garments');
    if (!isComma(mentions[at])) return [];
    at++;
    passOver((mention) => isWord(mention) || isCue(mention.meaning, 'but'));
  }
  if (!isCueAt(mentions, at, 'in')) return [];

  const colours: ColourWish[] = [];
  for (const { meaning, negated } of mentions.slice(at + 1)) {
    if (meaning.is === 'colour' && !negated) colours.push(meaning);
    else if (!isCue(meaning, 'or', 'article') && meaning.is !== 'filler') break;
  }

  return colours;
}

function isWord({ meaning }: Mention): boolean {
  return meaning.is === 'filler';
}

function isComma(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'break' && mention.meaning.mark === ',';
}
