import { lookUp } from './lexicon.ts';
import type { Mention } from './meanings.ts';
import { type Sense, textsAfter, textsBefore } from './neighbors.ts';
import { PLACE_SENSES } from './place-senses.ts';

/**
 * Words of clothes and days that mean something else beside their neighbors: gray weather, the chain of a bicycle, a swimmer's shoulders.
 * They ask for nothing.
 */
export function inTheirSense(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at) => {
    if (isOfOwnBody(mentions, at))
      return { ...mention, negated: false, meaning: BUILDS[mention.text] ?? { is: 'filler' } };

    const hem = isLongHem(mentions, at) ? LONG() : undefined;
    if (hem?.is === 'shape')
      return { ...mention, meaning: { ...hem, shape: { ...hem.shape, said: mention.said } } };

    return SENSES.some((isOther) => isOther(mentions, at))
      ? { ...mention, negated: false, meaning: { is: 'filler' } }
      : mention;
  });
}

const isOfDay = (mention: Mention | undefined) =>
  mention !== undefined && (mention.meaning.is === 'weather' || mention.meaning.is === 'wind');

/** "Windy and gray", „heiß und eng“: said of the sky or of the room. */
const isSaidOfDay: Sense = (mentions, at) => {
  const { text = '' } = mentions[at] ?? {};
  if (!/^(?:gray|grau|dark|dunkel|eng|tight|packed)$/.test(text)) return false;
  const isJoined = (between: Mention | undefined) =>
    between?.meaning.is === 'break' || (between?.meaning.is === 'cue' && between.meaning.cue === 'and');
  const endsHere = !['garments', 'colour', 'fabric', 'pattern'].includes(
    mentions[at + 1]?.meaning.is ?? 'break',
  );

  return (
    endsHere &&
    ((isJoined(mentions[at - 1]) && isOfDay(mentions[at - 2])) ||
      (isJoined(mentions[at + 1]) && isOfDay(mentions[at + 2])))
  );
};

/** "Who dresses very well", "everyone there dresses like that": what somebody does. */
const isDressing: Sense = (mentions, at) => {
  const { text = '' } = mentions[at] ?? {};
  if (text !== 'dress' && text !== 'dresses') return false;

  // "They said dress is casual".
  const isCode =
    text === 'dress' &&
    CODE_FOLLOWS.test(textsAfter(mentions, at, 3)) &&
    !OF_ONE.test(mentions[at - 1]?.text ?? '');

  return (
    isCode ||
    DOES.test(textsBefore(mentions, at, 2)) ||
    (text === 'dresses' && HOW.test(textsAfter(mentions, at, 2)))
  );
};

const DOES =
  /(?:^| )(?:who|he|she|they|we|people|everyone|everybody|nobody|someone|to)(?: there| here| else| all| always| never| usually)?$/;
const CODE_FOLLOWS =
  /^(?:is|was|will be|there is)(?: (?:just|very|pretty|quite|fairly|strictly|always))? (?:smart|casual|formal|informal|business|relaxed|cocktail|black tie)/;
const OF_ONE = /^(?:the|my|a|this|that|her|your)$/;
const HOW =
  /^(?:very |so |really |always |quite )?(?:well|like|up|down|better|nicely|smartly|sharply|casually|formally)(?: |$)/;

/** "The bride's house", "swimmer's shoulders": whose it is. */
const isWhose: Sense = (mentions, at) => {
  const { said = '' } = mentions[at] ?? {};
  const next = mentions[at + 1];

  return (
    /^(?:the )?(?:bride|groom|swimmer|runner|golfer|dancer|boxer|surfer|diver|skier|cyclist)(?:['’]s|s['’])$/i.test(
      said,
    ) &&
    next !== undefined &&
    ['body', 'filler', 'unknown', 'garments'].includes(next.meaning.is) &&
    !CONTRACTED.test(next.text)
  );
};

