import { anyOf, eitherOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import type { FormalitySpan } from '#domain/wardrobe/formality.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { GERMAN_HOW_DRESSED, GERMAN_SENIOR } from '../de/questions.ts';
import { lookUp } from '../lexicon/lexicon.ts';
import { isCue } from '../mentions/cues.ts';
import type { Meaning, Mention } from '../mentions/meanings.ts';
import { levelled } from '../mentions/tokens.ts';

/** Dress codes that people ask about, by how they are written; the longer names first. */
const CODES = {
  'black tie optional': /\bblack tie optional\b/,
  'black tie': /\bblack tie\b/,
  'white tie': /\bwhite tie\b/,
  cocktail: /\bcocktail\b/,
  'business casual': /\bbusiness casual\b/,
  'business formal': /\b(?:business (?:formal|professional|attire)|business dress)\b/,
  'smart casual': /\bsmart casual\b/,
  'semi-formal': /\b(?:semi formal|semiformal|halbformell)\b/,
  festive: /\b(?:festive|festliche?[rn]?|festlich)\b/,
  formal: /\b(?:formal|formell)\b/,
} as const;
export type ExplainedCode = keyof typeof CODES;

const ASKS =
  /\b(?:what (?:does|do|is|are|on earth|the)|whats|no idea what|not sure what|dont know what|dont understand|confused by|confused about|explain|meaning of|mean|was (?:heisst|bedeutet|ist|meint|soll)|keine ahnung was|weiss nicht was|erklar\w*)\b/;
const MEANS =
  /\b(?:mean|means|meaning|is|that|even|attire|dress code|explain|confused|heisst|bedeutet|ist|meint|bedeuten|erklar\w*|dresscode)\b/;

/** The dress code that a request asks to have explained; null where it only names one. */
export function askedCode(prompt: string): ExplainedCode | null {
  const plain = levelled(prompt)
    .replaceAll('ß', 'ss')
    .replace(/[-–_/]+/g, ' ')
    .replace(/[^\p{L}\s?]+/gu, ' ');
  if (!ASKS.test(plain) || !MEANS.test(plain)) return null;
  const code = (Object.keys(CODES) as ExplainedCode[]).find((name) => CODES[name].test(plain));
  // "What do I wear to a formal dinner?" asks for clothes.
  const isOfTheCode =
    /\b(?:mean|means|meaning|heisst|bedeutet|bedeuten|meint|explain|erklar\w*|whats|what (?:is|on earth)|was ist|confused)\b/.test(
      plain,
    );

  return code !== undefined && isOfTheCode ? code : null;
}

const HOW_DRESSED = phrase(
  [
    eitherOf(
      /\bhow (?:dressed up|dressed|dressy|formal|fancy|smart|casual|formally|much to dress)\b/,
      inTurn(
        /\b(?:what|how) (?:people|others|everyone|they|one|you) /,
        /(?:actually |even |usually |really )?(?:wears?|dress(?:es)?)\b/,
      ),
      /\bwhat do (?:(?:people|you|they) (?:even |actually )?|(?:i|we) (?:even|actually) )wear\b/,
      /\bno clue\b/,
      /\b(?:over|under) ?dressed or (?:over|under) ?dressed\b/,
      /\bdress code (?:is )?(?:unclear|unknown|not (?:clear|stated|given))\b/,
      /\b(?:no|without a) dress code\b/,
      /\bwhat(?:s| is) (?:appropriate|expected)\b/,
      GERMAN_HOW_DRESSED,
    ),
  ],
  'i',
);

/** Whether a request asks how dressed up to be. */
export function asksHowDressed(prompt: string): boolean {
  return HOW_DRESSED.test(prompt.replaceAll(/['’]/g, '').replaceAll(/[-–]/g, ' '));
}

const SENIOR = phrase(
  [
    eitherOf(
      inTurn(
        /\binterview\w*\b.*\b/,
        anyOf(
          'partner|director|vp|vice president|executive|head of|chief|principal',
          'head ?teacher|managing|general manager|area manager|regional manager|ceo|cfo',
          'cto|coo|board|judge|dean',
        ),
        /\b/,
      ),
      /\b(?:partner|director|vp|executive|head ?teacher|ceo|cfo|cto|coo|board) interview\b/,
      GERMAN_SENIOR,
    ),
  ],
  'i',
);

/** Whether somebody is interviewed for a post that a suit belongs to, whatever the trade. */
export function isForSeniorPost(prompt: string): boolean {
  return SENIOR.test(prompt.replaceAll(/[-–]/g, ' '));
}

/**
 * "A wedding, the invite says cocktail": there it is how dressed up, and no evening of its own.
 */
export function asDressCode(said: readonly Mention[]): Mention[] {
  const mentions = asTie(said);

  const isBeside = (bears: (occasion: Occasion) => boolean) =>
    mentions.some(
      ({ meaning }) =>
        meaning.is === 'occasion' && bears(meaning.occasion) && !CODE_KEYS.has(meaning.occasion.key),
    );
  // Of a place that nobody dresses up for, "black tie" is the evening itself; beside a birthday, which bears less, so are cocktails.
  const bearsTie = isBeside(({ formality }) => formality[1] >= DRESSY);
  const bearsCocktail = isBeside(
    (occasion) => occasion.formality[1] >= COCKTAIL[0] || hasTrait(occasion, 'celebration'),
  );

  return mentions.map((mention, at) => {
    const before = mentions.slice(Math.max(0, at - 3), at).map(({ text }) => text);
    if (mention.meaning.is === 'occasion' && bearsTie && TIES[mention.text] !== undefined)
      return { ...mention, meaning: { is: 'formality' as const, span: TIES[mention.text] as FormalitySpan } };
    const isCode =
      bearsCocktail &&
      mention.meaning.is === 'occasion' &&
      /^cocktails?(?: attire| dress)?$/.test(mention.text) &&
      before.some((text) => SAYS.test(text));

    return isCode ? { ...mention, meaning: { is: 'formality', span: COCKTAIL } } : mention;
  });
}

/**
 * "White shirt, black tie" lists what is worn, and who has a black tie has a tie; "a tux, black tie" says the code.
 * @param wearsOne whether the look that it is said of has a tie
 */
export function asTie(mentions: readonly Mention[], wearsOne = false): Mention[] {
  return mentions.flatMap((mention, at) => {
    const before = mentions.slice(Math.max(0, at - 3), at).map(({ text }) => text);
    // "A white shirt and a black tie"; "a black tie wedding" is how dressed up it is.
    const behind = mentions[at + 1];
    const isOne =
      before.at(-1) === 'a' && behind?.meaning.is !== 'occasion' && !EVENING.test(behind?.text ?? '');
    const link = isOne ? at - 2 : at - 1;
    const listed = mentions[link]?.meaning.is === 'garments' ? mentions[link] : mentions[link - 1];
    const isListed = listed?.meaning.is === 'garments' && !isEveningWear(listed.meaning.target.keys);

    // "Shirt white tie navy": each noun of a list with its color behind it.
    const isOfBefore =
      mentions[at - 1]?.meaning.is === 'garments' && mentions[at + 1]?.meaning.is === 'colour';
    if (isOfBefore && TIES[mention.text] !== undefined)
      return mention.text
        .split(' ')
        .flatMap((text) => lookedUp(text).map((meaning) => ({ ...mention, text, said: text, meaning })));

    return mention.text === 'black tie' &&
      (isListed || (wearsOne && !isOfEvening(mentions, at)) || HAS_ONE.test(before.join(' ')))
      ? ['black', 'necktie'].flatMap(lookedUp).map((meaning) => ({ ...mention, meaning }))
      : mention;
  });
}

/** "Turn it into black tie", "a black tie wedding", "the invite says black tie": the code. */
function isOfEvening(mentions: readonly Mention[], at: number): boolean {
  const before = mentions.slice(Math.max(0, at - 3), at);

  return (
    mentions[at + 1]?.meaning.is === 'occasion' ||
    before.some(
      ({ text, meaning }) => SAYS.test(text) || CODED.test(text) || isCue(meaning, 'everything', 'it'),
    )
  );
}

const CODED = /^(?:its|it is|is|into|for|es ist|ist|auf|fur|für)$/;

/** "A black tie thing", "a black tie do". */
const EVENING =
  /^(?:thing|do|dos?|event|affair|evening|night|function|occasion|invite|invitation|dress code|code|number|sache|abend|veranstaltung|anlass|fest|feier)$/;

function isEveningWear(keys: ReadonlySet<string>): boolean {
  return ['tuxedo-jacket', 'column-gown', 'ball-gown'].some(
    (key) => keys.has(key) && !keys.has('suit-jacket'),
  );
}

const DRESSY = 4;
const CODE_KEYS: ReadonlySet<string> = new Set(['black-tie', 'white-tie', 'cocktail']);
const TIES: Readonly<Record<string, FormalitySpan>> = { 'black tie': [7, 7], 'white tie': [8, 8] };
const HAS_ONE = /\b(?:(?:have|ive|got|own|wear|wearing|buy|bought|with|habe|hab) (?:a|an|one)|my|own)$/;
const lookedUp = (word: string): readonly Meaning[] => lookUp(word) ?? [];

const SAYS = /^(?:says|said|say|invite|invitation|code|dress code|attire|einladung|steht|dresscode)$/;
const COCKTAIL: FormalitySpan = [6, 6];
