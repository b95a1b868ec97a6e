import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import type { Meaning, Mention } from '../mentions/meanings.ts';
import { type Sense, textsAfter, textsBefore } from '../mentions/neighbors.ts';

const keyOf = (mention: Mention | undefined) =>
  mention?.meaning.is === 'occasion' ? mention.meaning.occasion.key : null;

/** "The ceremony in the gym", "a job fair at the college gym", "a wedding, ballroom": a hall like another. */
const isHall: Sense = (mentions, at) => {
  const mention = mentions[at];
  if (mention?.text === 'ballroom' || mention?.text === 'ballsaal')
    return mentions.some((other, place) => place !== at && other.meaning.is === 'occasion');
  if (keyOf(mention) !== 'gym' || !A_GYM.test(mention?.text ?? '')) return false;
  const isInside = INSIDE.test(textsBefore(mentions, at, 4)) || HOLDS.test(textsAfter(mentions, at, 2));

  return isInside && mentions.some((other, place) => place !== at && isEvent(other));
};

const A_GYM = /^(?:the )?(?:gym|gymnasium|turnhalle|sporthalle)$/;
const INSIDE =
  /\b(?:(?:in|at|inside|into) (?:the|a|an|our|my|his|her|their|its)(?: \w+){0,2}|(?:school|college|university|community|church|village|parish|primary|elementary|academy)|in (?:der|die|einer)(?: \w+)?)$/;
const HOLDS = /^(?:is )?(?:hosting|hosts|holding|turned into|decorated|as a hall)\b/;

/** An event that a hall can hold: no training, no lesson and no errand. */
function isEvent(mention: Mention): boolean {
  const key = keyOf(mention);

  return key === null
    ? HELD_IN_HALLS.test(mention.text)
    : !['gym', 'school', 'running', 'yoga', 'weekend', 'errands', 'office', 'coffee', 'home'].includes(key);
}

const HELD_IN_HALLS =
  /^(?:drive|blood drive|blood donation|fair|bazaar|bazar|sale|jumble sale|bake sale|voting|vote|election|polling|poll|ceremony|assembly|recital|reception|dance|concert|play|show|exhibition|quiz|bingo|vaccination|clinic|basar|flohmarkt|blutspende|wahl|auffuhrung)s?$/;

/** "At my kid's school", "her school auditorium", "back at school" of a teacher: where it is, and nobody's own day at a desk. */
const isSchoolOfOthers: Sense = (mentions, at) => {
  const mention = mentions[at];
  if (keyOf(mention) !== 'school' || !A_SCHOOL.test(mention?.text ?? '')) return false;
  const others = mentions.filter((other, place) => {
    const key = place === at ? null : keyOf(other);
    return key !== null && key !== 'school' && key !== 'weekend' && key !== 'errands';
  });
  if (others.some((other) => keyOf(other) === 'teaching')) return true;

  return (
    others.length > 0 &&
    (WHOSE_SCHOOL.test(textsBefore(mentions, at, 4)) || ROOMS.test(textsAfter(mentions, at, 1)))
  );
};

const A_SCHOOL = /^(?:\w+ )?(?:school|college|schule)$/;
const WHOSE_SCHOOL =
  /\b(?:kids?|childrens?|childs|sons?|daughters?|boys|girls|grand\w+|nephews?|nieces?|brothers?|sisters?|her|his|their|kinder|tochter|sohn\w*|enkel\w*)(?: \w+)?$/;
const ROOMS =
  /^(?:gym|gymnasium|auditorium|hall|theater|theatre|chapel|field|library|cafeteria|turnhalle|aula)\b/;

/** "A friend of the bride": whose wedding it is, and not who is dressed. */
const isOthersBride: Sense = (mentions, at) =>
  mentions[at]?.text === 'bride' &&
  keyOf(mentions[at]) === 'bride' &&
  !/\b(?:im|i am|as|being) (?:the|a)$/.test(textsBefore(mentions, at, 2)) &&
  mentions.some((other) => /wedding/.test(keyOf(other) ?? ''));

