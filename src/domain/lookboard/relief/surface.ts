import type { Weave } from '../cloth/weave.ts';

/** How a material lies, folds and takes light. Lengths in millimetres on clothes; small goods take about half. */
export interface Surface {
  /** Of the cloth, at its edge. */
  thick: number;
  /** How far the edge's rounding reaches in. */
  roll: number;
  /** How much it stands up in the middle. */
  puff: number;
  /** Slow swells as it lies. */
  drape: number;
  /** Small creases to 2,300 mm². */
  crisp: number;
  /** Width of a small crease. */
  crease: number;
  /** Of the folds that the drawing places: 1 is ordinary. */
  fold: number;
  /** How hard light models it: 1 is matt cloth. */
  gain: number;
  /** Light that fibres catch where the cloth turns away. */
  rim: number;
  /** Strength and narrowness of its highlights. */
  gloss: number;
  power: number;
  /** How sharply the window stands in it: 0 is a soft light, 1 a mirror's hard edge. */
  polish: number;
  /** How much a seam draws the cloth in. */
  pucker: number;
  /** How unevenly it took the dye, as a share of its light. */
  melange: number;
}

const MATT: Surface = {
  thick: 1.7,
  roll: 7,
  puff: 4,
  drape: 1.1,
  crisp: 0.5,
  crease: 18,
  fold: 1,
  gain: 1,
  rim: 0.16,
  gloss: 0,
  power: 8,
  polish: 0,
  pucker: 0.35,
  melange: 0.012,
};
const WOOLLEN: Surface = {
  ...MATT,
  thick: 4,
  roll: 12,
  crisp: 0.18,
  fold: 1.2,
  crease: 26,
  gain: 1.05,
  rim: 0.5,
  pucker: 0.15,
  melange: 0.045,
};
const KNITTED: Surface = {
  ...MATT,
  thick: 4.5,
  roll: 15,
  drape: 2,
  crisp: 0.08,
  fold: 0.55,
  crease: 34,
  rim: 0.35,
  pucker: 0.1,
  melange: 0.06,
};
const HIDE: Surface = {
  ...MATT,
  thick: 2.2,
  roll: 9,
  puff: 5,
  drape: 0.7,
  crisp: 0.45,
  fold: 0.8,
  crease: 10,
  rim: 0,
  gloss: 0.5,
  power: 14,
  pucker: 0.2,
};
const SILKY: Surface = {
  ...MATT,
  thick: 1.2,
  puff: 3,
  drape: 2.2,
  crisp: 0.3,
  fold: 1.35,
  crease: 24,
  gain: 1.45,
  rim: 0,
  gloss: 0.5,
  power: 7,
  pucker: 0.25,
  melange: 0.004,
};
const CRISP: Surface = {
  ...MATT,
  thick: 1.1,
  roll: 4.5,
  puff: 2.2,
  drape: 1.2,
  crisp: 1.2,
  fold: 1.1,
  crease: 11,
  gain: 1.05,
  rim: 0.02,
  gloss: 0.01,
  power: 9,
  pucker: 0.5,
  melange: 0.022,
};

/** Buttons, dials, lenses and enamel. */
export const HARD: Surface = {
  ...MATT,
  thick: 1.8,
  roll: 2.4,
  puff: 0,
  drape: 0,
  crisp: 0,
  fold: 0,
  gain: 1.1,
  rim: 0,
  gloss: 0.5,
  power: 20,
  pucker: 0,
  melange: 0,
};
/** Polished: it mirrors what is bright and dark about it. */
const METAL: Surface = { ...HARD, thick: 2, roll: 4.2, gain: 1.5, gloss: 1, power: 26 };

