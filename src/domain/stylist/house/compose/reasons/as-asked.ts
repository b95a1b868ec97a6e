import { givenBy } from '#domain/wardrobe/feelings.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import {
  addedFor,
  feelingsOf,
  isAgainst,
  type PracticalWish,
  warmsWithin,
} from '#domain/wardrobe/practical-wishes.ts';
import { type Sentence, tell } from '../../../writing/sentence.ts';
import { isBrand } from '../../language/lexicon/brand-words.ts';
import type { Demand } from '../../language/mentions/qualities.ts';
import { CODES_EXPLAINED, HOW_DRESSED } from '../codes-explained.ts';
import { isQuiet } from '../colour-pairs.ts';
import { asksForShoulders, asksForSleeves, type OutfitPlan, occasionNamed } from '../outfit-plan.ts';
import type { Piece } from '../piece.ts';
import { PRACTICAL_ANSWERS } from '../practical-answers.ts';
import { listed, shortName } from '../wording.ts';

/** The answer to "what does black tie mean?". */
export function codeExplained({ wishes }: OutfitPlan): Sentence | null {
  return wishes.explains === null
    ? null
    : tell('code explained', CODES_EXPLAINED[wishes.explains], { words: [wishes.explains] });
}

/** The answer to "how dressed up should I be?". */
export function levelAnswered({ wishes, formality, worn }: OutfitPlan): Sentence | null {
  return wishes.asksHowDressed && wishes.explains === null
    ? tell('how dressed', HOW_DRESSED[formality][worn], { words: [String(formality), worn] })
    : null;
}

const MOST_OF_A_SORT = 2;

/** Worth a word where only the occasion asks for it: it says why the shoes are closed, and what to bring. */
const SAID_UNASKED: ReadonlySet<PracticalWish> = new Set<PracticalWish>([
  ...([
    'small hands',
    'dirty work',
    'muddy ways',
    'on the floor',
    'on deck',
    'ladders',
    'head covered',
  ] as const),
  ...([
    'under a gown',
    'under a white coat',
    'shoes off',
    'room to move',
    'near the fire',
    'hired shoes',
  ] as const),
]);

/** What the occasion itself asks for, and not what is only likely beside it. */
function isWorthAWord(
  wish: PracticalWish,
  { wishes: { occasion }, occasionsSaid, weather }: OutfitPlan,
): boolean {
  // Sand is no mud, and frozen ground is none.
  if (wish === 'muddy ways' && (occasionsSaid.has('beach') || weather === 'freezing')) return false;
  return SAID_UNASKED.has(wish) && (occasion?.needs?.includes(wish) === true || OF_THE_PLACE.has(wish));
}

/** What the place or the gown asks for, whatever the occasion. */
const OF_THE_PLACE: ReadonlySet<PracticalWish> = new Set<PracticalWish>([
  ...([
    'under a gown',
    'under a white coat',
    'head covered',
    'muddy ways',
    'on deck',
    'hired shoes',
  ] as const),
]);

/** What was asked for; what only the occasion asks for is answered where the request names that occasion. */
export function practicalReasons(plan: OutfitPlan, pieces: readonly Piece[]): Sentence[] {
  const hasAll = (wish: PracticalWish) =>
    addedFor([wish]).every((keys) => pieces.some(({ garment }) => keys.includes(garment.key)));
  const { inferred, occasion } = plan.wishes;
  const isInferred = (wish: PracticalWish) => inferred.has(wish) && occasion?.needs?.includes(wish) !== true;
  const rank = (wish: PracticalWish, said: string) => (said !== '' ? 0 : isInferred(wish) ? 1 : 2);
  const asked = [...plan.wishes.practical]
    .filter(
      ([wish]) =>
        hasAll(wish) &&
        (wish !== 'warm within' || pieces.some(({ garment }) => warmsWithin(garment))) &&
        feelingsOf([wish]).every((feeling) => givenBy(feeling, pieces).length > 0) &&
        !pieces.some((piece) => isAgainst(wish, piece) || isSilkTie(wish, piece)),
    )
    .filter(([wish]) => wish !== 'head covered' || !isHeadwearOwned(plan))
    .filter(([wish]) => wish !== 'in honour' || isAboveTheGuests(plan, pieces))
    .filter(
      ([wish, said]) =>
        said !== '' || isInferred(wish) || (occasionNamed(plan) !== null && isWorthAWord(wish, plan)),
    )
    .sort(([one, said], [other, alsoSaid]) => rank(one, said) - rank(other, alsoSaid));

  return asked
    .slice(0, MOST_OF_A_SORT)
    .map(([wish]) => tell('practical', PRACTICAL_ANSWERS[wish], { words: [wish] }));
}

/** A dress, or a tie: what the guests may go without. */
function isAboveTheGuests(
  { formality, wishes: { occasion } }: OutfitPlan,
  pieces: readonly Piece[],
): boolean {
  const isDressed = pieces.some(({ garment }) => isKind(garment, 'tie', 'bow-tie', 'dress'));

  return isDressed && formality >= (occasion?.formality[0] ?? 0);
}

/** A turban, a hijab or a headwrap that somebody wears anyway is nothing to add. */
function isHeadwearOwned({ wishes }: OutfitPlan): boolean {
  return wishes.demands.some(({ isOwned, target }) => isOwned === true && target.keys.has('headscarf'));
}

/** "No silk" is not said above a tie of silk, which shows nothing and may be worn. */
function isSilkTie(wish: PracticalWish, { garment, fabric }: Piece): boolean {
  return wish === 'sweat' && garment.slot === 'accessory' && ['silk', 'satin'].includes(fabric);
}

