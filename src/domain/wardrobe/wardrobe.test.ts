import { describe, expect, it } from 'vitest';
import { SLOTS } from '#contract/outfits.ts';
import { AVOIDANCES, BODY_GOALS, STYLE_NAMES } from '#contract/style-profile.ts';
import { bites } from './avoidances.ts';
import { everyColourOf } from './colourways.ts';
import { FABRIC_NAMES } from './fabrics.ts';
import { OCCASIONS } from './occasions/occasions.ts';
import { SILHOUETTES } from './silhouettes.ts';
import { STYLES } from './styles.ts';
import { GARMENTS, garmentsIn } from './wardrobe.ts';

describe('the wardrobe', () => {
  it('names every garment once, by a kebab-case key', () => {
    const keys = GARMENTS.map((garment) => garment.key);

    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => !/^[a-z]+(?:-[a-z]+)*$/.test(key))).toEqual([]);
  });

  it('has about 150 garments or more, and every silhouette draws at least one', () => {
    const drawn = new Set(GARMENTS.map((garment) => garment.silhouette));

    expect(GARMENTS.length).toBeGreaterThanOrEqual(150);
    expect(SILHOUETTES.filter((silhouette) => !drawn.has(silhouette))).toEqual([]);
  });

  it.each(STYLE_NAMES)('dresses somebody from head to foot in %s', (style) => {
    const slots = new Set(
      GARMENTS.filter((garment) => garment.styles.includes(style)).map((garment) => garment.slot),
    );

    expect(slots.has('shoes')).toBe(true);
    expect((slots.has('top') && slots.has('bottom')) || slots.has('dress')).toBe(true);
    expect(STYLES[style].colours.length).toBeGreaterThan(2);
  });

  it.each(['womenswear', 'menswear', 'everyone'] as const)(
    'has tops, bottoms and shoes for %s at every formality up to black tie',
    (worn) => {
      for (let formality = 0; formality <= 7; formality++) {
        const fits = (slot: (typeof SLOTS)[number]) =>
          garmentsIn(slot).some(
            ({ worn: whose, formality: [low, high] }) =>
              (whose === 'everyone' || whose === worn) && low <= formality && formality <= high,
          );

        expect([formality, fits('top'), fits('bottom'), fits('shoes')]).toEqual([
          formality,
          true,
          true,
          true,
        ]);
      }
    },
  );

  it('keeps spans and colors in order', () => {
    for (const garment of GARMENTS) {
      expect(garment.formality[0], garment.key).toBeLessThanOrEqual(garment.formality[1]);
      expect(garment.styles.length, garment.key).toBeGreaterThan(0);
      expect(everyColourOf(garment.colours).length, garment.key).toBeGreaterThan(0);
    }
  });

  it('uses every fabric that it describes, save those that only requests name', () => {
    const used = new Set<string>(GARMENTS.flatMap((garment) => garment.fabrics));

    expect(FABRIC_NAMES.filter((fabric) => !used.has(fabric))).toEqual([]);
  });
});

describe('avoidances', () => {
  it.each(AVOIDANCES)('%s bites some pieces and leaves a whole outfit for everybody', (avoidance) => {
    const pieces = GARMENTS.flatMap((garment) =>
      garment.fabrics.flatMap((fabric) => garment.patterns.map((pattern) => ({ garment, fabric, pattern }))),
    );
    const left = new Set(
      pieces.filter((piece) => !bites(avoidance, piece)).map(({ garment }) => garment.slot),
    );

    expect(pieces.some((piece) => bites(avoidance, piece))).toBe(true);
    expect(SLOTS.filter((slot) => !left.has(slot))).toEqual([]);
  });

  it('knows stripes by the pattern and clinging by the cloth', () => {
    const tee = GARMENTS.find((garment) => garment.key === 'long-sleeve-tee');
    const slip = GARMENTS.find((garment) => garment.key === 'slip-dress');
    if (tee === undefined || slip === undefined) throw new Error('The wardrobe has changed');

    expect(bites('horizontal-stripes', { garment: tee, fabric: 'cotton', pattern: 'stripe' })).toBe(true);
    expect(bites('horizontal-stripes', { garment: tee, fabric: 'cotton', pattern: 'plain' })).toBe(false);
    expect(bites('clingy-fabrics', { garment: slip, fabric: 'satin', pattern: 'plain' })).toBe(true);
    expect(bites('clingy-fabrics', { garment: slip, fabric: 'viscose', pattern: 'plain' })).toBe(false);
  });
});

describe('body goals', () => {
  it.each(BODY_GOALS)('%s is served by clothes in more than one slot', (goal) => {
    const slots = new Set(
      GARMENTS.filter((garment) => garment.goals.includes(goal)).map((garment) => garment.slot),
    );

    expect(slots.size).toBeGreaterThan(1);
  });
});

describe('occasions', () => {
  it('are named once and have words of their own', () => {
    const words = OCCASIONS.flatMap((occasion) => occasion.words.split('|'));
    const repeated = words.filter((word, at) => words.indexOf(word) !== at);

    expect(new Set(OCCASIONS.map((occasion) => occasion.key)).size).toBe(OCCASIONS.length);
    expect(repeated).toEqual([]);
  });
});
