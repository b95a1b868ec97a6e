import type { ColourName } from '#contract/palette.ts';
import { comesIn } from '#domain/wardrobe/colourways.ts';
import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { type Demand, noQualities } from '../../language/mentions/qualities.ts';
import { isOpenColour } from '../allowed/candidate-colours.ts';
import { allowedGarments } from '../allowed/candidates.ts';
import type { OutfitPlan } from '../outfit-plan.ts';
import { bestPieces } from '../pools/best-pieces.ts';
import type { PartialOutfit } from '../search.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { sameSort } from '../touches.ts';
import { addBest } from './add-best.ts';

/** "Terracotta, mustard, brown": the color that found no garment is the tie's, or comes as a scarf or a hat. */
export function withWishedColours(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  random: SeededRandom,
): PartialOutfit {
  const { colours } = plan.wishes;
  if (plan.wishes.moods.has('monochrome')) return outfit;
  const open = colours.filter(({ names }) => !outfit.pieces.some(({ colour }) => names.includes(colour)));
  const [first] = open;
  const tied = first === undefined ? null : withTieIn(plan, outfit, first.names);
  if (tied !== null) return tied;
  // Beside a bow tie, which is black, and on any man's jacket it is the pocket square.
  const isInASquare = outfit.pieces.some(({ garment }) =>
    isKind(garment, 'bow-tie', ...(plan.worn === 'menswear' ? (['blazer'] as const) : [])),
  );
  if (colours.length < 2 && !isInASquare) return outfit;

  return open.slice(0, 1).reduce((worn, wish) => {
    const garments = allowedGarments(plan, 'accessory').filter(
      (garment) =>
        (isInASquare ? garment.key === 'pocket-square' : isKind(garment, 'scarf', 'hat')) &&
        !isKind(garment, 'headscarf') &&
        !sameSort(worn, garment) &&
        comesInAny(garment, wish.names),
    );
    const ready = bestPieces(
      plan,
      garments,
      { target: NO_TARGET, ...noQualities(), colours: [wish] },
      random,
    );

    return addBest(
      plan,
      worn,
      ready.filter(({ piece }) => wish.names.includes(piece.colour)),
      Number.NEGATIVE_INFINITY,
    );
  }, outfit);
}

/** "A touch of red" beside a suit is its tie; null where there is none, or it was asked for in another color. */
function withTieIn(
  plan: OutfitPlan,
  outfit: PartialOutfit,
  names: readonly ColourName[],
): PartialOutfit | null {
  const tie = outfit.pieces.find(({ garment, owned }) => isKind(garment, 'tie') && owned === undefined);
  const isSaid = plan.wishes.demands.some(
    ({ target, colours }) => tie !== undefined && target.keys.has(tie.garment.key) && colours.length > 0,
  );
  if (tie === undefined || isSaid) return null;
  const colour = names.find(
    (name) => comesIn(tie.garment.colours, name) && isOpenColour(plan, { ...tie, colour: name }),
  );

  return colour === undefined
    ? null
    : {
        ...outfit,
        pieces: outfit.pieces.map((piece) =>
          piece === tie ? { ...tie, colour, pattern: 'plain' as const } : piece,
        ),
      };
}

const NO_TARGET: Demand['target'] = { label: '', keys: new Set(), slots: ['accessory'], breadth: 'slot' };

function comesInAny(garment: Garment, names: readonly ColourName[]): boolean {
  return names.some((name) => comesIn(garment.colours, name));
}
