import type { Feature } from './feature.ts';

/** By the garment's key. */
export const DRESS_FEATURES: Record<string, readonly Feature[]> = {
  'slip-dress': ['thin-straps', 'cowl-neck', 'bias', 'midi'],
  'sheath-dress': ['sleeveless', 'fitted', 'waist-seam', 'knee-length'],
  'shift-dress': ['sleeveless', 'boxy', 'mini'],
  'bodycon-dress': ['fitted', 'mini', 'scoop-neck'],
  'wrap-dress': ['wrapped', 'v-neck', 'long-sleeve', 'midi'],
  'shirt-dress': ['point-collar', 'buttoned', 'long-sleeve', 'belted', 'midi'],
  'day-dress': ['short-sleeve', 'waist-seam', 'flared-skirt'],
  sundress: ['thin-straps', 'square-neck', 'flared-skirt'],
  'maxi-dress': ['tiers', 'full-length', 'v-neck'],
  kaftan: ['wide-sleeve', 'full-length', 'v-neck'],
  'wax-print-dress': ['short-sleeve', 'midi', 'flared-skirt', 'square-neck'],
  'knit-dress': ['roll-neck', 'long-sleeve', 'midi', 'rib-hem'],
  dirndl: ['apron', 'puff-sleeve', 'gathers', 'square-neck', 'midi'],
  pinafore: ['bib', 'mini', 'flared-skirt'],
  'blazer-dress': ['double-breasted', 'peak-lapel', 'long-sleeve', 'mini'],
  'cocktail-dress': ['sleeveless', 'boat-neck', 'flared-skirt'],
  'midi-occasion-dress': ['wrapped', 'v-neck', 'ruffle', 'long-sleeve', 'midi'],
  'sequin-dress': ['long-sleeve', 'mini', 'fitted'],
  'column-gown': ['strapless', 'column', 'full-length'],
  'sleeved-gown': ['long-sleeve', 'boat-neck', 'waist-seam', 'full-length'],
  'ball-gown': ['strapless', 'sweetheart', 'full-skirt', 'full-length'],
  jumpsuit: ['sleeveless', 'wide-leg', 'belted', 'v-neck'],
  boilersuit: ['point-collar', 'long-sleeve', 'zip-front', 'chest-pockets', 'straight-leg'],
};
