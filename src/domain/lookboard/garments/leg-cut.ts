/** Millimetres from the waist's middle down. */
export interface LegCut {
  waistHalf: number;
  hipHalf: number;
  rise: number;
  length: number;
  /** Half the thigh, knee and hem, each measured across one leg. */
  thigh: number;
  knee: number;
  hem: number;
  /** How far apart the legs lie at the hem, from the middle to the inner edge. */
  gap: number;
  /** The same at the knee, where it is not in line with the hem: flares swing inwards too. */
  kneeGap?: number;
  band: 'tailored' | 'denim' | 'elastic' | 'leggings';
  details: 'tailored' | 'jeans' | 'cargo' | 'joggers' | 'plain' | 'bavarian';
}
