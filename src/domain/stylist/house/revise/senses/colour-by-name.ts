import type { Mention } from '../../language/mentions/meanings.ts';

const ANY_COLOUR = /(?:^| )(?:colou?r|farbe)$/;
const FARTHEST = 5;

/** "In a color, green or so", „aber in einer Farbe, grün oder so“: the color that is named is the one, and none is asked for beside it. */
export function colourByName(mentions: readonly Mention[]): readonly Mention[] {
  const at = mentions.findIndex(
    ({ meaning, text, negated }) =>
      !negated && ANY_COLOUR.test(text) && (meaning.is === 'mood' || meaning.is === 'change'),
  );
  const named = mentions.findIndex(({ meaning }, index) => index > at && meaning.is === 'colour');
  const between = mentions.slice(at + 1, named);
  if (
    at < 0 ||
    named < 0 ||
    between.length > FARTHEST ||
    !between.every(({ meaning }) => meaning.is === 'filler' || (meaning.is === 'break' && !meaning.strong))
  )
    return mentions;
  const isIn = /^in /.test(mentions[at]?.text ?? '');

  return [
    ...mentions.slice(0, at),
    ...(isIn
      ? [{ ...(mentions[at] as Mention), meaning: { is: 'cue', cue: 'in' } as const, text: 'in' }]
      : []),
    ...mentions.slice(named),
  ];
}
