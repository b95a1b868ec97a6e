import type { Wardrobe } from '#contract/onboarding.ts';
import type { Slot } from '#contract/outfits.ts';
import { COLOUR_NAMES } from '#contract/palette.ts';
import { proposeOutfit } from '#domain/stylist/house/compose/propose-outfit.ts';
import { type ClosetBrief, findGaps } from '#domain/stylist/house/gaps/find-gaps.ts';
import type { OwnedPiece } from '#domain/stylist/stylist.ts';
import { emptyProfile, onboardingOf } from '#domain/stylist/testing/empty-profile.ts';
import { randomCloset } from '#domain/stylist/testing/random-closet.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';

const CLOSETS = 20;
const LOOKS = 16;
const NOVEMBER = 11;
const JULY = 7;
const LARGE = 150;
const MOST = 5;
/** What people dress for through a year. */
const PROMPTS = [
  ...['a day at the office', 'a cold walk in town', 'dinner with friends', 'a weekend in the city'],
  ...['a rainy day in town', 'a walk in the snow', 'a warm day at the office', 'a summer evening outside'],
];

/** A kind of piece that was taken away: what it is, and what counts as having found it. */
const PLANTED: Record<string, { month: number; is: (garment: Garment) => boolean }> = {
  'coats, in November': { month: NOVEMBER, is: isCoat },
  'shoes, in November': { month: NOVEMBER, is: inSlot('shoes') },
  'boots, in November': { month: NOVEMBER, is: (garment) => isKind(garment, 'boots') },
  'trousers and skirts, in November': { month: NOVEMBER, is: inSlot('bottom') },
  'tops, in November': { month: NOVEMBER, is: inSlot('top') },
  'shoes, in July': { month: JULY, is: inSlot('shoes') },
  'trousers and skirts, in July': { month: JULY, is: inSlot('bottom') },
  'tops, in July': { month: JULY, is: inSlot('top') },
};

/** Closets of looks that the house made, from which one kind of piece was taken away: is it what is found missing? */
export async function plantedGaps(): Promise<Section> {
  const rows: string[][] = [];
  let [found, planted] = [0, 0];
  for (const [name, { month, is }] of Object.entries(PLANTED)) {
    let [first, amongThree, looks] = [0, 0, 0];
    for (let seed = 1; seed <= CLOSETS; seed++) {
      const wardrobe = seed % 2 === 0 ? 'womenswear' : 'menswear';
      const closet = closetOf(seed, wardrobe).filter(({ garment }) => !isPlanted(garment, is));
      const gaps = await findGaps(briefOf(closet, wardrobe, month), MOST, async () => {});
      const at = gaps.findIndex(({ piece }) => is(piece.garment));
      if (at === 0) first += 1;
      if (at >= 0 && at < 3) amongThree += 1;
      looks += gaps[at]?.looks.length ?? 0;
    }
    found += amongThree;
    planted += CLOSETS;
    rows.push([name, `${first}`, `${amongThree} of ${CLOSETS}`, (looks / CLOSETS).toFixed(1)]);
  }
  const ms = await processorTime();

  return {
    title: 'What is missing in a closet',
    body: [
      `${CLOSETS} closets, each of all that is worn in ${LOOKS} looks that the house made for ${PROMPTS.length} requests of a year. From each one kind was taken away.`,
      markdownTable([['taken away', 'first', 'among the first three', 'looks that it opens, mean'], ...rows]),
      `A generated closet of ${LARGE} pieces takes ${ms.toFixed(0)} ms of processor time, the mean of five in this run. The closets are the house's own, so this shows that what is lacking is found, not that people would buy it.`,
    ].join('\n\n'),
    bars: [
      {
        what: 'planted gaps among the first three',
        measured: found / planted,
        must: { atLeast: 0.8 },
      },
      { what: `gaps of ${LARGE} pieces, processor time in ms`, measured: ms, must: { atMost: 600 } },
    ],
  };
}

function inSlot(slot: Slot) {
  return (garment: Garment) => garment.slot === slot;
}

function isPlanted(key: string, is: (garment: Garment) => boolean): boolean {
  const garment = garmentOf(key);
  return garment !== null && is(garment);
}

function closetOf(seed: number, wardrobe: Wardrobe): OwnedPiece[] {
  const pieces = new Map<string, OwnedPiece>();
  for (let look = 0; look < LOOKS; look++) {
    const prompt = PROMPTS[look % PROMPTS.length] ?? '';
    const { items } = proposeOutfit({ ...briefOf([], wardrobe, undefined), prompt, seed: seed * 100 + look });
    for (const { garment, color, colorHex, fabric, pattern } of items) {
      const known = COLOUR_NAMES.find((name) => name === color);
      if (garment === null || known === undefined) continue;
      const id = `${garment} ${color}`;
      const unsaid = { name: '', formality: null, warmth: null, wornDaysAgo: null };
      pieces.set(id, { id, garment, color: known, colorHex, fabric, pattern, ...unsaid });
    }
  }
  return [...pieces.values()];
}

function briefOf(pieces: OwnedPiece[], wardrobe: Wardrobe, month: number | undefined): ClosetBrief {
  return {
    prompt: '',
    priceRange: '100-200',
    seed: 0,
    inspirations: [],
    recent: [],
    profile: emptyProfile(),
    onboarding: onboardingOf(wardrobe),
    ...(month !== undefined && { month }),
    closet: { pieces, isOnly: false },
  };
}

async function processorTime(): Promise<number> {
  const runs = 5;
  const before = process.cpuUsage();
  for (let seed = 1; seed <= runs; seed++) {
    const closet = randomCloset(seed, LARGE, 'womenswear');
    await findGaps(briefOf(closet, 'womenswear', NOVEMBER), MOST, async () => {});
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / runs;
}
