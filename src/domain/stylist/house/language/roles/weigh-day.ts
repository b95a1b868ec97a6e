import { type Garment, isKind } from '#domain/wardrobe/garment.ts';
import { hasPockets } from '#domain/wardrobe/garment-details.ts';
import { isHeeled, sleeveOf } from '#domain/wardrobe/garment-facts.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { OCCASIONS } from '#domain/wardrobe/occasions/occasions.ts';
import { hindersAny, PRACTICAL_RULES, type PracticalWish } from '#domain/wardrobe/practical-wishes.ts';
import { GARMENTS } from '#domain/wardrobe/wardrobe.ts';
import { needsLayer, WEATHERS, type Weather } from '#domain/wardrobe/weather.ts';
import { showing } from '../lexicon/body-words.ts';
import { HARD_ON_FEET, HOT_TO_WEAR } from '../lexicon/fit-words.ts';
import { asFiller } from '../mentions/as-filler.ts';
import type { Meaning, Mention, Shape } from '../mentions/meanings.ts';
import { isListener } from '../told/spectators.ts';
import { isInCharge } from '../told/workplaces.ts';
import {
  arePair,
  joinedOccasion,
  joins,
  leadingOccasion,
  occasionsNamed,
} from '../wishes/joined-occasions.ts';
import { type Frame, likeliest } from './read-frame.ts';
import { isShort } from './weigh-words.ts';

/** How sure the network must be to say what no word says, and to overrule what the words say. */
const RATHER = 0.3;
const FAIRLY = 0.35;
const LIKELY = 0.5;
const QUITE = 0.6;
const SURE = 0.65;
const VERY_SURE = 0.85;
const HARDLY = 0.04;
/** So much likelier than what the words name must another occasion be. */
const CLEARLY = 1.3;

/**
 * The mentions, and what the request as a whole says beyond them: what it is for, its weather, what it asks of clothes. A trade or a
 * place that is only told of ("I'm an electrician") asks for nothing where the network is sure what the day is.
 */
export function weighDay(mentions: readonly Mention[], frame: Frame): Mention[] {
  const weighed = withNeeds(withWeather(withOccasion(mentions, frame), frame), frame);
  const inferred = weighed.filter(isInferred);

  // Behind a stop: it is of no phrase, and no phrase ends elsewhere for it.
  return inferred.length === 0
    ? weighed
    : [...weighed.filter((mention) => !isInferred(mention)), STOP, ...inferred];
}

const STOP: Mention = {
  meaning: { is: 'break', strong: true, mark: '.' },
  text: '',
  said: '',
  negated: false,
};

function withOccasion(mentions: readonly Mention[], { occasions }: Frame): Mention[] {
  const named = occasionsNamed(mentions);
  const lead = leadingOccasion(named);
  const { name, chance } = likeliest(occasions);
  const found = OCCASIONS.find(({ key }) => key === name) ?? null;
  if (lead === null) return withLikely(mentions, { found, chance, occasions });
  const chanceOf = ({ key, like }: Occasion) => occasions.get(key) ?? occasions.get(like ?? '') ?? 0;
  const day: NamedDay = {
    mentions,
    named,
    lead,
    found,
    chance,
    chanceOf,
    isLearned: occasions.has(lead.key),
    isInTurn: mentions.some(({ text }) => IN_TURN.test(text)),
    isNamedToo: found !== null && named.some(({ key }) => key === found.key),
  };

  return mayLead(day) ? withLead(day) : [...mentions];
}

/** A day of which an occasion is named. */
interface NamedDay {
  mentions: readonly Mention[];
  named: readonly Occasion[];
  /** The occasion that leads by what is named. */
  lead: Occasion;
  /** The likeliest by the whole text, and how likely it is. */
  found: Occasion | null;
  chance: number;
  chanceOf: (occasion: Occasion) => number;
  /** Whether the network knows the occasion that leads. */
  isLearned: boolean;
  /** Two halves of a day, one after the other. */
  isInTurn: boolean;
  /** What is named as well needs less to lead. */
  isNamedToo: boolean;
}

