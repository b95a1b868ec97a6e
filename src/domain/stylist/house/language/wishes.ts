import { sumsInWords } from '#domain/shopping/sum-in-words.ts';
import { type FormalitySpan, spans } from '#domain/wardrobe/formality.ts';
import { isKind } from '#domain/wardrobe/garment.ts';
import { hasTrait, type Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import { feelingsOf, type PracticalWish } from '#domain/wardrobe/practical-wishes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { needsCoat, needsLayer } from '#domain/wardrobe/weather.ts';
import { asDressCode, askedCode, asksHowDressed, isForSeniorPost } from './asked-codes.ts';
import { beforeTheirNouns } from './behind-nouns.ts';
import { besideFeelings } from './beside-feelings.ts';
import { showing } from './body-words.ts';
import { bothHalves } from './both-halves.ts';
import { clubWished } from './club-wished.ts';
import { couldBeWishes } from './could-be-wishes.ts';
import { isCovered, isHiddenBehind, isSaidOfPart, isToBeHidden } from './covered-parts.ts';
import { isDoubtful } from './doubtful.ts';
import { HARD_ON_FEET } from './fit-words.ts';
import { cutOfHeight } from './height.ts';
import { lookUp } from './lexicon.ts';
import { besideTheirNouns } from './loose-words.ts';
import { type Meaning, type Mention, saidOf, type Target } from './meanings.ts';
import { monthOf } from './months.ts';
import { areEither, eitherOf, isOfAll, isThroughout } from './one-colour.ts';
import { type OthersWear, othersWear } from './others-wear.ts';
import { asOwnWedding } from './own-wedding.ts';
import { lackedNouns, ownedNouns, usualNouns } from './ownership.ts';
import { isQuality } from './piece-kinds.ts';
import { inPlainWords } from './plain-words.ts';
import { createBinder, noQualities } from './qualities.ts';
import { feelingsSaid } from './read-feelings.ts';
import { readWords } from './read-words.ts';
import { isRefused, isSaidOfAll, refuse } from './refuse.ts';
import { readFrame } from './sense/read-frame.ts';
import { readRoles } from './sense/read-roles.ts';
import { weighDay } from './sense/weigh-day.ts';
import { isShort, weighWords } from './sense/weigh-words.ts';
import { asSpectator } from './spectators.ts';
import { tokensOf } from './tokens.ts';
import { asAskedForTheWay, isQuoted, isWhere, needsOfPlace } from './told-places.ts';
import { asItMayRain, asTheColdIsNew, asTheDayTurns } from './turning-days.ts';
import { unknownWords } from './unknown-words.ts';
import { isElderBySaying, relationSaid } from './wearers.ts';
import {
  asksForWarmth,
  inItsWeather,
  inTheWind,
  monthSaid,
  saysWeather,
  travelTo,
} from './weather-wished.ts';
import { isComfortOfShoes, type LeftOut, noWishes, type Refusals, type Wishes } from './what-is-wished.ts';
import { wishFor } from './wish-for.ts';
import { inTheirSense } from './word-senses.ts';
import { asAtWork } from './workplaces.ts';

/** Reads a prompt into wishes. Any text gives wishes; what was not understood is named. */
export function readWishes(request: string): Wishes {
  const prompt = inPlainWords(request);
  const [tokens, mentions] = [tokensOf(prompt), asSpectator(asDressCode(asAtWork(readWords(prompt))))];
  const frame = readFrame(tokens, mentions);
  const feelings = feelingsSaid(tokens);
  const { others, told: ofOthers } = othersWear(tokens, mentions);
  const own = mentions.map((mention) => (ofOthers.has(mention) ? asFiller(mention) : mention));
  const inTheirRoles = readRoles(tokens, own, 'request');
  const weighed = weighWords(inTheirRoles);
  const said = asTheDayTurns(asItMayRain(asTheColdIsNew(inItsWeather(weighed))));
  const read = asAskedForTheWay(inTheirSense(weighDay(said, frame)), said);
  const { told, asFelt } = besideFeelings(read, feelings);
  const wishes = wishesOf(told);
  const height = cutOfHeight(prompt);
  const practical = atDawn(wishes, prompt);
  const sums = sumsInWords(prompt);

  const club = clubWished(prompt, wishes);
  const occasion = asOwnWedding(club.occasion, prompt);
  const there = occasion !== null && isAtOurs(occasion, prompt) ? atOurs(occasion) : occasion;

  return {
    ...wishes,
    // Whoever stays in hears it on the roof.
    isWet: wishes.isWet && there?.isAtOurs !== true && !hasTrait(there, 'at home'),
    colours: club.colours,
    demands: [...wishes.demands, ...club.demands],
    occasion: there,
    others,
    refuses: besideOthers(wishes.refuses, others),
    leftOut: [...wishes.leftOut, ...leftToOthers(others)],
    asksHowDressed: asksHowDressed(prompt),
    isPlural: wishes.isPlural || MANY_DAYS.test(prompt),
    // What follows from a practical wish is answered with it.
    feelings: new Map([
      ...feelingsOf(practical.keys()).map((feeling) => [feeling, ''] as const),
      ...feelings.map(({ feeling, said }) => [feeling, said] as const),
    ]),
    doubtful: new Set([...wishes.doubtful, ...asFelt]),
    levels: frame.levels,
    span: wishes.span ?? (isForSeniorPost(prompt) ? SUIT : null),
    relation: relationSaid(prompt),
    years: wishes.years ?? (isElderBySaying(prompt) ? 'older' : null),
    cuts: height === null ? wishes.cuts : new Set([...wishes.cuts, height]),
    mostDollars: sums.most,
    ...(sums.mostNamed !== undefined && { mostNamed: sums.mostNamed }),
    leastDollars: sums.least,
    practical,
    isAtNight: AT_NIGHT.test(prompt),
    inferred: inferredOf(told),
    explains: askedCode(prompt),
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
/** Business casual: below, work may be done in it. */
const DRESSED = 3;
const OF_CLOTHING = 0.5;

/** "A semi-formal dinner on a cruise": dressed for is the dinner, and the trip is where and in what weather. */
function dressAway(wishes: Wishes, mentions: readonly Mention[]): void {
  const { occasion, span } = wishes;
  if (occasion === null || span === null || !hasTrait(occasion, 'trip') || span[0] < SMART[0]) return;
  const evenings = mentions.flatMap(({ meaning, negated }) =>
    meaning.is === 'occasion' && !negated && spans(meaning.occasion.formality, span[0])
      ? [meaning.occasion]
      : [],
  );
  const isOnBoard = span[0] >= SUIT[0] && mentions.some(({ text }) => ON_BOARD.test(text));
  const there = isOnBoard ? occasionCalled('formal-night') : evenings.find(({ key }) => key !== occasion.key);
  if (there == null) return;
  wishes.weather ??= occasion.weather ?? null;
  wishes.occasion = there;
}

const ON_BOARD = /\b(?:cruise\w*|on board|kreuzfahrt\w*|an bord)\b/;

const SUIT: FormalitySpan = [4, 4];
/** "We're casual, but a client calls at two": smart casual. */
const SMART: FormalitySpan = [2, 2];

function isCasual(span: FormalitySpan | null): boolean {
  return span !== null && span[1] < SMART[0];
}

function isMetByClients({ text }: Mention): boolean {
  return /^(?:clients?|(?:client|customer) (?:call|meeting|visit|lunch|presentation)s?|kunden\w*)$/.test(
    text,
  );
}

/** Who has the guests stays in: no coat, and nothing to carry. */
const AT_OURS =
  /\b(?:at ours|at mine|at (?:our|my) (?:own )?(?:place|house|flat|home|apartment)|in (?:our|my) (?:back ?yard|garden|yard)|(?:i['’]?m|we['’]?re|i am|we are) (?:hosting|cooking|the hosts?)|everyone(?: is|['’]s)? coming (?:to us|over)|bei (?:uns|mir)(?: zu hause| daheim)?)\b/i;

/** "Christmas morning at home": at a table that is one's own. */
const AT_HOME =
  /(?<!\b(?:stay|stays|left|work|working) )\bat home\b(?! (?:game|with a cold|mom|mum))|\b(?:zu ?hause|daheim)\b/i;

function isAtOurs(occasion: Occasion, prompt: string): boolean {
  const isAtATable = hasTrait(occasion, 'at table') || hasTrait(occasion, 'family table');

  return AT_OURS.test(prompt) || (isAtATable && AT_HOME.test(prompt));
}

function atOurs({ weather: _outside, ...occasion }: Occasion): Occasion {
  return { ...occasion, indoors: true, isAtOurs: true };
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
  /\b(?:(?<!\b(?:forecast|rain(?:y|ing)?|wet|snow(?:ing)?|sun(?:ny)?|hot|cold|freezing|windy|degrees|humid|warm|mild|showers|storms?|miserable|grim) (?:for |is )?)all week|(?:a|the) (?:whole|full|entire) week|whole week|for (?:a|the) week|week of|(?:two|three|four|five|six|seven|[2-9]) (?:\w+ )?(?:days(?! (?:a|per|in the|at the|off))|nights|evenings)|every day|die ganze woche|eine ganze woche|(?:zwei|drei|vier|fünf|[2-9]) (?:\w+ )?(?:tage|abende|nächte))\b/i;

function wishesOf(said: readonly Mention[]): Wishes {
  const mentions = beforeTheirNouns(besideTheirNouns(said));
  const wishes = noWishes();
  const binder = createBinder(wishes, (meaning, before, text) => wishFor(wishes, meaning, before, text));

  const idle: string[] = [];
  const unused: string[] = [];
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
    // "All black and closed shoes": what all of it is, the shoes are not alone.
    if (meaning.is === 'colour' && !mention.negated && isOfAll(mentions, at)) {
      wishes.colours.push(meaning);
      continue;
    }
    if (lacked.has(at)) {
      if (meaning.is === 'garments' && meaning.target.keys.has('suit-jacket') && !lacked.get(at))
        lackSuit(wishes, meaning.target, mentions, at);
      // A tuxedo that is not owned is no reason to buy one: there is a dark suit for that.
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
    } else if (isRefused(mention, mentions[at - 1])) refuse(wishes, mentions, at);
    else {
      const isMine = isOwn(mention, owned.has(at));
      binder.read(isMine ? asPieceOfItsOwn(mention) : mention, mentions[at - 1]?.meaning, isMine);
    }
  }

  binder.finish();
  settleWhole(wishes, mentions);
  settleSky(wishes, mentions);
  settleOccasion(wishes, mentions);
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

/** What is said of the look as a whole, or of nothing in particular. */
function settleWhole(wishes: Wishes, mentions: readonly Mention[]): void {
  // Before the altar and at a funeral a dark suit is what one borrows.
  if (wishes.lacksSuit && isSuitExpected(wishes))
    wishes.refuses.targets = wishes.refuses.targets.filter(({ label }) => label !== LACKED_SUIT);
  if (wishes.isOnFeet && isReasonOfAnother(mentions)) wishes.isOnFeet = false;
  // "Long sleeves and loose": of no piece in particular, it is said of the legs too.
  const loose = wishes.shapes.find(
    ({ label, said }) => label === 'loose cuts' && /^(?:loose|locker|weit)/i.test(said ?? ''),
  );
  if (loose !== undefined) {
    wishes.shapes = wishes.shapes.filter((shape) => shape !== loose);
    wishes.practical.set('loose all over', saidOf(loose));
  }
  if (asksForLayers(wishes)) wishes.practical.set('layers', 'layers');
  // Comfort that is asked of shoes is to stand and walk in them.
  if (isComfortOfShoes(wishes)) wishFor(wishes, { is: 'spare', shape: HARD_ON_FEET }, undefined, 'shoes');
  if (!isShort(mentions)) {
    // "Sequins, sequins, sequins": once without a doubt is enough.
    const plain = new Set(
      mentions.filter((one) => one.role !== undefined && !isDoubtful(one)).map(({ said: words }) => words),
    );
    wishes.doubtful = new Set(
      mentions.flatMap((one) => (isDoubtful(one) && !plain.has(one.said) ? [one.said] : [])),
    );
  }
  wishes.isPlural =
    mentions.some(
      ({ text }, at) => OUTFITS.test(text) || FEW_PIECES.test(`${mentions[at - 1]?.text} ${text}`),
    ) ||
    mentions.some(
      ({ meaning }, at) =>
        meaning.is === 'garments' &&
        PLURAL.test(saidOf(meaning.target)) &&
        wishes.demands.some(({ target }) => target === meaning.target) &&
        !wishes.doubtful.has(saidOf(meaning.target)) &&
        !isHabit(mentions, at),
    );
  if (isThroughout(mentions)) wishes.moods.add('monochrome');
  if (areEither(mentions)) wishes.colours = eitherOf(wishes.colours);
}

/** What the words of clothes say of the sky. */
function settleSky(wishes: Wishes, mentions: readonly Mention[]): void {
  wishes.isWet ||= wishes.demands.some(({ target }) => isForRain(target));
  if (
    wishes.weather === null &&
    wishes.demands.some(({ target, isOwned }) => isOwned !== true && FOR_WINTER.test(saidOf(target)))
  )
    wishes.weather = 'cold';
  // "I walk to work", "two bus changes": in the rain with it, and not from door to door.
  wishes.isPouring ||=
    wishes.isWet && mentions.some(({ text, negated }) => !negated && IN_THE_OPEN.test(text));
  const changeable = wishes.practical.get('layers') ?? '';
  wishes.isShowery ||= CHANGEABLE.test(changeable);
  // "Irish summer" is none of the heat.
  if (/summer|sommer/i.test(changeable)) wishes.weather ??= 'mild';
}

/** Where the day is spent, and how dressed one is there. */
function settleOccasion(wishes: Wishes, mentions: readonly Mention[]): void {
  travelTo(wishes, mentions);
  const halves = wishes.occasion === null ? null : bothHalves(wishes.occasion, mentions);
  wishes.aside = halves?.passedOver?.key ?? null;
  Object.assign(wishes, halves?.both);
  const { occasion, span } = wishes;
  // At an interview "casual" is as casual as one may be there.
  if (
    hasTrait(occasion, 'interview') &&
    occasion !== null &&
    span !== null &&
    span[1] < occasion.formality[0]
  )
    Object.assign(wishes, { span: [occasion.formality[0], occasion.formality[0]], spanSaid: '' });
  dressAway(wishes, mentions);
  if (isCasual(wishes.span) && mentions.some(isMetByClients))
    Object.assign(wishes, { span: SMART, spanSaid: '' });
}

/** The weather by what is said, by the month, by the place and by what is done there. */
function settleWeather(wishes: Wishes, mentions: readonly Mention[]): void {
  wishes.isWeatherSaid = mentions.some(saysWeather);
  wishes.month = monthSaid(mentions);
  if (mentions.some(({ text, negated }) => !negated && COZY.test(text)) && wishes.occasion?.weather == null)
    wishes.weather ??= 'cool';
  if (wishes.weather === 'cool' && mentions.some(asksForWarmth)) wishes.weather = 'cold';
  // Who is always cold wears a layer more, and no winter coat at the desk.
  if (wishes.practical.has('something over') && !wishes.isWeatherSaid && wishes.occasion?.weather == null)
    wishes.weather = wishes.weather === 'cold' && !isInside(wishes.occasion) ? 'cool' : null;
  // February on a beach is on the other half of the world.
  const isByMonth = mentions.some(({ meaning, text }) => meaning.is === 'weather' && monthOf(text) !== null);
  const isColdSaid = mentions.some(
    ({ meaning, text, negated }) =>
      meaning.is === 'weather' &&
      !negated &&
      meaning.weather !== null &&
      needsLayer(meaning.weather) &&
      monthOf(text) === null,
  );
  const isPlaceNamed = mentions.some(({ meaning, negated }) => meaning.is === 'place' && !negated);
  if (
    wishes.occasion?.weather === 'hot' &&
    isByMonth &&
    !isColdSaid &&
    !isPlaceNamed &&
    wishes.weather !== null &&
    needsCoat(wishes.weather)
  )
    wishes.weather = 'hot';
  wishes.occasion = inTheCool(wishes, mentions);
  // In the August of Naples the breeze on deck is why one goes.
  const isHeatTold = wishes.weather === 'hot' && (isPlaceNamed || !isByMonth);
  const isCoolOnDeck =
    wishes.practical.has('on deck') && wishes.weather !== null && needsLayer(wishes.weather);
  wishes.isWindy ||= (wishes.occasion?.windy === true && !isHeatTold) || isCoolOnDeck;
  // A day that is called warm is so on deck too: the shell is carried.
  const isWarmTold =
    wishes.occasion?.windy === true &&
    wishes.weather === 'warm' &&
    mentions.some(
      ({ meaning, text, negated }) =>
        !negated && meaning.is === 'weather' && meaning.weather === 'warm' && monthOf(text) === null,
    );
  if (isWarmTold && !wishes.practical.has('something over')) wishes.practical.set('something over', '');
  // Of a place without a day its climate tells more than the wind.
  if (!isWarmTold && wishes.isWindy && (wishes.weather !== null || wishes.climate === null))
    wishes.weather = inTheWind(wishes.weather ?? wishes.occasion?.weather ?? 'mild', mentions);
}

/** What follows from all of it for how it has to be. */
function settleNeeds(wishes: Wishes, mentions: readonly Mention[]): void {
  for (const need of [...(wishes.occasion?.needs ?? []), ...needsOfPlace(wishes.occasion, mentions)])
    if (!wishes.practical.has(need)) wishes.practical.set(need, '');
  // Comfort for hours in a seat is a waistband that gives.
  if (wishes.occasion?.key === 'flight' && wishes.moods.has('comfortable') && wishes.demands.length === 0)
    wishes.practical.set('nothing at the waist', wishes.practical.get('nothing at the waist') ?? '');
  // In a muddy field a wedding guest asks for shoes that do not sink.
  const muddy = wishes.practical.get('muddy ways') ?? '';
  if (muddy !== '' && wishes.occasion?.key.endsWith('wedding') === true) {
    wishes.practical.delete('muddy ways');
    wishes.practical.set('soft ground', muddy);
  }
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
    wishes.practical.set('head covered', wishes.practical.get('head covered') ?? '');
  if (hasTrait(wishes.occasion, 'covered') || wishes.practical.has('head covered'))
    wishes.moods.add('modest');
  // Without buttons something has to go over the head: it is easy all the same, where no shoe is tied.
  if (wishes.refuses.shapes.some(({ label }) => label === 'buttons') && wishes.practical.has('on and off')) {
    wishes.practical.set('no laces', wishes.practical.get('on and off') ?? '');
    wishes.practical.delete('on and off');
  }
  // Who has lost weight needs no room for more of it.
  if (mentions.some(({ text }) => LOST.test(text))) wishes.practical.delete('easy middle');
  // "I'm an electrician, and my niece's christening is on Sunday": nobody works there.
  if ((wishes.occasion?.formality[0] ?? 0) >= DRESSED) wishes.practical.delete('dirty work');
  // Who works on the floor of a warehouse does not sit on it.
  if (mentions.some(({ text }) => WORK_FLOOR.test(text))) wishes.practical.delete('on the floor');
  // Where the family asks for color nobody mourns in black.
  if (wishes.occasion?.key === 'funeral' && wishes.moods.has('colourful'))
    wishes.occasion = occasionCalled('celebration-of-life');
  // The dark suit of a funeral is worn again as it is.
  if (wishes.occasion?.key === 'funeral') wishes.practical.delete('to mix');
}

/** A beach in October is walked along, a holiday in the frost is none in the sun, and a walk where it is muddy is none of the town. */
function inTheCool(
  { occasion, weather, isWet, isWindy }: Wishes,
  mentions: readonly Mention[],
): Occasion | null {
  const isCool = (weather !== null && needsLayer(weather)) || (weather === null && (isWet || isWindy));
  const isOpen = mentions.some(({ text, meaning }) => meaning.is === 'occasion' && OPEN_SHORE.test(text));

  const isFrost = weather !== null && needsCoat(weather) && occasion?.weather === 'hot';

  if (((isCool && isOpen) || isFrost) && occasion?.inTheCool !== undefined)
    return occasionCalled(occasion.inTheCool);
  const isOffRoad = mentions.some(({ text, negated }) => !negated && OFF_ROAD.test(text));

  return isOffRoad && occasion?.offRoad !== undefined ? occasionCalled(occasion.offRoad) : occasion;
}

const OFF_ROAD =
  /\b(?:mud|muddy|boggy|wellies|wellington boots|fields?|farmland|countryside|woods|woodland|forest|moors?|hills|dales|reservoir|loch|towpath|nature reserve|stausee|matsch\w*|schlamm\w*|feld|felder|wald|walder)\b/;
const OPEN_SHORE = /beach|lake|boardwalk|strand|seeufer|meer/;

/** At six in the morning it is cool out of doors, whatever the day is to be. */
function atDawn({ practical, occasion, weather }: Wishes, prompt: string): Wishes['practical'] {
  const isOut = occasion !== null && !isInside(occasion) && occasion.requires === undefined;
  const isTold = practical.has('something over') || practical.has('layers') || weather === 'hot';

  return isOut && !isTold && DAWN.test(prompt) ? new Map([...practical, ['something over', '']]) : practical;
}

const DAWN =
  /(?<![\d:.])[4-7](?:[:.][0-5]\d)? ?a\.?m\b|\b(?:four|five|six|seven) (?:a\.?m\b|in the morning)|\b(?:crack of dawn|at dawn|sunrise|at first light|sonnenaufgang|morgengrauen)\b|\bum (?:vier|fünf|sechs|sieben|[4-7])(?: uhr)? (?:früh|morgens)|\bfrüh um (?:vier|fünf|sechs|sieben|[4-7])\b/i;

const AT_NIGHT =
  /\b(?:(?:warm|hot|balmy|summer|mild|cool|this|the|in the|late|friday|saturday|sunday) evening|tonight|at night|night market|after dark|sundown|abends|heute abend|nachts|nachtmarkt|sommerabend)\b/i;

function isInside(occasion: Occasion | null): boolean {
  return occasion?.indoors === true || occasion?.isWork === true || hasTrait(occasion, 'workplace');
}

/** "A winter coat" says what the day is like. */
const FOR_WINTER = /^winter/i;

const IN_THE_OPEN =
  /\b(?:walk|walks|walking|on foot|bus|buses|tram|cycle|cycling|bike|biking|bicycle|laufe|laufen|zu fuß|zu fuss|rad|fahrrad|straßenbahn|bushaltestelle)\b/;

/** Said of the sky, and not of clothes or a room. */
const CHANGEABLE =
  /weather|forecast|seasons|summer|shower|regen|wetter|wechselhaft|durchwachsen|unbest|sommer/i;

const LACKED_SUIT = 'suit that is not owned';

/** "Never worn one" is no word on what hangs in the closet. */
function lackSuit(wishes: Wishes, target: Target, mentions: readonly Mention[], at: number): void {
  if (mentions.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:worn|getragen)$/.test(text))) return;
  wishes.lacksSuit = true;
  wishes.refuses.targets.push({ ...target, label: LACKED_SUIT });
}

function isSuitExpected({ occasion, span }: Wishes): boolean {
  const [least] = span ?? occasion?.formality ?? SUIT;

  return occasion === null || (least >= SUIT[0] && !isInterviewed(occasion));
}

function isInterviewed(occasion: Occasion | null): boolean {
  return hasTrait(occasion, 'interview') || occasion?.isWork === true;
}

/** "Bad knees so nothing tight": the joint is why, and what follows from it is the wish. */
function isReasonOfAnother(mentions: readonly Mention[]): boolean {
  const aches = mentions.flatMap(({ meaning, text }, at) =>
    meaning.is === 'spare' && meaning.shape.label === HARD_ON_FEET.label ? [{ text, at }] : [],
  );

  return aches.every(
    ({ text, at }) =>
      ABOVE_THE_FOOT.test(text) &&
      mentions.slice(at + 1, at + 4).some(
        (mention, place) =>
          ['practical', 'shape', 'mood', 'cut'].includes(mention.meaning.is) ||
          // "So nothing tight", and not "so flat shoes".
          (SO.test(mention.text) && isClothesBehind(mentions, at + 2 + place)),
      ),
  );
}

function isClothesBehind(mentions: readonly Mention[], from: number): boolean {
  const next = mentions.slice(from, from + 4).find(({ meaning }) => meaning.is === 'garments')?.meaning;

  return next?.is === 'garments' && !next.target.slots.includes('shoes');
}

const ABOVE_THE_FOOT = /\b(?:knees?|hips?|back|legs?|arthritis|knie|hufte|rucken|beine?)\b/;
const SO = /^(?:so|and so|therefore|means|also|deshalb|daher)$/;

/** "Layers please", and not "a layer". */
function asksForLayers({ demands, weather }: Wishes): boolean {
  return (
    (weather === null || !needsCoat(weather)) &&
    demands.some(
      ({ target }) => target.breadth === 'slot' && /^(?:layers|lagen|schichten)$/i.test(saidOf(target)),
    )
  );
}

function isOfShortness(text: string): boolean {
  return /\b(?:short|kurz\w*|revealing)\b/.test(text) && !/^shorter|^kurzer/.test(text);
}

const TELLS_WHY = /\b(?:is|are|gets|get|always|freezing|frozen|aircon|air con|air conditioning|ac)\b/;

/** "I don't want to look like a marshmallow" wishes not to. */
function asWished(said: string): string {
  return /^like /i.test(said) ? `not ${said}` : /^wie /i.test(said) ? `nicht ${said}` : said;
}

/** What one asks for in the plural where more than one is meant: nobody asks for "a trouser". */
const PLURAL =
  /^(?:dresses|skirts|tops|blouses|shirts|blazers|suits|jumpsuits|kleider|röcke|blusen|hemden|oberteile|anzüge)$/i;
/** "I like long loose tops": said of how somebody dresses. */
function isHabit(mentions: readonly Mention[], noun: number): boolean {
  return mentions.slice(Math.max(0, noun - 4), noun).some(({ text }) => HABITS.test(text));
}

const HABITS = /^(?:i )?(?:like|love|wear|prefer|live in|mag|trage|liebe)$/;
const OUTFITS = /^(?:outfits)$/;
const FEW_PIECES = /^(?:few|some|couple of|paar) (?:pieces|things|teile|sachen)$/;

/** "The blazer I have" is half of no suit, or it would be called so. */
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

/** Where women cover their hair. */
const HEADS_COVERED = /\b(?:mosques?|moschee\w*|masjid|gurdwaras?|hijabs?)\b/;

function isMuslimPrayer(mentions: readonly Mention[]): boolean {
  const has = (pattern: RegExp) => mentions.some(({ text }) => pattern.test(text));

  return (
    has(/\b(?:jummah?|taraweeh|freitagsgebet|eidgebet)\b/) ||
    (has(/\b(?:eid|ramadan|bayram|friday)\b/) && has(/\bprayers?\b/))
  );
}

const WORK_FLOOR = /^(?:warehouse|factory|shop|shop floor|store|plant|trading|lagerhalle|fabrik|laden)$/;
const LOST = /^(?:lost|abgenommen|i lost|ive lost|weight loss)$/;

/** The gown that hangs over everybody at a graduation is lent. */
function isGraduationGown(mentions: readonly Mention[], at: number): boolean {
  const isGown = (meaning: Meaning | undefined) =>
    meaning?.is === 'garments' && meaning.target.label === 'gown';
  // "Gown is navy polyester": what is said of it is no wish either.
  const isSaidOfIt =
    isQuality(mentions[at]) && mentions.slice(Math.max(0, at - 3), at).some(({ meaning }) => isGown(meaning));

  return (
    (isGown(mentions[at]?.meaning) || isSaidOfIt) &&
    mentions.some(({ text }) => /\b(?:graduat|abschluss)/.test(text))
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
