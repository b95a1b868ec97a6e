import type { OutfitItem } from '#contract/outfits.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isOf } from '../items/what-is-here.ts';

/** "The clutch may stay gold", „die Tasche kann bleiben“: that it stays is said of the piece itself. */
export function isToldToStay(item: OutfitItem, mentions: readonly Mention[]): boolean {
  return hasVerb(item, mentions, (verb) => isCue(verb.meaning, 'keep') && STAYS.test(verb.text));
}

/** "Tee underneath goes", "the belt has to go", „der Schal kann weg“: so is that it leaves. */
export function isToldToGo(item: OutfitItem, mentions: readonly Mention[]): boolean {
  return hasVerb(item, mentions, (verb) => isCue(verb.meaning, 'remove'));
}

function hasVerb(item: OutfitItem, mentions: readonly Mention[], is: (verb: Mention) => boolean): boolean {
  return mentions.some(({ meaning, negated }, at) => {
    if (meaning.is !== 'garments' || negated || !isOf(item, meaning)) return false;
    const verb = mentions.slice(at + 1).find((other) => other.meaning.is !== 'filler');

    return verb !== undefined && is(verb);
  });
}

const STAYS = /^(?:stays?|bleibt?|bleiben)$/;
