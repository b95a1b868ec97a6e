import { describe, expect, it } from 'vitest';
import { recipeOf } from '#domain/wardrobe/recipes/recipes.ts';
import { anOutfitBrief } from '../../testing/briefs.ts';
import { onboardingOf } from '../../testing/empty-profile.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';
import { readWishes } from '../language/wishes.ts';
import { planOutfit } from './plan-outfit.ts';

describe('how dressed up one is', () => {
  it.each([
    'I have to appear in court as a witness',
    'court in the morning, office in the afternoon',
    'Ich bin als Zeuge vor Gericht geladen',
  ])('is heard in a plain suit, in menswear with a tie: %s', (prompt) => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor(prompt, { worn })) {
        expect(has(draft, 'suit')).toBe(true);
        expect(has(draft, 'tie')).toBe(worn === 'menswear');
        const clothes = draft.items.filter(({ slot }) => ['outer', 'top', 'bottom', 'dress'].includes(slot));
        for (const { pattern } of clothes) expect(['plain', 'knit']).toContain(pattern);
      }
  });

  it('serves on a jury in no suit', () => {
    for (const draft of looksFor('jury duty on monday', { worn: 'menswear' })) {
      expect(draft.reasons.join(' ')).toContain('right for the jury room');
      expect(has(draft, 'tie')).toBe(false);
    }
  });

  it('is interviewed for a high post as at a bank, and in nothing for the evening', () => {
    const wishes = readWishes('an interview');
    const plan = planOutfit(
      anOutfitBrief({ prompt: 'an interview', onboarding: onboardingOf('menswear') }),
      { ...wishes, formalityShift: 1 },
      0,
    );

    expect(plan.rules?.recipe).toBe(recipeOf('interview-bank-law'));
    expect(plan.formality).toBe(4);
  });

  it.each(['bar crawl with friends', 'house party at a friends place'])(
    'comes from no desk: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, { worn: 'menswear' })) {
        expect(has(draft, 'cardigan', 'loafers')).toBe(false);
        expect(keysOf(draft)).not.toContain('tailored-trousers');
        expect(keysOf(draft)).not.toContain('double-breasted-blazer');
      }
    },
  );

  it.each(['my husbands 40th in our backyard, taco guy and a band', 'Gartenfest mit Foodtruck und Band'])(
    'is at ease where there is a band on the grass: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of looksFor(prompt, { worn })) {
          expect(garmentsOf(draft).some(({ key }) => key === 'blazer' || key === 'tailored-trousers')).toBe(
            false,
          );
          expect(has(draft, 'suit', 'tie', 'briefcase')).toBe(false);
        }
    },
  );

  it('takes the upper end of a feast where all will be very dressed up', () => {
    for (const draft of looksFor('wedding reception in the evening, the women will be very dressed up'))
      expect(
        keysOf(draft).some((key) => ['wrap-dress', 'day-dress', 'pleated-skirt'].includes(key ?? '')),
      ).toBe(false);
  });
});
