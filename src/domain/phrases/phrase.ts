/** Text of a regular expression: as a string where nothing in it needs a backslash, else as an expression. */
type Part = string | RegExp;

/**
 * A regular expression that is too long to be read as one, from its parts; what is to be read in one glance is an expression of its own:
 *
 *     phrase([/\b/, anyOf('leaves? me cold', 'bores? me', inTurn('counts ', anyOf('little', 'nothing'))), /\b/])
 *
 * It is compiled where it is written: at the level of its module, and never while something is read.
 */
export function phrase(parts: readonly Part[], flags = ''): RegExp {
  return new RegExp(inTurn(...parts), flags);
}

/** One of these, the first that fits; a line holds one alternative, or words of one sense with a bar between them. */
export function anyOf(...alternatives: readonly Part[]): string {
  return `(?:${eitherOf(...alternatives)})`;
}

/** The same without brackets around it, where whole expressions are the alternatives. */
export function eitherOf(...alternatives: readonly Part[]): string {
  return alternatives.map(textOf).join('|');
}

/** One behind the other. */
export function inTurn(...parts: readonly Part[]): string {
  return parts.map(textOf).join('');
}

/** Where one of these comes next. */
export function beforeAnyOf(...alternatives: readonly Part[]): string {
  return `(?=${eitherOf(...alternatives)})`;
}

/** Where none of these comes next. */
export function beforeNoneOf(...alternatives: readonly Part[]): string {
  return `(?!${eitherOf(...alternatives)})`;
}

/** Where one of these has just been said. */
export function behindAnyOf(...alternatives: readonly Part[]): string {
  return `(?<=${eitherOf(...alternatives)})`;
}

/** Where none of these has just been said. */
export function behindNoneOf(...alternatives: readonly Part[]): string {
  return `(?<!${eitherOf(...alternatives)})`;
}

function textOf(part: Part): string {
  return typeof part === 'string' ? part : part.source;
}