/** "The bride's late" is a sentence. */
const CONTRACTED = /^(?:on|at|in|this|next|late|here|there|so|very|going|been|not|wearing|dressed)$/;

/** "My trousers never survive the chain". */
const isOfBike: Sense = (mentions, at) =>
  /^chains?$/.test(mentions[at]?.text ?? '') &&
  mentions.some(({ text }) => /\b(?:bike|bicycle|cycling|cycle|rad|fahrrad)/.test(text));

/** "No room in the bag", "a single bag", "nur eine Tasche": what the clothes are packed in. */
const isLuggage: Sense = (mentions, at) => {
  const { meaning, text = '' } = mentions[at] ?? {};
  if (meaning?.is !== 'garments' || !/^(?:bags?|backpacks?|rucksacks?|tasche|taschen|rucksack)$/.test(text))
    return false;

  return /(?:\b(?:room|space|fits?|squeeze|platz|passt)(?: \w+){0,2} (?:in|into) (?:the|my|a|one)|\b(?:single|only one|just one|eine einzige|nur eine|in (?:the|my|meine[rn]?|die|der)|only got a|only have a|just a|just got a|hab nur einen|nur einen))$/.test(
    textsBefore(mentions, at, 4),
  );
};

/** "I'm not carrying spare shoes", "I can swap shoes in the car": what else is taken along, or not. */
const isCarried: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'garments' &&
  (/\b(?:carry|carrying|bring|bringing|pack|packing) (?:a )?(?:spare|second|extra)$/.test(
    textsBefore(mentions, at, 3),
  ) ||
    (/^(?:swap|change)$/.test(mentions[at - 1]?.text ?? '') &&
      /^(?:in the car|at work|at the office|on the way)/.test(textsAfter(mentions, at, 3))));

/** "Since August", „seit Oktober“: what was. */
const isPast: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'weather' && /^(?:since|seit|ever since)$/.test(mentions[at - 1]?.text ?? '');

/** "The same navy sweater for a month", "blue blazer every Sunday for twenty years", "known as the kimono lady": told of what is always worn. */
const isAlwaysWorn: Sense = (mentions, at) => {
  const { meaning } = mentions[at] ?? {};
  if (meaning === undefined || !WORN.has(meaning.is)) return false;
  if (/\b(?:known as (?:the|that)|call me the)\b/.test(textsBefore(mentions, at, 6))) return true;
  const end = mentions.findIndex((mention, later) => later > at && mention.meaning.is === 'break');
  const phrase = mentions.slice(at + 1, end < 0 ? undefined : end).map(({ text }) => text);
  const isOld = /\b(?:the same|same old|always the same|immer (?:der|die|das)selben?)\b/.test(
    textsBefore(mentions, at, 4),
  );
  const rest = phrase.slice(0, 7).join(' ');

  return isOld
    ? /\b(?:for a|every|each|again|hide in|since|seit|jeden|jede)\b/.test(rest)
    : /^(?:\w+ ){0,2}?(?:every|each|jeden|jede) (?:\w+ )?(?:for|seit) (?:\w+ )?(?:years|months|weeks|jahren|monaten)/.test(
        rest,
      );
};

const WORN: ReadonlySet<Mention['meaning']['is']> = new Set([
  ...(['garments', 'colour', 'fabric', 'pattern', 'missing', 'shape'] as const),
]);

/** "Everything I got is oversized", „alles, was ich habe, ist zu weit“: told of what hangs in the closet. */
const isAllThereIs: Sense = (mentions, at) => {
  const { meaning } = mentions[at] ?? {};
  if (meaning === undefined || !WORN.has(meaning.is)) return false;

  return /\b(?:everything|all) (?:i|ive) (?:got|have|own|ever buy) (?:is|are)(?: \w+){0,2}$|\ball my (?:clothes|things|stuff) (?:is|are)(?: \w+){0,2}$|\balles (?: ?was ich|was ich) (?:habe|besitze) (?: ?ist|ist)(?: \w+){0,2}$/.test(
    textsBefore(mentions, at, 9),
  );
};

