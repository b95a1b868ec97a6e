import { lookUp } from '../lexicon/lexicon.ts';
import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';

/** "On top a shirt", „unten eine Jogginghose“: where the piece behind it is worn, and no piece of its own. */
export function asPlacesOnBody(said: readonly Mention[]): Mention[] {
  const mentions = asHalves(said);

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

/** "Smart on top, comfy below": each is worn, where both are named. */
function asHalves(mentions: readonly Mention[]): readonly Mention[] {
  if (!namesBothHalves(mentions)) return mentions;

  return mentions.map((mention): Mention => {
    const called = UPPER.test(mention.text) ? 'top' : LOWER.test(mention.text) ? 'bottoms' : null;
    const meaning = called === null || mention.meaning.is === 'garments' ? null : lookUp(called)?.[0];

    return meaning == null ? mention : { ...mention, negated: false, meaning };
  });
}

/** And no dress, which has both. */
export function namesBothHalves(mentions: readonly Mention[]): boolean {
  const isNamed = (half: RegExp) =>
    mentions.some(({ text }, at) => half.test(text) && !isCue(mentions[at + 1]?.meaning, 'article'));
  const isOfOne = ({ meaning }: Mention) =>
    meaning.is === 'garments' && meaning.target.slots.includes('dress');

  return isNamed(UPPER) && isNamed(LOWER) && !mentions.some(isOfOne);
}

const UPPER = /^(?:on top|up top|top half|at the top|oben|oben ?(?:rum|herum))$/;
const LOWER =
  /^(?:below|down below|bottom half|on the bottom|at the bottom|underneath|unten|unten ?(?:rum|herum))$/;
const WHERE = /^(?:auf|am|beim|bei)(?: |$)/;

const ON_BODY = /^(?:oben|unten|(?:oben|unten) ?(?:rum|herum)|on top|on the bottom|down below)$/;

function describes({ meaning }: Mention): boolean {
  return (
    ['colour', 'fabric', 'pattern', 'shape', 'style', 'filler'].includes(meaning.is) ||
    isCue(meaning, 'article')
  );
}
