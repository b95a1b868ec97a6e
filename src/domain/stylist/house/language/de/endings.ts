const ENDING = /(?:e[nrsm]?|n|s)$/;
const SHORTEST_STEM = 3;

/** A word without its ending, roughly: enough to find the forms of a phrase alike. */
export function stemOf(word: string): string {
  const stem = word.replace(ENDING, '');

  return stem.length >= SHORTEST_STEM ? stem : word;
}

/**
 * The forms in which an inflected word may stand in the table, the longest first: "Röcken" (levelled "rocken") is "rocken",
 * "rocke" or "rock"; "ae", "oe" and "ue" are how a keyboard without umlauts writes them.
 */
export function stemsOf(word: string): string[] {
  const forms = [word, ...strippedOf(word), ...afterE(word)];
  const plain = withoutDigraphs(word);

  return plain === word ? forms : [...forms, plain, ...strippedOf(plain)];
}

/** "Roecke", "Ruecken": as a keyboard without umlauts writes them, levelled. */
export function withoutDigraphs(words: string): string {
  return words.replace(/([aou])e(?!u)/g, '$1');
}

/** "Nich", „net“, „nöd“, levelled: how people write „nicht“ as they speak. */
export const SPOKEN_NOT = 'nich|net|ned|nit|nid|nod';
const SPOKEN = new RegExp(`\\b(?:${SPOKEN_NOT})\\b`, 'g');

/** A phrase with its „nicht“ as it is written in the table. */
export function asWritten(words: string): string {
  return words.replace(SPOKEN, 'nicht');
}

/** „Beiger“, „orangem“: of a stem in -e only the last letter is an ending. */
function afterE(word: string): string[] {
  return /.{3,}e[rm]$/.test(word) ? [word.slice(0, -1)] : [];
}

function strippedOf(word: string): string[] {
  return ['n', 's', 'e', 'en', 'er', 'es', 'em', 'ern', 'ste', 'sten', 'eren', 'erer', 'eres', 'ere']
    .filter((ending) => word.endsWith(ending) && word.length - ending.length >= SHORTEST_STEM)
    .flatMap((ending) => {
      const stem = word.slice(0, -ending.length);
      // "Wärmeres" is a comparative and keeps its -er.
      return ending.startsWith('er') && ending.length > 2 ? [`${stem}er`, stem] : [stem];
    });
}
