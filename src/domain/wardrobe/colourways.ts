import { COLOUR_NAMES, type ColourFamily, type ColourName, PALETTE } from '#contract/palette.ts';

interface Colourway {
  /** What a stylist reaches for without being asked, the most usual first. */
  usual: readonly ColourName[];
  /** What shops also carry: worn when the person asks for it or it is in their palette. */
  also: 'any' | readonly ColourFamily[];
  /** It is in nothing else, whoever asks for it; anything else is found in nearly any color by who looks for it. */
  only?: true;
}

/** The colors that a kind of garment is commonly sold in. */
export const COLOURWAYS = {
  tailoring: {
    usual: ['Navy', 'Charcoal', 'Gray', 'Camel', 'Black', 'Beige', 'Olive', 'Cream', 'Brown', 'Forest Green'],
    also: 'any',
  },
  suiting: {
    usual: ['Navy', 'Charcoal', 'Gray', 'Slate', 'Black', 'Chocolate', 'Olive', 'Forest Green', 'Burgundy'],
    also: 'any',
  },
  summerTailoring: {
    usual: ['Beige', 'Stone', 'Navy', 'Cream', 'Tan', 'Olive', 'Ivory', 'Sage', 'Powder Blue', 'Sky Blue'],
    also: 'any',
  },
  dinnerJacket: { usual: ['Black', 'Navy', 'Ivory', 'Burgundy'], also: ['neutrals', 'greens'] },
  tuxedo: { usual: ['Black', 'Navy'], also: [], only: true },
  whiteTie: { usual: ['Black'], also: [], only: true },
  white: { usual: ['White'], also: [], only: true },
  shirting: {
    usual: [
      'White',
      'Powder Blue',
      'Ivory',
      'Sky Blue',
      'Cream',
      'Blush',
      'Lavender',
      'Navy',
      'Sage',
      'Butter',
    ],
    also: 'any',
  },
  dressShirt: { usual: ['White', 'Ivory'], also: [] },
  tees: {
    usual: ['White', 'Black', 'Navy', 'Gray', 'Ivory', 'Charcoal', 'Olive', 'Stone', 'Cream', 'Sage', 'Rust'],
    also: 'any',
  },
  knitwear: {
    usual: [
      ...(['Navy', 'Cream', 'Gray', 'Camel', 'Charcoal', 'Forest Green', 'Burgundy', 'Olive'] as const),
      ...(['Rust', 'Ivory', 'Sage', 'Black', 'Taupe', 'Powder Blue', 'Chocolate', 'Mustard'] as const),
    ],
    also: 'any',
  },
  blouses: {
    usual: [
      ...(['Ivory', 'White', 'Black', 'Blush', 'Cream', 'Navy', 'Powder Blue', 'Emerald'] as const),
      ...(['Burgundy', 'Sage', 'Dusty Rose', 'Rust', 'Teal', 'Plum'] as const),
    ],
    also: 'any',
  },
  trousers: {
    usual: [
      ...(['Navy', 'Black', 'Charcoal', 'Beige', 'Stone', 'Olive', 'Gray', 'Khaki'] as const),
      ...(['Camel', 'Cream', 'Brown', 'Chocolate', 'Taupe', 'Ivory', 'Tan'] as const),
    ],
    also: 'any',
  },
  nehruVests: {
    usual: ['Burgundy', 'Forest Green', 'Navy', 'Emerald', 'Gold', 'Mustard', 'Teal', 'Plum', 'Beige'],
    also: 'any',
  },
  kurtaTrousers: { usual: ['White', 'Ivory', 'Cream', 'Beige', 'Gold', 'Navy', 'Burgundy'], also: 'any' },
  festiveDresses: {
    usual: [
      ...(['Emerald', 'Fuchsia', 'Burgundy', 'Royal Blue', 'Teal', 'Coral', 'Mustard', 'Plum'] as const),
      ...(['Forest Green', 'Pink', 'Peach', 'Turquoise', 'Orange', 'Gold', 'Dusty Rose'] as const),
    ],
    also: 'any',
  },
  meshTops: { usual: ['Black', 'White', 'Navy', 'Burgundy', 'Chocolate'], also: 'any' },
  velvet: {
    usual: ['Burgundy', 'Black', 'Emerald', 'Plum', 'Navy', 'Forest Green', 'Chocolate'],
    also: 'any',
  },
  lederhosen: { usual: ['Brown', 'Chocolate', 'Cognac', 'Black'], also: ['browns', 'neutrals', 'greens'] },
  trachtenShirts: {
    usual: ['Red', 'Royal Blue', 'Forest Green', 'Sky Blue', 'White', 'Burgundy'],
    also: 'any',
  },
  rubberRaincoats: {
    usual: ['Yellow', 'Navy', 'Olive', 'Red', 'Black'],
    also: ['neutrals', 'blues', 'greens', 'reds', 'browns'],
  },
  longPuffers: {
    usual: ['Black', 'Navy', 'Olive', 'Beige', 'Chocolate', 'Charcoal', 'Cream', 'Taupe'],
    also: 'any',
  },
  runningJackets: {
    usual: ['Yellow', 'Black', 'Orange', 'Cobalt', 'Coral', 'Turquoise', 'Navy'],
    also: 'any',
  },
  denim: { usual: ['Denim', 'Navy', 'Black', 'Powder Blue', 'Charcoal', 'White', 'Ivory'], also: 'any' },
  skirts: {
    usual: [
      ...(['Black', 'Navy', 'Camel', 'Charcoal', 'Cream', 'Olive', 'Burgundy', 'Forest Green'] as const),
      ...(['Chocolate', 'Rust', 'Ivory', 'Gray', 'Sage', 'Mauve'] as const),
    ],
    also: 'any',
  },
  dayDresses: {
    usual: [
      ...(['Navy', 'Black', 'Olive', 'Ivory', 'Rust', 'Sage', 'Powder Blue', 'Burgundy'] as const),
      ...(['Forest Green', 'Dusty Rose', 'Terracotta', 'Teal', 'Cream', 'Butter', 'Plum'] as const),
    ],
    also: 'any',
  },
  eveningDresses: {
    usual: [
      ...(['Black', 'Navy', 'Emerald', 'Burgundy', 'Plum', 'Forest Green', 'Royal Blue', 'Red'] as const),
      ...(['Silver', 'Gold', 'Teal', 'Mauve', 'Cobalt', 'Dusty Rose', 'Sage'] as const),
    ],
    also: 'any',
  },
  coats: {
    usual: ['Navy', 'Camel', 'Charcoal', 'Black', 'Gray', 'Beige', 'Chocolate', 'Olive', 'Burgundy', 'Cream'],
    also: 'any',
  },
  trenchCoats: { usual: ['Beige', 'Khaki', 'Stone', 'Navy', 'Black', 'Olive'], also: 'any' },
  raincoats: { usual: ['Beige', 'Khaki', 'Stone', 'Navy', 'Black', 'Olive', 'Yellow'], also: 'any' },
  casualJackets: {
    usual: ['Olive', 'Navy', 'Black', 'Khaki', 'Brown', 'Charcoal', 'Stone', 'Forest Green', 'Rust', 'Tan'],
    also: 'any',
  },
  sport: {
    usual: ['Black', 'Charcoal', 'Navy', 'Gray', 'White', 'Slate', 'Olive', 'Teal', 'Burgundy', 'Sage'],
    also: 'any',
  },
  swim: {
    usual: ['Navy', 'Black', 'Olive', 'Terracotta', 'Emerald', 'Coral', 'Turquoise', 'Cobalt'],
    also: 'any',
  },
  leatherwear: {
    usual: ['Black', 'Brown', 'Chocolate', 'Cognac', 'Tan', 'Burgundy', 'Olive'],
    also: 'any',
  },
  dressShoes: {
    usual: ['Black', 'Chocolate', 'Brown', 'Cognac', 'Burgundy'],
    also: ['browns', 'neutrals', 'blues', 'reds', 'greens'],
  },
  eveningShoes: { usual: ['Black'], also: [] },
  casualShoes: {
    usual: ['Brown', 'Cognac', 'Black', 'Tan', 'Chocolate', 'Taupe', 'Navy', 'Beige'],
    also: ['browns', 'neutrals', 'blues', 'reds', 'greens'],
  },
  heels: {
    usual: [
      'Black',
      'Beige',
      'Tan',
      'Taupe',
      'Navy',
      'Burgundy',
      'Cognac',
      'Gold',
      'Silver',
      'Ivory',
      'Blush',
    ],
    also: 'any',
  },
  juttis: { usual: ['Tan', 'Gold', 'Cognac', 'Brown', 'Burgundy'], also: 'any' },
  sandals: { usual: ['Tan', 'Cognac', 'Brown', 'Black', 'Beige', 'Gold', 'White', 'Ivory'], also: 'any' },
  sneakers: {
    usual: ['White', 'Ivory', 'Black', 'Gray', 'Navy', 'Beige', 'Stone', 'Forest Green', 'Olive'],
    also: 'any',
  },
  bags: {
    usual: [
      'Black',
      'Cognac',
      'Tan',
      'Brown',
      'Chocolate',
      'Burgundy',
      'Camel',
      'Navy',
      'Taupe',
      'Olive',
      'Ivory',
    ],
    also: 'any',
  },
  canvasBags: { usual: ['Ivory', 'Beige', 'Navy', 'Olive', 'Black', 'Stone', 'Khaki'], also: 'any' },
  strawBags: { usual: ['Tan', 'Beige', 'Camel'], also: ['browns', 'neutrals'] },
  eveningBags: { usual: ['Black', 'Gold', 'Silver', 'Navy', 'Burgundy', 'Emerald', 'Ivory'], also: 'any' },
  belts: {
    usual: ['Black', 'Brown', 'Cognac', 'Chocolate', 'Tan'],
    also: ['browns', 'neutrals', 'reds', 'blues'],
  },
  scarves: {
    usual: [
      'Navy',
      'Rust',
      'Burgundy',
      'Cream',
      'Camel',
      'Forest Green',
      'Gray',
      'Mustard',
      'Teal',
      'Powder Blue',
    ],
    also: 'any',
  },
  hats: { usual: ['Navy', 'Charcoal', 'Camel', 'Black', 'Cream', 'Olive', 'Rust', 'Burgundy'], also: 'any' },
  strawHats: { usual: ['Tan', 'Beige', 'Ivory'], also: 'any' },
  neckties: {
    usual: ['Navy', 'Burgundy', 'Forest Green', 'Charcoal', 'Rust', 'Teal', 'Plum', 'Slate', 'Gold'],
    also: 'any',
  },
  bowTie: { usual: ['Black', 'Navy', 'Burgundy'], also: 'any' },
  pocketSquares: {
    usual: ['White', 'Ivory', 'Powder Blue', 'Burgundy', 'Rust', 'Sage', 'Blush'],
    also: 'any',
  },
  metal: { usual: ['Gold', 'Silver'], also: [], only: true },
  stones: { usual: ['Gold', 'Silver'], also: [] },
  pearls: { usual: ['Ivory', 'White', 'Cream'], also: [] },
  eyewear: { usual: ['Black', 'Brown', 'Chocolate', 'Cognac', 'Gold', 'Silver'], also: 'any' },
  watchStraps: { usual: ['Brown', 'Black', 'Cognac', 'Silver', 'Gold', 'Chocolate', 'Tan'], also: 'any' },
  hosiery: { usual: ['Black', 'Charcoal', 'Navy', 'Chocolate'], also: 'any' },
  socks: { usual: ['Black', 'Navy', 'Charcoal', 'Gray', 'Burgundy', 'Forest Green', 'White'], also: 'any' },
  woolSocks: { usual: ['Gray', 'Cream', 'Charcoal', 'Camel', 'Forest Green', 'Burgundy'], also: 'any' },
  sportsSocks: { usual: ['White', 'Gray', 'Black', 'Navy'], also: 'any' },
  sheerHosiery: { usual: ['Black', 'Beige', 'Tan', 'Taupe', 'Navy'], also: ['browns', 'neutrals'] },
  gloves: { usual: ['Black', 'Chocolate', 'Brown', 'Cognac', 'Navy', 'Burgundy', 'Camel'], also: 'any' },
} as const satisfies Record<string, Colourway>;

