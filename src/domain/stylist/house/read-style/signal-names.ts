/** What is measured of how somebody dresses. */
export const SIGNAL_NAMES = [
  'neutrals',
  'plain',
  'vivid',
  'contrast',
  'manyHues',
  'dark',
  'light',
  'earth',
  'denimBlues',
  'warm',
] as const;
export type SignalName = (typeof SIGNAL_NAMES)[number];
