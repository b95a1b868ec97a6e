import { type ColourFamily, type ColourName, PALETTE } from '#contract/palette.ts';
import { measureHarmony } from '#domain/colour/harmony.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import { isQuiet } from '../colour-pairs.ts';
import { onTheWheel } from '../on-the-wheel.ts';
import type { Piece } from '../piece.ts';
import { isMain } from '../search.ts';
import { leads } from '../title.ts';
import { colourWord, listed, shortName, shortPieceWords, suitNoun } from '../wording.ts';

/** How its colors go together, each in the words that say most of just these; nothing where there is nothing to say. */
export function colourReason(pieces: readonly Piece[]): Sentence | null {
  const seen = pieces.filter((piece) => !isKind(piece.garment, 'jewelry', 'watch'));
  const loud = [...new Set(seen.map((piece) => piece.colour))].filter((colour) => !isQuiet(colour));
  // A print brings colors of its own, and three loud ones are held together by quiet pieces or by nothing.
  const hasPrint = seen.some(({ pattern }) => pattern === 'floral' || pattern === 'check');
  if ((loud.length > 0 && hasPrint) || (loud.length > 1 && !seen.some(({ colour }) => isQuiet(colour))))
    return null;
  // Shoes and a bag hold nothing together.
  if (loud.length > 2 && !seen.some((piece) => isMain(piece) && isQuiet(piece.colour))) return null;
  const [only] = loud;
  if (only === undefined) return quietReason(seen);

  return loud.length === 1 ? oneLoud(seen, only) : severalLoud(loud);
}

function quietReason(seen: readonly Piece[]): Sentence | null {
  // What shines is loud in any color.
  if (seen.some(({ fabric }) => SHINING.includes(fabric))) return null;
  const [first, ...others] = seen;
  if (first !== undefined && others.length > 1 && others.every(({ colour }) => colour === first.colour))
    return tell('one color throughout', `${colourWord(first.colour)} from head to toe`, {
      words: [first.colour],
    });
  const pair = pairOf(seen);
  if (pair === null) return null;
  const { hero, second, contrastName } = pair;
  // Of what is worn large none is left out: a black sweater between khaki and charcoal is seen, too.
  const named = oneOfEach([hero, second, ...seen.filter(isMain)]);
  if (named.length > MOST_NAMED) return null;
  const colours = named.map(({ colour }) => colour);
  // Beside black and cream a tie of forest green is quiet, too, and still a third color.
  if (seen.some(({ colour }) => OF_COLOUR.has(familyOf(colour)) && !colours.includes(colour))) return null;
  const words = listed(colours.map(colourWord));
  const isAll = seen.every(({ colour }) => colours.includes(colour));
  // A contrast is between two, and nothing is tone on tone beside boots of another color.
  const isOfTwo = named.length === 2 && (isAll || contrastName !== 'tone on tone');
  const contrast = contrastName === 'tone on tone' ? `, ${contrastName}` : ` in ${contrastName}`;
  const of = { pieces: named, words: isOfTwo ? [contrastName] : [] };

  return isAll
    ? tell('quiet colors', `Quiet colors only${isOfTwo ? contrast : ''}: ${words}`, of)
    : tell(
        'quiet colors above all',
        `Quiet colors only, above all ${words}${isOfTwo ? `,${contrast}` : ''}`,
        of,
      );
}

/** Of more colors nobody keeps count. */
const MOST_NAMED = 3;

/** The first piece of each color. */
function oneOfEach(pieces: readonly Piece[]): Piece[] {
  return pieces.filter((piece, at) => pieces.findIndex(({ colour }) => colour === piece.colour) === at);
}

const SHINING: readonly FabricName[] = ['sequin', 'brocade'];

/** Which piece brings the color says more than that there is one. */
function oneLoud(seen: readonly Piece[], colour: ColourName): Sentence | null {
  // Gold and silver shine, and are no color.
  if (METALS.includes(colour)) return null;
  const bearers = seen.filter((piece) => piece.colour === colour);
  const [first] = bearers;
  if (first === undefined || bearers.length === seen.length) return null;
  if (bearers.length > 1 && bearers.every(({ garment }) => garment.suits.length > 0))
    return tell('color of one piece', `The ${colourWord(colour)} ${suitNoun(first)} brings the color`, {
      pieces: [first],
      words: [bearers.some(({ garment }) => isKind(garment, 'skirt')) ? 'suit with a skirt' : 'suit'],
    });
  if (bearers.length > 1)
    return tell(
      'color that returns',
      `${colourWord(colour)} returns in ${listed(bearers.map(({ garment }) => `the ${shortName(garment)}`))}`,
      { pieces: bearers },
    );

  // A green jacket is a color, too, however quietly it is worn, and so is a green tie.
  const isBeside = seen.some((piece) => piece !== first && OF_COLOUR.has(familyOf(piece.colour)));
  if (isBeside) return null;

  return tell(
    'color of one piece',
    `The ${shortPieceWords(first)} ${isPlural(first.garment) ? 'bring' : 'brings'} the color`,
    { pieces: [first] },
  );
}

function familyOf(colour: ColourName): ColourFamily | undefined {
  return PALETTE.find(({ name }) => name === colour)?.family;
}

const OF_COLOUR: ReadonlySet<ColourFamily | undefined> = new Set([
  ...(['greens', 'yellows', 'oranges', 'reds', 'pinks', 'purples'] as const),
]);
const METALS: readonly ColourName[] = ['Gold', 'Silver'];

/** Two that stand in a relation have a word for it; what is only side by side is seen. */
function severalLoud(loud: readonly ColourName[]): Sentence | null {
  const [first, second] = loud;
  if (first === undefined || second === undefined || loud.length > 2) return null;
  const relation = onTheWheel(first, second);
  if (relation === 'apart') return null;

  return tell('loud colors', `${colourWord(first)} and ${colourWord(second)} ${WHEEL_WORDS[relation]}`, {
    words: loud,
  });
}

const WHEEL_WORDS: Record<Exclude<ReturnType<typeof onTheWheel>, 'apart'>, string> = {
  neighbors: 'are neighbors on the color wheel and go together easily',
  opposites: 'are opposites on the color wheel: each makes the other stronger',
};

const SEEN_ACROSS = 0.33;

/** Where nothing else is to be said of it: its two colors and how far they stand apart. */
export function colourPairReason(pieces: readonly Piece[]): Sentence | null {
  const pair = pairOf(pieces);
  if (pair === null) return null;
  const { hero, second, contrastName } = pair;

  return tell('color pair', `${colourWord(hero.colour)} and ${colourWord(second.colour)}, ${contrastName}`, {
    pieces: [hero, second],
    words: [contrastName],
  });
}

/** The two that are seen first: of a dress alone, and where both are of one color, the first and the shoes. */
function pairOf(pieces: readonly Piece[]): { hero: Piece; second: Piece; contrastName: string } | null {
  const { hero, second: answering } = leads(pieces);
  const shoes = pieces.find(({ garment }) => garment.slot === 'shoes');
  const second = [answering, shoes].find((piece) => piece != null && piece.colour !== hero.colour);
  if (second == null) return null;
  const { contrast, contrastName } = measureHarmony([hexOf(hero.colour), hexOf(second.colour)]);
  // White beside gray, black beside denim: of two large pieces it is seen across a street.
  const isClear = contrast > SEEN_ACROSS && contrastName === 'soft contrast';

  return { hero, second, contrastName: isClear ? 'clear contrast' : contrastName };
}
