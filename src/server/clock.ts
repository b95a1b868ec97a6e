/** The one source of time, so that days, expiries and tests agree. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };
