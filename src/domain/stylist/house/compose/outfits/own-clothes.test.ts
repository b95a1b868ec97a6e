import { describe, expect, it } from 'vitest';
import { finishOutfit } from '../../../finish-outfit.ts';
import { ownedItem } from '../../../owned-item.ts';
import { reviewDraft } from '../../../review/review-draft.ts';
import type { OutfitBrief, OwnedPiece } from '../../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../../testing/empty-profile.ts';
import { randomCloset } from '../../../testing/random-closet.ts';
import { reviseOutfit } from '../../revise/revise-outfit.ts';
import { proposeLooks } from '../propose-looks.ts';
import { proposeOutfit } from '../propose-outfit.ts';

const PLAIN = { name: '', fabric: null, pattern: null, formality: null, warmth: null, wornDaysAgo: null };
const SHIRT: OwnedPiece = {
  ...PLAIN,
  id: 'shirt',
  garment: 'oxford-shirt',
  color: 'White',
  colorHex: '#fdfdf8',
};
const TROUSERS: OwnedPiece = {
  ...PLAIN,
  id: 'trousers',
  garment: 'chinos',
  color: 'Navy',
  colorHex: '#1f2a50',
};
const SHOES: OwnedPiece = { ...PLAIN, id: 'shoes', garment: 'loafers', color: 'Brown', colorHex: '#5a3a22' };
const THREE = [SHIRT, TROUSERS, SHOES];
const options = { profile: emptyProfile(), newId: newIds(), priceRange: '100-200' as const };

function brief(pieces: readonly OwnedPiece[], over: Partial<OutfitBrief> = {}, isOnly = true): OutfitBrief {
  return {
    prompt: 'a warm day at the office',
    priceRange: '100-200',
    seed: 3,
    inspirations: [],
    recent: [],
    profile: emptyProfile(),
    onboarding: onboardingOf('menswear'),
    closet: { pieces, isOnly },
    ...over,
  };
}

function newIds() {
  let last = 0;
  return () => {
    last += 1;
    return `item-${last}`;
  };
}

