import { describe, expect, it } from 'vitest';
import { isOf } from '#domain/stylist/house/revise/items/what-is-here.ts';
import { judgeMarked } from './judge-marked.ts';
import { lookFor } from './marked-look.ts';
import { markedWords } from './marked-words.ts';

function marksOf(t: string) {
  const read = markedWords({ t, act: 'change' });
  if (read === null) throw new Error(`${t} is cut by a mark`);

  return read.marks;
}

describe('a look that a marked sentence can be said about', () => {
  it.each(['make the [t:kilt] shorter', 'the [l:burgundy bow tie] strangles me', 'the [k:jumpsuit] stays'])(
    'has what is there in %s',
    (t) => {
      const marks = marksOf(t);
      const { items } = lookFor(marks, 3);
      for (const { meanings } of marks)
        expect(
          items.some((item) => meanings.every((meaning) => meaning.is === 'shape' || isOf(item, meaning))),
        ).toBe(true);
    },
  );

  it('has not what is wanted', () => {
    const marks = marksOf('I want [w:loafers] and a [w:blazer]');
    const { items } = lookFor(marks, 0);
    for (const { meanings } of marks)
      expect(items.some((item) => meanings.some((meaning) => isOf(item, meaning)))).toBe(false);
  });
});

describe('what follows from marks', () => {
  it('finds nothing wrong where a piece becomes what is wanted', () => {
    const verdict = judgeMarked({ t: 'swap the [l:loafers] for [w:brogues]', act: 'change' }, 0);
    expect([verdict?.missed, verdict?.moved]).toEqual([[], []]);
  });

  it('finds what is wanted and not done', () => {
    const verdict = judgeMarked(
      { t: 'add a [w:scarf] made of clouds or nothing, the [l:coat] flurbles', act: 'question' },
      0,
    );
    expect(verdict?.missed).toEqual([]);
    const other = judgeMarked({ t: 'make the [t:trousers] brown, the [k:trousers] stay', act: 'remark' }, 0);
    expect(other?.moved.every((fault) => fault.startsWith('remark moved'))).toBe(true);
  });

  it('finds a liked thing that a feedback keeps as avoided', () => {
    const verdict = judgeMarked({ t: 'I hate [w:stripes]', kind: 'feedback' }, 0);
    expect(verdict?.moved).toEqual(['avoids for the other: stripes']);
  });
});
