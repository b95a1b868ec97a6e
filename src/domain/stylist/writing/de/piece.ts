import { COLOUR_NAMES, type ColourName } from '#contract/palette.ts';
import { type FabricName, isFabricName } from '#domain/wardrobe/fabrics.ts';
import { MADE_OF, SAYS_CLOTH } from './cloths.ts';
import { COLOUR_ADJECTIVES } from './colour-adjectives.ts';
import { type Noun, nounIn, nounOf } from './nouns.ts';

/** What a piece is called by, as its item stores it. */
export interface NamedPiece {
  garment: string;
  fabric: string;
  pattern: string;
  color: string;
  /** What its owner calls it, in English. */
  called?: string | undefined;
}

/** What owners call what they have, where the wardrobe is more particular: a coat need not be a pea coat. */
const CALLED: Readonly<Record<string, string>> = {
  coat: 'Mantel',
  'wool coat': 'Wollmantel',
  'winter coat': 'Wintermantel',
  jacket: 'Jacke',
  blazer: 'Blazer',
  cardigan: 'Cardigan',
  sweater: 'Pullover',
  shirt: 'Hemd',
  blouse: 'Bluse',
  top: 'Top',
  trousers: 'Hose',
  'leather trousers': 'Lederhose',
  skirt: 'Rock',
  'leather skirt': 'Lederrock',
  jeans: 'Jeans',
  shorts: 'Shorts',
  dress: 'Kleid',
  boots: 'Stiefel',
  sneakers: 'Sneaker',
  loafers: 'Loafer',
  oxfords: 'Oxfords',
  bag: 'Tasche',
  scarf: 'Schal',
};

function nounOfPiece({ garment, called }: Pick<NamedPiece, 'garment' | 'called'>): Noun | null {
  const name = called === undefined ? undefined : CALLED[called];

  return name === undefined ? nounOf(garment) : nounIn(name);
}

/** „marineblauer Blazer“: colour and garment. Null for a garment without a German name. */
export function shortNoun(piece: Pick<NamedPiece, 'garment' | 'color' | 'called'>): Noun | null {
  const noun = nounOfPiece(piece);
  const { color } = piece;
  const colour = colourNamed(color);
  if (noun === null || colour === null || saysColour(noun, colour)) return noun;

  return { ...noun, adjectives: [...noun.adjectives, adjectiveOf(noun, colour)] };
}

/** „karierter Blazer aus leichter Wolle“: pattern, garment and cloth, without the colour. */
export function itemNoun({ garment, fabric, pattern, called }: Omit<NamedPiece, 'color'>): Noun | null {
  const noun = nounOfPiece({ garment, called });
  // Of what cloth it is, its owner knows.
  if (noun === null || called !== undefined) return noun;
  // Wax print is named for its pattern.
  const isPatternSaid = fabric === 'wax-print cotton' || SAYS_PATTERN[pattern]?.test(noun.noun) === true;
  const pinstripe = pattern === 'pinstripe' ? 'mit Nadelstreifen' : '';
  const adjective = isPatternSaid ? '' : (PATTERN_ADJECTIVES[pattern] ?? '');

  return {
    ...noun,
    adjectives: [...noun.adjectives, adjective].filter((word) => word !== ''),
    behind: [isFabricName(fabric) ? clothOf(noun, fabric) : '', noun.behind, pinstripe]
      .filter((word) => word !== '')
      .join(' '),
  };
}

/** „karierter marineblauer Blazer aus leichter Wolle“: all there is to say of it. */
export function fullNoun(piece: NamedPiece): Noun | null {
  const noun = itemNoun(piece);
  const colour = colourNamed(piece.color);
  if (noun === null || colour === null || saysColour(noun, colour)) return noun;

  return { ...noun, adjectives: [...noun.adjectives, adjectiveOf(noun, colour)] };
}

export function colourNamed(name: string): ColourName | null {
  return COLOUR_NAMES.find((colour) => colour === name) ?? null;
}

/** Of a watch the cloth is its strap. */
function clothOf({ noun, behind }: Noun, fabric: FabricName): string {
  const strap = /uhr$/i.test(noun) ? STRAPS[fabric] : undefined;
  if (strap !== undefined) return strap;

  return SAYS_CLOTH[fabric]?.test(`${noun} ${behind}`) === true ? '' : MADE_OF[fabric];
}

/** „weiße Fliege“, „aus goldfarbenem Metall“. */
function saysColour({ adjectives, behind }: Noun, colour: ColourName): boolean {
  const adjective = COLOUR_ADJECTIVES[colour];

  return adjectives.includes(adjective) || behind.includes(adjective);
}

/** „Jeansblaue Jeans“ would say it twice. */
function adjectiveOf({ noun }: Noun, colour: ColourName): string {
  return colour === 'Denim' && /jeans/i.test(noun) ? 'blau' : COLOUR_ADJECTIVES[colour];
}

const STRAPS: Partial<Record<FabricName, string>> = {
  leather: 'mit Lederarmband',
  'vegan leather': 'mit Armband aus veganem Leder',
  rubber: 'mit Gummiarmband',
  nylon: 'mit Nylonarmband',
  canvas: 'mit Stoffarmband',
};

const PATTERN_ADJECTIVES: Readonly<Record<string, string>> = {
  stripe: 'gestreift',
  check: 'kariert',
  floral: 'geblümt',
  dot: 'gepunktet',
};

/** Names that say the pattern already. */
const SAYS_PATTERN: Readonly<Record<string, RegExp>> = {
  stripe: /breton/i,
  check: /flanell/i,
};
