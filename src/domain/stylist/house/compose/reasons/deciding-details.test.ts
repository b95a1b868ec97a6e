import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { opensInFront } from '#domain/wardrobe/garment-details.ts';
import { garmentsOf, has, looksFor } from '../../../testing/looks-for.ts';
import { readWishes } from '../../language/wishes/wishes.ts';
import { isQuiet } from '../colour-pairs.ts';

const said = (prompt: string, worn: 'womenswear' | 'menswear' = 'womenswear') =>
  looksFor(prompt, { worn }).map((draft) => ({ draft, text: draft.reasons.join(' ') }));

describe('what decides a look', () => {
  it('is the top for whoever nurses, and it is said', () => {
    for (const { draft, text } of said(
      'back at the office after maternity leave, still breastfeeding so I need to pump easily',
    )) {
      expect(
        garmentsOf(draft)
          .filter(({ slot }) => slot === 'top' || slot === 'dress')
          .every(opensInFront),
      ).toBe(true);
      expect(text).toContain('nothing goes over the head');
    }
  });

  it('is the waistband for a microphone', () => {
    for (const { draft, text } of said('speaking on a panel, they will clip a mic pack on me')) {
      expect(has(draft, 'dress', 'jumpsuit')).toBe(false);
      expect(text).toContain('waistband for the pack');
    }
  });

  it('is that only the upper half is seen', () => {
    for (const { text } of said('video calls all week, just nice tops'))
      expect(text).toContain('Only the upper half is seen');
  });

  it('is what the others wear: quiet beside it, or of its color', () => {
    for (const { draft, text } of said('family photos, everyone else is in green')) {
      const loud = draft.items
        .filter(({ slot }) => ['top', 'bottom', 'dress', 'outer'].includes(slot))
        .filter(
          ({ color }) =>
            !isQuiet(color as never) &&
            !['Emerald', 'Forest Green', 'Olive', 'Sage', 'Mint', 'Lime'].includes(color),
        );
      expect(loud.map(({ color }) => color)).toEqual([]);
      expect(text).toMatch(/the green beside you/);
    }
  });

  it('is nothing that hangs into the fire', () => {
    for (const { draft } of said('Thanksgiving and I’m the one at the grill', 'menswear'))
      expect(garmentsOf(draft).filter((garment) => isKind(garment, 'scarf', 'tie', 'coat'))).toEqual([]);
  });
});

describe('how dressed up to be', () => {
  it.each([
    'a bar mitzvah, I don’t know how dressed up to be',
    'a quinceañera, no idea what people wear there',
  ])('is answered: %s', (prompt) => {
    for (const { text } of said(prompt)) expect(text).toMatch(/How dressed up: /);
  });

  it('is not explained to who has not asked', () => {
    for (const { text } of said('a bar mitzvah')) expect(text).not.toContain('How dressed up');
  });

  it('is answered by the dress code where that was asked about, whatever is worn', () => {
    for (const { text } of said('what does black tie mean? for a gala'))
      expect(text).toContain('Black tie means');
  });
});

describe('words beside people, ways and ages', () => {
  it.each(['lunch with three old school friends', 'lunch with my old Navy buddies'])(
    'are no styles and colors: %s',
    (prompt) => {
      const { styles, colours } = readWishes(prompt);

      expect([styles, colours]).toEqual([[], []]);
    },
  );

  it('say how something is done: easy to dance in', () => {
    expect(readWishes('a party, easy to dance in').styles).toEqual([]);
  });

  it('name an age and no sum: I look about 15', () => {
    expect(readWishes('teaching, I look about 15').mostDollars).toBeNull();
    expect(readWishes('teaching, about 150').mostDollars).toBe(150);
  });

  it('name boots to bring, not to marry in', () => {
    expect(readWishes('a barn wedding, smart but bring wellies').demands).toEqual([]);
    expect(readWishes('a barn wedding, I want to wear wellies').demands).toHaveLength(1);
  });

  it('name cuts that a scarf cannot have, of the whole', () => {
    const { shapes, demands } = readWishes('full sleeves and a scarf please');

    expect(shapes.map(({ label }) => label)).toEqual(['long sleeves']);
    expect(demands.map((demand) => demand.shapes)).toEqual([[]]);
  });

  it('cover a tattoo by long sleeves', () => {
    expect(
      readWishes('dinner, I have a sleeve tattoo I would rather cover').refuses.shapes.map(
        ({ part }) => part,
      ),
    ).toEqual(['arms']);
  });
});

describe('a cold room', () => {
  it('asks for a warm layer, and is not said to be a wish itself', () => {
    for (const { draft, text } of said('jury duty, that courtroom is freezing')) {
      const words = [text, ...(draft.unmet ?? []).map((wish) => wish.words)].join(' ');

      expect(words).toContain('a warm layer for where it is cold');
      expect(words).not.toContain('courtroom is freezing');
    }
  });
});

describe('Muslim prayers', () => {
  it.each(['Eid morning prayers, then family', 'Friday prayers'])('cover the hair: %s', (prompt) => {
    for (const draft of looksFor(prompt)) expect(has(draft, 'headscarf')).toBe(true);
  });
});