describe('dressing somebody in what they own', () => {
  it('makes a look with nothing to buy, in the colors that were measured, and says so', () => {
    const draft = proposeOutfit(brief(THREE));
    const outfit = finishOutfit(draft, options);

    expect(outfit.items.map(({ pieceId }) => pieceId).toSorted()).toEqual(['shirt', 'shoes', 'trousers']);
    expect(outfit.items.find(({ pieceId }) => pieceId === 'trousers')).toMatchObject({
      colorHex: '#1f2a50',
      priceRange: '',
      priceLowCents: 0,
      priceHighCents: 0,
      shoppingLinks: [],
    });
    expect([outfit.estimatedTotalCents, outfit.reasons.join()]).toEqual([
      0,
      expect.stringContaining('All of it is yours'),
    ]);
  });

  it('says what is missing instead of leaving it out', () => {
    expect(() => proposeOutfit(brief([SHIRT, TROUSERS]))).toThrow(/None of your shoes/);
    expect(() => proposeOutfit(brief([TROUSERS, SHOES]))).toThrow(/None of your tops/);
    expect(() => proposeOutfit(brief([SHIRT, SHOES]))).toThrow(/No trousers or skirt/);
    expect(() => proposeOutfit(brief(THREE, { prompt: 'a walk at -5 degrees' }))).toThrow(
      /warm or dry enough/,
    );
  });

  it('names how many looks one more piece would open, in the season and dress code of the order', () => {
    const grey: OwnedPiece = { ...SHIRT, id: 'grey', color: 'Gray', colorHex: '#8e9092' };
    const sweater = { ...grey, id: 'sweater', garment: 'fine-crew-sweater' };
    const boots: OwnedPiece = { ...SHOES, id: 'boots', garment: 'chelsea-boots' };
    const given = brief([SHIRT, grey, sweater, TROUSERS, boots], { prompt: 'smart casual on a cold day' });
    const opened = /: a coat or jacket would open (\d+) looks/;
    let said = '';
    try {
      proposeOutfit(given);
    } catch (error) {
      said = String(error);
    }

    expect(said).toMatch(opened);
    // Three tops with the one pair of trousers.
    expect(opened.exec(said)?.[1]).toBe('3');
    expect(() => proposeOutfit(brief([SHIRT, TROUSERS]))).toThrow(
      /None of your shoes are right for that\. Add/,
    );
  });

  it('buys what is missing beside it, and prices that alone', () => {
    const outfit = finishOutfit(
      proposeOutfit(brief([SHIRT, TROUSERS], { prompt: 'smart casual on a warm day' }, false)),
      options,
    );
    const bought = outfit.items.filter(({ pieceId }) => pieceId === undefined);

    expect(outfit.items.filter(({ pieceId }) => pieceId !== undefined).length).toBe(2);
    expect(bought.map(({ slot }) => slot)).toContain('shoes');
    for (const item of bought) expect(item.priceLowCents).toBeGreaterThan(0);
    expect(outfit.estimatedTotalCents).toBeGreaterThan(0);
    expect(outfit.estimatedTotalCents).toBeLessThanOrEqual(20_000);
    expect(outfit.reasons.join()).toMatch(/Yours: .*to buy: /);
  });

  it('buys no dress beside a top and trousers that are there, and leaves the bag there by no chance', () => {
    const bag: OwnedPiece = { ...SHOES, id: 'bag', garment: 'crossbody' };
    for (let seed = 1; seed <= 12; seed += 1) {
      const prompt = 'an afternoon at the museum';
      const onboarding = onboardingOf('womenswear');
      const { items } = proposeOutfit(brief([SHIRT, TROUSERS, bag], { prompt, onboarding, seed }, false));

      expect(items.map(({ slot }) => slot)).not.toContain('dress');
      expect(items.flatMap(({ pieceId }) => pieceId ?? [])).toContain('bag');
    }
  });

  it('is told nothing by an empty closet: there are separates as well as dresses', () => {
    const slots = Array.from({ length: 24 }, (_, seed) =>
      proposeOutfit(
        brief([], { prompt: 'lunch in the garden', onboarding: onboardingOf('womenswear'), seed }, false),
      ).items.map(({ slot }) => slot),
    );

    expect(slots.some((worn) => worn.includes('dress'))).toBe(true);
    expect(slots.some((worn) => worn.includes('bottom'))).toBe(true);
  });

  it('completes the skirt that is there, and buys no dress beside it', () => {
    const skirt: OwnedPiece = { ...TROUSERS, id: 'skirt', garment: 'a-line-skirt' };
    for (let seed = 1; seed <= 12; seed += 1) {
      const prompt = 'an afternoon at the museum';
      const onboarding = onboardingOf('womenswear');
      const { items } = proposeOutfit(brief([skirt], { prompt, onboarding, seed }, false));

      expect(items.map(({ slot }) => slot)).not.toContain('dress');
    }
  });

  it('puts no coat over the coat that has to be in it', () => {
    const [coat, trench]: OwnedPiece[] = [
      { ...PLAIN, id: 'coat', garment: 'wool-coat', color: 'Camel', colorHex: '#c19a6b' },
      { ...PLAIN, id: 'trench', garment: 'trench-coat', color: 'Beige', colorHex: '#d8c3a5' },
    ];
    const anchor = coat && ownedItem(coat, options);
    if (!coat || !trench || !anchor) throw new Error('There is no coat');
    for (let seed = 0; seed < 30; seed += 1) {
      const draft = proposeOutfit(
        brief([...THREE, coat, trench], { kept: [anchor], prompt: 'a cold day in town', seed }, false),
      );
      expect(draft.items.map(({ pieceId }) => pieceId)).not.toContain('trench');
    }
  });

  it('lets the main pieces of the last days rest where there are others', () => {
    const blue: OwnedPiece = { ...SHIRT, id: 'blue', color: 'Powder Blue', colorHex: '#b0c4de' };
    const timesWhite = (white: OwnedPiece, ...others: OwnedPiece[]) =>
      Array.from({ length: 20 }, (_, seed) =>
        proposeOutfit(brief([white, ...others, TROUSERS, SHOES], { seed })),
      ).filter(({ items }) => items.some(({ pieceId }) => pieceId === 'shirt')).length;

    const rested = timesWhite({ ...SHIRT, wornDaysAgo: 9 }, blue);
    expect(timesWhite({ ...SHIRT, wornDaysAgo: 1 }, blue)).toBeLessThan(rested / 2);
    expect(timesWhite({ ...SHIRT, wornDaysAgo: 0 })).toBe(20);
  });

  it('keeps a piece that has to be in it, whatever else would be better', () => {
    const anchor = ownedItem({ ...SHIRT, id: 'loud', color: 'Coral', colorHex: '#ff7f50' }, options);
    const draft = proposeOutfit(brief(THREE, { kept: anchor === null ? [] : [anchor] }));

    expect(draft.items.map(({ pieceId }) => pieceId)).not.toContain('shirt');
    expect(draft.items.map(({ slot }) => slot).toSorted()).toEqual(['bottom', 'shoes']);
  });

  it('leaves in the drawer what a refusal or an avoidance names', () => {
    const cords = {
      ...TROUSERS,
      id: 'cords',
      garment: 'corduroys',
      color: 'Black',
      colorHex: '#111111',
    } as const;
    const items = proposeOutfit(brief([...THREE, cords], { prompt: 'office, nothing navy' })).items;

    expect(items.map(({ pieceId }) => pieceId)).not.toContain('trousers');
  });

  it('keeps every hard rule, whatever somebody owns', () => {
    for (let seed = 1; seed <= 24; seed += 1) {
      const closet = { pieces: randomCloset(seed, 90, 'womenswear'), isOnly: false };
      const prompt =
        ['a walk in the snow', 'dinner on a rainy evening', 'an evening at the opera'][seed % 3] ?? '';
      const given = brief([], { prompt, seed, closet, onboarding: onboardingOf('womenswear') });
      const draft = proposeOutfit(given);

      expect(reviewDraft(given, draft).broken, `${prompt}, ${seed}`).toEqual([]);
    }
  });

  it('puts no dotted square beside a striped tie, whatever hangs there', () => {
    const closet = { pieces: randomCloset(40, 60, 'menswear'), isOnly: false };
    const asked = brief([], { closet, prompt: 'an evening at the opera', seed: 40 });

    expect(reviewDraft(asked, proposeOutfit(asked)).broken).toEqual([]);
  });

  it('offers three ways', () => {
    const closet = { pieces: randomCloset(5, 150, 'womenswear'), isOnly: false };
    const looks = proposeLooks(brief([], { closet, onboarding: onboardingOf('womenswear') }), 3);

    expect(
      new Set(looks.map(({ items }) => items.map(({ pieceId, garment }) => pieceId ?? garment).join())).size,
    ).toBe(3);
  });

  it('changes what is asked for: that is bought, the rest stays the person’s own', () => {
    const finished = finishOutfit(proposeOutfit(brief(THREE)), options);
    const outfit = { ...finished, prompt: 'a warm day at the office' };
    const revision = reviseOutfit({
      outfit,
      request: 'make the shirt light blue',
      seed: 1,
      profile: emptyProfile(),
      onboarding: onboardingOf('menswear'),
    });
    const drafted = revision.items.flatMap((item) => ('drafted' in item ? [item.drafted] : []));

    expect(revision.applied).not.toEqual([]);
    expect(drafted).toHaveLength(1);
    expect(drafted[0]?.pieceId).toBeUndefined();
    expect(drafted[0]?.priceLowCents).toBeGreaterThan(500);
    expect(revision.items.filter((item) => 'kept' in item)).toHaveLength(2);
  });
});
