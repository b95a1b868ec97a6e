import type { Wishes } from '#domain/stylist/house/language/wishes/what-is-wished.ts';
import { readWishes } from '#domain/stylist/house/language/wishes/wishes.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import type { Expectation } from './blind-sentence.ts';
import { directionOf } from './directions.ts';

/** What a request is for: occasion, weather, manner, and how many looks. */
export function faultsOfFrame(wishes: Wishes, { occasion, weather, mood, looks }: Expectation): string[] {
  return [
    ...(occasion !== undefined && !isFor(wishes, occasion)
      ? [`is for ${wishes.occasion?.key ?? 'nothing'}, not ${occasion}`]
      : []),
    ...(weather !== undefined && !isInWeather(wishes, weather)
      ? [`is for ${wishes.weather ?? 'any'} weather, not ${weather}`]
      : []),
    ...(mood !== undefined && !isInManner(wishes, mood) ? [`not ${mood}`] : []),
    ...(looks !== undefined && looks > 1 && wishes.several === null ? [`one look, not ${looks}`] : []),
  ];
}

/**
 * An occasion that the wardrobe has no name for is dressed for as its nearest: then what it asks of clothes has to agree. "Work or office" is
 * either.
 */
function isFor({ occasion }: Wishes, words: string): boolean {
  const parts = words.split(' or ');
  if (occasion !== null && parts.some((part) => occasion.key === part.replaceAll(' ', '-'))) return true;
  const meant = parts.flatMap((part) => readWishes(part).occasion ?? []);

  return meant.length === 0 || meant.some((one) => isOfSort(occasion, one));
}

function isOfSort(occasion: Wishes['occasion'], meant: Occasion): boolean {
  // Teaching in a primary school is teaching.
  if (occasion?.like === meant.key || meant.like === occasion?.key) return true;

  return (
    occasion !== null &&
    (occasion.key === meant.key ||
      // Whoever goes to a wedding on a beach is a guest of a wedding; a formal night on a ship is in black tie.
      (WEDDING.test(occasion.key) && WEDDING.test(meant.key)) ||
      [occasion.key, meant.key].sort().join() === 'black-tie,formal-night' ||
      // A meeting with a client is work, whatever is worn to it.
      (meant.key === 'office' && occasion.isWork === true && !NO_WORKING_DAY.test(occasion.key)) ||
      (occasion.formality[0] <= meant.formality[1] && meant.formality[0] <= occasion.formality[1]))
  );
}

const WEDDING = /(?:^|-)wedding(?:-|$)/;
const NO_WORKING_DAY = /interview|court/;

/** "Snow or cold" is either. */
function isInWeather(wishes: Wishes, words: string): boolean {
  return words.split(' or ').some((word) => isInOneOf(wishes, word));
}

function isInOneOf({ weather, isWet, occasion }: Wishes, words: string): boolean {
  const told = weather ?? occasion?.weather ?? null;

  switch (words) {
    case 'rain':
    case 'rainy':
    case 'wet':
      return isWet;
    case 'snow':
      return told === 'freezing' || told === 'cold';
    case 'cold':
      return told === 'cold' || told === 'freezing' || told === 'cool';
    case 'hot':
      return told === 'hot' || told === 'warm';
    default:
      return told === 'mild' || told === 'cool' || told === 'warm';
  }
}

function isInManner(
  { moods, span, formalityShift, styles, spend, mostDollars, weather, occasion, practical }: Wishes,
  mood: string,
): boolean {
  switch (directionOf(mood)) {
    case 'more comfortable':
      // Room to move in is what comfort was asked for.
      return moods.has('comfortable') || practical.has('room to move') || practical.has('easy middle');
    case 'cheaper':
      return spend < 0 || mostDollars !== null;
    case 'lighter':
      return weather === 'hot' || weather === 'warm' || moods.has('light');
    case 'warmer':
      return weather === 'cold' || weather === 'freezing' || weather === 'cool';
    case 'more colourful':
      return moods.has('colourful') || moods.has('bold');
    case 'more daring':
      return moods.has('bold') || styles.includes('Edgy') || styles.includes('Maximalist');
    case 'calmer':
      return moods.has('neutral');
    case 'sportier':
      return styles.includes('Sporty');
    case 'less formal':
      return formalityShift < 0 || (span?.[1] ?? 8) <= 3 || (occasion?.formality[1] ?? 8) <= 3;
    case 'more formal':
      return formalityShift > 0 || (span?.[0] ?? 0) >= 3 || styles.includes('Classic');
    default:
      return false;
  }
}
