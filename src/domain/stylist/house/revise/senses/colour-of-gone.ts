import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { endOfThought, startOfThought } from '../../language/mentions/thought.ts';

/** "A dress instead of the shirt, I like the color of the shirt": where a piece goes and its color is praised, what comes instead has it. */
export function colourOfGone(mentions: readonly Mention[]): readonly Mention[] {
  const said = [...mentions];
  for (const [at, { text }] of mentions.entries()) {
    if (!COLOUR_OF.test(text)) continue;
    const start = startOfThought(mentions, at);
    const end = endOfThought(mentions, at);
    const thought = mentions.slice(start, end);
    const praise = start + thought.findIndex(({ meaning, negated }) => isCue(meaning, 'keep') && !negated);
    const noun = mentions.findIndex(({ meaning }, index) => index > at && !isCue(meaning, 'article'));
    const piece = mentions[noun];
    if (praise < start || piece?.meaning.is !== 'garments' || noun >= end) continue;
    const isGoing = mentions
      .slice(0, start)
      .some((gone) => gone.negated && gone.meaning.is === 'garments' && gone.text === piece.text);
    if (!isGoing) continue;
    become(said, at, { is: 'cue', cue: 'match' }, 'same color as');
    become(said, praise, { is: 'filler' });
    const { role: _, ...model } = piece;
    said[noun] = model;
  }

  return said;
}

function become(said: Mention[], at: number, meaning: Mention['meaning'], text = said[at]?.text ?? ''): void {
  said[at] = { ...(said[at] as Mention), meaning, text };
}

const COLOUR_OF =
  /^(?:the |die |den |der )?(?:colou?r|shade|farbe|farbton) (?:of|of the|vom|von|von der|von dem|von den|de[rs])$/;
