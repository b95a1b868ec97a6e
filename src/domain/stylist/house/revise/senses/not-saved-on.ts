import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isMarkOrBut, thoughtAt } from '../../language/mentions/thought.ts';

const STAYS = { role: 'kept', sureness: 1, isClothing: 1 } as const;
const SPARES =
  /^(?:sparen|spar|geizen|geiz|knausern|skimp(?: on)?|save(?: on)?|scrimp(?: on)?|economi[sz]e(?: on)?)$/;

/** "40 cheaper, but don't skimp on the shoes", „aber nicht an den Schuhen sparen“: these stay as they are. */
export function withoutSavings(mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(({ text }) => SPARES.test(text))) return mentions;

  return mentions.map((mention, at): Mention => {
    const thought = thoughtAt(mentions, at, isMarkOrBut);
    const saves = thought.find(({ text }) => SPARES.test(text));
    const no = thought.find(({ meaning }) => isCue(meaning, 'not', 'strikes-back'));
    if (saves === undefined || no === undefined) return mention;
    if (mention === no) return { ...mention, meaning: { is: 'cue', cue: 'keep' } };

    if (mention === saves) return { ...mention, meaning: { is: 'filler' } };

    return mention.meaning.is === 'garments' ? { ...mention, negated: false, role: STAYS } : mention;
  });
}
