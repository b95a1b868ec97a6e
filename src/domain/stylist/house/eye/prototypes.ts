import { type ColourName, PALETTE } from '#contract/palette.ts';

/**
 * How the named colors look in photos, besides their ideal: cloth swallows light, phones lift blacks and
 * lamps are warm, so photographed black is about #322b2f and photographed navy about #26303e. With the
 * ideals alone both are nearest to Charcoal. Collected by measuring photographed cloth of known color.
 */
const PHOTOGRAPHED: Partial<Record<ColourName, string>> = {
  Black: '#0a0a0b #1f1c1e #2a2629 #322b2f #2b2a2c #332e2c #26262a',
  Charcoal: '#45454a #4a4a4c #50504f #3c3c41',
  Slate: '#5a6673 #707a86 #7b8792 #566370',
  Gray: '#7c7b7c #9a9998 #85817d #6c6c6d #a3a09c #74726f',
  Silver: '#b5b4b4 #aeaeb2 #bdbcba',
  White: '#efeeec #e6e5e4 #dedde0 #e4e6ea #dad9d8 #ece6e6 #e9e6df #d4d6da',
  Ivory: '#eee6d6 #e6ddcc',
  Cream: '#e9dab8 #e2d2a9',
  Beige: '#cdb99a #c8b69c #dccdb4',
  Stone: '#a79c8c #bdb2a4',
  Taupe: '#7a6a5e #93816f #85756c #6f6256 #706a60 #7e756c #948170',
  Tan: '#c39f76 #bd9c78',
  Khaki: '#a8946c #9c8a66 #bcaa84',
  Camel: '#ad7f49 #a67a4c',
  Cognac: '#8a4a22 #7f4522',
  Brown: '#5e4032 #74503a #57402f #664a3e #5a5047 #5c4c40',
  Chocolate: '#3d2820 #4a3028 #3a2a24 #403935 #463d37 #3a3330',
  Navy: '#26303e #1b2233 #232a44 #2a3350 #1e2b47 #2c3348 #2b2f38 #353a47 #3c4352 #2a2a3b #414a5c',
  'Royal Blue': '#2d4a94 #23408c',
  Cobalt: '#2a68c0 #3a74c8',
  Denim: '#46607f #5a789c #3f5876 #6a86a6',
  'Sky Blue': '#8fb4d6 #7fb0da #9cc0dc',
  'Powder Blue': '#b4c8d8 #c6d8e2 #a9c0d2',
  Turquoise: '#3fa8a8 #55bdb8',
  Teal: '#1e5c64 #23737a #2d6670 #174a54',
  'Forest Green': '#24402f #1e3d2c #2c4a38',
  Emerald: '#1c7c50 #2a9464',
  Olive: '#5a5a36 #747242 #4c4d33 #7d7a3e',
  Sage: '#a7b096 #8f9e80 #b4bca4',
  Mint: '#b9d8c4 #c6e2d0',
  Lime: '#a0c040 #90c020',
  Butter: '#efdf9c #f0e4b0',
  Yellow: '#e8c432 #e2bc28 #f0d450',
  Mustard: '#bb8c2c #c29a34 #ad8030',
  Gold: '#ac8a40 #a58244',
  Orange: '#e07428 #d96c20 #f08838',
  Rust: '#98442a #9c4a2c #8e3c20',
  Terracotta: '#b46048 #c87458',
  Peach: '#eeb694 #f2c8ac',
  Coral: '#e86e60 #e87e70',
  Red: '#b82232 #a81e2c #d03038 #be2a3a #c02020',
  Burgundy: '#641c30 #5a1a2a #782438',
  Blush: '#e6c4be #e0c0bc #ead2cc',
  'Dusty Rose': '#bb8486 #b88888 #cc9a98',
  Pink: '#ea98b0 #e88aa8 #f0b0c4',
  Fuchsia: '#c43078 #b42c74 #d84090',
  Lavender: '#b8a8d2 #c4b8dc #a898c4',
  Mauve: '#8c6880 #9c7890',
  Purple: '#5e3a86 #6c4490 #54307c',
  Plum: '#4a2442 #5a2e50 #44243c',
};

export interface Prototype {
  name: ColourName;
  hex: string;
}

export const PROTOTYPES: readonly Prototype[] = PALETTE.flatMap(({ name, hex }) => [
  { name, hex },
  ...(PHOTOGRAPHED[name] ?? '')
    .split(' ')
    .filter((photographed) => photographed !== '')
    .map((photographed) => ({ name, hex: photographed })),
]);
