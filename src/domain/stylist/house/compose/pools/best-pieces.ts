import type { ColourName } from '#contract/palette.ts';
import { hexOf } from '#domain/colour/hex-of-curated.ts';
import { madeOnceEach } from '#domain/made-when-needed.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Garment } from '#domain/wardrobe/garment.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { isBrand } from '../../language/lexicon/brand-words.ts';
import { saidOf } from '../../language/mentions/meanings.ts';
import type { Demand } from '../../language/mentions/qualities.ts';
import { coloursFor } from '../allowed/candidate-colours.ts';
import { ownedPieces } from '../allowed/candidates.ts';
import { clothsOf } from '../allowed/cloths.ts';
import type { OutfitPlan } from '../outfit-plan.ts';
import { isPatterned, type Piece } from '../piece.ts';
import { scoreCloth, scoreColour, scoreGarment, scoreOwned, scorePiece } from '../score/score-piece.ts';
import { WEIGHTS } from '../score/weights.ts';
import type { SeededRandom } from '../seeded-random.ts';

export interface ScoredPiece {
  piece: Piece;
  score: number;
}

export const POOL_SIZE = 28;

const VARIANTS_PER_GARMENT = 4;

/** Every garment in its best few cloths and colors, scored, best first. */
export function bestPieces(
  plan: OutfitPlan,
  garments: readonly Garment[],
  demand: Demand | null,
  random: SeededRandom,
): ScoredPiece[] {
  const isPlain = isMeantPlain(plan, demand);
  // Of few garments there are the more colors: the one shirt that is right there is sold in white, too.
  const most = Math.max(VARIANTS_PER_GARMENT, Math.ceil(POOL_SIZE / Math.max(1, garments.length)));
  const pieces = garments.flatMap((garment) => {
    const own = ownedPieces(plan, garment, demand).map((piece) => ({
      piece,
      score: scorePiece(plan, piece) + scoreOwned(piece) + random.next() * WEIGHTS.chance,
    }));
    if (plan.own?.isOnly === true) return own;
    if (demand?.isOwned === true && own.length > 0) return own;

    const score = scoreGarment(plan, garment) + random.next() * WEIGHTS.chance;
    const cloths = asUsualAsSaid(clothsOf(plan, garment, demand), garment, demand);
    // A garment comes in a color whatever its pattern, and the color does as much for it in any cloth.
    const coloursOf = madeOnceEach((fabric: FabricName) => coloursFor(plan, garment, fabric, demand));
    const pointsOf = madeOnceEach((colour: ColourName) => scoreColour(plan, garment, colour));
    const variants = cloths.flatMap((cloth) => {
      const clothScore = score + scoreCloth(plan, { garment, ...cloth });

      return coloursOf(cloth.fabric).map((colour) => ({
        piece: {
          garment,
          ...cloth,
          colour,
          ...(demand?.isOwned === true && ownedBySaying(demand, garment, colour)),
        },
        score: clothScore + pointsOf(colour) + random.next() * WEIGHTS.chance,
      }));
    });

    const named = variants.filter(({ piece }) =>
      demand?.colours.some((wish) => wish.names.includes(piece.colour)),
    );
    const answers = inItsPattern(plan, demand, named.length > 0 ? named : variants);
    return [...own, ...byScore(isPlain ? calmOf(answers) : answers).slice(0, most)];
  });

  return byScore(isPlain ? calmOf(pieces) : pieces);
}

/** "A dress with flowers": where one thing is named, and a pattern, the one has the other. */
function inItsPattern(
  { wishes: { demands, patterns } }: OutfitPlan,
  demand: Demand | null,
  scored: ScoredPiece[],
): ScoredPiece[] {
  if (demand === null || demands.length !== 1 || patterns.length === 0) return scored;
  const patterned = scored.filter(({ piece }) =>
    patterns.some((wish) => wish.patterns.includes(piece.pattern)),
  );

  return patterned.length > 0 ? patterned : scored;
}

/** Without what is patterned, where anything is left. */
function calmOf(pieces: ScoredPiece[]): ScoredPiece[] {
  const calm = pieces.filter(({ piece }) => !isPatterned(piece));

  return calm.length > 0 ? calm : pieces;
}

/** Who has a green dress, or asks for a black one, would have said that it has flowers. */
function isMeantPlain({ wishes }: OutfitPlan, demand: Demand | null): boolean {
  // "A floral skirt and a white tee": the flowers are the skirt's.
  const ofAnyPiece = wishes.patterns.filter(
    ({ label }) => !wishes.demands.some(({ patterns }) => patterns.some((one) => one.label === label)),
  );
  if (demand === null || demand.patterns.length + ofAnyPiece.length > 0) return false;

  // "A tee" is one of a single color.
  const isTee = [...demand.target.keys].some((key) => key === 'crew-tee') && demand.target.breadth !== 'slot';

  return demand.isOwned === true || demand.colours.length > 0 || isTee;
}

/** "My oxfords" are of leather: what was not said of one's own is what is most usual. */
function asUsualAsSaid<Cloth extends { fabric: FabricName }>(
  cloths: readonly Cloth[],
  { fabrics }: Garment,
  demand: Demand | null,
): readonly Cloth[] {
  if (demand?.isOwned !== true) return cloths;
  const said = cloths.filter(({ fabric }) => demand.fabrics.some(({ label }) => label === fabric));
  if (said.length > 0 || demand.fabrics.length > 0) return said.length > 0 ? said : cloths;
  const usual = cloths.filter(({ fabric }) => fabric === fabrics[0]);

  return usual.length > 0 ? usual : cloths;
}

/** Kinds whose name is no noun that stands after a color. */
const KINDS_SPOKEN: Readonly<Record<string, string>> = { 'lace ups': 'dress shoes' };

/** What the request says that one has; the closet does not know it. */
function ownedBySaying(demand: Demand, garment: Garment, colour: ColourName): Pick<Piece, 'owned'> {
  const { target, fabrics } = demand;
  const own = { id: null, hex: hexOf(colour) };
  // A suit is two pieces, and each has its name.
  if (garment.suits.length > 0 || target.breadth === 'slot') return { owned: { ...own, name: '' } };
  const named = (noun: string, cloths: readonly string[]) =>
    [...cloths.filter((cloth) => !noun.toLowerCase().includes(cloth.toLowerCase())), noun].join(' ');
  const noun = KINDS_SPOKEN[target.label] ?? target.label;
  const label = isPlural(garment) && !/s$/.test(noun) && !isBrand(noun) ? `${noun}s` : noun;

  return {
    owned: {
      ...own,
      name: named(saidOf(target), fabrics.map(saidOf)),
      called: named(
        label,
        // "Lace-ups" are of no lace.
        fabrics.map((wish) => wish.label).filter((cloth) => !target.label.includes(cloth)),
      ),
    },
  };
}

export function byScore<Scored extends { score: number }>(scored: readonly Scored[]): Scored[] {
  return [...scored].sort((first, second) => second.score - first.score);
}
