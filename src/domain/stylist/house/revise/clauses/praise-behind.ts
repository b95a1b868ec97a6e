import { isCue } from '../../language/mentions/cues.ts';
import type { Mention } from '../../language/mentions/meanings.ts';

/** "Block heels I can walk in, perfect, only the color is dull": a word of praise between commas is said of what stands before it. */
export function withPraiseBehind(mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, at): Mention[] => {
    if (isPraise(mentions, at + 1)) return [];

    return isPraise(mentions, at)
      ? [{ ...mention, text: `is ${mention.text}`, meaning: { is: 'cue', cue: 'keep' } }]
      : [mention];
  });
}

/** Between two commas, and what is not so good behind them. */
function isPraise(mentions: readonly Mention[], at: number): boolean {
  const next = mentions[at + 2];

  return (
    PRAISES.test(mentions[at]?.text ?? '') &&
    [mentions[at - 1], mentions[at + 1]].every(
      (mention) => mention?.meaning.is === 'break' && !mention.meaning.strong,
    ) &&
    mentions[at - 2] !== undefined &&
    next !== undefined &&
    (isCue(next.meaning, 'but', 'only', 'except') || ONLY.test(next.text))
  );
}

const PRAISES =
  /^(?:perfect|great|lovely|gorgeous|good|fine|nice|super|brilliant|perfekt|prima|toll|klasse|schön|schon|gut|passt)$/;
const ONLY = /^(?:just|only|but|though|nur|bloß|bloss|allein|aber)$/;
