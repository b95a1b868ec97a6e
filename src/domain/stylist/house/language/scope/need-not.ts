import type { Cue, Meaning, Mention } from '../mentions/meanings.ts';

const NEED_NOT =
  /\b(?:(?:doesnt|does not|dont|do not) (?:necessarily )?(?:have|need) to be|(?:neednt|need not) be|not necessarily(?: be)?|no need to be|(?:muss|musst|mussen|braucht|brauchen) (?:\w+ )?nicht(?: unbedingt| zwingend)?)$/;
const FREED: ReadonlySet<Meaning['is']> = new Set<Meaning['is']>([
  ...(['colour', 'fabric', 'pattern', 'shape', 'style', 'mood', 'formality'] as const),
]);
/** The longest of the phrases, in words. */
const LONGEST = 6;

/** "It doesn't have to be black or formal": that is neither wished nor refused. */
export function withoutNeeds(mentions: readonly Mention[]): Mention[] {
  let isFree = false;

  return mentions.map((mention, at) => {
    const { meaning } = mention;
    const before = mentions.slice(Math.max(0, at - LONGEST), at).map(({ text }) => text);
    const goesOn = FREED.has(meaning.is) || (meaning.is === 'cue' && GOES_ON.has(meaning.cue));
    isFree = goesOn && (isFree || NEED_NOT.test(before.join(' ')));

    return isFree && FREED.has(meaning.is) ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

const GOES_ON: ReadonlySet<Cue> = new Set<Cue>(['or', 'and', 'article']);
