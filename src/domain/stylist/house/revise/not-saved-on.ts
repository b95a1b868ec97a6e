import { isCue } from '../language/cues.ts';
import type { Mention } from '../language/meanings.ts';

const SPARES = /^(?:sparen|spar|geizen|geiz|knausern|skimp|save|scrimp|economi[sz]e)$/;

/** "40 cheaper, but don't skimp on the shoes", „aber nicht an den Schuhen sparen“: these stay as they are. */
export function withoutSavings(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at): Mention => {
    const thought = thoughtAt(mentions, at);
    const saves = thought.find(({ text }) => SPARES.test(text));
    const no = thought.find(({ meaning }) => isCue(meaning, 'not', 'strikes-back'));
    if (saves === undefined || no === undefined) return mention;
    if (mention === no) return { ...mention, meaning: { is: 'cue', cue: 'keep' } };

    return mention === saves ? { ...mention, meaning: { is: 'filler' } } : { ...mention, negated: false };
  });
}

/** The words that say so: they are answered by what stays. */
export function savingsIn(mentions: readonly Mention[]): string[] {
  return mentions.filter(({ text }) => SPARES.test(text)).map(({ said }) => said);
}

function thoughtAt(mentions: readonly Mention[], at: number): readonly Mention[] {
  const isEnd = ({ meaning }: Mention) => meaning.is === 'break' || isCue(meaning, 'but');
  const start = mentions.slice(0, at).findLastIndex(isEnd) + 1;
  const end = mentions.findIndex((mention, index) => index >= at && isEnd(mention));

  return mentions.slice(start, end < 0 ? undefined : end);
}
