import { lookUp } from '../lexicon/lexicon.ts';
import type { Mention } from '../mentions/meanings.ts';
import { endOfThought, startOfThought } from '../mentions/thought.ts';

/**
 * "Shoes I can stand in all evening", „in denen ich den ganzen Abend stehen kann“: of however many words, who stands for long is spared
 * what is hard on the feet.
 */
export function asStanding(mentions: readonly Mention[]): Mention[] {
  const spared = mentions.some(({ text }) => STANDS.test(text)) ? lookUp('on my feet all day') : null;
  const meaning = spared?.find(({ is }) => is === 'spare');
  if (meaning === undefined || mentions.some((mention) => mention.meaning.is === 'spare'))
    return [...mentions];

  return mentions.map((mention, at) => {
    const isUnread = mention.meaning.is === 'unknown' || mention.meaning.is === 'filler';

    return isUnread && STANDS.test(mention.text) && lasts(mentions, at) ? { ...mention, meaning } : mention;
  });
}

/** With a time that is long, in its thought. */
function lasts(mentions: readonly Mention[], at: number): boolean {
  const from = Math.max(startOfThought(mentions, at), at - NEAR);
  const to = Math.min(endOfThought(mentions, at), at + NEAR);
  const near = mentions.slice(from, to).map(({ text }) => text);

  return near.some((text) => LONG.test(text)) && !OTHERWISE.test(near.join(' '));
}

const NEAR = 6;
const STANDS = /^(?:stand|stands|standing|steh|stehe|stehen|stehn)$/;
const LONG =
  /(?:^| )(?:all|whole|entire|long|hours?|hrs|ganze[nrs]?|stunden|stundenlang|lang|lange|langer|ewig|nacht|durch|through)(?: |$)/;
/** "It stands out all day", „das steht mir den ganzen Tag“, „in der Einladung“. */
const OTHERWISE = /\b(?:out|mir|dir|ihr|ihm|einladung|invitation|cant|cannot|offen)\b/;
