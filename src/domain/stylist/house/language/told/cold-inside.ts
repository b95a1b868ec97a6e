import { needsLayer } from '#domain/wardrobe/weather.ts';
import { monthOf } from '../lexicon/months.ts';
import type { Mention } from '../mentions/meanings.ts';
import { thoughtAt } from '../mentions/thought.ts';

/**
 * "Freezing in the office because of the AC, 28 degrees outside", „im Büro ist es kalt wegen der Klimaanlage“: one takes a layer along,
 * and dresses for the day that it is outside.
 */
export function asItIsColdInside(mentions: readonly Mention[]): Mention[] {
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
      (isWarmOutside && thought.some((text) => INSIDE.test(text)));

    return isInside ? { ...mention, meaning: { is: 'practical', wish: 'something over' } } : mention;
  });
}

const COOLED =
  /^(?:the )?(?:ac|aircon|air con|air conditioning|air conditioner|air conditioned|klima|klimaanlage|klimaanlagen|klimatisiert)$/;
const INSIDE =
  /^(?:in the |im |in der )?(?:inside|indoors|drinnen|office|buro|büro|kirche|church|saal|hall|kino|cinema|zug|train|supermarkt|hotel|raum|restaurant|museum)$/;
