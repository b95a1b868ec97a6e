import { isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat } from '#domain/wardrobe/weather.ts';
import type { Says } from '../../writing/says.ts';
import { type Sentence, tell } from '../../writing/sentence.ts';
import { isQuiet } from './colour-pairs.ts';
import type { ComposedOutfit } from './compose-outfit.ts';
import { isMourning, occasionNamed } from './outfit-plan.ts';
import { isPatterned, type Piece } from './piece.ts';
import { isMain } from './search.ts';
import type { SeededRandom } from './seeded-random.ts';
import { colourWord, inTitleCase, listed, shortName, shortPieceWords, suitNoun } from './wording.ts';

const MAX_TITLE_LENGTH = 60;

/** A title that says what the outfit is, built from its own pieces; never one of the latest again. */
export function titleFor(
  outfit: ComposedOutfit,
  recentTitles: readonly string[],
  random: SeededRandom,
): Sentence {
  const titles = titleChoices(outfit).filter(([{ text }]) => text.length <= MAX_TITLE_LENGTH);
  const fresh = titles.filter(([{ text }]) => !recentTitles.includes(inTitleCase(text)));
  const choices = fresh.length > 0 ? fresh : titles;
  if (choices.length === 0) return tell('title of today', 'Today, Head to Toe');
  const { text, told } = random.pickWeighted(choices);

  return { text: inTitleCase(text), told };
}

/** Every title that is true of this outfit, with how apt it is. */
function titleChoices(outfit: ComposedOutfit): [title: Sentence, weight: number][] {
  const { plan, pieces } = outfit;
  // The coat is for the way to somebody's table, and taken off there.
  const isAtATable =
    hasTrait(plan.wishes.occasion, 'family table') || hasTrait(plan.wishes.occasion, 'at table');
  const { hero, second } = leads(isAtATable ? pieces.filter((piece) => !isCoat(piece.garment)) : pieces);
  const shoes = pieces.find((piece) => piece.garment.slot === 'shoes');
  const named = occasionNamed(plan);
  // Black tie is more than "dinner out".
  const isAboveIt =
    plan.formality >= BLACK_TIE && named?.festive !== true && (named?.formality[1] ?? 0) < BLACK_TIE;
  const occasion = isAboveIt ? null : named;
  const choices: [Sentence, number][] = [];
  const isSuit = outfit.template === 'suit';
  const heroName = isSuit ? suitNoun(hero) : shortName(hero.garment);
  const [heroColour, secondColour] = [
    colourWord(hero.colour),
    second === null ? null : colourWord(second.colour),
  ];

  const isWithSkirt = pieces.some(({ garment }) => isKind(garment, 'skirt'));
  const suit = isSuit ? [isWithSkirt ? 'suit with a skirt' : 'suit'] : [];
  const both = second === null ? [hero] : [hero, second];
  const bothColours = listed([...new Set(both.map(({ colour }) => colourWord(colour)))]);
  // What is seen first is the one strong color, and no title passes over it.
  const loud = pieces.filter((piece) => isMain(piece) && !isQuiet(piece.colour));
  const passesOver = ({ pieces: named = [] }: { pieces?: Piece[] }) =>
    loud.length > 0 && named.length > 0 && !named.some(({ colour }) => !isQuiet(colour));
  const add = (weight: number, says: Says, text: string, of: { pieces?: Piece[]; words?: string[] } = {}) => {
    // "Rainy day in black" is not about a burgundy sweater.
    if (!passesOver(of)) choices.push([tell(says, text, of), weight]);
    else if (!OF_COLOURS.has(says)) choices.push([tell(says, text, of), weight * PASSED_OVER]);
  };

  add(
    0.12,
    'title of one piece',
    `${isPatterned(hero) ? 'the' : 'a'} ${heroColour} ${heroName}`.replace(/^a (?=[aeiou])/, 'an '),
    { pieces: [hero], words: suit },
  );
  if (second !== null) {
    add(1.2, 'title of two pieces', `${heroColour} ${heroName}, ${shortPieceWords(second)}`, {
      pieces: both,
      words: suit,
    });
    if (secondColour !== heroColour)
      add(overOrWith(hero) ? 0.8 : 0, 'title of layers', `${heroColour} over ${secondColour}`, {
        pieces: both,
      });
    if (secondColour !== heroColour && occasion !== null && !isMourning(plan))
      add(1.2, 'title of occasion', `${occasion.title} in ${heroColour} and ${secondColour}`, {
        pieces: both,
        words: [occasion.key],
      });
  } else if (occasion !== null && !isMourning(plan)) {
    add(1.2, 'title of occasion', `${occasion.title} in ${heroColour}`, {
      pieces: both,
      words: [occasion.key],
    });
  }
  if (shoes !== undefined)
    add(0.8, 'title with shoes', `${heroColour} ${heroName} with ${shortName(shoes.garment)}`, {
      pieces: [hero, shoes],
      words: suit,
    });
  // "Cocktail dress for cocktails" says one thing twice.
  if (occasion !== null && !isMourning(plan) && !heroName.includes(occasion.phrase.replace(/s$/, '')))
    add(0.5, 'title of purpose', `${heroName} for ${occasion.phrase}`, {
      pieces: [hero],
      words: [occasion.key, ...suit],
    });
  if (plan.isWeatherKnown && plan.weather === 'hot' && hero.fabric === 'linen')
    add(0.8, 'title of linen', 'linen for the heat');
  // To a gala one does not go against something.
  if (
    plan.isWeatherKnown &&
    needsCoat(plan.weather) &&
    plan.formality <= BUSINESS_CASUAL &&
    !isMourning(plan)
  )
    add(0.5, 'title of cold', `${bothColours} against the cold`, { pieces: both });
  if (plan.wishes.isWet)
    add(0.6, 'title of rain', `rainy day in ${bothColours}`, {
      pieces: both,
    });

  const accent = pieces.find(
    (piece) =>
      !isQuiet(piece.colour) &&
      piece !== hero &&
      // A pair of trousers is more than a note.
      piece.garment.slot !== 'bottom' &&
      piece.garment.slot !== 'outer' &&
      !isKind(piece.garment, 'jewelry', 'watch', 'sunglasses', 'glasses'),
  );
  if (accent !== undefined && isQuiet(hero.colour) && !isMourning(plan)) {
    add(0.9, 'title with a note', `${heroColour} with a note of ${colourWord(accent.colour)}`, {
      pieces: [hero, accent],
    });
  }

  const style = plan.wishes.styles[0];
  if (style !== undefined && second !== null)
    add(0.6, 'title of style', `${style.toLowerCase()} in ${heroColour} and ${secondColour}`, {
      pieces: both,
      words: [style],
    });

  return choices.filter(([, weight]) => weight > 0);
}

const BUSINESS_CASUAL = 3;
const BLACK_TIE = 7;
const PASSED_OVER = 0.1;
/** Titles that name no piece. */
const OF_COLOURS: ReadonlySet<Says> = new Set([
  ...(['title of layers', 'title of occasion', 'title of cold', 'title of rain', 'title of style'] as const),
]);

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
