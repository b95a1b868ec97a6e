import { describe, expect, it } from 'vitest';
import { pricePoints, tierAt } from '#domain/shopping/price-points.ts';
import { isFabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { looksFor, looksOfAll, textOf } from '../../../testing/looks-for.ts';

const kindsOf = ({ items }: OutfitDraft) => items.flatMap(({ garment }) => garmentOf(garment)?.kinds ?? []);

describe('a price range that nobody chose', () => {
  const dollarsOf = ({ items }: OutfitDraft) =>
    items.reduce((sum, item) => sum + (item.priceLowCents + item.priceHighCents) / 200, 0);
  const tiersOf = ({ items }: OutfitDraft) =>
    items.map(({ garment, fabric, priceLowCents, priceHighCents }) =>
      tierAt(
        isFabricName(fabric) ? pricePoints(garment ?? '', fabric) : [],
        (priceLowCents + priceHighCents) / 200,
      ),
    );

  it('starves no first day in a bank: all of it is new, and the sum is said with the cheaper way', () => {
    for (const draft of looksOfAll('first day in a bank, January', 'open')) {
      expect(tiersOf(draft)).not.toContain('second-hand');
      expect(dollarsOf(draft)).toBeGreaterThan(200);
      expect(textOf(draft)).toMatch(
        /About \$\d+ in all, bought new, because you set no price range; second-hand, expect about \$\d+/,
      );
    }
  });

  it('is kept where the occasion asks for no more', () => {
    for (const draft of [...looksOfAll('brunch', 'open'), ...looksOfAll('office', 'open')]) {
      expect(dollarsOf(draft)).toBeLessThanOrEqual(200);
      expect(textOf(draft)).toMatch(/About \$\d+ in all/);
      expect(textOf(draft)).not.toContain('within');
    }
  });

  it('is a cap as soon as somebody chose it, or asks for second-hand', () => {
    const chosen = looksOfAll('first day in a bank, January', '100-200');
    const used = looksOfAll('first day in a bank, January, second-hand', 'open');

    for (const draft of [...chosen, ...used]) expect(dollarsOf(draft)).toBeLessThanOrEqual(200);
  });
});

describe('a budget that is too small for the day', () => {
  it('buys nobody shorts at minus ten: the budget is left, and the sum is said', () => {
    for (const draft of looksOfAll('a walk at minus 10 in the snow', 'under-50')) {
      expect(kindsOf(draft)).toEqual(expect.arrayContaining(['coat', 'boots', 'gloves', 'hat']));
      expect(kindsOf(draft)).not.toContain('shorts');
      expect(textOf(draft)).toMatch(/About \$\d+ in all.*what this asks for is not sold for under \$50/);
    }
  });

  it('says that a piece is left out, where it is', () => {
    const drafts = looksOfAll('first day in a bank, January', 'under-50');
    const coatless = drafts.filter(
      ({ items }) => !items.some(({ garment }) => garmentOf(garment)?.kinds.includes('coat')),
    );

    expect(coatless.length).toBeGreaterThan(0);
    for (const draft of coatless) expect(textOf(draft)).toContain('your own coat goes over it');
  });
});

describe('a sum in words', () => {
  it('holds where nobody chose a price range, though a suit is sold for more when new', () => {
    for (const draft of looksFor('June garden wedding as a guest, 150 dollars', { worn: 'menswear' }))
      expect(draft.reasons.join(' '), draft.title).toContain('within your $150');
  });
});
