import { isCue } from '../language/mentions/cues.ts';
import type { Mention } from '../language/mentions/meanings.ts';
import { endOfThought, startOfThought } from '../language/mentions/thought.ts';

/** „Grau seh ich im Büro genug, die Farbe bitte streichen“: "that color" is the one named before. */
export function withColourBefore(mentions: readonly Mention[]): Mention[] {
  const said = [...mentions];

  for (const [at, { text }] of mentions.entries()) {
    if (!COLOUR.test(text) || !isPointing(mentions, at)) continue;
    const start = startOfThought(mentions, at);
    const isNamed = mentions.slice(start, endOfThought(mentions, at)).some(isColour);
    const old = mentions.slice(0, start).findLastIndex(isColour);
    const before = mentions[old];
    if (isNamed || before === undefined) continue;
    const { negated } = said[at] as Mention;
    said[at] = { ...before, negated };
    said[old] = { meaning: { is: 'filler' }, text: '', said: before.said, negated: false };
  }

  return said;
}

const COLOUR = /^(?:(?:the|that|this|die|diese) )?(?:colou?r|farbe|farbton|shade)$/;

function isPointing(mentions: readonly Mention[], at: number): boolean {
  const [before] = mentions.slice(at - 1, at);

  return (
    / /.test(mentions[at]?.text ?? '') ||
    (before !== undefined &&
      (isCue(before.meaning, 'article') || /^(?:the|that|this|die|diese|der|den)$/.test(before.text)))
  );
}

function isColour({ meaning }: Mention): boolean {
  return meaning.is === 'colour';
}
