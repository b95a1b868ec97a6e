import type { ColourName } from '../../src/contract/palette.ts';

/** The 15 basic color names of the labels. */
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

const TABLE: Readonly<Record<ColourName, readonly [BasicName, BasicName?]>> = {
  Black: ['black'],
  Charcoal: ['grey', 'black'],
  Slate: ['grey', 'blue'],
  Gray: ['grey'],
  Silver: ['grey'],
  White: ['white'],
  Ivory: ['cream', 'white'],
  Cream: ['cream'],
  Beige: ['beige'],
  Stone: ['beige', 'grey'],
  Taupe: ['brown', 'beige'],
  Tan: ['beige', 'brown'],
  Khaki: ['beige', 'brown'],
  Camel: ['brown', 'beige'],
  Cognac: ['brown'],
  Brown: ['brown'],
  Chocolate: ['brown'],
  Navy: ['navy'],
  'Royal Blue': ['blue'],
  Cobalt: ['blue'],
  Denim: ['blue'],
  'Sky Blue': ['blue'],
  'Powder Blue': ['blue'],
  Turquoise: ['teal'],
  Teal: ['teal'],
  'Forest Green': ['green'],
  Emerald: ['green'],
  Olive: ['green'],
  Sage: ['green'],
  Mint: ['green'],
  Lime: ['green'],
  Butter: ['yellow'],
  Yellow: ['yellow'],
  Mustard: ['yellow'],
  Gold: ['yellow'],
  Orange: ['orange'],
  Rust: ['orange', 'red'],
  Terracotta: ['orange'],
  Peach: ['orange', 'pink'],
  Coral: ['red', 'pink'],
  Red: ['red'],
  Burgundy: ['red'],
  Blush: ['pink'],
  'Dusty Rose': ['pink'],
  Pink: ['pink'],
  Fuchsia: ['pink'],
  Lavender: ['purple'],
  Mauve: ['purple'],
  Purple: ['purple'],
  Plum: ['purple'],
};

/** What a curated name is in basic words: one, or the two that it lies between (slate is a blue grey). */
export function basicNamesOf(name: ColourName): BasicName[] {
  return TABLE[name].filter((basic) => basic !== undefined);
}

/** The nearer of the two alone: the strict reading. */
export function basicNameOf(name: ColourName): BasicName {
  return TABLE[name][0];
}
