import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { BodyGoal, StyleName } from '#contract/style-profile.ts';
import { sumInWords } from '#domain/shopping/sum-in-words.ts';
import { type ClimateName, isRainyIn, weatherIn } from '#domain/wardrobe/climates.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { Feeling } from '#domain/wardrobe/feelings.ts';
import type { FormalitySpan } from '#domain/wardrobe/formality.ts';
import { isKind, type Worn } from '#domain/wardrobe/garment.ts';
import { CLOTHS_BY_CARE, type Cut } from '#domain/wardrobe/garment-details.ts';
import { isHeeled } from '#domain/wardrobe/garment-facts.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled, tripTo } from '#domain/wardrobe/occasions/occasions.ts';
import type { PracticalWish } from '#domain/wardrobe/practical-wishes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { colder, needsCoat, needsLayer, type Weather } from '#domain/wardrobe/weather.ts';
import { askedCode, asksHowDressed, type ExplainedCode } from './asked-codes.ts';
import { besideFeelings } from './beside-feelings.ts';
import { showing } from './body-words.ts';
import { bothHalves } from './both-halves.ts';
import { HARD_ON_FEET } from './fit-words.ts';
import { cutOfHeight } from './height.ts';
import { joinedOccasion, joins, takesOver } from './joined-occasions.ts';
import {
  type Meaning,
  type Mention,
  type Mood,
  type Shape,
  saidOf,
  type Target,
  type YearsSaid,
} from './meanings.ts';
import { monthOf } from './months.ts';
import { type OthersWear, othersWear } from './others-wear.ts';
import { lackedNouns, ownedNouns, usualNouns } from './ownership.ts';
import {
  isOfRefusedNoun,
  isQuality,
  type PieceKind,
  refusedInFull,
  refusedOf,
  wantedNounOf,
} from './piece-kinds.ts';
import { addQuality, createBinder, type Demand, isEmpty, noQualities, type Qualities } from './qualities.ts';
import { feelingsSaid } from './read-feelings.ts';
import { readWords } from './read-words.ts';
import { readFrame } from './sense/read-frame.ts';
import { readRoles } from './sense/read-roles.ts';
import { weighDay } from './sense/weigh-day.ts';
import { isShort, weighWords } from './sense/weigh-words.ts';
import { asSpectator } from './spectators.ts';
import { tokensOf } from './tokens.ts';
import { couldBeWishes, unknownWords, withoutTold } from './unknown-words.ts';
import { relationSaid } from './wearers.ts';
import { inTheirSense } from './word-senses.ts';

/** What must not be in the outfit. */
export interface Refusals {
  targets: Target[];
  colours: Set<ColourName>;
  fabrics: Set<FabricName>;
  patterns: Set<FabricPattern>;
  shapes: Shape[];
  styles: Set<StyleName>;
  /** Refused only together: "no black shoes" is neither no shoes nor no black. */
  kinds: PieceKind[];
}

/** Something that is left out, as the person called it. */
export interface LeftOut {
  said: string;
  kind: PieceKind;
}

/** All that a prompt asks for. */
export interface Wishes extends Qualities {
  demands: Demand[];
  /** What the rest was said of: "all black except the shirt". */
  excepted: Target[];
  refuses: Refusals;
  /** What is left out by name. */
  leftOut: LeftOut[];
  /** What nothing of it is to be, where all that can be done is to stay quiet, as the person called it: "flashy". */
  toned: string[];
  /** The colors that the people beside somebody wear. */
  others: OthersWear | null;
  /** "I don't know how dressed up to be". */
  asksHowDressed: boolean;
  /** The dress code that was asked about: "what does black tie mean?". */
  explains: ExplainedCode | null;
  occasion: Occasion | null;
  /** Of the day the half that takes another look; by its key. */
  aside: string | null;
  /** What the day holds beside it, in one look: the nursery before the drinks; by keys, in the order of the day. */
  bothOf: readonly [first: string, second: string] | null;
  /** Explicit dress code. */
  span: FormalitySpan | null;
  /** What it was called. */
  spanSaid: string;
  /** Where the request as a whole says how dressed up: how likely each level of the ladder is. */
  levels: readonly number[];
  /** Levels up or down from what would be usual. */
  formalityShift: number;
  weather: Weather | null;
  /** The sky, the season or the place was named, and is not only what the occasion usually means. */
  isWeatherSaid: boolean;
  /** Of where it is worn, where no month was named with it. */
  climate: ClimateName | null;
  isWet: boolean;
  /** Travelled to, and known for its rain. */
  isShowery: boolean;
  isWindy: boolean;
  /** Named, and not only what the occasion means. */
  isWindSaid: boolean;
  styles: StyleName[];
  /** What a style was called, where that is not its name. */
  styleWords: Map<StyleName, string>;
  moods: Set<Mood>;
  /** What a mood was called. */
  moodWords: Map<Mood, string>;
  /** How somebody wants to look or feel, each as it is said back. */
  feelings: Map<Feeling, string>;
  /** How the cloth has to be looked after, where that was said. */
  care: Set<keyof typeof CLOTHS_BY_CARE>;
  /** What asks for shoes that one can stand and walk in. */
  isOnFeet: boolean;
  /**
   * What is neither said to be met nor missed, by the words it was said in: in a longer text what is likelier told of than wished,
   * and styles that a feeling has named.
   */
  doubtful: Set<string>;
  /** Clothes were asked for in the plural: "outfits", "light dresses". */
  isPlural: boolean;
  /** Covered arms were asked for in words, and do not only follow from who is visited. */
  isCoverAsked: boolean;
  goals: BodyGoal[];
  /** What each goal was called. */
  goalWords: Map<BodyGoal, string>;
  worn: Worn | null;
  /** Whose clothes they usually are, by what somebody says to be in the family: "I'm the father of the bride". */
  relation: Worn | null;
  years: YearsSaid | null;
  /** -1 the cheap end of the range, 1 the dear end. */
  spend: -1 | 0 | 1;
  /** Cuts that are sold apart from the ordinary sizes. */
  cuts: Set<Cut>;
  /** What is asked beside looks, each with the words it was read from; none where only the occasion asks it. */
  practical: Map<PracticalWish, string>;
  /** Asked for by name, and nothing of the wardrobe is like that. */
  missing: string[];
  /** The words that ask for more than one outfit. */
  several: string | null;
  /** The most that the prompt wants to spend in all, in dollars. */
  mostDollars: number | null;
  notUnderstood: string[];
}

