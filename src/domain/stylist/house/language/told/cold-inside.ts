import { needsLayer } from '#domain/wardrobe/weather.ts';
import { monthOf } from '../lexicon/months.ts';
import type { Mention } from '../mentions/meanings.ts';
import { thoughtAt } from '../mentions/thought.ts';

/**
 * "Freezing in the office because of the AC, 28 degrees outside", „im Büro ist es kalt wegen der Klimaanlage“: one takes a layer along,
 * and dresses for the day that it is outside.
 */
export function layerForColdRooms(mentions: readonly Mention[]): Mention[] {
  const isWarmOutside = mentions.some(
    ({ meaning, negated }) =>
      meaning.is === 'weather' && !negated && (meaning.weather === 'warm' || meaning.weather === 'hot'),
  );

  return mentions.map((mention, at) => {
    const { meaning, negated, text } = mention;
    if (meaning.is !== 'weather' || negated || monthOf(text) !== null) return mention;
    if (meaning.weather === null || !needsLayer(meaning.weather)) return mention;
    const thought = thoughtAt(mentions, at).map(({ text }) => text);
    const isInside =
      thought.some((text) => COOLED.test(text)) ||
      (isWarmOutside && !isSaidOf(mentions, at, OUTSIDE) && thought.some((text) => INSIDE.test(text)));

    return isInside ? { ...mention, meaning: { is: 'practical', wish: 'something over' } } : mention;
  });
}

/**
 * "Cold outside, but their house is boiling", „draußen kalt, aber die Wohnung ist überheizt“: one goes there in a coat, and is dressed
 * in layers for the room.
 */
export function coatForWarmRooms(mentions: readonly Mention[]): Mention[] {
  const isColdOutside = mentions.some(
    ({ meaning, negated }) =>
      meaning.is === 'weather' && !negated && meaning.weather !== null && needsLayer(meaning.weather),
  );
  if (!isColdOutside) return [...mentions];

  return mentions.map((mention, at) => {
    const { meaning, negated, text } = mention;
    const isHeat = meaning.is === 'weather' && !negated && ['warm', 'hot'].includes(meaning.weather ?? '');
    if (!isHeat || monthOf(text) !== null || isSaidOf(mentions, at, OUTSIDE)) return mention;

    return isSaidOf(mentions, at, HEATED)
      ? { ...mention, meaning: { is: 'practical', wish: 'layers' } }
      : mention;
  });
}

/** Whether it stands with it in one breath: up to a comma, a "but" or another weather. */
function isSaidOf(mentions: readonly Mention[], at: number, place: RegExp): boolean {
  const isEnd = ({ meaning }: Mention) =>
    meaning.is === 'break' ||
    meaning.is === 'weather' ||
    (meaning.is === 'cue' && ['but', 'and'].includes(meaning.cue));
  const breath = (side: readonly Mention[]) => {
    const end = side.findIndex(isEnd);
    return end < 0 ? side : side.slice(0, end);
  };
  const around = [...breath(mentions.slice(0, at).toReversed()), ...breath(mentions.slice(at + 1))];

  return around.some(({ text }) => place.test(text));
}

const OUTSIDE = /^(?:outside|outdoors|out there|draußen|draussen)$/;
const HEATED =
  /^(?:(?:in the |im |in der )?(?:inside|indoors|drinnen|house|home|flat|apartment|room|rooms|hall|office|heating|radiators|haus|wohnung|stube|zimmer|raum|saal|buro|büro|heizung|restaurant|kneipe|pub|museum|zug|train))$/;
const COOLED =
  /^(?:the )?(?:ac|aircon|air con|air conditioning|air conditioner|air conditioned|klima|klimaanlage|klimaanlagen|klimatisiert)$/;
const INSIDE =
  /^(?:in the |im |in der )?(?:inside|indoors|drinnen|office|buro|büro|kirche|church|saal|hall|kino|cinema|zug|train|supermarkt|hotel|raum|restaurant|museum)$/;
