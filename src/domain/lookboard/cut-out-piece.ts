import type { Bounds } from './pen/bounds.ts';
import { movedPolyline, polylinesOf } from './pen/polyline.ts';
import type { Drawing } from './pen/sketch.ts';
import type { Picture } from './picture.ts';
import { blurred } from './relief/blur.ts';
import { edgeLight } from './relief/colour.ts';
import { coverageOf } from './relief/coverage.ts';
import { linearLight, luminanceOf } from './relief/fields.ts';
import { MARGIN } from './relief/frame.ts';
import type { Laid, Piece } from './relief/piece.ts';
import { scratch, zeros } from './relief/scratch.ts';

/** A photographed garment without its ground, and how large it is in life. */
export interface CutOut {
  picture: Picture;
  /** Where of the picture it is, pixels. */
  box: Bounds;
  /** Millimetres, as those of a drawing. */
  bounds: Bounds;
}

/** What is more transparent is no garment. */
const THERE = 128;
/** A picture that is emptier than this shows nothing, pixels. */
const LEAST_PIXELS = 64;
/** How much longer and wider than its drawing one may lie: sleeves spread, trousers folded once. */
const LONGER = 1.2;
const WIDER = 1.35;
/** Pixels a millimetre at which a drawing's area is counted. */
const COARSE = 1 / 8;

/**
 * How large a cut-out is: it covers as much as the garment's drawing, however it was laid for its photo. Null where nothing is
 * in the picture.
 */
export function cutOutOf(picture: Picture, drawing: Drawing): CutOut | null {
  const { box, pixels } = thereIn(picture);
  if (pixels < LEAST_PIXELS) return null;

  const { y, width, height } = drawing.bounds;
  const millimetres = Math.min(
    Math.sqrt(areaOf(drawing) / pixels),
    (LONGER * height) / box.height,
    (WIDER * width) / box.width,
  );
  const bounds = { x: 0, y, width: box.width * millimetres, height: box.height * millimetres };
  return { picture, box, bounds };
}

/** Renders a cut-out as a piece: turned, as large as it lies, its soft edge in the colors of its cloth and not of its ground. */
export function renderCutOut({ picture, box, bounds }: CutOut, { scale, tilt }: Laid): Piece {
  const zoom = (scale * bounds.width) / box.width;
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [across, down] = [box.width * zoom, box.height * zoom];
  const width = Math.ceil(across * cos + down * Math.abs(sin)) + 2 * MARGIN;
  const height = Math.ceil(down * cos + across * Math.abs(sin)) + 2 * MARGIN;
  const source = reducedTo(lightOf(picture, box), zoom);
  const step = source.width / across;
  const rgba = zeros('cut-out', width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
      const u = (dx * cos + dy * sin) * step + source.width / 2 - 0.5;
      const v = (dy * cos - dx * sin) * step + source.height / 2 - 0.5;
      put(rgba, (y * width + x) * 4, source, u, v);
    }
  const alphas = withoutGround(rgba, width, height);
  catchLight(rgba, alphas, width);
  return { width, height, rgba, middle: [width / 2, height / 2] };
}

function thereIn({ width, height, bytes }: Picture): { box: Bounds; pixels: number } {
  let [left, top, right, bottom, pixels] = [width, height, 0, 0, 0];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((bytes[(y * width + x) * 4 + 3] ?? 0) < THERE) continue;
      [left, top] = [Math.min(left, x), Math.min(top, y)];
      [right, bottom] = [Math.max(right, x + 1), Math.max(bottom, y + 1)];
      pixels += 1;
    }
  return { box: { x: left, y: top, width: right - left, height: bottom - top }, pixels };
}

/** Square millimetres that a drawing covers. */
function areaOf({ outline, bounds }: Drawing): number {
  const lines = polylinesOf(outline).map((line) =>
    movedPolyline(line, 16, ([x, y]) => [(x - bounds.x) * COARSE + 1, (y - bounds.y) * COARSE + 1]),
  );
  const [width, height] = [Math.ceil(bounds.width * COARSE) + 3, Math.ceil(bounds.height * COARSE) + 3];
  const covered = coverageOf(lines, { left: 0, top: 0, width, height });
  return covered.reduce((sum, share) => sum + share, 0) / COARSE ** 2;
}

interface Light {
  width: number;
  height: number;
  /** Linear, multiplied by alpha. */
  rgba: Float32Array;
}

