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

type Called = Pick<NamedPiece, 'garment' | 'called'> & Partial<Pick<NamedPiece, 'fabric'>>;

function nounOfPiece({ garment, called, fabric }: Called): Noun | null {
  const name = called === undefined ? undefined : CALLED[called];
  if (name !== undefined) return nounIn(name);
  const noun = nounOf(garment);

  return noun !== null && fabric === 'vegan leather' ? notOfLeather(noun) : noun;
}

/** „Lederhose“ of vegan leather is a „Hose aus veganem Leder“. */
function notOfLeather({ noun, behind, ...rest }: Noun): Noun {
  const bare = /^Leder(\p{Ll}.+)/u.exec(noun)?.[1];
  if (bare === undefined) return { noun, behind, ...rest };

  return {
    ...rest,
    noun: bare.charAt(0).toUpperCase() + bare.slice(1),
    behind: [MADE_OF['vegan leather'], behind].filter((word) => word !== '').join(' '),
  };
}

/** „marineblauer Blazer“: color and garment. Null for a garment without a German name. */
export function shortNoun(piece: Called & Pick<NamedPiece, 'color'>): Noun | null {
  return inColour(nounOfPiece(piece), piece);
}

/** „karierter marineblauer Blazer“: what is seen of it from afar. */
export function seenNoun(piece: NamedPiece): Noun | null {
  const noun = nounOfPiece(piece);

  return noun === null || piece.called !== undefined
    ? inColour(noun, piece)
    : inColour(patterned(noun, piece), piece);
}

function inColour(
  noun: Noun | null,
  { color, fabric = '' }: Pick<NamedPiece, 'color'> & Called,
): Noun | null {
  const colour = colourNamed(color);
  if (noun === null || colour === null || saysColour(noun, colour)) return noun;
  const adjective = adjectiveOf(noun, colour);
  const strap = strapOf(noun, fabric);
  // Its strap has the color, and not its face.
  if (strap !== undefined)
    return { ...noun, behind: `mit ${adjective}em ${strap.replace(/^mit | aus .*$/g, '')}` };

  return { ...noun, adjectives: [...noun.adjectives, adjective] };
}

function patterned(noun: Noun, { fabric, pattern }: Pick<NamedPiece, 'fabric' | 'pattern'>): Noun {
  // Wax print is named for its pattern.
  const isSaid = fabric === 'wax-print cotton' || SAYS_PATTERN[pattern]?.test(noun.noun) === true;
  const adjective = isSaid ? '' : (PATTERN_ADJECTIVES[pattern] ?? '');
  const stripes = pattern === 'pinstripe' ? 'mit Nadelstreifen' : '';

  return {
    ...noun,
    adjectives: [...noun.adjectives, adjective].filter((word) => word !== ''),
    behind: [noun.behind, stripes].filter((word) => word !== '').join(' '),
  };
}

/** „karierter Blazer aus leichter Wolle“: pattern, garment and cloth, without the color. */
export function itemNoun({ garment, fabric, pattern, called }: Omit<NamedPiece, 'color'>): Noun | null {
  const noun = nounOfPiece({ garment, called, fabric });
  // Of what cloth it is, its owner knows.
  if (noun === null || called !== undefined) return noun;
  const cloth = isFabricName(fabric) ? clothOf(noun, fabric) : '';
  const worn = patterned(noun, { fabric, pattern });

  return { ...worn, behind: [cloth, worn.behind].filter((word) => word !== '').join(' ') };
}

/** „karierter marineblauer Blazer aus leichter Wolle“: all there is to say of it. */
export function fullNoun(piece: NamedPiece): Noun | null {
  return inColour(itemNoun(piece), { ...piece, fabric: '' });
}

export function colourNamed(name: string): ColourName | null {
  return COLOUR_NAMES.find((colour) => colour === name) ?? null;
}

/** Of a watch the cloth is its strap. */
function clothOf({ noun, behind }: Noun, fabric: FabricName): string {
  const strap = strapOf({ noun }, fabric);
  if (strap !== undefined) return strap;
  const isSaid =
    SAYS_CLOTH[fabric]?.test(`${noun} ${behind}`) === true ||
    (MADE_OF[fabric] !== '' && behind.includes(MADE_OF[fabric]));

  return isSaid ? '' : MADE_OF[fabric];
}

function strapOf({ noun }: Pick<Noun, 'noun'>, fabric: string): string | undefined {
  return noun === 'Uhr' && isFabricName(fabric) ? STRAPS[fabric] : undefined;
}

/** „weiße Fliege“, „aus goldfarbenem Metall“. */
export function saysColour({ adjectives, behind }: Noun, colour: ColourName): boolean {
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
};
