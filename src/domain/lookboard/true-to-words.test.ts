import { describe, expect, test } from 'vitest';
import { featuresOfCloth } from '#domain/wardrobe/features/cloth-features.ts';
import type { Feature } from '#domain/wardrobe/features/feature.ts';
import { featuresOf } from '#domain/wardrobe/features/features-of.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import type { BoardItem } from './board-item.ts';
import { drawSilhouette } from './draw-silhouette.ts';

const SEED = 5;

function drawn(
  garment: Garment,
  features: readonly Feature[] | null = featuresOf(garment.key),
  made: Partial<BoardItem> = {},
) {
  const item: BoardItem = {
    slot: garment.slot,
    silhouette: garment.silhouette,
    features: features ?? [],
    colorHex: '#4a6a93',
    pattern: garment.patterns[0],
    fabric: garment.fabrics[0],
    ...made,
  };
  const { marks, shows, bounds } = drawSilhouette(item, SEED);
  const panels = marks.flatMap((mark) => (mark.kind === 'panel' ? mark : []));
  return { shows, bounds, panels, picture: JSON.stringify(marks) };
}

describe('a garment is drawn as its words promise', () => {
  test('every garment says what its picture must show', () => {
    expect(GARMENTS.filter(({ key }) => featuresOf(key) === null).map(({ key }) => key)).toEqual([]);
  });

  test.each(GARMENTS.map((garment) => [garment.key, garment] as const))(
    '%s shows what it promises',
    (key, garment) => {
      const { shows } = drawn(garment);

      expect((featuresOf(key) ?? []).filter((feature) => !shows.has(feature))).toEqual([]);
    },
  );

  test.each(GARMENTS.map((garment) => [garment.key, garment] as const))(
    '%s looks different without what only asking draws',
    (key, garment) => {
      const asked = featuresOf(key) ?? [];
      const picture = drawn(garment).picture;
      const idle = asked.filter((feature) => {
        const without = drawn(
          garment,
          asked.filter((other) => other !== feature),
        );
        return !without.shows.has(feature) && without.picture === picture;
      });

      expect(idle).toEqual([]);
    },
  );

  test.each(
    GARMENTS.flatMap((garment) => garment.fabrics.map((fabric) => [garment.key, fabric, garment] as const)),
  )('%s of %s shows what that is, and nothing else that it might be made of', (_, fabric, garment) => {
    const { shows } = drawn(garment, featuresOf(garment.key), { fabric });
    const ofOthers = garment.fabrics.flatMap((other) => featuresOfCloth(garment, other));
    const promised = featuresOfCloth(garment, fabric);

    expect(promised.filter((feature) => !shows.has(feature))).toEqual([]);
    expect(ofOthers.filter((feature) => !promised.includes(feature) && shows.has(feature))).toEqual([]);
  });

  test.each(
    GARMENTS.filter(({ key }) => (featuresOf(key) ?? []).includes('knife-pleats') && key !== 'kilt').flatMap(
      (garment) =>
        garment.fabrics.flatMap((fabric) =>
          garment.patterns.map((pattern) => [garment.key, fabric, pattern, garment] as const),
        ),
    ),
  )('%s of %s, %s, is folded into pleats that carry its pattern', (_, fabric, pattern, garment) => {
    const { panels } = drawn(garment, featuresOf(garment.key), { fabric, pattern });
    const grains = new Set(panels.map(({ grain }) => Math.round(grain * 10)));

    expect(grains.size).toBeGreaterThanOrEqual(14);
    if (pattern !== 'plain')
      expect(panels.filter(({ print }) => print !== null).length).toBeGreaterThanOrEqual(14);
  });

  test.each(promises())('%s promises %s', (word, features) => {
    const named = GARMENTS.filter(({ name }) => word.test(name));

    expect(named.length).toBeGreaterThan(0);
    for (const { key, name } of named) {
      const promised = new Set<Feature>(featuresOf(key) ?? []);
      expect([name, features.some((feature) => promised.has(feature))]).toEqual([name, true]);
    }
  });

  test.each(lengths())('%s is %s, which is %s to %s mm here', (key, _length, least, most) => {
    const garment = GARMENTS.find((each) => each.key === key);
    const { height } = garment ? drawn(garment).bounds : { height: 0 };

    expect(height).toBeGreaterThanOrEqual(least);
    expect(height).toBeLessThanOrEqual(most);
  });

  test('no two garments share a drawing, save those that their cloth or colour tells apart', () => {
    const byDrawing = new Map<string, string[]>();
    for (const { key, silhouette } of GARMENTS) {
      const drawing = `${silhouette}: ${[...(featuresOf(key) ?? [])].sort().join(' ')}`;
      byDrawing.set(drawing, [...(byDrawing.get(drawing) ?? []), key]);
    }
    const shared = [...byDrawing.values()].filter((keys) => keys.length > 1).map((keys) => keys.join(' = '));

    expect(shared.sort()).toEqual([...SAME_CUT].sort());
  });
});

