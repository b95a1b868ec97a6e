import { describe, expect, it } from 'vitest';
import { isKind } from '#domain/wardrobe/garment.ts';
import { hasButtons } from '#domain/wardrobe/garment-details.ts';
import { isHeeled, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { finishOutfit } from '../../../finish-outfit.ts';
import type { OutfitDraft } from '../../../stylist.ts';
import { emptyProfile } from '../../../testing/empty-profile.ts';
import { garmentsOf, looksFor } from '../../../testing/looks-for.ts';
import { outfitIn } from '../../../writing/write-outfit.ts';

const metOf = ({ reasons }: OutfitDraft) => reasons.filter((reason) => reason.startsWith('As you asked'));

describe('a wish that is met', () => {
  it('is named once, in one sentence', () => {
    for (const draft of looksFor('an engagement party, long sleeves, green and no heels please')) {
      const [met = '', ...others] = metOf(draft);

      expect(others).toEqual([]);
      expect(met.match(/long sleeves/g)).toHaveLength(1);
      if (draft.items.every(({ garment }) => garment === null || !isHeeled({ key: garment })))
        expect(met).toMatch(/no heels \(the .+\)/);
    }
  });

  it('is said by what meets it: knees by a skirt, a dress or trousers, and not by sleeves', () => {
    for (const draft of looksFor('Easter service with my in-laws, knees covered')) {
      const short = garmentsOf(draft).some((garment) => isKind(garment, 'above-knee', 'shorts'));

      expect(short).toBe(false);
      expect(metOf(draft).join()).toMatch(/knees covered \(the (?!blouse|sweater|shirt\))/);
      expect(draft.reasons.join(' ')).not.toContain('long sleeves');
    }
  });

  it.each(['a dinner with the in-laws, my knees should be covered', 'lunch, covered knees please'])(
    'does not ask for covered arms beside the knees: %s',
    (prompt) => {
      const sleeves = looksFor(prompt).flatMap((draft) => draft.reasons);

      expect(sleeves.filter((reason) => /Covered, as you asked/.test(reason))).toEqual([]);
    },
  );

  it('is not claimed where a piece breaks it', () => {
    for (const draft of looksFor('an office day, nothing sleeveless, no buttons')) {
      const met = metOf(draft).join();
      const isBare = garmentsOf(draft).some(({ slot, key }) => slot === 'top' && sleeveOf(key) === 'none');

      expect(isBare && met.includes('sleeveless')).toBe(false);
      expect(garmentsOf(draft).some(hasButtons) && met.includes('no buttons')).toBe(false);
    }
  });

  it.each([
    ['dinner with my partner’s parents, nothing flashy', /nothing flashy/],
    ['all day on my feet at a conference', /shoes to stand and walk in \(the/],
    ['a suit for the board, but not in black', /no black/],
    ['a soft comfortable outfit for a long flight', /comfortable \(the/],
    ['light trousers for sightseeing in summer', /light trousers/],
    ['a bus tour, clothes that need no ironing', /cloth that needs no ironing/],
  ])('is acknowledged as it was asked: %s', (prompt, said) => {
    const drafts = looksFor(prompt, { worn: 'menswear' });

    expect(drafts.filter((draft) => said.test(metOf(draft).join())).length).toBeGreaterThan(2);
  });

  it.each([
    ['light dresses for sightseeing', 'three that go together'],
    ['outfits for my first weeks at school', 'three that go together'],
    ['a dress for sightseeing', null],
  ])('offers a set where more than one is asked for: %s', (prompt, offer) => {
    for (const { reasons } of looksFor(prompt))
      if (offer === null) expect(reasons.join(' ')).not.toContain('Three that combine');
      else expect(reasons.join(' ')).toMatch(/“Three that combine” (?:makes three|packs)/);
  });

  it.each([
    ['company party at a hotel, not too revealing', /nothing revealing/],
    ['eine Firmenfeier im Hotel, nicht zu freizügig', /nothing .*freizügig/],
  ])('is what is not shown: %s', (prompt, said) => {
    for (const draft of looksFor(prompt)) {
      expect(garmentsOf(draft).filter((garment) => isKind(garment, 'above-knee', 'corset'))).toEqual([]);
      expect(metOf(draft).join()).toMatch(said);
    }
  });

  it('makes no look elegant by one sweater', () => {
    for (const draft of looksFor('a lunch, elegant', { worn: 'menswear' }))
      expect(metOf(draft).join()).not.toMatch(/elegant \(the \S+\)/);
  });

  it('is of the whole where all of it was meant: black is not only the shoes', () => {
    for (const draft of looksFor('a barista job, they said all black and closed shoes')) {
      expect(draft.items.filter(({ slot }) => slot !== 'accessory').map(({ color }) => color)).toEqual(
        draft.items.filter(({ slot }) => slot !== 'accessory').map(() => 'Black'),
      );
      expect(metOf(draft).join()).toContain('all black');
    }
  });

  it('is the wind too, where a jacket keeps it off', () => {
    const drafts = looksFor('a flea market on a windy day in a nylon bomber jacket');

    for (const draft of drafts)
      if (draft.items.some(({ slot, fabric }) => slot === 'outer' && fabric === 'nylon'))
        expect(draft.reasons.join(' ')).toMatch(/Closed, the .+ keeps the wind off/);
    expect(drafts.flatMap(({ reasons }) => reasons).join(' ')).toContain('keeps the wind off');
  });

  it('needs no saying where it is a plain noun', () => {
    for (const draft of looksFor('a dress for a birthday')) expect(metOf(draft)).toEqual([]);
  });

  it('is told in German too, with the person’s own words', () => {
    const german = looksFor('ein Kleid für eine Verlobung, lange Ärmel und keine Absätze').map((draft, at) =>
      outfitIn(
        'de',
        finishOutfit(draft, {
          priceRange: '100-200',
          profile: emptyProfile(),
          newId: () => `item-${at}-${Math.random()}`,
        }),
      ).reasons.join(' '),
    );

    for (const reasons of german) expect(reasons).toMatch(/Wie gewünscht: .*„lange Ärmel“/);
  });
});

describe('a wish that leaves something open or out', () => {
  it('is said by the color that is worn: pink or red', () => {
    for (const draft of looksFor('dinner date, pink or red maybe?'))
      expect(metOf(draft).join()).toMatch(/: (?:pink|red|pink \(.+\) and red|red \(.+\) and pink)\b/);
  });

  it('names a style that nothing is of', () => {
    for (const draft of looksFor('school picture day, not preppy', { worn: 'menswear' })) {
      const isPreppy = garmentsOf(draft).some(({ styles }) => styles.includes('Preppy'));

      expect(metOf(draft).join().includes('nothing preppy')).toBe(!isPreppy);
    }
  });

  it('says of the piece alone what only that was not to be', () => {
    const looks = looksFor('a pleated skirt, not gray', { seeds: [1, 2, 3, 4, 5, 6, 7, 8] });
    const isGray = (draft: OutfitDraft) =>
      draft.items.some(({ color }) => ['Gray', 'Charcoal', 'Slate'].includes(color));

    expect(looks.filter(isGray).length).toBeGreaterThan(0);
    for (const draft of looks)
      expect(metOf(draft).join()).toMatch(isGray(draft) ? /not gray \(the .*skirt\)/ : /no gray/);
  });
});
