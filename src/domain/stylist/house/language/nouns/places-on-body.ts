import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';

/** "On top a shirt", „unten eine Jogginghose“: where the piece behind it is worn, and no piece of its own. */
export function asPlacesOnBody(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at): Mention => {
    const { meaning, text } = mention;
    if (meaning.is !== 'garments' || !ON_BODY.test(text)) return mention;
    // „Die Feier ist oben auf der Alm“: up there.
    if (/^(?:oben|unten)$/.test(text) && WHERE.test(mentions[at + 1]?.text ?? ''))
      return { ...mention, meaning: { is: 'filler' } };
    const next = mentions.slice(at + 1).find((other) => !describes(other))?.meaning;
    const isWornThere =
      next?.is === 'garments' &&
      next.target.breadth !== 'slot' &&
      next.target.slots.some((slot) => meaning.target.slots.includes(slot));

    return isWornThere ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

const WHERE = /^(?:auf|am|beim|bei)(?: |$)/;

const ON_BODY = /^(?:oben|unten|(?:oben|unten) ?(?:rum|herum)|on top|on the bottom|down below)$/;

function describes({ meaning }: Mention): boolean {
  return (
    ['colour', 'fabric', 'pattern', 'shape', 'style', 'filler'].includes(meaning.is) ||
    isCue(meaning, 'article')
  );
}
