import { lookUp } from '../../language/lexicon/lexicon.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { asOne, isArticle } from '../../language/mentions/mention-kinds.ts';

const SOMETHING = /^(?:something|anything|sth|smth|etwas|irgendwas|was)\b/;
const DONE_WITH_IT =
  /^(?:i|we|you|one|can|could|that|which|to|for|put|throw|pull|wear|drape|wrap|have|hang|just|quickly|on|das|die|ich|mir|man|kann|zum|fur)$/;
const OVER = /^(?:over|round|around|across|on|uber|um)$/;
const SHOULDERS = /^(?:shoulders?|arms?|schultern?|arme)$/;

/** "Something warm I can put over my shoulders", „etwas Warmes für über die Schultern“: a layer, and its warmth is what it is for. */
export function overShoulders(mentions: readonly Mention[]): readonly Mention[] {
  const end = mentions.findIndex(({ meaning, text }) => meaning.is === 'body' && SHOULDERS.test(text));
  const start = mentions.slice(0, Math.max(0, end)).findLastIndex(({ text }) => SOMETHING.test(text));
  const layer = lookUp('something over my shoulders')?.find(({ is }) => is === 'garments');
  const between = mentions.slice(start + 1, end);
  const over = between.findLastIndex(({ text }) => OVER.test(text));
  if (
    start < 0 ||
    layer === undefined ||
    over < 0 ||
    !between.slice(over + 1).every(({ meaning }) => isArticle(meaning)) ||
    !between.slice(0, over).every(({ meaning, text }) => isWarmth(meaning) || DONE_WITH_IT.test(text))
  )
    return mentions;

  return [
    ...mentions.slice(0, start),
    asOne(mentions.slice(start, end + 1), layer),
    ...mentions.slice(end + 1),
  ];
}

function isWarmth(meaning: Mention['meaning']): boolean {
  return meaning.is === 'weather' || (meaning.is === 'change' && meaning.axis === 'warmth');
}
