import { describe, expect, it } from 'vitest';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { readWishes } from '../language/wishes/wishes.ts';
import { proposeOutfit } from './propose-outfit.ts';

function looksFor(prompt: string, worn: 'womenswear' | 'menswear' = 'womenswear'): OutfitDraft[] {
  return [1, 2, 3, 4, 5].map((seed) =>
    proposeOutfit({
      prompt,
      priceRange: '100-200',
      isRangeOpen: true,
      seed,
      profile: emptyProfile(),
      inspirations: [],
      recent: [],
      onboarding: onboardingOf(worn),
    }),
  );
}

const keysOf = ({ items }: OutfitDraft) => items.map(({ garment }) => garment ?? '');
const garmentsOf = ({ items }: OutfitDraft) => items.flatMap(({ garment }) => garmentOf(garment) ?? []);
const kindsOf = (draft: OutfitDraft) => new Set(garmentsOf(draft).flatMap(({ kinds }) => kinds));

describe('work in one’s own clothes', () => {
  it.each(['work at the hardware store, three days a week', 'Job im Gartencenter'])(
    'is no day at an office: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of looksFor(prompt, worn)) {
          expect(keysOf(draft).join(' ')).not.toMatch(/loafers|blazer|oxfords|ballet|leather-tote|cardigan/);
          expect(draft.items.map(({ fabric }) => fabric)).not.toContain('suede');
        }
    },
  );

  it('sits at a library desk in a collar or a fine knit, in no jeans and no tee', () => {
    for (const draft of looksFor('library desk, something classic', 'menswear')) {
      const kinds = kindsOf(draft);
      expect([kinds.has('jeans'), kinds.has('tshirt'), kinds.has('heels')]).toEqual([false, false, false]);
    }
  });
});

describe('what a faith asks', () => {
  it.each(['eid lunch at my mums, whole family coming', 'Zuckerfest bei meiner Tante'])(
    'is covered and dressed up for Eid: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        const top = garmentsOf(draft).find(({ slot }) => slot === 'top' || slot === 'dress');
        expect(sleeveOf(top?.key ?? '')).toBe('long');
        expect(kindsOf(draft).has('open-toe')).toBe(false);
        expect(keysOf(draft)).not.toContain('wrap-dress');
        expect(draft.unmet).toEqual([]);
        expect(draft.reasons.join(' ')).toContain('Covered: ');
      }
    },
  );

  it.each(['going to a janazah tomorrow', 'Janaza für meinen Onkel'])(
    'covers the hair at a janazah: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(keysOf(draft)).toContain('headscarf');
        expect(kindsOf(draft).has('jewelry')).toBe(false);
      }
      for (const draft of looksFor(prompt, 'menswear')) expect(keysOf(draft)).not.toContain('headscarf');
    },
  );

  it('covers the hips at prayer', () => {
    for (const draft of looksFor('friday prayers at the mosque')) {
      const keys = keysOf(draft);
      expect(keys).toContain('headscarf');
      expect(keys.some((key) => ['kaftan', 'oversized-shirt', 'duster-cardigan'].includes(key))).toBe(true);
    }
  });

  it('wears a suit to a walima in menswear, and covers wrists and ankles in womenswear', () => {
    for (const draft of looksFor('cousins walima at a banqueting hall', 'menswear'))
      expect(kindsOf(draft).has('suit')).toBe(true);
    for (const draft of looksFor('cousins walima at a banqueting hall')) {
      const top = garmentsOf(draft).find(({ slot }) => slot === 'top' || slot === 'dress');
      expect(sleeveOf(top?.key ?? '')).toBe('long');
    }
  });

  it('wears a skirt that does not fall open where it is tznius', () => {
    for (const draft of looksFor('tznius outfit for shabbat lunch')) {
      const kinds = kindsOf(draft);
      expect(kinds.has('skirt') || kinds.has('dress')).toBe(true);
      expect([kinds.has('trousers'), kinds.has('jeans'), keysOf(draft).includes('wrap-dress')]).toEqual([
        false,
        false,
        false,
      ]);
    }
  });
});

describe('days that are like another by a word alone', () => {
  it.each([
    ['parent-teacher interview at my sons school', 'parents-evening'],
    ['taking the wife out for a nice meal saturday', 'dinner'],
    ['afternoon at the met', 'museum'],
    ['night at the met opera', 'opera'],
    ['group presentation for my marketing class', 'class-presentation'],
    ['company box at the stadium with clients', 'hospitality-box'],
    ['Firmenloge im Stadion mit Kunden', 'hospitality-box'],
    ['weekend in sydney with just a carry on, what do i wear on the plane', 'flight'],
    ['was zieh ich im Flugzeug an', 'flight'],
    ['zumba class at the rec center', 'dance-fitness'],
    ['pilates reformer class', 'pilates'],
    ["graduation, i'm graduating, under the gown", 'own-graduation'],
    ['walima next month', 'nikah'],
  ])('%s', (prompt, key) => {
    expect(readWishes(prompt).occasion?.key).toBe(key);
  });

  it.each(['yoga class on a cold january morning', 'Pilates', 'zumba class tonight', 'hot yoga, first time'])(
    'trains in what is made for it: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of looksFor(prompt, worn)) {
          const top = garmentsOf(draft).find(({ slot }) => slot === 'top');
          expect(top?.kinds).toContain('active');
          expect(kindsOf(draft).has('jeans')).toBe(false);
          expect(keysOf(draft)).not.toContain('leather-sneakers');
        }
    },
  );

  it.each(['thanksgiving dinner at our house', 'christmas morning at home with the kids'])(
    'puts on no coat where one lives: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, 'menswear')) {
        expect(garmentsOf(draft).some(isCoat)).toBe(false);
        expect(keysOf(draft)).not.toContain('quilted-jacket');
      }
    },
  );

  it('stands on the stone floor of a cold hall in closed shoes', () => {
    for (const draft of looksFor('grandsons school nativity play, the hall is always freezing'))
      expect(keysOf(draft)).not.toContain('ballet-flats');
  });

  it.each([
    'visiting the gurdwara with colleagues',
    'yoga class on a cold morning',
    'eid prayers then lunch',
  ])('never says that it is right for what it falls short of: %s', (prompt) => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor(prompt, worn)) {
        const short = (draft.unmet ?? []).filter(({ why }) => why === 'not_kept').map(({ words }) => words);
        for (const words of short) expect(draft.reasons.join(' ')).not.toContain(`right for ${words}`);
      }
  });
});
