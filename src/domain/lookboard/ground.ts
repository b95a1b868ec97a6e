import type { Drawing } from './pen/sketch.ts';

/** Warm off-white paper, evenly lit from the top left. */
export const GROUND = '#ebe7e0';
const SHADOW = '#3d3226';

export interface Placement {
  /** Pixels: where the drawing's centre comes to lie. */
  centreX: number;
  centreY: number;
  /** Pixels per millimetre. */
  scale: number;
  /** Degrees clockwise. */
  tilt: number;
}

export function drawGround(width: number, height: number): string {
  return (
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3f0ea"/>` +
    `<stop offset=".5" stop-color="${GROUND}"/><stop offset="1" stop-color="#e1dcd3"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`
  );
}

/** Each level is a wider, fainter stroke around the outline: together they fade like a blurred shadow. */
const SHADOW_LEVELS = [
  { reach: 3, dx: 1.5, dy: 2, opacity: 0.12 },
  { reach: 8, dx: 3, dy: 5, opacity: 0.07 },
  { reach: 14, dx: 5, dy: 8, opacity: 0.05 },
  { reach: 22, dx: 7, dy: 11, opacity: 0.038 },
  { reach: 32, dx: 9, dy: 14, opacity: 0.028 },
  { reach: 44, dx: 11, dy: 18, opacity: 0.02 },
] as const;

/** A garment laid down with its shadow; no filter, because blurring the page would take longer than all the rest. */
export function layDown(drawing: Drawing, placement: Placement): string {
  const { scale } = placement;
  const size = Math.min(1, (Math.min(drawing.bounds.width, drawing.bounds.height) * scale) / 150 + 0.25);
  const levels = SHADOW_LEVELS.map(
    ({ reach, dx, dy, opacity }) =>
      `<path transform="${transform(drawing, placement, dx * size, dy * size)}" d="${drawing.outline}" fill="${SHADOW}" fill-opacity="${opacity}"` +
      ` stroke="${SHADOW}" stroke-opacity="${opacity}" stroke-width="${round((reach * size) / scale)}" stroke-linejoin="round"/>`,
  ).join('');
  return `${levels}<g transform="${transform(drawing, placement, 0, 0)}">${drawing.markup}</g>`;
}

function transform(
  { bounds }: Drawing,
  { centreX, centreY, scale, tilt }: Placement,
  dx: number,
  dy: number,
): string {
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  return `translate(${round(centreX + dx)} ${round(centreY + dy)}) rotate(${round(tilt)}) scale(${round(scale)}) translate(${round(-x)} ${round(-y)})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
