import { inSign } from '#contract/markets.ts';
import { PRICE_RANGE_LABELS } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { StyleName } from '#contract/style-profile.ts';
import { measureHarmony } from '#domain/colour/harmony.ts';
import { currencyHere, sumIn } from '#domain/shopping/currency.ts';
import { secondHandCorridorOf } from '#domain/shopping/price-corridor.ts';
import { middleCents } from '#domain/shopping/price-plan.ts';
import { BUDGETS } from '#domain/shopping/price-ranges.ts';
import { AVOIDANCE_LABELS } from '#domain/wardrobe/avoidances.ts';
import { GOAL_EFFECTS } from '#domain/wardrobe/body-goals.ts';
import { type FabricName, fabricOf } from '#domain/wardrobe/fabrics.ts';
import { dressCode, spans } from '#domain/wardrobe/formality.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { isPlural } from '#domain/wardrobe/item-words.ts';
import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import { STYLES } from '#domain/wardrobe/styles.ts';
import { isCoat } from '#domain/wardrobe/wardrobe.ts';
import { COAT_WARMTH, needsLayer, warmthOf } from '#domain/wardrobe/weather.ts';
import type { OutfitBrief } from '../../stylist.ts';
import { type Sentence, tell } from '../../writing/sentence.ts';
import { saidOf } from '../language/meanings.ts';
import type { Demand } from '../language/qualities.ts';
import { CODES_EXPLAINED } from './codes-explained.ts';
import { isQuiet } from './colour-pairs.ts';
import type { ComposedOutfit } from './compose-outfit.ts';
import { takenFromLead } from './lead-inspiration.ts';
import { onTheWheel } from './on-the-wheel.ts';
import {
  asksForSleeves,
  isCoatDay,
  isMourning,
  isOfSleeves,
  type OutfitPlan,
  occasionNamed,
} from './outfit-plan.ts';
import { hexOf, isPatterned, type Piece } from './piece.ts';
import { PRACTICAL_ANSWERS } from './practical-answers.ts';
import { type PieceTerm, termsOfPiece } from './score-piece.ts';
import { isMain } from './search.ts';
import { styleOfTag } from './style-weights.ts';
import { tierOfPiece } from './tier-of-piece.ts';
import { leads } from './title.ts';
import { asSentence, colourWord, listed, shortName, withArticle } from './wording.ts';

const MOST_REASONS = 7;

/** Why it was put together so: each line is read off the terms of the score, or off a rule that was kept. */
export function reasonsFor(outfit: ComposedOutfit, brief: OutfitBrief): Sentence[] {
  const { plan, pieces } = outfit;
  const chosenFor = (term: PieceTerm) =>
    pieces.filter((piece) =>
      termsOfPiece(plan, piece).some(({ term: name, points }) => name === term && points > 0),
    );

  const chosen = [
    codeExplained(plan),
    demandReason(plan, pieces),
    dayReason(brief, plan, pieces),
    ...practicalReasons(plan),
    ...shapeReasons(plan, pieces),
    sleeveReason(plan, pieces),
    leftOutReason(plan),
    severalDaysReason(brief, plan),
    colourReason(pieces),
    weatherReason(plan, pieces, chosenFor('season')),
    paletteReason(brief, chosenFor('wanted color')),
    takenFromLead(plan, pieces),
    styleReason(brief, plan, chosenFor('style')),
    ...goalReasons(plan, chosenFor('goal')),
    avoidanceReason(brief),
  ].filter((reason) => reason !== null);

  // What it costs is always said: it may be more than was asked for.
  return [...chosen.slice(0, MOST_REASONS - 1), priceReason(outfit, brief), wornReason(plan, pieces)]
    .filter((reason) => reason !== null)
    .slice(0, MOST_REASONS)
    .map(({ text, told }) => ({ text: asSentence(text), told }));
}

/** The answer to "what does black tie mean?". */
function codeExplained({ wishes }: OutfitPlan): Sentence | null {
  return wishes.explains === null
    ? null
    : tell('code explained', CODES_EXPLAINED[wishes.explains], { words: [wishes.explains] });
}

