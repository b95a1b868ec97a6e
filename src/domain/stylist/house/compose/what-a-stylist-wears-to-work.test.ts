import { describe, expect, it } from 'vitest';
import type { Wardrobe } from '#contract/onboarding.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitDraft } from '../../stylist.ts';
import { looksIn } from '../../testing/looks-for.ts';

const looks = (prompt: string, wardrobes: readonly Wardrobe[] = ['womenswear', 'menswear']) =>
  looksIn(wardrobes, prompt);

const keysOf = ({ items }: OutfitDraft) => items.map(({ garment }) => garment ?? '');
const worn = (look: OutfitDraft, pattern: RegExp) => keysOf(look).filter((key) => pattern.test(key));
const isA = (garment: string | null, kind: 'boots' | 'collared') =>
  garmentOf(garment ?? '')?.kinds.includes(kind) === true;

describe('what a stylist wears to work', () => {
  it('walks to a suit through the snow in boots', () => {
    for (const look of looks('shareholders meeting, it is snowing'))
      for (const { slot, garment } of look.items)
        if (slot === 'shoes') expect([garment, isA(garment, 'boots')]).toEqual([garment, true]);
  });

  it('hangs no courier’s, runner’s or hiker’s bag over a hem', () => {
    for (const prompt of ['working in accounts, in a dress', 'walking around Lisbon in June, in a skirt'])
      for (const look of looks(prompt, ['womenswear']))
        expect(worn(look, /^(?:messenger-bag|belt-bag|backpack)$/)).toEqual([]);
  });

  it.each(['job interview in software, heat wave', 'a work trip to Singapore in August', 'expo in June'])(
    'wears no drawstring before clients: %s',
    (prompt) => {
      for (const look of looks(prompt, ['menswear']))
        expect(worn(look, /^(?:linen-trousers|crew-tee|oversized-shirt)$/)).toEqual([]);
    },
  );

  it('is no juror in a suit, and no first day in one', () => {
    for (const prompt of ['serving as a juror', 'first day on the job on Monday'])
      for (const look of looks(prompt)) expect(worn(look, /suit-jacket/)).toEqual([]);
  });

  it('has a jacket or a dress on stage', () => {
    for (const look of looks('speaking at a conference in November'))
      expect(worn(look, /blazer|-dress$/)).not.toEqual([]);
  });

  it('keeps the parka and the mittens off the front desk', () => {
    for (const look of looks('receptionist at a clinic, January'))
      expect(worn(look, /^(?:parka|mittens|camp-shirt)$/)).toEqual([]);
  });

  it('buys no gloves of a blouse’s color, and no scarf of the gloves’', () => {
    for (const look of looks('teaching in December, walking there')) {
      const coat = look.items.find(({ slot }) => slot === 'outer')?.color;
      const [gloves, scarf] = [/gloves|mittens/, /scarf/].map((name) =>
        look.items.find(({ garment }) => name.test(garment ?? '')),
      );
      if (gloves !== undefined && scarf !== undefined && gloves.color !== coat)
        expect(scarf.color).not.toBe(gloves.color);
      expect(['White', 'Ivory', 'Powder Blue']).not.toContain(gloves?.color);
    }
  });
});

describe('what a stylist wears to ceremonies', () => {
  it('dresses nobody for their trade', () => {
    for (const prompt of ['I’m a welder and it’s my godson’s baptism', 'roofer here, burial of an uncle'])
      for (const look of looks(prompt))
        expect(worn(look, /sneakers|canvas-tote|jeans|cargo|carpenter/)).toEqual([]);
  });

  it('ties nothing where there is no collar', () => {
    for (const prompt of ['wedding on the beach in August', 'a Punjabi wedding in July', 'Ghanaian wedding'])
      for (const look of looks(prompt, ['menswear']))
        if (worn(look, /^(?:necktie|knit-tie)$/).length > 0)
          expect(look.items.some(({ slot, garment }) => slot === 'top' && isA(garment, 'collared'))).toBe(
            true,
          );
  });

  it('has cloth of the season at a feast too', () => {
    for (const prompt of ['guest at a wedding in May', 'engagement party in September', 'gala in August'])
      for (const { items } of looks(prompt))
        expect(items.filter(({ slot, fabric }) => slot !== 'bag' && fabric === 'velvet')).toEqual([]);
    for (const { items } of looks('usher at a wedding in June', ['menswear']))
      expect(items.filter(({ garment, fabric }) => garment === 'necktie' && fabric === 'wool')).toEqual([]);
  });

  it('covers the head at a gurdwara, in menswear too', () => {
    for (const look of looks('langar at the gurdwara with friends'))
      expect(worn(look, /^(?:bandana|headscarf)$/)).toHaveLength(1);
  });

  it('takes a coat of wool to prayers in winter', () => {
    for (const look of looks('jummah in January')) {
      expect(worn(look, /^parka$/)).toEqual([]);
      expect(worn(look, /coat|quilted-jacket/)).not.toEqual([]);
    }
  });

  it('is at a bar mitzvah in a suit', () => {
    for (const look of looks('bar mitzvah on Saturday', ['menswear']))
      expect(worn(look, /^suit-/)).toHaveLength(2);
  });

  it('is not in black or silver at a wedding unasked', () => {
    for (const { items } of looks('wedding of a colleague in July', ['womenswear']))
      for (const { slot, color } of items)
        if (slot === 'dress') expect(['Black', 'Silver']).not.toContain(color);
  });
});
