import { centrality } from './garment-evidence.ts';
import type { WorkingImage } from './working-image.ts';

const MIDDLE = 0.82;

/** For a photo in which nothing stands out: 1 where {@link centrality} is high; in the smallest images, everything. */
export function middleEllipse(image: WorkingImage): Uint8Array {
  const ellipse = Uint8Array.from(image.l, (_, at) => (centrality(image, at) > MIDDLE ? 1 : 0));

  return ellipse.includes(1) ? ellipse : ellipse.fill(1);
}
