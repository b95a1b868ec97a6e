import { describe, expect, it } from 'vitest';
import type { OutfitDraft } from '../../stylist.ts';
import { has, keysOf, looksFor } from '../../testing/looks-for.ts';

const coloursOf = ({ items }: OutfitDraft, ...slots: string[]) =>
  items.filter(({ slot }) => slots.includes(slot)).map(({ color }) => color);
const hasNone = (draft: OutfitDraft, ...keys: string[]) =>
  !keysOf(draft).some((key) => key !== null && keys.includes(key));

describe('an occasion is seen in what is worn there', () => {
  it.each(['Oktoberfest, aber ich will KEIN Dirndl', 'bavarian night, no dirndl for me'])(
    'sits in the beer tent in a blouse, and in no tee: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(has(draft, 'blouse')).toBe(true);
        expect(has(draft, 'tshirt', 'sneakers')).toBe(false);
        for (const colour of coloursOf(draft, 'shoes', 'bag'))
          expect(['Black', 'Brown', 'Chocolate']).toContain(colour);
      }
    },
  );

  it('wears the shirt that belongs to the breeches, and a shoe with laces', () => {
    for (const draft of looksFor('Lederhosen Outfit für die Wiesn', { worn: 'menswear' })) {
      expect(keysOf(draft)).toContain('lederhosen');
      expect(hasNone(draft, 'oxford-shirt', 'suede-loafers', 'messenger-bag', 'backpack')).toBe(true);
    }
  });

  it.each(['csd am samstag', 'Pride parade, something fun'])('walks with Pride in sneakers: %s', (prompt) => {
    for (const worn of ['womenswear', 'menswear', 'everything'] as const)
      for (const draft of looksFor(prompt, { worn })) {
        expect(has(draft, 'sneakers', 'boots')).toBe(true);
        expect(hasNone(draft, 'espadrilles', 'sun-hat', 'overshirt', 'straw-tote')).toBe(true);
      }
  });

  it.each(['Theater mit meiner Schwester', 'mit dem Zug nach München und dann gleich ins Theater'])(
    'sits in the theater in shoes of the evening: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(has(draft, 'sneakers', 'backpack', 'hat')).toBe(false);
        for (const colour of coloursOf(draft, 'shoes', 'bag'))
          expect(['Tan', 'Taupe', 'Beige', 'Cognac', 'Camel', 'Brown', 'Khaki']).not.toContain(colour);
      }
    },
  );

  it.each(['gym then brunch with the girls', 'Gym und dann direkt einkaufen'])(
    'goes on from the gym with long legs and something that zips: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of looksFor(prompt, { worn })) {
          expect(has(draft, 'shorts', 'tank')).toBe(false);
          expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(true);
        }
    },
  );

  it.each(['pharmacist, what goes under my white coat', 'Apotheker, was trage ich unterm weißen Kittel'])(
    'has no jacket under the white coat: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(draft.items.some(({ slot }) => slot === 'outer')).toBe(false);
        expect(has(draft, 'jeans', 'open-toe')).toBe(false);
      }
    },
  );

  it.each(['Probetag in der Bäckerei', 'trial shift in a bakery'])(
    'tries out at the bakery in dark closed shoes, and in no merino: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        for (const colour of coloursOf(draft, 'shoes'))
          expect(['Black', 'Charcoal', 'Navy', 'Brown', 'Chocolate']).toContain(colour);
        expect(draft.items.some(({ fabric }) => fabric === 'merino')).toBe(false);
        expect(has(draft, 'watch')).toBe(false);
      }
    },
  );

  it('is cheerful among the children of a nursery', () => {
    for (const draft of looksFor('Praktikum in der Kita'))
      for (const colour of coloursOf(draft, 'top'))
        expect(['Black', 'Charcoal', 'Gray', 'Slate', 'Navy', 'Beige']).not.toContain(colour);
  });

  it.each(['startup pitch on thursday', 'Startup Pitch vor Investoren'])(
    'pitches in a plain jacket, and in no suit: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of looksFor(prompt, { worn })) {
          expect(has(draft, 'blazer')).toBe(true);
          expect(has(draft, 'suit', 'tie')).toBe(false);
          for (const { slot, pattern } of draft.items)
            if (['outer', 'top', 'bottom'].includes(slot)) expect(['plain', 'knit']).toContain(pattern);
        }
    },
  );

  it.each(['flug nach new york, mein chef fliegt mit', 'nine hours on a plane beside my boss'])(
    'flies beside the boss with no backpack and no hoodie: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(has(draft, 'backpack', 'leggings', 'joggers', 'hoodie')).toBe(false);
        expect(hasNone(draft, 'retro-runners', 'long-sleeve-tee')).toBe(true);
      }
    },
  );

  it.each(['video call, working from home', 'Videokonferenz im Homeoffice'])(
    'sits in front of the camera in no jacket and no shoe of the street: %s',
    (prompt) => {
      for (const worn of ['womenswear', 'menswear'] as const)
        for (const draft of looksFor(prompt, { worn }))
          expect(hasNone(draft, 'overshirt', 'chore-jacket', 'leather-sneakers', 'loafers')).toBe(true);
    },
  );

  it.each(['umzug am samstag, kartons schleppen', 'helping my mate move flats'])(
    'carries boxes and no bag: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) expect(coloursOf(draft, 'bag')).toEqual([]);
    },
  );

  it.each(['protest march, standing outside for hours, 3 degrees', 'Demo bei 3 Grad, stehe stundenlang rum'])(
    'stands for hours in the cold in padding and boots that keep it out: %s',
    (prompt) => {
      for (const draft of looksFor(prompt)) {
        expect(hasNone(draft, 'chelsea-boots', 'leather-sneakers')).toBe(true);
        expect(has(draft, 'gloves')).toBe(true);
      }
    },
  );
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
