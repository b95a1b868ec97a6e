import {
  CLIMATES,
  type ClimateName,
  isRainyIn,
  isSouthern,
  summerIn,
  weatherIn,
} from '#domain/wardrobe/climates.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import {
  colder,
  needsCoat,
  needsLayer,
  WEATHERS,
  type Weather,
  weatherAt,
} from '#domain/wardrobe/weather.ts';
import { lookUp } from '../lexicon/lexicon.ts';
import { monthOf } from '../lexicon/months.ts';
import type { Mention } from '../mentions/meanings.ts';
import type { Wishes } from './what-is-wished.ts';

/**
 * An occasion that has a season in its name ("a winter walk") is in that season, and "it may be warm" is said of the day, where "I want to
 * be warm" is said of clothes.
 */
export function inItsWeather(said: readonly Mention[]): Mention[] {
  const mentions = withoutTheirMonth(said);
  const isNamed = mentions.some(({ meaning }) => meaning.is === 'weather' && meaning.weather !== null);

  return mentions.flatMap((mention, at) => {
    const { meaning, text } = mention;
    if (meaning.is === 'occasion' && !isNamed && meaning.occasion.weather === undefined) {
      const isAtMidwinter = hasTrait(meaning.occasion, 'open air') && MIDWINTER.test(text);
      const season = lookUp(isAtMidwinter ? 'winter' : (SEASON.exec(text)?.[0] ?? ''))?.find(
        ({ is }) => is === 'weather',
      );
      return season === undefined ? [mention] : [mention, { ...mention, meaning: season }];
    }
    const before = mentions.slice(Math.max(0, at - 3), at).map((one) => one.text);
    if (!WILL.test(before.join(' '))) return [mention];
    if (meaning.is === 'weather' && text === 'be warm')
      return [{ ...mention, meaning: { ...meaning, weather: 'warm' } }];
    return meaning.is === 'change' && text === 'be hot'
      ? [{ ...mention, meaning: { is: 'weather', weather: 'hot', wet: false } }]
      : [mention];
  });
}

/**
 * "Snow in April", "a cool day in May": what the sky does is said, and its month tells nothing more than how it is meant. A cool evening
 * in June is mild, with something to put on.
 */
function withoutTheirMonth(mentions: readonly Mention[]): readonly Mention[] {
  const skies = mentions.flatMap(({ meaning, negated }, at) =>
    !negated && meaning.is === 'weather' && meaning.weather !== null && isSky(mentions, at)
      ? [meaning.weather]
      : [],
  );
  const ofMonth = mentions.find(({ meaning, text }) => meaning.is === 'weather' && monthOf(text) !== null);
  const [sky] = skies;
  if (sky === undefined || ofMonth?.meaning.is !== 'weather' || ofMonth.meaning.weather === null)
    return mentions;
  // Nobody calls a day of January cool who means that it is warm.
  const isOfItsMonth =
    needsLayer(sky) && !isExtreme(sky) && WEATHERS.indexOf(ofMonth.meaning.weather) >= WEATHERS.indexOf(sky);
  if (isOfItsMonth) return mentions;
  // A day that turns is read by its parts.
  if (!isExtreme(sky) && skies.some((other) => other !== sky)) return mentions;
  const meant = isExtreme(sky) ? sky : inItsMonth(sky, ofMonth.meaning.weather);

  return mentions.flatMap((mention): Mention[] => {
    const { meaning, text, negated } = mention;
    if (meaning.is !== 'weather') return [mention];
    if (monthOf(text) !== null) return [];
    if (negated || meaning.weather !== sky || meaning.celsius !== undefined || isOfClothes(text))
      return [mention];
    const told: Mention = { ...mention, meaning: { ...meaning, weather: meant } };

    return needsLayer(sky) && !needsLayer(meant)
      ? [told, { ...mention, meaning: { is: 'practical', wish: 'something over' } }]
      : [told];
  });
}

/** Said of the sky, and neither of a month nor of clothes: "warm but neat" in January is worn, a warm October day is out there. */
export function isSky(mentions: readonly Mention[], at: number): boolean {
  const [text = '', next = '', then = ''] = mentions.slice(at, at + 3).map((mention) => mention.text);
  if (monthOf(text) !== null || isOfClothes(text) || SUN.test(text)) return false;
  // "A warm winter outfit" warms.
  const time = monthOf(next) === null ? next : then;

  return !/^(?:be )?warm(?:e[rnms]?)?$/.test(text) || A_TIME.test(time);
}

const A_TIME =
  /^(?:days?|mornings?|afternoons?|evenings?|nights?|weekend|weather|spell|tage?|morgen|(?:vor|nach)mittag|abende?|nacht|wochenende)$/;

function isExtreme(weather: Weather): boolean {
  return weather === 'hot' || weather === 'freezing';
}

