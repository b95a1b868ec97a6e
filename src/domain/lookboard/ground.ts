import { pathData } from './pen/path-data.ts';
import { mapShape, type Point, type Shape, shifted, turned } from './pen/shape.ts';
import type { Drawing } from './pen/sketch.ts';

/** Warm off-white paper, evenly lit from the top left. */
const GROUND = '#ebe7e0';
const SHADOW = '#3d3226';

interface Placement {
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

/** The dark line where a garment touches the ground, pixels. */
const CONTACT = { dx: 1, dy: 1.6, width: 3.4, opacity: 0.2 };

/** A garment laid down, with the thin shadow right under its edge. */
export function layDown(drawing: Drawing, placement: Placement): string {
  const place = transform(drawing, placement);
  const contact =
    `<g transform="translate(${CONTACT.dx} ${CONTACT.dy})"><path transform="${place}" d="${pathData(drawing.outline)}"` +
    ` fill="${SHADOW}" fill-opacity="${CONTACT.opacity}" stroke="${SHADOW}" stroke-opacity="${CONTACT.opacity}"` +
    ` stroke-width="${round(CONTACT.width / placement.scale)}" stroke-linejoin="round"/></g>`;
  return `${contact}<g transform="${place}">${drawing.markup}</g>`;
}

/** The outline where it comes to lie, page pixels. */
export function placedOutline(
  { bounds, outline }: Drawing,
  { centreX, centreY, scale, tilt }: Placement,
): Shape {
  const centre: Point = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  const laid = mapShape(turned(outline, tilt, centre), ([x, y]) => [
    (x - centre[0]) * scale,
    (y - centre[1]) * scale,
  ]);
  return shifted(laid, centreX, centreY);
}

function transform({ bounds }: Drawing, { centreX, centreY, scale, tilt }: Placement): string {
  const [x, y] = [bounds.x + bounds.width / 2, bounds.y + bounds.height / 2];
  return `translate(${round(centreX)} ${round(centreY)}) rotate(${round(tilt)}) scale(${round(scale)}) translate(${round(-x)} ${round(-y)})`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
