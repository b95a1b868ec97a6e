import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { endOfThought } from '../../language/mentions/thought.ts';

/** "Change nothing about the rest", „beim Rest ändere bitte nix“: the rest is kept. */
export function changesNothing(mentions: readonly Mention[]): readonly Mention[] {
  const rest = mentions.findIndex(({ meaning }) => isCue(meaning, 'rest'));
  if (rest < 0) return mentions;
  const start = mentions.slice(0, rest).findLastIndex(isEnd) + 1;
  const end = endOfThought(mentions, rest, isEnd);
  const thought = mentions.slice(start, end);
  const verb = thought.findIndex(
    ({ meaning, text }) => isCue(meaning, 'swap', 'another') && CHANGE.test(text),
  );
  const nothing = thought.findIndex(({ text }) => NOTHING.test(text));
  if (verb < 0 || nothing < 0 || thought.some((one) => isGarment(one) || isQuality(one.meaning)))
    return mentions;

  return mentions.map((mention, at): Mention => {
    if (at === start + verb) return { ...mention, meaning: { is: 'cue', cue: 'keep' } };

    return at === start + nothing ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

function isEnd({ meaning }: Mention): boolean {
  return meaning.is === 'break' || isCue(meaning, 'and', 'but');
}

const CHANGE =
  /^(?:change|alter|swap|touch|move|replace|andern?|andere|ändere?|ändern|verandere?|verandern|tausche?n?|wechsle|wechseln|anfassen)$/;
const NOTHING = /^(?:nothing|nichts|nix|gar nichts|not a thing)$/;
