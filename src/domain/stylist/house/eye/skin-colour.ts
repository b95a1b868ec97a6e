import type { WorkingImage } from './working-image.ts';

/** A color in OKLab. */
interface Colour {
  l: number;
  a: number;
  b: number;
}

const SKIN_HUES = { from: 25, to: 74 };
const SKIN_CHROMA = { from: 0.028, to: 0.15 };
const SKIN_LIGHTNESS = { from: 0.22, to: 0.93 };

/**
 * 1 where a pixel could be skin by its color. Camel coats, tan bags and brown leather could too: color alone never
 * excludes anything.
 */
export function skinLikeOf({ l, a, b }: WorkingImage): Uint8Array {
  return Uint8Array.from(l, (lightness, at) => {
    const chroma = Math.hypot(a[at] ?? 0, b[at] ?? 0);
    const hue = (Math.atan2(b[at] ?? 0, a[at] ?? 0) * 180) / Math.PI;

    return within(lightness, SKIN_LIGHTNESS) && within(chroma, SKIN_CHROMA) && within(hue, SKIN_HUES) ? 1 : 0;
  });
}

const SAME_SKIN_CHROMA = 0.04;
/** Shade and light on one person's skin. */
const SAME_SKIN_LIGHTNESS = 0.2;

/** Nearly the same chroma, and a lightness not far off. */
export function isSameSkin({ l, a, b }: WorkingImage, at: number, skin: Colour): boolean {
  const chroma = Math.hypot((a[at] ?? 0) - skin.a, (b[at] ?? 0) - skin.b);

  return chroma < SAME_SKIN_CHROMA && Math.abs((l[at] ?? 0) - skin.l) < SAME_SKIN_LIGHTNESS;
}

/** In radians. */
const SAME_HUE = 0.3;
const LIGHTNESS_OF_SHADE = { from: -0.3, to: 0.16 };
const CHROMA_OF_SHADE = { from: 0.5, to: 1.7 };

/** The same skin in light and in deep shade: light changes lightness and chroma together, and the hue hardly. */
export function isSkinInShade({ l, a, b }: WorkingImage, at: number, skin: Colour): boolean {
  const hue = Math.atan2(b[at] ?? 0, a[at] ?? 0) - Math.atan2(skin.b, skin.a);
  const chroma = Math.hypot(a[at] ?? 0, b[at] ?? 0) / Math.hypot(skin.a, skin.b);

  return (
    Math.abs(hue) < SAME_HUE &&
    within(chroma, CHROMA_OF_SHADE) &&
    within((l[at] ?? 0) - skin.l, LIGHTNESS_OF_SHADE)
  );
}

function within(value: number, { from, to }: { from: number; to: number }): boolean {
  return value >= from && value <= to;
}