/** Two halves of a day are named instead of their code. */
function dayReason(brief: OutfitBrief, plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const { bothOf } = plan.wishes;
  // Two halves that the person has not named both are one day.
  if (bothOf === null || !bothOf.every((half) => plan.occasionsSaid.has(half)))
    return codeReason(brief, plan, pieces);
  const [first, second] = bothOf.map((half) => OCCASIONS.find(({ key }) => key === half)?.phrase ?? half);

  return tell('for both halves', `One look for both: first ${first}, then ${second}`, {
    words: bothOf,
  });
}

const MOST_OF_A_SORT = 2;

function practicalReasons({ wishes }: OutfitPlan): Sentence[] {
  // What somebody asked for comes before what only the occasion asks for.
  const asked = [...wishes.practical].sort(([, one], [, other]) => Number(one === '') - Number(other === ''));

  return asked
    .slice(0, MOST_OF_A_SORT)
    .map(([wish]) => tell('practical', PRACTICAL_ANSWERS[wish], { words: [wish] }));
}

/** Where the pockets are that somebody asked for. */
function shapeReasons(plan: OutfitPlan, pieces: readonly Piece[]): Sentence[] {
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
function sleeveReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const worn = pieces.find(({ garment }) => garment.slot === 'dress' || garment.slot === 'top');
  if (worn === undefined || !asksForSleeves(plan)) return null;
  if (sleeveOf(worn.garment.key) === 'long')
    return tell(
      'covered by sleeves',
      `Covered, as you asked: the ${shortName(worn.garment)} has long sleeves`,
      {
        pieces: [worn],
      },
    );
  const over = pieces.find(
    ({ garment }) => (garment.slot === 'outer' && !isKind(garment, 'vest')) || SHAWLS.includes(garment.key),
  );

  return over === undefined
    ? null
    : tell(
        'covered by a layer',
        `Covered, as you asked: the ${shortName(over.garment)} goes over the ${shortName(worn.garment)}`,
        { pieces: [over, worn] },
      );
}

const SHAWLS: readonly string[] = ['pashmina'];

const MOST_LEFT_OUT = 4;

function leftOutReason({ wishes }: OutfitPlan): Sentence | null {
  const words = [...new Set(wishes.leftOut)].slice(0, MOST_LEFT_OUT);

  return words.length === 0
    ? null
    : tell('left out as asked', `Left out, as you asked: ${listed(words.map((said) => `“${said}”`))}`, {
        words,
      });
}

const TRIPS: ReadonlySet<string> = new Set([
  ...(['city-trip', 'trip-with-dinner', 'vacation', 'retreat', 'business-trip', 'camping'] as const),
]);

/** One look is not what one packs for a week. */
function severalDaysReason({ kept }: OutfitBrief, { wishes }: OutfitPlan): Sentence | null {
  return TRIPS.has(wishes.occasion?.key ?? '') && (kept ?? []).length === 0
    ? tell(
        'one of several days',
        'One look for one of the days; “Three that combine” packs a set for all of them',
      )
    : null;
}

function demandReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const met = plan.wishes.demands.filter((demand) =>
    pieces.some((piece) => demand.target.keys.has(piece.garment.key)),
  );

  if (met.length === 0) return null;

  return tell('named by you', `You named ${listed(met.map(demandWords))}; the rest was chosen around that`, {
    pieces: met.flatMap((demand) => meant(demand, pieces)[0] ?? []),
    words: met.map((demand) => howNamed(demand, pieces)),
  });
}

/** How exactly it was named: who asks for shoes has not asked for loafers, and a suit is one wish. */
function howNamed(demand: Demand, pieces: readonly Piece[]): string {
  if (demand.target.breadth === 'slot') return 'slot';
  const parts = meant(demand, pieces);
  if (parts.length > 1 && parts.every(({ garment }) => garment.suits.length > 0))
    return parts.some(({ garment }) => isKind(garment, 'skirt')) ? 'suit with a skirt' : 'suit';

  return demand.colours.length > 0 ? 'piece in color' : 'piece';
}

function meant({ target }: Demand, pieces: readonly Piece[]): Piece[] {
  return pieces.filter(({ garment }) => target.keys.has(garment.key));
}

