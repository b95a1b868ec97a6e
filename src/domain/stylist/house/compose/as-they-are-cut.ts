import type { Slot } from '#contract/outfits.ts';
import type { Worn } from '#domain/wardrobe/garment.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Demand } from '../language/mentions/qualities.ts';
import type { Wishes } from '../language/wishes/what-is-wished.ts';

/** "Tracht" is a dirndl, or breeches and a shirt: what a word means for either is asked for as it is cut for whoever wears it. */
export function asTheyAreCut(wishes: Wishes, worn: Worn): Wishes {
  const demands = wishes.demands.flatMap((demand) => cutFor(demand, worn));

  return demands.length === wishes.demands.length &&
    demands.every((demand, at) => demand === wishes.demands[at])
    ? wishes
    : { ...wishes, demands };
}

function cutFor(demand: Demand, worn: Worn): Demand[] {
  const { keys } = demand.target;
  if (worn === 'everyone' || keys.size > FEW) return [demand];
  const garments = [...keys].flatMap((key) => garmentOf(key) ?? []);
  const own = garments.filter((garment) => garment.worn === worn);
  const isForEither =
    own.length > 0 &&
    garments.every((garment) => garment.worn !== 'everyone') &&
    own.length < garments.length;
  if (!isForEither) return [demand];
  const slots = new Set<Slot>(own.map(({ slot }) => slot));

  return [...slots].map((slot) => ({
    ...demand,
    target: {
      ...demand.target,
      keys: new Set(own.filter((garment) => garment.slot === slot).map(({ key }) => key)),
      slots: [slot],
      breadth: 'garment',
    },
  }));
}

/** More than so many are a kind, which has its own rules. */
const FEW = 4;

/** A groom is no bride in other cuts. */
export function asInMenswear(wishes: Wishes, worn: Worn): Wishes {
  const his = worn === 'menswear' ? occasionCalled(wishes.occasion?.inMenswear ?? '') : null;

  return his === null ? wishes : { ...wishes, occasion: his };
}
