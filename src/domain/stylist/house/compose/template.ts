import type { Slot } from '#contract/outfits.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf, isCoat } from '#domain/wardrobe/wardrobe.ts';
import { allowedGarments, ownedPieces } from './allowed/candidates.ts';
import {
  isCoatDay,
  isInADownpour,
  isOutInShowers,
  isWornInLayers,
  LAYERS_FROM,
  type OutfitPlan,
} from './outfit-plan.ts';
import type { SeededRandom } from './seeded-random.ts';
import {
  isCelebration,
  isCoatNamed,
  isGuestInADress,
  type TemplateName,
  weightsFor,
} from './template-weights.ts';

/** `coat` is a second outer layer; `layer` may be anything of the slot outer. */
export type Place = 'top' | 'bottom' | 'dress' | 'layer' | 'suit jacket' | 'coat' | 'shoes';

export interface Template {
  name: TemplateName;
  places: readonly Place[];
}

export const SLOT_OF_PLACE: Record<Place, Slot> = {
  top: 'top',
  bottom: 'bottom',
  dress: 'dress',
  layer: 'outer',
  'suit jacket': 'outer',
  coat: 'outer',
  shoes: 'shoes',
};

/** The templates to try, the drawn one first, then the others by weight. Impossible ones are left out. */
export function chooseTemplates(plan: OutfitPlan, random: SeededRandom): Template[] {
  const weights = Object.entries(weightsFor(plan)) as [TemplateName, number][];
  const possible = meeting(
    plan,
    weights.filter(([, weight]) => weight > 0),
  );
  if (possible.length === 0) return [templateOf('separates', plan)];

  const first = ofOnesOwn(plan, possible);
  const drawn = random.pickWeighted(first);
  const byWeight = possible.toSorted(([, one], [, other]) => other - one);
  const others = [...byWeight.filter((one) => first.includes(one)), ...byWeight].map(([name]) => name);

  return [...new Set([drawn, ...others])].map((name) => templateOf(name, plan));
}

/** Of the templates those in which everything that the occasion demands has a place, and what was asked for too; all where none has. */
function meeting(plan: OutfitPlan, weighted: [TemplateName, number][]): [TemplateName, number][] {
  const { rules, wishes, kept } = plan;
  if (rules === null || !rules.recipe.strict || kept.slots.size > 0) return weighted;

  const lines = rules.openLines(new Set());
  const proper = weighted.filter(([name]) => {
    const { places } = templateOf(name, plan);
    return (
      lines.every((line) => line.some((alternative) => alternative.every((key) => hasPlace(places, key)))) &&
      wishes.demands.every(({ target }) => [...target.keys].some((key) => hasPlace(places, key)))
    );
  });

  return proper.length > 0 ? proper : weighted;
}

/**
 * The closet comes first: who owns a top and trousers for it buys no dress, and who owns the dress neither. Where nothing is there whole,
 * what is there is completed; an empty closet decides nothing.
 */
function ofOnesOwn(plan: OutfitPlan, weighted: [TemplateName, number][]): [TemplateName, number][] {
  if (plan.own === null || plan.own.isOnly) return weighted;
  const isOwned = (slot: Slot) =>
    allowedGarments(plan, slot).some((garment) => ownedPieces(plan, garment, null).length > 0);
  const owned = BONES.filter(isOwned);
  const bonesOf = ([name]: [TemplateName, number]) => {
    const { places } = templateOf(name, plan);
    return BONES.filter((bone) => places.includes(bone));
  };
  const whole = weighted.filter((one) => bonesOf(one).every((bone) => owned.includes(bone)));
  const begun = weighted.filter((one) => bonesOf(one).some((bone) => owned.includes(bone)));

  if (whole.length > 0) return whole;

  return begun.length > 0 ? begun : weighted;
}

const BONES = ['top', 'bottom', 'dress'] as const;

function hasPlace(places: readonly Place[], key: string): boolean {
  const garment = garmentOf(key);
  if (garment === null || garment.slot === 'bag' || garment.slot === 'accessory') return garment !== null;
  if (garment.slot !== 'outer') return places.some((place) => SLOT_OF_PLACE[place] === garment.slot);
  if (isKind(garment, 'suit')) return places.includes('suit jacket');

  return places.includes(isCoat(garment) ? 'coat' : 'layer') || (isCoat(garment) && places.includes('layer'));
}

function templateOf(name: TemplateName, plan: OutfitPlan): Template {
  const needsOvercoat = isCoatDay(plan) || plan.wishes.isWet || isOutInShowers(plan);
  // Nobody wears an evening jacket under a coat over a skirt.
  const isEveningSkirt = plan.worn === 'womenswear' && plan.formality >= 5;
  // A short shell goes over a shirt or a knit, and not over a longer jacket.
  // Nor any other jacket, where she is a guest or out for the evening.
  const isGuest = isGuestInADress(plan) || isCelebration(plan);
  const isJacketUsual = plan.formality >= 3 && !isEveningSkirt && !isGuest && !isInADownpour(plan);
  const indoorLayer = isJacketUsual || wantsIndoorLayer(plan);
  const inLayers = plan.aimDollars > LAYERS_FROM && isWornInLayers(plan);

  switch (name) {
    case 'separates':
      return { name, places: ['top', 'bottom', 'shoes'] };
    case 'layered':
      return needsOvercoat || inLayers
        ? {
            name,
            places:
              inLayers || (indoorLayer && plan.aimDollars > LAYERS_FROM)
                ? ['top', 'bottom', 'layer', 'coat', 'shoes']
                : ['top', 'bottom', 'coat', 'shoes'],
          }
        : { name, places: ['top', 'bottom', 'layer', 'shoes'] };
    case 'suit':
      return isCoatNamed(plan) || (needsOvercoat && plan.aimDollars > LAYERS_FROM)
        ? { name, places: ['suit jacket', 'bottom', 'top', 'coat', 'shoes'] }
        : { name, places: ['suit jacket', 'bottom', 'top', 'shoes'] };
    case 'dress':
      return { name, places: ['dress', 'shoes'] };
    case 'dress and layer':
      return {
        name,
        places: !needsOvercoat
          ? ['dress', 'layer', 'shoes']
          : isLayerNamed(plan) || plan.wishes.practical.has('layers')
            ? ['dress', 'layer', 'coat', 'shoes']
            : ['dress', 'coat', 'shoes'],
      };
  }
}

function isIndoorLayer(key: string): boolean {
  const garment = garmentOf(key);

  return garment?.slot === 'outer' && !isCoat(garment);
}

/** "I have a cardigan that I would like to wear": it is worn under the coat. */
function isLayerNamed({ wishes }: OutfitPlan): boolean {
  return wishes.demands.some(({ target }) => [...target.keys].every(isIndoorLayer));
}

function wantsIndoorLayer(plan: OutfitPlan): boolean {
  // A client is met in the blazer under the coat.
  const lines = plan.wishes.occasion?.isWork === true ? (plan.rules?.openLines(new Set()) ?? []) : [];

  return (
    isLayerNamed(plan) ||
    plan.wishes.practical.has('layers') ||
    lines.some((line) => line.every((keys) => keys.some(isIndoorLayer)))
  );
}