/** Reads a prompt into wishes. Any text gives wishes; what was not understood is named. */
export function readWishes(prompt: string): Wishes {
  const [tokens, mentions] = [tokensOf(prompt), asSpectator(readWords(prompt))];
  const frame = readFrame(tokens, mentions);
  const feelings = feelingsSaid(tokens);
  const { others, told: ofOthers } = othersWear(tokens, mentions);
  const own = mentions.map((mention) => (ofOthers.has(mention) ? asFiller(mention) : mention));
  const read = inTheirSense(weighDay(weighWords(readRoles(tokens, own, 'request')), frame));
  const { told, asFelt } = besideFeelings(read, feelings);
  const wishes = wishesOf(told);
  const height = cutOfHeight(prompt);

  return {
    ...wishes,
    others,
    refuses: besideOthers(wishes.refuses, others),
    leftOut: [...wishes.leftOut, ...leftToOthers(others)],
    asksHowDressed: asksHowDressed(prompt),
    isPlural: wishes.isPlural || MANY_DAYS.test(prompt),
    feelings: new Map(feelings.map(({ feeling, said }) => [feeling, said])),
    doubtful: new Set([...wishes.doubtful, ...asFelt]),
    levels: frame.levels,
    relation: relationSaid(prompt),
    cuts: height === null ? wishes.cuts : new Set([...wishes.cuts, height]),
    mostDollars: sumInWords(prompt),
    explains: askedCode(prompt),
  };
}

function asFiller(mention: Mention): Mention {
  return { ...mention, negated: false, meaning: { is: 'filler' } };
}

/** What all the others wear is left to them, where somebody is to be the exception. */
function besideOthers(refuses: Refusals, others: OthersWear | null): Refusals {
  return others?.isApart === true
    ? { ...refuses, colours: new Set([...refuses.colours, ...others.names]) }
    : refuses;
}

function leftToOthers(others: OthersWear | null): LeftOut[] {
  if (others?.isApart !== true) return [];
  const { names, said } = others;

  return [
    {
      said: said.join(' / '),
      kind: { target: null, ...noQualities(), colours: [{ label: said.join(' '), names }] },
    },
  ];
}

/** "It could be a whole week", "two formal nights". */
const MANY_DAYS =
  /\b(?:all week|(?:a|the) (?:whole|full|entire) week|whole week|for (?:a|the) week|week of|(?:two|three|four|five|six|seven|[2-9]) (?:\w+ )?(?:days|nights|evenings)|every day|die ganze woche|eine ganze woche|(?:zwei|drei|vier|fünf|[2-9]) (?:\w+ )?(?:tage|abende|nächte))\b/i;