export const SURFACES: Record<Weave, Surface> = {
  smooth: MATT,
  twill: { ...MATT, thick: 1.5, crisp: 0.7, crease: 16, rim: 0.1, melange: 0.032 },
  worsted: { ...MATT, crisp: 0.4, melange: 0.03 },
  crepe: { ...MATT, thick: 1.2, drape: 2, crisp: 0.4, crease: 24, rim: 0.1, melange: 0.03 },
  poplin: CRISP,
  pique: { ...CRISP, thick: 1.6, roll: 6, crisp: 0.5, gloss: 0, melange: 0.02 },
  linen: { ...CRISP, crisp: 1.9, crease: 9, gain: 1.1, gloss: 0, melange: 0.035 },
  seersucker: { ...CRISP, crisp: 0.5, crease: 16, gain: 1.1, gloss: 0, melange: 0.075, pucker: 0.8 },
  canvas: { ...CRISP, thick: 2.2, roll: 6, crisp: 0.7, crease: 15, gloss: 0, melange: 0.03, pucker: 0.7 },
  waxed: {
    ...CRISP,
    thick: 2,
    roll: 5,
    crisp: 1.1,
    crease: 15,
    gain: 1.15,
    gloss: 0.3,
    power: 5,
    melange: 0.075,
    pucker: 0.8,
  },
  duck: {
    ...CRISP,
    thick: 2,
    roll: 4,
    puff: 1.4,
    crisp: 0.6,
    crease: 18,
    gloss: 0,
    melange: 0.05,
    pucker: 0.9,
  },
  cordura: {
    ...CRISP,
    thick: 1.6,
    roll: 3.6,
    puff: 1.6,
    crisp: 0.8,
    gloss: 0.14,
    power: 6,
    melange: 0.05,
    pucker: 0.8,
  },
  mesh: { ...CRISP, thick: 1.8, roll: 6, crisp: 0.1, gloss: 0, melange: 0.2 },
  shell: { ...CRISP, crisp: 0.9, crease: 14, gloss: 0.11, power: 8, pucker: 0.7 },
  denim: {
    ...MATT,
    thick: 3,
    puff: 2,
    drape: 1.3,
    crisp: 0.9,
    crease: 13,
    fold: 1.05,
    gain: 1.05,
    rim: 0.1,
    pucker: 0.9,
    melange: 0.075,
  },
  corduroy: { ...WOOLLEN, thick: 3, roll: 9, rim: 0.3, melange: 0.075 },
  velvet: {
    ...MATT,
    thick: 3,
    roll: 10,
    drape: 1.8,
    crisp: 0.2,
    fold: 1.3,
    gain: 1.7,
    rim: 3.4,
    melange: 0.11,
  },
  wool: WOOLLEN,
  tweed: { ...WOOLLEN, thick: 4.6, rim: 0.4, melange: 0.13 },
  felt: { ...WOOLLEN, roll: 14, melange: 0.02, crisp: 0.06 },
  pile: { ...WOOLLEN, thick: 7, roll: 18, crisp: 0.04, fold: 0.7, rim: 0.7, melange: 0.04 },
  brushed: { ...KNITTED, thick: 5.5, roll: 18, crisp: 0.06, rim: 0.9, melange: 0.055 },
  knit: KNITTED,
  rib: { ...KNITTED, thick: 3, roll: 10 },
  cable: { ...KNITTED, thick: 5, roll: 16, crisp: 0 },
  chunky: { ...KNITTED, thick: 11, roll: 30, puff: 9, crisp: 0, melange: 0.04 },
  // Fine and without a hard lustre, in many small soft folds; satin throws few and mirrors the window in them.
  silk: { ...SILKY, drape: 1.6, crisp: 0.85, crease: 15, fold: 1.15, gain: 1.3, gloss: 0.4, power: 4 },
  satin: {
    ...SILKY,
    roll: 11,
    puff: 6,
    crisp: 0.2,
    fold: 1.1,
    gain: 1.45,
    gloss: 0.9,
    power: 10,
    melange: 0.05,
  },
  brocade: { ...SILKY, thick: 2, crisp: 0.15, fold: 1, gain: 1.2, gloss: 0.45, power: 9, melange: 0.13 },
  chiffon: { ...SILKY, gain: 0.9, gloss: 0.06, rim: 0.2, drape: 2.6 },
  lace: { ...MATT, thick: 1, roll: 3, puff: 1.5, melange: 0.14 },
  sequin: { ...SILKY, thick: 1.6, fold: 0.9, gain: 1.1, gloss: 1, power: 16, melange: 0.15 },
  leather: { ...HIDE, gain: 1.1, gloss: 0.6, power: 15, polish: 0.06 },
  patent: { ...HIDE, crisp: 0.12, gloss: 1, power: 26, polish: 1 },
  foil: { ...HIDE, drape: 2.6, crisp: 1.2, gain: 2.1, gloss: 1, power: 7, polish: 0.25, melange: 0.12 },
  suede: { ...HIDE, roll: 11, crisp: 0.2, crease: 16, gain: 0.7, rim: 0.5, gloss: 0, melange: 0.12 },
  down: {
    ...CRISP,
    thick: 4,
    roll: 30,
    puff: 7,
    crisp: 0.06,
    gloss: 0.24,
    power: 8,
    pucker: 1,
    fold: 1.2,
  },
  straw: { ...MATT, thick: 2.4, roll: 5, crisp: 0, gain: 1.1, rim: 0, gloss: 0.06, melange: 0.07 },
  rubber: {
    ...MATT,
    thick: 2.2,
    roll: 5,
    puff: 1.5,
    drape: 0.1,
    crisp: 0,
    fold: 0.6,
    gain: 0.95,
    rim: 0,
    gloss: 0.16,
    power: 7,
    pucker: 0,
  },
  metal: METAL,
  crystal: {
    ...SILKY,
    thick: 1.8,
    roll: 4,
    drape: 0.3,
    fold: 0.5,
    gain: 1.2,
    gloss: 1,
    power: 20,
    polish: 0.3,
    melange: 0.2,
  },
};