export type ColourwayName = keyof typeof COLOURWAYS;

const FAMILY = new Map<ColourName, ColourFamily>(PALETTE.map((colour) => [colour.name, colour.family]));

export function familyOf(colour: ColourName): ColourFamily {
  return FAMILY.get(colour) ?? 'neutrals';
}

export function usualColours(name: ColourwayName): readonly ColourName[] {
  return COLOURWAYS[name].usual;
}

/** Whether a garment of this colorway is sold in that color at all. */
export function comesIn(name: ColourwayName, colour: ColourName): boolean {
  const colourway: Colourway = COLOURWAYS[name];

  return (
    colourway.usual.includes(colour) || colourway.also === 'any' || colourway.also.includes(familyOf(colour))
  );
}

/** Whether it can be found in that color by who asks for it. */
export function isFoundIn(name: ColourwayName, colour: ColourName): boolean {
  const { only }: Colourway = COLOURWAYS[name];

  return only !== true || comesIn(name, colour);
}

/**
 * Of the colors that a wish leaves a choice of those that a garment usually comes in, and the one that is meant itself: "dark jeans" are of
 * no plum, "yellow" ones are yellow. Where it usually comes in none of them, all that somebody finds it in.
 * @param itself the color that the wish names; null for "blue" and "dark"
 */
export function foundFor(
  name: ColourwayName,
  { label, names }: { label: string; names: readonly ColourName[] },
  itself: ColourName | null,
): ColourName[] {
  const found = names.filter((colour) => isFoundIn(name, colour));
  const most = usualColours(name);
  const usual = SHADES.has(label)
    ? found.filter((colour) => most.includes(colour))
    : found.filter((colour) => colour === itself || comesIn(name, colour));

  return usual.length > 0 ? usual : found;
}

/** No color, but how much light is in it. */
const SHADES: ReadonlySet<string> = new Set(['dark', 'light']);

export function everyColourOf(name: ColourwayName): ColourName[] {
  const usual = usualColours(name);

  return [...usual, ...COLOUR_NAMES.filter((colour) => !usual.includes(colour) && comesIn(name, colour))];
}
