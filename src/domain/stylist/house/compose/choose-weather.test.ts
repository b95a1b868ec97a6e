import { describe, expect, it } from 'vitest';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { readWishes } from '../language/wishes/wishes.ts';
import { weatherFor } from './choose-weather.ts';
import { proposeOutfit } from './propose-outfit.ts';

function brief(over: Partial<OutfitBrief> = {}): OutfitBrief {
  return {
    prompt: 'a day out with friends',
    priceRange: '100-200',
    seed: 1,
    profile: emptyProfile(),
    onboarding: onboardingOf('everything'),
    inspirations: [],
    recent: [],
    ...over,
  } as OutfitBrief;
}

function weatherOf(about: Partial<OutfitBrief>) {
  const from = brief(about);
  return weatherFor(from, readWishes(from.prompt));
}

describe('the weather to dress for', () => {
  it.each([
    [1, 'cool'],
    [2, 'cool'],
    [3, 'mild'],
    [5, 'mild'],
    [6, 'warm'],
    [8, 'warm'],
    [10, 'mild'],
    [11, 'cool'],
    [12, 'cool'],
  ])('is the season of month %s where nothing is said, and taken mildly', (month, weather) => {
    expect(weatherOf({ month })).toEqual({ weather, isWeatherKnown: false });
  });

  it('is what the prompt says, whatever the month', () => {
    expect(weatherOf({ month: 1, prompt: 'a hot day' })).toEqual({ weather: 'hot', isWeatherKnown: true });
    expect(weatherOf({ month: 7, prompt: 'skiing' })).toEqual({ weather: 'cold', isWeatherKnown: true });
    expect(weatherOf({ month: 7, prompt: 'a trench coat' }).weather).not.toBe('warm');
  });

  it('is mild where no month is known', () => {
    expect(weatherOf({})).toEqual({ weather: 'mild', isWeatherKnown: false });
  });

  it('puts something over it in winter, and neither shorts nor sandals', () => {
    for (let seed = 0; seed < 12; seed++) {
      const garments = proposeOutfit(brief({ month: 1, seed })).items.map((item) => garmentOf(item.garment));
      const kinds = garments.flatMap((garment) => garment?.kinds ?? []);

      expect(garments.some((garment) => garment?.slot === 'outer')).toBe(true);
      expect(kinds).not.toContain('shorts');
      expect(kinds).not.toContain('open-toe');
    }
  });

  it('leaves boots and heavy cloth out in summer', () => {
    for (let seed = 0; seed < 12; seed++) {
      const garments = proposeOutfit(brief({ month: 7, seed })).items.map((item) => garmentOf(item.garment));

      expect(Math.max(...garments.map((garment) => garment?.warmth ?? 0))).toBeLessThanOrEqual(2);
    }
  });
});
