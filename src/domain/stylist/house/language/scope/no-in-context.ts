import type { Meaning, Mention } from '../mentions/meanings.ts';

/** Whether a word says "no" by what stands beside it; null where it does what the lexicon says. */
export function noInContext(mentions: readonly Mention[], at: number): Meaning | null {
  const { text = '' } = mentions[at] ?? {};
  const [before, next] = [mentions[at - 1], mentions[at + 1]];
  // "Zero pink", „null Absatz“, and not "zero degrees".
  if (ZERO.test(text) && isOfClothes(next)) return { is: 'cue', cue: 'not' };
  // "A black suit, nothing else, flat shoes": the list is at its end, and what follows is no part of a "no".
  const isOwnThought =
    before === undefined || before.meaning.is === 'break' || /^(?:and|und|sonst)$/.test(before.text);
  if (NOTHING.test(text) && isOwnThought && (ELSE.test(next?.text ?? '') || before?.text === 'sonst')) {
    const behind = before?.text === 'sonst' ? next : mentions[at + 2];
    return behind === undefined || behind.meaning.is === 'break' ? { is: 'filler' } : null;
  }
  // „Keine 5 Grad“ are fewer, and no warm day.
  if (NONE.test(text) && next?.meaning.is === 'weather' && /^\d/.test(next.text)) return { is: 'filler' };
  // „Krawatte keine“, „Gürtel koin“.
  const ends = next === undefined || next.meaning.is === 'break';
  if (NONE.test(text) && ends && isOfClothes(before)) return { is: 'cue', cue: 'strikes-back' };

  return null;
}

const ZERO = /^(?:zero|null)$/;
const NOTHING = /^(?:nothing|nichts|nix)$/;
const ELSE = /^(?:else|anderes|sonst|weiter|weiteres)$/;
const NONE = /^(?:keine?[nrs]?|koi|koin|koine[nr]?|koa|koane?|keene?n?)$/;

function isOfClothes(mention: Mention | undefined): boolean {
  return ['garments', 'colour', 'fabric', 'pattern', 'shape'].includes(mention?.meaning.is ?? '');
}
