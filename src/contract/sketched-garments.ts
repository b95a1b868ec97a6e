/** Garments that anybody may wear: drawn while the pages are built, to lie where clothes will be. */
export const SKETCHED_GARMENTS = [
  'backpack',
  'blazer',
  'cable-sweater',
  'chelsea-boots',
  'chinos',
  'crew-tee',
  'crossbody',
  'denim-jacket',
  'fine-crew-sweater',
  'leather-belt',
  'leather-sneakers',
  'leather-tote',
  'loafers',
  'oxford-shirt',
  'poplin-shirt',
  'shawl-cardigan',
  'soft-blazer',
  'straight-jeans',
  'tailored-trousers',
  'trench-coat',
  'wool-coat',
] as const;
export type SketchedGarment = (typeof SKETCHED_GARMENTS)[number];

/** Looks of which the outlines are drawn, each piece apart from those that lie on it. */
export const SKETCHED_LOOKS = ['sketch-1', 'sketch-2', 'sketch-3'] as const;
export type SketchedLook = (typeof SKETCHED_LOOKS)[number];
