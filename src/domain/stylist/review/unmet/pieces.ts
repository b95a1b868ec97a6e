import type { ColourName } from '#contract/palette.ts';
import { isFoundIn } from '#domain/wardrobe/colourways.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { clothIsFoundIn } from '../../house/compose/cloth-colours.ts';
import type { OutfitPlan } from '../../house/compose/outfit-plan.ts';
import { type Named, type Shape, saidOf } from '../../house/language/mentions/meanings.ts';
import type { Demand, Qualities } from '../../house/language/mentions/qualities.ts';
import type { Wishes } from '../../house/language/wishes/what-is-wished.ts';
import type { Part } from '../../writing/sentence.ts';
import { whyUnmet } from '../why-unmet.ts';
import { WARM_LAYER_SAID } from '../wishes-said.ts';
import type { KnownItem } from '../worn-item.ts';
import { isToldOf, type Open } from './open.ts';

/** A piece that was named, and what was said of it. */
export function openDemand(demand: Demand, items: readonly KnownItem[], plan: OutfitPlan): Open[] {
  const { target } = demand;
  const answering = items.filter(({ item, garment }) =>
    garment === null ? item.item.toLowerCase().includes(target.label) : target.keys.has(garment.key),
  );
  const isTarget = (garment: Garment) => target.keys.has(garment.key);
  if (answering.length === 0) {
    // What a model calls by a name of its own may be just that.
    const isUnknown = items.some(({ item, garment }) => garment === null && target.slots.includes(item.slot));
    return isUnknown || isInPlaceOf(demand, items)
      ? []
      : [{ words: saidOf(target), why: () => whyUnmet(plan, isTarget) }];
  }

  // What somebody has is as it is.
  if (demand.isOwned === true) return [];

  return qualitiesMissing(demand, answering).map(({ words, isNoun, could, fabrics }) => ({
    words: isNoun || typeof words !== 'string' ? words : `${words} ${saidOf(target)}`,
    why: () => whyUnmet(plan, (garment) => isTarget(garment) && could(garment), fabrics),
  }));
}

/** "A skirt or trousers": one is enough. */
function isInPlaceOf({ target, orElse = [] }: Demand, items: readonly KnownItem[]): boolean {
  return orElse.some(
    (other) =>
      other !== target && items.some(({ garment }) => garment !== null && other.keys.has(garment.key)),
  );
}

/** What was said of the outfit as a whole: something of it has to be so. */
export function openQualities(asked: Wishes, plan: OutfitPlan, items: readonly KnownItem[]): Open[] {
  // Of several colors one may come as a scarf.
  const isOfSeveral = asked.colours.length > 1;
  const seen = items.filter(({ item }) => isOfSeveral || item.slot !== 'accessory');
  const isMeant = (named: Named) => !isToldOf(named, asked);
  const each: Qualities[] = [
    ...asked.colours.filter(isMeant).map((colour) => ({ ...NONE, colours: [colour] })),
    ...asked.fabrics.filter(isMeant).map((fabric) => ({ ...NONE, fabrics: [fabric] })),
    ...asked.patterns.filter(isMeant).map((pattern) => ({ ...NONE, patterns: [pattern] })),
    ...asked.shapes.filter(isMeant).map((shape) => ({ ...NONE, shapes: [shape] })),
  ];

  return each.flatMap((quality) =>
    qualitiesMissing(quality, quality.colours.length > 0 ? seen : items).map(({ words, could, fabrics }) => ({
      words,
      why: () => whyUnmet(plan, could, fabrics),
    })),
  );
}

const NONE: Qualities = { colours: [], fabrics: [], patterns: [], shapes: [] };

interface MissingQuality {
  words: string | Part;
  /** "Pockets" stand alone, "floral" needs its noun. */
  isNoun: boolean;
  could: (garment: Garment) => boolean;
  fabrics?: Qualities['fabrics'][number]['names'];
}

/** Of several colors, cloths or patterns that were named for one thing, one is enough. */
function qualitiesMissing(asked: Qualities, items: readonly KnownItem[]): MissingQuality[] {
  const { colours, fabrics, patterns, shapes } = asked;
  const inColours = colours.flatMap(({ names }) => [...names]);
  const ofFabrics = fabrics.flatMap(({ names }) => [...names]);
  const inPatterns = patterns.flatMap((wish) => [...wish.patterns]);
  const missing: MissingQuality[] = [];

  if (colours.length > 0 && !items.some(({ colour }) => colour !== null && inColours.includes(colour)))
    missing.push({
      isNoun: false,
      words: colours.map(saidOf).join(' '),
      could: (garment) => inColours.some((name) => canBeFoundIn(garment, name)),
    });
  if (fabrics.length > 0 && !items.some(({ fabric }) => fabric !== null && ofFabrics.includes(fabric)))
    missing.push({
      isNoun: false,
      words: fabrics.map(saidOf).join(' '),
      could: (garment) => garment.fabrics.some((name) => ofFabrics.includes(name)),
      fabrics: ofFabrics,
    });
  if (patterns.length > 0 && !items.some(({ item }) => inPatterns.includes(item.pattern)))
    missing.push({
      isNoun: false,
      words: patterns.map(saidOf).join(' '),
      could: (garment) => garment.patterns.some((name) => inPatterns.includes(name)),
    });
  for (const shape of shapes)
    if (!items.some((item) => hasShape(item, shape)))
      missing.push({
        isNoun: true,
        words: shape.isOfCircumstance === true ? WARM_LAYER_SAID : saidOf(shape),
        could: (garment) => isOf(shape, garment) && shape.matches(garment),
      });

  return missing;
}

function canBeFoundIn({ colours, fabrics }: Garment, colour: ColourName): boolean {
  return isFoundIn(colours, colour) && fabrics.some((fabric) => clothIsFoundIn(fabric, colour));
}

function hasShape({ garment }: KnownItem, shape: Shape): boolean {
  return garment === null || (isOf(shape, garment) && shape.matches(garment));
}

/** A layer counts for what is worn under it: a blazer has the long sleeves of the outfit. */
function isOf({ of }: Shape, { slot }: Garment): boolean {
  return of === undefined || of.includes(slot) || (slot === 'outer' && of.includes('top'));
}
