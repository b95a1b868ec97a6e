import { GARMENTS } from './garment-names.ts';

/** `plural`: a word that has no singular here, as „Schuhe“ and „Shorts“. */
export type Gender = 'm' | 'f' | 'n' | 'plural';

/** A thing in words, before its case is known. */
export interface Noun {
  /** Stems of adjectives, in their order: „marineblau“. */
  adjectives: readonly string[];
  /** In the nominative: „Blazer“. */
  noun: string;
  gender: Gender;
  /** What stands behind and is not inflected: „mit Spitze“. */
  behind: string;
}

/** A garment of the wardrobe by its key; null for one that has no German name. */
export function nounOf(garment: string): Noun | null {
  const name = GARMENTS[garment];

  return name === undefined ? null : nounIn(name);
}

/** Reads „weites T-Shirt“, „Trägertop mit Spitze“, „Mary Janes“. @throws {RangeError} for a noun whose gender is not known */
export function nounIn(name: string): Noun {
  const [before = '', behind = ''] = name.split(/ (?=mit |in |aus )/);
  const words = before.split(' ');
  const at = words.findIndex((word) => /^\p{Lu}/u.test(word));
  const noun = words.slice(at).join(' ');
  const gender = genderOf(noun);

  // „Gerade geschnittene“: the first of the two is not inflected.
  const adjectives =
    words
      .slice(0, at)
      .join(' ')
      .match(/(?:gerade (?=\S))?\S+/g) ?? [];

  return { adjectives: adjectives.map((word) => stemOf(word, gender)), noun, gender, behind };
}

const ENDINGS: Record<Gender, RegExp> = { m: /er$/, f: /e$/, n: /es$/, plural: /e$/ };

function stemOf(adjective: string, gender: Gender): string {
  return adjective.replace(ENDINGS[gender], '');
}

function genderOf(noun: string): Gender {
  const head = noun.split(/[ -]/).at(-1)?.toLowerCase() ?? '';
  const found = HEADS.find(([, ends]) => ends.some((end) => head.endsWith(end)));
  if (found === undefined) throw new RangeError(`The gender of „${noun}“ is not known`);

  return found[0];
}

/** Compounds are of the gender of their last part; longer parts stand before shorter ones that they end in. */
const HEADS: readonly (readonly [Gender, readonly string[]])[] = [
  [
    'plural',
    [
      ...['schuhe', 'sneaker', 'loafer', 'oxfords', 'derbys', 'brogues', 'pumps', 'sandaletten', 'sandalen'],
      ...['espadrilles', 'ballerinas', 'janes', 'boots', 'stiefel', 'stiefeletten', 'shorts', 'leggings'],
      ...['creolen', 'ohrhänger', 'fäustlinge', 'hosenträger', 'manschettenknöpfe', 'monks', 'juttis'],
      ...['socken', 'stecker', 'ohrringe'],
    ],
  ],
  [
    'n',
    [
      ...['shirt', 'hemd', 'top', 'kleid', 'tuch', 'cape', 'täschchen', 'collier', 'armband', 'jacket'],
      ...['polo', 'bandana', 'kostüm', 'teil', 'set', 'dirndl', 'sakko'],
    ],
  ],
  [
    'f',
    [
      ...['bluse', 'jacke', 'hose', 'jeans', 'weste', 'tasche', 'chino', 'culotte', 'brille', 'uhr', 'kette'],
      ...['krawatte', 'fliege', 'mütze', 'kappe', 'stola', 'clutch', 'klammer', 'kurta', 'brosche', 'tunika'],
    ],
  ],
  [
    'm',
    [
      ...[
        'pullover',
        'troyer',
        'rolli',
        'hoodie',
        'blazer',
        'frack',
        'pullunder',
        'cardigan',
        'coat',
        'mantel',
        'parka',
      ],
      ...['rock', 'kaftan', 'jumpsuit', 'overall', 'rucksack', 'gürtel', 'schal', 'hut', 'fedora', 'shopper'],
      ...['anzug', 'bh', 'body', 'smoking', 'kilt', 'sari'],
    ],
  ],
];