function wishesOf(said: readonly Mention[]): Wishes {
  const mentions = said.map((mention, at) =>
    isWarming(said, at)
      ? { ...mention, meaning: WARMER }
      : isLength(said, at)
        ? { ...mention, meaning: LONG }
        : isOfLittleWeight(said, at)
          ? light(mention)
          : mention,
  );
  const wishes = noWishes();
  const binder = createBinder(wishes, (meaning, before, text) => wishFor(wishes, meaning, before, text));

  const idle: string[] = [];
  const owned = ownedNouns(mentions);
  const lacked = lackedNouns(mentions);
  const usual = usualNouns(mentions);

  for (const [at, mention] of mentions.entries()) {
    const { meaning } = mention;
    if (usual.has(at) || isQuoted(mentions, at) || isWhere(mentions, at) || isGraduationGown(mentions, at))
      continue;
    // "No sweat marks" and "sweat marks" ask for the same.
    if (meaning.is === 'practical') {
      const isOfTheDay = mentions.some((one) => one.meaning.is === 'occasion' && one.said === mention.said);
      const said = isOfTheDay ? '' : asWished(mention.said);
      wishes.practical.set(meaning.wish, wishes.practical.get(meaning.wish) || said);
      continue;
    }
    if (isOfTheNight(mentions, at)) {
      wishes.practical.set('something over', mention.said);
      continue;
    }
    // "All black and closed shoes": what all of it is, the shoes are not alone.
    if (meaning.is === 'colour' && !mention.negated && isOfAll(mentions, at)) {
      wishes.colours.push(meaning);
      continue;
    }
    if (lacked.has(at)) {
      if (lacked.get(at)) binder.read({ ...mention, negated: false }, mentions[at - 1]?.meaning);
    } else if (isSaidOfPart(mentions, at)) {
    } else if (meaning.is === 'body') {
      if (
        mention.negated ||
        isToBeHidden(mentions, at) ||
        isHiddenBehind(mentions, at) ||
        isCovered(mentions, at)
      )
        wishes.refuses.shapes.push(showing(meaning.part, mention.text));
      else if (!isOfShape(mentions, at)) idle.push(mention.text);
    } else if (mention.excepted === true && isSaidOfAll(mentions, at)) {
      if (meaning.is === 'garments') wishes.excepted.push(meaning.target);
      binder.read(mention, mentions[at - 1]?.meaning);
    } else if (isRefused(mention, mentions[at - 1])) refuse(wishes, mentions, at);
    else binder.read(mention, mentions[at - 1]?.meaning, isOwn(mention, owned.has(at)));
  }

  binder.finish();
  if (!isShort(mentions))
    wishes.doubtful = new Set(mentions.filter(isDoubtful).map(({ said: words }) => words));
  wishes.isPlural =
    mentions.some(
      ({ text }, at) => OUTFITS.test(text) || FEW_PIECES.test(`${mentions[at - 1]?.text} ${text}`),
    ) ||
    wishes.demands.some(({ target }) => PLURAL.test(saidOf(target)) && !wishes.doubtful.has(saidOf(target)));
  if (isThroughout(mentions)) wishes.moods.add('monochrome');
  if (areEither(mentions)) wishes.colours = eitherOf(wishes.colours);
  wishes.isWet ||= wishes.demands.some(({ target }) => isForRain(target));
  travelTo(wishes, mentions);
  const halves = wishes.occasion === null ? null : bothHalves(wishes.occasion, mentions);
  wishes.aside = halves?.passedOver?.key ?? null;
  Object.assign(wishes, halves?.both);
  wishes.isWeatherSaid = mentions.some(saysWeather);
  if (mentions.some(({ text, negated }) => !negated && COZY.test(text)) && wishes.occasion?.weather == null)
    wishes.weather ??= 'cool';
  wishes.isWindy ||= wishes.occasion?.windy === true;
  if (wishes.isWindy) wishes.weather = inTheWind(wishes.weather ?? wishes.occasion?.weather ?? 'mild');
  for (const need of [...(wishes.occasion?.needs ?? []), ...needsOfPlace(wishes.occasion, mentions)])
    if (!wishes.practical.has(need)) wishes.practical.set(need, '');
  // "No logos, all my clothes have logos": once is enough.
  const refused = mentions.flatMap(({ meaning, negated }) =>
    negated && meaning.is === 'missing' ? [meaning.label] : [],
  );
  wishes.missing = wishes.missing.filter((label) => !refused.includes(label));
  if (mentions.some((_, at) => isGraduationGown(mentions, at))) {
    wishes.practical.set('under a gown', '');
    // Whoever wears the gown graduates.
    if (wishes.occasion?.key === 'graduation')
      wishes.occasion = occasionCalled('own-graduation') ?? wishes.occasion;
  }
  if (mentions.some(({ text, negated }) => !negated && HEADS_COVERED.test(text)) || isMuslimPrayer(mentions))
    wishes.practical.set('head covered', '');
  // Without buttons something has to go over the head: it is easy all the same, where no shoe is tied.
  if (wishes.refuses.shapes.some(({ label }) => label === 'buttons') && wishes.practical.has('on and off')) {
    wishes.practical.set('no laces', wishes.practical.get('on and off') ?? '');
    wishes.practical.delete('on and off');
  }
  // Who has lost weight needs no room for more of it.
  if (mentions.some(({ text }) => LOST.test(text))) wishes.practical.delete('easy middle');
  // The dark suit of a funeral is worn again as it is.
  if (wishes.occasion?.key === 'funeral') wishes.practical.delete('to mix');
  wishes.notUnderstood = [
    ...new Set([
      ...unknownWords(couldBeWishes(withoutTold(mentions))),
      ...(mentions.length <= SHORT ? idle : []),
    ]),
  ];

  return wishes;
}

/** "I don't want to look like a marshmallow" wishes not to. */
function asWished(said: string): string {
  return /^like /i.test(said) ? `not ${said}` : /^wie /i.test(said) ? `nicht ${said}` : said;
}

/** What one asks for in the plural where more than one is meant: nobody asks for "a trouser". */
const PLURAL =
  /^(?:dresses|skirts|tops|blouses|shirts|blazers|suits|jumpsuits|kleider|röcke|blusen|hemden|oberteile|anzüge)$/i;
const OUTFITS = /^(?:outfits)$/;
const FEW_PIECES = /^(?:few|some|couple of|paar) (?:pieces|things|teile|sachen)$/;

/** Whether a word is rather told of than wished, owned or refused. */
function isDoubtful({ meaning, role, said, negated }: Mention): boolean {
  if (role === undefined) return false;
  // What the grammar takes for refused is so, if nothing speaks against it.
  if (negated) return role.role === 'told' && role.sureness >= SURE;
  const isKept = role.role === 'kept' && meaning.is === 'garments' && role.sureness >= SURE;
  const isWanted =
    role.role === 'wanted' && role.sureness >= (meaning.is === 'missing' ? SURE : LIKELY_WANTED);
  const isRefused = role.role === 'refused' && role.sureness >= SURE;
  // A phrase of several words means nothing else.
  const isOfClothes = said.includes(' ') || role.isClothing >= OF_CLOTHES;

  return !(isKept || isWanted || isRefused) || !isOfClothes;
}