/** "Dressy shoes never fit it", "dresses never have anywhere to put it": complained of, not named. */
const isComplainedOf: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'garments' &&
  /^(?:never (?:fit|fits|have|has|work|close|stay)|passen (?:mir )?nie|haben nie)\b/.test(
    textsAfter(mentions, at, 2),
  );

/** "White soles", "safety boots required": said of the sole, or worn by order there. */
const isOfTheGround: Sense = (mentions, at) =>
  (mentions[at]?.meaning.is === 'colour' && /^soles?$/.test(mentions[at + 1]?.text ?? '')) ||
  (mentions[at]?.meaning.is === 'garments' &&
    /\b(?:safety|steel toe|steel toed|protective)$/.test(textsBefore(mentions, at, 2)));

/** "A weekend in Nashville": a place, though its name is a style's. */
const isPlaceOfStyle: Sense = (mentions, at) => {
  const { meaning, said = '', text = '' } = mentions[at] ?? {};

  return (
    meaning?.is === 'style' &&
    /^\p{Lu}/u.test(said) &&
    text !== meaning.style.toLowerCase() &&
    /(?:^| )(?:in|to|at|from|nach)$/.test(mentions[at - 1]?.text ?? '') &&
    !['garments', 'filler'].includes(mentions[at + 1]?.meaning.is ?? 'break')
  );
};

/** "I don't know how dressed up to be", „keine Ahnung, wie schick“: asked, and neither wished nor refused. */
const isAskedHow: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'formality' && /(?:^| )(?:how|wie)$/.test(textsBefore(mentions, at, 1));

/** "Old school friends", "my old Navy buddies": who they are. */
const isOfPeople: Sense = (mentions, at) => {
  const { meaning, said = '' } = mentions[at] ?? {};
  const isNamed = meaning?.is === 'style' || (meaning?.is === 'colour' && /^\p{Lu}/u.test(said) && at > 0);

  return isNamed && PEOPLE.test(mentions[at + 1]?.text ?? '');
};

const PEOPLE =
  /^(?:friends?|buddy|buddies|mates?|pals?|relatives|family|in ?laws|parents|colleagues?|coworkers?|neighbors?|neighbours?|guys|girls|ladies|veterans|freunde?|freundin(?:nen)?|verwandte[nr]?|familie|eltern|schwiegereltern|kollegen)$/;

/** "Easy to dance in", „leicht zu tragen“: how something is done, and no style. */
const isHowItIsDone: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'style' &&
  /^(?:easy|easier|simple|leicht|einfach)$/.test(mentions[at]?.text ?? '') &&
  (/^(?:to|zu)\b/.test(mentions[at + 1]?.text ?? '') || mentions[at + 1]?.meaning.is === 'practical');

/** "Smart, but bring wellies": carried there, and put on when it is time. */
const isBrought: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'garments' &&
  /\b(?:bring|bringing|mitbringen)(?: (?:your|a|some|own|along|spare))*$/.test(textsBefore(mentions, at, 3));

/** "A skirt that doesn't slip down": said of what slides, and not of soles. */
const isSliding: Sense = (mentions, at) => {
  const { meaning } = mentions[at] ?? {};
  if (meaning?.is !== 'practical' || meaning.wish !== 'sure grip') return false;
  const noun = mentions.slice(Math.max(0, at - 3), at).find((mention) => mention.meaning.is === 'garments');
  const isOfShoes = noun?.meaning.is !== 'garments' || noun.meaning.target.slots.includes('shoes');

  return !isOfShoes || /^(?:down|off|out)\b/.test(textsAfter(mentions, at, 1));
};

/** "The gown goes over the top": worn above the rest. */
const isWornAbove: Sense = (mentions, at) =>
  /^over the top$/.test(mentions[at]?.text ?? '') &&
  /(?:^| )(?:goes|go|worn|wear|on)$/.test(textsBefore(mentions, at, 1));