/** "Tennis at the club", "golf im Club": whose court it is, and nobody dances; "tennis, then to the club" goes on there. */
const isClubOfSport: Sense = (mentions, at) =>
  CLUB_OF_SPORT.test(mentions[at]?.text ?? '') &&
  !GOES_ON.test(textsBefore(mentions, at, 3)) &&
  mentions.slice(0, at).some((other) => PLAYED_AT_CLUBS.has(keyOf(other) ?? ''));

const CLUB_OF_SPORT = /^(?:(?:at|in) the club|(?:im )?club)$/;
const GOES_ON = /\b(?:then|after|afterwards|later|danach|dann|spater|anschliessend)\b/;
const PLAYED_AT_CLUBS: ReadonlySet<string> = new Set(['court-sport', 'golf', 'running', 'gym', 'weights']);

/** "Comedy in a tent": a roof, and nobody camps. */
const isTentOfEvent: Sense = (mentions, at) =>
  mentions[at]?.text === 'in a tent' && mentions.some((other, place) => place !== at && isEvent(other));

/** "A coffee run", "running a stall", "running for office": on foot, and no sport. */
const isNoSport: Sense = (mentions, at) => {
  const { text = '' } = mentions[at] ?? {};
  if (keyOf(mentions[at]) !== 'running') return false;
  const before = mentions[at - 1];
  if (/^runs?$/.test(text))
    return (
      FETCHED.test(before?.text ?? '') ||
      (['coffee', 'weekend', 'errands', 'market'].includes(keyOf(before) ?? '') &&
        !DAY.test(before?.text ?? ''))
    );
  if (text !== 'running') return false;
  const after = textsAfter(mentions, at, 5);
  if (
    /^for (?:(?:the|a|city|town|local|school|student) )*(?:office|council\w*|mayor|president|congress|parliament|senate|board|election)\b/.test(
      after,
    )
  )
    return true;

  return (
    mentions[at + 1]?.meaning.is === 'cue' &&
    /^(?:an?|the|my|our) /.test(after) &&
    !/\b(?:marathon|half|race|relay|mile|miles|laps?|track|trail|\d+\w*|ultra|leg)\b/.test(after)
  );
};

const DAY = /^(?:weekends?|saturday|sunday|day off)$/;
const FETCHED = phrase([
  '^',
  anyOf(
    // What is fetched
    'coffee|grocery|groceries|food|beer|wine|milk|bread|bagel|donut|doughnut',
    'pizza|takeout|takeaway|chippy|snack|lunch|ice cream',

    // Shops
    'target|walmart|tesco|aldi|lidl|asda|sainsburys|woolies|bunnings|kmart|store',
    'shop|shopping|supply',

    // Errands
    'errand|pharmacy|chemist|library|trash|dump|tip',

    // Where somebody is brought
    'airport|station|nursery|daycare|preschool',
  ),
  '$',
]);

/** "Western clothes" at a wedding where saris and sherwanis are worn: as against those, and no cowboy's. */
const isNotOfTheEast: Sense = (mentions, at) => {
  const { meaning } = mentions[at] ?? {};

  return (
    meaning?.is === 'style' &&
    meaning.style === 'Western' &&
    !/\b(?:theme|themed|party|night|boots|hat|cowboy)\b/.test(textsAfter(mentions, at, 2)) &&
    (mentions.some(({ text, meaning: other }) => OTHER_DRESS.test(text) || isOfWork(other)) ||
      (/^(?:dress|attire|clothes|clothing)\b/.test(textsAfter(mentions, at, 1)) &&
        mentions.some((other) => keyOf(other) !== null && FEASTS.test(keyOf(other) ?? ''))))
  );
};

/** No desk is sat at in fringes. */
const isOfWork = (meaning: Meaning) => meaning.is === 'occasion' && meaning.occasion.isWork === true;

