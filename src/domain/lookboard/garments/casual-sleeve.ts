import type { SleeveMeasures } from './sleeve.ts';

export const CASUAL_SLEEVE: SleeveMeasures = {
  length: 490,
  upperAngle: 14,
  lowerAngle: 10,
  bicep: 146,
  elbow: 130,
  cuff: 104,
  finish: 'plain',
};
