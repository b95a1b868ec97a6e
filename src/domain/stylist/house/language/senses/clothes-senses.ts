import type { Mention } from '../mentions/meanings.ts';
import { type Sense, textsAfter, textsBefore } from '../mentions/neighbors.ts';
import { endOfThought } from '../mentions/thought.ts';

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

/** "In cream colour", „in roter Farbe“: which one is said, and no more color is asked for. */
const isColourItself: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'mood' &&
  /^(?:colou?r|colou?red|farbe|farben)$/.test(mentions[at]?.text ?? '') &&
  mentions[at - 1]?.meaning.is === 'colour';

/** "My trousers never survive the chain". */
const isOfBike: Sense = (mentions, at) =>
  /^chains?$/.test(mentions[at]?.text ?? '') &&
  mentions.some(({ text }) => /\b(?:bike|bicycle|cycling|cycle|rad|fahrrad)/.test(text));

/** „Tracht fürs Oktoberfest“: for it, and no fur. */
const isForIt: Sense = (mentions, at) => /^fürs?$/i.test(mentions[at]?.said ?? '');

/** "Sequins, but just one piece", "one piece of it": how many, and nothing to swim in. */
const isACount: Sense = (mentions, at) =>
  mentions[at]?.text === 'one piece' &&
  mentions[at].meaning.is === 'garments' &&
  (/(?:^| )(?:just|only|exactly|at most|no more than|maximum|max|maybe|perhaps)$/.test(
    textsBefore(mentions, at, 3),
  ) ||
    /^(?:of|only|at most|max|that|which|maximum)(?: |$)/.test(textsAfter(mentions, at, 2)));

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

/** "Smart, but bring wellies": carried there, and put on when it is time. */
const isBrought: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'garments' &&
  /\b(?:bring|bringing|mitbringen)(?: (?:your|a|some|own|along|spare))*$/.test(textsBefore(mentions, at, 3));

/** "The same navy sweater for a month", "blue blazer every Sunday for twenty years", "known as the kimono lady": told of what is always worn. */
const isAlwaysWorn: Sense = (mentions, at) => {
  const { meaning } = mentions[at] ?? {};
  if (meaning === undefined || !WORN.has(meaning.is)) return false;
  if (/\b(?:known as (?:the|that)|call me the)\b/.test(textsBefore(mentions, at, 6))) return true;
  const end = endOfThought(mentions, at);
  const phrase = mentions.slice(at + 1, end).map(({ text }) => text);
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

/** "The gown goes over the top": worn above the rest. */
const isWornAbove: Sense = (mentions, at) =>
  /^over the top$/.test(mentions[at]?.text ?? '') &&
  /(?:^| )(?:goes|go|worn|wear|on)$/.test(textsBefore(mentions, at, 1));

/** "There's black all down me by seven", „überall Weiß an den Händen“: what work leaves on somebody. */
export const isStain: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'colour' &&
  ((/\b(?:theres|there is|there was|covered in|full of|voll|voller|uberall)(?: \w+)?$/.test(
    textsBefore(mentions, at, 3),
  ) &&
    ON_ME.test(textsAfter(mentions, at, 4))) ||
    /^all (?:down|over|up) (?:me|my|us|our)\b/.test(textsAfter(mentions, at, 3)));

const ON_ME =
  /^(?:\w+ )?(?:all )?(?:on|over|down|up|under|an|auf|unter) (?:me|my|us|our|mir|uns|den|meinen|meine[mnrs]?)\b/;

/** "A skirt that doesn't slip down": said of what slides, and not of soles. */
const isSliding: Sense = (mentions, at) => {
  const { meaning } = mentions[at] ?? {};
  if (meaning?.is !== 'practical' || meaning.wish !== 'sure grip') return false;
  const noun = mentions.slice(Math.max(0, at - 3), at).find((mention) => mention.meaning.is === 'garments');
  const isOfShoes = noun?.meaning.is !== 'garments' || noun.meaning.target.slots.includes('shoes');

  return !isOfShoes || /^(?:down|off|out)\b/.test(textsAfter(mentions, at, 1));
};

/** "Easy to dance in", „leicht zu tragen“: how something is done, and no style. */
const isHowItIsDone: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'style' &&
  /^(?:easy|easier|simple|leicht|einfach)$/.test(mentions[at]?.text ?? '') &&
  (/^(?:to|zu)\b/.test(mentions[at + 1]?.text ?? '') || mentions[at + 1]?.meaning.is === 'practical');

/** "I don't know how dressed up to be", „keine Ahnung, wie schick“: asked, and neither wished nor refused. */
const isAskedHow: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'formality' && /(?:^| )(?:how|wie)$/.test(textsBefore(mentions, at, 1));

/** "There is always a line outside": who waits there, and no cut of a skirt. */
const isQueue: Sense = (mentions, at) =>
  /^an? line$/i.test(mentions[at]?.said ?? '') && mentions[at + 1]?.meaning.is !== 'garments';

/** "$250 tops": no more than that. */
const isMost: Sense = (mentions, at) =>
  mentions[at]?.text === 'tops' &&
  /(?:\d|dollars|bucks|euros?|pounds|quid|rupees|hundred)$/.test(textsBefore(mentions, at, 1));

/** Words of clothes that name nothing which is to be worn: what is carried, what is always worn, what somebody does. */
export const CLOTHES_SENSES: readonly Sense[] = [
  isColourItself,
  isDressing,
  isOfBike,
  isLuggage,
  isForIt,
  isACount,
  isCarried,
  isBrought,
  isAlwaysWorn,
  isAllThereIs,
  isComplainedOf,
  isOfTheGround,
  isWornAbove,
  isStain,
  isSliding,
  isHowItIsDone,
  isAskedHow,
  isQueue,
  isMost,
];
