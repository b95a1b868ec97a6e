import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';
import { isArticle, isGarment, isQuality } from '../../language/mentions/mention-kinds.ts';
import { endOfThought, startOfThought } from '../../language/mentions/thought.ts';

const CLOTH =
  /^(?:the |der |das )?(?:fabrics?|material|materials|cloth|textile|stoff|stoffe|gewebe|textil|materialien)$/;
const IN: Mention = { meaning: { is: 'cue', cue: 'in' }, text: 'in', said: '', negated: false };

/**
 * "The dress is nice, just not the fabric. Satin", „der Schal ist schön, nur das Material nicht, lieber Seide“: what is there is liked and is
 * to be of another cloth, so that it reads as "the dress in satin".
 */
export function clothOfPraised(mentions: readonly Mention[]): readonly Mention[] {
  const at = mentions.findIndex(({ text }) => CLOTH.test(text));
  if (at < 0) return mentions;
  const end = mentions.slice(0, at).findLastIndex(isEnd);
  const thought = mentions.slice(Math.max(0, end), endOfThought(mentions, at));
  const piece = mentions.slice(0, at).findLastIndex(isGarment);
  const cloth = mentions.findIndex(
    ({ meaning, negated }, index) => index > at && !negated && meaning.is === 'fabric',
  );
  const isRefused = thought.some(
    ({ meaning, text }) => isCue(meaning, 'not', 'except', 'strikes-back') || WRONG.test(text),
  );
  const isPraised = mentions.slice(0, at).some(({ meaning }) => isCue(meaning, 'keep'));
  const isOfAnother = mentions.slice(at, endOfThought(mentions, cloth)).some(isGarment);
  if (
    piece < 0 ||
    cloth < 0 ||
    !isRefused ||
    !isPraised ||
    isOfAnother ||
    thought.some(({ meaning }) => isQuality(meaning))
  )
    return mentions;
  const first = isArticle(mentions[piece - 1]?.meaning) ? piece - 1 : piece;
  const opens = startOfThought(mentions, piece);

  return [
    ...mentions.slice(0, opens),
    ...mentions.slice(first, piece + 1).map(withoutRole),
    IN,
    ...mentions.slice(cloth, cloth + 1).map(asWanted),
    ...mentions.slice(cloth + 1),
  ];
}

function asWanted(mention: Mention): Mention {
  return { ...mention, role: { role: 'wanted', sureness: 1, isClothing: 1 } };
}

/** The network took it for what stays as it is. */
function withoutRole({ role: _, ...mention }: Mention): Mention {
  return mention;
}

const WRONG = /^(?:wrong|falsch|stort|bothers me)$/;

function isEnd({ meaning }: Mention): boolean {
  return meaning.is === 'break' || isCue(meaning, 'but', 'except');
}
