import type { Told, ToldPiece } from '#contract/told.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Says } from '../says.ts';
import { COLOUR_ADJECTIVES } from './colour-adjectives.ts';
import { COLOURS } from './colour-names.ts';
import { bare, listed } from './inflection.ts';
import { asTitle, nounOfPiece } from './named.ts';
import { OCCASIONS } from './occasions.ts';
import { colourNamed } from './piece.ts';
import { STYLES } from './style-names.ts';
import { suitNoun } from './suit.ts';

type Titles = Record<Extract<Says, `title ${string}`>, (told: Told) => string>;

export const TITLES: Titles = {
  'title of today': () => 'Heute von Kopf bis Fuß',
  'title of one piece': (told) => heroOf(told),
  'title of two pieces': (told) =>
    isSuit(told)
      ? `${heroOf(told)}, ${asTitle(second(told))}`
      : `${inColour(first(told))}, ${inColour(second(told))}`,
  'title of layers': ({ pieces = [] }) => coloursOf(pieces),
  // Not „Essen mit Freunden in Camel“, as if the friends wore it.
  'title of occasion': ({ words = [], pieces = [] }) => {
    const occasion = OCCASIONS[words[0] ?? '']?.title ?? 'Heute';

    return `${occasion}${HAS_PREPOSITION.test(occasion) ? ':' : ' in'} ${coloursOf(pieces)}`;
  },
  'title with shoes': withShoes,
  'title of purpose': (told) =>
    `${heroOf({ ...told, pieces: [{ ...first(told), color: '' }] })} ${OCCASIONS[told.words?.[0] ?? '']?.purpose ?? ''}`.trim(),
  'title of linen': () => 'Leinen für heiße Tage',
  'title of cold': ({ pieces = [] }) => `${coloursOf(pieces)} gegen die Kälte`,
  'title of dry': () => 'Vom Regen unbeeindruckt',
  'title of rain': ({ pieces = [] }) => `Regentag in ${coloursOf(pieces)}`,
  'title with a note': (told) => `${nameOf(first(told))} mit ${nameOf(second(told))}`,
  'title of style': ({ words = [], pieces = [] }) =>
    `${(STYLES as Readonly<Record<string, string>>)[words[0] ?? ''] ?? words[0]} in ${coloursOf(pieces)}`,
};

/** „Wickelkleid mit Sandalen“, but „Wickelkleid und Sandaletten mit Blockabsatz“, and no shirt has shoes. */
function withShoes(told: Told): string {
  if (!isSuit(told) && garmentOf(first(told).garment)?.slot !== 'dress')
    return `${heroOf(told)}, ${asTitle(second(told))}`;
  const shoes = nounOfPiece(second(told));
  const isLong = / mit /.test(bare(shoes, 'nominative'));

  return `${heroOf(told)} ${isLong ? `und ${bare(shoes, 'nominative')}` : `mit ${bare(shoes, 'dative')}`}`;
}

function heroOf({ words = [], pieces = [] }: Told): string {
  const piece = first({ pieces });
  if (!isSuit({ words })) return asTitle(piece);
  const isWithSkirt = words.includes('suit with a skirt');
  const colour = colourNamed(piece.color);

  return bare(
    {
      ...suitNoun(garmentOf(piece.garment), isWithSkirt, pieces),
      adjectives: colour === null ? [] : [COLOUR_ADJECTIVES[colour]],
    },
    'nominative',
  );
}

function isSuit({ words = [] }: Pick<Told, 'words'>): boolean {
  return words.includes('suit') || words.includes('suit with a skirt');
}

/** „Chino in Marine“: shorter words than „marineblaue Chino“, of which two make a title of four lines. */
function inColour(piece: ToldPiece): string {
  const named = asTitle(piece);
  const bareName = asTitle({ ...piece, color: '' });
  const isSaid = named === bareName || piece.color === 'Denim';

  return isSaid ? named : `${bareName} in ${nameOf(piece)}`;
}

function coloursOf(pieces: readonly ToldPiece[]): string {
  return listed([...new Set(pieces.map(nameOf))]);
}

function nameOf({ color }: ToldPiece): string {
  const colour = colourNamed(color);

  return colour === null ? color : COLOURS[colour];
}

function first({ pieces = [] }: Pick<Told, 'pieces'>): ToldPiece {
  return pieces[0] ?? NOTHING;
}

function second({ pieces = [] }: Pick<Told, 'pieces'>): ToldPiece {
  return pieces[1] ?? first({ pieces });
}

const HAS_PREPOSITION = /(?:^| )(?:am|an|aufs?|beim?|hinterm|im|in|mit|nach|per|übers?|vor|zu[mr]?) /i;

const NOTHING: ToldPiece = { garment: '', color: '', fabric: '', pattern: '' };
