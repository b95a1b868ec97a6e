import type { ColourName } from '#contract/palette.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment } from '../../language/mentions/mention-kinds.ts';
import { startOfThought, thoughtAt } from '../../language/mentions/thought.ts';
import { COLOUR_ITSELF } from '../clauses/statement.ts';

/** "I look dead in sage. Something warmer", „Grau macht mich blass, lieber was Wärmeres“: a color that warms, and no coat. */
export function warmerInColour(mentions: readonly Mention[]): readonly Mention[] {
  const isCold = mentions.some(({ meaning }) => meaning.is === 'weather' || meaning.is === 'wind');
  if (isCold) return mentions;

  return mentions.map((mention, at): Mention => {
    const start = startOfThought(mentions, at);
    const before = start === 0 ? [] : thoughtAt(mentions, start - 2);
    const isOfColour = COLOUR_ITSELF.test(mentions[at + 1]?.text ?? '') || OF_COLOUR.test(mention.text);
    const isMeant =
      (WARMER.test(mention.text) || OF_COLOUR.test(mention.text)) &&
      (isOfColour || before.some(({ meaning, negated }) => meaning.is === 'colour' && negated)) &&
      !before.some(isGarment) &&
      (isOfColour || !thoughtAt(mentions, at).some(isGarment));

    return isMeant ? { ...mention, meaning: { is: 'colour', ...WARM, said: mention.said } } : mention;
  });
}

const WARMER = /^(?:warmer|warmere[nrsm]?)$/;
const OF_COLOUR = /^(?:an? )?(?:warmer|warmere[nrsm]?) (?:colou?rs?|shades?|tones?|farben?|farbt[oö]ne?)$/;
const WARM_NAMES: readonly ColourName[] = ['Rust', 'Terracotta', 'Burgundy', 'Coral', 'Mustard', 'Camel'];
const WARM = { label: 'warm', names: WARM_NAMES, avoid: WARM_NAMES };
