import type { Tip } from './tips.ts';

/** What to look at when nothing more particular is known about an item, by its category. */
export const FALLBACK_TIPS: Readonly<Record<string, readonly Tip[]>> = {
  Tops: ['tip_top_shoulder', 'tip_top_hem'],
  Blazer: ['tip_blazer_shoulders', 'tip_blazer_cuff'],
  Shirt: ['tip_shirt_sides', 'tip_shirt_collar'],
  Blouse: ['tip_blouse_darts', 'tip_blouse_sleeves'],
  Bottoms: ['tip_bottoms_widest', 'tip_bottoms_hem'],
  Pants: ['tip_pants_break', 'tip_pants_waist'],
  Jeans: ['tip_jeans_hem', 'tip_jeans_waist'],
  Skirt: ['tip_skirt_hem', 'tip_skirt_lining'],
  Dress: ['tip_dress_waist', 'tip_dress_straps'],
  Jacket: ['tip_jacket_layers', 'tip_jacket_sleeves'],
  Coat: ['tip_coat_layers', 'tip_coat_sleeves'],
  Footwear: ['tip_shoes_afternoon', 'tip_shoes_stretch'],
};

const LAST_FALLBACK_TIP: Tip = 'tip_ask_a_tailor';

export function fallbackTips(category: string): readonly Tip[] {
  return Object.hasOwn(FALLBACK_TIPS, category) ? (FALLBACK_TIPS[category] ?? []) : [LAST_FALLBACK_TIP];
}
