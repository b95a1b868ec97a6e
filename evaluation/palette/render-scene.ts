import sharp from 'sharp';
import { chanceFrom } from './chance.ts';
import type { Scene } from './draw-scene.ts';

const GRAIN = 9;

/** A scene as a phone would store it: slightly soft, with grain, as JPEG. */
export async function renderPhoto(scene: Scene): Promise<Buffer> {
  const { data, info } = await sharp(Buffer.from(scene.picture))
    .blur(0.8)
    .flatten({ background: '#ffffff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const chance = chanceFrom(data.length + scene.name.length);
  for (let at = 0; at < data.length; at++) {
    const grain = (chance.number() + chance.number() - 1) * GRAIN;
    data[at] = Math.max(0, Math.min(255, (data[at] ?? 0) + grain));
  }

  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** White where cloth is. */
export function renderTruth(scene: Scene): Promise<Buffer> {
  return sharp(Buffer.from(scene.truth)).png().toBuffer();
}
