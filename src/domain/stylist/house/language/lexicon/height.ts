import type { Cut } from '#domain/wardrobe/garment-details.ts';

/** Below and above these, in centimeters, the ordinary lengths are made for others. */
const PETITE_UP_TO = 162;
const TALL_FROM = 186;
const CM_PER_INCH = 2.54;

const FEET = /\b(?:im |i am |am |only |just )?([456])\s?(?:'|’|ft(?![a-z])|foot\b|feet\b)\s?(\d{1,2})?/i;
const METERS = /\b(?:1[.,]\s?(\d{2})\s?(?:m\b|meter|groß|gross)?|1\s?m\s?(\d{2})\b|1(\d{2})\s?cm\b)/i;

/** The lengths that a height in words asks for: "I'm 5'2", "ich bin 1,58 groß"; null for the ordinary ones and for none. */
export function cutOfHeight(prompt: string): Cut | null {
  const feet = FEET.exec(prompt);
  const meters = METERS.exec(prompt);
  const height =
    feet !== null
      ? (Number(feet[1]) * 12 + Number(feet[2] ?? 0)) * CM_PER_INCH
      : meters !== null
        ? 100 + Number(meters[1] ?? meters[2] ?? meters[3])
        : null;
  if (height === null || height < 120 || height > 220) return null;
  if (height <= PETITE_UP_TO) return 'petite';

  return height >= TALL_FROM ? 'tall' : null;
}
