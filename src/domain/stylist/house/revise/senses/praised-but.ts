import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { endOfThought, startOfThought, thoughtAt } from '../../language/mentions/thought.ts';
import { readWords } from '../../language/read-words.ts';

/**
 * "The shoes are lovely but too formal, brown ones please", „die Bluse ist schön, aber Seide muss ich bügeln, lieber eine aus Baumwolle“: what
 * is praised and has a flaw is the one that is exchanged, and what the flaw names is not wished for.
 */
export function praisedBut(mentions: readonly Mention[]): readonly Mention[] {
  const but = mentions.findIndex(({ meaning }, at) => at > 1 && isCue(meaning, 'but'));
  const last = isComma(mentions[but - 1]) ? but - 1 : but;
  const start = startOfThought(mentions, last);
  const praised = mentions.slice(start, Math.max(start, last));
  const praise = praised.find(
    ({ meaning, text }, at) =>
      (isCue(meaning, 'keep') && PRAISES.test(text)) || (NICE.test(text) && isGarment(praised[at + 1])),
  );
  if (praise === undefined || praised.filter(isGarment).length !== 1) return mentions;
  const end = endOfThought(mentions, but);
  const flaw = asTooMuch(mentions.slice(but + 1, end));
  const next = mentions.findIndex(({ meaning }, at) => at > end && meaning.is !== 'break');
  const wish = next < 0 ? [] : thoughtAt(mentions, next);
  const wished = new Set(
    wish.filter(({ meaning, negated }) => !negated && isQuality(meaning)).map(({ meaning }) => meaning.is),
  );
  const isWish = wished.size > 0 && wish.some(isOne) && !wish.some(isGarment);
  // "The shoes are lovely but too formal" is said of no other piece.
  const isTooMuch = flaw.some(({ text }) => TOO.test(text));
  if (flaw.length === 0 || flaw.some(isGarment) || !(isWish || isTooMuch)) return mentions;

  return [
    ...mentions.slice(0, start),
    ...praised.filter((mention) => mention !== praise),
    ...flaw.map((mention): Mention => {
      if (wished.has(mention.meaning.is)) return { ...mention, negated: true };

      return mention.meaning.is === 'care' && wished.has('fabric')
        ? { ...mention, meaning: { is: 'filler' } }
        : mention;
    }),
    ...mentions.slice(end),
  ];
}

/** "Lovely but a bit dressy" is too dressy. */
function asTooMuch(flaw: readonly Mention[]): Mention[] {
  return flaw.flatMap((mention, at) => {
    const next = flaw[at + 1];
    if (HEDGES.test(flaw[at - 1]?.text ?? '') && OF_PIECES.has(mention.meaning.is)) return [];
    if (next === undefined || !HEDGES.test(mention.text) || !OF_PIECES.has(next.meaning.is)) return [mention];

    return readWords(`${GERMAN.test(mention.text) ? 'zu' : 'too'} ${next.said}`, 0);
  });
}

const GERMAN = /^(?:etwas|ziemlich|recht|sehr|ein bisschen|bisschen|arg)$/;
const TOO = /^(?:(?:a bit|a little|much|far|way|etwas|viel) )?(?:too|zu)(?: |$)/;
const HEDGES =
  /^(?:a bit|a little|a little bit|quite|rather|very|pretty|so|kind of|kinda|etwas|ziemlich|recht|sehr|ein bisschen|bisschen|arg)$/;
const OF_PIECES: ReadonlySet<Mention['meaning']['is']> = new Set([
  ...(['formality', 'weather', 'mood', 'shape', 'style'] as const),
]);

const NICE =
  /^(?:nice|lovely|great|gorgeous|beautiful|pretty|schon\w*|tolle?[rs]?|hubsche?[rs]?|nette?[rs]?)$/;
const PRAISES = /^(?:(?:is|are|looks?|ist|sind) |(?:i )?(?:do )?(?:love|like|adore|mag|liebe)\b)/;

function isComma(mention: Mention | undefined): boolean {
  return mention?.meaning.is === 'break' && !mention.meaning.strong;
}

/** "A green one", „eine grüne“. */
function isOne({ text }: Mention): boolean {
  return /^(?:ones?|eine?[nsr]?|lieber|rather)$/.test(text);
}