const LIKELY_WANTED = 0.4;
const SURE = 0.6;
const OF_CLOTHES = 0.3;

function isOwn({ isKept, isLost }: Mention, isSaidToBe: boolean): boolean {
  return isKept === true || (isSaidToBe && isLost !== true);
}

/** "Pink or red maybe": one of the two is enough. */
function areEither(mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ meaning, negated }, at) =>
      meaning.is === 'colour' &&
      !negated &&
      isCueAt(mentions, at + 1, 'or') &&
      mentions[at + 2]?.meaning.is === 'colour',
  );
}

function eitherOf(colours: Wishes['colours']): Wishes['colours'] {
  const [first] = colours;

  return first === undefined
    ? []
    : [
        {
          ...first,
          said: colours.map(saidOf).join(' / '),
          names: [...new Set(colours.flatMap(({ names }) => names))],
        },
      ];
}

/** "Hot days and chilly nights": the day is dressed for, with something to put on. */
function isOfTheNight(mentions: readonly Mention[], at: number): boolean {
  const { meaning } = mentions[at] ?? {};
  const isCool = meaning?.is === 'weather' && meaning.weather !== null && needsLayer(meaning.weather);

  return (
    isCool &&
    /^(?:nights?|evenings?|nachte?n?|abende?n?)$/.test(mentions[at + 1]?.text ?? '') &&
    mentions.some(
      (other, place) =>
        place !== at &&
        other.meaning.is === 'weather' &&
        other.meaning.weather !== null &&
        monthOf(other.text) === null,
    )
  );
}

/** Two readings of the same words: a color, and that it is the only one. */
function isOfAll(mentions: readonly Mention[], at: number): boolean {
  const [here, next] = [mentions[at], mentions[at + 1]];

  return next?.meaning.is === 'mood' && next.meaning.mood === 'monochrome' && next.from === here?.from;
}

const MOSTLY =
  /^(?:mostly|mainly|predominantly|überwiegend|uberwiegend|hauptsächlich|hauptsachlich|vorwiegend)$/;

/** "Everything navy", "mostly white", "alles in Blau": one color for the whole look, not for the first piece of it. */
function isThroughout(mentions: readonly Mention[]): boolean {
  return mentions.some(({ meaning, negated, text }, at) => {
    const isMostly = MOSTLY.test(text) && !/^(?:is|are|ist|sind)$/.test(mentions[at - 1]?.text ?? '');
    if (!isMostly && (meaning.is !== 'cue' || meaning.cue !== 'everything' || negated)) return false;
    const link = mentions[at + 1]?.meaning;
    const from = link?.is === 'cue' && link.cue === 'in' ? at + 2 : at + 1;
    const [colour, next] = [mentions[from], mentions[from + 1]?.meaning];

    return (
      colour?.meaning.is === 'colour' &&
      !colour.negated &&
      !['colour', 'garments'].includes(next?.is ?? '') &&
      !(next?.is === 'cue' && (next.cue === 'and' || next.cue === 'or'))
    );
  });
}

/** "Too tight on the stomach" is a word on the cut. */
function isOfShape(mentions: readonly Mention[], at: number): boolean {
  return mentions.slice(Math.max(0, at - 3), at).some(({ meaning }) => meaning.is === 'shape');
}

/** In a longer text a part of the body is told of. */
const SHORT = 4;

/** Where women cover their hair. */
const HEADS_COVERED = /\b(?:mosques?|moschee\w*|masjid|gurdwaras?)\b/;

function isMuslimPrayer(mentions: readonly Mention[]): boolean {
  const has = (pattern: RegExp) => mentions.some(({ text }) => pattern.test(text));

  return (
    has(/\b(?:jummah?|taraweeh|freitagsgebet|eidgebet)\b/) ||
    (has(/\b(?:eid|ramadan|bayram|friday)\b/) && has(/\bprayers?\b/))
  );
}

const LOST = /^(?:lost|abgenommen|i lost|ive lost|weight loss)$/;

/** "My barber told me": who said it is not where one goes. */
function isQuoted(mentions: readonly Mention[], at: number): boolean {
  return mentions[at]?.meaning.is === 'occasion' && SAID_SO.test(mentions[at + 1]?.text ?? '');
}

const SAID_SO = /^(?:told|said|says|say|thinks|recommended|recommends|sagt|sagte|meint|meinte)$/;

/** "A gentleman from my choir": where people know each other from is not where one goes, if that is said beside it. */
function isWhere(mentions: readonly Mention[], at: number): boolean {
  const texts = mentions.slice(Math.max(0, at - 4), at).map(({ text }) => text);
  const from = texts.findLastIndex((text) => FROM.test(text));

  return (
    mentions[at]?.meaning.is === 'occasion' &&
    from > 0 &&
    SOMEBODY.test(texts[from - 1] ?? '') &&
    mentions.some(({ meaning, negated }, other) => other < at && meaning.is === 'occasion' && !negated)
  );
}

const FROM = /^(?:from|aus|vom|von)$/;
const SOMEBODY =
  /^(?:gentleman|man|men|woman|women|lady|ladies|guy|guys|girl|girls|boy|friend|friends|mate|mates|someone|somebody|people|folks|colleague|colleagues|neighbor|neighbors|neighbour|neighbours|mann|frau|herr|herrn|dame|freund|freundin|freunden|freundinnen|leuten|jemandem|kollegen|kollegin|bekannten|bekannter)$/;

