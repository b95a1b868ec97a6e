/** One connected part of a mask: its pixels and its bounding box, in pixels (right and bottom exclusive). */
export interface Part {
  pixels: number[];
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The parts of a mask (1 is in) that hang together over the four sides of a pixel, largest first. */
export function connectedParts(mask: Uint8Array, width: number): Part[] {
  const seen = new Uint8Array(mask.length);
  const parts: Part[] = [];

  for (let start = 0; start < mask.length; start++) {
    if (mask[start] === 1 && seen[start] === 0) parts.push(grow(mask, width, start, seen));
  }

  return parts.sort((first, second) => second.pixels.length - first.pixels.length);
}

function grow(mask: Uint8Array, width: number, start: number, seen: Uint8Array): Part {
  const pixels = [start];
  const part = { pixels, left: width, right: 0, top: mask.length, bottom: 0 };
  seen[start] = 1;

  // The list grows while it is read: it is the queue of the flood fill as well as its result.
  for (let next = 0; next < pixels.length; next++) {
    const at = pixels[next] ?? 0;
    const x = at % width;
    const y = Math.floor(at / width);
    part.left = Math.min(part.left, x);
    part.right = Math.max(part.right, x + 1);
    part.top = Math.min(part.top, y);
    part.bottom = Math.max(part.bottom, y + 1);

    for (const neighbour of [at - width, at + width, x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1]) {
      if (mask[neighbour] !== 1 || seen[neighbour] === 1) continue;
      seen[neighbour] = 1;
      pixels.push(neighbour);
    }
  }

  return part;
}
