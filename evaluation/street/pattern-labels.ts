/** What one person, looking at the photo alone, calls the cloth of a garment. */
export type PatternLabel = 'plain' | 'stripe' | 'check' | 'print' | 'patterned' | 'unclear';

/** By the class that the photo's mask gives the garment. */
export type LookLabels = Readonly<Record<string, PatternLabel>>;

/**
 * What is not plain in the photos of the street set, by the number of the photo: labelled by looking at the photos before
 * anything was measured on them. `patterned` has a pattern whose kind one could argue about (a herringbone, a grid of
 * small prints); `unclear` is what people would not agree on: fur, blocks of color, one motif, cloth worn to holes. Bags,
 * shoes and jewellery are no cloth.
 */
export const NOT_PLAIN: Readonly<Record<string, LookLabels>> = {
  '0005': { vest: 'print', cape: 'unclear' },
  '0008': { suit: 'check' },
  '0014': { dress: 'unclear' },
  '0026': { sweater: 'print', jeans: 'unclear' },
  '0032': { blazer: 'unclear' },
  '0038': { cape: 'print' },
  '0041': { bodysuit: 'print' },
  '0047': { blouse: 'unclear' },
  '0053': { vest: 'unclear' },
  '0059': { sweatshirt: 'stripe' },
  '0062': { stockings: 'unclear' },
  '0065': { coat: 'unclear', sweater: 'stripe' },
  '0071': { shirt: 'check' },
  '0086': { pants: 'print', sweater: 'stripe' },
  '0089': { blazer: 'patterned', blouse: 'print' },
  '0095': { dress: 'stripe' },
  '0098': { dress: 'check' },
  '0107': { dress: 'unclear' },
  '0110': { dress: 'check' },
  '0119': { 't-shirt': 'unclear' },
  '0122': { jeans: 'stripe' },
  '0125': { pants: 'print', blouse: 'print' },
  '0134': { dress: 'print' },
  '0137': { coat: 'patterned', dress: 'print' },
  '0146': { bodysuit: 'stripe' },
  '0149': { jacket: 'unclear', 't-shirt': 'unclear' },
  '0155': { coat: 'check' },
  '0158': { blouse: 'unclear' },
  '0161': { suit: 'check' },
  '0167': { scarf: 'unclear' },
  '0170': { romper: 'unclear', blouse: 'unclear' },
  '0179': { sweatshirt: 'unclear' },
  '0185': { 't-shirt': 'unclear', skirt: 'unclear' },
  '0188': { dress: 'unclear', skirt: 'print' },
  '0197': { sweatshirt: 'stripe' },
  '0212': { 't-shirt': 'print', dress: 'print' },
  '0215': { leggings: 'unclear' },
  '0218': { shorts: 'unclear' },
  '0227': { dress: 'print' },
  '0233': { cardigan: 'patterned' },
  '0236': { dress: 'print' },
  '0239': { dress: 'stripe' },
};

/**
 * The same for the photos of single garments, by the number that their file begins with. Mottled yarn, fur, blocks of color
 * and a single motif on the chest are `unclear`.
 */
export const GARMENTS_NOT_PLAIN: Readonly<Record<string, PatternLabel>> = {
  '00': 'stripe',
  '03': 'unclear',
  '04': 'print',
  '05': 'print',
  '06': 'print',
  '08': 'unclear',
  '09': 'unclear',
  10: 'print',
  11: 'print',
  12: 'unclear',
  14: 'unclear',
  16: 'unclear',
  20: 'unclear',
  21: 'unclear',
  24: 'unclear',
  29: 'check',
  30: 'unclear',
  34: 'check',
  35: 'check',
  36: 'check',
  37: 'print',
  38: 'print',
  39: 'print',
  40: 'print',
  43: 'stripe',
  44: 'print',
  48: 'unclear',
  49: 'unclear',
  56: 'unclear',
  57: 'unclear',
  58: 'unclear',
  59: 'unclear',
  60: 'print',
  62: 'unclear',
  63: 'unclear',
};
