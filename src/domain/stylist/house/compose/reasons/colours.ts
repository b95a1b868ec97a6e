import type { ColourName } from '#contract/palette.ts';
import { measureHarmony } from '#domain/colour/harmony.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import { isQuiet } from '../colour-pairs.ts';
import { onTheWheel } from '../on-the-wheel.ts';
import { hexOf, type Piece } from '../piece.ts';
import { isMain } from '../search.ts';
import { leads } from '../title.ts';
import { colourWord, listed, shortName, shortPieceWords, suitNoun } from '../wording.ts';

/** How its colors go together, each in the words that say most of just these; nothing where there is nothing to say. */
export function colourReason(pieces: readonly Piece[], seed: number): Sentence | null {
  const seen = pieces.filter((piece) => !isKind(piece.garment, 'jewelry', 'watch'));
  const loud = [...new Set(seen.map((piece) => piece.colour))].filter((colour) => !isQuiet(colour));
  // A print brings colors of its own, and three loud ones are held together by quiet pieces or by nothing.
  const hasPrint = seen.some(({ pattern }) => pattern === 'floral' || pattern === 'check');
  if ((loud.length > 0 && hasPrint) || (loud.length > 1 && !seen.some(({ colour }) => isQuiet(colour))))
    return null;
  // Shoes and a bag hold nothing together.
  if (loud.length > 2 && !seen.some((piece) => isMain(piece) && isQuiet(piece.colour))) return null;
  const [only] = loud;
  if (only === undefined) return quietReason(seen, seed);

  return loud.length === 1 ? oneLoud(seen, only) : severalLoud(pieces, loud);
}

function quietReason(seen: readonly Piece[], seed: number): Sentence | null {
  const [first, ...others] = seen;
  if (first !== undefined && others.length > 1 && others.every(({ colour }) => colour === first.colour))
    return tell('one color throughout', `${colourWord(first.colour)} from head to toe`, {
      words: [first.colour],
    });
  const pair = pairOf(seen);
  if (pair === null) return null;
  const { hero, second, contrastName } = pair;
  const of = { pieces: [hero, second], words: [contrastName] };
  const [one, other] = [colourWord(hero.colour), colourWord(second.colour)];

  return seed % 2 === 0
    ? tell('two colors', `${one} with ${other}: ${contrastName}, quiet colors only`, of)
    : tell('two quiet colors', `Quiet colors: ${one} and ${other}, ${contrastName}`, of);
}

/** Which piece brings the color says more than that there is one. */
function oneLoud(seen: readonly Piece[], colour: ColourName): Sentence | null {
  // Gold and silver shine, and are no color.
  if (METALS.includes(colour)) return null;
  const bearers = seen.filter((piece) => piece.colour === colour);
  const [first] = bearers;
  if (first === undefined || bearers.length === seen.length) return null;
  if (bearers.length > 1 && bearers.every(({ garment }) => garment.suits.length > 0))
    return tell(
      'color of one piece',
      `The ${colourWord(colour)} ${suitNoun(first)} brings the color; everything else is quiet`,
      {
        pieces: [first],
        words: [bearers.some(({ garment }) => isKind(garment, 'skirt')) ? 'suit with a skirt' : 'suit'],
      },
    );
  if (bearers.length > 1)
    return tell(
      'color that returns',
      `${colourWord(colour)} returns in ${listed(bearers.map(({ garment }) => `the ${shortName(garment)}`))}; everything else is quiet`,
      { pieces: bearers },
    );

  return tell(
    'color of one piece',
    `The ${shortPieceWords(first)} ${isPlural(first.garment) ? 'bring' : 'brings'} the color; everything else is quiet`,
    { pieces: [first] },
  );
}

const METALS: readonly ColourName[] = ['Gold', 'Silver'];

function severalLoud(pieces: readonly Piece[], loud: readonly ColourName[]): Sentence {
  const text = loudWords(loud);
  const pair = pairOf(pieces);
  if (pair === null) return tell('loud colors', text, { words: loud });
  const { hero, second, contrastName } = pair;

  return tell(
    'two colors',
    `${colourWord(hero.colour)} with ${colourWord(second.colour)}: ${contrastName}; ${text}`,
    { pieces: [hero, second], words: [contrastName, ...loud] },
  );
}

/** The two that are seen first: of a dress alone, it and its shoes. */
function pairOf(pieces: readonly Piece[]): { hero: Piece; second: Piece; contrastName: string } | null {
  const { hero, second: answering } = leads(pieces);
  const second = answering ?? pieces.find(({ garment }) => garment.slot === 'shoes');
  if (second === undefined || second.colour === hero.colour) return null;
  const { contrastName } = measureHarmony([hexOf(hero.colour), hexOf(second.colour)]);

  return { hero, second, contrastName };
}

function loudWords(loud: readonly ColourName[]): string {
  const [first, second] = loud;
  if (first === undefined || second === undefined || loud.length > 2)
    return 'more color than most would dare, held together by the quiet pieces';

  return `${colourWord(first)} and ${colourWord(second)} ${WHEEL_WORDS[onTheWheel(first, second)]}`;
}

const WHEEL_WORDS: Record<ReturnType<typeof onTheWheel>, string> = {
  neighbors: 'are neighbors on the color wheel',
  opposites: 'are opposites on the color wheel',
  apart: 'are kept apart by quiet pieces',
};
