import type { ColourName } from '../../src/contract/palette.ts';

/** The 15 basic colour names of the labels. */
export type BasicName =
  | 'black'
  | 'grey'
  | 'white'
  | 'cream'
  | 'beige'
  | 'brown'
  | 'navy'
  | 'blue'
  | 'teal'
  | 'green'
  | 'yellow'
  | 'orange'
  | 'red'
  | 'pink'
  | 'purple';

/** Each of the 50 names means one basic name, so that nobody is right by ambiguity. */
export const BASIC_NAMES: Readonly<Record<ColourName, BasicName>> = {
  Black: 'black',
  Charcoal: 'grey',
  Slate: 'grey',
  Gray: 'grey',
  Silver: 'grey',
  White: 'white',
  Ivory: 'cream',
  Cream: 'cream',
  Beige: 'beige',
  Stone: 'beige',
  Taupe: 'brown',
  Tan: 'beige',
  Khaki: 'beige',
  Camel: 'brown',
  Cognac: 'brown',
  Brown: 'brown',
  Chocolate: 'brown',
  Navy: 'navy',
  'Royal Blue': 'blue',
  Cobalt: 'blue',
  Denim: 'blue',
  'Sky Blue': 'blue',
  'Powder Blue': 'blue',
  Turquoise: 'teal',
  Teal: 'teal',
  'Forest Green': 'green',
  Emerald: 'green',
  Olive: 'green',
  Sage: 'green',
  Mint: 'green',
  Lime: 'green',
  Butter: 'yellow',
  Yellow: 'yellow',
  Mustard: 'yellow',
  Gold: 'yellow',
  Orange: 'orange',
  Rust: 'orange',
  Terracotta: 'orange',
  Peach: 'orange',
  Coral: 'pink',
  Red: 'red',
  Burgundy: 'red',
  Blush: 'pink',
  'Dusty Rose': 'pink',
  Pink: 'pink',
  Fuchsia: 'pink',
  Lavender: 'purple',
  Mauve: 'purple',
  Purple: 'purple',
  Plum: 'purple',
};
