import type { Formality } from '#domain/wardrobe/formality.ts';
import type { Worn } from '#domain/wardrobe/garment.ts';
import type { ExplainedCode } from '../language/wishes/asked-codes.ts';

/** What a dress code means, for those who ask. */
export const CODES_EXPLAINED: Readonly<Record<ExplainedCode, string>> = {
  'black tie optional':
    'Black tie optional means a tuxedo or a dark suit and tie, a long gown or a dressy cocktail dress',
  'black tie':
    'Black tie means a black tuxedo with a bow tie and patent shoes, or a long evening gown; a very dressy midi also passes',
  'white tie': 'White tie means a tailcoat with white waistcoat and white bow tie, or a floor-length gown',
  cocktail: 'Cocktail means a dark suit, the tie optional, or a dress that ends around the knee',
  'business casual':
    'Business casual means trousers or a skirt with a shirt, a blouse or a fine knit, a blazer if you like, and no tie',
  'business formal': 'Business formal means a suit, a shirt or a blouse, and closed leather shoes',
  'smart casual':
    'Smart casual means neat but not formal: one good piece, such as a blazer, a blouse or pressed trousers, with something easy',
  'semi-formal': 'Semi-formal means a suit or a dress for the evening, short of a gown or a tuxedo',
  festive: 'Festive means a step dressier than an evening out, with color or shine, short of a tuxedo',
  formal: 'Formal means a dark suit and tie, or a long or very dressy dress',
};

const forAll = (text: string): Readonly<Record<Worn, string>> => ({
  womenswear: text,
  menswear: text,
  everyone: text,
});

/** How dressed up one is at each rung of the ladder, for those who ask. */
export const HOW_DRESSED: Readonly<Record<Formality, Readonly<Record<Worn, string>>>> = {
  0: forAll('How dressed up: not at all, this is for moving in'),
  1: forAll('How dressed up: casual, so neat everyday clothes are enough'),
  2: forAll('How dressed up: smart casual, one good piece with something easy'),
  3: {
    womenswear: 'How dressed up: a step above everyday, so a jacket, a dress or good trousers',
    menswear: 'How dressed up: a step above everyday, so a jacket or good trousers, and no tie needed',
    everyone: 'How dressed up: a step above everyday, so a jacket, a dress or good trousers',
  },
  4: {
    womenswear: 'How dressed up: dressy, so a suit or a good dress',
    menswear: 'How dressed up: dressy, so a suit; the tie is up to you',
    everyone: 'How dressed up: dressy, so a suit or a good dress',
  },
  5: {
    womenswear: 'How dressed up: semi-formal, so a dress for the evening or a suit of fine cloth',
    menswear: 'How dressed up: semi-formal, so a suit with a tie',
    everyone: 'How dressed up: semi-formal, so a suit with a tie or a dress for the evening',
  },
  6: {
    womenswear: 'How dressed up: cocktail, so a dress that ends around the knee or an evening suit',
    menswear: 'How dressed up: cocktail, so a dark suit',
    everyone: 'How dressed up: cocktail, so a dark suit or a dress that ends around the knee',
  },
  7: {
    womenswear: 'How dressed up: black tie, so a long evening dress or a tuxedo',
    menswear: 'How dressed up: black tie, so a tuxedo',
    everyone: 'How dressed up: black tie, so a tuxedo or a long evening dress',
  },
  8: {
    womenswear: 'How dressed up: white tie, so a floor-length gown',
    menswear: 'How dressed up: white tie, so a tailcoat',
    everyone: 'How dressed up: white tie, so a tailcoat or a floor-length gown',
  },
};