/** How somebody is covered who dresses modestly: by sleeves of the top or dress, or by what goes over it; and by the hem. */
export function sleeveReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const worn = pieces.find(({ garment }) => garment.slot === 'dress' || garment.slot === 'top');
  if (worn === undefined || !asksForSleeves(plan)) return null;
  // Sleeves that were asked for by themselves are told among the wishes.
  if (!plan.wishes.moods.has('modest')) return null;
  const isAsked = plan.wishes.isCoverAsked;
  // Of arms that are to be covered it has been said already.
  if (!isAsked && plan.wishes.refuses.shapes.some(({ part }) => part === 'arms')) return null;
  // Shirts have sleeves: where nobody asked there is nothing to say of them.
  if (!isAsked && plan.worn === 'menswear') return null;
  const lead = isAsked ? 'Covered, as you asked' : 'Covered';
  const words = isAsked ? [] : ['unasked'];
  const long = pieces.find(
    ({ garment }) => isKind(garment, 'midi', 'floor-length') && isKind(garment, 'skirt', 'dress'),
  );
  if (sleeveOf(worn.garment.key) === 'long' && long !== undefined) {
    const isToTheAnkle = isKind(long.garment, 'floor-length');
    const hem = isToTheAnkle ? 'falls to the ankle' : 'covers the knees';
    const both =
      long === worn
        ? `the ${shortName(worn.garment)} has long sleeves and ${hem}`
        : `the ${shortName(worn.garment)} has long sleeves, and the ${shortName(long.garment)} ${hem}`;

    return tell(isToTheAnkle ? 'covered to the ankle' : 'covered by sleeves and hem', `${lead}: ${both}`, {
      pieces: [worn, long],
      words,
    });
  }
  if (sleeveOf(worn.garment.key) === 'long')
    return tell('covered by sleeves', `${lead}: the ${shortName(worn.garment)} has long sleeves`, {
      pieces: [worn],
      words,
    });
  if (sleeveOf(worn.garment.key) === 'short' && asksForShoulders(plan))
    return tell('covered by short sleeves', `${lead}: the ${shortName(worn.garment)} has short sleeves`, {
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

/** The person's own piece that the rest was chosen around. "Comfortable shoes" and "a bag" name nothing in particular. */
export function demandReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const met = plan.wishes.demands.filter(
    (demand) =>
      demand.isOwned === true &&
      isParticular(demand) &&
      // Of a turban or a scarf that is worn anyway the color matters, where it was named.
      (demand.colours.length > 0 || meant(demand, pieces).some(isChosenAround)) &&
      meant(demand, pieces).length > 0,
  );

  if (met.length === 0) return null;
  const of = {
    pieces: met.flatMap((demand) => meant(demand, pieces)[0] ?? []),
    words: met.map((demand) => howNamed(demand, pieces)),
  };

  const names = met.map((demand) => asMany(demandWords(demand), meant(demand, pieces)[0]));

  return tell('around yours', `The rest was chosen around your ${listed(names)}`, of);
}

/** "Your oxfords", where the vocabulary has the one. */
function asMany(words: string, piece: Piece | undefined): string {
  return piece !== undefined && isPlural(piece.garment) && !/s$/.test(words) && !isBrand(words)
    ? `${words}s`
    : words;
}

/** Whoever wears glasses wears them with anything. */
function isChosenAround({ garment }: Piece): boolean {
  return !isKind(garment, 'glasses', 'sunglasses', 'headscarf');
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

/** The answer to "I don't own a suit": that none is needed, or why there is one after all. */
export function suitReason({ wishes, worn }: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  if (!wishes.lacksSuit) return null;
  const suit = pieces.find(({ garment }) => garment.suits.length > 0 && isKind(garment, 'suit'))?.garment;
  if (suit !== undefined)
    return suit.suits.includes('tuxedo')
      ? tell('lacked tuxedo expected', 'A tuxedo is expected there: if you would not buy one, rent it')
      : tell('lacked suit expected', 'A suit is expected there: if you would not buy one, rent or borrow it');
  if (worn === 'womenswear') return null;
  const isJacket = pieces.some(({ garment }) => isKind(garment, 'blazer'));

  return tell(
    'lacked suit not needed',
    isJacket ? 'No suit is needed: a blazer and trousers are enough there' : 'No suit is needed there',
    { words: isJacket ? ['blazer'] : [] },
  );
}

/** How it goes with what the people beside somebody wear: by their color taken up, or by quiet colors. */
export function othersReason({ wishes: { others } }: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  if (others === null || others.isApart) return null;
  const words = [others.said.join(' / ')];
  const clothes = pieces.filter(({ garment }) => CLOTHES.includes(garment.slot));
  const same = [
    ...clothes,
    ...pieces.filter(({ garment }) => isKind(garment, 'tie', 'pocket-square', 'scarf')),
  ].find(({ colour }) => others.names.includes(colour));
  const theirs = listed(others.said.map((said) => said.toLowerCase()));
  if (same !== undefined)
    return tell('takes up theirs', `The ${shortName(same.garment)} takes up the ${theirs} beside you`, {
      pieces: [same],
      words,
    });

  return clothes.every(({ colour }) => isQuiet(colour))
    ? tell('quiet beside theirs', `Quiet colors, so that nothing argues with the ${theirs} beside you`, {
        words,
      })
    : null;
}

const CLOTHES: readonly string[] = ['top', 'bottom', 'dress', 'outer'];
