import { anyOf, phrase } from '#domain/phrases/phrase.ts';
import type { Mention } from '../mentions/meanings.ts';
import { type Sense, textsAfter, textsBefore } from '../mentions/neighbors.ts';

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

/** "Old school friends", "my old Navy buddies": who they are. */
const isOfPeople: Sense = (mentions, at) => {
  const { meaning, said = '' } = mentions[at] ?? {};
  const isNamed = meaning?.is === 'style' || (meaning?.is === 'colour' && /^\p{Lu}/u.test(said) && at > 0);

  return isNamed && !isOfManners(mentions, at) && PEOPLE.test(mentions[at + 1]?.text ?? '');
};

const PEOPLE =
  /^(?:friends?|buddy|buddies|mates?|pals?|relatives|family|in ?laws|parents|colleagues?|coworkers?|neighbors?|neighbours?|guys|girls|ladies|veterans|freunde?|freundin(?:nen)?|verwandte[nr]?|familie|eltern|schwiegereltern|kollegen)$/;

/** "Very traditional people", „ein Gothic-Treffen“: who is met there is dressed for. */
export function isOfManners(mentions: readonly Mention[], at: number): boolean {
  const { text = '', from } = mentions[at] ?? {};
  // A word of several meanings stands there once for each.
  const next = mentions.slice(at + 1).find((other) => other.from !== from);

  return (
    (MANNERS.test(text) && WHO_IS_MET.test(next?.text ?? '')) ||
    (SCENES.test(text) && WHERE_THEY_MEET.test(next?.text ?? ''))
  );
}

/** They dress alike. */
const SCENES =
  /^(?:goth|gothic|punk|emo|metal|steampunk|rockabilly|mod|hippie|boho|western|cowboy|disco|hip hop|lolita|cottagecore)$/;
const WHERE_THEY_MEET =
  /^(?:treffen|meet ?up|gathering|festival|night|party|picnic|picknick|abend|weekend|wochenende|convention)$/;

const MANNERS = /^(?:traditional|conservative|old fashioned|traditionell|konservativ|altmodisch)/;
const WHO_IS_MET =
  /^(?:people|crowd|family|families|folks?|in ?laws|parents|relatives|company|firm|office|house|leute|familie|schwiegereltern|eltern|verwandte[nr]?|firma|kanzlei)$/;

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

const OF_TRADE = phrase([
  '^',
  anyOf(
    // Posts and courses
    'job|interview|school|college|degree|student|students|career|course|program',
    'programme|position|post|role|exam|exams|class|classes|pinning|graduation',
    'graduate',

    // People
    'friends|colleagues',

    // Where and when somebody works
    'ward|license|assistant|placement|staff|agency|home|homes|shift|shifts',
    'uniform|board|conference|team|unit|manager|supervisor|director',
  ),
  /\b/,
]);

/** Words that say who somebody is, and not what is worn or when. */
export const PEOPLE_SENSES: readonly Sense[] = [isWhose, isOfPeople, isName, isOfTrade];
