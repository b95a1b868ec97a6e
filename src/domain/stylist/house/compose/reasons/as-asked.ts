import { isKind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { addedFor, type PracticalWish } from '#domain/wardrobe/practical-wishes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import { saidOf } from '../../language/meanings.ts';
import type { Demand } from '../../language/qualities.ts';
import { CODES_EXPLAINED } from '../codes-explained.ts';
import {
  asksForSleeves,
  isOfSleeves,
  isSleevelessRefused,
  type OutfitPlan,
  occasionNamed,
} from '../outfit-plan.ts';
import type { Piece } from '../piece.ts';
import { PRACTICAL_ANSWERS } from '../practical-answers.ts';
import { listed, shortName } from '../wording.ts';

/** The answer to "what does black tie mean?". */
export function codeExplained({ wishes }: OutfitPlan): Sentence | null {
  return wishes.explains === null
    ? null
    : tell('code explained', CODES_EXPLAINED[wishes.explains], { words: [wishes.explains] });
}

const MOST_OF_A_SORT = 2;

/** What was asked for; what only the occasion asks for is answered where the request names that occasion. */
export function practicalReasons(plan: OutfitPlan, pieces: readonly Piece[]): Sentence[] {
  const hasAll = (wish: PracticalWish) =>
    addedFor([wish]).every((keys) => pieces.some(({ garment }) => keys.includes(garment.key)));
  const asked = [...plan.wishes.practical]
    .filter(([wish]) => hasAll(wish))
    .filter(([, said]) => said !== '' || occasionNamed(plan) !== null)
    .sort(([, one], [, other]) => Number(one === '') - Number(other === ''));

  return asked
    .slice(0, MOST_OF_A_SORT)
    .map(([wish]) => tell('practical', PRACTICAL_ANSWERS[wish], { words: [wish] }));
}

/** Where the pockets are that somebody asked for. */
export function shapeReasons(plan: OutfitPlan, pieces: readonly Piece[]): Sentence[] {
  const { wishes } = plan;
  const shapes = [
    // Of sleeves it is said how they cover.
    ...wishes.shapes.filter((shape) => !isOfSleeves(shape) || sleeveReason(plan, pieces) === null),
    ...wishes.demands.flatMap((demand) => demand.shapes),
  ];

  return shapes
    .flatMap((shape) => {
      const bearers = pieces
        .filter(({ garment }) => shape.matches(garment) && (shape.of?.includes(garment.slot) ?? true))
        .slice(0, MOST_OF_A_SORT);
      if (bearers.length === 0) return [];
      const names = listed(bearers.map(({ garment }) => `the ${shortName(garment)}`));

      return [
        tell('shape as asked', `For “${saidOf(shape)}”: ${names}`, {
          pieces: bearers,
          words: [saidOf(shape)],
        }),
      ];
    })
    .slice(0, MOST_OF_A_SORT);
}

/** Which sleeves cover the arms that were asked to be covered. */
export function sleeveReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const worn = pieces.find(({ garment }) => garment.slot === 'dress' || garment.slot === 'top');
  if (worn === undefined || !asksForSleeves(plan)) return null;
  const isAsked =
    plan.wishes.isCoverAsked || plan.wishes.shapes.some(isOfSleeves) || isSleevelessRefused(plan);
  const lead = isAsked ? 'Covered, as you asked' : 'Covered arms';
  const words = isAsked ? [] : ['unasked'];
  if (sleeveOf(worn.garment.key) === 'long')
    return tell('covered by sleeves', `${lead}: the ${shortName(worn.garment)} has long sleeves`, {
      pieces: [worn],
      words,
    });
  const over = pieces.find(
    ({ garment }) => (garment.slot === 'outer' && !isKind(garment, 'vest')) || SHAWLS.includes(garment.key),
  );

  return over === undefined
    ? null
    : tell(
        'covered by a layer',
        `${lead}: the ${shortName(over.garment)} goes over the ${shortName(worn.garment)}`,
        { pieces: [over, worn], words },
      );
}

const SHAWLS: readonly string[] = ['pashmina'];

const MOST_LEFT_OUT = 4;

export function leftOutReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  // "Nothing sleeveless" is answered by the sleeves.
  const isSleeved = sleeveReason(plan, pieces) !== null;
  // "The last button-down made me look like a waiter", and another shirt is worn.
  const sorts = new Set(pieces.map(({ garment }) => garment.kinds[0]));
  const alike = plan.wishes.refuses.targets
    .filter(
      ({ keys, breadth }) =>
        breadth === 'garment' && [...keys].some((key) => sorts.has(garmentOf(key)?.kinds[0])),
    )
    .map(saidOf);
  const words = [...new Set(plan.wishes.leftOut)]
    .filter((said) => !alike.includes(said) && !(isSleeved && /sleeveless|ärmellos/i.test(said)))
    .slice(0, MOST_LEFT_OUT);

  return words.length === 0
    ? null
    : tell('left out as asked', `Left out, as you asked: ${listed(words.map((said) => `“${said}”`))}`, {
        words,
      });
}

/** The person's own piece that the rest was chosen around. "Comfortable shoes" and "a bag" name nothing in particular. */
export function demandReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const met = plan.wishes.demands.filter(
    (demand) => demand.isOwned === true && isParticular(demand) && meant(demand, pieces).length > 0,
  );

  if (met.length === 0) return null;
  const of = {
    pieces: met.flatMap((demand) => meant(demand, pieces)[0] ?? []),
    words: met.map((demand) => howNamed(demand, pieces)),
  };

  return tell('around yours', `The rest was chosen around your ${listed(met.map(demandWords))}`, of);
}

/** "Brown shoes", and not "comfortable shoes". */
function isParticular({ target, colours, fabrics }: Demand): boolean {
  return target.breadth !== 'slot' || colours.length + fabrics.length > 0;
}

/** How exactly it was named; a suit is one wish. */
function howNamed(demand: Demand, pieces: readonly Piece[]): string {
  const parts = meant(demand, pieces);
  if (parts.length > 1 && parts.every(({ garment }) => garment.suits.length > 0))
    return parts.some(({ garment }) => isKind(garment, 'skirt')) ? 'suit with a skirt' : 'suit';

  return demand.colours.length > 0 ? 'piece in color' : 'piece';
}

/** A black dress where a red one was asked for is not what was named. */
function meant({ target, colours, fabrics }: Demand, pieces: readonly Piece[]): Piece[] {
  return pieces.filter(
    ({ garment, colour, fabric }) =>
      target.keys.has(garment.key) &&
      (colours.length === 0 || colours.some(({ names }) => names.includes(colour))) &&
      (fabrics.length === 0 || fabrics.some(({ names }) => names.includes(fabric))),
  );
}

function demandWords({ target: { label }, colours, fabrics }: Demand): string {
  const cloths = fabrics.map((wish) => wish.label).filter((cloth) => !label.includes(cloth));

  return [...new Set(colours.map((wish) => wish.label.toLowerCase())), ...cloths, label].join(' ');
}
