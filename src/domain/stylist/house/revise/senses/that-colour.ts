import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';

const THAT = /^(?:this|that|the same|dies\w*|demselben|derselben)$/;

/** "A jumpsuit in this green", „ein Rock in diesem Grau“: the green that is there, and what points at it is not the look. */
export function inThatColour(mentions: readonly Mention[], items: readonly OutfitItem[]): readonly Mention[] {
  const isThat = (at: number) =>
    THAT.test(mentions[at]?.text ?? '') &&
    isCue(mentions[at - 1]?.meaning, 'in') &&
    mentions[at + 1]?.meaning.is === 'colour';

  return mentions.map((mention, at): Mention => {
    if (isThat(at)) return { ...mention, meaning: { is: 'filler' } };
    const { meaning } = mention;
    if (meaning.is !== 'colour' || !isThat(at - 1)) return mention;
    const worn = meaning.names.filter((name) => items.some(({ color }) => color === name));

    return worn.length === 0 ? mention : { ...mention, meaning: { ...meaning, names: worn } };
  });
}
