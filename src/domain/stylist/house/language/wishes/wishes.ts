import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { feelingsOf, type PracticalWish } from '#domain/wardrobe/practical-wishes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { showing } from '../lexicon/body-words.ts';
import { lookUp } from '../lexicon/lexicon.ts';
import { asFiller } from '../mentions/as-filler.ts';
import type { Mention } from '../mentions/meanings.ts';
import { createBinder, noQualities } from '../mentions/qualities.ts';
import { tokensOf } from '../mentions/tokens.ts';
import { beforeTheirNouns } from '../nouns/behind-nouns.ts';
import { isCovered, isHiddenBehind, isSaidOfPart, isToBeHidden } from '../nouns/covered-parts.ts';
import { besideTheirNouns } from '../nouns/loose-words.ts';
import { inTheSameColour } from '../nouns/same-colour-as.ts';
import { readWords } from '../read-words.ts';
import { readFrame } from '../roles/read-frame.ts';
import { readRoles } from '../roles/read-roles.ts';
import { weighDay } from '../roles/weigh-day.ts';
import { weighWords } from '../roles/weigh-words.ts';
import { asTooMuch } from '../scope/too-much.ts';
import { unlikeOthers } from '../scope/unlike-others.ts';
import { inTheirSense } from '../senses/word-senses.ts';
import { coatForWarmRooms, layerForColdRooms } from '../told/cold-inside.ts';
import { isNotNeeded, isOnlyConsidered } from '../told/not-worn-again.ts';
import { type OthersWear, othersWear } from '../told/others-wear.ts';
import { lackedNouns, ownedNouns, usualNouns } from '../told/ownership.ts';
import { asSpectator } from '../told/spectators.ts';
import { asAskedForTheWay, isQuoted, isWhere } from '../told/told-places.ts';
import { asItMayRain, asTheColdIsNew, asTheDayTurns } from '../told/turning-days.ts';
import { asAtWork } from '../told/workplaces.ts';
import { couldBeWishes } from '../understood/could-be-wishes.ts';
import { inPlainWords } from '../understood/plain-words.ts';
import { unknownWords } from '../understood/unknown-words.ts';
import { asDressCode } from './asked-codes.ts';
import { besideFeelings } from './beside-feelings.ts';
import { clothAsPiece } from './cloth-as-piece.ts';
import { isOfAll } from './one-colour.ts';
import { feelingsSaid } from './read-feelings.ts';
import { readOffText } from './read-off-text.ts';
import { isRefused, isSaidOfAll, refuse } from './refuse.ts';
import { settleDemands, takeBack } from './settle-demands.ts';
import { isGraduationGown, isUniformCoat, settleNeeds } from './settle-needs.ts';
import { SUIT, settleOccasion } from './settle-occasion.ts';
import { settleSky, settleWeather } from './settle-weather.ts';
import { refuseUnownedSuit, settleWhole } from './settle-whole.ts';
import { inItsWeather } from './weather-wished.ts';
import { type LeftOut, noWishes, type Refusals, type Wishes } from './what-is-wished.ts';
import { wishFor } from './wish-for.ts';

/** Reads a prompt into wishes. Any text gives wishes; what was not understood is named. */
export function readWishes(request: string): Wishes {
  const prompt = inPlainWords(request);
  const tokens = tokensOf(prompt);
  const mentions = readInTurn(OF_THE_DAY, readWords(prompt));
  const frame = readFrame(tokens, mentions);
  const feelings = feelingsSaid(tokens);
  const { others, told: ofOthers } = othersWear(tokens, mentions);
  const own = mentions.map((mention) => (ofOthers.has(mention) ? asFiller(mention) : mention));
  const inTheirRoles = readRoles(tokens, own, 'request');
  const weighed = weighWords(inTheirRoles);
  const said = readInTurn(OF_THE_WEATHER, weighed);
  const read = asAskedForTheWay(inTheirSense(weighDay(said, frame)), said);
  const { told, asFelt } = besideFeelings(read, feelings);
  const wishes = wishesOf(told);
  const text = readOffText(prompt, wishes);
  const { club, occasion } = text;

  return {
    ...wishes,
    // At home rain does not matter.
    isWet: wishes.isWet && occasion?.isAtOurs !== true && !hasTrait(occasion, 'at home'),
    colours: club.colours,
    demands: [...wishes.demands, ...club.demands],
    occasion,
    others,
    refuses: besideOthers(wishes.refuses, others),
    leftOut: [...wishes.leftOut, ...leftToOthers(others)],
    asksHowDressed: text.asksHowDressed,
    isPlural: wishes.isPlural || text.isOfManyDays,
    isComplete: wishes.demands.length >= A_FEW && text.isThatAll,
    // Feelings that follow from a practical wish are answered with it.
    feelings: new Map([
      ...feelingsOf(text.practical.keys()).map((feeling) => [feeling, ''] as const),
      ...feelings.map(({ feeling, said }) => [feeling, said] as const),
    ]),
    doubtful: new Set([...wishes.doubtful, ...asFelt]),
    levels: frame.levels,
    span: wishes.span ?? (text.isForSeniorPost ? SUIT : null),
    relation: text.relation,
    years: wishes.years ?? (text.isElder ? 'older' : null),
    cuts: text.height === null ? wishes.cuts : new Set([...wishes.cuts, text.height]),
    mostDollars: text.sums.most,
    ...(text.sums.mostNamed !== undefined && { mostNamed: text.sums.mostNamed }),
    leastDollars: text.sums.least,
    practical: text.practical,
    isAtNight: text.isAtNight,
    inferred: inferredOf(told),
    explains: text.explains,
    notUnderstood: [
      ...new Set([
        ...[...wishes.notUnderstood, ...passedOver(inTheirRoles, weighed)].filter(
          (word) => !club.isOfName(word),
        ),
        ...club.notUnderstood,
      ]),
    ],
  };
}

