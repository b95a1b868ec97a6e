import type { Mention } from '../mentions/meanings.ts';
import { endOfThought, startOfThought } from '../mentions/thought.ts';

/**
 * What only holds something is not asked for, and not refused: "no bag, the phone goes in the jacket", „ohne Tasche, Handy und Schlüssel
 * passen in die Jacke“, "the coat has pockets". Its word becomes one that says nothing.
 */
export function withoutHolders(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.some(({ text }) => HOLDS.test(text))
    ? mentions.map((mention, at) =>
        isHolder(mentions, at) || isPocket(mentions, at)
          ? { ...mention, meaning: { is: 'filler' } }
          : mention,
      )
    : mentions;
}

/** "[Goes] in the jacket", „in die Jacke [passt] alles“; a shirt that goes in the trousers is tucked in, and both are worn. */
function isHolder(mentions: readonly Mention[], at: number): boolean {
  const { meaning } = mentions[at] ?? {};
  if (meaning?.is !== 'garments' || !meaning.target.slots.every((slot) => HOLDING.has(slot))) return false;
  const [start, end] = [startOfThought(mentions, at), endOfThought(mentions, at)];
  const isBag = meaning.target.slots.every((slot) => slot === 'bag');
  const thought = [...mentions.slice(start, at), ...mentions.slice(at + 1, end)];
  const isBeside = thought.some(({ meaning: { is } }) => is === 'garments' || is === 'colour');

  return (
    INTO.test(wordsOf(mentions.slice(Math.max(start, at - 2), at))) &&
    thought.some(({ text }) => HOLDS.test(text)) &&
    // "The laptop does not fit in the bag", „muss in die Tasche passen“, „bleibt in der Jacke stecken“: that is what it is to do, or does wrong.
    !thought.some(({ text }) => NOT_YET.test(text)) &&
    // A scarf that fits in the bag is one thing, a shirt in the trousers another. "So make it bigger" is about what holds.
    (isBeside ? isBag : !mentions.slice(at + 1).some(({ text }) => THAT.test(text)))
  );
}

const THAT = /^(?:(?:make )?(?:it|that|this)|ihn|sie|(?:bigg|larg|gr[oö](?:ß|ss))er\w*)$/;

const NOT_YET =
  /^(?:not|doesn ?t|dont|wont|cant|nicht|kaum|bleibt|bleiben|muss|mussen|soll|sollte|sollen|must|should|needs|has to|have to)(?: |$)/;

const HOLDING: ReadonlySet<string> = new Set(['outer', 'bottom', 'bag', 'dress']);

/** „Die Jacke hat Taschen“: no bags. "In my coat pocket": one that is there. */
function isPocket(mentions: readonly Mention[], at: number): boolean {
  const { text = '' } = mentions[at] ?? {};
  const before = wordsOf(mentions.slice(Math.max(0, at - LONGEST), at));
  if (/^pockets?$/.test(text)) return IN_MY.test(before);

  return text === 'taschen' && HAS.test(before);
}

const HAS = /(?:^| )(?:hat|haben|hatte)(?: (?:ja|doch|schon|genug|grosse|große|viele|zwei|eh|auch|innen))*$/;
const IN_MY = /(?:^| )(?:in|into|inside) my(?: \w+)?$/;
const LONGEST = 5;

function wordsOf(mentions: readonly Mention[]): string {
  return mentions.map(({ text }) => text).join(' ');
}

const INTO =
  /(?:^| )(?:in|into|inside)(?: (?:the|my|this|that|der|die|das|den|dem|mein(?:e[nrm]?)?))$|(?:^| )(?:ins|im)$/;
const HOLDS =
  /^(?:fits?|goes|go|going|live|lives|stays?|belongs?|carry|keep|put|stuff|slips?|holds?|room|space|passt|passen|passts|geht|gehen|kommt|kommen|steck(?:e|en|t)?|stopf(?:e|en)?|pack(?:e|en)?|trag(?:e|en)?|platz|hat|haben|hatte)(?: |$)/;
