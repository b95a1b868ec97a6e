import type { PhotoFeatures } from '#domain/photo/photo-features.ts';
import { type ColourName, PALETTE } from '../../src/contract/palette.ts';
import type { Chance } from './chance.ts';

/** One garment to draw: its pattern, and its colors with the ground color first. */
export interface Cloth {
  pattern: PhotoFeatures['pattern'];
  colours: ColourName[];
  /** The SVG `<pattern>` or nothing for a plain cloth. */
  definition: string;
  /** What goes into `fill`. */
  fill: string;
}

export function hexOf(name: ColourName): string {
  const colour = PALETTE.find((candidate) => candidate.name === name);
  if (colour === undefined) throw new RangeError(`No such color: ${name}`);

  return colour.hex;
}

/** Draws a cloth of the pattern asked for; lengths are in the scene's units (600 by 800). */
export function drawCloth(id: string, pattern: Cloth['pattern'], chance: Chance): Cloth {
  const ground = chance.pick(PALETTE).name;
  if (pattern === 'solid') return { pattern, colours: [ground], definition: '', fill: hexOf(ground) };

  const second = contrasting(ground, chance);
  const size = chance.between(22, 46);
  const turn = pattern === 'stripe' ? chance.pick([0, 90]) : 0;
  const definition = `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn + chance.between(-4, 4)})">
    <rect width="${size}" height="${size}" fill="${hexOf(ground)}"/>${motif(pattern, size, hexOf(second), chance)}</pattern>`;

  return { pattern, colours: [ground, second], definition, fill: `url(#${id})` };
}

function motif(pattern: Cloth['pattern'], size: number, hex: string, chance: Chance): string {
  if (pattern === 'stripe')
    return `<rect width="${size}" height="${size * chance.between(0.35, 0.5)}" fill="${hex}"/>`;
  if (pattern === 'check') {
    const band = size * chance.between(0.4, 0.5);

    return `<rect width="${size}" height="${band}" fill="${hex}" opacity="0.75"/><rect width="${band}" height="${size}" fill="${hex}" opacity="0.75"/>`;
  }

  const radius = size * chance.between(0.2, 0.28);

  return `<circle cx="${size * 0.3}" cy="${size * 0.3}" r="${radius}" fill="${hex}"/><ellipse cx="${size * 0.75}" cy="${size * 0.72}" rx="${radius}" ry="${radius * 0.6}" fill="${hex}" transform="rotate(${chance.between(0, 180)} ${size * 0.75} ${size * 0.72})"/>`;
}

/** A second color that can be told from the first across a room. */
function contrasting(ground: ColourName, chance: Chance): ColourName {
  for (;;) {
    const { name } = chance.pick(PALETTE);
    if (Math.abs(luma(hexOf(name)) - luma(hexOf(ground))) > 70) return name;
  }
}

function luma(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);

  return 0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255);
}