function demandWords(demand: Demand): string {
  const { label } = demand.target;
  const cloths = demand.fabrics.map((wish) => wish.label).filter((cloth) => !label.includes(cloth));
  const words = [...new Set(demand.colours.map((wish) => wish.label.toLowerCase())), ...cloths, label].join(
    ' ',
  );

  return withArticle(words, { name: label });
}

function codeReason(brief: OutfitBrief, plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const strangers = pieces.filter((piece) => !spans(piece.garment.formality, plan.formality));
  const { occasion, span } = plan.wishes;
  const isWork = occasion === null ? brief.onboarding?.occasion === 'work' : occasion.isWork === true;
  // A code that was asked for keeps the name it was asked by.
  // Athleisure is what one trains in; jeans at a festival are casual.
  const rung =
    plan.formality === 0 && !pieces.some(({ garment }) => isKind(garment, 'active')) ? 1 : plan.formality;
  const code = dressCode(rung, isWork || span !== null ? 'work' : 'leisure');
  if (isMourning(plan)) return null;
  if (strangers.length > 0)
    return tell(
      'one code but for',
      `${listed(strangers.map((piece) => `the ${shortName(piece.garment)}`))} set aside, every piece keeps to one dress code: ${code}`,
      { words: [code], pieces: strangers },
    );
  const named = occasionNamed(plan);
  if (named !== null && named.phrase !== code)
    return tell(
      'code for occasion',
      `Every piece keeps to one dress code: ${code}, right for ${named.phrase}`,
      { words: [code, named.key] },
    );

  return span === null || occasion !== null
    ? tell('one code', `Every piece keeps to one dress code: ${code}`, { words: [code] })
    : tell('code as asked', `Every piece keeps to one dress code: ${code}, as you asked`, { words: [code] });
}

function colourReason(pieces: readonly Piece[]): Sentence | null {
  const seen = pieces.filter((piece) => !isKind(piece.garment, 'jewelry', 'watch'));
  const { hero, second } = leads(pieces);
  const loud = loudColours(seen);
  // A print brings colors of its own, and three loud ones are held together by quiet pieces or by nothing.
  const hasPrint = seen.some(({ pattern }) => pattern === 'floral' || pattern === 'check');
  if ((loud.length > 0 && hasPrint) || (loud.length > 1 && !seen.some(({ colour }) => isQuiet(colour))))
    return null;
  // Shoes and a bag hold nothing together.
  if (loud.length > 2 && !seen.some((piece) => isMain(piece) && isQuiet(piece.colour))) return null;
  const loudText = loudWords(loud);
  if (second === null || second.colour === hero.colour) return tell('loud colors', loudText, { words: loud });
  // Of the two that are named, as anybody sees who holds them side by side.
  const { contrastName } = measureHarmony([hexOf(hero.colour), hexOf(second.colour)]);

  return tell(
    'two colors',
    `${colourWord(hero.colour)} with ${colourWord(second.colour)}: ${contrastName}, ${loudText}`,
    { pieces: [hero, second], words: [contrastName, ...loud] },
  );
}

function loudColours(pieces: readonly Piece[]): ColourName[] {
  return [...new Set(pieces.map((piece) => piece.colour))].filter((colour) => !isQuiet(colour));
}

function loudWords(loud: readonly ColourName[]): string {
  const [first, second] = loud;
  if (first === undefined) return 'quiet colors only';
  if (second === undefined) return `${colourWord(first)} is the only color that speaks up`;
  if (loud.length > 2) return 'more color than most would dare, held together by the quiet pieces';

  return `${colourWord(first)} and ${colourWord(second)} ${WHEEL_WORDS[onTheWheel(first, second)]}`;
}

const WHEEL_WORDS: Record<ReturnType<typeof onTheWheel>, string> = {
  neighbors: 'are neighbors on the color wheel',
  opposites: 'are opposites on the color wheel',
  apart: 'are kept apart by quiet pieces',
};

