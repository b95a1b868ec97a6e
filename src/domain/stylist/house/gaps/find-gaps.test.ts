import { describe, expect, it } from 'vitest';
import type { ColourName } from '#contract/palette.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { OwnedPiece } from '../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { randomCloset } from '../../testing/random-closet.ts';
import { type ClosetBrief, findGaps, type Gap } from './find-gaps.ts';

const NOVEMBER = 11;
const JULY = 7;

function owned(garment: string, color: ColourName): OwnedPiece {
  const colorHex = hexOf(color);
  const unsaid = { name: '', fabric: null, pattern: null, formality: null, warmth: null, wornDaysAgo: null };
  return { id: `${garment} ${color}`, garment, color, colorHex, ...unsaid };
}

const TOPS = [
  owned('oxford-shirt', 'White'),
  owned('oxford-shirt', 'Sky Blue'),
  owned('fine-crew-sweater', 'Navy'),
  owned('fine-crew-sweater', 'Gray'),
];
const TROUSERS = [owned('chinos', 'Beige'), owned('chinos', 'Navy'), owned('straight-jeans', 'Navy')];
const SHOES = [owned('loafers', 'Brown'), owned('chelsea-boots', 'Brown')];

function gapsOf(pieces: OwnedPiece[], month: number, changes: Partial<ClosetBrief> = {}): Promise<Gap[]> {
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
    ...changes,
  };
  return findGaps(brief, 5, async () => {});
}

describe('what is missing in a closet', () => {
  it('is a coat in November, with the looks that it opens', async () => {
    const [first] = await gapsOf([...TOPS, ...TROUSERS, ...SHOES], NOVEMBER);

    expect(first).toMatchObject({ piece: { garment: { slot: 'outer' } }, isMissing: true });
    expect(first?.looks.length).toBeGreaterThanOrEqual(6);
    for (const look of first?.looks ?? []) expect(look.pieces).toContain(first?.piece);
  });

  it('is missing no more once it was bought, and nobody needs it in July', async () => {
    const closet = [...TOPS, ...TROUSERS, ...SHOES];
    const [coat] = await gapsOf(closet, NOVEMBER);
    if (coat === undefined) throw new Error('There is no gap');
    const bought = { ...owned(coat.piece.garment.key, coat.piece.colour), fabric: coat.piece.fabric };
    const isTheCoat = ({ piece }: Gap) => piece.garment === coat.piece.garment;

    expect((await gapsOf([...closet, bought], NOVEMBER)).filter(isTheCoat)).toEqual([]);
    expect((await gapsOf(closet, JULY)).filter(isTheCoat)).toEqual([]);
  });

  it('counts looks that differ in what they are made of, each piece in a few of them', async () => {
    const gaps = await gapsOf(randomCloset(3, 120, 'menswear'), NOVEMBER);

    expect(gaps.length).toBeGreaterThan(1);
    for (const { looks } of gaps) {
      const keys = looks.map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      expect(keys.length).toBeLessThan(120);
    }
    expect(new Set(gaps.map(({ piece }) => piece.garment.category)).size).toBe(gaps.length);
  });

  it('is never what the person refuses to wear', async () => {
    const profile = emptyProfile();
    profile.bodyTypeProfile.avoidances = ['high-waisted'];
    const closet = randomCloset(5, 90, 'womenswear').filter(
      ({ garment }) => garmentOf(garment)?.slot !== 'bottom',
    );
    const gaps = await gapsOf(closet, NOVEMBER, { profile, onboarding: onboardingOf('womenswear') });

    expect(gaps.length).toBeGreaterThan(0);
    for (const { piece } of gaps) expect(piece.garment.avoid).not.toContain('high-waisted');
  });

  it('is the same today and tomorrow', async () => {
    const closet = randomCloset(7, 60, 'womenswear');
    const [one, other] = [await gapsOf(closet, NOVEMBER), await gapsOf(closet, NOVEMBER)];

    expect(one.map(({ piece }) => piece.garment.key)).toEqual(other.map(({ piece }) => piece.garment.key));
  });

  it('is nothing that could be told where nothing is owned', async () => {
    expect(await gapsOf([], NOVEMBER)).toEqual([]);
  });
});
