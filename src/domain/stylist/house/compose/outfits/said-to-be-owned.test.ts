import { describe, expect, it } from 'vitest';
import { finishOutfit } from '../../../finish-outfit.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../../testing/empty-profile.ts';
import { looksFor } from '../../../testing/looks-for.ts';
import { outfitIn } from '../../../writing/write-outfit.ts';
import { proposeOutfit } from '../propose-outfit.ts';

const SEEDS = [1, 2, 3, 4, 5];

function drafts(prompt: string, wardrobe: 'womenswear' | 'menswear'): OutfitDraft[] {
  return SEEDS.map((seed) =>
    proposeOutfit({
      prompt,
      priceRange: '100-200',
      seed,
      profile: emptyProfile(),
      inspirations: [],
      recent: [],
      onboarding: onboardingOf(wardrobe),
    }),
  );
}

describe('a piece by the name of its maker', () => {
  it.each([
    ['lunch in town in my white air forces', 'leather-sneakers', 'White'],
    ['concert tonight, wearing my docs', 'combat-boots', 'Black'],
    ['my cherry red docs, a concert on friday', 'combat-boots', 'Red'],
    ['a barbecue, my levis and something on top', 'straight-jeans', 'Denim'],
  ])('is worn in its color: %s', (prompt, garment, color) => {
    for (const { items } of looksFor(prompt)) {
      const own = items.find((item) => item.isOwned === true);
      expect([own?.garment, own?.color]).toEqual([garment, color]);
    }
  });

  it('is half of no suit', () => {
    for (const { items, reasons } of looksFor(
      'interview at a law firm, wearing the blazer I got at my last job',
    )) {
      expect(items.map(({ garment }) => garment)).not.toContain('suit-jacket');
      expect(reasons.join(' ')).toContain('Yours: the blazer');
    }
  });
});

describe('what the request says that one has', () => {
  it('is worn, in its color, and costs nothing', () => {
    for (const draft of drafts('dinner with friends, I want to wear my green suede shoes', 'womenswear')) {
      const shoes = draft.items.find(({ slot }) => slot === 'shoes');
      expect(shoes).toMatchObject({ isOwned: true, fabric: 'suede', priceLowCents: 0, priceHighCents: 0 });
      expect(['Emerald', 'Forest Green', 'Olive']).toContain(shoes?.color);
      for (const item of draft.items) if (item !== shoes) expect(item.priceLowCents).toBeGreaterThan(0);
    }
  });

  it('is both halves of a suit', () => {
    for (const draft of drafts('I already have a navy suit, wedding in may', 'menswear')) {
      const suit = draft.items.filter(({ garment }) => garment?.includes('suit'));
      expect(suit).toHaveLength(2);
      for (const half of suit) expect(half).toMatchObject({ isOwned: true, color: 'Navy' });
    }
  });

  it('leaves the whole price range to what is bought, and is named as theirs', () => {
    const draft = drafts('I own a black suit, court hearing', 'womenswear')[0] as OutfitDraft;
    let id = 0;
    const outfit = finishOutfit(draft, {
      priceRange: '100-200',
      profile: emptyProfile(),
      newId: () => `item-${++id}`,
    });
    const owned = outfit.items.filter(({ isOwned }) => isOwned === true);

    expect(owned.map(({ priceRange }) => priceRange)).toEqual(['', '']);
    expect(outfit.estimatedTotalCents).toBeLessThanOrEqual(20_000);
    expect(outfit.reasons.join(' ')).toMatch(
      /Yours: the suit jacket and the (?:trousers|suit skirt); to buy:/,
    );
  });

  it('is plain where no pattern was said', () => {
    for (const draft of drafts('Konfirmation im Mai, ich habe ein dunkelgrünes Kleid', 'womenswear'))
      expect(draft.items.find(({ slot }) => slot === 'dress')).toMatchObject({
        isOwned: true,
        color: 'Forest Green',
        pattern: 'plain',
      });
  });

  it.each([
    ['errands on a cold day in my camel coat', 'Coat', 'your camel coat'],
    [
      'cocktails, I have black leather trousers I want to wear',
      'Leather trousers',
      'your black leather trousers',
    ],
    ['a concert in the park, I have a denim jacket', 'Denim jacket', 'your denim jacket'],
  ])('is called as its owner calls it, and is no more particular: %s', (prompt, item, said) => {
    for (const draft of drafts(prompt, 'womenswear')) {
      expect(draft.items.find(({ isOwned }) => isOwned === true)).toMatchObject({ item });
      expect(`${draft.description} `.toLowerCase()).toContain(said);
      expect([draft.title, draft.description, ...draft.reasons].join(' ')).not.toMatch(
        /pea coat|leather-look|trucker/i,
      );
    }
  });

  it('is told in German as its owner’s too', () => {
    const [draft] = drafts('Herbstspaziergang in meinem camelfarbenen Mantel', 'womenswear');
    if (draft === undefined) throw new Error('There are drafts');
    const { description } = outfitIn(
      'de',
      finishOutfit(draft, { priceRange: '100-200', profile: emptyProfile(), newId: () => 'item-1-here' }),
    );

    expect(description).toMatch(/[dD]ein(?:em|en)? (?:camelfarbene[nrm] )?Mantel/);
  });

  it('keeps what the person refuses all the same', () => {
    for (const draft of drafts('my leather boots but no leather at all, office', 'womenswear'))
      expect(draft.items.map(({ fabric }) => fabric)).not.toContain('leather');
  });
});