/** Where no occasion is named, the likeliest, if it is likely enough. */
function withLikely(
  mentions: readonly Mention[],
  { found, chance, occasions }: { found: Occasion | null; chance: number; occasions: Frame['occasions'] },
): Mention[] {
  // Where one goes says what for, too.
  const isPlaceNamed = mentions.some(({ meaning }) => meaning.is === 'place');
  const [inFew, inMany] = isPlaceNamed ? [VERY_SURE, LIKELY] : [QUITE, FAIRLY];
  const likely = chance > (isShort(mentions) ? inFew : inMany) ? found : shownTo(mentions, occasions);

  return likely === null ? [...mentions] : [...mentions, told({ is: 'occasion', occasion: likely })];
}

/** Whether another occasion than the one that leads by its name may lead. One reason against it is enough: their order does not matter. */
function mayLead(day: NamedDay): boolean {
  const { mentions, lead, found } = day;
  // At a beach no wedding unless one is named.
  const isBathing =
    found?.key === 'beach-wedding' &&
    lead.allows?.includes('swim') === true &&
    !mentions.some(({ text }) => OF_WEDDINGS.test(text));
  const isHeard = found?.key === 'on-stage' && isListener(mentions);
  // A floor manager's day leads by its name: it is dressed for the floor and the desk.
  const isOfBoth = lead.key === 'desk-and-floor';
  // "Coffee after the gym": whoever comes from the gym has not changed.
  const isAfterwards =
    day.isNamedToo && found !== null && !isLike(lead, found) && mentions.some(({ text }) => AFTER.test(text));
  // A trade that is named leads over likelier kinds of work.
  const isAtWork =
    hasTrait(lead, 'workplace') &&
    !isInCharge(mentions) &&
    (AT_ANY_WORK.has(found?.key ?? '') || hasTrait(found, 'workplace'));
  // "A pool party in Vegas": what the lead already speaks of beside itself takes nothing from it.
  const isSpokenOf =
    found !== null && found.key !== lead.key && joinedOccasion(lead, found)?.key === lead.key;
  if (isBathing || isHeard || isOfBoth || isAfterwards || isAtWork || isSpokenOf) return false;
  // Of two halves of a day either may lead, unless neither is what it is all about.
  if (isJoined(day) && !isOnlyOne(day)) return false;
  if (day.isInTurn && day.chanceOf(lead) > HARDLY) return false;

  return (!isShort(mentions) && !day.isInTurn) || isClear(day);
}

/** "An interview" and "a bank" are one occasion together: neither is it alone. */
function isJoined({ named, lead }: NamedDay): boolean {
  return (
    !named.some((one) => isLike(one, lead)) || named.some((one) => !isLike(one, lead) && joins(lead, one))
  );
}

/** Whoever is likely to ask for less is dressed for the more; two that are one together are not told apart again. */
function isOnlyOne({ named, lead, found, chance, chanceOf, isNamedToo }: NamedDay): boolean {
  return (
    isNamedToo &&
    found !== null &&
    !arePair(lead, found) &&
    found.formality[1] >= lead.formality[1] &&
    (lead.festive !== true || found.festive === true) &&
    named.some((one) => isLike(one, lead)) &&
    chance > SURE &&
    chance > 3 * chanceOf(lead)
  );
}