/** "Skinny guy", "skinny legs": a build, and no cut. */
const isOfBuild: Sense = (mentions, at) =>
  mentions[at]?.text === 'skinny' &&
  /^(?:guy|man|men|bloke|lad|dude|build|frame|legs|arms|person|girl|woman|teenager)\b/.test(
    textsAfter(mentions, at, 1),
  );

/** "Size 22 and short", "tall and skinny", "I'm slim": how somebody is built, and no cut that they wish for. */
const isOfOwnBody: Sense = (mentions, at) => {
  const { meaning, text = '' } = mentions[at] ?? {};
  const isNamed = ['garments', 'colour', 'fabric', 'pattern'].includes(
    mentions[at + 1]?.meaning.is ?? 'break',
  );
  if (meaning?.is !== 'shape' || !OF_A_BUILD.test(text) || isNamed) return false;

  return (
    I_AM.test(textsBefore(mentions, at, 4)) ||
    SO_TALL.test(textsBefore(mentions, at, 6)) ||
    isBuild(mentions, nextInList(mentions, at, -1)) ||
    isBuild(mentions, nextInList(mentions, at, 1))
  );
};

/** "Floaty and long", "long and elegant": said of the hem, where it is no noun's. */
const isLongHem: Sense = (mentions, at) => {
  if (!/^(?:long|lang|langes)$/.test(mentions[at]?.text ?? '') || mentions[at]?.meaning.is !== 'filler')
    return false;
  const ofClothes = (other: number) =>
    Math.abs(other - at) > 1 && ['shape', 'style', 'mood'].includes(mentions[other]?.meaning.is ?? 'break');
  const endsHere = ['break', 'cue'].includes(mentions[at + 1]?.meaning.is ?? 'break');

  return endsHere && (ofClothes(nextInList(mentions, at, -1)) || ofClothes(nextInList(mentions, at, 1)));
};

const LONG = () => lookUp('maxi')?.[0];

/** Over "and", "but" or a comma the next word of a list; itself where nothing joins them. */
function nextInList(mentions: readonly Mention[], at: number, step: 1 | -1): number {
  const { meaning } = mentions[at + step] ?? {};
  const isJoin =
    (meaning?.is === 'break' && !meaning.strong) ||
    (meaning?.is === 'cue' && (meaning.cue === 'and' || meaning.cue === 'but'));

  return isJoin ? at + 2 * step : at + step;
}

function isBuild(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text = '' } = mentions[at] ?? {};

  if (meaning?.is === 'practical') return meaning.wish === 'full bust' || meaning.wish === 'thighs that rub';

  return meaning?.is === 'cut' ? meaning.cut !== 'wide' && meaning.cut !== 'maternity' : BUILT.test(text);
}

const OF_A_BUILD = /^(?:short|skinny|slim|kurz|schmal|schlank)$/;
const BUILT =
  /^(?:lanky|stocky|chubby|curvy|skinny|slender|thin|slim|stout|broad|heavy|petite|tiny|small|bony|busty|muscular|athletic|dünn|dunn|schlank|mollig|kraftig|zierlich)$/;
const I_AM =
  /(?:^| )(?:im|i am|being|bin|ich bin)(?: (?:very|really|quite|pretty|so|rather|a bit|fairly|only|kinda|just|sehr|ziemlich|eher|recht))?$/;
/** "I'm 6'5 and", "5 ft 3 and". */
const SO_TALL =
  /(?:^| )(?:(?:im|i am|bin) \d+ \d+|\d+ (?:ft|foot|feet|cm)(?: \d+)?|\d+ ft\d+|\d+ft\d*)(?: tall| gro(?:ß|ss))? (?:and|und)$/;
/** Of a build the cut that shops sell for it; the rest asks for nothing. */
const BUILDS: Readonly<Record<string, Mention['meaning']>> = { short: { is: 'cut', cut: 'petite' } };

