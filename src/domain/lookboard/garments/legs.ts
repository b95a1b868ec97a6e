import type { Feature } from '#domain/wardrobe/features/feature.ts';
import type { Cloth } from '../cloth/cloth.ts';
import type { Sketch } from '../pen/sketch.ts';
import type { LegCut } from './leg-cut.ts';
import { drawLegs } from './leg-panels.ts';

type Draw = (sketch: Sketch, cloth: Cloth) => void;

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
  details: 'tailored',
};

/** How a leg is cut from thigh to hem; the rest of the garment stays as it is. */
const LEGS = {
  'straight-leg': {},
  'slim-leg': { thigh: 214, knee: 164, hem: 134, gap: 30, hipHalf: 218 },
  'tapered-leg': { thigh: 246, knee: 190, hem: 132, gap: 32, length: 990 },
  'wide-leg': { knee: 252, hem: 286, length: 1070, gap: 6, thigh: 246 },
  'flared-leg': { thigh: 216, knee: 150, hem: 244, gap: 20, kneeGap: 52, length: 1080, hipHalf: 220 },
  'baggy-leg': { thigh: 268, knee: 262, hem: 236, gap: 8, hipHalf: 248, waistHalf: 200, length: 1060 },
} satisfies Partial<Record<Feature, Partial<LegCut>>>;

type Leg = keyof typeof LEGS;

const DENIM = { band: 'denim', details: 'jeans', rise: 270 } as const;
const STRETCH = { band: 'leggings', details: 'plain', rise: 262 } as const;

export const drawTrousers: Draw = trousers({}, 'straight-leg');
export const drawWideTrousers: Draw = trousers({ rise: 300, waistHalf: 178 }, 'wide-leg');
export const drawSlimTrousers: Draw = trousers({ length: 980 }, 'slim-leg', 'tapered-leg');

export const drawJeans: Draw = trousers(
  { ...DENIM, thigh: 228, knee: 182, hem: 164, gap: 22, hipHalf: 226 },
  'straight-leg',
  'slim-leg',
);
export const drawWideJeans: Draw = trousers({ ...DENIM, rise: 276 }, 'wide-leg', 'flared-leg', 'baggy-leg');

export const drawCargoTrousers: Draw = trousers(
  { thigh: 250, knee: 224, hem: 186, hipHalf: 236, band: 'denim', details: 'cargo' },
  'straight-leg',
  'tapered-leg',
);

export const drawJoggers: Draw = (sketch, cloth) => {
  sketch.shows('tapered-leg', 'rib-cuff', 'elastic-waist', 'drawstring');
  const cut = { thigh: 240, knee: 194, hem: 100, gap: 46, length: 970 };
  drawLegs(sketch, cloth, { ...BASE, ...cut, band: 'elastic', details: 'joggers' });
};

export const drawLeggings: Draw = (sketch, cloth) => {
  sketch.shows('slim-leg', 'elastic-waist');
  const cut = { waistHalf: 152, hipHalf: 192, thigh: 180, knee: 128, hem: 88, gap: 40, length: 920 };
  drawLegs(sketch, cloth, { ...BASE, ...STRETCH, ...cut });
};

export const drawShorts: Draw = (sketch, cloth) => {
  const isElastic = sketch.asks('elastic-waist');
  if (isElastic) sketch.shows('drawstring');
  const isDenim = sketch.asks('five-pockets');
  const isBavarian = sketch.asks('drop-front');
  drawLegs(sketch, cloth, {
    ...BASE,
    ...(isDenim ? DENIM : {}),
    length: isBavarian || sketch.asks('knee-length') ? 590 : sketch.asks('mini') ? 410 : 480,
    thigh: 252,
    knee: 256,
    hem: 256,
    gap: 8,
    rise: 280,
    ...(isElastic ? { band: 'elastic', details: 'plain' } : {}),
    ...(isBavarian ? { details: 'bavarian' } : {}),
  });
};

export const drawCulottes: Draw = (sketch, cloth) => {
  sketch.shows('wide-leg', 'midi');
  const cut = {
    length: 720,
    thigh: 264,
    knee: 300,
    hem: 336,
    gap: 4,
    rise: 300,
    waistHalf: 176,
    hipHalf: 236,
  };
  drawLegs(sketch, cloth, { ...BASE, ...cut });
};

/** Legs that the words choose among: the first is usual. */
function trousers(changes: Partial<LegCut>, usual: Leg, ...others: Leg[]): Draw {
  return (sketch, cloth) => {
    const leg = sketch.pick<Leg>(usual, ...others);
    const rise = sketch.asks('high-rise') ? 34 : sketch.asks('low-rise') ? -38 : 0;
    const isElastic = sketch.asks('elastic-waist');
    if (isElastic) sketch.shows('drawstring');
    const jeans = sketch.asks('five-pockets') ? DENIM : {};
    const cut: LegCut = { ...BASE, ...changes, ...jeans, ...(leg === 'straight-leg' ? {} : LEGS[leg]) };
    drawLegs(sketch, cloth, {
      ...cut,
      rise: cut.rise + rise,
      length: cut.length + rise,
      waistHalf: cut.waistHalf - rise * 0.3,
      ...(isElastic ? { band: 'elastic', details: 'plain' } : {}),
    });
  };
}