/** What is called cool or warm in a month: a cold day in April is cool, a warm one in October mild. */
function inItsMonth(said: Weather, month: Weather): Weather {
  const [one, other] = [WEATHERS.indexOf(said), WEATHERS.indexOf(month)];
  const between = other > one ? Math.floor((one + other) / 2) : Math.ceil((one + other) / 2);

  return Math.abs(one - other) <= 1 ? said : (WEATHERS[between] ?? said);
}

const MIDWINTER = /\b(?:boxing day|new years day|christmas|neujahrs\w*|weihnachts\w*)\b/;
const SEASON = /\b(?:winter|autumn|summer|fall|spring|herbst|sommer|fruhling)\b/;
const WILL = /(?:^| )(?:it|itll|will|may|might|could|should|day|weather)(?: |$)/;

/** "Elegant but warm" in November is dressed for as on a cold day. */
export function asksForWarmth({ meaning, text, negated }: Mention): boolean {
  return (
    !negated &&
    ((meaning.is === 'change' && meaning.axis === 'warmth' && meaning.direction > 0) ||
      (meaning.is === 'weather' && isOfClothes(text)))
  );
}

/** A named place has the weather of its month there, unless the weather itself was named; alone it is a trip. */
export function travelTo(wishes: Wishes, mentions: readonly Mention[]): void {
  const place = mentions.find(
    ({ meaning, negated }, at) => meaning.is === 'place' && !negated && !isOrigin(mentions, at),
  )?.meaning;
  if (place?.is !== 'place') return;
  const at = mentions.findIndex(({ meaning }) => meaning === place);
  const isHome = mentions.slice(Math.max(0, at - 4), at).some(({ text }) => LIVES.test(text));
  // "Five days in Copenhagen, walking everywhere" is a trip, and on foot; a walk in Copenhagen is a walk.
  const isWalk = wishes.occasion?.key === 'on-foot';
  const isWalkThere =
    isWalk && (place.trip === 'country-walk' || mentions.some(({ text }) => TRAVELS.test(text)));
  // "A week in the Highlands" is no city break.
  const isNoCity = wishes.occasion?.key === 'city-trip' && place.trip === 'country-walk';
  if (!isHome && (wishes.occasion === null || isWalkThere || isNoCity || isAtChristmas(wishes, mentions)))
    wishes.occasion =
      wishes.occasion === null && isOneDay(mentions) ? occasionCalled('on-foot') : occasionCalled(place.trip);
  wishes.isCoveredTown = !isHome && place.isCovered;
  wishes.isShowery ||= !isHome && isRainyIn(place.climate);
  const there = landsIn(mentions, place.climate);
  // Away from the cold into the sun, or back: what is put on for the one comes off in the other.
  if (there !== null && !wishes.practical.has('layers')) {
    wishes.practical.set('layers', there);
    wishes.practical.delete('something over');
    wishes.weather ??= 'mild';
  }
  // On a journey between climates no winter clothes: the cold end is only passed through.
  if (there !== null && wishes.weather !== null && needsCoat(wishes.weather)) wishes.weather = 'cool';
  const said = mentions.filter(
    ({ meaning, text }) => meaning.is === 'weather' && meaning.weather !== null && !isOfClothes(text),
  );
  // "December sun" in Delhi is as warm as December is there.
  const sky = said.filter(({ text }) => !SUN.test(text));
  const isSunMeant = sky.length < said.length;
  // Christmas in Sydney is in December.
  const feasts = mentions.filter(({ meaning }) => meaning.is === 'occasion');
  const months = [
    ...feasts.map(({ text }) => monthOf(text)).filter((month) => month !== null),
    ...sky.map(({ text }) => monthOf(text, isSouthern(place.climate))),
  ];
  if (months.includes(null)) return;

  // "For the sun in Greece" is for its summer.
  const month = months.at(-1) ?? (isSunMeant ? summerIn(place.climate) : undefined);
  // "It will be hot" is said of the place, too.
  if (
    month === undefined &&
    mentions.some(({ meaning }) => meaning.is === 'change' && meaning.axis === 'warmth')
  )
    return;
  if (there !== null) return;
  wishes.weather = month == null ? null : weatherIn(place.climate, month);
  wishes.climate = month == null ? place.climate : null;
}

/** "New York at Christmas" is when one goes there; a dinner, a party or the day itself is dressed for. */
function isAtChristmas({ occasion }: Wishes, mentions: readonly Mention[]): boolean {
  const feasts = mentions.filter(({ meaning }) => meaning.is === 'occasion');

  return (
    occasion?.key === 'christmas' &&
    feasts.every(({ text }) => /^(?:at |over |for |an |zu |uber )?(?:christmas|xmas|weihnachten)$/.test(text))
  );
}