/** What the ground of another occasion asks, where the one is at the other: "a party in the woods", "on a boat". */
function needsOfPlace(lead: Occasion | null, mentions: readonly Mention[]): readonly PracticalWish[] {
  return mentions.flatMap(({ meaning, negated }, at) => {
    if (meaning.is !== 'occasion' || negated || meaning.occasion.key === lead?.key) return [];
    const isThere = mentions.slice(Math.max(0, at - 2), at).some(({ text }) => AT.test(text));

    return isThere ? (ASKED_BY_GROUND[meaning.occasion.key] ?? []) : [];
  });
}

const AT = /^(?:in|on|from|off|im|auf|am|vom)$/;
const ASKED_BY_GROUND: Readonly<Record<string, readonly PracticalWish[]>> = {
  hiking: ['muddy ways'],
  camping: ['muddy ways'],
  'dog-walk': ['muddy ways'],
  'on-the-water': ['on deck', 'something over'],
};

/** The gown that hangs over everybody at a graduation is lent. */
function isGraduationGown(mentions: readonly Mention[], at: number): boolean {
  const isGown = (meaning: Meaning | undefined) =>
    meaning?.is === 'garments' && meaning.target.label === 'gown';
  // "Gown is navy polyester": what is said of it is no wish either.
  const isSaidOfIt =
    isQuality(mentions[at]) && mentions.slice(Math.max(0, at - 3), at).some(({ meaning }) => isGown(meaning));

  return (
    (isGown(mentions[at]?.meaning) || isSaidOfIt) &&
    mentions.some(({ text }) => /^graduat|abschluss/.test(text))
  );
}

/** A raincoat and rubber boots say what the sky does; a trench alone is a coat like others. */
function isForRain({ keys }: Target): boolean {
  const isRainGear = keys.has('rain-jacket') || keys.has('rain-boots');

  return (
    isRainGear &&
    [...keys].every((key) => {
      const garment = garmentOf(key);

      return garment !== null && isKind(garment, 'raincoat', 'rain');
    })
  );
}

/** Nobody is cozy in linen, whatever the month. */
const COZY = /^(?:cozy|cosy|snug|gemutlich\w*|kuschelig\w*)$/;

function isCold(weather: Weather): boolean {
  return weather === 'cold' || weather === 'freezing';
}

const WARMER: Meaning = { is: 'change', axis: 'warmth', direction: 1 };

/** "A warm coat", "warm and cozy" are for the cold; "a warm day" is not. */
function isWarming(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] ?? {};
  if (meaning?.is !== 'weather' || !/^warm(?:e[mnrs]?)?$/.test(text ?? '')) return false;
  // "In January, warm but not ugly".
  const isColdDay = mentions.some(
    (other) =>
      other.meaning.is === 'weather' && other.meaning.weather !== null && isCold(other.meaning.weather),
  );
  if (isColdDay) return true;
  const next = mentions.slice(at + 1).find(({ meaning: { is } }, after) => {
    const isJoined = is === 'cue' || is === 'filler';

    return !(isQuality(mentions[at + 1 + after]) || (isJoined && after < 2));
  })?.meaning;

  if (next === undefined || next.is === 'break') return isSaidOfClothes(mentions, at);

  return next.is === 'garments' || (next.is === 'mood' && next.mood === 'comfortable');
}

/** "Soft and feminine but warm": one more word on what is wanted, and none on the day. */
function isSaidOfClothes(mentions: readonly Mention[], at: number): boolean {
  const isJoined = ['and', 'but'].some((cue) => isCueAt(mentions, at - 1, cue));
  const before = mentions[at - 2]?.meaning.is ?? 'break';

  return isJoined && ['mood', 'style', 'shape', 'fabric', 'colour', 'garments'].includes(before);
}

function isCueAt(mentions: readonly Mention[], at: number, cue: string): boolean {
  const meaning = mentions[at]?.meaning;

  return meaning?.is === 'cue' && meaning.cue === cue;
}

/** "A long linen dress" is asked for by its length, "a long day" is not. */
function isLength(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] ?? {};
  if (meaning?.is !== 'filler' || text !== 'long') return false;
  const noun = mentions.slice(at + 1, at + 4).find((mention) => !isQuality(mention))?.meaning;

  return (
    noun?.is === 'garments' &&
    (noun.target.slots.some((slot) => slot === 'dress' || slot === 'bottom') ||
      noun.target.keys.has('duster-cardigan'))
  );
}

const LONG: Meaning = {
  is: 'shape',
  shape: {
    label: 'long',
    of: ['dress', 'bottom', 'outer'],
    matches: (garment) =>
      garment.key === 'duster-cardigan' ||
      isKind(garment, 'floor-length', 'midi') ||
      (garment.slot === 'bottom' && isKind(garment, 'trousers', 'jeans')),
  },
};

/** "Light dresses", "something light for spring": of thin cloth; of a light blue and a light meal something else is said. */
function isOfLittleWeight(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] ?? {};
  if (meaning?.is !== 'unknown' || !/^(?:light|leicht(?:e[nrsm]?)?)$/.test(text ?? '')) return false;
  const noun = mentions.slice(at + 1, at + 4).find((mention) => !isQuality(mention))?.meaning;

  return noun?.is === 'garments' || /^(?:something|etwas|was)$/.test(mentions[at - 1]?.text ?? '');
}

