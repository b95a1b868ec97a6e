import type { Cloth } from '../cloth/cloth.ts';
import type { Sketch } from '../pen/sketch.ts';
import { drawLegs, type LegCut } from './leg-panels.ts';

const BASE: LegCut = {
  waistHalf: 184,
  hipHalf: 230,
  rise: 284,
  length: 1040,
  thigh: 236,
  knee: 200,
  hem: 182,
  gap: 16,
  band: 'tailored',
  details: 'crease',
};

const DENIM = { band: 'denim', details: 'jeans', rise: 270 } as const;

const STRETCH = { band: 'leggings', details: 'plain', rise: 262 } as const;

export const drawTrousers = legs({});

export const drawWideTrousers = legs({
  knee: 252,
  hem: 286,
  length: 1070,
  gap: 6,
  thigh: 246,
  rise: 300,
  waistHalf: 178,
});

export const drawSlimTrousers = legs({ thigh: 214, knee: 164, hem: 134, length: 980, gap: 30, hipHalf: 218 });

export const drawJeans = legs({ ...DENIM, thigh: 228, knee: 182, hem: 164, gap: 22, hipHalf: 226 });

export const drawWideJeans = legs({
  ...DENIM,
  thigh: 244,
  knee: 240,
  hem: 252,
  gap: 8,
  rise: 288,
  hipHalf: 230,
  length: 1050,
});

export const drawCargoTrousers = legs({
  thigh: 250,
  knee: 224,
  hem: 186,
  gap: 16,
  hipHalf: 236,
  band: 'denim',
  details: 'cargo',
});

export const drawJoggers = legs({
  thigh: 240,
  knee: 194,
  hem: 100,
  gap: 46,
  length: 970,
  band: 'elastic',
  details: 'joggers',
});

export const drawLeggings = legs({
  ...STRETCH,
  waistHalf: 152,
  hipHalf: 192,
  thigh: 180,
  knee: 128,
  hem: 88,
  gap: 40,
  length: 920,
});

export const drawShorts = legs({ length: 480, thigh: 252, knee: 256, hem: 256, gap: 8, rise: 280 });

export const drawCulottes = legs({
  length: 720,
  thigh: 264,
  knee: 300,
  hem: 336,
  gap: 4,
  rise: 300,
  waistHalf: 176,
  hipHalf: 236,
});

export const drawTights = legs({
  ...STRETCH,
  waistHalf: 136,
  hipHalf: 168,
  thigh: 148,
  knee: 96,
  hem: 66,
  gap: 26,
  length: 930,
});

function legs(changes: Partial<LegCut>): (sketch: Sketch, cloth: Cloth) => void {
  const cut = { ...BASE, ...changes };
  return (sketch, cloth) => drawLegs(sketch, cloth, cut);
}