/** Where a journey ends, in the words for it, if it is so much warmer or colder there all year; null for any other request. */
function landsIn(mentions: readonly Mention[], from: ClimateName): string | null {
  if (!mentions.some(({ text }) => JOURNEY.test(text))) return null;
  const other = mentions.find(
    ({ meaning, negated }) =>
      meaning.is === 'place' &&
      !negated &&
      Math.abs(yearIn(meaning.climate) - yearIn(from)) >= ANOTHER_CLIMATE,
  );

  return other?.said ?? null;
}

const JOURNEY =
  /\b(?:fly|flying|flight|plane|airport|land|landing|lands|arrive|arriving|train|drive|driving|fliege|fliegen|flug|flieger|lande|landen|ankomme|zug)\b/;
/** °C between the means of the year. */
const ANOTHER_CLIMATE = 7;

function yearIn(climate: ClimateName): number {
  const { highs } = CLIMATES[climate];

  return highs.reduce((sum: number, high) => sum + high, 0) / highs.length;
}

export function saysWeather({ meaning, negated }: Mention): boolean {
  return (meaning.is === 'weather' && meaning.weather !== null && !negated) || meaning.is === 'place';
}

const TRAVELS =
  /\b(?:days|nights|weekend|weeks?|trip|break|holidays?|vacation|travel\w*|flying|flight|visit\w*|luggage|suitcase|backpack|hotel|tage|nachte|woche|wochenende|reise\w*|urlaub|stadtetrip|koffer|handgepack)\b/;

/** "A hot day looking round Seville", „ein Tag in Sevilla“. */
function isOneDay(mentions: readonly Mention[]): boolean {
  const words = mentions.map(({ text }) => text).join(' ');

  return ONE_DAY.test(words) && !mentions.some(({ text }) => TRAVELS.test(text));
}

const ONE_DAY =
  /(?:^| )(?:a|one|ein|einen|eines) (?:\w+ ){0,2}(?:day|tag)(?: |$)|(?:^| )(?:day trip|tagesausflug|day out)(?: |$)/;

/** "I'm from Florida" tells what somebody is used to, and not where they are. */
function isOrigin(mentions: readonly Mention[], at: number): boolean {
  const before = mentions
    .slice(Math.max(0, at - 4), at)
    .map(({ text }) => text)
    .join(' ');

  return COMES_FROM.test(before);
}

const COMES_FROM =
  /(?:^| )(?:im|i am|we are|were|originally|come|hes|shes|grew up) (?:\w+ )?(?:from|in|aus)$/;

const LIVES = /^(?:live|lives|living|based|from|home|work|wohne|lebe|arbeite|aus)$/;

/** Six degrees and wind are dressed for as two without. */
export function inTheWind(calm: Weather, mentions: readonly Mention[]): Weather {
  const degrees = mentions.flatMap(({ meaning }) =>
    meaning.is === 'weather' ? (meaning.celsius ?? []) : [],
  );
  const [celsius] = degrees;
  if (celsius !== undefined) return weatherAt(celsius - COLDER_IN_WIND);

  return needsCoat(calm) ? calm : colder(calm);
}

/** °C. */
const COLDER_IN_WIND = 4;

/** "Warm enough in October" is said of the clothes, and the day is October's. */
export function isOfClothes(text: string): boolean {
  return /\bwarm(?:er|es|e)?\b/.test(text) && /enough|clothes|outfit|keep|stay|something/.test(text);
}

/** The last month, season or feast with a month that the request names, as the north has it. */
export function monthSaid(mentions: readonly Mention[]): number | null {
  const place = mentions.find(({ meaning, negated }) => meaning.is === 'place' && !negated)?.meaning;
  const isOther = place?.is === 'place' && isSouthern(place.climate);
  const months = mentions.flatMap(({ meaning, text, negated }) =>
    negated || (meaning.is !== 'weather' && meaning.is !== 'occasion') ? [] : (monthOf(text) ?? []),
  );
  const month = months.at(-1) ?? null;

  return month !== null && isOther ? ((month + 5) % 12) + 1 : month;
}

export const SUN = /^(?:sunny|sun|sunshine|sonnig\w*|sonne)$/;

/** "Without freezing on the way home in February" is for the cold, and in February whatever stands before it. */
export function refuseWeather(
  wishes: Wishes,
  weather: Weather,
  mentions: readonly Mention[],
  at: number,
): void {
  const { text = '' } = mentions[at] ?? {};
  const isWithout = mentions
    .slice(Math.max(0, at - 3), at)
    .some((before) => /^(?:without|ohne)$/.test(before.text));
  if (monthOf(text) !== null) wishes.weather = weather;
  else if (needsCoat(weather) && (isWithout || /^(?:freezing|frieren)$/.test(text)))
    wishes.weather ??= 'cold';
}