function light({ role: _ofUnknownWord, ...mention }: Mention): Mention {
  const shape: Shape = {
    label: 'light',
    said: mention.said,
    matches: ({ slot, warmth }) =>
      warmth <= (slot === 'outer' ? 2 : 1) && !['bag', 'accessory'].includes(slot),
  };

  return { ...mention, meaning: { is: 'shape', shape } };
}

/** A named place has the weather of its month there, unless the weather itself was named; alone it is a trip. */
function travelTo(wishes: Wishes, mentions: readonly Mention[]): void {
  const place = mentions.find(({ meaning, negated }) => meaning.is === 'place' && !negated)?.meaning;
  if (place?.is !== 'place') return;
  const at = mentions.findIndex(({ meaning }) => meaning === place);
  const isHome = mentions.slice(Math.max(0, at - 4), at).some(({ text }) => LIVES.test(text));
  // "Five days in Copenhagen, walking everywhere" is a trip, and on foot.
  if (!isHome && (wishes.occasion === null || wishes.occasion.key === 'on-foot'))
    wishes.occasion = tripTo(place.isResort);
  wishes.isShowery = !isHome && isRainyIn(place.climate);
  const sky = mentions.filter(
    ({ meaning, text }) => meaning.is === 'weather' && meaning.weather !== null && !isOfClothes(text),
  );
  const months = sky.map(({ text }) => monthOf(text, place.climate === 'southern'));
  if (months.includes(null)) return;

  const month = months.at(-1);
  // "It will be hot" is said of the place, too.
  if (
    month === undefined &&
    mentions.some(({ meaning }) => meaning.is === 'change' && meaning.axis === 'warmth')
  )
    return;
  wishes.weather = month == null ? null : weatherIn(place.climate, month);
  wishes.climate = month == null ? place.climate : null;
}

function saysWeather({ meaning, negated }: Mention): boolean {
  return (meaning.is === 'weather' && meaning.weather !== null && !negated) || meaning.is === 'place';
}

const LIVES = /^(?:live|lives|living|based|from|home|work|wohne|lebe|arbeite|aus)$/;

/** Six degrees and wind are dressed for as two without. */
function inTheWind(calm: Weather): Weather {
  return needsCoat(calm) ? calm : colder(calm);
}

/** "Less black" is no black, where nobody can say how much is less. */
function isRefused({ meaning, negated }: Mention, before: Mention | undefined): boolean {
  return (
    negated || (isQuality({ meaning }) && before?.meaning.is === 'degree' && before.meaning.direction < 0)
  );
}

/** "All black except the shirt" does not refuse the shirt; "anything but heels" refuses heels. */
function isSaidOfAll(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(0, at)
    .some(
      ({ meaning }) =>
        (meaning.is === 'mood' && meaning.mood === 'monochrome') ||
        (meaning.is === 'cue' && meaning.cue === 'everything'),
    );
}

/** Nobody goes barefoot: in "no xyz shoes" the word that nobody knows would have said which. */
function isAllShoes({ breadth, slots }: Target): boolean {
  return breadth === 'slot' && slots.length === 1 && slots[0] === 'shoes';
}

const BAGS: Shape = { label: 'bags', matches: ({ slot }) => slot === 'bag' };

/** Balance changes with a bump. */
const HIGH_HEELS: Shape = {
  label: 'high heels',
  matches: isHeeled,
};

/** Wide lasts are made for what is low and round in front. */
const NARROW_SHOES: Shape = {
  label: 'narrow shoes',
  matches: (garment) => isHeeled(garment) || ['ballet-flats', 'evening-flats'].includes(garment.key),
};

/** Nobody bends down to laces in the seventh month, or closes a waistcoat. */
const HARD_WITH_A_BUMP: Shape = {
  label: 'laces and belts',
  matches: (garment) => isKind(garment, 'lace-ups', 'belt', 'vest'),
};

/** "Knees covered", "covered knees": said of the part of the body, and asks for nothing more. */
function isSaidOfPart(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] ?? {};
  if (meaning?.is !== 'mood' || !COVERED.test(text ?? '')) return false;

  return (
    mentions[at + 1]?.meaning.is === 'body' ||
    mentions.some(({ meaning: { is } }, part) => is === 'body' && part < at && isCovered(mentions, part))
  );
}

/** Whether the part of the body is said to be covered, before it or behind it: "my knees should be covered". */
function isCovered(mentions: readonly Mention[], at: number): boolean {
  const isWord = (mention: Mention | undefined) =>
    mention?.meaning.is === 'mood' && COVERED.test(mention.text) && !mention.negated;
  const behind = mentions
    .slice(at + 1, at + 5)
    .find(({ meaning: { is } }) => !['filler', 'body'].includes(is) && is !== 'cue');

  return isWord(mentions[at - 1]) || isWord(behind);
}

const COVERED = /^(?:covered|covered up|bedeckt|verdeckt)$/;

/** "A tattoo I'd rather cover": said behind the part. */
function isHiddenBehind(mentions: readonly Mention[], at: number): boolean {
  const behind = mentions.slice(at + 1, at + 7);
  const end = behind.findIndex(({ meaning }) => meaning.is === 'break');
  const said = end < 0 ? behind : behind.slice(0, end);

  return (
    said.some(({ meaning, negated }) => meaning.is === 'hide' && !negated) &&
    !said.some(({ meaning }) => meaning.is === 'body')
  );
}

