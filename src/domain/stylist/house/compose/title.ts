import { isKind } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat } from '#domain/wardrobe/weather.ts';
import { isQuiet } from './colour-pairs.ts';
import type { ComposedOutfit } from './compose-outfit.ts';
import { isPatterned, type Piece } from './piece.ts';
import type { SeededRandom } from './seeded-random.ts';
import { colourWord, inTitleCase, shortName, shortPieceWords, suitNoun } from './wording.ts';

const MAX_TITLE_LENGTH = 60;

/** A title that says what the outfit is, built from its own pieces; never one of the latest again. */
export function titleFor(
  outfit: ComposedOutfit,
  recentTitles: readonly string[],
  random: SeededRandom,
): string {
  const titles = titleChoices(outfit).filter(([title]) => title.length <= MAX_TITLE_LENGTH);
  const fresh = titles.filter(([title]) => !recentTitles.includes(inTitleCase(title)));
  const choices = fresh.length > 0 ? fresh : titles;

  return choices.length === 0 ? 'Today, Head to Toe' : inTitleCase(random.pickWeighted(choices));
}

/** Every title that is true of this outfit, with how apt it is. */
function titleChoices(outfit: ComposedOutfit): [title: string, weight: number][] {
  const { plan, pieces } = outfit;
  const { hero, second } = leads(pieces);
  const shoes = pieces.find((piece) => piece.garment.slot === 'shoes');
  const occasion = plan.wishes.occasion;
  const choices: [string, number][] = [];
  const isSuit = outfit.template === 'suit';
  const heroName = isSuit ? suitNoun(hero) : shortName(hero.garment);
  const [heroColour, secondColour] = [
    colourWord(hero.colour),
    second === null ? null : colourWord(second.colour),
  ];

  choices.push([
    `${isPatterned(hero) ? 'the' : 'a'} ${heroColour} ${heroName}`.replace(/^a (?=[aeiou])/, 'an '),
    0.12,
  ]);
  if (second !== null) {
    choices.push([`${heroColour} ${heroName}, ${shortPieceWords(second)}`, 1.2]);
    if (secondColour !== heroColour)
      choices.push([`${heroColour} over ${secondColour}`, overOrWith(hero) ? 0.8 : 0]);
    if (secondColour !== heroColour && occasion !== null)
      choices.push([`${occasion.title} in ${heroColour} and ${secondColour}`, 1.2]);
  } else if (occasion !== null) {
    choices.push([`${occasion.title} in ${heroColour}`, 1.2]);
  }
  if (shoes !== undefined) choices.push([`${heroColour} ${heroName} with ${shortName(shoes.garment)}`, 0.8]);
  if (occasion !== null) choices.push([`${heroName} for ${occasion.phrase}`, 0.5]);
  if (plan.isWeatherKnown && plan.weather === 'hot' && hero.fabric === 'linen')
    choices.push(['linen for the heat', 0.8]);
  if (plan.isWeatherKnown && needsCoat(plan.weather)) choices.push([`${heroColour} against the cold`, 0.5]);
  if (plan.wishes.isWet) choices.push(['dry by design', 0.4], [`rain check in ${heroColour}`, 0.6]);

  const accent = pieces.find(
    (piece) => !isQuiet(piece.colour) && piece !== hero && !isKind(piece.garment, 'jewelry', 'watch'),
  );
  if (accent !== undefined && isQuiet(hero.colour)) {
    choices.push([`${heroColour} with a note of ${colourWord(accent.colour)}`, 0.9]);
  }

  const style = plan.wishes.styles[0];
  if (style !== undefined && second !== null)
    choices.push([`${style.toLowerCase()} in ${heroColour} and ${secondColour}`, 0.6]);

  return choices.filter(([, weight]) => weight > 0);
}

/** The piece that is seen first, and the one that answers it. */
export function leads(pieces: readonly Piece[]): { hero: Piece; second: Piece | null } {
  const layers = pieces.filter((piece) => piece.garment.slot === 'outer');
  const layer = layers.find((piece) => !isCoat(piece.garment)) ?? layers[0];
  const dress = pieces.find((piece) => piece.garment.slot === 'dress');
  const top = pieces.find((piece) => piece.garment.slot === 'top');
  const bottom = pieces.find((piece) => piece.garment.slot === 'bottom');
  const first = pieces[0];
  const hero = dress ?? layer ?? top ?? first;
  if (hero === undefined) throw new RangeError('An outfit has pieces');

  const isSuit = bottom?.garment.suits.some((suit) => hero.garment.suits.includes(suit)) === true;
  const second =
    dress !== undefined
      ? (layer ?? null)
      : isSuit
        ? (top ?? null)
        : hero === top
          ? (bottom ?? null)
          : (bottom ?? top ?? null);

  return { hero, second: second === hero ? null : second };
}

function overOrWith(hero: Piece): boolean {
  return hero.garment.slot === 'outer' || hero.garment.slot === 'top';
}
