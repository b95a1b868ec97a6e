import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isArticle, isGarment } from '../../language/mentions/mention-kinds.ts';
import { endOfThought, isMarkOrBut, startOfThought } from '../../language/mentions/thought.ts';

/** What is said of a piece that pleases and of its color: which of the two is to stay. */
export function colourOfPraised(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention, at) =>
    isColourPraised(mentions, at)
      ? { ...mention, meaning: { is: 'filler' } }
      : (ofPiece(mentions, at) ?? mention),
  );
}

/** "The color of the dress is great, but with sleeves", „die Farbe vom Kleid gefällt mir“: no other color is asked for. */
function isColourPraised(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] as Mention;
  const behind = mentions.slice(at + 1, endOfThought(mentions, at, isMarkOrBut));
  const before = mentions.slice(startOfThought(mentions, at, isMarkOrBut), at);

  return (
    isCue(meaning, 'another-colour') &&
    ITS_COLOUR.test(text) &&
    [...before, ...behind].some(({ meaning, negated }) => isCue(meaning, 'keep') && !negated)
  );
}

function ofPiece(mentions: readonly Mention[], at: number): Mention | null {
  const [before, here] = [mentions[at - 1], mentions[at] as Mention];
  // "The sweater is nice, just not the color".
  if (here.negated && isArticle(before?.meaning) && COLOUR.test(here.text) && here.meaning.is === 'mood')
    return { ...here, negated: false, meaning: { is: 'cue', cue: 'another-colour' } };
  // „Hut ist super. Nur in Schwarz“: the hat, and not all of it.
  const [colour, all] = isColour(here) ? [at, at + 1] : [at - 1, at];
  const mood = mentions[all]?.meaning;
  const isAll =
    mood?.is === 'mood' && mood.mood === 'monochrome' && mentions[colour]?.from === mentions[all]?.from;
  const end = colour - 1;
  const isBehindPiece =
    mentions[end]?.meaning.is === 'break' &&
    mentions.slice(startOfThought(mentions, end), end).some(isGarment);

  if (!isAll || !isBehindPiece || !ONLY.test(here.text)) return null;
  const of = at === colour ? ({ is: 'cue', cue: 'only' } as const) : mentions[colour]?.meaning;

  return of === undefined ? null : { ...here, meaning: of };
}

function isColour({ meaning }: Mention): boolean {
  return meaning.is === 'colour';
}

const COLOUR = /^(?:colou?r|farbe)$/;
const ONLY = /^(?:nur|only|just) /;
const ITS_COLOUR = /^(?:(?:the|die) )?(?:colou?rs?|farben?)(?: (?:of|from|vo[mn]|der|des)(?: the| der)?)?$/;
