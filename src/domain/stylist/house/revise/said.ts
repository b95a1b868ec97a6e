import type { Mention } from '../language/meanings.ts';
import type { Act } from '../language/sense/read-roles.ts';

/** A text as the network of roles reads it. */
export interface Said {
  act: Act;
  /** How sure it is of the act, 0 to 1. */
  sureness: number;
  mentions: readonly Mention[];
}
