/** In groups of four, as it is read and typed; blanks do not count when it comes back. */
export function groupedCode(code: string): string {
  return code.replace(/\d{4}(?=\d)/g, '$& ');
}
