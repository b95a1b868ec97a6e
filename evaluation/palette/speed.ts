import { markdownTable } from '../markdown-table.ts';
import type { Section } from '../section.ts';
import { CONTENDERS } from './contenders.ts';
import { decode } from './decode.ts';
import { drawScene } from './draw-scene.ts';
import { renderPhoto } from './render-scene.ts';

const SCENES = 12;
const ROUNDS = 5;

/** Milliseconds a photo of 160 px on one core, best of some rounds after one to warm up. */
export async function paletteSpeed(): Promise<Section> {
  const photos = [];
  for (let seed = 0; seed < SCENES; seed++) photos.push(await decode(await renderPhoto(drawScene(seed))));

  const rows = [['', 'ms a photo', 'against the eye']];
  let ours = 1;

  for (const contender of CONTENDERS) {
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round <= ROUNDS; round++) {
      const start = performance.now();
      for (const photo of photos) await contender.palette(photo);
      if (round > 0) best = Math.min(best, (performance.now() - start) / photos.length);
    }

    if (contender.name === 'the eye') ours = best;
    rows.push([contender.name, best.toFixed(1), `${(best / ours).toFixed(2)} ×`]);
  }

  return {
    title: 'Speed',
    body: `${SCENES} photos of 160 px, already decoded. node-vibrant only takes files, so its time includes reading a small PNG.\n\n${markdownTable(rows)}`,
    bars: [{ what: 'ms a photo', measured: ours, must: { atMost: 120 } }],
  };
}
