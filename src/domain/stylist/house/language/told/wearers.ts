import { anyOf, beforeNoneOf, eitherOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import type { Worn } from '#domain/wardrobe/garment.ts';
import type { Meaning, Mention } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';

const PERSON =
  /^(man|guy|gentleman|groom|husbands?|woman|lady|ladies|wifes?|mann|mannes|manner|herren|frau|frauen|damen)$/;
/** Somebody's, wherever no word says otherwise. */
const RELATION = /^(husband|wife|husbands|wifes)$/;
/** "For my husband", "as a woman", "I am a man". */
const WEARS = /(^| )(for|fur|fuer|as|als|im|am|bin|dress|dressing)$/;
const OF_SOMEBODY = /^(my|his|her|their|our|your|the|mein\w*|sein\w*|ihr\w*|unser\w*|der|die|das|dem|den)$/;
const INDEFINITE = /^(a|an|some|ein\w*)$/;
/** Between the person and what tells whose clothes they are. */
const AGED = /^(\d+|old|older|young|younger|year|years|middle|aged|tall|short|alter\w*|alte\w*|junge\w*)$/;
const BESIDE = /^(with|of|to|and|by|at|from|like|mit|von|und|bei|zu|wie)$/;
const NEEDS = /^(needs|wants|braucht|sucht|mochte)$/;
/** "Will" is a wish in German alone. */
const GERMAN = /^(mann|manner|herren|frau|frauen|damen)$/;
const DESCRIBING: readonly Meaning['is'][] = ['style', 'formality', 'shape', 'cut', 'mood', 'colour'];

/**
 * Leaves those people alone who are there but are not dressed: of "dinner with my wife", "the wedding of a guy I work with",
 * "Essen mit meinem Mann" nobody's clothes follow; "for my husband", "woman in her 60s", "als Frau" tell whose they are.
 */
export function withoutCompany(mentions: readonly Mention[]): Mention[] {
  return mentions.map((mention, at) =>
    (mention.meaning.is === 'wearer' && PERSON.test(mention.text) && !isDressed(mentions, at)) ||
    isForTheirs(mentions, at) ||
    isOfCompany(mentions, at)
      ? { ...mention, meaning: { is: 'filler' } }
      : mention,
  );
}

/** "For her fiftieth", "for her wedding": what is hers there is a day, and no clothes. */
function isForTheirs(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] ?? { text: '' };
  const next = mentions[at + 1]?.meaning.is ?? 'break';

  return meaning?.is === 'wearer' && text === 'for her' && ['occasion', 'unknown'].includes(next);
}

/** "Her green dress", „zu seinem Anzug“ is worn by somebody else. */
function isOfCompany(mentions: readonly Mention[], at: number): boolean {
  const isPart = ({ meaning }: Mention) => meaning.is === 'garments' || isQuality({ meaning });
  if (mentions[at] === undefined || !isPart(mentions[at])) return false;
  let first = at;
  while (first > 0 && isPart(mentions[first - 1] as Mention)) first--;
  const noun = mentions.slice(first, at + 4).find(({ meaning }) => meaning.is === 'garments');

  return noun !== undefined && OF_COMPANY.test(mentions[first - 1]?.text ?? '');
}

const OF_COMPANY = /^(her|his|their|seine[mnr]|ihrem)$/;

function isDressed(mentions: readonly Mention[], at: number): boolean {
  const [person, next] = [mentions[at]?.text ?? '', mentions[at + 1]?.text ?? ''];
  // "An old ladies' aerobics class" is whom one meets there.
  if (/^(ladies|guys|damen|frauen|manner)$/.test(person) && mentions[at + 1]?.meaning.is === 'occasion')
    return false;
  if (NEEDS.test(next) || (GERMAN.test(person) && next === 'will')) return true;
  let isSomebodys = RELATION.test(person);
  let isOneOfMany = false;

  for (let place = at - 1; place >= 0; place--) {
    const { meaning, text } = mentions[place] as Mention;
    if (meaning.is === 'break') break;
    if (WEARS.test(text)) return true;
    if (OF_SOMEBODY.test(text)) isSomebodys = true;
    else if (INDEFINITE.test(text)) isOneOfMany = true;
    else if (!AGED.test(text) && !DESCRIBING.includes(meaning.is))
      return !isSomebodys && !isOneOfMany && !BESIDE.test(text);
  }

  return !isSomebodys;
}