/** Whether the likeliest is likely enough to lead in the place of what is named. */
function isClear({ mentions, lead, found, chance, chanceOf, isLearned, isNamedToo }: NamedDay): boolean {
  const isOutright = mentions.some(
    (mention) =>
      mention.meaning.is === 'occasion' && isLike(mention.meaning.occasion, lead) && isSaidOutright(mention),
  );
  const inFew = isNamedToo ? SURE : isOutright ? VERY_SURE : QUITE;
  const enough = isShort(mentions) ? inFew : found === null ? SURE : RATHER;
  // Company ("with relatives") does not lead in the place of an occasion.
  const isCompany = COMPANY.has(found?.key ?? '') && lead.isVague !== true;
  // An occasion that the network never learned leads by its name.
  const isUnlearned = !isLearned && isShort(mentions) && !isNamedToo;

  return !isCompany && !isUnlearned && chance > enough && chance > CLEARLY * chanceOf(lead);
}

/** The words with the occasion that leads, and without those that are hardly likely beside it. */
function withLead(day: NamedDay): Mention[] {
  const { mentions, named, lead, found, chanceOf } = day;
  const isNamed = found !== null && isLike(lead, found);
  const led = isNamed || !isClear(day) ? lead : found;
  const left = mentions.map((mention, at) => {
    const { meaning } = mention;
    // What one does first, or next, is no trade that is told of.
    if (isBesideTurn(mentions, at)) return mention;
    if (meaning.is !== 'occasion' || (led !== null && isLike(meaning.occasion, led))) return mention;
    // What gave way leads no more, though it is named beside what leads.
    if (led !== lead && isLike(meaning.occasion, lead)) return asFiller(mention);
    return chanceOf(meaning.occasion) < HARDLY ? asFiller(mention) : mention;
  });

  return led === null || named.some(({ key }) => key === led.key)
    ? left
    : [...left, told({ is: 'occasion', occasion: led })];
}

const OF_WEDDINGS =
  /\b(?:wedding|wed|marr|vow|brid(?:e|al)|groom|nikah|nikkah|baraat|ceremony|reception|guest|trauung|trauzeug|heirat|braut|standesamt|gast|gaste)|hochzeit/;

const COMPANY: ReadonlySet<string> = new Set(['family', 'relatives']);

/** What any work may be taken for. */
const AT_ANY_WORK: ReadonlySet<string> = new Set(['office', 'first-day', 'relaxed-office']);

/** "Seeing the Lion King at the Capitol": what is seen somewhere under a name that nobody knows is a show; which kind, the whole says. */
function shownTo(mentions: readonly Mention[], occasions: Frame['occasions']): Occasion | null {
  const at = mentions.findIndex(({ text }) => SEES.test(text));
  const behind = at < 0 ? [] : mentions.slice(at + 1, at + 1 + LONGEST_NAME);
  const isNamed = behind.some(({ meaning }) => meaning.is === 'unknown');
  const isSomewhere = behind.some(({ text }, place) => place > 0 && /^(?:at|in|im|am|live)$/.test(text));
  const shows = OCCASIONS.filter(({ key }) => SHOWS.has(key));

  return isNamed && isSomewhere
    ? shows.reduce((best, show) =>
        (occasions.get(show.key) ?? 0) > (occasions.get(best.key) ?? 0) ? show : best,
      )
    : null;
}

const SEES = /^(?:see|seeing|watch|watching|tickets|tickets to|tickets for|sehen|anschauen|karten)$/;
const LONGEST_NAME = 6;
const SHOWS: ReadonlySet<string> = new Set(['theatre', 'concert', 'matinee', 'opera', 'stadium', 'gallery']);

/** Right before or behind a "then". */
function isBesideTurn(mentions: readonly Mention[], at: number): boolean {
  const isArticle = ({ meaning }: Mention) => meaning.is === 'cue' && meaning.cue === 'article';
  const behind = mentions.slice(at + 1, at + 3).filter(({ meaning }) => meaning.is !== 'break');
  const before = mentions.slice(Math.max(0, at - 2), at).filter((mention) => !isArticle(mention));

  return [behind[0], before.at(-1)].some((mention) => /\b(?:then|dann|danach)\b/.test(mention?.text ?? ''));
}