/** The box of a picture; nothing of what is around it. */
function lightOf({ width: line, bytes }: Picture, { x: left, y: top, width, height }: Bounds): Light {
  const rgba = scratch('cut-out light', width * height * 4);
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4) {
      const from = ((y + top) * line + x + left) * 4;
      const alpha = (bytes[from + 3] ?? 0) / 255;
      rgba[to] = linearLight(bytes[from]) * alpha;
      rgba[to + 1] = linearLight(bytes[from + 1]) * alpha;
      rgba[to + 2] = linearLight(bytes[from + 2]) * alpha;
      rgba[to + 3] = alpha;
    }
  return { width, height, rgba };
}

/** Halved until no pixel is left out by what is shown of it. */
function reducedTo(light: Light, zoom: number): Light {
  if (zoom > 0.5 || light.width < 2 || light.height < 2) return light;
  const [width, height] = [light.width >> 1, light.height >> 1];
  const line = light.width * 4;
  // In place: what is written lies before what is still to be read.
  for (let y = 0, to = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, to += 4)
      for (let channel = 0; channel < 4; channel += 1) {
        const from = 2 * y * line + 8 * x + channel;
        const { rgba } = light;
        rgba[to + channel] =
          ((rgba[from] ?? 0) +
            (rgba[from + 4] ?? 0) +
            (rgba[from + line] ?? 0) +
            (rgba[from + line + 4] ?? 0)) /
          4;
      }
  return reducedTo({ width, height, rgba: light.rgba.subarray(0, width * height * 4) }, zoom * 2);
}

/** Between four pixels; outside of them there is nothing. */
function put(rgba: Float32Array, to: number, { width, height, rgba: from }: Light, u: number, v: number) {
  if (u <= -1 || v <= -1 || u >= width || v >= height) return;
  const [x, y] = [Math.floor(u), Math.floor(v)];
  const [right, lower] = [u - x, v - y];
  for (let corner = 0; corner < 4; corner += 1) {
    const [cx, cy] = [x + (corner & 1), y + (corner >> 1)];
    if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue;
    const share = ((corner & 1) === 1 ? right : 1 - right) * (corner > 1 ? lower : 1 - lower);
    const at = (cy * width + cx) * 4;
    for (let channel = 0; channel < 4; channel += 1)
      rgba[to + channel] = (rgba[to + channel] ?? 0) + (from[at + channel] ?? 0) * share;
  }
}

/** How far the photo's ground shines into the outline, pixels. */
const FRINGE = 2;
/** What has this much of the garment all around is cloth alone. */
const INNER = 0.97;
/** Where so little of it is near, e.g. in a strap, pixels keep their own color. */
const LEAST_NEAR = 0.001;

/** What lies at the outline takes its color from the cloth within. @returns the alphas */
function withoutGround(rgba: Float32Array, width: number, height: number): Float32Array {
  const count = width * height;
  const alphas = scratch('cut-out alphas', count);
  for (let at = 0; at < count; at += 1) alphas[at] = rgba[at * 4 + 3] ?? 0;
  const around = blurred(alphas, width, height, FRINGE, 'cut-out around');
  const inner = scratch('cut-out inner', count);
  for (let at = 0; at < count; at += 1) inner[at] = (around[at] ?? 0) >= INNER ? 1 : 0;
  const near = blurred(inner, width, height, FRINGE * 2, 'cut-out near');
  const plane = scratch('cut-out plane', count);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let at = 0; at < count; at += 1)
      plane[at] = inner[at] === 1 ? (rgba[at * 4 + channel] ?? 0) / (rgba[at * 4 + 3] || 1) : 0;
    const cloth = blurred(plane, width, height, FRINGE * 2, 'cut-out cloth');
    for (let at = 0; at < count; at += 1) {
      const alpha = rgba[at * 4 + 3] ?? 0;
      const share = near[at] ?? 0;
      if (alpha === 0 || inner[at] === 1 || share < LEAST_NEAR) continue;
      rgba[at * 4 + channel] = ((cloth[at] ?? 0) / share) * alpha;
    }
  }
  return alphas;
}

/** On dark cloth the edge that faces the window is lit, as a drawn one is. */
function catchLight(rgba: Float32Array, alphas: Float32Array, width: number): void {
  for (let at = width + 1; at < alphas.length; at += 1) {
    const alpha = alphas[at] ?? 0;
    const open = 1 - (alphas[at - width - 1] ?? 0);
    if (alpha < 0.004 || open < 0.004) continue;
    const [red = 0, green = 0, blue = 0] = rgba.subarray(at * 4, at * 4 + 3);
    const caught = edgeLight(luminanceOf([red, green, blue]) / alpha) * open * alpha;
    rgba.set([red + caught, green + caught, blue + caught], at * 4);
  }
}
