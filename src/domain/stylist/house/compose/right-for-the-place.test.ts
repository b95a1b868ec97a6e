import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { hasButtons, isEasyAtTheWaist } from '#domain/wardrobe/garment-details.ts';
import { footwearOf, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { recipeOf } from '#domain/wardrobe/recipes/recipes.ts';
import { anOutfitBrief } from '../../testing/briefs.ts';
import { onboardingOf } from '../../testing/empty-profile.ts';
import { garmentsOf, has, keysOf, looksFor } from '../../testing/looks-for.ts';
import { readWishes } from '../language/wishes/wishes.ts';
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

describe('what one looks on or rides in', () => {
  it.each(['football game at the stadium', 'Fußballspiel im Stadion'])('sits in the stands: %s', (prompt) => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor(prompt, { worn })) {
        expect(has(draft, 'skirt', 'dress', 'heels', 'open-toe', 'cardigan', 'briefcase', 'backpack')).toBe(
          false,
        );
        expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
      }
  });

  it.each(['football game at the stadium in November', "watching my daughter's soccer game in November"])(
    'stands still in the cold: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(keysOf(draft).some((key) => ['parka', 'puffer', 'ski-jacket'].includes(key ?? ''))).toBe(true);
        expect(has(draft, 'boots') && has(draft, 'hat') && has(draft, 'gloves')).toBe(true);
      }
    },
  );

  it('has a cap in the sun of the stands', () => {
    for (const draft of looksFor('baseball game in July', { worn: 'menswear' })) {
      expect(keysOf(draft)).toContain('cap');
      expect(has(draft, 'sweater', 'cardigan')).toBe(false);
    }
  });

  it('takes no winter along for a cold cabin', () => {
    for (const draft of looksFor("flight to my daughter, I'm always cold on the plane")) {
      expect(has(draft, 'coat', 'gloves')).toBe(false);
      expect(keysOf(draft)).not.toContain('wool-scarf');
      expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
    }
  });

  it('has nothing cuffed and nothing stiff on swollen ankles', () => {
    for (const draft of looksFor('long flight, my ankles swell')) {
      expect(has(draft, 'joggers', 'leggings', 'loafers', 'boots', 'tights')).toBe(false);
      expect(draft.reasons.join(' ')).toContain('grips the ankle');
    }
  });

  it('rides in soft shoes', () => {
    for (const draft of looksFor('road trip with my sister'))
      expect(has(draft, 'loafers', 'heels')).toBe(false);
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

const LOOSE = ['linen-trousers', 'tiered-skirt'];

describe('what a wish leaves out', () => {
  it('has no buttons anywhere, not at the coat and not at the fly', () => {
    for (const worn of ['womenswear', 'menswear'] as const)
      for (const draft of looksFor('errands in November, no buttons please', { worn }))
        expect(garmentsOf(draft).filter(hasButtons)).toEqual([]);
  });

  it('has no fitted waistband where nothing is to be tight at the waist', () => {
    for (const draft of looksFor('interview at the credit union, nothing tight at the waist')) {
      for (const garment of garmentsOf(draft).filter(({ slot }) => slot === 'bottom'))
        expect(isEasyAtTheWaist(garment)).toBe(true);
      expect(draft.description).not.toMatch(/tuck/i);
    }
  });

  it('meets comfortable shoes by shoes', () => {
    for (const draft of looksFor('walking all day in Rome, comfortable shoes')) {
      const said = draft.reasons.find((reason) => reason.includes('comfortable')) ?? '';
      expect(said).not.toMatch(/sweater|cardigan|tee|trousers|chinos|dress/);
    }
  });

  it.each([
    'wedding in October. I already have black dress shoes.',
    'office party, I already have black lace-ups',
  ])('names what is owned and what is worn with it: %s', (prompt) => {
    for (const draft of looksFor(prompt, { worn: 'menswear' })) {
      expect(draft.description).toMatch(/your black (?:dress shoes|oxfords)/);
      expect(draft.reasons.join(' ')).toContain('Yours: the dress shoes');
    }
  });
});

describe('the ground, the hour and the children', () => {
  it('sinks into no lawn, and has something for the evening', () => {
    for (const draft of looksFor('coworker getting married at a winery in September')) {
      for (const { garment, fabric } of draft.items.filter(({ slot }) => slot === 'shoes'))
        expect([footwearOf(garment ?? '')?.heel, fabric]).not.toEqual(expect.arrayContaining(['thin']));
      expect(draft.items.some(({ slot }) => slot === 'outer') || has(draft, 'scarf')).toBe(true);
    }
  });

  it('wears no desert boot in the rain', () => {
    for (const draft of looksFor('errands in the pouring rain', {
      worn: 'menswear',
      taste: { styleCategories: ['Casual'] },
    }))
      expect(keysOf(draft)).not.toContain('desert-boots');
  });

  it('comes to the font in a jacket, also where lunch follows', () => {
    for (const draft of looksFor('my granddaughters baptism then lunch back at ours', { worn: 'menswear' })) {
      expect(has(draft, 'blazer')).toBe(true);
      expect(draft.unmet).toEqual([]);
    }
  });

  it('is not all in black at Easter', () => {
    const taste = { colorPalette: ['Black', 'Purple', 'Gold'] };
    for (const draft of looksFor('Easter Sunday service', { taste: taste as never })) {
      const clothes = draft.items.filter(({ slot }) => ['dress', 'top', 'bottom'].includes(slot));
      expect(clothes.every(({ color }) => color === 'Black')).toBe(false);
    }
  });

  it('has tea in no boots', () => {
    for (const draft of looksFor('afternoon tea at the golf club')) {
      expect(has(draft, 'boots', 'sneakers')).toBe(false);
      expect(draft.reasons.join(' ')).toContain('afternoon tea');
    }
  });

  it('gives climbing children nothing pale and nothing that dangles', () => {
    for (const draft of looksFor('dinner at my moms, kids climbing all over me', {
      taste: { styleCategories: ['Bohemian'] },
    })) {
      expect(keysOf(draft)).not.toContain('duster-cardigan');
      for (const { slot, color } of draft.items)
        if (slot === 'outer' || slot === 'bag') expect(['Cream', 'White', 'Ivory']).not.toContain(color);
    }
  });

  it('sees the school play in more than a shirt, and carries nothing to a graduation', () => {
    for (const draft of looksFor('my kids nativity play', { worn: 'menswear' }))
      expect(draft.items.some(({ slot }) => slot === 'outer') || has(draft, 'sweater')).toBe(true);
    for (const draft of looksFor('my daughters graduation', { worn: 'menswear' }))
      expect(draft.items.some(({ slot }) => slot === 'bag')).toBe(false);
  });
});

describe('what a second look finds', () => {
  it('is no tie cut from the suit, and no winter sleeve in the heat', () => {
    const inTies = looksFor('a wedding in October', { worn: 'menswear', taste: GREEN as never }).filter(
      ({ items }) => items.some(({ garment }) => garment === 'necktie'),
    );
    expect(inTies).not.toEqual([]);
    for (const { items } of inTies) {
      const tie = items.find(({ garment }) => garment === 'necktie');
      const jacket = items.find(({ slot }) => slot === 'outer');
      if (jacket?.color !== 'Black') expect(tie?.color).not.toBe(jacket?.color);
    }
    for (const draft of looksFor('Christmas lunch at my nan’s, 36 degrees', { worn: 'menswear' }))
      for (const { slot, garment, fabric } of draft.items)
        if (slot === 'top')
          expect([garment, sleeveOf(garment ?? '') === 'long' && fabric !== 'linen']).toEqual([
            garment,
            false,
          ]);
  });

  it('is a hood against the rain on a walk', () => {
    for (const draft of looksFor('walking the dog, it is lashing rain'))
      expect(draft.items.find(({ slot }) => slot === 'outer')?.garment).toBe('rain-jacket');
  });

  it('carries nothing where the guests come, and wears outside what is for outside', () => {
    for (const draft of looksFor('Christmas dinner at ours, I am cooking'))
      expect(draft.items.some(({ slot, garment }) => slot === 'bag' || garment?.endsWith('coat'))).toBe(
        false,
      );
    for (const draft of looksFor('standing on the touchline at my son’s game in January'))
      expect(draft.reasons.join(' ')).not.toContain('for the way');
  });

  it('covers the hair at prayer though a child pulls at scarves', () => {
    for (const draft of looksFor('Eid morning prayer, carrying my baby niece around'))
      expect(keysOf(draft)).toContain('headscarf');
  });
});

const GREEN = { colorPalette: ['Forest Green', 'Brown', 'Tan'] };
