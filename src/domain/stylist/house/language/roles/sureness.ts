/** From which sureness of the network of roles on, 0 to 1, a reading counts: where it alone decides, more is asked. */
export const LIKELY = 0.5;
export const SURELY = 0.75;
export const LIKELY_KEPT = 0.8;
export const SURELY_KEPT = 0.9;
export const SURE_OF_CHANGE = 0.9;
