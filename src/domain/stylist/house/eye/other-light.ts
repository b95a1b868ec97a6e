import { connectedParts } from './connected-parts.ts';
import type { Region } from './grow-region.ts';
import { pixelsOf } from './pixels-of.ts';
import { offsetsFrom, type Surface, surfaceAt } from './smooth-surface.ts';
import type { WorkingImage } from './working-image.ts';

/** What a shadow with a hard edge or a patch of sun leaves of OKLab lightness. */
const SHADE = { from: 0.6, to: 1.6 };
/** Parts of OKLab lightness, and in OKLab: folds of cloth vary by more than the ground itself. */
const ALIKE = { l: 0.02, colour: 0.012 };
const AT_MOST = 400;

/**
 * By what factor a region is darker or lighter than a surface, when that is all the difference between them: light
 * scales all of linear RGB by one factor, and so all of OKLab by its cube root, everywhere by the same.
 * @param region 1 where it is
 * @returns null when it is something else than this surface in another light
 */
export function shadeOf(image: WorkingImage, region: Uint8Array, lit: Surface): number | null {
  return shadeOfSome(image, someOf(pixelsOf(region)), lit);
}

function shadeOfSome(image: WorkingImage, some: readonly number[], lit: Surface): number | null {
  const shades = some.map((at) => (image.l[at] ?? 0) / Math.max(0.05, surfaceAt(image, lit, at).l));
  const shade = medianOf(shades);
  const spread = medianOf(shades.map((value) => Math.abs(value - shade)));
  const off = medianOf(
    some.map((at) => {
      const { a, b } = surfaceAt(image, lit, at);

      return Math.hypot((image.a[at] ?? 0) - shade * a, (image.b[at] ?? 0) - shade * b);
    }),
  );

  return shade > SHADE.from && shade < SHADE.to && spread < ALIKE.l && off < ALIKE.colour ? shade : null;
}

const SAME_LIGHT = 0.03;
/** In pixels: an edge between light and shadow is a few wide. */
const TOUCHING = [-4, -2, 2, 4];
/** In OKLab. */
const NEAR = 0.022;
/** Of the photo: a smaller one says nothing about the light. */
const SHOWN_SHADE = 0.015;
/** Of the photo: a smaller piece of the shadow may as well be a fold of the clothes. */
const SMALLEST_PIECE = 0.0015;

/**
 * Adds the pieces of a shadow that clothes or lines on the wall cut off from the frame, where they touch the ground. The
 * same shadow darkens wall and floor by the same factor, so one seen on one of them is looked for on both.
 * @param regions of the ground
 */
export function addPiecesInShade(image: WorkingImage, regions: readonly Region[], ground: Uint8Array): void {
  const shades: number[] = [];
  const pieces = regions.flatMap(({ pixels }) =>
    connectedParts(pixels, image.width).filter((part) => part.pixels.length >= SHOWN_SHADE * pixels.length),
  );
  for (const lit of regions) {
    for (const { pixels } of pieces) {
      const shade = shadeOfSome(image, someOf(pixels), lit.surface);
      if (shade === null || [1, ...shades].some((known) => Math.abs(shade - known) < SAME_LIGHT)) continue;
      shades.push(shade);
    }
  }

  for (const { surface } of regions) for (const shade of shades) addPieces(image, surface, shade, ground);
}

function addPieces(image: WorkingImage, lit: Surface, shade: number, ground: Uint8Array): void {
  const { width } = image;
  const { l, a, b } = offsetsFrom(image, {
    l: lit.l.map((factor) => shade * factor),
    a: lit.a.map((factor) => shade * factor),
    b: lit.b.map((factor) => shade * factor),
  });
  const near = Uint8Array.from(l, (value, at) =>
    ground[at] === 0 && Math.abs(value) < NEAR && Math.hypot(a[at] ?? 0, b[at] ?? 0) < NEAR / 2 ? 1 : 0,
  );

  for (const { pixels } of connectedParts(near, width)) {
    if (pixels.length < SMALLEST_PIECE * ground.length) break;
    const touches = pixels.some((at) =>
      TOUCHING.flatMap((step) => [step, step * width]).some((step) => ground[at + step] === 1),
    );
    if (touches) for (const at of pixels) ground[at] = 1;
  }
}

function someOf(pixels: readonly number[]): number[] {
  const step = Math.max(1, Math.floor(pixels.length / AT_MOST));

  return pixels.filter((_, index) => index % step === 0);
}

function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();

  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
