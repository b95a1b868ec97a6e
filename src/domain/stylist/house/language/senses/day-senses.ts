import type { Mention } from '../mentions/meanings.ts';
import { type Sense, textsBefore } from '../mentions/neighbors.ts';

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

/** "Since August", „seit Oktober“: what was. */
const isPast: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'weather' && /^(?:since|seit|ever since)$/.test(mentions[at - 1]?.text ?? '');

/** "Taking the dog out before work": when, and not what for. */
const isOnlyWhen: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'occasion' &&
  /^(?:work|the office)$/.test(mentions[at]?.text ?? '') &&
  /\bbefore$/.test(textsBefore(mentions, at, 1)) &&
  mentions.slice(0, at).some(({ meaning }) => meaning.is === 'occasion');

/** "Brunch the morning after the wedding": what is over. */
const isOver: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'occasion' &&
  /(?:^| )(?:morning|day|night|weekend|week|tag|morgen) (?:after|nach)(?: (?:the|my|our|her|his|der|dem|meiner|unserer)(?: \w+)?)?$/.test(
    textsBefore(mentions, at, 4),
  ) &&
  mentions.some(({ meaning }, place) => place !== at && meaning.is === 'occasion');

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

/** „32 Grad sind angesagt“: what the sky is to do is no fashion. */
const isForecast: Sense = (mentions, at) =>
  mentions[at]?.text === 'angesagt' && mentions.slice(Math.max(0, at - 5), at).some(isOfDay);

/** „Ich fahre morgen“, „feste Schuhe“: no ferry and no feasts, though they are written alike. */
const isAnotherWord: Sense = (mentions, at) => {
  const { meaning, text = '', said = '' } = mentions[at] ?? {};
  if (meaning?.is !== 'occasion') return false;
  if (text === 'fahre') return !/[äÄ]|ae/.test(said);

  return text === 'feste' && mentions[at + 1]?.meaning.is === 'garments';
};

/** Words that are said of the day or of the outing, and not of what is worn. */
export const DAY_SENSES: readonly Sense[] = [
  isSaidOfDay,
  isPast,
  isOnlyWhen,
  isOver,
  isOfTheOuting,
  isForecast,
  isAnotherWord,
];