/** Words between two halves of a day: a trade beside them is not only told of. */
const IN_TURN =
  /^(?:then|and then|then straight to|followed by|after that|afterwards|later|straight to|directly after|dann|danach|anschlie(?:ß|ss)end|hinterher|spater|davor|abends|in the evening|am abend)$/;

const AFTER = /^(?:after|after the|right after|straight after|nach|nach dem|nach der|direkt nach)$/;

function isLike(one: Occasion, other: Occasion): boolean {
  return one.key === other.key || one.like === other.key || other.like === one.key;
}

function withWeather(mentions: readonly Mention[], { weathers }: Frame): Mention[] {
  const isSaid = mentions.some(
    ({ meaning }) =>
      (meaning.is === 'weather' && meaning.weather !== null) ||
      meaning.is === 'place' ||
      (meaning.is === 'occasion' && meaning.occasion.weather !== undefined) ||
      // A room is cold in any weather.
      (meaning.is === 'shape' && meaning.shape.isOfCircumstance === true),
  );
  const likely = isSaid ? null : middleOf(weathers, isShort(mentions) ? SURE : LIKELY);
  // A cold evening or a cold room has been told of: no cold day follows from it.
  const isToldOf =
    likely !== null &&
    needsLayer(likely) &&
    mentions.some(
      ({ meaning, text }) =>
        meaning.is === 'practical' &&
        (OF_AN_HOUR.has(meaning.wish) || (meaning.wish === 'layers' && OF_THE_SKY.test(text))),
    );
  const weather = isToldOf ? null : likely;

  return weather === null ? [...mentions] : [...mentions, told({ is: 'weather', weather, wet: false })];
}

const OF_AN_HOUR: ReadonlySet<PracticalWish> = new Set<PracticalWish>(['something over', 'warm within']);
/** "In layers" alone is said of any day. */
const OF_THE_SKY = /warm|hot|forecast|weather|season|summer|first thing|wetter|sommer|wechsel/;

/** The median of the weathers where it is likelier than `enough` that the text tells of any: "cool" between mild and cold. */
function middleOf(weathers: Frame['weathers'], enough: number): Weather | null {
  const chances = WEATHERS.map((weather) => weathers.get(weather) ?? 0);
  const any = chances.reduce((sum, chance) => sum + chance, 0);
  let below = 0;
  const middle = WEATHERS.find((_, at) => {
    below += chances[at] ?? 0;
    return below >= any / 2;
  });

  return any > enough ? (middle ?? null) : null;
}

function withNeeds(mentions: readonly Mention[], { needs, occasions }: Frame): Mention[] {
  const left = mentions.map((mention) => {
    const { meaning } = mention;
    const chance = meaning.is === 'practical' ? chanceOf(needs, meaning.wish) : undefined;

    return chance !== undefined && chance < HARDLY && !isShort(mentions) && !isSaidOutright(mention)
      ? asFiller(mention)
      : mention;
  });
  const isWeatherSaid = mentions.some(({ meaning }) => meaning.is === 'weather' && meaning.weather !== null);
  // A forecast that says mixed has been told of: no rainy day follows from it.
  const isChangeable = mentions.some(
    ({ meaning, text }) => meaning.is === 'practical' && meaning.wish === 'layers' && OF_THE_SKY.test(text),
  );
  const sure = isShort(mentions) ? VERY_SURE : SURE;
  const text = mentions.map((mention) => mention.text).join(' ');
  // A request that only names a piece tells of no activity.
  const isForNothing = (occasions.get('') ?? 0) > LIKELY;
  const found = [...needs].flatMap(([need, chance]) =>
    chance > (SURELY_HEARD.has(need) ? LIKELY : sure) &&
    !(need === 'on stage' && isListener(mentions)) &&
    !(isForNothing && OF_WHAT_IS_DONE.has(need)) &&
    !(isWeatherSaid && OF_THE_WEATHER.has(need)) &&
    !(isChangeable && need === 'wet') &&
    !NEVER_INFERRED.has(need) &&
    (TOLD_BY[need]?.test(text) ?? true)
      ? meaningsOf(need)
      : [],
  );
  const wanted = wantedOf(left);

  return [
    ...left,
    ...found.filter((meaning) => !isSaid(left, meaning) && !isAgainst(meaning, wanted)).map(told),
  ];
}

