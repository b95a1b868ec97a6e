import { describe, expect, it } from 'vitest';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { randomCloset } from '../../testing/random-closet.ts';
import { pieceOfOwned } from '../compose/own-rail.ts';
import { isOfSeason } from './days-of-season.ts';
import type { ClosetBrief } from './find-gaps.ts';
import { looksAround } from './looks-around.ts';

const [NOVEMBER, JULY] = [11, 7];
const CLOSET = randomCloset(3, 60, 'menswear');

const around = (ids: string[], pieces = CLOSET, month = NOVEMBER) => {
  const brief: ClosetBrief = {
    prompt: '',
    priceRange: '100-200',
    seed: 0,
    inspirations: [],
    recent: [],
    month,
    profile: emptyProfile(),
    onboarding: onboardingOf('menswear'),
    closet: { pieces, isOnly: true },
  };
  return looksAround(brief, ids, 2, async () => {});
};

describe('the looks around a piece', () => {
  it('have it in them, are made of what is owned, and differ in what they are made of', async () => {
    const ids = CLOSET.map(({ id }) => id);
    const found = await around(ids);

    expect([...found.values()].filter((looks) => looks.length === 2).length).toBeGreaterThan(ids.length / 6);
    for (const [id, looks] of found) {
      expect(looks.length).toBeLessThanOrEqual(2);
      expect(new Set(looks.map(({ key }) => key)).size).toBe(looks.length);
      for (const { pieces } of looks) {
        const owned = pieces.map((piece) => piece.owned?.id);
        expect(owned).toContain(id);
        expect(ids).toEqual(expect.arrayContaining(owned));
      }
    }
  });

  it('are none for a piece that nothing goes with, and none for what is not owned', async () => {
    const alone = CLOSET.slice(0, 1);
    const [piece] = alone;
    const looks = await around([piece?.id ?? '', 'no-such-piece'], alone);

    expect(looks.get(piece?.id ?? '') ?? []).toEqual([]);
    expect(looks.has('no-such-piece')).toBe(false);
  });
});

describe('what is of the season', () => {
  const inMonth = (garment: string, month: number) => {
    const [any] = CLOSET;
    const piece = any && pieceOfOwned({ ...any, garment, fabric: null, warmth: null, formality: null });
    if (!piece) throw new Error('There is no such garment');
    return isOfSeason(piece, month);
  };

  it('is a wool coat in November and swim shorts in July, a tee in both', () => {
    expect([inMonth('wool-coat', NOVEMBER), inMonth('wool-coat', JULY)]).toEqual([true, false]);
    expect([inMonth('swim-shorts', NOVEMBER), inMonth('swim-shorts', JULY)]).toEqual([false, true]);
    expect([inMonth('crew-tee', NOVEMBER), inMonth('crew-tee', JULY)]).toEqual([true, true]);
  });
});
