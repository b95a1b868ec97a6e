import type { StyleName } from '#contract/style-profile.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { Row } from './allowed/never-there-row.ts';
import { isQuiet, loudness } from './colour-pairs.ts';
import { EVENING, isFeast, isHisEvening, isMourning, type OutfitPlan } from './outfit-plan.ts';
import { isOfBlack, isOfBrowns, isOtherLeather, LEAST_PALETTE, ownPalette } from './own-palette.ts';

/** Colors that are nobody's in particular and yet not this person's. */
export const OF_THE_PALETTE: readonly Row[] = [
  {
    // Who wears black and gray has a black coat, and silver.
    when: ({ profile }) => isOfBlack(ownPalette(profile)),
    colour: (garment, colour, { profile, leadingStyles }) => {
      if (ownPalette(profile).has(colour)) return false;
      if (isCoat(garment) || isKind(garment, 'raincoat')) return colour === 'Navy' || isOfBrowns(colour);
      if (isKind(garment, 'jewelry')) return colour === 'Gold';
      // And nothing of navy or rust beside it.
      if (colour === 'Navy' && ['bottom', 'outer'].includes(garment.slot) && garment.colours !== 'denim')
        return !isKind(garment, 'suit');
      if (['top', 'bottom', 'outer'].includes(garment.slot))
        return (
          WARM_DYES.has(colour) || (garment.slot === 'bottom' && !isQuiet(colour) && isDark(leadingStyles))
        );

      return false;
    },
  },
  {
    when: ({ profile, rules }) =>
      isOfBlack(ownPalette(profile)) && rules?.recipe.colours.leathers === undefined,
    colour: (garment, colour, { profile }) =>
      isOfLeather(garment) &&
      !isKind(garment, 'active', 'outdoor') &&
      (isOfBrowns(colour) || PALE_LEATHERS.has(colour)) &&
      !ownPalette(profile).has(colour),
  },
  {
    // Whose color is black mourns in it.
    when: (plan) => isMourning(plan) && ownPalette(plan.profile).has('Black'),
    colour: (garment, colour) => isKind(garment, 'suit') && colour !== 'Black',
  },
  {
    // Nor has who wears rust, brown and cream black shoes by day.
    when: (plan) =>
      ownPalette(plan.profile).size >= LEAST_PALETTE &&
      plan.formality < EVENING &&
      !isHisEvening(plan) &&
      !isMourning(plan) &&
      plan.rules?.recipe.colours.leathers === undefined,
    colour: (garment, colour, { profile }) =>
      isOfLeather(garment) &&
      !isKind(garment, 'active', 'outdoor', 'rain') &&
      (isOtherLeather(ownPalette(profile), colour) ||
        (colour === 'Navy' &&
          isOtherLeather(ownPalette(profile), 'Black') &&
          !ownPalette(profile).has('Navy'))),
  },
  {
    // Beside rust and cream a tee is cream and leather is brown: gray and stark white are another person's.
    when: ({ profile, formality }) => {
      const own = ownPalette(profile);

      return formality < EVENING && own.size >= LEAST_PALETTE && isOtherLeather(own, 'Black');
    },
    colour: (garment, colour, { profile }) =>
      !ownPalette(profile).has(colour) &&
      ((garment.slot === 'top' && ['Gray', 'Slate'].includes(colour)) ||
        (isOfLeather(garment) &&
          !isKind(garment, 'active', 'outdoor') &&
          ['White', 'Gray'].includes(colour))),
  },
  {
    // Navy and brown stand in the place of black.
    when: ({ profile }) => {
      const own = ownPalette(profile);

      return own.has('Navy') && [...own].some(isOfBrowns) && !own.has('Black');
    },
    colour: (garment, colour, plan) => isCoat(garment) && colour === 'Black' && !isMourning(plan),
  },
  {
    // Who lives in color goes out in none of the field's.
    when: ({ leadingStyles, profile }) =>
      LOUD_DRESSERS.some((style) => leadingStyles.includes(style)) &&
      ownPalette(profile).size >= LEAST_PALETTE,
    colour: (garment, colour, { profile, formality }) =>
      formality <= SMART &&
      (garment.slot === 'outer' || isKind(garment, 'scarf', 'hat')) &&
      garment.colours !== 'strawHats' &&
      DRAB.has(colour) &&
      !ownPalette(profile).has(colour),
  },
  {
    // A loud jacket is worn by whoever wears that color.
    when: ({ leadingStyles, wishes }) =>
      !LOUD_DRESSERS.some((style) => leadingStyles.includes(style)) &&
      !wishes.moods.has('bold') &&
      !wishes.moods.has('colourful'),
    colour: (garment, colour, { profile, worn }) =>
      garment.key === 'bomber' &&
      worn !== 'womenswear' &&
      loudness(colour) > LOUD_JACKET &&
      !ownPalette(profile).has(colour),
  },
  {
    // Navy leather and canvas are for whoever wears navy or a blue.
    when: ({ profile }) => {
      const own = ownPalette(profile);

      return own.size >= LEAST_PALETTE && ![...own].some((colour) => BLUES.has(colour));
    },
    colour: ({ slot }, colour) => ['shoes', 'bag'].includes(slot) && colour === 'Navy',
  },
  {
    // Who lives in color has a layer and a bag of it at a feast: no beige, no gray.
    when: (plan) =>
      LOUD_DRESSERS.some((style) => plan.leadingStyles.includes(style)) &&
      ownPalette(plan.profile).size >= LEAST_PALETTE &&
      plan.worn === 'womenswear' &&
      isCelebrated(plan),
    colour: (garment, colour, { profile }) =>
      ((garment.slot === 'outer' && !isCoat(garment)) ||
        garment.slot === 'bag' ||
        garment.slot === 'bottom' ||
        garment.key === 'pashmina') &&
      (DRAB.has(colour) || SOBER.has(colour)) &&
      !ownPalette(profile).has(colour),
  },
  {
    // Gold sandals are womenswear.
    when: ({ worn }) => worn !== 'womenswear',
    colour: ({ slot }, colour) => slot === 'shoes' && METALS.has(colour),
  },
];