/** Needs that count when likely: of held-out requests that are as likely to ask for them three quarters do, and the others lose nothing. */
const SURELY_HEARD: ReadonlySet<string> = new Set<PracticalWish>([
  ...(['by bike', 'clip-on mic', 'cooking', 'hands free', 'lifting', 'much to carry'] as const),
  ...([
    'near the fire',
    'on camera',
    'on stage',
    'on the floor',
    'runs about',
    'seated',
    'soft ground',
  ] as const),
  ...(['swim first', 'unseen'] as const),
]);

/** No cooking and no fire unless a word of the text names them: clay and paint look the same to the network. */
const TOLD_BY: Readonly<Record<string, RegExp>> = {
  cooking:
    /\b(?:cook|kitchen|grill|barbe|bbq|braai|fry|stove|oven|bak(?:e|ing)|roast|smoker|paella|pancake|turkey|chef|dinner party|supper|serv(?:e|ing)|host(?:s|ing)?\b|koch|kuche|backe|gebacken|brat|herd\b)/,
  'under a gown': /gown|robe|hood|cap\b|mortar|talar/,
  'runs about':
    /\b(?:run|rac(?:e|ing)|chas|play|game|sport|kids?\b|child|toddler|egg\b|sack|rope|renn|lauf|spiel|kind|enkel)/,
  // No bathing for runs and walks along water.
  'swim first': /swim|swum|\bdip|paddl|pool|bath|wade|wading|surf|schwimm|schwamm|\bbad(?:en|e)?\b|plansch/,
  'near the fire': /fire|flame|grill|barbe|bbq|braai|candle|lantern|torch|smok|feuer|fackel|kerze/,
};

/** Said beside an occasion, and of nothing without one. */
const OF_WHAT_IS_DONE: ReadonlySet<string> = new Set<string>([
  ...SURELY_HEARD,
  ...(['under a gown', 'authority', 'day to night'] as const),
]);

/** "Easy on and off", "painting my flat" mean nothing else, as "dusty" may. */
function isSaidOutright({ said }: Mention): boolean {
  return said.split(' ').length >= OUTRIGHT;
}

const OUTRIGHT = 3;

/** How likely a wish is by whichever name the network has for it: nursing asks for what opens in front. */
function chanceOf(needs: Frame['needs'], wish: PracticalWish): number | undefined {
  const others = [...needs].flatMap(([need, chance]) =>
    (MEANT_BY[need] ?? []).some((meaning) => meaning.is === 'practical' && meaning.wish === wish)
      ? [chance]
      : [],
  );
  const own = needs.get(wish);

  return own === undefined ? undefined : Math.max(own, ...others);
}

function isSaid(mentions: readonly Mention[], asked: Meaning): boolean {
  return mentions.some(({ meaning }) => {
    if (asked.is === 'practical') return meaning.is === 'practical' && meaning.wish === asked.wish;
    if (asked.is === 'mood') return meaning.is === 'mood' && meaning.mood === asked.mood;
    return asked.is !== 'spare' && meaning.is === asked.is;
  });
}

/** For each piece and cut that is asked for by name, the garments that would be it. */
function wantedOf(mentions: readonly Mention[]): (readonly Garment[])[] {
  const asked = mentions.flatMap(({ meaning, negated }) => (negated ? [] : [meaning]));
  const pieces = asked.flatMap((meaning) =>
    meaning.is === 'garments' ? [GARMENTS.filter(({ key }) => meaning.target.keys.has(key))] : [],
  );
  // "A short dress": of the dresses the short ones.
  const named = pieces.length > 0 ? pieces.flat() : GARMENTS;

  return [
    ...pieces,
    ...asked.flatMap((meaning) => (meaning.is === 'shape' ? [named.filter(meaning.shape.matches)] : [])),
  ];
}