function paletteReason(brief: OutfitBrief, pieces: readonly Piece[]): Sentence | null {
  const colours = [
    ...new Set(
      pieces.filter((piece) => isMain(piece) || piece.garment.slot === 'shoes').map((piece) => piece.colour),
    ),
  ];
  const favourite = colours.filter((colour) => brief.profile.customColorPalette.includes(colour));
  const analysed = colours.filter((colour) => brief.profile.colorPalette.includes(colour));
  if (favourite.length > 0)
    return tell(
      'favorite colors',
      `${listed(favourite.map(colourWord))} ${isOrAre(favourite)} among your favorite colors`,
      { words: favourite },
    );
  if (analysed.length > 0)
    return tell(
      'colors of photos',
      `${listed(analysed.map(colourWord))} ${isOrAre(analysed)} in the palette read from your photos`,
      { words: analysed },
    );

  return null;
}

function isOrAre(list: readonly unknown[]): string {
  return list.length > 1 ? 'are' : 'is';
}

function styleReason(brief: OutfitBrief, plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  if (isMourning(plan)) return null;

  for (const [style] of [...plan.styles].sort(([, first], [, second]) => second - first).slice(0, 3)) {
    const bearers = pieces.filter((piece) => carries(piece, style)).slice(0, 2);
    if (bearers.length === 0) continue;

    const names = listed(bearers.map((piece) => `the ${shortName(piece.garment)}`));
    const isMany = bearers.length > 1 || bearers.some(({ garment }) => isPlural(garment));
    const [carry, bring] = isMany ? ['carry', 'bring'] : ['carries', 'brings'];
    const of = { pieces: bearers, words: [style] };
    if (plan.wishes.styles.includes(style))
      return tell('style as asked', `${names} ${bring} the ${inLine(style)} side of it`, of);
    if (brief.profile.styleCategories.some((tag) => styleOfTag(tag) === style))
      return tell('style of yours', `${names} ${carry} ${style}, one of your style categories`, of);
  }

  return null;
}

const PROPER: readonly StyleName[] = [
  ...(['Parisian', 'Scandinavian', 'Mediterranean', 'Japanese Minimal', 'Afro-Contemporary'] as const),
];

/** "edgy", "old-money", "Parisian". */
function inLine(style: StyleName): string {
  return PROPER.includes(style) ? style : style.toLowerCase().replace(' ', '-');
}

/** A piece carries what it is worn for first; a plain one carries no style that lives of color and pattern. */
function carries(piece: Piece, style: StyleName): boolean {
  const isSeen = isMain(piece) || piece.garment.slot === 'shoes';
  const isRich = isPatterned(piece) || !isQuiet(piece.colour) || RICH_CLOTHS.includes(piece.fabric);

  return (
    isSeen &&
    piece.garment.styles.slice(0, 3).includes(style) &&
    (isRich || !RICH_STYLES.includes(style)) &&
    (isQuiet(piece.colour) || !CALM_STYLES.includes(style) || STYLES[style].colours.includes(piece.colour))
  );
}

/** No lime shirt is minimalist, whatever its cut. */
const CALM_STYLES: readonly StyleName[] = [
  ...(['Minimalist', 'Japanese Minimal', 'Scandinavian', 'Tailored', 'Old Money', 'Classic'] as const),
  ...(['Edgy', 'Grunge'] as const),
];
const RICH_STYLES: readonly StyleName[] = ['Maximalist', 'Eclectic'];
const RICH_CLOTHS: readonly FabricName[] = ['sequin', 'brocade', 'velvet', 'lace', 'taffeta'];

function goalReasons(plan: OutfitPlan, pieces: readonly Piece[]): Sentence[] {
  const goals = [...new Set([...plan.wishes.goals, ...plan.profile.bodyTypeProfile.bodyGoals])];

  return goals
    .flatMap((goal) => {
      const piece = pieces.find((candidate) => candidate.garment.goals.includes(goal));
      const effect = GOAL_EFFECTS[goal];
      if (piece === undefined) return [];

      return [
        tell('goal', `${shortName(piece.garment)}: ${effect}, your goal`, { pieces: [piece], words: [goal] }),
      ];
    })
    .slice(0, 2);
}

