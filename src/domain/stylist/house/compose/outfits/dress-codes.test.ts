import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import { recipeOf } from '#domain/wardrobe/recipes/recipes.ts';
import type { Taste } from '../../../stylist.ts';
import { anOutfitBrief } from '../../../testing/briefs.ts';
import { onboardingOf } from '../../../testing/empty-profile.ts';
import { HER, HIM, is, itemsFor, keysIn, type Who } from '../../../testing/items-for.ts';
import {
  coloursOf,
  garmentsOf,
  has,
  keysOf,
  looksFor,
  outfitsOf,
  type Wearer,
} from '../../../testing/looks-for.ts';
import { readWishes } from '../../language/wishes/wishes.ts';
import { lightnessOf } from '../colour-pairs.ts';
import { planOutfit } from '../plan-outfit.ts';

const PALE = 0.74;
const WEARERS: readonly Wearer[] = ['womenswear', 'menswear', null];
const MEN = { worn: 'menswear' } as const;
const reasonsOf = (prompt: string, worn: 'menswear' | 'womenswear' = 'womenswear') =>
  looksFor(prompt, { worn }).map((draft) => draft.reasons.join(' | '));

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

describe('how dressed up', () => {
  it('answers “formal” in menswear by a dark suit and a tie, and black tie by a tuxedo', () => {
    for (const draft of looksFor('a friend gets married in October, it is formal', { worn: 'menswear' })) {
      expect(has(draft, 'suit')).toBe(true);
      expect(has(draft, 'tie')).toBe(true);
      expect(keysOf(draft)).not.toContain('tuxedo-jacket');
    }
    for (const draft of looksFor('black tie gala', { worn: 'menswear' }))
      expect(keysOf(draft)).toContain('tuxedo-jacket');
  });

  it('takes a suit to an interview in business professional, and neither suit nor oxfords to the movies', () => {
    for (const draft of looksFor('first date at the movies, don’t want to look like I try too hard', {
      worn: 'menswear',
    }))
      expect(has(draft, 'suit', 'tie') || keysOf(draft).includes('oxfords')).toBe(false);
    for (const draft of looksFor('presenting to the board', { worn: 'menswear' }))
      expect(has(draft, 'suit')).toBe(true);
  });

  it('goes to a party in womenswear in no plain sweater, and never without a jewel', () => {
    for (const draft of looksFor('company holiday party at a hotel, elegant')) {
      expect(keysOf(draft)).not.toContain('fine-crew-sweater');
      expect(has(draft, 'jewelry', 'watch')).toBe(true);
    }
  });

  it('wears nothing thick under a graduation gown', () => {
    for (const draft of looksFor('my graduation, I’m in the gown but need something under it'))
      expect(garmentsOf(draft).some(({ slot }) => slot === 'outer')).toBe(false);
  });

  it('swims in a swimsuit, and has coffee in what goes over it', () => {
    for (const draft of looksFor('water aerobics class and then coffee')) {
      expect(keysOf(draft)).toContain('swimsuit');
      expect(has(draft, 'joggers', 'leggings', 'trousers')).toBe(true);
    }
    for (const draft of looksFor('lap swimming at the public pool', { worn: 'menswear' }))
      expect(has(draft, 'swim')).toBe(true);
  });

  it('plays golf in a polo where a collar is required, and skates in nothing tailored', () => {
    for (const draft of looksFor('golf at a country club, collared shirt required', { worn: 'menswear' }))
      expect(has(draft, 'polo')).toBe(true);
    for (const draft of looksFor('stuff for the skate park', { worn: 'menswear' }))
      expect(keysOf(draft)).not.toContain('chino-shorts');
  });

  it('finds sequins with long sleeves by what is worn over them', () => {
    for (const draft of looksFor('New Year’s Eve, sparkly but with long sleeves')) {
      expect(draft.items.map(({ fabric }) => fabric)).toContain('sequin');
      expect(draft.unmet ?? []).toEqual([]);
    }
  });
});

