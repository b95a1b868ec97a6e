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
