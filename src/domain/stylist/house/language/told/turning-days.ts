import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import { needsCoat, needsLayer, type Weather } from '#domain/wardrobe/weather.ts';
import { monthOf } from '../lexicon/months.ts';
import type { Mention } from '../mentions/meanings.ts';

type PartOfDay = 'early' | 'late';

/**
 * "Chilly in the mornings", "cold start then warms up", "hot days and cool nights": what is said of a part of the day is put on and
 * taken off, and the rest of the day is dressed for. Of "a cold evening" all that is worn is for the cold.
 */
export function asTheDayTurns(mentions: readonly Mention[]): Mention[] {
  const parts = mentions.map((_, at) => partOfDay(mentions, at));
  // Whoever runs starts in the cold, and is a stove for the rest of it.
  const occasions = mentions.flatMap(({ meaning }) => (meaning.is === 'occasion' ? [meaning.occasion] : []));
  const isRun =
    occasions.some(({ requires }) => requires?.includes('active') === true) &&
    !occasions.some(({ standsStill }) => standsStill === true);
  if (isRun || parts.every((part) => part === null)) return [...mentions];
  const others = mentions.filter((mention, at) => parts[at] === null && isSky(mention));
  const isColdEarly = mentions.some(
    ({ meaning }, at) =>
      parts[at] === 'early' && meaning.is === 'weather' && needsCoat(meaning.weather ?? 'mild'),
  );
  const warmsUp =
    mentions.some(({ meaning }) => meaning.is === 'practical' && meaning.wish === 'layers') ||
    others.some(isWarm) ||
    mentions.some(({ text }) => WARMS_UP.test(text));

  return mentions.flatMap((mention, at) => {
    const { meaning } = mention;
    const part = parts[at] ?? null;
    // Between a cold morning and a warm noon it is neither; a hot day that begins or ends cool stays hot.
    if (part === null)
      return meaning.is === 'weather' && isWarm(mention) && (meaning.weather === 'warm' || isColdEarly)
        ? [{ ...mention, meaning: { ...meaning, weather: 'mild' } }]
        : [mention];
    if (meaning.is !== 'weather' || meaning.weather === null) return [mention];
    const wish = part === 'early' ? 'layers' : 'something over';
    const layer: Mention = { ...mention, meaning: { is: 'practical', wish } };
    if (others.length > 0) return [layer];

    return [
      { ...mention, meaning: { ...meaning, weather: warmsUp ? 'mild' : restOfDay(meaning.weather, part) } },
      layer,
    ];
  });
}

/** What is dressed for where only its beginning or its end is told of. */
function restOfDay(told: Weather, part: PartOfDay): Weather {
  if (told === 'freezing') return part === 'early' ? 'cold' : 'cool';

  return part === 'early' ? 'cool' : 'mild';
}

function isSky({ meaning, negated }: Mention): boolean {
  return meaning.is === 'weather' && meaning.weather !== null && !negated;
}

/** Said to be warm, and not only in a warm month. */
function isWarm(mention: Mention): boolean {
  const { meaning, text } = mention;

  return (
    isSky(mention) &&
    meaning.is === 'weather' &&
    (meaning.weather === 'warm' || meaning.weather === 'hot') &&
    monthOf(text) === null
  );
}

const WARMS_UP = /^(?:warms|warmer|warm up|warms up|warming up|heats up|hotter|thaws|warmer)$/;

/** Which part of the day a cool or cold sky is said of; null where it is said of all of it, or of a month. */
function partOfDay(mentions: readonly Mention[], at: number): PartOfDay | null {
  const mention = mentions[at];
  if (mention === undefined || !isSky(mention) || monthOf(mention.text) !== null) return null;
  if (mention.meaning.is !== 'weather' || !needsLayer(mention.meaning.weather ?? 'mild')) return null;
  // "Cool nights" are read as one.
  const own = ITS_OWN.exec(mention.said.toLowerCase());
  if (own !== null) return own[0] === 'mornings' || own[0] === 'start' ? 'early' : 'late';
  // "In the Highlands, it's cold up there": where one goes, and no summit of the day.
  const isThere =
    mentions[at + 1]?.text === 'up there' && !mentions.some((other) => other !== mention && isSky(other));
  const behind = isThere ? [] : reach(mentions.slice(at + 1, at + 1 + REACH), true);
  // "A cold evening": one word names the time of it all, where no other time is warm.
  const isOfItAll = ONE_TIME.test(behind[0]?.text ?? '');
  const named = [
    ...(isOfItAll ? behind.slice(1) : behind),
    ...reach(mentions.slice(Math.max(0, at - REACH_BACK), at).toReversed(), false),
  ]
    .map((other) => partNamed(other))
    .find((part) => part !== null);

  return named ?? null;
}

