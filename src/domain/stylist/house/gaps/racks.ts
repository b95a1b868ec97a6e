import type { OutfitBrief } from '../../stylist.ts';
import type { OutfitPlan } from '../compose/outfit-plan.ts';
import type { OwnRail } from '../compose/own-rail.ts';
import type { Piece } from '../compose/piece.ts';
import { planOutfit } from '../compose/plan-outfit.ts';
import { poolFor } from '../compose/pools/place-pools.ts';
import { createSeededRandom, type SeededRandom } from '../compose/seeded-random.ts';
import { chooseTemplates, type Place, SLOT_OF_PLACE, type Template } from '../compose/template.ts';
import { readWishes } from '../language/wishes/wishes.ts';
import type { Day } from './days-of-season.ts';

/** What may hang together on one day: a template, and for each of its places what is owned and may be worn there. */
export interface Rack {
  day: Day;
  plan: OutfitPlan;
  template: Template;
  owned: ReadonlyMap<Place, readonly Piece[]>;
}

/** What is lacking today is lacking tomorrow. */
const NO_CHANCE: SeededRandom = { ...createSeededRandom(0), next: () => 0 };

/**
 * The racks of a day. Suits are left out: they are bought whole, and no single piece opens one.
 * @param asked what else was asked for, e.g. what was ruled out
 */
export function racksFor(brief: OutfitBrief, own: OwnRail, day: Day, asked = readWishes('')): Rack[] {
  const { weather, isWet, formality } = day;
  const wishes = { ...asked, weather, isWet, span: [formality, formality] as const };
  const plan = { ...planOutfit(brief, wishes, 0), own };
  return chooseTemplates(plan, NO_CHANCE)
    .filter(({ name }) => name !== 'suit')
    .map((template) => ({
      day,
      plan,
      template,
      owned: new Map(template.places.map((place) => [place, hanging(plan, template, place, own)])),
    }));
}

/** What is sold and may be worn in a place of a rack, the best for the person first: one of a garment. */
export function soldFor({ plan, template }: Rack, place: Place, count: number): Piece[] {
  const sold = new Map<string, Piece>();
  for (const { piece } of poolFor({ ...plan, own: null }, template, place, NO_CHANCE)) {
    if (!sold.has(piece.garment.key)) sold.set(piece.garment.key, piece);
  }
  return [...sold.values()].slice(0, count);
}

/** The places of a rack that a piece may take, under every rule that holds for what is owned. */
export function placesFor({ plan, template }: Rack, piece: Piece): Place[] {
  const rail: OwnRail = {
    isOnly: true,
    byGarment: new Map([
      [
        piece.garment.key,
        [{ piece, asItIs: { ...piece.garment, fabrics: [piece.fabric], patterns: [piece.pattern] } }],
      ],
    ]),
  };
  return template.places.filter(
    (place) => SLOT_OF_PLACE[place] === piece.garment.slot && hanging(plan, template, place, rail).length > 0,
  );
}

function hanging(plan: OutfitPlan, template: Template, place: Place, own: OwnRail): Piece[] {
  return poolFor({ ...plan, own }, template, place, NO_CHANCE).map(({ piece }) => piece);
}