/** Thin, but of fibers that let no air through. */
const DENSE_CLOTHS: readonly FabricName[] = [
  'chiffon',
  'lace',
  'satin',
  'sequin',
  'mesh',
  'taffeta',
  'crepe',
];

function weatherReason(
  plan: OutfitPlan,
  pieces: readonly Piece[],
  seasonal: readonly Piece[],
): Sentence | null {
  if (!plan.isWeatherKnown) return null;
  if (plan.wishes.isWet) {
    const shield = pieces.find(
      (piece) => piece.garment.kinds.includes('raincoat') || fabricOf(piece.fabric).keepsRainOut === true,
    );

    return shield === undefined
      ? null
      : tell('keeps rain out', `The ${shortName(shield.garment)} keeps the rain out`, { pieces: [shield] });
  }
  if (plan.weather === 'hot' || plan.weather === 'warm') {
    const cool = [...new Set(seasonal.filter(isMain).map((piece) => piece.fabric))].filter(
      (fabric) => !DENSE_CLOTHS.includes(fabric),
    );
    if (
      cool.length === 0 &&
      pieces.some((piece) => piece.garment.slot === 'outer' && piece.garment.warmth >= 2)
    )
      return null;
    return cool.length === 0
      ? tell('light layers', 'Light layers only, chosen for warm weather')
      : tell(
          'cloth breathes',
          `${listed(cool)} ${cool.length > 1 ? 'breathe' : 'breathes'}: chosen for warm weather`,
          { words: cool },
        );
  }
  if (!needsLayer(plan.weather)) return null;

  // A suit or a knit alone keeps no cold out.
  const warm = pieces.filter(
    (piece) => isCoat(piece.garment) && warmthOf(piece.garment, piece.fabric) >= COAT_WARMTH,
  );
  const warmest = warm.toSorted((first, second) => second.garment.warmth - first.garment.warmth)[0];
  const way = pieces.filter(
    ({ garment }) => garment.slot === 'accessory' && garment.warmth >= 3 && !isKind(garment, 'base-layer'),
  );
  if (warmest === undefined) return null;
  const outside = way.length === 0 ? '' : `; ${forTheWay(way)} for the way`;

  return tell(
    'keeps cold out',
    `The ${shortName(warmest.garment)} ${isPlural(warmest.garment) ? 'keep' : 'keeps'} the cold out${outside}`,
    { pieces: [warmest, ...way] },
  );
}

/** "The beanie and the gloves are". */
function forTheWay(way: readonly Piece[]): string {
  const isMany = way.length > 1 || way.some(({ garment }) => isPlural(garment));

  return `${listed(way.map((piece) => `the ${shortName(piece.garment)}`))} ${isMany ? 'are' : 'is'}`;
}

function avoidanceReason(brief: OutfitBrief): Sentence | null {
  const { avoidances } = brief.profile.bodyTypeProfile;

  if (avoidances.length === 0) return null;
  const words = avoidances.slice(0, 3);

  return tell(
    'avoided',
    `No ${listed(words.map((name) => AVOIDANCE_LABELS[name])).replace(' and ', ' or ')}, as your profile asks`,
    { words },
  );
}

