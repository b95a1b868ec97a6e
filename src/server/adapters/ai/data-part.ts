/**
 * What people wrote, as data for a model: JSON between two marks. The marks cannot be written from inside, because the
 * angle brackets of the text are escaped.
 */
export function dataPart(data: unknown): string {
  const json = JSON.stringify(data, null, 1).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<data>\n${json}\n</data>`;
}
