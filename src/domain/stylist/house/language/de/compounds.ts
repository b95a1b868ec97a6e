import { lookUp as lookUpEnglish } from '../lexicon/lexicon.ts';
import type { Meaning } from '../mentions/meanings.ts';

/** First parts that mean something else there than alone: English entries; empty where they say nothing of their own. */
const FIRST_PARTS: Readonly<Record<string, string>> = {
  jeans: 'denim',
  strick: '',
  stoff: '',
  lieblings: '',
  damen: 'womenswear',
  herren: 'menswear',
  umstands: 'pregnant',
  abend: 'dressy',
  freizeit: 'casual',
  alltags: '',
  kleider: '',
  trauer: 'funeral',
  gast: '',
  party: 'party',
  arbeits: 'work',
  hals: '',
  arm: '',
  hand: '',
  schulter: '',
  uber: '',
  unter: '',
  haupt: '',
  gesamt: '',
  tages: '',
  wochenend: 'weekend',
  sport: 'sporty',
  blumen: 'floral',
  streifen: 'striped',
  karo: 'checked',
  woll: 'wool',
  baumwoll: 'cotton',
  knie: '',
  bein: '',
};
/** Last parts that leave an occasion what it is: "Opernabend", "Museumsbesuch". */
const OCCASION_ENDS = /(abend|nachmittag|tag|besuch|ausflug|termin|runde|programm)$/;
const LINKS = ['', 's', 'es', 'n', 'en', 'er'];
const SHORTEST = 3;
/** Longer ones are no word. */
const LONGEST = 32;

/**
 * The meanings of a compound: those of its first part, then those of its last, which says what it is. "Seidenbluse" is silk and
 * a blouse; of "Taufkleid", whose first part is not known, that part comes back as not understood. Null where the last part is
 * not known either.
 * @param lookUp knows the parts
 */
export function compoundMeanings(
  word: string,
  lookUp: (word: string) => readonly Meaning[] | null,
): readonly Meaning[] | null {
  if (word.length > LONGEST) return null;
  let halfKnown: readonly Meaning[] | null = null;

  for (let at = SHORTEST; at <= word.length - SHORTEST; at++) {
    const last = lookUp(word.slice(at));
    if (last === null || !last.some(canEnd)) continue;

    const first = firstPart(word.slice(0, at), lookUp);
    if (first !== null) return [...first.filter(({ is }) => describes(is, last)), ...narrowed(last, first)];
    // "Beerenrot" is a red, whatever the berry.
    // „Durchsage“ is no sage: a color that English has lent stands alone.
    const isLent = lookUpEnglish(word.slice(at)) !== null;
    if (halfKnown === null && !isLent && last.every(({ is }) => is === 'colour')) halfKnown = last;
    // "Kräuterwanderung" is a hike, whatever is picked there.
    if (halfKnown === null && word.length - at >= LONG_END && last.every(({ is }) => OF_A_DAY.includes(is)))
      halfKnown = last;
    if (halfKnown === null && last.some(({ is }) => is === 'garments'))
      halfKnown = [{ is: 'unknown', word: word.slice(0, at) }, ...last];
  }

  return (
    personOf(word, lookUp) ??
    intensified(word, lookUp) ??
    freeOf(word, lookUp) ??
    occasionOf(word, lookUp) ??
    weatherOf(word, lookUp) ??
    halfKnown
  );
}

const LONG_END = 6;
const OF_A_DAY: readonly Meaning['is'][] = ['occasion', 'practical'];

function canEnd({ is }: Meaning): boolean {
  return ['garments', 'occasion', 'fabric', 'colour', 'pattern', 'weather', 'formality', 'cue'].includes(is);
}

/** "Hosenrock" is a skirt: a second garment in its name is none. */
function describes(is: Meaning['is'], last: readonly Meaning[]): boolean {
  if (is === 'filler' || is === 'cue' || is === 'unknown' || is === 'body') return false;

  return is !== 'garments' || !last.some((meaning) => meaning.is === 'garments');
}