function priceReason(outfit: ComposedOutfit, brief: OutfitBrief): Sentence {
  const { plan, prices, pieces } = outfit;
  if (pieces.some(({ owned }) => owned !== undefined)) return ownReason(outfit);
  const range = inSign(PRICE_RANGE_LABELS[plan.priceRange], currencyHere()).replace(/^U/, 'u');
  const dollars = dollarsOf(prices);
  const cap = plan.wishes.mostDollars;
  if (cap !== null && cap < plan.budget.least) {
    return tell(
      'range above sum',
      `About ${sumIn(dollars)} in all: your price range (${range}) starts above the ${sumIn(Math.round(cap))} you named`,
      { words: [plan.priceRange], sums: [dollars, Math.round(cap)] },
    );
  }
  if (plan.isBoughtNew && plan.priceRange !== brief.priceRange) return priceUnasked(outfit, dollars);
  const usedPieces = pieces.filter((_, at) => tierOfPiece(outfit, at) === 'second-hand');
  const used = usedPieces.map((piece) => `the ${shortName(piece.garment)}`);
  const how =
    used.length === 0
      ? ''
      : used.length === pieces.length
        ? ', all of it second-hand'
        : `, with ${listed(used)} second-hand`;
  const allOrSome = used.length === pieces.length ? 'all' : 'some';
  const less = isWithoutCoat(outfit) ? ', one piece less, without a coat' : '';
  if (dollars > BUDGETS[plan.priceRange].most) {
    return tell(
      'not sold for range',
      `About ${sumIn(dollars)} in all${how}: what this asks for is not sold for ${range}`,
      { words: [plan.priceRange, allOrSome], sums: [dollars], pieces: usedPieces },
    );
  }

  const isWithinCap = cap !== null && dollars <= cap;
  // A range that nobody chose is no promise that was kept.
  if (brief.isRangeOpen === true && !isWithinCap) {
    return tell('in all', `About ${sumIn(dollars)} in all${how}${less}`, {
      words: [plan.priceRange, allOrSome, ...(less === '' ? [] : ['without a coat'])],
      sums: [dollars],
      pieces: usedPieces,
    });
  }
  const limit = isWithinCap
    ? `within your ${sumIn(Math.round(cap))}`
    : range.replace(/^(?!under)/, 'within ');

  return tell('within range', `About ${sumIn(dollars)} in all, ${limit}${how}${less}`, {
    words: [plan.priceRange, allOrSome, ...(less === '' ? [] : ['without a coat'])],
    sums: isWithinCap ? [dollars, Math.round(cap)] : [dollars],
    pieces: usedPieces,
  });
}

/** Which is the person's own, and what the rest comes to. */
function ownReason({ pieces, prices }: ComposedOutfit): Sentence {
  const own = pieces.filter(({ owned }) => owned !== undefined);
  if (own.length === pieces.length) return tell('all owned', 'All of it is yours: nothing to buy');
  const names = (some: readonly Piece[]) => listed(some.map((piece) => `the ${shortName(piece.garment)}`));
  const missing = pieces.filter(({ owned }) => owned === undefined);

  const dollars = dollarsOf(prices);

  return tell('partly owned', `Yours: ${names(own)}; to buy: ${names(missing)}, about ${sumIn(dollars)}`, {
    pieces: [...own, ...missing],
    sums: [dollars, own.length],
  });
}

/** In the cold a small budget buys what is worn indoors, and the coat is the person's own. */
function isWithoutCoat({ plan, pieces }: ComposedOutfit): boolean {
  return plan.isWeatherKnown && isCoatDay(plan) && !pieces.some(({ garment }) => isCoat(garment));
}

/** More than usual because nobody set a limit, and what the same is found for second-hand. */
function priceUnasked({ pieces, prices }: ComposedOutfit, dollars: number): Sentence {
  const saved = pieces.reduce((sum, { garment, fabric }, at) => {
    const used = secondHandCorridorOf(garment.key, fabric);
    const { lowCents, highCents } = prices[at] ?? { lowCents: 0, highCents: 0 };

    return sum + (used === null ? 0 : Math.max(0, (lowCents + highCents) / 200 - used[1]));
  }, 0);

  const said = `About ${sumIn(dollars)} in all, bought new, because you set no price range`;

  if (saved < dollars * WORTH_SAVING) return tell('bought new', said, { sums: [dollars] });
  const secondHand = Math.round((dollars - saved) / 10) * 10;

  return tell('bought new', `${said}; second-hand, expect about ${sumIn(secondHand)}`, {
    sums: [dollars, secondHand],
  });
}

/** A share of the sum; for less nobody goes to a second shop. */
const WORTH_SAVING = 0.15;

function dollarsOf(prices: ComposedOutfit['prices']): number {
  const cents = prices.reduce(
    (sum, { lowCents, highCents }) =>
      sum + middleCents({ priceLowCents: lowCents, priceHighCents: highCents }),
    0,
  );

  return Math.round(cents / 100);
}

function wornReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  return plan.wornBecause === 'unknown' && pieces.every(({ garment }) => garment.worn === 'everyone')
    ? tell('cuts for anybody', 'Cuts that anybody can wear, because you have not said yet which you prefer')
    : null;
}
