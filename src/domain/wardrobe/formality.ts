/**
 * The ladder of dress codes, 0 to 8. Every garment spans some rungs; an outfit is coherent when one rung
 * lies within the span of each of its pieces.
 * The order and the limits follow US usage, as etiquette guides such as the Emily Post Institute's give it,
 * with the two business codes set between smart casual and semi-formal.
 */
export const FORMALITY_LADDER = [
  'athleisure',
  'casual',
  'smart casual',
  'business casual',
  'business professional',
  'semi-formal',
  'cocktail',
  'black tie',
  'white tie',
] as const;

export type Formality = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** Lowest and highest rung, both included. */
export type FormalitySpan = readonly [Formality, Formality];

export const LOWEST_RUNG: Formality = 0;
export const HIGHEST_RUNG: Formality = 8;

const RUNGS: readonly Formality[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Away from work the two business codes go by other names. */
const LEISURE_NAMES: Partial<Record<Formality, string>> = { 3: 'dressy casual', 4: 'dressy' };

export function dressCode(rung: Formality, setting: 'work' | 'leisure'): string {
  return (setting === 'leisure' ? LEISURE_NAMES[rung] : undefined) ?? FORMALITY_LADDER[rung];
}

export function rungsWithin([low, high]: FormalitySpan): Formality[] {
  return RUNGS.filter((rung) => rung >= low && rung <= high);
}

/** The nearest rung to a number, kept on the ladder. */
export function rungNear(value: number): Formality {
  return RUNGS[Math.max(LOWEST_RUNG, Math.min(HIGHEST_RUNG, Math.round(value)))] ?? 2;
}

export function spans([low, high]: FormalitySpan, rung: number): boolean {
  return rung >= low && rung <= high;
}