const OTHER_DRESS = phrase([
  /\b/,
  anyOf(
    // Whose customs they are
    'indian|pakistani|desi|hindu|sikh|muslim|punjabi|gujarati|tamil|bengali',
    'bangladeshi|sri lankan|nepali|nigerian|ghanaian|somali|ethiopian|chinese',
    'japanese|korean|vietnamese|moroccan',

    // What is worn
    'saris?|sarees?|lehengas?|kurtas?|sherwanis?|salwar|shalwar|kimonos?|hanbok',
    'ao dai|abayas?',

    // Feasts
    'mehndi|mehendi|sangeet',

    // Places
    'india|bangalore|bengaluru|mumbai|delhi|chennai|hyderabad|kolkata|pune|jaipur',
    'lagos|accra|nairobi|karachi|lahore|dhaka|colombo|kathmandu|dubai|abu dhabi',
    'doha|riyadh',

    // Weddings and holidays
    'nikah|nikkah|walima|baraat|diwali|eid',

    // In one word
    'traditional',
  ),
  /\b/,
]);
const FEASTS = /wedding|eid|diwali|cocktail|banquet|gala|party/;

/** "My interview blazer to the school meeting": what a piece of one's own was bought for. */
const isOfOwnPiece: Sense = (mentions, at) =>
  keyOf(mentions[at]) !== null &&
  !/wedding|bride|groom|graduation/.test(keyOf(mentions[at]) ?? '') &&
  mentions[at + 1]?.meaning.is === 'garments' &&
  /(?:^| )(?:my|mein(?:e[nrms]?)?)(?: (?:old|new|good|best|alte[nr]?|neue[nr]?))?$/.test(
    textsBefore(mentions, at, 2),
  ) &&
  mentions.some(
    (other, place) => place !== at && keyOf(other) !== null && keyOf(other) !== keyOf(mentions[at]),
  );

/** "My baby in a sling": it is not an arm that hangs in it. */
const isOfBaby: Sense = (mentions, at) =>
  /^slings?$/.test(mentions[at]?.text ?? '') &&
  mentions.some(({ text }) => /\b(?:baby|babies|newborn|toddler|infant|twins?)\b/.test(text));

/** "The maternity ward", "back from maternity leave": no cut of clothes. */
const isOfMothers: Sense = (mentions, at) =>
  mentions[at]?.meaning.is === 'cut' &&
  mentions[at]?.text === 'maternity' &&
  /^(?:ward|unit|wing|hospital|clinic|leave|pay|cover)$/.test(mentions[at + 1]?.text ?? '');

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

/** "Walking the dog on the prom": the seafront. */
const isSeafront: Sense = (mentions, at) =>
  mentions[at]?.text === 'prom' &&
  /\b(?:along|on) the$/.test(textsBefore(mentions, at, 2)) &&
  mentions.some((other, place) => place !== at && other.meaning.is === 'occasion');

/** "The top field", "on the bottom deck": where it is, and nothing that is worn. */
export const isPlaceByHeight: Sense = (mentions, at) =>
  /^(?:top|bottom)$/.test(mentions[at]?.text ?? '') &&
  /^(?:fields?|floors?|decks?|steps?|stairs|shelf|drawers?|bunk|meadow|paddock|pitch|tables?|lake|lane|corner|end of|of the (?:road|hill|garden|stairs|street|field|lane|drive))\b/.test(
    textsAfter(mentions, at, 3),
  );

/** "Waiting on the platform": where trains stop, and no sole. */
export const isOfTrains: Sense = (mentions, at) =>
  /^platforms?$/.test(mentions[at]?.text ?? '') &&
  /(?:^| )(?:on|at|along)(?: (?:the|a))?$/.test(textsBefore(mentions, at, 2)) &&
  mentions[at + 1]?.meaning.is !== 'garments';

/** "At the side of a football pitch": a field, and nothing is pitched there. */
export const isPlayedOn: Sense = (mentions, at) =>
  /^(?:pitch|pitches|court|courts)$/.test(mentions[at]?.text ?? '') &&
  /(?:^| )(?:football|rugby|hockey|cricket|soccer|sports|astro|tennis|netball|basketball)$/.test(
    textsBefore(mentions, at, 1),
  );

/** Places and words of errands that are named beside what one dresses for. */
export const PLACE_SENSES: readonly Sense[] = [
  isHall,
  isOthersBride,
  isTentOfEvent,
  isClubOfSport,
  isSchoolOfOthers,
  isNoSport,
  isNotOfTheEast,
  isOfOwnPiece,
  isOfBaby,
  isOfMothers,
  isPlaceOfStyle,
  isSeafront,
  isPlaceByHeight,
  isOfTrains,
];