type Reading = (mentions: readonly Mention[]) => Mention[];

/**
 * What words mean by those around them, before the networks read them, in this order: what is worked at is settled before a dress code
 * is looked for beside it, and what is refused or too much is looked for where the nouns are final.
 */
const OF_THE_DAY: readonly Reading[] = [
  inTheSameColour,
  asAtWork,
  asDressCode,
  asSpectator,
  unlikeOthers,
  asTooMuch,
];

/** What the day is like, once it is known which words count, in this order: first all weather that is told, then where and when it is so. */
const OF_THE_WEATHER: readonly Reading[] = [
  inItsWeather,
  asTheColdIsNew,
  asItMayRain,
  layerForColdRooms,
  coatForWarmRooms,
  asTheDayTurns,
];

function readInTurn(readings: readonly Reading[], mentions: readonly Mention[]): readonly Mention[] {
  return readings.reduce<readonly Mention[]>((said, reading) => reading(said), mentions);
}

/** What `weighDay` has read off the request as a whole. */
function inferredOf(mentions: readonly Mention[]): Set<PracticalWish> {
  return new Set(
    mentions.flatMap(({ meaning, said }) => (meaning.is === 'practical' && said === '' ? meaning.wish : [])),
  );
}

/** Words of clothing that are passed over as told of or complained of, and not surely so: they are said back, since they may be wishes. */
function passedOver(read: readonly Mention[], weighed: readonly Mention[]): string[] {
  return read
    .filter(({ meaning, role, negated }, at) => {
      const isPassed = meaning.is !== 'filler' && weighed[at]?.meaning.is === 'filler';
      return (
        isPassed &&
        !negated &&
        // A piece that is named is understood.
        meaning.is !== 'garments' &&
        role !== undefined &&
        role.sureness < SURELY_TOLD &&
        role.isClothing >= OF_CLOTHING
      );
    })
    .map(({ said }) => said);
}

const SURELY_TOLD = 0.75;

const OF_CLOTHING = 0.5;

/** What all others wear is refused where somebody wants to differ from them. */
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

const A_FEW = 2;

