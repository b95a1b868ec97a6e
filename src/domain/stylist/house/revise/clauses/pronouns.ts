import { isCue } from '../../language/mentions/cues.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { isSmall } from '../../language/mentions/mention-kinds.ts';

/** Whether a word speaks of what was named before: "one", "them", „die“, „was aus Baumwolle“. */
export function isPronoun({ text, meaning }: Mention, behind: readonly Mention[]): boolean {
  if (PRONOUN.test(text)) return true;
  // „Nimm rote“: of what was named before.
  if (meaning.is === 'colour' && INFLECTED.test(text) && behind.every(isSmall)) return true;
  if (/^(?:einer|eins|welche)$/.test(text)) return isCue(behind[0]?.meaning, 'in');
  if (!GERMAN_PRONOUN.test(text)) return false;
  const next = behind[0]?.meaning.is;
  if (text === 'was' || text === 'etwas') return next === undefined || next === 'cue';

  // "Mach den dunkelgrün": an article is one of nothing that follows.
  return behind.every(({ meaning }) => AFTER_PRONOUN.has(meaning.is));
}

const PRONOUN = /^(?:ones?|something|it|that|those|these|them|sie|er|ihn|eins)$/;

/** "Die sind mir zu sportlich", "nimm was aus Baumwolle": no article where nothing follows that it could be of. */
const GERMAN_PRONOUN = /^(?:der|die|das|den|diese[rsn]?|was|etwas)$/;

const INFLECTED =
  /(?:rot|blau|grun|gelb|weiß|weiss|schwarz|grau|braun|silbern|golden|dunkl|hell|farben|farbig)e[nrs]?$/;

const AFTER_PRONOUN: ReadonlySet<Meaning['is']> = new Set([
  ...(['filler', 'cue', 'degree', 'change', 'break', 'colour', 'style', 'mood', 'formality'] as const),
]);
