import { isMisspellingOf, type Spelling, spellingOf } from '#domain/colour/misspelling.ts';
import { madeWhenNeeded } from '#domain/made-when-needed.ts';
import { lookUp as lookUpEnglish } from '../lexicon/lexicon.ts';
import { shadeCalled } from '../lexicon/shade-called.ts';
import type { Grammar } from '../mentions/grammar.ts';
import type { Meaning } from '../mentions/meanings.ts';
import { situationEntries } from '../situations/situation-entries.ts';
import { GERMAN_ADVICE_WORDS } from './advice-words.ts';
import { compoundMeanings } from './compounds.ts';
import { GERMAN_CUES, GERMAN_FILLERS } from './cues.ts';
import { asWritten, SPOKEN_NOT, stemOf, stemsOf, withoutDigraphs } from './endings.ts';
import { GERMAN_REACTIONS } from './reactions.ts';
import { GERMAN_WORDS } from './words.ts';

/** German: words without their endings, compounds taken apart, and a "nicht" that may stand at the end. */
export const GERMAN: Grammar = {
  longest: 5,
  lookUp,
  lookUpMisspelled,
  negatesBehind: new RegExp(
    `^(?:(?:bloß|bloss|bitte|lieber|gar|uberhaupt) )?(?:nicht|${SPOKEN_NOT}|nimmer|nie|niemals)|^auf keinen fall|^(?:nirgends|nirgendwo)$`,
  ),
  tooMuch: /^zu$/,
  shadeOf: shadeOfTwo,
  positiveOf,
  separated: new Map([
    ['aus', 'remove'],
    ['ab', 'remove'],
    ['an', 'add'],
    ['her', 'add'],
    // „Punkte mag ich, Karos nicht so“.
    ['nicht so', 'strikes-back'],
    // „Hose gut, Schuhe ok“.
    ...(['gut', 'ok', 'okay', 'super', 'toll', 'prima', 'perfekt', 'klasse', 'passt'] as const).map(
      (word) => [word, 'keep'] as const,
    ),
    // „Die Schuhe lass aber“.
    ...(['lass', 'lasst', 'lassen'] as const).map((word) => [word, 'keep'] as const),
    // „Die Clutch soll zum Kleid passen“.
    ['passen', 'match'],
  ]),
  than: {
    word: /^(?:als|wie)$/,
    preferred:
      /^(?:lieber|eher|besser|schoner|schöner|netter|hubscher|steht mir besser|stehen mir besser|passt besser|passen besser)$/,
  },
  reactions: GERMAN_REACTIONS,
};

interface Entries {
  single: ReadonlyMap<string, readonly Meaning[]>;
  /** Phrases by the stems of their words, so that "lange Ärmel" is found in "langen Ärmeln". */
  phrases: ReadonlyMap<string, readonly Meaning[]>;
}

const entries = madeWhenNeeded(buildEntries);

function buildEntries(): Entries {
  const single = new Map<string, readonly Meaning[]>();
  const phrases = new Map<string, readonly Meaning[]>();
  const put = (words: string, meanings: readonly Meaning[]) => {
    for (const word of words.split('|').map((part) => part.trim())) {
      if (word === '') continue;
      if (word.includes(' ')) phrases.set(phraseKey(word), meanings);
      else single.set(word, meanings);
    }
  };

  put(GERMAN_FILLERS.replaceAll('\n', '|'), [{ is: 'filler' }]);
  for (const { words, cue } of GERMAN_CUES) put(words, [{ is: 'cue', cue }]);
  for (const [english, german] of GERMAN_WORDS) put(german, meaningsOf(english));
  const advice = GERMAN_ADVICE_WORDS.flatMap(([english, german]) =>
    german.split('|').map((phrase) => [phrase, meaningsOf(english)] as const),
  );
  for (const [phrase, meanings] of [...situationEntries('de'), ...advice]) {
    const [entriesOf, key] = phrase.includes(' ') ? [phrases, phraseKey(phrase)] : [single, phrase];
    // What a phrase was written down for stands over what it is one of.
    if (!entriesOf.has(key)) entriesOf.set(key, meanings);
  }

  return { single, phrases };
}

/** @throws when the table names an English entry that there is not: its German words would be lost */
function meaningsOf(english: string): readonly Meaning[] {
  const meanings = lookUpEnglish(english);
  if (meanings === null) throw new Error(`The English lexicon has no ${english}`);

  return meanings;
}

function phraseKey(phrase: string): string {
  return phrase.split(' ').map(stemOf).join(' ');
}

function lookUp(phrase: string): readonly Meaning[] | null {
  if (phrase.includes(' ')) {
    const { phrases } = entries();
    const written = asWritten(phrase);
    const plain = withoutDigraphs(written);
    const found =
      phrases.get(phraseKey(written)) ??
      (plain === written ? undefined : phrases.get(phraseKey(plain))) ??
      (written.includes('ss') ? phrases.get(phraseKey(written.replaceAll('ss', 'ß'))) : undefined);
    // „Weiße nicht“ is of clothes, „weiß nicht“ of what nobody knows.
    const isColour = /^weiße[nrsm]? /.test(phrase) && found?.every(({ is }) => is === 'filler') === true;
    if (found !== undefined && !isColour) return found;
    const english = lookUpEnglish(phrase);
    return english?.every(isBorrowed) ? english : null;
  }

  return lookUpWord(phrase) ?? compound(phrase);
}

/** Taking a word apart tries it at every letter, and a text is read more than once: what came of it is kept for a while. */
const COMPOUNDS = new Map<string, readonly Meaning[] | null>();
const MOST_COMPOUNDS = 2_000;

