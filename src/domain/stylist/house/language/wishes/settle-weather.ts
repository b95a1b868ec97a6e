import { isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer } from '#domain/wardrobe/weather.ts';
import { monthOf } from '../lexicon/months.ts';
import { type Mention, saidOf, type Target } from '../mentions/meanings.ts';
import { asksForWarmth, inTheWind, isSky, monthSaid, saysWeather } from './weather-wished.ts';
import type { Wishes } from './what-is-wished.ts';

/** What words of clothes tell of the weather. */
export function settleSky(wishes: Wishes, mentions: readonly Mention[]): void {
  wishes.isWet ||= wishes.demands.some(({ target }) => isForRain(target));
  if (
    wishes.weather === null &&
    wishes.demands.some(({ target, isOwned }) => isOwned !== true && FOR_WINTER.test(saidOf(target)))
  )
    wishes.weather = 'cold';
  // "I walk to work", "two bus changes": in the rain with it, and not from door to door.
  wishes.isPouring ||=
    wishes.isWet && mentions.some(({ text, negated }) => !negated && IN_THE_OPEN.test(text));
  const changeable = wishes.practical.get('layers') ?? '';
  wishes.isShowery ||= CHANGEABLE.test(changeable);
  // "Irish summer" is none of the heat.
  if (/summer|sommer/i.test(changeable)) wishes.weather ??= 'mild';
}

/** The weather by what is said, by the month, by the place and by what is done there. */
export function settleWeather(wishes: Wishes, mentions: readonly Mention[]): void {
  wishes.isWeatherSaid = mentions.some(saysWeather);
  // "Evenings at the ski lodge. Warm, no black": where it is cold, clothes are to be.
  const isColdThere = wishes.occasion?.weather !== undefined && needsLayer(wishes.occasion.weather);
  if (isColdThere && wishes.weather === 'warm' && mentions.some(isWarmOfClothes))
    wishes.weather = wishes.occasion?.weather ?? null;
  wishes.month = monthSaid(mentions);
  if (mentions.some(({ text, negated }) => !negated && COZY.test(text)) && wishes.occasion?.weather == null)
    wishes.weather ??= 'cool';
  if (wishes.weather === 'cool' && mentions.some(asksForWarmth)) wishes.weather = 'cold';
  // Who is always cold asks for a layer, and not for winter clothes.
  if (wishes.practical.has('something over') && !wishes.isWeatherSaid && wishes.occasion?.weather == null)
    wishes.weather = wishes.weather === 'cold' && !isInside(wishes.occasion) ? 'cool' : null;
  // A beach in February is in the southern half of the world.
  const isByMonth = mentions.some(({ meaning, text }) => meaning.is === 'weather' && monthOf(text) !== null);
  const isColdSaid = mentions.some(
    ({ meaning, text, negated }) =>
      meaning.is === 'weather' &&
      !negated &&
      meaning.weather !== null &&
      needsLayer(meaning.weather) &&
      monthOf(text) === null,
  );
  const isPlaceNamed = mentions.some(({ meaning, negated }) => meaning.is === 'place' && !negated);
  if (
    wishes.occasion?.weather === 'hot' &&
    isByMonth &&
    !isColdSaid &&
    !isPlaceNamed &&
    wishes.weather !== null &&
    needsCoat(wishes.weather)
  )
    wishes.weather = 'hot';
  wishes.occasion = inTheCool(wishes, mentions);
  // Where heat is told of, wind asks for no layer.
  const isHeatTold = wishes.weather === 'hot' && (isPlaceNamed || !isByMonth);
  const isCoolOnDeck =
    wishes.practical.has('on deck') && wishes.weather !== null && needsLayer(wishes.weather);
  wishes.isWindy ||= (wishes.occasion?.windy === true && !isHeatTold) || isCoolOnDeck;
  // A day that is called warm is so on deck too: the shell is carried.
  const isWarmTold =
    wishes.occasion?.windy === true &&
    wishes.weather === 'warm' &&
    mentions.some(
      ({ meaning, text, negated }) =>
        !negated && meaning.is === 'weather' && meaning.weather === 'warm' && monthOf(text) === null,
    );
  if (isWarmTold && !wishes.practical.has('something over')) wishes.practical.set('something over', '');
  // Of a place without a day its climate tells more than the wind.
  if (!isWarmTold && wishes.isWindy && (wishes.weather !== null || wishes.climate === null))
    wishes.weather = inTheWind(wishes.weather ?? wishes.occasion?.weather ?? 'mild', mentions);
}

