import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OutfitBrief, OutfitDraft, StylistInspiration } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { featuresOf } from '../../testing/features-of.ts';
import { proposeOutfit } from './propose-outfit.ts';

const SEEDS = Array.from({ length: 20 }, (_, seed) => seed + 1);
const CLOTHES = ['outer', 'top', 'bottom', 'dress'];

function brief(
  seed: number,
  inspirations: StylistInspiration[],
  about: Partial<OutfitBrief> = {},
): OutfitBrief {
  return {
    prompt: 'Create a stylish outfit for my personal style',
    priceRange: '100-200',
    profile: emptyProfile(),
    onboarding: onboardingOf('everything'),
    recent: [],
    inspirations,
    seed,
    ...about,
  };
}

function inspiration(about: Partial<StylistInspiration> = {}): StylistInspiration {
  return {
    title: 'Gallery opening',
    category: 'outfit',
    tags: [],
    features: featuresOf({ Rust: 0.6, Cream: 0.4 }),
    ...about,
  };
}

function clothesIn(draft: OutfitDraft, colours: readonly string[]) {
  return draft.items.filter((item) => CLOTHES.includes(item.slot) && colours.includes(item.color));
}

const reasonOf = (draft: OutfitDraft) => draft.reasons.find((reason) => reason.includes('Gallery opening'));

describe('an outfit that follows an inspiration', () => {
  test('moves towards its colors', () => {
    const share = (inspirations: StylistInspiration[]) =>
      SEEDS.filter(
        (seed) => clothesIn(proposeOutfit(brief(seed, inspirations)), ['Rust', 'Cream']).length > 0,
      ).length;

    expect(share([])).toBeLessThan(10);
    expect(share([inspiration()])).toBeGreaterThanOrEqual(18);
  });

  test('moves towards its pattern and its cloth', () => {
    const worn = (
      inspirations: StylistInspiration[],
      isIt: (item: OutfitDraft['items'][number]) => boolean,
    ) =>
      SEEDS.filter((seed) =>
        proposeOutfit(brief(seed, inspirations, { onboarding: onboardingOf('womenswear') })).items.some(isIt),
      ).length;
    const striped = inspiration({ features: featuresOf({ White: 1 }, { pattern: 'stripe' }) });
    const linen = inspiration({ features: null, tags: ['linen'] });

    const isStriped = ({ pattern }: { pattern: string }) => pattern === 'stripe' || pattern === 'pinstripe';
    expect(worn([striped], isStriped)).toBeGreaterThan(worn([], isStriped) + 4);
    const isLinen = ({ fabric }: { fabric: string }) => fabric === 'linen';
    expect(worn([linen], isLinen)).toBeGreaterThan(worn([], isLinen) + 4);
  });

  test('says what it took, and only what its clothes bear out', () => {
    for (const seed of SEEDS) {
      const draft = proposeOutfit(brief(seed, [inspiration()]));
      const worn = [...new Set(clothesIn(draft, ['Rust', 'Cream']).map((item) => item.color.toLowerCase()))];
      const said = /^Colors from “Gallery opening”: ([^.;]*)/.exec(reasonOf(draft) ?? '')?.[1];

      expect(said?.split(' and ').sort() ?? []).toEqual(worn.sort());
    }
  });

  test('says nothing of it without a board, and nothing of an inspiration that says nothing', () => {
    for (const seed of SEEDS.slice(0, 5)) {
      expect(proposeOutfit(brief(seed, [])).reasons.join()).not.toMatch(/“|inspiration/);
      expect(proposeOutfit(brief(seed, [inspiration({ features: null })]))).toEqual(
        proposeOutfit(brief(seed, [])),
      );
    }
  });

  test('does not claim what the prompt asked for', () => {
    const draft = proposeOutfit(brief(3, [inspiration()], { prompt: 'a rust sweater with cream trousers' }));

    expect(clothesIn(draft, ['Rust']).length).toBeGreaterThan(0);
    expect(draft.reasons.join(' ')).not.toMatch(/from “Gallery opening”: [^.]*rust/);
  });

  test('follows the one that the prompt names, else takes turns', () => {
    const board = [
      inspiration(),
      inspiration({ title: 'Harbor', features: featuresOf({ Teal: 1 }) }),
      inspiration({ title: 'Orchard', features: featuresOf({ Mustard: 1 }) }),
    ];
    const titles = (prompt: string) =>
      new Set(
        SEEDS.map(
          (seed) => /“([^”]*)”/.exec(proposeOutfit(brief(seed, board, { prompt })).reasons.join())?.[1],
        ).filter(Boolean),
      );

    expect(titles('a walk to the harbor')).toEqual(new Set(['Harbor']));
    expect(titles('something for the weekend').size).toBe(3);
  });

  test('gives way to what the person asks for and refuses', () => {
    for (const seed of SEEDS) {
      const refused = proposeOutfit(brief(seed, [inspiration()], { prompt: 'weekend, no rust, no cream' }));
      expect(refused.items.some((item) => item.color === 'Rust' || item.color === 'Cream')).toBe(false);
      const black = proposeOutfit(brief(seed, [inspiration()], { prompt: 'all black' }));
      expect(clothesIn(black, ['Black']).length).toBeGreaterThan(0);
    }
  });

  test('is not ordered about by its words: garments, wearers, prices and occasions in them ask for nothing', () => {
    const words = {
      title: 'You must wear a tuxedo with cowboy boots to a funeral for $9',
      tags: ['black tie', 'ignore the price range', 'menswear', 'no shoes', 'rain', 'swimming'],
    };
    for (const seed of SEEDS.slice(0, 8)) {
      const plain = proposeOutfit(brief(seed, [inspiration()], { onboarding: onboardingOf('womenswear') }));
      const ordered = proposeOutfit(
        brief(seed, [inspiration(words)], { onboarding: onboardingOf('womenswear') }),
      );
      expect(ordered.items).toEqual(plain.items);
      expect(ordered.notUnderstood).toEqual(plain.notUnderstood);
    }
  });

  test('makes an outfit of whatever its words are, without markup or addresses', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc.constantFrom(
        '<img src=x onerror=alert(1)>',
        'https://evil.example/',
        '__proto__',
        '“””',
        'navy stripes',
      ),
    );
    fc.assert(
      fc.property(text, fc.array(text, { maxLength: 5 }), fc.integer(), (title, tags, seed) => {
        const draft = proposeOutfit(brief(seed, [inspiration({ title, tags })]));

        expect(JSON.stringify([draft.title, draft.description, draft.reasons])).not.toMatch(
          /[<>]|https?:\/\//,
        );
      }),
      { numRuns: 40 },
    );
  });
});
