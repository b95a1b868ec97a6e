import type { ColourName } from '#contract/palette.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { lightnessOf } from '../colour-pairs.ts';
import { CLOTHES, type ColourBar, isShoeOrBag, MAIN_SLOTS } from './colour-bar.ts';

/** Colors that are not worn at a funeral, but for a shirt or a blouse. */
export const COLOURS_OF_MOURNING: readonly ColourBar[] = [
  ({ garment, colour }) =>
    (isShoeOrBag(garment) || MAIN_SLOTS.has(garment.slot) || isKind(garment, 'scarf', 'gloves', 'hat')) &&
    lightnessOf(colour) > PALEST,
  // Its coat is black or of gray, and of no third dark.
  ({ plan, garment, colour }) =>
    isCoat(garment) && !COATS.includes(colour) && !plan.wishes.refuses.colours.has('Black'),
  ({ plan, garment, colour }) =>
    isKind(garment, 'tie') && colour !== 'Black' && !plan.wishes.refuses.colours.has('Black'),
  // Where black was refused, no charcoal either: it looks black.
  ({ plan, garment, colour }) =>
    plan.wishes.refuses.colours.has('Black') && CLOTHES.has(garment.slot) && colour === 'Charcoal',
];

/** OKLab lightness of taupe: anything paler stands out below a dark dress. */
const PALEST = 0.6;
const COATS: readonly ColourName[] = ['Black', 'Charcoal', 'Gray', 'Slate'];
