import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { COAT_WARMTH, needsCoat, needsLayer, stopsWind, warmthOf } from '#domain/wardrobe/weather.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import { isOutInShowers, type OutfitPlan } from '../outfit-plan.ts';
import type { Piece } from '../piece.ts';
import { isMain } from '../search.ts';
import { listed, shortName } from '../wording.ts';

/** Thin, but of fibers that let no air through, or that dry fast instead. */
const DENSE_CLOTHS: readonly FabricName[] = [
  'quick-dry polyester',
  'chiffon',
  'lace',
  'satin',
  'sequin',
  'mesh',
  'taffeta',
  'crepe',
];

/** Dense, and nothing that insulates. */
const UNLINED: readonly FabricName[] = ['waxed cotton', 'canvas', 'twill', 'waterproof shell', 'nylon'];

/** What of it is chosen for the day; of a day that nobody named it is only said what holds of the cloth. */
export function weatherReason(
  plan: OutfitPlan,
  pieces: readonly Piece[],
  seasonal: readonly Piece[],
): Sentence | null {
  const wind = plan.wishes.isWindSaid && !plan.wishes.isWet ? windReason(pieces) : null;
  if (wind !== null) return wind;
  // Of the cold more is to be said than that it may rain.
  const isShellWorn =
    isOutInShowers(plan) && !plan.wishes.isWet && !(plan.isWeatherKnown && needsCoat(plan.weather));
  const shell = isShellWorn ? pieces.find(keepsRainOut) : undefined;
  if (shell !== undefined)
    return tell('keeps showers off', `The ${shortName(shell.garment)} is there in case it rains`, {
      pieces: [shell],
    });
  if (!plan.isWeatherKnown) return null;
  const isSaid = plan.wishes.isWeatherSaid;
  if (plan.wishes.isWet) {
    const shield = pieces.find(keepsRainOut);
    if (plan.wishes.isPouring && (shield === undefined || shield.garment.key === 'trench-coat'))
      return tell('keeps dry under an umbrella', 'Carry an umbrella: nothing here has a hood', {});

    return shield === undefined
      ? null
      : tell('keeps rain out', `The ${shortName(shield.garment)} keeps the rain out`, { pieces: [shield] });
  }
  if (plan.weather === 'hot' || plan.weather === 'warm') {
    const light = [...new Set(seasonal.filter(isMain).map((piece) => piece.fabric))].filter(
      (fabric) => !DENSE_CLOTHS.includes(fabric),
    );
    // Where a suit has to be worn it is of the wool that is woven for the tropics.
    const cool = light.length > 0 ? light : pieces.some(isTropicalSuit) ? [TROPICAL] : [];
    if (
      cool.length === 0 &&
      pieces.some((piece) => piece.garment.slot === 'outer' && piece.garment.warmth >= 2)
    )
      return null;
    if (cool.length > 0) return breathing(cool, isSaid);

    return isSaid && pieces.every(isLight) ? tell('light layers', 'Nothing heavy, for a warm day') : null;
  }
  // The couch is no cold place, however warm the wish.
  if (!needsLayer(plan.weather) || (!isSaid && plan.wishes.occasion?.weather === undefined)) return null;

  // A suit or a knit alone keeps no cold out.
  const warm = pieces.filter(
    (piece) =>
      isCoat(piece.garment) &&
      warmthOf(piece.garment, piece.fabric) >= COAT_WARMTH &&
      !UNLINED.includes(piece.fabric),
  );
  const warmest = warm.toSorted((first, second) => second.garment.warmth - first.garment.warmth)[0];
  const way = pieces.filter(
    ({ garment }) => garment.slot === 'accessory' && garment.warmth >= 3 && !isKind(garment, 'base-layer'),
  );
  if (warmest === undefined) return null;
  // Whoever stands outside for hours keeps them on.
  const isForTheWay = way.length > 0 && !isOutThere(plan);
  const outside = isForTheWay ? `; ${forTheWay(way)} for the way there` : '';

  return tell(
    'keeps cold out',
    `The ${shortName(warmest.garment)} ${isPlural(warmest.garment) ? 'keep' : 'keeps'} the cold out${outside}`,
    { pieces: isForTheWay ? [warmest, ...way] : [warmest] },
  );
}

/** Out for as long as it lasts: nothing is taken off on arriving. */
function isOutThere({ wishes: { occasion } }: OutfitPlan): boolean {
  return (
    occasion?.standsStill === true ||
    occasion?.lastsAllDay === true ||
    (['out for hours', 'open air', 'hands free', 'in the sun', 'soft ground', 'trail'] as const).some(
      (trait) => hasTrait(occasion, trait),
    )
  );
}

/** Nothing of it warms, and none of it is the cloth of workwear; of an evening that is no day nothing is said of it. */
function isLight(piece: Piece): boolean {
  const { garment, fabric } = piece;

  return (
    !isMain(piece) ||
    (warmthOf(garment, fabric) <= 1 && !HEAVY_CLOTHS.includes(fabric) && !isKind(garment, 'gown'))
  );
}

const HEAVY_CLOTHS: readonly FabricName[] = [
  'heavyweight cotton',
  'canvas',
  'denim',
  'leather',
  'vegan leather',
  'sequin',
  'brocade',
  'taffeta',
];

function keepsRainOut({ garment, fabric }: Piece): boolean {
  return garment.kinds.includes('raincoat') || fabricOf(fabric).keepsRainOut === true;
}

const TROPICAL: FabricName = 'tropical wool';

function isTropicalSuit({ garment, fabric }: Piece): boolean {
  return fabric === TROPICAL && garment.slot === 'outer' && isKind(garment, 'blazer');
}

/** What is closed against the wind that somebody named. */
function windReason(pieces: readonly Piece[]): Sentence | null {
  const shield = pieces.find(stopsWind);

  return shield === undefined
    ? null
    : tell('keeps wind off', `Closed, the ${shortName(shield.garment)} keeps the wind off`, {
        pieces: [shield],
      });
}

function breathing(cloths: readonly FabricName[], isSaid: boolean): Sentence {
  const names = cloths.map((cloth) => (cloth === TROPICAL ? 'lightweight wool' : cloth));
  const breathe = `${listed(names)} ${cloths.length > 1 ? 'breathe' : 'breathes'}`;

  return isSaid
    ? tell('cloth breathes', `${breathe}: right for warm weather`, { words: cloths })
    : tell('cloth breathes in case', `${breathe}, should the day be warm`, { words: cloths });
}

/** "The beanie and the gloves are". */
function forTheWay(way: readonly Piece[]): string {
  const isMany = way.length > 1 || way.some(({ garment }) => isPlural(garment));

  return `${listed(way.map((piece) => `the ${shortName(piece.garment)}`))} ${isMany ? 'are' : 'is'}`;
}
