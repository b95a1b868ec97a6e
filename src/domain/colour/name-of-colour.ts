import { type ColourName, PALETTE } from '#contract/palette.ts';
import { cieLabOfHex, differenceOf } from './difference.ts';

/**
 * Screen colors more vivid than any cloth. CIEDE2000 judges differences of that size badly (pure red
 * would be a terracotta), so they have places of their own.
 */
const VIVID: readonly { name: ColourName; hex: string }[] = [
  { name: 'Red', hex: '#ff0000' },
  { name: 'Orange', hex: '#ff8000' },
  { name: 'Yellow', hex: '#ffff00' },
  { name: 'Lime', hex: '#80ff00' },
  { name: 'Lime', hex: '#00ff00' },
  { name: 'Emerald', hex: '#008000' },
  { name: 'Emerald', hex: '#00b050' },
  { name: 'Turquoise', hex: '#00ffff' },
  { name: 'Sky Blue', hex: '#60b0ff' },
  { name: 'Cobalt', hex: '#0060ff' },
  { name: 'Cobalt', hex: '#0000ff' },
  { name: 'Royal Blue', hex: '#0000b0' },
  { name: 'Navy', hex: '#000070' },
  { name: 'Purple', hex: '#8000ff' },
  { name: 'Purple', hex: '#800080' },
  { name: 'Fuchsia', hex: '#ff00ff' },
  { name: 'Fuchsia', hex: '#ff0090' },
  { name: 'Burgundy', hex: '#800000' },
];

const PLACES = [...PALETTE, ...VIVID].map(({ name, hex }) => ({ name, lab: cieLabOfHex(hex) }));

/** The curated name whose color is nearest by CIEDE2000. Photographs are named by the eye instead. */
export function nameOfColour(hex: string): ColourName {
  const lab = cieLabOfHex(hex);
  let nearest: ColourName = 'Gray';
  let smallest = Number.POSITIVE_INFINITY;

  for (const candidate of PLACES) {
    const difference = differenceOf(candidate.lab, lab);
    if (difference < smallest) {
      smallest = difference;
      nearest = candidate.name;
    }
  }

  return nearest;
}
