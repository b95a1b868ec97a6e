import { describe, expect, it } from 'vitest';
import type { PriceRange } from '#contract/outfits.ts';
import type { Profile } from '#contract/style-profile.ts';
import { isKind, type Kind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { outfitIn } from '../../writing/write-outfit.ts';
import { proposeOutfit } from './propose-outfit.ts';

interface Wearer {
  worn?: 'womenswear' | 'menswear' | 'everything';
  taste?: Partial<Pick<Profile, 'colorPalette' | 'styleCategories'>>;
  range?: PriceRange;
}

function looksFor(prompt: string, { worn = 'womenswear', taste = {}, range }: Wearer = {}): OutfitDraft[] {
  return [1, 2, 3, 4].map((seed) =>
    proposeOutfit({
      prompt,
      priceRange: range ?? '100-200',
      isRangeOpen: range === undefined,
      seed,
      profile: { ...emptyProfile(), ...taste },
      inspirations: [],
      recent: [],
      onboarding: onboardingOf(worn),
    }),
  );
}

const garmentsOf = ({ items }: OutfitDraft) =>
  items.map(({ garment }) => garmentOf(garment)).filter((garment) => garment !== null);
const has = (draft: OutfitDraft, ...kinds: Kind[]) =>
  garmentsOf(draft).some((garment) => isKind(garment, ...kinds));
const reasonsOf = (draft: OutfitDraft) => draft.reasons.join(' ');

describe('a wish that a stylist must not pass over', () => {
  it.each(['My granddaughter’s wedding, I would like my upper arms covered', 'a wedding, hide my arms'])(
    'covers the arms, mostly by the sleeves of a dress, and says how: %s',
    (prompt) => {
      const drafts = looksFor(prompt, { range: '300-plus' });
      for (const draft of drafts) {
        const dress = garmentsOf(draft).find(({ slot }) => slot === 'dress' || slot === 'top');
        const isLayered = garmentsOf(draft).some(({ slot, key }) => slot === 'outer' || key === 'pashmina');
        expect(sleeveOf(dress?.key ?? '') === 'long' || isLayered).toBe(true);
        expect(reasonsOf(draft)).toMatch(
          /Covered, as you asked: the .+ (?:has long sleeves|goes over the .+)/,
        );
        expect(outfitIn('de', draft).reasons.join(' ')).toMatch(/Bedeckt, wie gewünscht: /);
      }
      expect(drafts.filter((draft) => has(draft, 'dress', 'jumpsuit')).length).toBeGreaterThanOrEqual(3);
    },
  );
});
