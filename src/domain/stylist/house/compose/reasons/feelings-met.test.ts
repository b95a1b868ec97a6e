import { describe, expect, it } from 'vitest';
import { type Feeling, givenBy } from '#domain/wardrobe/feelings.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { looksFor } from '../../../testing/looks-for.ts';
import { outfitIn } from '../../../writing/write-outfit.ts';
import { pieceOf } from '../piece.ts';

const piecesOf = ({ items }: OutfitDraft) =>
  items.flatMap((item) => pieceOf({ ...item, id: '', tailoringTips: [] } as never) ?? []);
const isGiven = (feeling: Feeling, draft: OutfitDraft) => givenBy(feeling, piecesOf(draft)).length > 0;

describe('a feeling that was asked for', () => {
  it.each([
    ['Pride picnic with friends, something fun', 'fun', 'fun (the '],
    ['30 year reunion, I want to look great', 'special', 'to look great (the '],
    [
      'second date at a wine bar, I don’t want to look like I tried too hard',
      'unforced',
      'not trying too hard',
    ],
    ['lunch with my new in-laws, not frumpy', 'current', 'not frumpy'],
    ['dinner with the boss, polished', 'polished', 'polished'],
    ['work party at a hotel, black but not boring', 'lively', 'not boring (the '],
  ] as const)(
    'is said to be met where it is, and said not to be where it is not: %s',
    (prompt, feeling, answer) => {
      const words = answer.replace(' (the ', '');
      for (const draft of looksFor(prompt)) {
        const met = draft.reasons.find((reason) => reason.startsWith('As you asked')) ?? '';
        const open = (draft.unmet ?? []).map((wish) => wish.words);

        expect(met.includes(answer)).toBe(isGiven(feeling, draft));
        // What the whole gives is put down to no piece.
        if (answer === words) expect(met).not.toContain(`${words} (`);
        expect(open.includes(words)).toBe(!isGiven(feeling, draft));
      }
    },
  );

  it('is met by most looks, as the pieces are chosen for it', () => {
    const looks = [
      ...looksFor('dinner with friends, something fun').map((draft) => isGiven('fun', draft)),
      ...looksFor('first date, not trying too hard').map((draft) => isGiven('unforced', draft)),
      ...looksFor('class reunion, I want to look great', { worn: 'menswear' }).map((draft) =>
        isGiven('special', draft),
      ),
    ];

    expect(looks.filter(Boolean).length).toBeGreaterThanOrEqual(looks.length - 1);
  });

  it('is said in German as well', () => {
    const [draft] = looksFor('Abendessen mit Freundinnen, etwas Lustiges');
    const german = outfitIn('de', draft as never);

    expect((german.reasons ?? []).join(' ')).toMatch(/wie gewünscht: „lustig“ \(/i);
  });
});
