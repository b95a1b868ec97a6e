/** What to look at when nothing more particular is known about an item, by its category. */
export const FALLBACK_TIPS: Readonly<Record<string, readonly string[]>> = {
  Tops: [
    'The shoulder seam should end at the shoulder bone',
    'A hem can be shortened to where you want it to end',
  ],
  Blazer: [
    'Fit the shoulders first: they are the costly part to alter',
    'Show a little shirt cuff: half an inch is classic',
  ],
  Shirt: [
    'Have the sides taken in if cloth gathers at the waist',
    'The collar should close with room for two fingers',
  ],
  Blouse: [
    'Darts at the back shape the waist without pulling in front',
    'Sleeves can be shortened at the cuff',
  ],
  Bottoms: [
    'Fit the widest part first and have the waist taken in',
    'Decide on the hem with the shoes you will wear',
  ],
  Pants: ['Hem to a slight break over the shoe', 'The waist can usually be moved by an inch or two'],
  Jeans: ['Ask for the original hem to be kept when shortening', 'A gap at the back waist is a simple fix'],
  Skirt: [
    'Choose a hem that ends at the narrowest part of the leg you like',
    'A lining keeps the skirt from catching',
  ],
  Dress: ['The waist seam should sit at your own waist', 'Straps can be shortened to lift the neckline'],
  Jacket: [
    'Close it over what you will wear beneath before judging the fit',
    'Sleeves should end at the wrist bone',
  ],
  Coat: ['Try it over your thickest layer', 'Sleeves should cover the wrist with the arm bent'],
  Footwear: [
    'Try shoes in the afternoon, when feet are largest',
    'A cobbler can stretch leather by about half a size',
  ],
};

export const LAST_FALLBACK_TIP = 'Consult with tailor';

export function fallbackTips(category: string): readonly string[] {
  return Object.hasOwn(FALLBACK_TIPS, category) ? (FALLBACK_TIPS[category] ?? []) : [LAST_FALLBACK_TIP];
}