/** "Walking the dog on the prom": the seafront. */
const isSeafront: Sense = (mentions, at) =>
  mentions[at]?.text === 'prom' &&
  /\b(?:along|on) the$/.test(textsBefore(mentions, at, 2)) &&
  mentions.some((other, place) => place !== at && other.meaning.is === 'occasion');

/** "Taking the dog out before work": when, and not what for. */
const isOnlyWhen: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'occasion' &&
  /^(?:work|the office)$/.test(mentions[at]?.text ?? '') &&
  /\bbefore$/.test(textsBefore(mentions, at, 1)) &&
  mentions.slice(0, at).some(({ meaning }) => meaning.is === 'occasion');

/** "An easy fall hike", "a lazy Sunday walk": how the outing is, and not what is worn. */
const isOfTheOuting: Sense = (mentions, at) => {
  const { text = '', meaning } = mentions[at] ?? {};
  const next = mentions
    .slice(at + 1, at + 4)
    .find((one) => one.meaning.is !== 'weather' && one.meaning.is !== 'filler');

  return (
    /^(?:easy|gentle|lazy|leisurely|relaxing|chill)$/.test(text) &&
    (meaning?.is === 'style' || meaning?.is === 'mood') &&
    next?.meaning.is === 'occasion'
  );
};

/** "A nursing interview", "nursing school": a trade, and no baby. */
const isOfTrade: Sense = (mentions, at) => {
  const { meaning, text } = mentions[at] ?? {};

  return (
    meaning?.is === 'practical' &&
    text === 'nursing' &&
    (OF_TRADE.test(textsAfter(mentions, at, 2)) ||
      /\b(?:study|studying|in|of)$/.test(textsBefore(mentions, at, 1)))
  );
};

const OF_TRADE =
  /^(?:job|interview|school|college|degree|student|students|career|course|program|programme|position|post|role|exam|exams|class|classes|pinning|graduation|graduate|friends|colleagues|ward|license|assistant|placement|staff|agency|home|homes|shift|shifts|uniform|board|conference|team|unit|manager|supervisor|director)\b/;

/** "Coffee with Jan", "April's birthday": somebody, and no month. */
const isName: Sense = (mentions, at) => {
  const { text = '', said = '', meaning } = mentions[at] ?? {};
  const isWith = /\b(?:with|and|for|see|meet|mit|und|fur|meine|mein|my)$/.test(textsBefore(mentions, at, 1));

  return (
    meaning?.is === 'weather' &&
    /^(?:jan|april|june|may|august|mai|summer|autumn)$/.test(text) &&
    /^\p{Lu}/u.test(said) &&
    isWith
  );
};

/** "There is always a line outside": who waits there, and no cut of a skirt. */
const isQueue: Sense = (mentions, at) =>
  /^an? line$/i.test(mentions[at]?.said ?? '') && mentions[at + 1]?.meaning.is !== 'garments';

/** "$250 tops": no more than that. */
const isMost: Sense = (mentions, at) =>
  mentions[at]?.text === 'tops' &&
  /(?:\d|dollars|bucks|euros?|pounds|quid|rupees|hundred)$/.test(textsBefore(mentions, at, 1));

const SENSES: readonly Sense[] = [
  isMost,
  isQueue,
  isName,
  isOfTheOuting,
  isOfTrade,
  isSeafront,
  isOnlyWhen,
  isOfBuild,
  isWornAbove,
  isSliding,
  isOfPeople,
  isHowItIsDone,
  isBrought,
  isAskedHow,
  isOfTheGround,
  isPlaceOfStyle,
  isSaidOfDay,
  isWhose,
  isDressing,
  isOfBike,
  isLuggage,
  isCarried,
  isPast,
  isAlwaysWorn,
  isAllThereIs,
  isComplainedOf,
  ...PLACE_SENSES,
];
