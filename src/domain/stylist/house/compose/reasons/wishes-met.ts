import type { ColourName } from '#contract/palette.ts';
import { FEELING_RULES, type Feeling, type FeelingRule, givenBy } from '#domain/wardrobe/feelings.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { CLOTHS_BY_CARE, isLooseAtTheMiddle } from '#domain/wardrobe/garment-details.ts';
import { isHeeled, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { needsLayer } from '#domain/wardrobe/weather.ts';
import { type Part, type Sentence, tell, tellPart } from '../../../writing/sentence.ts';
import { HOT_TO_WEAR } from '../../language/lexicon/fit-words.ts';
import { OVER_THE_SEAT } from '../../language/lexicon/shape-words.ts';
import {
  type BodyPart,
  type Mood,
  type Named,
  PLACE_OF_STYLE,
  type Shape,
  saidOf,
} from '../../language/mentions/meanings.ts';
import { isOfKind } from '../../language/mentions/piece-kinds.ts';
import { type Demand, isEmpty, type Qualities } from '../../language/mentions/qualities.ts';
import { isComfortOfShoes, type LeftOut } from '../../language/wishes/what-is-wished.ts';
import { isQuiet } from '../colour-pairs.ts';
import { coloursOfMood } from '../colours-of-mood.ts';
import { isMourning, type OutfitPlan } from '../outfit-plan.ts';
import type { Piece } from '../piece.ts';
import { isMain } from '../search.ts';
import { colourWord, listed, shortName, withArticle } from '../wording.ts';
import { carries } from './taste.ts';

/** A wish that is met, and the pieces that meet it; none where it is met by what is not there. */
interface Answer {
  says: MetSays;
  /** The person's own words, or a part of the body. */
  words: readonly string[];
  pieces: readonly Piece[];
}

type MetSays =
  `met: ${'as said' | 'feeling' | 'piece' | 'without' | 'nothing' | 'not' | 'covered' | 'middle' | 'clean line' | 'club' | 'warm layer' | 'feet' | 'care' | 'wide fit' | 'cool' | 'over the seat'}`;

const MOST_ANSWERS = 6;
const MOST_BEARERS = 2;

/** Every wish of the request that these pieces meet, each named once with what meets it, read off facts of the pieces. */
export function metReason(plan: OutfitPlan, pieces: readonly Piece[]): Sentence | null {
  const { wishes } = plan;
  const without = oncePerThing(wishes.leftOut).flatMap((left) => leftOut(left, plan, pieces));
  const asked = [
    ...feelingsMet(plan, pieces),
    ...wishes.demands.flatMap((demand) => demandMet(demand, plan, pieces)),
    ...qualitiesMet(wishes, plan, pieces),
    ...covered(plan, pieces),
    ...warmLayer(plan, pieces),
    ...middle(plan, pieces),
    ...stylesMet(plan, pieces),
    ...moodsMet(plan, pieces),
    ...careMet(plan, pieces),
    ...wideFit(plan, pieces),
    ...coolWear(plan, pieces),
    ...overTheSeat(plan, pieces),
  ];
  const isOfShoes = [...asked, ...without].some((answer) =>
    answer.pieces.slice(0, MOST_BEARERS).some(({ garment }) => garment.slot === 'shoes'),
  );
  const answers = joined([
    ...asked,
    ...(wishes.isOnFeet && !isOfShoes ? easyOnFeet(pieces) : []),
    ...toned(plan, pieces),
    ...stylesLeftOut(plan, pieces),
    ...without,
  ])
    .filter((answer) => !isBareNoun(answer))
    .slice(0, MOST_ANSWERS);
  if (answers.length === 0) return null;
  const parts = answers.map(partOf);

  return tell('as asked', `As you asked: ${listed(parts.map(({ text }) => text))}`, { parts });
}

/** "A shirt": that there is one is seen. */
function isBareNoun({ says, words }: Answer): boolean {
  return says === 'met: piece' && words.every((said) => !said.includes(' '));
}

function partOf({ says, words, pieces }: Answer): Part {
  const shown = pieces.slice(0, MOST_BEARERS);
  const by = shown.length === 0 ? '' : ` (${listed(shown.map((piece) => shownAs(piece, says, words)))})`;

  return tellPart(says, `${WORDED[says](words)}${by}`, { words, pieces: shown });
}

/** By its color where that is what gives the feeling: "the coral skirt". */
function shownAs({ garment, ...piece }: Piece, says: MetSays, [, feeling]: readonly string[]): string {
  const name = shortName(garment);
  if (says !== 'met: feeling') return `the ${name}`;
  const { by, colours }: FeelingRule = FEELING_RULES[feeling as Feeling];
  const isByColour = by?.({ garment, ...piece }) !== true && colours?.includes(piece.colour) === true;

  return isByColour ? `the ${colourWord(piece.colour)} ${name}` : `the ${name}`;
}

const WORDED: Record<MetSays, (words: readonly string[]) => string> = {
  'met: as said': (words) => listed(words.map(inLine)),
  'met: feeling': ([said = '']) => inLine(said),
  'met: piece': (words) => listed(words.map((said) => withArticle(inLine(said), { name: nounIn(said) }))),
  'met: without': (words) => listed(words.map((said) => `no ${inLine(said)}`)),
  'met: nothing': (words) => listed(words.map((said) => `nothing ${inLine(said)}`)),
  'met: not': (words) => `not ${listed(words.map(inLine))}`,
  'met: covered': (words) => `${listed(words)} covered`,
  'met: middle': () => 'nothing tight at the middle',
  'met: clean line': () => 'a clean line over the middle',
  'met: club': ([club = '']) => `the colors of ${club}`,
  'met: warm layer': () => 'a warm layer for where it is cold',
  'met: feet': () => 'shoes to stand and walk in',
  'met: over the seat': () => 'long enough to cover the seat',
  'met: cool': () => 'nothing that is warm to wear',
  'met: wide fit': () => 'a wide fit with room for the toes',
  'met: care': (words) => listed(words.map((care) => CARE[care] ?? care)),
};

/** What the care that was asked for means of the cloths. */
const CARE: Readonly<Record<string, string>> = {
  'machine washable': 'cloth that can be machine washed',
  'no ironing': 'cloth that needs no ironing',
};

/** "Shoes I can slip on", "trousers to kneel in". */
function nounIn(said: string): string {
  return said.replace(/ (?:i|we|to|that|which|for|with|die|der|das|zum) .*$/i, '');
}

/** Sentences may have begun with it. */
function inLine(said: string): string {
  return said
    .toLowerCase()
    .replace(/^but /, '')
    .replace(/\bi\b(?!\.)/g, 'I');
}

/** "No dress, I feel odd in dresses": once. */
function oncePerThing(all: readonly LeftOut[]): LeftOut[] {
  return all.filter(
    ({ kind }, at) =>
      kind.target === null ||
      !all.slice(0, at).some((other) => other.kind.target?.label === kind.target?.label),
  );
}

/** What the same pieces answer is said of them once: "long sleeves and green (the midi dress)". */
function joined(answers: readonly Answer[]): Answer[] {
  const all: Answer[] = [];
  for (const answer of answers) {
    const at = all.findIndex(
      ({ says, pieces }) =>
        says === answer.says &&
        says !== 'met: feeling' &&
        pieces.length > 0 &&
        pieces.length === answer.pieces.length &&
        pieces.every((piece) => answer.pieces.includes(piece)),
    );
    const other = all[at];
    if (other === undefined) all.push(answer);
    else all[at] = { ...other, words: [...new Set([...other.words, ...answer.words])] };
  }

  return all;
}

function isDoubtful({ wishes }: OutfitPlan, named: Named): boolean {
  return wishes.doubtful.has(saidOf(named));
}

/** "No tie", "nothing low cut": as far as none of the pieces is it after all. */
function leftOut(
  { said, kind, isOfAll }: LeftOut,
  { wishes }: OutfitPlan,
  pieces: readonly Piece[],
): Answer[] {
  const { target } = kind;
  if (said === '' || wishes.doubtful.has(said)) return [];
  if (isOfAll === true)
    return pieces.some((piece) => isMain(piece) && !isOfKind(kind, piece))
      ? [{ says: 'met: not', words: [said], pieces: [] }]
      : [];
  if (pieces.some((piece) => isOfKind(kind, piece))) return [];
  // "A leather skirt, not black", below a black top.
  const isOfOther = pieces.some((piece) => isOfKind({ ...kind, target: null }, piece));
  if (
    target !== null &&
    isOfOther &&
    [...kind.colours, ...kind.fabrics, ...kind.patterns].some(isCalled(said))
  )
    return [
      {
        says: 'met: not',
        words: [said],
        pieces: pieces.filter(({ garment }) => target.keys.has(garment.key)),
      },
    ];
  if (target?.breadth === 'garment' && isEmpty(kind) && isAnotherOfItsSort(target.keys, pieces)) return [];
  const shoes =
    target?.slots.includes('shoes') === true ? pieces.filter(({ garment }) => garment.slot === 'shoes') : [];
  // "Jeans, not baggy": what is left out is the cut, whatever it was said of.
  const isOfCut = kind.shapes.some(isCalled(said));
  const isAdjective =
    (target === null || isOfCut) &&
    !/(?<!s)s$|\b(?:coat|jacket|jacke|mantel)$/i.test(said) &&
    (kind.shapes.length + kind.patterns.length > 0 || (kind.fabrics.length > 0 && ADJECTIVE.test(said)));

  return [{ says: isAdjective ? 'met: nothing' : 'met: without', words: [said], pieces: shoes }];
}

function isCalled(said: string): (named: Named) => boolean {
  return (named) => saidOf(named).toLowerCase() === said.toLowerCase();
}

/** "Clingy", but "jersey" and "corduroy". */
const ADJECTIVE = /(?<!jerse|corduro|terr)(?:y|ing|ed|through|sheer)$/i;

/** "The last button-down made me look like a waiter", and another shirt is worn. */
function isAnotherOfItsSort(keys: ReadonlySet<string>, pieces: readonly Piece[]): boolean {
  const sorts = new Set(pieces.map(({ garment }) => garment.kinds[0]));

  return [...keys].some((key) => sorts.has(garmentOf(key)?.kinds[0]));
}

/** "Not preppy", where no piece is of that style. */
function stylesLeftOut({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  return [...wishes.refuses.styles].flatMap((style): Answer[] => {
    const said = wishes.styleWords.get(style) ?? '';

    return said === '' ||
      wishes.doubtful.has(said) ||
      pieces.some(({ garment }) => garment.styles.includes(style))
      ? []
      : [{ says: 'met: nothing', words: [said], pieces: [] }];
  });
}

/** "Nothing flashy", where every color is quiet. */
function toned({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  return wishes.toned.length > 0 && pieces.every(({ colour }) => isQuiet(colour))
    ? [{ says: 'met: nothing', words: wishes.toned, pieces: [] }]
    : [];
}

/** What covers each part of the body that is not to be seen. */
const COVERED_BY: Partial<Record<BodyPart, readonly Piece['garment']['slot'][]>> = {
  chest: ['top', 'dress'],
  legs: ['bottom', 'dress'],
  knees: ['bottom', 'dress'],
};

function covered({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const shapes = [...wishes.shapes, ...wishes.demands.flatMap((demand) => demand.shapes)].filter(
    (shape) => !wishes.doubtful.has(saidOf(shape)),
  );
  const hidden = wishes.refuses.shapes.filter(({ label }) => !wishes.doubtful.has(label));
  const parts = new Set([
    ...hidden.flatMap(({ part }) => (part === undefined ? [] : [part])),
    ...(shapes.some(({ label }) => label === 'sleeves') ? (['arms'] as const) : []),
  ]);

  return [...parts].flatMap((part): Answer[] => {
    const bearer = coverOf(part, hidden, pieces);

    return bearer === null ? [] : [{ says: 'met: covered', words: [part], pieces: [bearer] }];
  });
}

/** Arms are covered by what goes over them too. */
function coverOf(part: BodyPart, hidden: readonly Shape[], pieces: readonly Piece[]): Piece | null {
  if (part === 'arms') return sleeves(pieces);
  const isShown = hidden.some(
    (shape) => shape.part === part && pieces.some(({ garment }) => shape.matches(garment)),
  );
  const bearer = pieces.find(({ garment }) => COVERED_BY[part]?.includes(garment.slot) === true);

  return isShown ? null : (bearer ?? null);
}

/** The piece whose sleeves are seen: the top's or the dress's, else those of what is worn over it. */
function sleeves(pieces: readonly Piece[]): Piece | null {
  const isSleeved = ({ garment }: Piece) => ['short', 'long'].includes(sleeveOf(garment.key) ?? '');
  const worn = pieces.find(({ garment }) => garment.slot === 'dress' || garment.slot === 'top');
  if (worn !== undefined && isSleeved(worn)) return worn;

  return (
    pieces.find(
      ({ garment }) => (garment.slot === 'outer' && !isKind(garment, 'vest')) || garment.key === 'pashmina',
    ) ?? null
  );
}

/** Colors, cloths, patterns and cuts, by the pieces that have them. */
function qualitiesMet(asked: Qualities, plan: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const answer = (wish: Named, has: (piece: Piece) => boolean): Answer[] => {
    const bearers = pieces.filter(has);

    return bearers.length === 0 || isDoubtful(plan, wish)
      ? []
      : [{ says: 'met: as said', words: [saidOf(wish)], pieces: bearers }];
  };

  return [
    ...asked.colours.flatMap(partsOf).flatMap((wish) =>
      answer(wish, ({ colour }) => wish.names.includes(colour)).map((met) =>
        // All of it is.
        plan.wishes.moods.has('monochrome') ? { ...met, pieces: [] } : met,
      ),
    ),
    ...asked.fabrics.flatMap((wish) => answer(wish, ({ fabric }) => wish.names.includes(fabric))),
    ...asked.patterns.flatMap((wish) => answer(wish, ({ pattern }) => wish.patterns.includes(pattern))),
    ...asked.shapes
      .filter(
        ({ label, isOfCircumstance }) =>
          label !== 'sleeves' && label !== OVER_THE_SEAT && isOfCircumstance !== true,
      )
      .flatMap((wish) =>
        answer(wish, ({ garment }) => wish.matches(garment) && (wish.of?.includes(garment.slot) ?? true)),
      ),
  ];
}

/** Of "pink or red" the one is said that is worn. */
function partsOf(wish: Qualities['colours'][number]): readonly (Named & { names: readonly ColourName[] })[] {
  return wish.eitherOf ?? [wish];
}

/** A piece that was named, with what was said of it. "Shoes" alone and what is owned are said elsewhere or nowhere. */
function demandMet(demand: Demand, plan: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const { target, isOwned } = demand;
  const bearers = pieces.filter(({ garment }) => target.keys.has(garment.key));
  if (
    isOwned === true ||
    bearers.length === 0 ||
    isDoubtful(plan, target) ||
    !IS_A_PIECE.test(saidOf(target))
  )
    return [];
  // "A Christmas jumper": what no garment of the wardrobe is, is said not to be.
  const said = saidOf(target).toLowerCase();
  const isMissed = plan.wishes.missing.some(
    (label) => said.includes(label.toLowerCase()) || (/sweater$/.test(label) && NOVELTY.test(said)),
  );
  if (isMissed) return [];
  const club = demand.colours.find((colour) => colour.club !== undefined);
  const inClub = bearers.filter(({ colour }) => club?.names.includes(colour) === true);
  if (club !== undefined)
    return inClub.length === 0 ? [] : [{ says: 'met: club', words: [club.club ?? ''], pieces: inClub }];
  const isOneColour = plan.wishes.moods.has('monochrome');
  const of = isOneColour ? { ...demand, colours: [] } : demand;
  const noun = saidOf(target);
  // "Leather jacket" names the cloth as well.
  const qualities = [...new Set(qualitiesMet(of, plan, bearers).flatMap(({ words }) => words))].filter(
    (word) => !noun.includes(word),
  );
  if (target.breadth === 'slot' && qualities.length === 0) return [];
  // „Lange Ärmel“ stand for themselves.
  const apart = qualities.filter((word) => NOUN_OF_ITS_OWN.test(word));
  const adjoined = qualities.filter((word) => !apart.includes(word));
  const behind = adjoined.filter((word) => BEHIND.test(word)).map((word) => word.replace(/^with /i, ''));
  const front = adjoined.filter((word) => !BEHIND.test(word));
  const words = [...front, noun, ...(behind.length === 0 ? [] : ['with', listed(behind)])].join(' ');
  const isSaid = bearers.every(({ garment }) => noun.toLowerCase().includes(lastWordOf(garment.name)));
  const isSuit = bearers.every(({ garment }) => garment.suits.length > 0);

  return [
    { says: 'met: piece', words: [words], pieces: isSaid || isSuit ? [] : bearers },
    ...apart.map((word): Answer => ({ says: 'met: piece', words: [word], pieces: bearers })),
  ];
}

/** A jumper that is worn for its joke. */
const NOVELTY = /christmas|xmas|ugly|novelty|reindeer|holiday|jumper day|weihnacht/;

/** "Wear a hijab" says what somebody wears anyway, "the aircon is freezing" why a cardigan is worn: neither names a piece. */
const IS_A_PIECE = /^(?!(?:wear|trage)\b)(?!.* (?:is|are|ist|sind)\b)/i;

/** "Shorts with real pockets", "a dress with sleeves". */
const BEHIND = /^with |s$|waist$|collar$/i;

const NOUN_OF_ITS_OWN = /(?:ärmeln?|kragen|ausschnitt|länge|taschen|knöpfen?)$/i;

function lastWordOf(name: string): string {
  return (name.split(' ').at(-1) ?? name).toLowerCase();
}

/** Something warm where the room is cold. */
function warmLayer({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const asked = wishes.shapes.filter((shape) => shape.isOfCircumstance === true);
  const warm = pieces.filter(({ garment }) => asked.some((shape) => shape.matches(garment)));

  return warm.length === 0 ? [] : [{ says: 'met: warm layer', words: [], pieces: warm }];
}

/** The middle that is to be hidden, where no piece is made for that (`goalReasons`) and none clings. */
function middle({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const tops = pieces.filter(({ garment }) => garment.slot === 'top' || garment.slot === 'dress');
  const isMadeForIt = pieces.some(({ garment }) => garment.goals.includes('minimize-midsection'));
  const jacket = pieces.find(({ garment }) => garment.slot === 'outer' && isKind(garment, 'blazer', 'suit'));
  const isClose = !tops.every(({ garment }) => isLooseAtTheMiddle(garment));
  if (wishes.goals.includes('minimize-midsection') && !isMadeForIt && isClose && jacket !== undefined)
    return [{ says: 'met: clean line', words: [], pieces: [jacket] }];

  return wishes.goals.includes('minimize-midsection') &&
    !isMadeForIt &&
    tops.length > 0 &&
    tops.every(({ garment }) => isLooseAtTheMiddle(garment))
    ? [{ says: 'met: middle', words: [], pieces: tops }]
    : [];
}

/** How somebody wants to look or feel, by the pieces that give it: what is worn for all to see first. */
function feelingsMet({ wishes, ...plan }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  return [...wishes.feelings].flatMap(([feeling, said]): Answer[] => {
    const givers = givenBy(feeling, pieces).filter(
      (piece) => feeling !== 'yourself' || isOnesOwn(plan, piece),
    );

    return givers.length === 0 || said === ''
      ? []
      : [
          {
            says: 'met: feeling',
            words: [said, feeling],
            pieces: OF_THE_WHOLE.has(feeling)
              ? []
              : givers.toSorted((one, other) => Number(isMain(other)) - Number(isMain(one))),
          },
        ];
  });
}

/** What no piece gives by itself: the whole is neat, and nothing in it is stiff. */
const OF_THE_WHOLE: ReadonlySet<Feeling> = new Set<Feeling>([
  ...(['tidy', 'unforced', 'yourself', 'polished', 'measured'] as const),
  ...(['easy', 'offDuty', 'respectful', 'friendly', 'current'] as const),
]);

/** In one's own colors or styles: a gray blazer is nobody's self. */
function isOnesOwn(
  { profile, leadingStyles }: Pick<OutfitPlan, 'profile' | 'leadingStyles'>,
  piece: Piece,
): boolean {
  return (
    (!isQuiet(piece.colour) &&
      [...profile.colorPalette, ...profile.customColorPalette].includes(piece.colour)) ||
    leadingStyles.some((style) => carries(piece, style))
  );
}

/** Styles that were asked for, by the pieces that are worn for them first. */
function stylesMet({ wishes, ...plan }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  return wishes.styles.flatMap((style): Answer[] => {
    const said = wishes.styleWords.get(style) ?? style;
    const bearers = pieces.filter((piece) => carries(piece, style));

    const isShown = bearers.filter(isMain).length >= (VAGUE.test(said) ? 2 : 1);

    return !(isShown || bearers.some(({ garment }) => garment.slot === 'dress')) ||
      PLACE_OF_STYLE.test(said) ||
      wishes.doubtful.has(said) ||
      isMourning({ wishes, ...plan })
      ? []
      : [{ says: 'met: as said', words: [said], pieces: bearers.slice(0, MOST_BEARERS) }];
  });
}

/** Words of judgment: no single sweater makes a look elegant. */
const VAGUE =
  /^(?:elegant|pretty|cute|fresh|sharp|neat|clean|smart|chic|feminine|polished|put together|schick|hübsch|gepflegt|frisch)/i;

/** Moods that pieces can be asked for. Comfort is soft cloth and shoes without heels. */
function moodsMet({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  // "Comfortable shoes" are met by shoes.
  const isOfTheShoes = isComfortOfShoes(wishes);

  return [...wishes.moodWords].flatMap(([mood, said]): Answer[] => {
    if (/^colou?r$|^farbe$/.test(said)) return [];
    if (mood === 'comfortable' ? !COMFORT.test(said) : !OF_COLOUR.has(mood) || !COLOUR_SAID.test(said))
      return [];
    const bearers =
      mood === 'comfortable'
        ? comfortOf(isOfTheShoes ? pieces.filter(({ garment }) => garment.slot === 'shoes') : pieces)
        : pieces.filter((piece) => isMain(piece) && coloursOfMood(mood).includes(piece.colour));

    return bearers.length === 0 ? [] : [{ says: 'met: as said', words: [said], pieces: bearers }];
  });
}

/** Soft cloth and shoes without heels; none where something pinches. */
export function comfortOf<Worn extends Pick<Piece, 'garment' | 'fabric'>>(
  pieces: readonly Worn[],
): readonly Worn[] {
  const isPinching = pieces.some(({ garment }) => isHeeled(garment) || isKind(garment, 'corset', 'bow-tie'));

  const softness = ({ garment, fabric }: Worn) =>
    Number(SOFT_CLOTHS.includes(fabric)) + Number(isKind(garment, 'sneakers'));

  return isPinching ? [] : pieces.filter(isSoft).toSorted((one, other) => softness(other) - softness(one));
}

export const COMFORT = /^(?:comf|cozy|cosy|snug|easy to move|bequem|gemutlich|kuschelig)/;
/** "Friendly" asks for soft colors without naming them. */
const COLOUR_SAID = /colou?r|tone|pastel|dark|light|bright|vivid|vibrant|neutral|farb|ton|hell|dunkel|bunt/;
const OF_COLOUR: ReadonlySet<Mood> = new Set([
  ...(['bold', 'colourful', 'dark', 'light', 'neutral', 'earthy', 'pastel', 'jewel'] as const),
]);

function isSoft({ garment, fabric }: Pick<Piece, 'garment' | 'fabric'>): boolean {
  return (
    isKind(garment, 'sneakers', 'joggers', 'leggings', 'hoodie', 'sweatshirt', 'cardigan', 'sweater') ||
    isKind(garment, 'loafers', 'flats') ||
    ['soft-blazer', 'desert-boots', 'chelsea-boots'].includes(garment.key) ||
    (garment.fit !== null && EASY_FITS.includes(garment.fit)) ||
    SOFT_CLOTHS.includes(fabric)
  );
}

const EASY_FITS: readonly string[] = ['relaxed', 'oversized', 'wide-leg'];
const SOFT_CLOTHS: readonly string[] = [
  'jersey',
  'cotton knit',
  'french terry',
  'merino',
  'fleece',
  'ribbed knit',
];

function careMet({ wishes: { care } }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const cloths = pieces
    .filter(({ garment }) => ['top', 'bottom', 'dress', 'outer'].includes(garment.slot))
    .map(({ fabric }) => fabric);
  const met = [...care].filter((asked) => !CLOTHS_BY_CARE[asked].some((cloth) => cloths.includes(cloth)));

  return met.length === 0 ? [] : [{ says: 'met: care', words: met, pieces: [] }];
}

/** A top, a dress or what is worn over it that reaches below the seat, of whatever it was asked. */
function overTheSeat({ wishes }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const asked = [...wishes.shapes, ...wishes.demands.flatMap(({ shapes }) => shapes)].find(
    ({ label }) => label === OVER_THE_SEAT,
  );
  const bearers = pieces.filter(({ garment }) => asked?.matches(garment) === true);

  return bearers.length === 0 ? [] : [{ says: 'met: over the seat', words: [], pieces: bearers }];
}

/** Who said to be warm anyway wears nothing that warms, as far as the day allows. */
function coolWear({ wishes, weather }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const isAsked = wishes.refuses.shapes.some(
    ({ label, said }) => label === HOT_TO_WEAR.label && said !== undefined,
  );
  const tops = pieces.filter(({ garment }) => garment.slot === 'top' || garment.slot === 'dress');
  const isLayered = pieces.some(
    ({ garment }) => garment.slot === 'outer' && garment.warmth >= 2 && !isKind(garment, 'blazer'),
  );
  const isCool = !needsLayer(weather) && tops.length > 0 && !isLayered;

  return isAsked && isCool ? [{ says: 'met: cool', words: [], pieces: tops }] : [];
}

/** Shoes on a wide last, and no narrow ones. */
function wideFit({ wishes: { cuts } }: OutfitPlan, pieces: readonly Piece[]): Answer[] {
  const shoes = pieces.filter(({ garment }) => garment.slot === 'shoes');

  return cuts.has('wide') && shoes.length > 0 ? [{ says: 'met: wide fit', words: [], pieces: shoes }] : [];
}

function easyOnFeet(pieces: readonly Piece[]): Answer[] {
  const shoes = pieces.filter(({ garment }) => garment.slot === 'shoes');

  return shoes.length === 0 || shoes.some(({ garment }) => isHeeled(garment))
    ? []
    : [{ says: 'met: feet', words: [], pieces: shoes }];
}