/** "Hide my hips and my arms": the reach of "hide" goes over a list, and ends where another thought begins. */
function isToBeHidden(mentions: readonly Mention[], at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const { meaning } = mentions[before] ?? {};
    if (meaning?.is === 'hide') return true;
    const goesOn =
      meaning?.is === 'filler' ||
      meaning?.is === 'body' ||
      meaning?.is === 'goal' ||
      (meaning?.is === 'break' && !meaning.strong) ||
      (meaning?.is === 'cue' && ['and', 'or', 'article'].includes(meaning.cue));
    if (!goesOn) return false;
  }

  return false;
}

export function noWishes(): Wishes {
  return {
    ...noQualities(),
    demands: [],
    excepted: [],
    refuses: {
      targets: [],
      colours: new Set(),
      fabrics: new Set(),
      patterns: new Set(),
      shapes: [],
      styles: new Set(),
      kinds: [],
    },
    leftOut: [],
    toned: [],
    others: null,
    asksHowDressed: false,
    explains: null,
    occasion: null,
    bothOf: null,
    aside: null,
    span: null,
    spanSaid: '',
    levels: [],
    formalityShift: 0,
    weather: null,
    isWeatherSaid: false,
    climate: null,
    isWet: false,
    isShowery: false,
    isWindy: false,
    isWindSaid: false,
    styles: [],
    styleWords: new Map(),
    moods: new Set(),
    moodWords: new Map(),
    feelings: new Map(),
    care: new Set(),
    isOnFeet: false,
    doubtful: new Set(),
    isPlural: false,
    isCoverAsked: false,
    goals: [],
    goalWords: new Map(),
    worn: null,
    relation: null,
    years: null,
    spend: 0,
    mostDollars: null,
    cuts: new Set(),
    practical: new Map(),
    missing: [],
    several: null,
    notUnderstood: [],
  };
}

function wishFor(wishes: Wishes, meaning: Meaning, before: Meaning | undefined, text: string): void {
  const turn = before?.is === 'degree' ? before.direction : 1;

  switch (meaning.is) {
    case 'occasion':
      wishes.occasion = joinedOccasion(wishes.occasion, meaning.occasion) ?? wishes.occasion;
      // Who walks there walks in shoes for walking, wherever dinner is.
      if (meaning.occasion.key === 'on-foot') wishes.refuses.shapes.push(HIGH_HEELS);
      if (joins(wishes.occasion, meaning.occasion)) return;
      if (wishes.occasion === null || takesOver(meaning.occasion, wishes.occasion)) {
        const weather = wishes.occasion?.weather;
        wishes.occasion = meaning.occasion;
        if (weather !== undefined && meaning.occasion.weather === undefined) wishes.weather ??= weather;
      } else if (meaning.occasion.weather !== undefined && wishes.occasion.weather === undefined) {
        wishes.weather ??= meaning.occasion.weather;
      }
      return;
    case 'formality':
      if (before?.is === 'degree') wishes.formalityShift += turn * (meaning.span[0] >= 3 ? 1 : -1);
      else if (wishes.span === null) {
        wishes.span = meaning.span;
        wishes.spanSaid = text;
      }
      return;
    case 'weather':
      // "31 degrees and sunny" is as hot as it says.
      wishes.weather =
        (SUN.test(text) || isOfClothes(text) ? wishes.weather : null) ?? meaning.weather ?? wishes.weather;
      wishes.isWet ||= meaning.wet;
      return;
    case 'wind':
      wishes.isWindy = true;
      wishes.isWindSaid = text !== '';
      return;
    case 'style':
      // Its own name is said in the reader's language; any other word, as it was typed.
      if (text !== meaning.style.toLowerCase()) wishes.styleWords.set(meaning.style, text);
      if (turn > 0) wishes.styles.push(meaning.style);
      else wishes.refuses.styles.add(meaning.style);
      return;
    case 'mood':
      if (turn > 0) wishes.moods.add(meaning.mood);
      if (turn > 0) wishes.moodWords.set(meaning.mood, text);
      if (meaning.mood === 'modest') wishes.isCoverAsked ||= COVER_ASKED.test(text);
      return;
    case 'goal':
      wishes.goals.push(meaning.goal);
      if (text !== '') wishes.goalWords.set(meaning.goal, text);
      // Who wants the middle skimmed is not offered what clings to it.
      if (meaning.goal === 'minimize-midsection')
        wishes.refuses.shapes.push(showing('stomach', 'midsection'));
      return;
    case 'wearer':
      wishes.worn ??= meaning.worn;
      return;
    case 'years':
      wishes.years ??= meaning.age;
      return;
    case 'cut':
      wishes.cuts.add(meaning.cut);
      if (/ (woman|women|lady)$/.test(text)) wishes.worn ??= 'womenswear';
      if (/ (man|men|guy)$/.test(text)) wishes.worn ??= 'menswear';
      if (meaning.cut === 'maternity') wishes.refuses.shapes.push(HIGH_HEELS, HARD_WITH_A_BUMP);
      if (meaning.cut === 'wide') wishes.refuses.shapes.push(NARROW_SHOES);
      return;
    case 'care':
      if (text !== '') wishes.care.add(meaning.care);
      for (const fabric of CLOTHS_BY_CARE[meaning.care]) wishes.refuses.fabrics.add(fabric);
      return;
    case 'spare':
      wishes.refuses.shapes.push(meaning.shape);
      wishes.isOnFeet ||= meaning.shape === HARD_ON_FEET && text !== '';
      return;
    case 'missing':
      wishes.missing.push(meaning.label);
      return;
    case 'several':
      wishes.several ??= text;
      return;
    case 'change':
      changeFor(wishes, meaning.axis, meaning.direction);
      return;
    default:
  }
}

