import { DEFAULT_PRICE_RANGE } from '#contract/outfits.ts';
import { emptyProfile } from '#domain/style-profile/empty-profile.ts';
import { createHouseStylist } from '#domain/stylist/house/house-stylist.ts';
import { createWorkerImages } from '#server/adapters/images/worker-images.ts';
import { toBoardItem } from '#server/features/outfits/draw-pictures.ts';
import { type Figure, median, milliseconds } from './figure.ts';

const PROMPTS = [
  'office',
  'a weekend walk in autumn',
  'summer wedding, no heels',
  'dinner with friends, rain',
];
const RUNS = 20;
const signal = new AbortController().signal;

/** One outfit, from the prompt to the picture. */
export async function measureOutfits(): Promise<Figure[]> {
  const stylist = createHouseStylist();
  const images = createWorkerImages();
  const profile = emptyProfile(new Date());
  const proposing: number[] = [];
  const drawing: number[] = [];

  for (let run = 0; run <= RUNS; run += 1) {
    const began = performance.now();
    const { items } = await stylist.proposeOutfit(
      {
        prompt: PROMPTS[run % PROMPTS.length] as string,
        priceRange: DEFAULT_PRICE_RANGE,
        profile,
        onboarding: null,
        inspirations: [],
        recent: [],
        seed: run,
      },
      { signal, log: { info: () => {}, warn: () => {} } },
    );
    const proposed = performance.now();
    await images.drawLookBoard(items.map(toBoardItem), run, signal);
    const drawn = performance.now();
    // The first run warms the compiler and starts the worker.
    if (run === 0) continue;
    proposing.push(proposed - began);
    drawing.push(drawn - proposed);
  }
  await images.close();

  return [
    { what: `an outfit without its picture (median of ${RUNS})`, value: milliseconds(median(proposing)) },
    {
      what: 'its look board, drawn and encoded in three sizes, and its pieces cut out',
      value: milliseconds(median(drawing)),
    },
  ];
}
