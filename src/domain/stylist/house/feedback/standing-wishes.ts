import type { Taste } from '#contract/style-profile.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { thoughtAt } from '../language/mentions/thought.ts';
import { readWords } from '../language/read-words.ts';
import { type Care, NAME_OF_CARE } from '../language/wishes/care-tastes.ts';
import { labelOf } from '../language/wishes/tastes.ts';
import { isNo } from './struck-before.ts';

/** A "no" that begins a practical wish, and the nouns that say that it holds for everything. */
const REFUSES =
  /^(?:nothing|not|no|isnt|doesnt|dont|does not|without|nichts|nix|nicht|kein\w*|ohne)(?: (?:that|which|is|are|was|das|too|so|zu|all))* /;
const OF_EVERYTHING =
  /^(?:everything|alles)(?: |$)|(?:^| )(?:all over|from top to bottom|everything|clothes|clothing|things|stuff|kleidung|sachen|klamotten|teile)$/;

/**
 * A feedback with the cut that a practical wish is about: „nichts Enges“ refuses what is tight, "loose clothes" are liked loose. A wish
 * that no taste says ("pockets that zip") stays what it is.
 */
export function wishesAsCuts(mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, at) => {
    // "Nothing tight up top" refuses what is tight up there alone.
    if (at > 0 && isPlace(mention) && isRefusedCut(mentions[at - 1])) return [{ ...mention, negated: true }];
    const cuts = mention.meaning.is === 'practical' ? cutsIn(mention.text) : [];
    if (cuts.length === 0) return [mention];
    const isRefused = REFUSES.test(mention.text);
    // „Hosen nicht zu eng“ is said of them alone.
    const isOfNoun = isRefused && mentions[at - 1]?.meaning.is === 'garments';
    const said = cuts.map(({ meaning, text, said: word }) => ({
      ...mention,
      meaning,
      text,
      said: wordsIn(mention.said, word),
      negated: mention.negated || (isRefused && !isOfNoun),
    }));

    return isOfNoun
      ? [
          {
            ...mention,
            meaning: { is: 'degree', direction: -1 },
            text: /^ni/.test(mention.text) ? 'nicht zu' : 'not too',
          },
          ...said,
        ]
      : said;
  });
}

function isRefusedCut(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'practical' && REFUSES.test(mention.text) && cutsIn(mention.text).length > 0;
}

function isPlace({ meaning }: Mention): boolean {
  return meaning.is === 'garments' && meaning.target.breadth === 'slot';
}

/** "Skirts not too short", „Röcke nicht zu kurz“: the cut is refused of that piece, and of it alone. */
export function cutsOfNouns(mentions: readonly Mention[]): Mention[] {
  const said = [...mentions];
  for (const [at, { text, meaning }] of mentions.entries()) {
    const noun = /^(?:is|are|ist|sind|sollen|should be|must be)$/.test(mentions[at - 1]?.text ?? '')
      ? at - 2
      : at - 1;
    const [piece, cut] = [mentions[noun], mentions[at + 1]];
    if (meaning.is !== 'degree' || !NOT_TOO.test(text)) continue;
    if (piece?.meaning.is !== 'garments' || piece.negated || cut?.meaning.is !== 'shape') continue;
    said.splice(noun, at + 2 - noun, ...mentions.slice(noun + 1, at + 1), beforeNoun(cut, text), piece);
  }

  return said;
}

/** „Nicht zu kurz“ is said of „kurze Röcke“. */
function beforeNoun(cut: Mention, no: string): Mention {
  return /^ni/.test(no) && !/e[nrsm]?$/.test(cut.said) ? { ...cut, said: `${cut.said}e` } : cut;
}

const NOT_TOO = /^(?:not|nothing|never|nicht|nichts|nie) (?:too|so|zu)$/;

function cutsIn(words: string): Mention[] {
  const rest = words.replace(REFUSES, '').replace(OF_EVERYTHING, '').replace(CLINGS, tight).trim();
  const read = (rest === words || rest === '' ? [] : readWords(rest, 0)).filter(
    ({ meaning }) => meaning.is !== 'filler',
  );

  return read.every(({ meaning }) => labelOf(meaning) !== null) ? read : [];
}

/** "Nothing that clings", „nichts, was klebt“ is nothing tight. */
const CLINGS =
  /^(?:(?:clings|clingy|cling|clinging|hugs|body hugging|figure hugging)|(klebt|anliegt|hauteng\w*|spannt|am korper klebt|eng anliegt|anliegend\w*))$/;

function tight(_said: string, german?: string): string {
  return german === undefined ? 'tight' : 'eng';
}

/** As the person wrote them. */
function wordsIn(said: string, word: string): string {
  const at = said.toLowerCase().indexOf(word);

  return at < 0 ? word : said.slice(at, at + word.length);
}

/** "Nothing see-through", "no ironing", „bitte bügelfrei“: how clothes are cared for, by the name of what is spared. */
export function caredFor(mentions: readonly Mention[]): { tastes: Taste[]; used: Set<Mention> } {
  const tastes: Taste[] = [];
  const used = new Set<Mention>();
  for (const [at, mention] of mentions.entries()) {
    const { negated, text } = mention;
    const care = careOf(mention);
    if (care === null || isFine(mentions, at)) continue;
    // What can be seen through is refused only by a "no"; the others are wishes by themselves.
    const isRefused = negated || mentions.slice(Math.max(0, at - 3), at).some(isNo);
    if (care === 'nothing see-through' && !isRefused) continue;
    const words = NAME_OF_CARE[care][GERMAN.test(text) ? 1 : 0];
    if (!tastes.some((taste) => taste.words === words))
      tastes.push({ side: care === 'machine washable' ? 'likes' : 'avoids', words });
    used.add(mention);
  }

  return { tastes, used };
}

function careOf({ meaning }: Mention): Care | null {
  if (meaning.is === 'care') return meaning.care;

  return meaning.is === 'practical' && meaning.wish === 'tender skin' ? meaning.wish : null;
}

const GERMAN = /wasch(?!able)|pflege|reinigung|grad|bugel|durch|metall|allergie|kratz|haut|neurodermitis/;

/** "Ironing is fine". */
function isFine(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(at + 1, at + 4)
    .some(({ text }) => /^(?:is fine|are fine|fine|ok|okay|no problem|geht|kein problem)$/.test(text));
}

/** Practical wishes that nothing of a profile can keep, in the person's words; beside what is kept in its thought one is a reason. */
export function withoutPlace(
  mentions: readonly Mention[],
  kept: ReadonlySet<Mention>,
  isHeightKept: boolean,
): string[] {
  return mentions.flatMap((mention, at) =>
    !(isHeightKept && mention.meaning.is === 'cut') &&
    ((mention.meaning.is === 'care' && !kept.has(mention)) ||
      (isOfUse(mention) && !thoughtAt(mentions, at).some((other) => kept.has(other))))
      ? [mention.said]
      : [],
  );
}

function isOfUse({ meaning }: Mention): boolean {
  return meaning.is === 'practical' || meaning.is === 'cut';
}
