import { isCue } from '../mentions/cues.ts';
import type { Mention } from '../mentions/meanings.ts';

/**
 * A piece has one color here, which its pattern lies on. "A blue shirt with white stripes", "white dots on navy", „gepunktet, dunkelblauer
 * Grund“: the color of the pattern is not that of the piece, and is said back; that of the ground is the piece's.
 */
export function ofPatterns(mentions: readonly Mention[]): Mention[] {
  if (!mentions.some(({ meaning }) => meaning.is === 'pattern')) return [...mentions];

  return mentions.map((mention, at): Mention => {
    const { meaning, said, text } = mention;
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    if (meaning.is === 'unknown' && before?.meaning.is === 'colour' && GROUND.test(text))
      return { ...mention, meaning: { is: 'filler' } };
    const isOfPattern =
      meaning.is === 'colour' &&
      next?.meaning.is === 'pattern' &&
      LAID_ON.test(next.text) &&
      (isCue(before?.meaning, 'with') || mentions[at + 2]?.text === 'on');

    return isOfPattern ? { ...mention, meaning: { is: 'unknown', word: said } } : mention;
  });
}

const GROUND = /^(?:ground|background|base|backdrop|grund|untergrund|hintergrund)$/;
/** Nouns, and no "striped". */
const LAID_ON =
  /(?:dots?|stripes|pinstripes|checks|spots|flowers|streifen|punkte|punkten|tupfen|karos|blumen|bluten)$/;
