import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import { GERMAN_RELATED } from '../de/told.ts';
import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';

/**
 * The mentions, a sport being the sideline's where others do it: "watching my kids play soccer", "my daughter's tennis match", „meinen
 * Kindern beim Fußball zusehen“. Whoever stands by is not dressed as a player, and whoever brings a child to school not as a student.
 */
export function asSpectator(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at) => {
    // "High school football": the school is whose game it is.
    if (isSchool(mention) && mentions.some((other) => isOfStands(other)))
      return { ...mention, meaning: { is: 'filler' } };
    if (isGame(mentions, at)) return { ...mention, meaning: { is: 'occasion', occasion: STADIUM } };
    if (isTeam(mention) && isGame(mentions, at + 1)) return { ...mention, meaning: { is: 'filler' } };
    if (isSport(mention) && (isWatched(mentions, at) || isOfChild(mentions, at)))
      return { ...mention, meaning: { is: 'occasion', occasion: SIDELINE } };

    if (isPerformance(mention) && isOfOthers(mentions, at))
      return {
        ...mention,
        meaning: { is: 'occasion', occasion: performanceOf(mentions) },
      };

    // "Hearing my son sing".
    if (isHearing(mentions, at)) return { ...mention, meaning: { is: 'filler' } };

    // "Dog walk then the pub": one goes in as one comes from outside, and not for a night out.
    if (isPub(mention) && mentions.some((other) => isOutByDay(other) || AT_NOON.test(other.text)))
      return { ...mention, meaning: { is: 'occasion', occasion: PUB } };

    // "Swimming lessons drop off": whoever brings a child is not dressed for the pool.
    return (isSchool(mention) || isSport(mention) || isPool(mention)) && isFetchedFrom(mentions, at)
      ? { ...mention, meaning: { is: 'occasion', occasion: SCHOOL_RUN } }
      : mention;
  });
}

const SIDELINE = occasionOf('touchline');
const SCHOOL_RUN = occasionOf('school-run');
const PUB = occasionOf('pub');
const STADIUM = occasionOf('stadium');
const RECITAL = occasionOf('parents-evening');
const CONCERT = occasionOf('concert');
const HALL = occasionOf('theatre');

function occasionOf(wanted: string): Occasion {
  const found = occasionCalled(wanted);
  if (found === null) throw new Error(`There is no occasion ${wanted}`);

  return found;
}

/** "The Rockies game", "Browns game": what the lexicon does not know before it is a team. */
function isGame(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text = '' } = mentions[at] ?? {};

  return (
    meaning !== undefined &&
    (meaning.is === 'unknown' || meaning.is === 'filler') &&
    GAME.test(text) &&
    !INDOORS.test(mentions[at - 1]?.text ?? '') &&
    !/^(?:night|nights|day|days|show|room|abend|abende)$/.test(mentions[at + 1]?.text ?? '')
  );
}

const GAME = /^(?:game|match|spiel|heimspiel|auswartsspiel|landerspiel)$/;
/** What is played at a table or a screen, or is no game. */
const INDOORS =
  /^(?:board|card|video|computer|drinking|parlor|parlour|word|escape|role|to|a|perfect|good|im|the shoes|colors|colours|brett|karten|gutes)$/;

function isSchool({ meaning, text }: Mention): boolean {
  return meaning.is === 'occasion' && meaning.occasion.key === 'school' && /school|schule/.test(text);
}

/** "Picking up my brother from school", „die Kinder zur Schule bringen“: a student goes there alone. */
function isFetchedFrom(mentions: readonly Mention[], at: number): boolean {
  const isStop = ({ meaning }: Mention) => meaning.is === 'break';
  const from = mentions.slice(0, at).findLastIndex(isStop) + 1;

  return mentions.slice(from, at + 3).some(({ text }) => FETCHES.test(text));
}

const FETCHES =
  /^(?:drop|dropping|pick|picking|collect|collecting|fetch|fetching|bringe?|bringen|abholen|hole)\b/;

function isPub({ meaning, text }: Mention): boolean {
  return (
    meaning.is === 'occasion' &&
    meaning.occasion.key === 'night-out' &&
    /^(?:the |a |to the |in den |ins? )?(?:pub|local|beer|pint|pints|beers|biergarten|kneipe|wirtshaus)$/.test(
      text,
    )
  );
}

function isOutByDay({ meaning }: Mention): boolean {
  return meaning.is === 'occasion' && BY_DAY.has(meaning.occasion.key);
}

const AT_NOON = /\b(?:roast|lunch|lunchtime|mittagessen|mittags)\b/;

const BY_DAY: ReadonlySet<string> = new Set([
  'dog-walk',
  'on-foot',
  'hiking',
  'country',
  'country-walk',
  'gardening',
  'touchline',
  'playground',
  'market',
  'bike',
  'beach',
]);

function isOfStands({ meaning }: Mention): boolean {
  return meaning.is === 'occasion' && (meaning.occasion === STADIUM || meaning.occasion === SIDELINE);
}

/** "Browns", "Rockies", "Reds". */
function isTeam({ meaning, text }: Mention): boolean {
  return (meaning.is === 'colour' && /s$/.test(text)) || meaning.is === 'place';
}

function isPool({ meaning }: Mention): boolean {
  return meaning.is === 'occasion' && meaning.occasion.key === 'pool';
}