function compound(word: string): readonly Meaning[] | null {
  const known = COMPOUNDS.get(word);
  if (known !== undefined) return known;
  const meanings = compoundMeanings(word, lookUpWord);
  if (COMPOUNDS.size >= MOST_COMPOUNDS) COMPOUNDS.clear();
  COMPOUNDS.set(word, meanings);

  return meanings;
}

/** A word of the table in any of its forms, a shade of a color, or a word that German has borrowed. */
function lookUpWord(word: string): readonly Meaning[] | null {
  for (const form of stemsOf(word)) {
    const found = entries().single.get(form);
    if (found !== undefined) return found;
  }

  // „Grosse Ohrringe“: in Switzerland there is no ß.
  if (word.includes('ss')) {
    const [swiss] = stemsOf(word.replaceAll('ss', 'ß')).flatMap((form) => {
      const found = entries().single.get(form);
      return found === undefined ? [] : [found];
    });
    if (swiss !== undefined) return swiss;
  }

  return shadeOf(word) ?? borrowed(word) ?? diminutive(word) ?? diminutive(withoutDigraphs(word));
}

/** „Ein dunkler, weiter Rock“: the ending of the adjective, and no comparative. */
function positiveOf(word: string): Meaning | null {
  const [meaning] = entries().single.get(word.replace(/er$/, '').replace(/^dunkl$/, 'dunkel')) ?? [];

  return meaning === undefined || meaning.is === 'change' ? null : meaning;
}

const SHADES: Readonly<Record<string, string>> = {
  hell: 'light',
  dunkel: 'dark',
  knall: 'bright',
  knallig: 'bright',
  kraftig: 'bright',
  satt: 'deep',
  leuchtend: 'bright',
  zart: 'pale',
  blass: 'pale',
  tief: 'deep',
};

/** "Dunkelgrün", "zartrosa"; "cremefarben" is cream. */
function shadeOf(word: string): readonly Meaning[] | null {
  const plain = word.replace(/(?:(?:farben|farbig|tonig)(?:e[nrsm]?)?|tone?n?)$/, '');
  if (plain !== word && plain.length > 2) return onlyColours(lookUpWord(plain));

  const prefix = Object.keys(SHADES).find(
    (shade) => word.startsWith(shade) && word.length > shade.length + 2,
  );
  if (prefix === undefined) return null;
  const rest = word.slice(prefix.length);
  const [colour] = onlyColours(lookUpWord(rest) ?? compound(rest)) ?? [];
  if (colour?.is !== 'colour') return null;
  const name = shadeCalled(`${SHADES[prefix]} ${colour.label}`) ?? colour.names[0];

  return name === undefined ? null : [{ is: 'colour', label: name, names: [name], avoid: [name] }];
}

/** „Jäckchen“, „Röcklein“, „Jackerl“, „Hütle“: of a garment or what it is made of. */
function diminutive(word: string): readonly Meaning[] | null {
  const stem = /^(.{3,})(?:chen|lein|erl|le|li)s?$/.exec(word)?.[1];
  if (stem === undefined) return null;
  const meanings = entries().single.get(stem) ?? entries().single.get(`${stem}e`) ?? borrowed(stem) ?? null;

  return meanings?.every(({ is }) => is === 'garments') === true ? meanings : null;
}

/** "Kräftiges Blau", "helles Grün": the shade as a word of its own. */
function shadeOfTwo(first: string, second: string): readonly Meaning[] | null {
  // „In einem kräftigeren Grün“.
  const stem = first.match(/^(.+?)e[nrsm]?$/)?.[1] ?? '';
  const shade = [stem, stem.replace(/er$/, '')]
    .map((form) => form.replace(/dunkl/, 'dunkel'))
    .find((form) => form in SHADES);
  if (shade === undefined) return null;

  return onlyColours(
    stemsOf(second).reduce<readonly Meaning[] | null>(
      (found, form) => found ?? lookUpWord(`${shade}${form}`),
      null,
    ),
  );
}

function onlyColours(meanings: readonly Meaning[] | null): readonly Meaning[] | null {
  return meanings?.every(({ is }) => is === 'colour') === true ? meanings : null;
}

/** "Blazer", "Sneakers", "smart casual": what names clothes in English names them in German too. */
function borrowed(word: string): readonly Meaning[] | null {
  const meanings = word.length < 3 ? null : lookUpEnglish(word);

  return meanings?.every(isBorrowed) ? meanings : null;
}

function isBorrowed({ is }: Meaning): boolean {
  return ['garments', 'colour', 'fabric', 'pattern', 'style', 'formality', 'place'].includes(is);
}

const byFirstLetter = madeWhenNeeded(() => {
  const groups = new Map<string, Spelling[]>();
  for (const [entry, meanings] of entries().single) {
    if (entry.length < 5 || meanings[0]?.is === 'filler') continue;
    const letter = entry[0] ?? '';
    const group = groups.get(letter);
    if (group === undefined) groups.set(letter, [spellingOf(entry)]);
    else group.push(spellingOf(entry));
  }

  return groups;
});

function lookUpMisspelled(word: string): readonly Meaning[] | null {
  if (word.length < 5) return null;

  // "Schwartze" is an inflected misspelling.
  for (const form of [word, word.replace(ENDING, '')]) {
    const written = spellingOf(form);
    const near =
      form.length < 5
        ? undefined
        : (byFirstLetter().get(form[0] ?? '') ?? []).find((entry) =>
            isMisspellingOf(written, entry, 'careful'),
          );
    if (near !== undefined) return entries().single.get(near.text) ?? null;
  }

  return null;
}

const ENDING = /(?:en|er|es|em|e|n)$/;
