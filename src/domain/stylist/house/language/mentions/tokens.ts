/** A word, a number with its unit, or a place where one thought ends and another begins. */
export interface Token {
  kind: 'word' | 'number' | 'break';
  /** Levelled for looking up: small Latin letters, no accents, hyphens or apostrophes. */
  text: string;
  /** As the person wrote it; that is how it is said back. */
  said: string;
}

/** Nobody writes more about one outfit; what comes after is not read. */
const READ_CHARACTERS = 5_000;
const MAX_WORD_LENGTH = 40;

// Decades, sizes and ordinals ("70s", "3xl", "21st") are words.
const TOKEN =
  /\d+(?:s|x|xl|st|nd|rd|th|er)\b|[$€£]?\d+(?:[.,]\d+)?\s?(?:°\s?[cfCF]?\b|°|[$€£])?|[\p{L}\p{N}]+(?:['’ʼ`´][\p{L}\p{N}]+)*|[.,;:!?()\n]/giu;

/** Takes text of any length and script apart. Markup is dropped with everything between its brackets. */
export function tokensOf(text: string): Token[] {
  const plain = text
    .slice(0, READ_CHARACTERS)
    .normalize('NFKC')
    .replace(/<[^<>]{0,400}>/g, ' ')
    // The one mark that counts as a letter where case does not: it is that of another letter, and no word.
    .replace(/\u0345/g, '')
    .replace(/\bw\/o\b/gi, ' without ')
    .replace(/\bw(?:\/|(?= ))/gi, ' with ')
    // „Mehr Farbe, z. B. bei der Tasche“: its stops end nothing.
    .replace(/\bz\.\s*b\./gi, ' zum beispiel ')
    .replace(/\be\.\s*g\./gi, ' for example ')
    // The dash before a figure is its sign, unless it joins two figures.
    .replace(/(^|[\s(])[-−–](?=\d)/g, '$1 minus ')
    // "Leather jacket >>> trench": the first is the better one.
    .replace(/\s>+\s?/g, ' instead of ')
    // "Leather's out": an "is" before what can only be said of the word before it.
    .replace(CONTRACTED, ' is')
    .replace(/(?<=\b(?:by|um) )(?:a |one |ein)?hund(?:red|ert)\b/gi, '100')
    .replace(/&|(?<=\p{L} )\+(?= \p{L})/gu, ' and ')
    // "Like I'm wearing nothing 💀 green shirt pls": what stands between words ends a thought.
    .replace(
      /(?<=[\p{L}\p{N}]\s?)(?:(?![©®™↔-↪➡⬅-⬇])\p{Extended_Pictographic}[\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]*\s?)+(?=\s?[\p{L}\p{N}])/gu,
      ' , ',
    )
    .replace(/[-‐‑–—_/]+/g, ' ');

  return [...plain.matchAll(TOKEN)].map(([match]) => tokenOf(match));
}

const CONTRACTED =
  /(?<=\p{L}{3})['’]s(?= (?:out|not|too|so|a|the|just|really|never|always|still|fine|great|lovely|perfect|good|nice|gorgeous|gone|boring|dull|itchy|awful|horrible|wrong|ugly|over|off|my)\b)/giu;

function tokenOf(match: string): Token {
  if (/^[.,;:!?()\n]$/.test(match)) return { kind: 'break', text: match, said: match };

  const said = [...match.trim()].slice(0, MAX_WORD_LENGTH).join('');
  const text = drawnIn(levelled(match)).slice(0, MAX_WORD_LENGTH);
  // "70s" and "y2k" are words; "$70", "70 €", "70" and "70°f" are numbers.
  return /^[$€£]?\d[\d.,]*(?:\s?°\s?[cf]?|\s?[$€£])?$/.test(text)
    ? { kind: 'number', text, said }
    : { kind: 'word', text, said };
}

/** "Looove", "soooo", „liiiebe“: a letter that is drawn out is meant once, or twice where the word has it so. */
function drawnIn(word: string): string {
  if (!/([a-z])\1\1/.test(word)) return word;
  const once = word.replace(/([a-z])\1{2,}/g, '$1');

  return TWICE[once] ?? once;
}

/** By how they read where each of their letters is meant once. */
const TWICE: Readonly<Record<string, string>> = Object.fromEntries(
  'too|cool|good|look|looks|need|well|less|dress|sweet|free|wool|feet|call|all|full|keenly|toll|tolle|schnell|nass|hell|green'
    .split('|')
    .map((word) => [word.replace(/([a-z])\1/g, '$1'), word]),
);

/** A word as it is looked up. */
export function levelled(word: string): string {
  return word
    .trim()
    .replace(/[\u00c0-\u024f]/g, withoutAccent)
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
    .replace(/grey/g, 'gray')
    .replace(/^nowt$|^nuff?in$|^nuthin$/, 'nothing')
    .replace(SCOTS, (_, verb: keyof typeof DENIED) => DENIED[verb]);
}

/** "Cannae", "dinnae": denied the Scottish way. */
const DENIED = {
  can: 'cant',
  din: 'dont',
  do: 'dont',
  did: 'didnt',
  is: 'isnt',
  was: 'wasnt',
  would: 'wouldnt',
  will: 'wont',
  could: 'couldnt',
  have: 'havent',
};
const SCOTS = new RegExp(`^(${Object.keys(DENIED).join('|')})n(?:ae|a)$`);

function withoutAccent(letter: string): string {
  return letter.normalize('NFD').replace(/\p{M}/gu, '');
}