describe('what a stylist wears where one is looked at', () => {
  it('graduates and mourns in a jacket, and mourns with a tie', () => {
    for (const draft of outfitsOf('my college graduation in June', 'menswear'))
      expect(has(draft, 'blazer')).toBe(true);
    for (const draft of outfitsOf('memorial service for an old colleague', 'menswear')) {
      expect(has(draft, 'suit')).toBe(true);
      expect(has(draft, 'tie')).toBe(true);
    }
  });

  it('shows no second skin to whoever hires', () => {
    for (const draft of outfitsOf('interview at a design studio in October', 'womenswear', {
      styleCategories: ['Edgy'],
    }))
      expect(keysOf(draft)).not.toContain('fitted-rollneck');
  });

  it('has no slingback over tights', () => {
    for (const draft of outfitsOf('a confirmation in March', 'womenswear'))
      if (keysOf(draft).includes('tights')) expect(keysOf(draft)).not.toContain('kitten-heels');
  });

  it('gives who lives in color a shawl and a bag that are neither beige nor gray', () => {
    const taste: Partial<Taste> = {
      styleCategories: ['Maximalist'],
      colorPalette: ['Fuchsia', 'Cobalt', 'Mustard'],
    };
    for (const draft of outfitsOf('wedding guest in October', 'womenswear', taste))
      for (const { slot, garment, color } of draft.items)
        if (slot === 'bag' || garment === 'pashmina')
          expect(['Beige', 'Gray', 'Stone', 'Taupe', 'Camel']).not.toContain(color);
  });

  it('puts no pale coat on a man over a suit', () => {
    for (const draft of outfitsOf('job interview at a law firm in February', 'menswear'))
      for (const [at, garment] of garmentsOf(draft).entries())
        if (garment.kinds.includes('coat'))
          expect(lightnessOf((draft.items[at]?.color ?? 'Black') as ColourName)).toBeLessThan(PALE);
  });

  it.each(['a windy walk on the moor in November, cold', 'cold and windy on the trail in October'])(
    'covers the ears in a cold wind: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of outfitsOf(prompt, worn)) expect(keysOf(draft)).toContain('beanie');
    },
  );
});

describe('what a stylist wears before others', () => {
  it('has no jacket of the workshop where one asks for work', () => {
    for (const worn of WEARERS)
      for (const draft of outfitsOf('interview for a front desk job at a clinic in May', worn, {
        styleCategories: ['Utility', 'Edgy'],
      }))
        for (const key of ['chore-jacket', 'field-jacket', 'denim-jacket'])
          expect(keysOf(draft)).not.toContain(key);
  });

  it('has white at the neck and laced shoes at the opera', () => {
    for (const worn of ['menswear', null] as const)
      for (const draft of outfitsOf('first time at the opera, in December', worn)) {
        const shirt = draft.items.find(({ slot }) => slot === 'top');
        if (shirt?.garment === 'poplin-shirt') expect(['White', 'Ivory', 'Cream']).toContain(shirt.color);
        expect(keysOf(draft)).not.toContain('loafers');
      }
  });

  it('ties no drawstring in church', () => {
    for (const worn of ['menswear', null] as const)
      for (const draft of outfitsOf('mass on a hot day in August', worn))
        expect(keysOf(draft)).not.toContain('linen-trousers');
  });

  it('wears no burgundy on emerald', () => {
    const taste: Partial<Taste> = { customColorPalette: ['Burgundy', 'Emerald'] };
    for (const draft of outfitsOf('team lunch in April', 'womenswear', taste)) {
      const colours = draft.items
        .filter(({ slot, garment }) => ['top', 'bottom', 'dress'].includes(slot) || garment === 'cardigan')
        .map(({ color }) => color);
      expect(colours.includes('Burgundy') && colours.includes('Emerald')).toBe(false);
    }
  });
});

