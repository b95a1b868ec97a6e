import { saidOf } from '../../language/mentions/meanings.ts';
import type { Qualities } from '../../language/mentions/qualities.ts';

/**
 * What may be left of a wish where nothing has all of it, with the words that are given up: one of several cuts before all of them, then the
 * pattern, the cloth and the color.
 */
export function withLess(qualities: Qualities): { left: Qualities; given: string }[] {
  const { shapes } = qualities;
  const single =
    shapes.length < 2
      ? []
      : shapes.map((shape) => ({
          left: { ...qualities, shapes: shapes.filter((other) => other !== shape) },
          given: saidOf(shape),
        }));
  const whole = SORTS.filter((sort) => qualities[sort].length > 0).map((sort) => ({
    left: { ...qualities, [sort]: [] },
    given: qualities[sort].map(saidOf).join(' '),
  }));

  return [...single, ...whole];
}

const SORTS = ['shapes', 'patterns', 'fabrics', 'colours'] as const;