function isOfLeather(garment: Garment): boolean {
  return (
    (['shoes', 'bag'].includes(garment.slot) && garment.colours !== 'strawBags') ||
    isKind(garment, 'belt', 'gloves')
  );
}

/** A feast, a wedding or a degree: where others dress up by day. */
function isCelebrated(plan: OutfitPlan): boolean {
  const { occasion } = plan.wishes;

  return (
    isFeast(plan) ||
    hasTrait(occasion, 'celebration') ||
    occasion?.key === 'own-graduation' ||
    occasion?.key.includes('wedding') === true
  );
}

function isDark(styles: OutfitPlan['leadingStyles']): boolean {
  return DARK_DRESSERS.some((style) => styles.includes(style));
}

const DARK_DRESSERS: readonly StyleName[] = ['Edgy', 'Grunge', 'Minimalist', 'Japanese Minimal'];
const LOUD_DRESSERS: readonly StyleName[] = ['Maximalist', 'Eclectic', 'Artsy'];
const WARM_DYES: ReadonlySet<string> = new Set(['Rust', 'Terracotta', 'Orange', 'Mustard', 'Peach', 'Coral']);
const PALE_LEATHERS: ReadonlySet<string> = new Set(['Beige', 'Stone', 'Taupe']);
const DRAB: ReadonlySet<string> = new Set(['Khaki', 'Stone', 'Beige', 'Tan', 'Olive']);
const SOBER: ReadonlySet<string> = new Set(
  'Gray|Charcoal|Navy|Slate|Taupe|Cream|Ivory|Camel|Brown|Chocolate'.split('|'),
);
const BLUES: ReadonlySet<string> = new Set([
  'Navy',
  'Denim',
  'Slate',
  'Royal Blue',
  'Cobalt',
  'Sky Blue',
  'Powder Blue',
  'Teal',
]);
const METALS: ReadonlySet<string> = new Set(['Gold', 'Silver']);
const LOUD_JACKET = 0.6;
/** Smart casual. */
const SMART = 2;
