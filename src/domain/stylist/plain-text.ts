// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is this pattern's purpose
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]+/g;

/** With a scheme, without one (`//host`, `www.host`, `host.name/path`), and the schemes that run or carry something. */
const ADDRESSES =
  /(?:\b[a-z][a-z0-9+.-]{1,20}:)?\/\/\S+|\b(?:javascript|vbscript|data|mailto|tel):\S+|\bwww\.\S+|\b[\w-]{1,63}(?:\.[\w-]+){0,4}\.[a-z]{2,24}\/\S*/gi;
/** Nobody is shown more than a part of this, and the patterns stay quick. */
const MOST_READ = 4_000;

/**
 * One line of plain text: no control characters, no tags, no addresses, at most `maxLength` characters and
 * never cut in the middle of a word where that can be helped.
 */
export function plainText(text: string, maxLength: number): string {
  const plain = text
    .slice(0, MOST_READ)
    .normalize('NFC')
    .replace(INVISIBLE, ' ')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/[<>]/g, ' ')
    .replace(ADDRESSES, ' ')
    .replace(/\s+/g, ' ')
    .trim();

  return shortened(plain, maxLength);
}

function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;

  const cut = text.slice(0, maxLength).replace(/[\ud800-\udbff]$/, '');
  const lastSpace = cut.lastIndexOf(' ');

  return (lastSpace > maxLength / 2 ? cut.slice(0, lastSpace) : cut).trim();
}