/** „Chelseaboots“: those of the boots that are the first part's too. */
function narrowed(last: readonly Meaning[], first: readonly Meaning[]): Meaning[] {
  const named = first.find(({ is }) => is === 'garments');

  return last.map((meaning) => {
    if (meaning.is !== 'garments' || named?.is !== 'garments') return meaning;
    const keys = new Set([...named.target.keys].filter((key) => meaning.target.keys.has(key)));

    return keys.size === 0 ? meaning : { is: 'garments', target: { ...named.target, keys } };
  });
}

function firstPart(
  part: string,
  lookUp: (word: string) => readonly Meaning[] | null,
): readonly Meaning[] | null {
  for (const link of LINKS) {
    if (!part.endsWith(link)) continue;
    const stem = part.slice(0, part.length - link.length);
    const listed = FIRST_PARTS[stem] ?? FIRST_PARTS[part];
    if (listed !== undefined) return listed === '' ? [] : lookUpEnglish(listed);
    if (stem.length < SHORTEST) continue;
    const found = lookUp(stem) ?? lookUp(`${stem}e`);
    if (found !== null) return found;
  }

  return null;
}

/** „Saubequem“, „superschick“, „megaelegant“: very much so. */
function intensified(
  word: string,
  lookUp: (word: string) => readonly Meaning[] | null,
): readonly Meaning[] | null {
  const plain = word.replace(INTENSIFIERS, '');
  const meanings = plain === word ? null : lookUp(plain);

  return meanings?.every(({ is }) => OF_MANNER.includes(is)) === true ? meanings : null;
}

const INTENSIFIERS = /^(?:sau|super|mega|hyper|ultra|total|extra|ur)/;
const OF_MANNER: readonly Meaning['is'][] = ['mood', 'style', 'formality', 'change', 'weather'];

/** "Lederfrei", "absatzfrei": what comes before is unwanted. */
function freeOf(
  word: string,
  lookUp: (word: string) => readonly Meaning[] | null,
): readonly Meaning[] | null {
  const stem = /^(.{3,}?)(?:frei(?:e[nrsm]?)?|allergie|allergiker|allergikerin|unvertraglichkeit)$/.exec(
    word,
  )?.[1];
  const meanings = stem === undefined ? null : lookUp(stem);

  return meanings === null ? null : [...meanings, { is: 'cue', cue: 'free' }];
}

/** „Krawattentyp“, „Hosenmensch“, „Kleidträgerin“: what such a person wears. */
function personOf(
  word: string,
  lookUp: (word: string) => readonly Meaning[] | null,
): readonly Meaning[] | null {
  const first =
    /^(.{3,}?)(?:typ|mensch|fan|trager|tragerin|freund|freundin|liebhaber|liebhaberin)(?:en|s)?$/.exec(
      word,
    )?.[1];
  const meanings = first === undefined ? null : firstPart(first, lookUp);

  return meanings?.some(({ is }) => is === 'garments' || is === 'colour' || is === 'fabric') === true
    ? meanings
    : null;
}

/** „Nieselwetter“, „Schneewetter“. */
function weatherOf(
  word: string,
  lookUp: (word: string) => readonly Meaning[] | null,
): readonly Meaning[] | null {
  const first = /^(.{3,})wetter$/.exec(word)?.[1];
  const meanings = first === undefined ? null : firstPart(first, lookUp);

  return meanings?.some(({ is }) => is === 'weather') === true ? meanings : null;
}

function occasionOf(
  word: string,
  lookUp: (word: string) => readonly Meaning[] | null,
): readonly Meaning[] | null {
  const first = word.replace(OCCASION_ENDS, '');
  if (first === word || first.length < SHORTEST) return null;
  const meanings = firstPart(first, lookUp);

  return meanings?.some(({ is }) => is === 'occasion') ? meanings : null;
}