describe('where one is looked at', () => {
  it.each(['parents’ evening at school', 'a conference, I am presenting'])(
    'shoes are shoes: %s',
    (prompt) => {
      for (const items of itemsFor(prompt, HER))
        expect(items.some((item) => is(item, 'sneakers'))).toBe(false);
    },
  );

  it('and sneakers are sneakers for who dresses so', () => {
    const streetwear: Who = { ...HIM, styles: ['Streetwear'] };

    expect(
      itemsFor('an office day, smart casual', streetwear).some((items) =>
        items.some((item) => is(item, 'sneakers')),
      ),
    ).toBe(true);
  });

  it('a man has a collar before clients', () => {
    for (const items of itemsFor('a client meeting in the office, no jacket', HIM))
      for (const item of items) if (item.slot === 'top') expect(is(item, 'collared')).toBe(true);
  });

  it('a birthday lunch is no day for a suit', () => {
    for (const items of itemsFor('my father-in-law’s birthday lunch at the pub', {
      ...HIM,
      styles: ['Casual'],
    }))
      expect(items.some((item) => is(item, 'suit'))).toBe(false);
  });

  it('a talk at a conference has a jacket or what is tailored, and a crawl through pubs no suit', () => {
    for (const items of itemsFor('karaoke and a pub crawl, hen do', { wardrobe: 'womenswear' }))
      expect(items.some((item) => is(item, 'suit'))).toBe(false);
  });
});

describe('classic codes are exact', () => {
  it.each([
    'mein erster Smoking, Gala',
    'black tie wedding',
    'Maturaball, hab noch nie einen Smoking angehabt',
  ])('is a black dinner jacket, a white dress shirt and a black bow tie: %s', (prompt) => {
    for (const draft of looksFor(prompt, { worn: 'menswear' })) {
      const colourOf = (key: string) => draft.items.find(({ garment }) => garment === key)?.color;
      expect(['tuxedo-jacket', 'tuxedo-shirt', 'bow-tie'].map(colourOf)).toEqual(['Black', 'White', 'Black']);
      expect(coloursOf(draft, 'shoes')).toEqual(['Black']);
    }
  });

  it.each(['navy tux for a gala', 'Gala, Smoking in Dunkelblau'])('is navy by name: %s', (prompt) => {
    for (const draft of looksFor(prompt, { worn: 'menswear' }))
      expect(draft.items.find(({ garment }) => garment === 'tuxedo-jacket')?.color).toBe('Navy');
  });

  it.each(['cocktail dress code', 'Cocktailempfang in der Botschaft'])(
    'goes to cocktails in a suit of navy, charcoal or black: %s',
    (prompt) => {
      for (const draft of looksFor(prompt, { worn: 'menswear' }))
        for (const { garment, color } of draft.items)
          if (garment === 'suit-jacket') expect(['Black', 'Charcoal', 'Navy']).toContain(color);
    },
  );
});

describe('a tuxedo that was refused', () => {
  it.each([
    'My best friend’s wedding is black tie optional and I don’t want to wear a tux, but it should still look right next to guys who do',
    'black tie gala, I hate tuxedos',
    'gala, anything but a tux',
    'Gala, aber bitte kein Smoking',
  ])('is a dark suit with a tie: %s', (prompt) => {
    for (const draft of looksFor(prompt, MEN)) {
      expect(keysOf(draft)).toEqual(
        expect.arrayContaining(['suit-jacket', 'suit-trousers', 'poplin-shirt', 'necktie']),
      );
      expect(keysOf(draft).filter((key) => key?.startsWith('tuxedo'))).toEqual([]);
      for (const { garment, color } of draft.items)
        if (garment === 'suit-jacket') expect(['Black', 'Charcoal', 'Navy']).toContain(color);
    }
  });
});

describe('a suit that nobody owns', () => {
  it('is no interview’s condition', () => {
    for (const draft of looksFor('interview at a call center, i dont own a suit', { worn: 'menswear' })) {
      expect(keysOf(draft)).not.toContain('suit-jacket');
      expect(draft.reasons.join(' ')).toMatch(/No suit is needed/);
    }
  });

  it('is worn where it is expected, and that is said', () => {
    for (const reasons of reasonsOf("my uncle's funeral, I don't have a suit", 'menswear'))
      expect(reasons).toMatch(/A suit is expected there/);
  });
});

describe('a waistcoat', () => {
  it('is one of three pieces at a wedding, and worn alone in a pub', () => {
    for (const items of itemsFor('a wedding in December, I prefer a waistcoat', HIM, '300-plus'))
      expect(keysIn(items)).toEqual(expect.arrayContaining(['suit-jacket', 'waistcoat']));
    for (const items of itemsFor('a waistcoat for the pub', HIM))
      expect(keysIn(items)).not.toContain('suit-jacket');
  });
});