/** What a length's word means from the waist down or from the shoulder, millimetres, folds of the hem included. */
const LENGTHS: Partial<Record<Feature, { bottom: [number, number]; dress: [number, number] }>> = {
  mini: { bottom: [380, 490], dress: [780, 920] },
  'knee-length': { bottom: [560, 700], dress: [920, 1040] },
  midi: { bottom: [720, 850], dress: [1070, 1250] },
  'full-length': { bottom: [950, 1100], dress: [1250, 1480] },
};

/** Skirts, shorts and dresses whose words say how long they are. */
function lengths(): [string, Feature, number, number][] {
  return GARMENTS.flatMap(({ key, slot }) =>
    slot === 'bottom' || slot === 'dress'
      ? (featuresOf(key) ?? []).flatMap((feature): [string, Feature, number, number][] => {
          const range = LENGTHS[feature]?.[slot];
          return range ? [[key, feature, ...range]] : [];
        })
      : [],
  );
}

/** Words of names, and what a picture of them must show at least one of. */
function promises(): [RegExp, Feature[]][] {
  return [
    [/double-breasted/, ['double-breasted']],
    [/single-breasted/, ['single-breasted']],
    [/collarless/, ['collarless']],
    [/camp-collar/, ['camp-collar']],
    [/band-collar/, ['band-collar']],
    [/button-down/, ['button-down-collar']],
    [/shawl-collar/, ['shawl-collar']],
    [/tie-neck/, ['tie-neck']],
    [/V-neck/, ['v-neck']],
    [/roll-neck/, ['roll-neck']],
    [/crew-neck/, ['crew-neck']],
    [/puff-sleeve/, ['puff-sleeve']],
    [/long-sleeve/, ['long-sleeve']],
    [/wrap /, ['wrapped', 'overlap']],
    [/ruffled/, ['ruffle']],
    [/lace-trimmed/, ['lace-trim']],
    [/cable-knit/, ['cable']],
    [/hood/, ['hood']],
    [/tuxedo/, ['satin-facing', 'satin-braid']],
    [/belted/, ['belted']],
    [/duster/, ['knee-length', 'full-length']],
    [/quilted|padded/, ['horizontal-quilting', 'diamond-quilting']],
    [/zip /, ['zip-front']],
    [/cargo/, ['cargo-pockets']],
    [/pleated (?:trousers)/, ['front-pleats']],
    [/pleated dress shirt/, ['pleated-bib']],
    [/pleated .*skirt|tennis skirt/, ['knife-pleats']],
    [/tiered/, ['tiers']],
    [/bias-cut/, ['bias']],
    [/drawstring/, ['drawstring']],
    [/wide-leg/, ['wide-leg']],
    [/flared/, ['flared-leg']],
    [/high-rise/, ['high-rise']],
    [/low-slung/, ['low-rise']],
    [/cap-toe/, ['cap-toe']],
    [/brogues/, ['broguing']],
    [/penny/, ['penny-strap']],
    [/lug-sole/, ['lug-sole']],
    [/slingbacks/, ['slingback']],
    [/block-heel/, ['block-heel']],
    [/espadrille/, ['rope-sole']],
    [/wedges/, ['wedge-heel']],
    [/Mary Janes/, ['instep-strap']],
    [/runners|running shoes/, ['runner-sole', 'gum-sole']],
    [/Chelsea/, ['elastic-gusset']],
    [/hiking boots/, ['speed-hooks']],
    [/insulated boots/, ['rubber-shell']],
    [/kitten-heel/, ['kitten-heel']],
    [/knee-high/, ['knee-shaft']],
    [/mittens/, ['mitten']],
    [/base layer/, ['base-set']],
    [/\bshawl$/, ['draped']],
    [/mini /, ['mini']],
    [/midi /, ['midi']],
    [/maxi /, ['full-length']],
    [/Western boots/, ['western-shaft']],
    [/belt bag/, ['waist-belt']],
    [/bucket/, ['drawstring-top']],
    [/top-handle/, ['top-handle']],
    [/drop earrings/, ['drops']],
    [/sheer/, ['sheer']],
    [/dress sandals/, ['slim-straps']],
    [/training shorts/, ['split-hem']],
    [/hoops/, ['hoops']],
    [/pearl (?:necklace|studs|drop|bracelet)/, ['pearls']],
    [/platform/, ['platform-sole']],
    [/pointed flats/, ['pointed-toe']],
  ];
}

/** The same cut in other cloth or colors, which is all that tells them apart in life. */
const SAME_CUT = [
  'backpack = leather-backpack',
  'belt-bag = leather-belt-bag',
  'blouse = velvet-blouse',
  'bow-tie = white-bow-tie',
  'chinos = corduroys = lined-trousers',
  'chelsea-boots = jodhpur-boots',
  'riding-trousers = leggings',
  'leather-sneakers = tennis-shoes = training-shoes = golf-shoes',
  'pencil-skirt = suit-skirt',
  'poplin-shirt = linen-shirt',
  'soft-blazer = linen-suit-jacket',
  'sleeved-gown = anarkali = sari = lehenga',
  'nehru-vest = waistcoat',
  'tailored-trousers = suit-trousers = linen-suit-trousers',
];
