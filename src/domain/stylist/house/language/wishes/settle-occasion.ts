import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import { type FormalitySpan, spans } from '#domain/wardrobe/formality.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import type { Mention } from '../mentions/meanings.ts';
import { bothHalves } from './both-halves.ts';
import { travelTo } from './weather-wished.ts';
import type { Wishes } from './what-is-wished.ts';

/** "A semi-formal dinner on a cruise": dressed for is the dinner, and the trip is where and in what weather. */
function dressAway(wishes: Wishes, mentions: readonly Mention[]): void {
  const { occasion, span } = wishes;
  if (occasion === null || span === null || !hasTrait(occasion, 'trip') || span[0] < SMART[0]) return;
  const evenings = mentions.flatMap(({ meaning, negated }) =>
    meaning.is === 'occasion' && !negated && spans(meaning.occasion.formality, span[0])
      ? [meaning.occasion]
      : [],
  );
  const isOnBoard = span[0] >= SUIT[0] && mentions.some(({ text }) => ON_BOARD.test(text));
  const there = isOnBoard ? occasionCalled('formal-night') : evenings.find(({ key }) => key !== occasion.key);
  if (there == null) return;
  wishes.weather ??= occasion.weather ?? null;
  wishes.occasion = there;
}

const ON_BOARD = /\b(?:cruise\w*|on board|kreuzfahrt\w*|an bord)\b/;

export const SUIT: FormalitySpan = [4, 4];

/** "We're casual, but a client calls at two": smart casual. */
const SMART: FormalitySpan = [2, 2];

function isCasual(span: FormalitySpan | null): boolean {
  return span !== null && span[1] < SMART[0];
}

function isMetByClients({ text }: Mention): boolean {
  return /^(?:clients?|(?:client|customer) (?:call|meeting|visit|lunch|presentation)s?|kunden\w*)$/.test(
    text,
  );
}

const ON_THE_WAY: ReadonlySet<string> = new Set(['flight', 'night-train', 'travel']);

/** A knit and soft trousers; no sports clothes and no loungewear. */
function besideTheBoss({ allows: _allows, excludes = [], ...way }: Occasion): Occasion {
  return {
    ...way,
    formality: SMART,
    recipe: 'beside-the-boss',
    excludes: [...excludes, 'joggers', 'sweatshirt', 'hoodie', 'active'],
  };
}

/** "Standing outside for hours", „stehe stundenlang draußen“: a cold day without moving asks for padding, lined boots and gloves. */
const STANDS = phrase(
  [
    anyOf(
      /\bstand(?:ing)?\b[^.!?]*\b(?:for hours|hours|all (?:day|evening|night|afternoon|morning)|ages)\b/,
      /\bhours (?:of|spent) standing\b/,
      /\b(?:stunden ?lang|stundenlanges?|ewig|den ganzen (?:tag|abend|nachmittag)|\d+ stunden|ein paar stunden)\b[^.!?]*\b(?:rum)?(?:herum)?steh\w*/,
      /\bsteh\w*\b[^.!?]*\b(?:stunden\w*|ewig|den ganzen (?:tag|abend|nachmittag))\b/,
    ),
  ],
  'i',
);

/** @param prompt as it was written */
export function standingStill(occasion: Occasion, prompt: string): Occasion {
  const isOutside =
    occasion.indoors !== true && occasion.isWork !== true && occasion.formality[1] <= SMART[0];

  return isOutside && STANDS.test(prompt)
    ? { ...occasion, standsStill: true, recipeInCold: 'stands-in-the-cold' }
    : occasion;
}

function isOfWork({ text, negated }: Mention): boolean {
  return (
    !negated &&
    /^(?:(?:my|the|mein\w*) )?(?:boss|manager|ceo|clients?|colleagues?|chef(?:in)?|kolleg\w*|kund\w*)$/.test(
      text,
    )
  );
}

/** Hosts stay at home: no coat and no bag. */
const AT_OURS =
  /\b(?:at ours|at mine|at (?:our|my) (?:own )?(?:place|house|flat|home|apartment)|in (?:our|my) (?:back ?yard|garden|yard)|(?:i['’]?m|we['’]?re|i am|we are) (?:hosting|cooking|the hosts?)|everyone(?: is|['’]s)? coming (?:to us|over)|bei (?:uns|mir)(?: zu hause| daheim)?)\b/i;

/** "Christmas morning at home": at a table that is one's own. */
const AT_HOME =
  /(?<!\b(?:stay|stays|left|work|working) )\bat home\b(?! (?:game|with a cold|mom|mum))|\b(?:zu ?hause|daheim)\b/i;

export function isHosting(occasion: Occasion, prompt: string): boolean {
  const isAtATable = hasTrait(occasion, 'at table') || hasTrait(occasion, 'family table');

  return AT_OURS.test(prompt) || (isAtATable && AT_HOME.test(prompt));
}

export function hostedAtHome({ weather: _outside, ...occasion }: Occasion): Occasion {
  return { ...occasion, indoors: true, isAtOurs: true };
}

/** Where the day is spent, and how dressed one is there. */
export function settleOccasion(wishes: Wishes, mentions: readonly Mention[]): void {
  travelTo(wishes, mentions);
  const halves = wishes.occasion === null ? null : bothHalves(wishes.occasion, mentions);
  wishes.aside = halves?.passedOver?.key ?? null;
  Object.assign(wishes, halves?.both);
  const { occasion, span } = wishes;
  // At an interview "casual" is as casual as one may be there.
  if (
    hasTrait(occasion, 'interview') &&
    occasion !== null &&
    span !== null &&
    span[1] < occasion.formality[0]
  )
    Object.assign(wishes, { span: [occasion.formality[0], occasion.formality[0]], spanSaid: '' });
  dressAway(wishes, mentions);
  // Beside the boss: smart casual.
  if (wishes.span === null && ON_THE_WAY.has(wishes.occasion?.key ?? '') && mentions.some(isOfWork)) {
    Object.assign(wishes, { span: SMART, spanSaid: '' });
    if (wishes.occasion !== null) wishes.occasion = besideTheBoss(wishes.occasion);
  }
  if (isCasual(wishes.span) && mentions.some(isMetByClients))
    Object.assign(wishes, { span: SMART, spanSaid: '' });
}
