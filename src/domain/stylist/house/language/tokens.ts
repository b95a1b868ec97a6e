/** A word, a number with its unit, or a place where one thought ends and another begins. */
export interface Token {
  kind: 'word' | 'number' | 'break';
  /** Levelled for looking up: small Latin letters, no accents, hyphens or apostrophes. */
  text: string;
}

/** Nobody writes more about one outfit; what comes after is not read. */
const READ_CHARACTERS = 5_000;
const MAX_WORD_LENGTH = 40;

const TOKEN = /\$?\d+(?:[.,]\d+)?\s?(?:°\s?[cf]?\b|°)?|[\p{L}\p{N}]+|[.,;:!?()\n]/gu;

/** Takes text of any length and script apart. Markup is dropped with everything between its brackets. */
export function tokensOf(text: string): Token[] {
  const levelled = text
    .slice(0, READ_CHARACTERS)
    .normalize('NFKC')
    .replace(/<[^<>]{0,400}>/g, ' ')
    .replace(/[\u00c0-\u024f]/g, withoutAccent)
    .toLowerCase()
    .replace(/\bw\/o\b/g, ' without ')
    .replace(/\bw\//g, ' with ')
    // The dash before a figure is its sign, unless it joins two figures.
    .replace(/(^|[\s(])[-−–](?=\d)/g, '$1 minus ')
    .replace(/['’ʼ`´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[-‐‑–—_/]+/g, ' ')
    .replace(/grey/g, 'gray');

  return [...levelled.matchAll(TOKEN)].map(([match]) => tokenOf(match));
}

function tokenOf(match: string): Token {
  if (/^[.,;:!?()\n]$/.test(match)) return { kind: 'break', text: match };

  const text = match.trim().slice(0, MAX_WORD_LENGTH);
  // "70s" and "y2k" are words; "$70", "70" and "70°f" are numbers.
  return /^\$?\d[\d.,]*(?:\s?°\s?[cf]?)?$/.test(text) ? { kind: 'number', text } : { kind: 'word', text };
}

function withoutAccent(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}
