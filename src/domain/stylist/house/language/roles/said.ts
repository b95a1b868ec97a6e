import type { Mention } from '../mentions/meanings.ts';
import type { Act } from './read-roles.ts';

/** A text as the network of roles reads it. */
export interface Said {
  act: Act;
  /** How sure it is of the act, 0 to 1. */
  sureness: number;
  mentions: readonly Mention[];
}
