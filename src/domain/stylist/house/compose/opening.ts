import { isKind } from '#domain/wardrobe/garment.ts';
import { capitalised, patternWord } from '#domain/wardrobe/item-words.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { type Sentence, tell } from '../../writing/sentence.ts';
import type { Piece } from './piece.ts';
import type { SeededRandom } from './seeded-random.ts';
import type { TemplateName } from './template-weights.ts';
import { colourWord, listed, pieceWords, suitNoun, withArticle, withOwner } from './wording.ts';

/**
 * The first sentence of a description: what is worn with what, the leading piece in full words.
 * @param isLoose nothing is tucked in
 */
export function openingFor(
  pieces: readonly Piece[],
  template: TemplateName,
  random: SeededRandom,
  isLoose = false,
): Sentence | null {
  const outfit = partsOf(pieces);

  if (outfit.dress !== undefined) return dressOpening(outfit, outfit.dress, random);
  if (outfit.top === undefined || outfit.bottom === undefined) return null;
  if (template === 'suit' && outfit.layer !== undefined)
    return suitOpening(outfit, outfit.layer, outfit.top, random);

  const outer = outfit.layer ?? outfit.coat;

  return outer === undefined
    ? separatesOpening(outfit, outfit.top, outfit.bottom, random, isLoose)
    : layeredOpening(outfit, outer, outfit.top, outfit.bottom, random);
}

interface Parts {
  top: Piece | undefined;
  bottom: Piece | undefined;
  dress: Piece | undefined;
  shoes: Piece | undefined;
  coat: Piece | undefined;
  layer: Piece | undefined;
  /** Under a jacket. */
  waistcoat: Piece | undefined;
}

function partsOf(pieces: readonly Piece[]): Parts {
  const inSlot = (slot: string) => pieces.find((piece) => piece.garment.slot === slot);
  const layers = pieces.filter((piece) => piece.garment.slot === 'outer');
  const jacket = layers.find((piece) => isKind(piece.garment, 'suit'));

  return {
    top: inSlot('top'),
    bottom: inSlot('bottom'),
    dress: inSlot('dress'),
    shoes: inSlot('shoes'),
    coat: layers.find((piece) => isCoat(piece.garment)),
    layer: jacket ?? layers.find((piece) => !isCoat(piece.garment)),
    waistcoat: jacket === undefined ? undefined : layers.find((piece) => isKind(piece.garment, 'vest')),
  };
}

function dressOpening({ layer, coat, shoes }: Parts, dress: Piece, random: SeededRandom): Sentence {
  const outer = layer ?? coat;
  const ground = shoes === undefined ? '' : said(shoes);
  if (outer === undefined) {
    const of = { pieces: there(dress, shoes) };
    return random.pick([
      tell('dress', `${full(dress)} with ${ground}`, of),
      tell('dress and shoes', `${full(dress)}, and ${ground} to go with it`, of),
      tell('dress alone', `One piece does the work: ${full(dress)}, worn with ${ground}`, of),
    ]);
  }

  const of = { pieces: there(dress, outer, shoes) };
  return random.pick([
    tell('dress under layer', `${full(dress)} under ${said(outer)}, with ${ground}`, of),
    tell('layer over dress', `${full(dress)} with ${said(outer)} over it and ${ground} below`, of),
  ]);
}

function suitOpening(
  { coat, shoes, bottom, waistcoat }: Parts,
  jacket: Piece,
  top: Piece,
  random: SeededRandom,
): Sentence {
  const ground = shoes === undefined ? '' : said(shoes);
  // The coat goes over the suit, and not over its shoes.
  const coated = coat === undefined ? ground : `${said(coat)} on top and ${ground}`;
  const lower = bottom !== undefined && isKind(bottom.garment, 'skirt') ? 'skirt' : 'trousers';
  const noun = suitNoun(jacket);
  const cloth = pieceWords({ ...jacket, garment: { ...jacket.garment, name: noun } });

  const of = { pieces: there(jacket, bottom, top, shoes, coat, waistcoat) };
  if (waistcoat !== undefined)
    return tell(
      'suit with waistcoat',
      `${withArticle(cloth, { name: noun })} with ${said(waistcoat)} over ${said(top)}${coat === undefined ? '' : `, ${said(coat)} on top`}, and ${ground}`,
      of,
    );

  return random.pick([
    tell('suit', `${withArticle(cloth, { name: noun })} over ${said(top)}, with ${coated}`, of),
    tell(
      'suit of one cloth',
      `${jacketOf(noun)} and ${lower} cut from one ${cloth.slice(0, -noun.length - 1)}, worn with ${listed([said(top), ...(coat === undefined ? [] : [said(coat)]), ground])}`,
      of,
    ),
  ]);
}

/** A tuxedo is its jacket and its trousers. */
function jacketOf(noun: string): string {
  return noun === 'suit' ? 'Jacket' : noun === 'tuxedo' ? 'Tuxedo jacket' : capitalised(noun);
}

function separatesOpening(
  { shoes }: Parts,
  top: Piece,
  bottom: Piece,
  random: SeededRandom,
  isLoose: boolean,
): Sentence {
  const ground = shoes === undefined ? '' : said(shoes);
  const joint =
    isTucked(top) && !isLoose && !isKind(bottom.garment, 'active', 'swim', 'joggers')
      ? random.pick(['tucked into', 'with'] as const)
      : top.garment.fit === 'oversized' && bottom.garment.fit !== 'wide-leg'
        ? random.pick(['with', 'worn loose over'] as const)
        : 'with';
  const of = { pieces: there(top, bottom, shoes) };

  return random.pick([
    tell(`top ${joint} bottom`, `${full(top)} ${joint} ${said(bottom)}, and ${ground}`, of),
    tell('bottom with top', `${full(bottom)} with ${said(top)} and ${ground}`, of),
  ]);
}

function layeredOpening(
  { coat, shoes, layer }: Parts,
  outer: Piece,
  top: Piece,
  bottom: Piece,
  random: SeededRandom,
): Sentence {
  const coatWords = coat === undefined || layer === undefined ? '' : `, all of it under ${said(coat)}`;
  const ground = shoes === undefined ? '' : said(shoes);

  const of = { pieces: there(outer, top, bottom, shoes, coatWords === '' ? undefined : coat) };
  return random.pick([
    tell(
      'layer over top',
      `${full(outer)} over ${said(top)}, with ${said(bottom)} and ${ground}${coatWords}`,
      of,
    ),
    tell(
      'top and bottom under layer',
      `${full(top)} and ${said(bottom)} under ${said(outer)}, with ${ground}${coatWords}`,
      of,
    ),
    tell(
      'layer over them',
      `${full(bottom)} and ${said(top)}, ${said(outer)} over them, and ${ground} below${coatWords}`,
      of,
    ),
  ]);
}

function there(...pieces: readonly (Piece | undefined)[]): Piece[] {
  return pieces.filter((piece) => piece !== undefined);
}

/** "a navy lightweight wool blazer". */
function full(piece: Piece): string {
  return withOwner(pieceWords(piece), piece);
}

/** "a navy checked blazer": color, pattern and name without the cloth. */
function said(piece: Piece): string {
  // What is of vegan leather is not called leather.
  const name =
    piece.fabric === 'vegan leather'
      ? piece.garment.name.replace(/^leather /, 'vegan leather ')
      : piece.garment.name;
  const colour = colourWord(piece.colour);
  const pattern =
    piece.owned?.called === undefined ? patternWord(piece.garment, piece.fabric, piece.pattern) : '';
  const words = [name.includes(colour) ? '' : colour, pattern, name].filter((word) => word !== '').join(' ');

  return withOwner(words, piece);
}

/** Cut straight at the hem, to hang over the waistband. */
const WORN_OUT: ReadonlySet<string> = new Set(['kurta', 'camp-shirt', 'boxy-tee', 'wax-print-shirt']);

function isTucked(top: Piece): boolean {
  return (
    isKind(top.garment, 'shirt', 'blouse', 'tshirt', 'camisole', 'tank', 'turtleneck') &&
    top.garment.fit !== 'oversized' &&
    !WORN_OUT.has(top.garment.key)
  );
}