const MEN =
  'dad|daddy|father|stepdad|stepfather|grandpa|granddad|grandfather|godfather|husband|widower|groom|bridegroom|groomsman|best man|' +
  'brother|uncle|son|nephew|boyfriend|papa|vater|opa|gro(?:ss|ß)vater|patenonkel|onkel|ehemann|brautigam|br(?:ä|ae)utigam|trauzeuge|' +
  'brautvater|schwiegervater|bruder|sohn|neffe|witwer';
const WOMEN =
  'mom|mum|mommy|mummy|mother|stepmom|stepmother|grandma|granny|nana|grandmother|godmother|wife|widow|bride|bridesmaid|maid of honou?r|' +
  'matron of honou?r|flower girl|sister|aunt|auntie|daughter|niece|girlfriend|mama|mutter|oma|gro(?:ss|ß)mutter|patentante|tante|ehefrau|' +
  'braut|brautjungfer|trauzeugin|brautmutter|schwiegermutter|schwester|tochter|nichte|witwe';
/** "I'm the", "as a new", „ich bin der“: said of oneself. */
const SELF =
  "(?:\\bi ?['’]?m|\\bi am|\\bbeing|\\bas|\\bich bin|\\bbin|\\bals) (?:(?:a|an|the|her|his|their|our|new|first[- ]time|proud|single|stay[- ]at[- ]home|der|die|das|ein|eine|frischgebackene[rn]?|stolze[rn]?) ){0,3}";
/** "The father of the bride" is whom one dresses for, unless one only goes there with him. */
const OF_THE_COUPLE = '(?<!\\bwith (?:the )?)(?<!\\bmy )\\b(FATHER|MOTHER) of the (?:bride|groom)\\b';

const SELVES: readonly (readonly [Worn, RegExp])[] = [
  ['menswear', new RegExp(`${SELF}(?:${MEN})\\b(?! (?:and|und)\\b)`, 'i')],
  ['womenswear', new RegExp(`${SELF}(?:${WOMEN})\\b(?! (?:and|und)\\b)`, 'i')],
  ['menswear', new RegExp(OF_THE_COUPLE.replace('FATHER|MOTHER', 'father|dad'), 'i')],
  ['womenswear', new RegExp(OF_THE_COUPLE.replace('FATHER|MOTHER', 'mother|mom|mum'), 'i')],
];

/** Whose clothes they usually are, by what somebody says to be to others; null where nothing is said of oneself. */
export function relationSaid(prompt: string): Worn | null {
  return SELVES.find(([, said]) => said.test(prompt))?.[0] ?? null;
}

/** Whoever has grandchildren, goes to a niece's sixtieth, or says to be sixty-eight, is not young. */
export function isElderBySaying(prompt: string): boolean {
  return ELDER.test(prompt) || OF_YEARS.test(prompt);
}

/** "I'm 71", "in my seventies", „ich bin 66“; "I'm 60 kg" and "I'm 62 inches" are no years. */
const OF_YEARS = phrase(
  [
    eitherOf(
      // "I'm 71", and no other unit behind it
      inTurn(
        /\b(?:i['’]?m|i am|im|me,? aged?|as an?|woman of|man of|ich bin|bin) /,
        /(?:(?:now|nearly|almost|over|just|turning|schon|fast|über) ){0,2}(?:5[5-9]|[6-9]\d)\b/,
        beforeNoneOf(
          inTurn(
            ' ?',
            anyOf(
              // Degrees, weight and height
              '%',
              '°',
              /percent|degrees?|kg|kilos?|cm|inch\w*/,

              // Weeks, money and ways
              'weeks?|days?|minutes?|lbs?|pounds?|stone|dollars?|euros?|km|miles?',

              // German
              'wochen|tage|grad|euro|prozent',
            ),
          ),
        ),
      ),

      // "In my late sixties"
      inTurn(
        /\b(?:in (?:my|meinen) (?:early |mid |late |frühen |späten )?)/,
        /(?:(?:60|70|80)['’]?s|sixties|seventies|eighties|sechzigern|siebzigern|achtzigern)\b/,
      ),
      /\bi['’]?m (?:sixty|seventy|eighty)\b/,
    ),
  ],
  'i',
);

const ELDER =
  /\b(?:my|our|the) (?:grand(?:kids?|child(?:ren)?|sons?|daughters?)|great[- ]?(?:niece|nephew))\b|\b(?:niece|nephew|son|daughter)['’]?s [4-7]0th\b|\b(?:meine[mnrs]?|unsere[mnrs]?) enkel(?:in|innen|kind(?:er|ern)?|s|n)?\b/i;