/** What is only inferred is dropped where a named piece is against it: stilettos at a garden party. */
function isAgainst(meaning: Meaning, wanted: readonly (readonly Garment[])[]): boolean {
  const isOut = (garment: Garment) =>
    meaning.is === 'spare'
      ? meaning.shape.matches(garment)
      : meaning.is === 'practical' && hindersAny([meaning.wish], { garment });

  return wanted.some((garments) => garments.length > 0 && garments.every(isOut));
}

function meaningsOf(need: string): readonly Meaning[] {
  return isPractical(need) ? [{ is: 'practical', wish: need }] : (MEANT_BY[need] ?? []);
}

function isPractical(need: string): need is PracticalWish {
  return Object.hasOwn(PRACTICAL_RULES, need);
}

/** Nobody said it in these words. */
function told(meaning: Meaning): Mention {
  return { meaning, text: '', said: '', negated: false };
}

function isInferred({ meaning, said }: Mention): boolean {
  return said === '' && meaning.is !== 'break';
}

const spared = (label: string, matches: Shape['matches']): Meaning => ({
  is: 'spare',
  shape: { label, matches },
});

/**
 * Every flight has a gate, and most are flown in sneakers; not everybody burns who goes to the beach. What the network takes for these
 * is more often wrong than right, and nobody is given a size that they have not named.
 */
const NEVER_INFERRED: ReadonlySet<string> = new Set([
  ...([
    'security',
    'sunburn',
    'warm within',
    'sure grip',
    'waist up',
    'no bulk',
    'no logo',
    'no creases',
    'layers',
  ] as const),
  ...(['fuller build', 'tall', 'petite', 'noticed', 'understated', 'approachable'] as const),
]);

/** Inferred needs that cold weather already covers. */
const OF_THE_WEATHER: ReadonlySet<string> = new Set(['runs cold', 'runs hot']);

/** What else is asked of clothes than a practical wish. */
const MEANT_BY: Readonly<Record<string, readonly Meaning[]>> = {
  modest: [{ is: 'mood', mood: 'modest' }],
  'flat shoes': [spared('high heels', isHeeled)],
  'kind feet': [{ is: 'spare', shape: HARD_ON_FEET }],
  'runs cold': [{ is: 'practical', wish: 'something over' }],
  'runs hot': [{ is: 'spare', shape: HOT_TO_WEAR }],
  'bare forearms': [
    spared(
      'long sleeves',
      (garment) =>
        (garment.slot === 'outer' && !isKind(garment, 'coat')) ||
        (sleeveOf(garment.key) === 'long' && !isKind(garment, 'shirt')),
    ),
  ],
  'no jewelry': [spared('jewelry', (garment) => isKind(garment, 'jewelry', 'watch'))],
  'hide middle': [{ is: 'goal', goal: 'minimize-midsection' }],
  'hide arms': [{ is: 'spare', shape: showing('arms', 'arms') }],
  'hide legs': [{ is: 'spare', shape: showing('legs', 'legs') }],
  washable: [{ is: 'care', care: 'machine washable' }],
  'no ironing': [{ is: 'care', care: 'no ironing' }],
  maternity: [{ is: 'cut', cut: 'maternity' }],
  cheer: [{ is: 'mood', mood: 'colourful' }],
  quiet: [{ is: 'mood', mood: 'neutral' }],
  nursing: [{ is: 'practical', wish: 'over no head' }],
  pockets: [spared('no pockets', (garment) => garment.slot === 'bottom' && !hasPockets(garment))],
  young: [{ is: 'years', age: 'young' }],
  older: [{ is: 'years', age: 'older' }],
  wet: [{ is: 'weather', weather: null, wet: true }],
};
