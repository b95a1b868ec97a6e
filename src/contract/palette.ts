/** The 50 curated colors: the only names that palettes, favourites and outfits use. */
export const PALETTE = [
  { name: 'Black', hex: '#16161a', family: 'neutrals' },
  { name: 'Charcoal', hex: '#3e3e41', family: 'neutrals' },
  { name: 'Slate', hex: '#66717e', family: 'neutrals' },
  { name: 'Gray', hex: '#8e9092', family: 'neutrals' },
  { name: 'Silver', hex: '#c3c6c9', family: 'neutrals' },
  { name: 'White', hex: '#fafaf8', family: 'neutrals' },
  { name: 'Ivory', hex: '#f3ecdc', family: 'neutrals' },
  { name: 'Cream', hex: '#f0e4c8', family: 'neutrals' },
  { name: 'Beige', hex: '#d9c7a8', family: 'neutrals' },
  { name: 'Stone', hex: '#b5ab9b', family: 'neutrals' },
  { name: 'Taupe', hex: '#867769', family: 'neutrals' },
  { name: 'Tan', hex: '#cda87c', family: 'browns' },
  { name: 'Khaki', hex: '#b5a27a', family: 'browns' },
  { name: 'Camel', hex: '#b88d60', family: 'browns' },
  { name: 'Cognac', hex: '#96501f', family: 'browns' },
  { name: 'Brown', hex: '#6a4630', family: 'browns' },
  { name: 'Chocolate', hex: '#46291d', family: 'browns' },
  { name: 'Navy', hex: '#1f2a44', family: 'blues' },
  { name: 'Royal Blue', hex: '#2647a0', family: 'blues' },
  { name: 'Cobalt', hex: '#1e62cf', family: 'blues' },
  { name: 'Denim', hex: '#4a6a93', family: 'blues' },
  { name: 'Sky Blue', hex: '#86bde6', family: 'blues' },
  { name: 'Powder Blue', hex: '#bcd5e6', family: 'blues' },
  { name: 'Turquoise', hex: '#35b5b0', family: 'blues' },
  { name: 'Teal', hex: '#176b6f', family: 'blues' },
  { name: 'Forest Green', hex: '#1f4a34', family: 'greens' },
  { name: 'Emerald', hex: '#128a5b', family: 'greens' },
  { name: 'Olive', hex: '#666538', family: 'greens' },
  { name: 'Sage', hex: '#9dac8c', family: 'greens' },
  { name: 'Mint', hex: '#b6e2c8', family: 'greens' },
  { name: 'Lime', hex: '#a8cb3c', family: 'greens' },
  { name: 'Butter', hex: '#f6e7a1', family: 'yellows' },
  { name: 'Yellow', hex: '#f3cf2e', family: 'yellows' },
  { name: 'Mustard', hex: '#c8962a', family: 'yellows' },
  { name: 'Gold', hex: '#b8953f', family: 'yellows' },
  { name: 'Orange', hex: '#ec7a22', family: 'oranges' },
  { name: 'Rust', hex: '#9f4a2a', family: 'oranges' },
  { name: 'Terracotta', hex: '#c0664a', family: 'oranges' },
  { name: 'Peach', hex: '#f6bf9c', family: 'oranges' },
  { name: 'Coral', hex: '#f27664', family: 'reds' },
  { name: 'Red', hex: '#c8202f', family: 'reds' },
  { name: 'Burgundy', hex: '#6d1a32', family: 'reds' },
  { name: 'Blush', hex: '#eecdc6', family: 'pinks' },
  { name: 'Dusty Rose', hex: '#c48c8d', family: 'pinks' },
  { name: 'Pink', hex: '#f29fb9', family: 'pinks' },
  { name: 'Fuchsia', hex: '#cf2a82', family: 'pinks' },
  { name: 'Lavender', hex: '#c0b1de', family: 'purples' },
  { name: 'Mauve', hex: '#957089', family: 'purples' },
  { name: 'Purple', hex: '#673a93', family: 'purples' },
  { name: 'Plum', hex: '#4f2345', family: 'purples' },
] as const;

export type PaletteColour = (typeof PALETTE)[number];
export type ColourName = PaletteColour['name'];
export type ColourFamily = PaletteColour['family'];

export const COLOUR_NAMES = PALETTE.map((colour) => colour.name) as [ColourName, ...ColourName[]];

export const MAX_CUSTOM_COLOURS = 8;
/** Only the first six AI-analysed colors are shown. */
export const SHOWN_ANALYSED_COLOURS = 6;
