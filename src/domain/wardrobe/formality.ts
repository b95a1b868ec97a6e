/**
 * The ladder of dress codes, 0 to 8. Every garment spans some levels; an outfit is coherent when one level
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
/** Lowest and highest formality, both included. */
export type FormalitySpan = readonly [Formality, Formality];

export const LOWEST_FORMALITY: Formality = 0;
export const HIGHEST_FORMALITY: Formality = 8;

const FORMALITIES: readonly Formality[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Away from work the two business codes go by other names. */
const LEISURE_NAMES: Partial<Record<Formality, string>> = { 3: 'dressy casual', 4: 'dressy' };

export function dressCode(formality: Formality, setting: 'work' | 'leisure'): string {
  return (setting === 'leisure' ? LEISURE_NAMES[formality] : undefined) ?? FORMALITY_LADDER[formality];
}

export function formalitiesWithin([low, high]: FormalitySpan): Formality[] {
  return FORMALITIES.filter((formality) => formality >= low && formality <= high);
}

/** The nearest formality to a number, kept on the ladder. */
export function formalityNear(value: number): Formality {
  return FORMALITIES[Math.max(LOWEST_FORMALITY, Math.min(HIGHEST_FORMALITY, Math.round(value)))] ?? 2;
}

export function spans([low, high]: FormalitySpan, formality: number): boolean {
  return formality >= low && formality <= high;
}
