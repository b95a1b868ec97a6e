import type { ONBOARDING_PALETTES } from '#contract/onboarding.ts';
import { type ColourName, PALETTE } from '#contract/palette.ts';

type OnboardingPalette = (typeof ONBOARDING_PALETTES)[number];

/** Four of the curated colors that stand for each palette. */
const EXAMPLES: Record<OnboardingPalette, readonly ColourName[]> = {
  neutrals: ['Ivory', 'Beige', 'Gray', 'Charcoal'],
  'earth-tones': ['Camel', 'Rust', 'Olive', 'Chocolate'],
  pastels: ['Blush', 'Powder Blue', 'Mint', 'Lavender'],
  bold: ['Red', 'Yellow', 'Cobalt', 'Fuchsia'],
  'jewel-tones': ['Emerald', 'Royal Blue', 'Plum', 'Burgundy'],
};

/** A palette as a pinked strip of its example colors. */
export function PalettePicture({ palette }: { palette: OnboardingPalette }) {
  return (
    <span aria-hidden className="block w-2/5 border border-line bg-tissue p-1 sm:mb-2.5 sm:w-auto">
      <span className="cut-edge block">
        <span className="pinked flex h-9">
          {EXAMPLES[palette].map((name) => (
            <span key={name} className="flex-1" style={{ backgroundColor: hexOf(name) }} />
          ))}
        </span>
      </span>
    </span>
  );
}

function hexOf(name: ColourName): string | undefined {
  return PALETTE.find((colour) => colour.name === name)?.hex;
}
