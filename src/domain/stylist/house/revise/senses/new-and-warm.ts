import type { OutfitItem } from '#contract/outfits.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { warmPiece } from '../../language/nouns/loose-words.ts';
import { isIn } from '../items/what-is-here.ts';

/** "Add a warm jacket", „eine wärmere Jacke dazu“ where there is no jacket yet: how warm that piece itself is. */
export function newAndWarm(mentions: readonly Mention[], items: readonly OutfitItem[]): readonly Mention[] {
  return mentions.map((mention, at): Mention => {
    const shape = warmPiece(mentions, at);
    const noun = mentions.slice(at + 1).find(({ meaning }) => meaning.is === 'garments');
    const isThere = noun === undefined || isIn(items)(noun.meaning);

    return shape === null || isThere ? mention : { ...mention, meaning: { is: 'shape', shape } };
  });
}

/** „Eine Mütze wär gut“ wishes for one, where „war gut“ likes it. */
export function wouldBeGood(mentions: readonly Mention[]): readonly Mention[] {
  return mentions.map((mention) =>
    mention.meaning.is === 'cue' && mention.meaning.cue === 'keep' && /^wär/i.test(mention.said)
      ? { ...mention, meaning: { is: 'filler' } }
      : mention,
  );
}
