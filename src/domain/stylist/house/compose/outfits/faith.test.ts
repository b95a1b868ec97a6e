import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { garmentKeys, garmentsOf, has, keysOf, looksFor } from '../../../testing/looks-for.ts';

const fiveLooks = (prompt: string, worn: 'womenswear' | 'menswear' = 'womenswear') =>
  looksFor(prompt, { worn, seeds: [1, 2, 3, 4, 5] });
const kindsOf = ({ items }: OutfitDraft) =>
  new Set(items.flatMap(({ garment }) => garmentOf(garment)?.kinds ?? []));
const LOOSE = ['linen-trousers', 'tiered-skirt'];

describe('what a faith asks', () => {
  it.each(['eid lunch at my mums, whole family coming', 'Zuckerfest bei meiner Tante'])(
    'is covered and dressed up for Eid: %s',
    (prompt) => {
      for (const draft of fiveLooks(prompt)) {
        const top = garmentsOf(draft).find(({ slot }) => slot === 'top' || slot === 'dress');
        expect(sleeveOf(top?.key ?? '')).toBe('long');
        expect(kindsOf(draft).has('open-toe')).toBe(false);
        expect(garmentKeys(draft)).not.toContain('wrap-dress');
        expect(draft.unmet).toEqual([]);
        expect(draft.reasons.join(' ')).toContain('Covered: ');
      }
    },
  );

  it.each(['going to a janazah tomorrow', 'Janaza für meinen Onkel'])(
    'covers the hair at a janazah: %s',
    (prompt) => {
      for (const draft of fiveLooks(prompt)) {
        expect(garmentKeys(draft)).toContain('headscarf');
        expect(kindsOf(draft).has('jewelry')).toBe(false);
      }
      for (const draft of fiveLooks(prompt, 'menswear'))
        expect(garmentKeys(draft)).not.toContain('headscarf');
    },
  );

  it('covers the hips at prayer', () => {
    for (const draft of fiveLooks('friday prayers at the mosque')) {
      const keys = garmentKeys(draft);
      expect(keys).toContain('headscarf');
      expect(keys.some((key) => ['kaftan', 'oversized-shirt', 'duster-cardigan'].includes(key))).toBe(true);
    }
  });

  it('wears a suit to a walima in menswear, and covers wrists and ankles in womenswear', () => {
    for (const draft of fiveLooks('cousins walima at a banqueting hall', 'menswear'))
      expect(kindsOf(draft).has('suit')).toBe(true);
    for (const draft of fiveLooks('cousins walima at a banqueting hall')) {
      const top = garmentsOf(draft).find(({ slot }) => slot === 'top' || slot === 'dress');
      expect(sleeveOf(top?.key ?? '')).toBe('long');
    }
  });

  it('wears a skirt that does not fall open where it is tznius', () => {
    for (const draft of fiveLooks('tznius outfit for shabbat lunch')) {
      const kinds = kindsOf(draft);
      expect(kinds.has('skirt') || kinds.has('dress')).toBe(true);
      expect([kinds.has('trousers'), kinds.has('jeans'), garmentKeys(draft).includes('wrap-dress')]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });
});

describe('who covers up', () => {
  it.each([
    'visiting the mosque with my mother in law',
    'I wear a hijab, office tomorrow',
    'Ich trage Hijab, morgen Büro',
  ])('is loose and covered to the ankle, and nothing is tucked in: %s', (prompt) => {
    for (const draft of looksFor(prompt)) {
      const legs = garmentsOf(draft).filter(({ slot }) => slot === 'bottom' || slot === 'dress');
      for (const garment of legs)
        expect([
          garment.key,
          isKind(garment, 'floor-length', 'wide-leg') || LOOSE.includes(garment.key),
        ]).toEqual([garment.key, true]);
      expect(keysOf(draft).some((key) => key === 'wrap-dress' || key === 'wrap-blouse')).toBe(false);
      expect(draft.description).not.toMatch(/tuck/i);
      if (has(draft, 'floor-length')) expect(draft.reasons.join(' ')).not.toContain('covers the knees');
    }
  });

  it('says that the hem falls to the ankle where it does', () => {
    const said = looksFor('visiting the mosque with my mother in law', {
      taste: { styleCategories: ['Bohemian'] },
    }).flatMap((draft) =>
      garmentsOf(draft).some((garment) => isKind(garment, 'floor-length')) ? [draft.reasons.join(' ')] : [],
    );
    expect(said.length).toBeGreaterThan(0);
    for (const reasons of said) expect(reasons).toContain('falls to the ankle');
  });
});
