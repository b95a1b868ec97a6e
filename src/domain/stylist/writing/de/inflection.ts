import type { Gender, Noun } from './nouns.ts';

export type Case = 'nominative' | 'accusative' | 'dative';

/** „ein marineblauer Blazer“, „einen Blazer“, „mit Loafern“: of the plural there is no article. */
export function withA(noun: Noun, grammatical: Case): string {
  return phrase(INDEFINITE[grammatical][noun.gender], noun, grammatical, MIXED);
}

/** „dein marineblauer Blazer“, „deine braunen Loafer“. */
export function withYour(noun: Noun, grammatical: Case): string {
  return phrase(YOUR[grammatical][noun.gender], noun, grammatical, {
    ...MIXED,
    nominative: { ...MIXED.nominative, plural: 'en' },
    accusative: { ...MIXED.accusative, plural: 'en' },
  });
}

/** „der Blazer“, „die Loafer“; adjectives are left out, because what was named once is known. */
export function withThe(noun: Noun, grammatical: Case): string {
  return phrase(
    DEFINITE[grammatical][noun.gender],
    { ...noun, adjectives: [], behind: '' },
    grammatical,
    MIXED,
  );
}

/** „im Blazer“, „in der Hose“, „in den Loafern“. */
export function inThe(noun: Noun): string {
  return `in ${withThe(noun, 'dative')}`.replace(/^in dem /, 'im ');
}

/** „marineblauer Blazer“, „mit marineblauem Blazer“. */
export function bare(noun: Noun, grammatical: Case): string {
  return phrase('', noun, grammatical, STRONG);
}

/** „Gürtel, Uhr und Tasche“. */
export function listed(words: readonly string[]): string {
  if (words.length <= 1) return words[0] ?? '';

  return `${words.slice(0, -1).join(', ')} und ${words.at(-1)}`;
}

type Table = Record<Case, Record<Gender, string>>;

function phrase(
  article: string,
  { adjectives, noun, gender, behind }: Noun,
  grammatical: Case,
  endings: Table,
): string {
  const ending = endings[grammatical][gender];
  const name = grammatical === 'dative' && gender === 'plural' ? inDativePlural(noun) : noun;

  return [article, ...adjectives.map((stem) => `${stem}${ending}`), name, behind]
    .filter((word) => word !== '')
    .join(' ');
}

function inDativePlural(noun: string): string {
  return /[ns]$/.test(noun) ? noun : `${noun}n`;
}

const INDEFINITE: Table = {
  nominative: { m: 'ein', f: 'eine', n: 'ein', plural: '' },
  accusative: { m: 'einen', f: 'eine', n: 'ein', plural: '' },
  dative: { m: 'einem', f: 'einer', n: 'einem', plural: '' },
};

const YOUR: Table = {
  nominative: { m: 'dein', f: 'deine', n: 'dein', plural: 'deine' },
  accusative: { m: 'deinen', f: 'deine', n: 'dein', plural: 'deine' },
  dative: { m: 'deinem', f: 'deiner', n: 'deinem', plural: 'deinen' },
};

const DEFINITE: Table = {
  nominative: { m: 'der', f: 'die', n: 'das', plural: 'die' },
  accusative: { m: 'den', f: 'die', n: 'das', plural: 'die' },
  dative: { m: 'dem', f: 'der', n: 'dem', plural: 'den' },
};

/** Behind „ein“; in the plural, without an article, they are strong. */
const MIXED: Table = {
  nominative: { m: 'er', f: 'e', n: 'es', plural: 'e' },
  accusative: { m: 'en', f: 'e', n: 'es', plural: 'e' },
  dative: { m: 'en', f: 'en', n: 'en', plural: 'en' },
};

const STRONG: Table = {
  nominative: { m: 'er', f: 'e', n: 'es', plural: 'e' },
  accusative: { m: 'en', f: 'e', n: 'es', plural: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', plural: 'en' },
};