/** "Warm enough in October" is said of the clothes, and the day is October's. */
function isOfClothes(text: string): boolean {
  return /\bwarm(?:er|es|e)?\b/.test(text) && /enough|clothes|outfit|keep|stay|something/.test(text);
}

const SUN = /^(?:sunny|sun|sunshine|sonnig\w*|sonne)$/;

/** Asked for in these words; that it also follows from a strict family or a hijab asks for nothing. */
const COVER_ASKED = /modest|cover|tznius|bedeckt|zuchtig|keusch|freizugig|sittsam/;

function changeFor(wishes: Wishes, axis: string, direction: 1 | -1): void {
  if (axis === 'formality') wishes.formalityShift += direction;
  if (axis === 'price') wishes.spend = direction;
  if (axis === 'comfort' && direction > 0) wishes.moods.add('comfortable');
  if (axis === 'colour') wishes.moods.add(direction > 0 ? 'colourful' : 'neutral');
  if (axis === 'brightness') wishes.moods.add(direction > 0 ? 'light' : 'dark');
  if (axis === 'warmth') wishes.weather ??= direction > 0 ? 'cold' : 'hot';
  if (axis === 'heel' && direction < 0) wishes.moods.add('comfortable');
}

function refuse(wishes: Wishes, mentions: readonly Mention[], at: number): void {
  const { refuses } = wishes;
  const meaning = mentions[at]?.meaning;
  // "No skinny jeans" is about jeans that are skinny: neither all jeans nor all that is skinny.
  if (meaning === undefined || (isQuality(mentions[at]) && isOfRefusedNoun(mentions, at))) return;
  const wanted = isQuality(mentions[at]) ? wantedNounOf(mentions, at) : null;
  if (wanted !== null) {
    const kind: PieceKind = { target: wanted, ...noQualities() };
    addQuality(kind, refusedInFull(meaning));
    refuses.kinds.push(kind);
    wishes.leftOut.push({ said: mentions[at]?.said ?? '', kind });
    return;
  }

  if (meaning.is === 'garments') {
    const qualities = refusedOf(mentions, at);
    if (isEmpty(qualities) && isAllShoes(meaning.target)) return;
    const kind: PieceKind = { target: meaning.target, ...qualities };
    wishes.leftOut.push({ said: nameOf(kind), kind });
    if (isEmpty(qualities)) refuses.targets.push(meaning.target);
    else refuses.kinds.push(kind);
    // "No accessories" leaves the bag at home too.
    if (meaning.target.label === 'accessories') refuses.shapes.push(BAGS);
  }
  if (isQuality({ meaning })) {
    const kind: PieceKind = { target: null, ...noQualities() };
    addQuality(kind, refusedInFull(meaning));
    wishes.leftOut.push({ said: mentions[at]?.said ?? '', kind });
  }
  if (meaning.is === 'colour') for (const name of meaning.avoid) refuses.colours.add(name);
  if (meaning.is === 'fabric') for (const name of meaning.avoid) refuses.fabrics.add(name);
  if (meaning.is === 'pattern') for (const pattern of meaning.avoid) refuses.patterns.add(pattern);
  if (meaning.is === 'shape') refuses.shapes.push(meaning.shape);
  if (meaning.is === 'care') {
    wishes.care.add(meaning.care);
    for (const fabric of CLOTHS_BY_CARE[meaning.care]) refuses.fabrics.add(fabric);
  }
  if (meaning.is === 'goal' && meaning.goal === 'emphasize-legs')
    refuses.shapes.push(showing('legs', 'legs'));
  if (meaning.is === 'style') refuses.styles.add(meaning.style);
  if (meaning.is === 'formality') wishes.formalityShift += meaning.span[0] >= 3 ? -1 : 1;
  if (meaning.is === 'mood' && meaning.mood === 'colourful') wishes.moods.add('neutral');
  if (meaning.is === 'mood' && meaning.mood === 'bold') {
    wishes.moods.add('neutral');
    wishes.toned.push(mentions[at]?.said ?? '');
  }
  if (meaning.is === 'mood' && meaning.mood === 'dark') wishes.moods.add('light');
  if (meaning.is === 'weather' && meaning.weather !== null)
    refuseWeather(wishes, meaning.weather, mentions, at);
}

/** "Black leather shoes". */
function nameOf({ target, colours, fabrics, patterns, shapes }: PieceKind): string {
  return [...colours, ...fabrics, ...patterns, ...shapes, ...(target === null ? [] : [target])]
    .map(saidOf)
    .join(' ');
}

/** "Without freezing on the way home in February" is for the cold, and in February whatever stands before it. */
function refuseWeather(wishes: Wishes, weather: Weather, mentions: readonly Mention[], at: number): void {
  const { text = '' } = mentions[at] ?? {};
  const isWithout = mentions
    .slice(Math.max(0, at - 3), at)
    .some((before) => /^(?:without|ohne)$/.test(before.text));
  if (monthOf(text) !== null) wishes.weather = weather;
  else if (needsCoat(weather) && (isWithout || /^(?:freezing|frieren)$/.test(text)))
    wishes.weather ??= 'cold';
}
