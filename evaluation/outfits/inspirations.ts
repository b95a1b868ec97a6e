import { COLOUR_NAMES, type ColourName, PALETTE } from '#contract/palette.ts';
import { differenceOfHexes } from '#domain/colour/difference.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import type { OutfitBrief, OutfitDraft, StylistInspiration } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import { featuresOf } from '#domain/stylist/testing/features-of.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { brokenRules } from './hard-rules.ts';
import { isUnderstood } from './is-understood.ts';
import { PROMPTS } from './prompts.ts';

const CLOTHES = ['outer', 'top', 'bottom', 'dress'];
const TITLE = 'Board';
const HEX = new Map(PALETTE.map(({ name, hex }) => [name, hex]));

/** Every prompt once with an inspiration of two colors, and once without, by the same seed. */
export async function inspirations(): Promise<Section> {
  let [outfits, nearer, farther, claims, falseClaims, faulty] = [0, 0, 0, 0, 0, 0];
  let [distanceWithout, distanceWith] = [0, 0];

  for (const [number, prompt] of PROMPTS.filter(isUnderstood).entries()) {
    const colours = [COLOUR_NAMES[(number * 7) % 50], COLOUR_NAMES[(number * 7 + 19) % 50]] as ColourName[];
    const [first, second] = colours as [ColourName, ColourName];
    const inspiration: StylistInspiration = {
      title: TITLE,
      category: 'outfit',
      tags: [],
      features: featuresOf({ [first]: 0.6, [second]: 0.4 }),
    };
    const brief: OutfitBrief = {
      prompt: prompt.text,
      priceRange: '200-300',
      profile: emptyProfile(),
      recent: [],
      onboarding: onboardingOf('everything'),
      inspirations: [],
      seed: 5_003 + number,
    };
    const without = proposeOutfit(brief);
    const followed = proposeOutfit({ ...brief, inspirations: [inspiration] });
    const [before, after] = [distance(without, colours), distance(followed, colours)];

    outfits++;
    distanceWithout += before;
    distanceWith += after;
    if (after < before) nearer++;
    if (after > before) farther++;
    const claim = followed.reasons.find((reason) => reason.includes(`“${TITLE}”`));
    if (claim !== undefined) {
      claims++;
      const worn = colours.filter((name) => clothesOf(followed).some((item) => item.color === name));
      const said = colours.filter((name) => claim.includes(name.toLowerCase()));
      if (said.length === 0 || said.some((name) => !worn.includes(name))) falseClaims++;
    }
    const rules = { prompt, range: brief.priceRange, avoidances: [], wardrobe: 'everything' };
    if (brokenRules(followed, rules).length > 0) faulty++;
  }

  return {
    title: 'Inspirations: 300 prompts with and without a picture of two colors',
    body: `The same prompt and seed, once without a board and once with one picture in two of the 50 colors (60 and 40 %),
taken in turn. Distance: from each piece of clothing to the nearer of the two, ΔE00, mean. A dress code, a color in the
prompt and what a garment is sold in come first, so not every outfit can follow.

${markdownTable([
  ['What', 'Measured'],
  ['outfits nearer to the picture than without it', percent(nearer / outfits)],
  ['outfits farther from it', percent(farther / outfits)],
  [
    'mean distance without, with',
    `${(distanceWithout / outfits).toFixed(1)}, ${(distanceWith / outfits).toFixed(1)}`,
  ],
  ['outfits that say what they took', percent(claims / outfits)],
  ['of these, with a color that no piece of clothing has', `${falseClaims} of ${claims}`],
  ['outfits that break a hard rule', `${faulty} of ${outfits}`],
])}`,
    bars: [
      {
        what: 'outfits that move towards an inspiration',
        measured: nearer / outfits,
        must: { atLeast: 0.7 },
      },
      { what: 'outfits that move away from it', measured: farther / outfits, must: { atMost: 0.1 } },
      { what: 'false words about an inspiration', measured: falseClaims, must: { atMost: 0 } },
      { what: 'hard rules broken for an inspiration', measured: faulty, must: { atMost: 0 } },
    ],
  };
}

function clothesOf({ items }: OutfitDraft) {
  return items.filter((item) => CLOTHES.includes(item.slot));
}

function distance(draft: OutfitDraft, colours: readonly ColourName[]): number {
  const clothes = clothesOf(draft);
  const nearest = clothes.map((item) =>
    Math.min(...colours.map((name) => differenceOfHexes(item.colorHex, HEX.get(name) ?? '#000000'))),
  );

  return nearest.reduce((sum, value) => sum + value, 0) / clothes.length;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
