import { anyOf, behindNoneOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import { type SumsInWords, sumsInWords } from '#domain/shopping/sum-in-words.ts';
import type { Worn } from '#domain/wardrobe/garment.ts';
import type { Occasion } from '#domain/wardrobe/occasions/occasion.ts';
import { GERMAN_MANY_DAYS } from '../de/told.ts';
import { cutOfHeight } from '../lexicon/height.ts';
import { type ClubWished, clubWished } from '../told/club-wished.ts';
import { asOwnWedding } from '../told/own-wedding.ts';
import { isElderBySaying, relationSaid } from '../told/wearers.ts';
import { askedCode, asksHowDressed, isForSeniorPost } from './asked-codes.ts';
import { hostedAtHome, isHosting, standingStill } from './settle-occasion.ts';
import { atDawn } from './settle-weather.ts';
import type { Wishes } from './what-is-wished.ts';

/** What a text says as a whole, beside what its words say. */
interface OffText {
  club: ClubWished;
  /** With whose wedding it is, and whether one is the host. */
  occasion: Occasion | null;
  practical: Wishes['practical'];
  asksHowDressed: boolean;
  explains: Wishes['explains'];
  isForSeniorPost: boolean;
  relation: Worn | null;
  isElder: boolean;
  height: ReturnType<typeof cutOfHeight>;
  sums: SumsInWords;
  isOfManyDays: boolean;
  isAtNight: boolean;
  /** It ends its list of pieces itself. */
  isThatAll: boolean;
}

/**
 * All that is read off the text itself and not off its mentions, for one of these reasons:
 *
 * - it is said by a whole phrase of words that mean something else each ("just us two", "how dressed up", "that's it");
 * - it is a figure with its unit (a height, an age, an hour, a sum), which the words take for a number or a size;
 * - it is a name made of ordinary words (a club's), which are to be taken out of the wishes again.
 *
 * The price is that no "not" and nothing that is only told of reaches these patterns: what stands against one is part of the pattern.
 * So what can be said by a mention is said by a mention, and nothing else in `wishes` reads the text.
 * @param wishes what the words ask for
 */
export function readOffText(prompt: string, wishes: Wishes): OffText {
  const club = clubWished(prompt, wishes);
  // The club may give the day, and whose wedding it is decides who is at home there.
  const occasion = asOwnWedding(club.occasion, prompt);

  return {
    club,
    occasion: occasion === null ? null : asHeldThere(occasion, prompt),
    practical: atDawn(wishes, prompt),
    asksHowDressed: asksHowDressed(prompt),
    explains: askedCode(prompt),
    isForSeniorPost: isForSeniorPost(prompt),
    relation: relationSaid(prompt),
    isElder: isElderBySaying(prompt),
    height: cutOfHeight(prompt),
    sums: sumsInWords(prompt),
    isOfManyDays: MANY_DAYS.test(prompt),
    isAtNight: AT_NIGHT.test(prompt),
    isThatAll: THATS_IT.test(prompt),
  };
}

/** At one's own home, or on one's feet in the cold. */
function asHeldThere(occasion: Occasion, prompt: string): Occasion {
  return isHosting(occasion, prompt) ? hostedAtHome(occasion) : standingStill(occasion, prompt);
}

/** At the end of a list of pieces, and not "that's it for the meeting". */
const THATS_IT =
  /(?<!\bnot )\b(?:that['’]?s (?:it|all)|nothing (?:else|more)|and nothing else|das (?:war['’]?s|wär['’]?s|ist alles|reicht)|mehr (?:nicht|brauch(?:e|['’])? ich nicht)|sonst nichts)(?: (?:really|thanks|thank you|please|danke|bitte))?\s*[.!]*\s*$/i;

/** "It could be a whole week", "two formal nights". */
const MANY_DAYS = phrase(
  [
    /\b/,
    anyOf(
      inTurn(
        behindNoneOf(
          inTurn(
            /\b/,
            anyOf(
              'forecast',
              'rain(?:y|ing)?',
              'wet',
              'snow(?:ing)?',
              'sun(?:ny)?',
              'hot|cold|freezing|windy|degrees|humid|warm|mild|showers|storms?|miserable',
              'grim',
            ),
            ' (?:for |is )?',
          ),
        ),
        'all week',
      ),
      '(?:a|the) (?:whole|full|entire) week',
      'whole week',
      'for (?:a|the) week',
      'week of',
      inTurn(
        /(?:two|three|four|five|six|seven|[2-9]) (?:\w+ )?/,
        '(?:days(?! (?:a|per|in the|at the|off))|nights|evenings)',
      ),
      'every day',
      GERMAN_MANY_DAYS,
    ),
    /\b/,
  ],
  'i',
);

const AT_NIGHT =
  /\b(?:(?:warm|hot|balmy|summer|mild|cool|this|the|in the|late|friday|saturday|sunday) evening|tonight|at night|night market|after dark|sundown|abends|heute abend|nachts|nachtmarkt|sommerabend)\b/i;