function isWarmOfClothes(mention: Mention, at: number, mentions: readonly Mention[]): boolean {
  const isTold = /^(?:ist|is|its|wird|war|was|bleibt|be)$/.test(mentions[at - 1]?.text ?? '');

  return /^warme?[nrsm]?$/.test(mention.text) && !mention.negated && !isTold && !isSky(mentions, at);
}

/** A beach in October is walked along, a holiday in the frost is none in the sun, and a walk where it is muddy is none of the town. */
function inTheCool(
  { occasion, weather, isWet, isWindy }: Wishes,
  mentions: readonly Mention[],
): Occasion | null {
  const isCool = (weather !== null && needsLayer(weather)) || (weather === null && (isWet || isWindy));
  const isOpen = mentions.some(({ text, meaning }) => meaning.is === 'occasion' && OPEN_SHORE.test(text));

  const isFrost = weather !== null && needsCoat(weather) && occasion?.weather === 'hot';

  if (((isCool && isOpen) || isFrost) && occasion?.inTheCool !== undefined)
    return occasionCalled(occasion.inTheCool);
  if (weather === 'hot' && occasion?.inTheHeat !== undefined) return occasionCalled(occasion.inTheHeat);
  const isOffRoad = mentions.some(({ text, negated }) => !negated && OFF_ROAD.test(text));

  return isOffRoad && occasion?.offRoad !== undefined ? occasionCalled(occasion.offRoad) : occasion;
}

const OFF_ROAD =
  /\b(?:mud|muddy|boggy|wellies|wellington boots|fields?|farmland|countryside|woods|woodland|forest|moors?|hills|dales|reservoir|loch|towpath|nature reserve|stausee|matsch\w*|schlamm\w*|feld|felder|wald|walder)\b/;

const OPEN_SHORE = /beach|lake|boardwalk|seaside|coast|north sea|strand|seeufer|meer|nordsee|ostsee|kuste/;

/** At six in the morning it is cool out of doors, whatever the day is to be. */
export function atDawn({ practical, occasion, weather }: Wishes, prompt: string): Wishes['practical'] {
  const isOut = occasion !== null && !isInside(occasion) && occasion.requires === undefined;
  const isTold = practical.has('something over') || practical.has('layers') || weather === 'hot';

  return isOut && !isTold && DAWN.test(prompt) ? new Map([...practical, ['something over', '']]) : practical;
}

const DAWN =
  /(?<![\d:.])[4-7](?:[:.][0-5]\d)? ?a\.?m\b|\b(?:four|five|six|seven) (?:a\.?m\b|in the morning)|\b(?:crack of dawn|at dawn|sunrise|at first light|sonnenaufgang|morgengrauen)\b|\bum (?:vier|fünf|sechs|sieben|[4-7])(?: uhr)? (?:früh|morgens)|\bfrüh um (?:vier|fünf|sechs|sieben|[4-7])\b/i;

function isInside(occasion: Occasion | null): boolean {
  return occasion?.indoors === true || occasion?.isWork === true || hasTrait(occasion, 'workplace');
}

/** "A winter coat" says what the day is like. */
const FOR_WINTER = /^winter/i;

const IN_THE_OPEN =
  /\b(?:walk|walks|walking|on foot|bus|buses|tram|cycle|cycling|bike|biking|bicycle|laufe|laufen|zu fuß|zu fuss|rad|fahrrad|straßenbahn|bushaltestelle)\b/;

/** Said of the sky, and not of clothes or a room. */
const CHANGEABLE =
  /weather|forecast|seasons|summer|shower|regen|wetter|wechselhaft|durchwachsen|unbest|sommer/i;

/** A raincoat and rubber boots say what the sky does; a trench alone is a coat like others. */
function isForRain({ keys }: Target): boolean {
  const isRainGear = ['rain-jacket', 'rubber-raincoat', 'rain-boots'].some((key) => keys.has(key));

  return (
    isRainGear &&
    [...keys].every((key) => {
      const garment = garmentOf(key);

      return garment !== null && isKind(garment, 'raincoat', 'rain');
    })
  );
}

/** Where coziness is asked for, no linen in any month. */
const COZY = /^(?:cozy|cosy|snug|gemutlich\w*|kuschelig\w*)$/;
