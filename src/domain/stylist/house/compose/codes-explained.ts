import type { Formality } from '#domain/wardrobe/formality.ts';
import type { ExplainedCode } from '../language/asked-codes.ts';

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

/** How dressed up one is at each rung of the ladder, for those who ask. */
export const HOW_DRESSED: Readonly<Record<Formality, string>> = {
  0: 'How dressed up: not at all, this is for moving in',
  1: 'How dressed up: casual, so neat everyday clothes are enough',
  2: 'How dressed up: smart casual, one good piece with something easy',
  3: 'How dressed up: a step above everyday, so a jacket, a dress or good trousers, and no tie needed',
  4: 'How dressed up: dressy, so a suit or a good dress; the tie is up to you',
  5: 'How dressed up: semi-formal, so a suit with a tie or a dress for the evening',
  6: 'How dressed up: cocktail, so a dark suit or a dress that ends around the knee',
  7: 'How dressed up: black tie, so a tuxedo or a long evening dress',
  8: 'How dressed up: white tie, so a tailcoat or a floor-length gown',
};
