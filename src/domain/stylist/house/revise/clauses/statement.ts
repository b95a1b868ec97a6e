import { eitherOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { isQuality } from '../../language/mentions/piece-kinds.ts';

/** How a clause says what something is like, in contrast to what it should be. */
export interface Statement {
  /** Where its verb stands; what comes before it is what it speaks of. */
  verb: number;
  /** Says nothing that could be done: "terracotta is a color for flowerpots". */
  isMerelyTold: boolean;
}

const IS =
  /^(?:is|are|was|were|looks?|feels?|seems?|sits?|stains?|shows?|ist|sind|war|waren|wirkt|wirken|sieht|sehen|bleibt|wird|werden)$/;
const MODAL =
  /^(?:should|could|can|would|must|may|might|shall|will|to be|lets?|please|bitte|kann|konnte|konnten|konnen|darf|muss|mussen|durfen|ware|waren|wurde|wurden|soll|sollte)$/;

/** The statement that a clause makes; null where it asks for something, or speaks of nothing that is worn. */
export function statementIn(mentions: readonly Mention[]): Statement | null {
  const verb = mentions.findIndex(
    (mention, at) => at > 0 && isVerb(mention, mentions[at - 1]) && !isPurpose(mentions, at),
  );
  const [subject, predicate] = [mentions.slice(0, verb), mentions.slice(verb + 1)];
  if (
    verb < 0 ||
    predicate.length === 0 ||
    !(subject.some(isThing) || isOfUnknown(subject)) ||
    !subject.every((mention) => isPartOfSubject(mention) || isNotWorn(mention.meaning))
  )
    return null;
  if (mentions.some(({ meaning }) => meaning.is === 'cue' && ENDS_STATEMENT.has(meaning.cue))) return null;
  // „Hellblau wär schöner“ is a wish.
  if (predicate.some(({ text }) => PREFERS.test(text))) return null;

  const isBare = !subject.some(({ meaning }) => meaning.is === 'garments');
  // "My holes are closed": nothing that is worn is.
  const isOfElse = !subject.some(isThing);
  const isMerelyTold =
    !predicate.some((mention) => saysWhereTo(mention) && !(isOfElse && mention.meaning.is === 'shape')) &&
    (isBare ||
      predicate.some(({ meaning }) => TOLD.has(meaning.is)) ||
      mentions[verb]?.meaning.is === 'unknown');

  return { verb, isMerelyTold };
}

/** "So it looks like a suit", „damit es passt“. */
function isPurpose(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(Math.max(0, at - 3), at)
    .some(({ text }) => /^(?:so|so that|damit|sodass)$/.test(text));
}

/** "Is", "sind", or any verb right behind a color: "navy drains me". */
function isVerb({ meaning, text, said }: Mention, before: Mention | undefined): boolean {
  // "Navy, because we're at the lake": "we're" has lost its apostrophe.
  if (meaning.is === 'filler') return IS.test(text) && !/['’]/.test(said) && !WOULD_BE.test(said);

  return meaning.is === 'unknown' && isQuality(before) && /[a-z]{3}(?:s|t)$/.test(text) && !/ss$/.test(text);
}

/** „Wären“ wishes what „waren“ tells. */
const WOULD_BE = /^w(?:ä|ae)r/i;

function isThing(mention: Mention): boolean {
  return isQuality(mention) || mention.meaning.is === 'garments';
}

function isNotWorn({ is }: Meaning): boolean {
  return is === 'unknown' || is === 'missing';
}

/** "My ring is white gold". */
function isOfUnknown(subject: readonly Mention[]): boolean {
  return subject.some(({ meaning }, at) => isNotWorn(meaning) && subject[at - 1]?.meaning.is === 'cue');
}

function isPartOfSubject(mention: Mention): boolean {
  const { meaning, text, negated } = mention;
  if (isThing(mention)) return !negated;
  if (meaning.is === 'filler') return !MODAL.test(text);

  return meaning.is === 'cue' && ['article', 'and', 'but', 'in', 'it'].includes(meaning.cue);
}

const ENDS_STATEMENT: ReadonlySet<string> = new Set([
  ...[
    'keep',
    'swap',
    'add',
    'remove',
    'instead',
    'instead-of',
    'except',
    'strikes-back',
    'another-colour',
    'match',
  ],
]);
const TOLD: ReadonlySet<Meaning['is']> = new Set([
  'unknown',
  'occasion',
  'weather',
  'place',
  'wind',
  'body',
  'wearer',
]);

const PREFERS = /^(?:schoner|besser|netter|hubscher|passender|toller|nicer|better|prettier)$/;

/** "White is a color for brides" asks for no more of it. */
export const COLOUR_ITSELF = /^(?:colou?rs?|shade|farben?|farbt[oö]ne?)$/;

/** A way to go: "too dark", "so warm", "more formal". */
function saysWhereTo({ meaning, text }: Mention): boolean {
  if (COLOUR_ITSELF.test(text)) return false;
  if (meaning.is === 'cue') return meaning.cue === 'not' || meaning.cue === 'another';
  if (meaning.is === 'weather')
    return isFelt(meaning) && /^(?:hot|warm|cold|kalt|heiß|heiss|cool)$/.test(text);

  return [
    'change',
    'degree',
    'style',
    'mood',
    'formality',
    'shape',
    'goal',
    'cut',
    'money',
    'care',
    'spare',
  ].includes(meaning.is);
}

/** What is hot or cold where clothes are said to be so. */
export function isFelt(meaning: Meaning): meaning is Extract<Meaning, { is: 'weather' }> {
  return meaning.is === 'weather' && meaning.weather !== null && !meaning.wet;
}

/** "The flannel looks hot": it should be lighter. */
export function asWarmth(meaning: Meaning): Meaning {
  if (!isFelt(meaning)) return meaning;
  const isWarm = meaning.weather === 'hot' || meaning.weather === 'warm';

  return { is: 'change', axis: 'warmth', direction: isWarm ? -1 : 1 };
}

/** "I've got six navy ones", „hab nen alten Rucksack zuhause“: what somebody has is told, and nothing of it is asked for. */
export function tellsOfOwn(mentions: readonly Mention[]): boolean {
  const words = `${mentions.map(({ text }) => text).join(' ')} `;

  return (
    (HAS_OWN.test(words) || (IS_MINE.test(words) && mentions.some(isQuality) && !mentions.some(isTooMuch))) &&
    (mentions.some(isThing) || HOW_MANY.test(words)) &&
    !mentions.some(
      ({ meaning, negated }) => negated || (meaning.is === 'cue' && ENDS_STATEMENT.has(meaning.cue)),
    )
  );
}

function isTooMuch({ meaning, text }: Mention): boolean {
  return meaning.is === 'degree' || meaning.is === 'change' || /^(?:so|zu)$/.test(text);
}

/** "Because my coat is brown". */
const IS_MINE = /^(?:because|cause|cos|coz|cuz|bc|since|weil|denn) (?:my|mein\w*) /;
/** "I have three pair", „hab schon fünf davon“. */
const HOW_MANY =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|dozens?|loads|plenty|hundreds|tons|several|enough|lots|zwei|drei|vier|fünf|funf|sechs|sieben|acht|neun|zehn|zwölf|zwolf|zwanzig|dutzende?|genug|jede menge|haufenweise|mehrere)\b/;
const HAS_OWN = phrase([
  eitherOf(
    inTurn(
      '^(?:(?:and|because|since|weil|denn|und|ich) )?',
      '(?:i (?:already |only |still )?(?:have|own)|i?ve (?:already )?(?:got|own)|hab|habe) ',
      '(?!to |been |a look|noch nie|gern|lieber|lust)',
    ),
    /(?:^| )(?:hab|habe) ich (?:schon|bereits|noch|genug|eh|ja|selbst|selber)\b/,
    /\bich (?:nehm|nehme|hab|habe) (?:eh |sowieso |ja )?(?:meinen?|mein) eigene[sn]?\b/,
  ),
]);