function isSport({ meaning, text }: Mention): boolean {
  return (
    meaning.is === 'occasion' &&
    (meaning.occasion.key === 'court-sport' ||
      (meaning.occasion.key === 'gym' && GAMES.test(text)) ||
      (meaning.occasion.key === 'running' && /race|marathon|lauf/.test(text)))
  );
}

/** Of what is done in a gym what others look at. */
const GAMES =
  /\b(?:soccer|football|basketball|volleyball|baseball|softball|hockey|rugby|lacrosse|gymnastics|judo|karate|boxing|fussball|handball|turnen)/;

/** Said before the sport in the same sentence, or behind it as German has it. */
function isWatched(mentions: readonly Mention[], at: number): boolean {
  const isStop = ({ meaning }: Mention) => meaning.is === 'break';
  const from = mentions.slice(0, at).findLastIndex(isStop) + 1;
  const to = mentions.findIndex((mention, place) => place > at && isStop(mention));

  return (
    mentions.slice(from, at).some(({ text }, place) => isLooking(text, mentions[from + place + 1])) ||
    mentions.slice(at + 1, to < 0 ? undefined : to).some(({ text }) => LOOKS_ON.test(text))
  );
}

/** "Sing in the choir", "play the violin", or that they play at all. */
function isPerformance({ meaning, text }: Mention): boolean {
  return (
    (meaning.is === 'occasion' && meaning.occasion.key === 'on-stage') ||
    (meaning.is === 'unknown' && PERFORMS.test(text))
  );
}

const PERFORMS = /^(?:plays?|playing|sings?|singing|performs?|performing|spielt|singt|auftritt|vorspielt)$/;

/** Whether somebody listens to others who play: the words for it were read as a concert. */
export function isListener(mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ meaning, text }) =>
      meaning.is === 'occasion' &&
      [RECITAL, CONCERT, HALL].includes(meaning.occasion) &&
      /play|sing|perform|choir|chor|orchest|violin|cello|piano|spielt/.test(text),
  );
}

/** "Hearing my son sing in the choir", "my husband plays in an orchestra", and not "my son and I sing in the choir". */
function isOfOthers(mentions: readonly Mention[], at: number): boolean {
  const start = mentions.slice(0, at).findLastIndex(({ meaning }) => meaning.is === 'break') + 1;
  // German "im" is no "I'm".
  const before = mentions.slice(start, at).map(({ meaning, text }) => (isCue(meaning, 'in') ? '' : text));
  const who = before.findLastIndex((text) => RELATED.test(text) || I_OR_WE.test(text));
  // „Chorkonzert meiner Enkelin“.
  if (
    /^(?:meine[rs]|unsere[rs])$/.test(mentions[at + 1]?.text ?? '') &&
    RELATED.test(mentions[at + 2]?.text ?? '')
  )
    return true;

  return RELATED.test(before[who] ?? '') && !/^(?:and|und|with|mit)$/.test(before[who - 2] ?? '');
}

/** No day in court. */
function isHearing(mentions: readonly Mention[], at: number): boolean {
  return (
    mentions[at]?.text === 'hearing' && /^(?:my|our|the|her|his|them|him)$/.test(mentions[at + 1]?.text ?? '')
  );
}

/** A child's at school, a band's, or one in a hall. */
function performanceOf(mentions: readonly Mention[]): Occasion {
  if (mentions.some(({ text }) => CHILD.test(text) || GERMAN_CHILD.test(text))) return RECITAL;

  return mentions.some(({ text }) => /\b(?:bands?|gigs?|drums|guitar|gitarre|schlagzeug)\b/.test(text))
    ? CONCERT
    : HALL;
}

const RELATED = phrase([
  '^(?:my |our |meine?r? |unsere? )?',
  anyOf(
    '(?:grand|step)?(?:daughter|son|kid|child|father|mother)s?',
    'grandchildren|children|grandkids|nieces?|nephews?|husbands?|wife|wifes',
    'partners?|boyfriends?|girlfriends?|friends?|mates?|sisters?|brothers?|mums?',
    'moms?|dads?|cousins?|aunts?|uncles?',
    GERMAN_RELATED,
  ),
  '$',
]);
const I_OR_WE = /^(?:i|im|ill|me|we|were|well|us|ich|wir|mich)$/;
const GERMAN_CHILD = /^(?:sohn|tochter|kind|kinder|enkel(?:in|kind)?|nichte|neffe)$/;

/** "Watch my son", and not the watch that one wears. */
function isLooking(text: string, next: Mention | undefined): boolean {
  return (
    WATCHES.test(text) ||
    (text === 'watch' && /^(?:my|our|the|his|her|their|them|him)$/.test(next?.text ?? ''))
  );
}

const WATCHES =
  /^(?:watching|cheer|cheering|cheer on|cheering on|spectating|spectator|supporting|zuschauen|zuschauer)$/;
const LOOKS_ON = /^(?:zuschauen|zusehen|zuschaue|zusehe|anschauen|ansehen|anfeuern|anfeuere)$/;

/** "My sons tennis match", "my kids play soccer". */
function isOfChild(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(0, at).map(({ text }) => text);
  const child = /^(?:play|plays|playing|have|has)$/.test(before.at(-1) ?? '') ? before.at(-2) : before.at(-1);

  return CHILD.test(child ?? '');
}

const CHILD =
  /^(?:my )?(?:kids?|childs|children|childrens|sons?|daughters?|grandsons?|granddaughters?|grandkids?|grandchildren|nephews?|nieces?|boys|girls|stepsons?|stepdaughters?)$/;
