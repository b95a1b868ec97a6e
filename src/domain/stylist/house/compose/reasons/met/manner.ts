import { type Feeling, givenBy } from '#domain/wardrobe/feelings.ts';
import { type Mood, PLACE_OF_STYLE } from '../../../language/mentions/meanings.ts';
import { isComfortOfShoes } from '../../../language/wishes/what-is-wished.ts';
import { isQuiet } from '../../colour-pairs.ts';
import { coloursOfMood } from '../../colours-of-mood.ts';
import { isMourning, type OutfitPlan } from '../../outfit-plan.ts';
import type { Piece } from '../../piece.ts';
import { isMain } from '../../search.ts';
import { COMFORT, comfortOf } from '../comfort.ts';
import { carries } from '../taste.ts';
import { type Answer, metBy } from './answer.ts';
import { MOST_BEARERS } from './worded.ts';

/** How somebody wants to look or feel, by the pieces that give it: what is worn for all to see first. */
export function feelingsMet({ wishes, ...plan }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  return [...wishes.feelings].flatMap(([feeling, said]): Answer[] => {
    const givers = givenBy(feeling, pieces).filter(
      (piece) => feeling !== 'yourself' || isOnesOwn(plan, piece),
    );

    return givers.length === 0 || said === ''
      ? []
      : [
          {
            says: 'met: feeling',
            words: [said, feeling],
            pieces: OF_THE_WHOLE.has(feeling)
              ? []
              : givers.toSorted((one, other) => Number(isMain(other)) - Number(isMain(one))),
          },
        ];
  });
}

/** What no piece gives by itself: the whole is neat, and nothing in it is stiff. */
const OF_THE_WHOLE: ReadonlySet<Feeling> = new Set<Feeling>([
  ...(['tidy', 'unforced', 'yourself', 'polished', 'measured'] as const),
  ...(['easy', 'offDuty', 'respectful', 'friendly', 'current'] as const),
]);

/** In one's own colors or styles: a gray blazer is nobody's self. */
function isOnesOwn(
  { profile, leadingStyles }: Pick<OutfitPlan, 'profile' | 'leadingStyles'>,
  piece: Piece,
): boolean {
  return (
    (!isQuiet(piece.colour) &&
      [...profile.colorPalette, ...profile.customColorPalette].includes(piece.colour)) ||
    leadingStyles.some((style) => carries(piece, style))
  );
}

/** Styles that were asked for, by the pieces that are worn for them first. */
export function stylesMet({ wishes, ...plan }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  return wishes.styles.flatMap((style): Answer[] => {
    const said = wishes.styleWords.get(style) ?? style;
    const bearers = pieces.filter((piece) => carries(piece, style));

    const isShown = bearers.filter(isMain).length >= (VAGUE.test(said) ? 2 : 1);

    return !(isShown || bearers.some(({ garment }) => garment.slot === 'dress')) ||
      PLACE_OF_STYLE.test(said) ||
      wishes.doubtful.has(said) ||
      isMourning({ wishes, ...plan })
      ? []
      : [{ says: 'met: as said', words: [said], pieces: bearers.slice(0, MOST_BEARERS) }];
  });
}

/** Words of judgment: no single sweater makes a look elegant. */
const VAGUE =
  /^(?:elegant|pretty|cute|fresh|sharp|neat|clean|smart|chic|feminine|polished|put together|schick|hübsch|gepflegt|frisch)/i;

/** Moods that pieces can be asked for. Comfort is soft cloth and shoes without heels. */
export function moodsMet({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  // "Comfortable shoes" are met by shoes.
  const isOfTheShoes = isComfortOfShoes(wishes);

  return [...wishes.moodWords].flatMap(([mood, said]): Answer[] => {
    if (/^colou?r$|^farbe$/.test(said)) return [];
    if (mood === 'comfortable' ? !COMFORT.test(said) : !OF_COLOUR.has(mood) || !COLOUR_SAID.test(said))
      return [];
    const bearers =
      mood === 'comfortable'
        ? comfortOf(isOfTheShoes ? pieces.filter(({ garment }) => garment.slot === 'shoes') : pieces)
        : pieces.filter((piece) => isMain(piece) && coloursOfMood(mood).includes(piece.colour));

    return metBy('met: as said', bearers, [said]);
  });
}

/** "Friendly" asks for soft colors without naming them. */
const COLOUR_SAID = /colou?r|tone|pastel|dark|light|bright|vivid|vibrant|neutral|farb|ton|hell|dunkel|bunt/;

const OF_COLOUR: ReadonlySet<Mood> = new Set([
  ...(['bold', 'colourful', 'dark', 'light', 'neutral', 'earthy', 'pastel', 'jewel'] as const),
]);
