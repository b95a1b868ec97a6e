import type { ColourName } from '#contract/palette.ts';
import type * as English from './colours.ts';

const COLOURS: Record<ColourName, string> = {
  Black: 'Schwarz',
  Charcoal: 'Anthrazit',
  Slate: 'Schiefer',
  Gray: 'Grau',
  Silver: 'Silber',
  White: 'Weiß',
  Ivory: 'Elfenbein',
  Cream: 'Creme',
  Beige: 'Beige',
  Stone: 'Stein',
  Taupe: 'Taupe',
  Tan: 'Hellbraun',
  Khaki: 'Khaki',
  Camel: 'Camel',
  Cognac: 'Cognac',
  Brown: 'Braun',
  Chocolate: 'Schokolade',
  Navy: 'Marine',
  'Royal Blue': 'Königsblau',
  Cobalt: 'Kobalt',
  Denim: 'Jeansblau',
  'Sky Blue': 'Himmelblau',
  'Powder Blue': 'Puderblau',
  Turquoise: 'Türkis',
  Teal: 'Petrol',
  'Forest Green': 'Waldgrün',
  Emerald: 'Smaragd',
  Olive: 'Oliv',
  Sage: 'Salbei',
  Mint: 'Mint',
  Lime: 'Limette',
  Butter: 'Buttergelb',
  Yellow: 'Gelb',
  Mustard: 'Senf',
  Gold: 'Gold',
  Orange: 'Orange',
  Rust: 'Rost',
  Terracotta: 'Terrakotta',
  Peach: 'Pfirsich',
  Coral: 'Koralle',
  Red: 'Rot',
  Burgundy: 'Burgunder',
  Blush: 'Zartrosa',
  'Dusty Rose': 'Altrosa',
  Pink: 'Rosa',
  Fuchsia: 'Fuchsia',
  Lavender: 'Lavendel',
  Mauve: 'Mauve',
  Purple: 'Violett',
  Plum: 'Pflaume',
};

export const colourWord: typeof English.colourWord = (name) =>
  (COLOURS as Record<string, string>)[name] ?? name;

/** Not every browser knows how German is hyphenated. */
const JOINTS = /(?<=^(?:Butter|Himmel|Königs|Puder|Schoko|Terra))(?=[a-zäöüß])/;

export const colourWordOfTile: typeof English.colourWordOfTile = (name) =>
  colourWord(name).replace(JOINTS, '\u00ad');

export const coloursInWords: typeof English.coloursInWords = (colours) =>
  colours.map((colour) => ({ ...colour, name: colourWord(colour.name) }));