/** Up to where the phrase ends. */
function reach(mentions: readonly Mention[], isBehind: boolean): Mention[] {
  const end = mentions.findIndex(
    (mention) =>
      mention.meaning.is === 'break' ||
      isSky(mention) ||
      (isBehind && mention.meaning.is === 'cue' && ['but', 'and'].includes(mention.meaning.cue)),
  );

  return end < 0 ? [...mentions] : mentions.slice(0, end);
}

function partNamed({ text, meaning }: Mention): PartOfDay | null {
  if (EARLY.test(text)) return 'early';
  if (LATE.test(text)) return 'late';

  return meaning.is === 'practical' && meaning.wish === 'something over' && LATE_PHRASE.test(text)
    ? 'late'
    : null;
}

const ITS_OWN = /(?:mornings|evenings|nights|start)$/;
const REACH = 5;
const REACH_BACK = 4;
const ONE_TIME = /^(?:night|evening|morning|abend|morgen|nacht)$/;
const EARLY =
  /^(?:mornings?|the mornings?|in the mornings?|start|starts|at first|first thing|dawn|sunrise|early|early on|fruh|fruhs|morgens|fruhmorgens|vormittags|anfangs)$/;
const LATE = phrase([
  '^',
  anyOf(
    // Where it is colder
    'at the top',
    '(?:on|at|near) the summit',
    'higher up|up there',

    // Evenings and nights, English
    'evenings?|the evenings?|in the evenings?|by evening|nights|night|at night',
    'later|later on|dark|after dark|sundown|sunset|nightfall',

    // German
    'abends?|abenden|am abend|nachts|nachten|spater|sonnenuntergang',

    // The end of what is watched
    'the end|towards the end|near the end|end|last|final|fourth|second half',
    'quarter|last quarter|fourth quarter|inning|innings|ninth inning|half|whistle',
    'final whistle|full time|halftime|half time|period|third period',

    // German
    'ende|schluss|halbzeit|abpfiff',
  ),
  '$',
]);
const LATE_PHRASE = /dark|sun|evening|night|later|abend|nacht|spater/;

/** "It might rain", "in case it pours": something for it comes along, and nobody wades. */
export function asItMayRain(mentions: readonly Mention[]): Mention[] {
  const isAtThePool = mentions.some(({ meaning, text }) => meaning.is === 'occasion' && BATHS.test(text));

  return mentions.map((mention, at) => {
    const { meaning, text } = mention;
    if (meaning.is !== 'weather' || !meaning.wet || meaning.weather !== null) return mention;
    // Where one bathes it is wet without any rain.
    if (isAtThePool && WET.test(text)) return { ...mention, meaning: { is: 'filler' } };
    const before = mentions.slice(Math.max(0, at - 4), at).map(({ text }) => text);

    return MAY.test(before.join(' '))
      ? { ...mention, meaning: { ...meaning, wet: false, isShowery: true } }
      : mention;
  });
}

const BATHS = /pool|swim|spa\b|sauna|schwimm|therme/;
const WET = /^(?:wet|damp|soaked|soaking|puddles|sodden|nass)$/;

const MAY =
  /(?:^| )(?:may|might|could|if|in case|case|should it|maybe|perhaps|possibly|possible|chance|risk|threatens|threatening|falls|konnte|vielleicht|eventuell|moglicherweise|womoglich)(?: |$)/;

/** "Never been anywhere cold", "not used to snow": the cold is ahead, and no wish to be spared it. */
export function asTheColdIsNew(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at) => {
    const { meaning, negated } = mention;
    const isCold = meaning.is === 'weather' && meaning.weather !== null && needsLayer(meaning.weather);
    if (!isCold || !negated) return mention;
    const around = mentions
      .slice(Math.max(0, at - 7), at + 4)
      .map(({ text }) => text)
      .join(' ');
    if (!NEW_TO_IT.test(around)) return mention;

    return { ...mention, negated: false, meaning: { ...meaning, weather: beyond(meaning.weather) } };
  });
}

/** Who does not know the cold feels it sooner. */
function beyond(weather: Weather | null): Weather | null {
  return weather === 'cool' ? 'cold' : weather;
}

const NEW_TO_IT =
  /\bnever\b.*\b(?:been|lived|seen|had|felt|known|experienced|owned|needed|dealt)\b|\b(?:not|isnt|arent|never) (?:\w+ )*(?:used|accustomed)\b|\b(?:nie|nicht|keine?n?) .*\b(?:erlebt|gesehen|gewesen|gewohnt|gekannt)\b/;