function wishesOf(said: readonly Mention[]): Wishes {
  const mentions = beforeTheirNouns(besideTheirNouns(said), true);
  const wishes = noWishes();
  const binder = createBinder(wishes, (meaning, before, text) => wishFor(wishes, meaning, before, text));

  const idle: string[] = [];
  const unused: string[] = [];
  const owned = ownedNouns(mentions);
  const lacked = lackedNouns(mentions);
  const usual = usualNouns(mentions);

  for (const [at, mention] of mentions.entries()) {
    const { meaning } = mention;
    if (usual.has(at) || isQuoted(mentions, at) || isWhere(mentions, at)) continue;
    if (isGraduationGown(mentions, at) || isUniformCoat(mentions, at)) continue;
    // "No sweat marks" and "sweat marks" ask for the same.
    if (meaning.is === 'practical') {
      const isOfTheDay = mentions.some((one) => one.meaning.is === 'occasion' && one.said === mention.said);
      // "The aircon is freezing" tells what it is wished for, and is no wish that could be said back.
      const isReason = meaning.wish === 'something over' && TELLS_WHY.test(mention.text);
      const said = isOfTheDay || isReason ? '' : asWished(mention.said);
      wishes.practical.set(meaning.wish, wishes.practical.get(meaning.wish) || said);
      continue;
    }
    // "Not too bulky", "nothing longer": of a look that is made anew nobody can say what it should be more of.
    if (meaning.is === 'change' && (meaning.axis === 'fit' || meaning.axis === 'length')) {
      // "If it's too short", "not too short": asked of a look that is made anew, it is a hem that covers the knee.
      const short = isOfShortness(mention.text) ? lookUp('above the knee')?.[0] : undefined;
      if (short?.is === 'shape') {
        wishes.refuses.shapes.push(short.shape);
        wishes.leftOut.push({
          said: mention.said.replace(/^(?=kurz|lang)/i, 'zu '),
          kind: { target: null, ...noQualities(), shapes: [short.shape] },
        });
        continue;
      }
      unused.push(mention.said);
    }
    // "All black and closed shoes": the color is said of the whole, and not of the shoes alone.
    if (meaning.is === 'colour' && !mention.negated && isOfAll(mentions, at)) {
      wishes.colours.push(meaning);
      continue;
    }
    if (lacked.has(at)) {
      if (meaning.is === 'garments' && meaning.target.keys.has('suit-jacket') && !lacked.get(at))
        refuseUnownedSuit(wishes, meaning.target, mentions, at);
      // No tuxedo is bought for who owns none: a dark suit does.
      else if (meaning.is === 'garments' && meaning.target.keys.has('tuxedo-jacket') && !lacked.get(at))
        wishes.refuses.targets.push(meaning.target);
      else if (lacked.get(at)) binder.read({ ...mention, negated: false }, mentions[at - 1]?.meaning);
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
    } else if (isRefused(mention, mentions[at - 1])) {
      refuse(wishes, mentions, at);
      if (meaning.is === 'garments') takeBack(wishes, meaning.target.label);
    } else if (meaning.is === 'garments' && owned.has(at) && isNotNeeded(mentions, at)) {
      wishes.refuses.targets.push(meaning.target);
      wishes.leftOut.push({ said: mention.said, kind: { target: meaning.target, ...noQualities() } });
    } else {
      const isMine = isOwn(mention, owned.has(at)) && !isOnlyConsidered(mentions, at + 1);
      binder.read(isMine ? asPieceOfItsOwn(mention) : mention, mentions[at - 1]?.meaning, isMine);
    }
  }

  binder.finish();
  settleWhole(wishes, mentions);
  settleDemands(wishes);
  settleSky(wishes, mentions);
  settleOccasion(wishes, mentions);
  clothAsPiece(wishes);
  settleWeather(wishes, mentions);
  settleNeeds(wishes, mentions);
  wishes.notUnderstood = [
    ...new Set([
      ...unknownWords(couldBeWishes(mentions)),
      ...unused,
      ...(mentions.length <= SHORT ? idle : []),
    ]),
  ];

  return wishes;
}

function isOfShortness(text: string): boolean {
  return /\b(?:short|kurz\w*|revealing)\b/.test(text) && !/^shorter|^kurzer/.test(text);
}

const TELLS_WHY = /\b(?:is|are|gets|get|always|freezing|frozen|aircon|air con|air conditioning|ac)\b/;

/** "I don't want to look like a marshmallow" wishes not to. */
function asWished(said: string): string {
  return /^like /i.test(said) ? `not ${said}` : /^wie /i.test(said) ? `nicht ${said}` : said;
}

/** "The blazer I have" is no part of a suit: it would be called one. */
function asPieceOfItsOwn(mention: Mention): Mention {
  const { meaning } = mention;
  if (
    meaning.is !== 'garments' ||
    meaning.target.breadth !== 'kind' ||
    /suit|tuxedo/.test(meaning.target.label)
  )
    return mention;
  const alone = [...meaning.target.keys].filter((key) => garmentOf(key)?.suits.length === 0);

  return alone.length === 0
    ? mention
    : { ...mention, meaning: { ...meaning, target: { ...meaning.target, keys: new Set(alone) } } };
}

function isOwn({ isKept, isLost }: Mention, isSaidToBe: boolean): boolean {
  return isKept === true || (isSaidToBe && isLost !== true);
}

/** "Too tight on the stomach" is a word on the cut. */
function isOfShape(mentions: readonly Mention[], at: number): boolean {
  return mentions.slice(Math.max(0, at - 3), at).some(({ meaning }) => meaning.is === 'shape');
}

/** In a longer text a part of the body is told of. */
const SHORT = 4;
