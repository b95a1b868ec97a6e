import type { Slot } from '#contract/outfits.ts';
import { anyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import { isCue } from '../../language/mentions/cues.ts';
import type { Meaning, Mention } from '../../language/mentions/meanings.ts';
import { ALSO, isGarment, isQuality, LAYERED, UNDER } from '../../language/mentions/mention-kinds.ts';
import { complains, saysWhatLacks } from '../edits/remedies.ts';
import { isSparing } from '../senses/spared-pieces.ts';
import type { ClauseFlags } from './clause.ts';
import { isTooMuch } from './clause-qualities.ts';
import { isPronoun } from './pronouns.ts';

/** How a thought is said as a whole: praised, complained of, told, doubted, said of each. */
export function flagsOf(mentions: readonly Mention[]): ClauseFlags {
  const says = (words: RegExp) => mentions.some(({ text }) => words.test(text));

  return {
    hasPronoun: mentions.some((mention, at) => isPronoun(mention, mentions.slice(at + 1))),
    // "The black one", and not "one red thing"; „Dunkle bitte“.
    hasOnes:
      mentions.some(
        ({ text }, at) =>
          ONES.test(text) && !(text === 'one' && isQuality(mentions[at + 1]?.meaning ?? { is: 'filler' })),
      ) ||
      (says(SHADE_OF_ONES) &&
        mentions.every(
          ({ meaning }) => ['mood', 'filler'].includes(meaning.is) || isCue(meaning, 'article'),
        )),
    isLayered: says(LAYERED),
    isUnder: says(UNDER),
    isPraise: mentions.some(({ text, meaning }) => isCue(meaning, 'keep') && PRAISE.test(text)),
    isMaybe: says(MAYBE),
    isOfSomething: says(SOMETHING),
    isWelcome: says(WELCOME),
    isAlso: says(ALSO),
    isStill: says(STILL),
    isOfEach: says(EACH),
    isStatement: isStatement(mentions),
    isTelling: isTelling(mentions),
    isOfTheDay: isOfTheDay(mentions),
    isDislike: mentions.some(({ text, meaning }) => isDislike(text, meaning)),
    isComplaint:
      complains(mentions) ||
      mentions.some(({ meaning }, at) => meaning.is === 'colour' && isTooMuch(mentions, at)) ||
      mentions.some(({ meaning }) => isCue(meaning, 'strikes-back')),
    isLack: saysWhatLacks(mentions),
    isBanOfAll: isBanOfAll(mentions),
    isNotThat: mentions.some(
      ({ meaning, text }, at) =>
        isCue(meaning, 'not') &&
        /^(?:not|nicht|nich|net)$/.test(text) &&
        /^(?:the|my|der|die|das|den)$/.test(mentions[at + 1]?.text ?? ''),
    ),
    isSparing: mentions.some(isSparing),
    isNone: says(NONE) || NOT_ONE.test(mentions.map(({ text }) => text).join(' ')),
    leavesRest: LEAVES_REST.test(mentions.map(({ text }) => text).join(' ')),
    isBesides: says(BESIDES),
    isClash: CLASHES.test(mentions.map(({ text }) => text).join(' ')),
    wornAt: WORN_AT.flatMap(([part, slots]) =>
      mentions.some(
        ({ text }, at) =>
          (part.test(text) && ON.test(mentions[at - 1]?.text ?? '')) ||
          (part.test(text.split(' ').at(-1) ?? '') && ON_ITS_OWN.test(text)),
      )
        ? slots
        : [],
    ),
    opensWithAnd: isCue(mentions[0]?.meaning, 'and'),
  };
}

/** "Alike" is how `alikeInColour` writes "like the clutch". */
const WELCOME = /^(?:gern|gerne|gladly|happily|alike|please|pls|plz|bitte|both|beide[sn]?)$/;
const CLASHES =
  /\b(?:bei(?:ß|ss)(?:en|t) sich|vertragen sich nicht|passen (?:\w+ )?nicht (?:zusammen|zueinander)|clash(?:ing)?|(?:dont|do not|never) (?:really )?(?:(?:go|work|look good) (?:\w+ )?together|(?:go|match)$))\b/;
const ON = /^(?:am|an|an den|an die|den|die|im|ums?|on|my|the|his|her|meinen|meine|meinem)$/;
/** "On my feet", „an den Füßen“, where that is one word of the lexicon. */
const ON_ITS_OWN = /^(?:on|for|an|fur) (?:my|the|den|die|meinen?) \S+$/;
const WORN_AT: readonly (readonly [part: RegExp, slots: readonly Slot[]])[] = [
  [/^(?:fu(?:ß|ss)(?:e|en)?|feet|foot)$/, ['shoes']],
  [/^(?:bein(?:e|en)?|oberschenkeln?|waden?|legs?|thighs?)$/, ['bottom']],
  [/^(?:hals|ohr|ohren|kopf|handgelenk|neck|ears?|head|wrists?)$/, ['accessory']],
];

const PRAISE =
  /^(?:(?:is|are|ist|sind|ware|waren|war noch|geht|gehen) |(?:steht|stehen) .*besser$|(?:reicht|reichen|genugt|genugen|tuts)\b)/;

const DISLIKES =
  /^(?:hate|dislike|dont like|do not like|cant stand|not a fan of|hasse|verabscheue|tired of|sick of|bored of)$/;

const MAYBE =
  /^(?:maybe|perhaps|possibly|guess|suppose|reckon|wohl|vielleicht|evtl|eventuell|zum beispiel|beispielsweise|for example|for instance)$/;

const SOMETHING = /^(?:something|sth|smth|was|etwas|irgendwas)$/;

const NONE = /^(?:none|not one|keine[nrs]?)$/;

const NOT_ONE =
  /^(?:and |but |im |i am |ill |i )*(?:not|never|wont|dont|am not|wont be) (?:be )?(?:wearing|wear|having|have|needing|need|carrying|carry|putting on) (?:one|any|them|it|that|those)\b/;

const ONES = /^ones?$/;
const SHADE_OF_ONES = /^(?:dunkle|helle)[nr]?$/;

const STILL = /^(?:still|again|as before|as now|weiterhin|wieder|noch immer|immer noch|nach wie vor)$/;

const EACH = /^(?:them|they|both|both in|both of them|beide[ns]?|alle beide|each|jeweils)$/;

const BESIDES =
  /^(?:dazu|dazu bitte|noch dazu|noch|noch ein|noch eine|noch einen|zusatzlich|too|also|as well|additionally|on top|auch|ausserdem|außerdem)$/;

const LEAVES_REST =
  /\b(?:(?:touch|change|alter|move|swap|do|replace|adjust) nothing else|nothing else (?:changes|moves|needs?|should|is|gets|to be)|(?:sonst|weiter) (?:aber )?(?:nichts|nix)(?: (?:anders|andern|verandern|anfassen|tauschen|anruhren|anders machen))|nichts anderes (?:andern|anfassen|anruhren))\b/;

function isDislike(text: string, meaning: Meaning): boolean {
  return isCue(meaning, 'strikes-back') || DISLIKES.test(text);
}

/** "Nothing in wool", „sonst nix aus Wolle“, „überhaupt keine Wolle“, "no wool at all": and no piece named. */
function isBanOfAll(mentions: readonly Mention[]): boolean {
  return (
    mentions.some(({ meaning }) => isCue(meaning, 'not')) &&
    mentions.some(({ text }) => OF_ALL.test(text)) &&
    !mentions.some(isGarment)
  );
}

const OF_ALL =
  /^(?:nothing|nichts|nix|none|anything|sonst|else|any|anywhere|at all|uberhaupt|gar|nirgends|irgendwo|generell|grundsatzlich)(?: |$)/;

function isStatement(mentions: readonly Mention[]): boolean {
  const verb = mentions.findIndex(({ text }) =>
    /^(?:is|are|was|were|am|its|im|hes|shes|theyre|ist|sind|war|waren|bin)$/.test(text),
  );

  return (
    verb >= 0 &&
    !mentions.some(
      ({ meaning, text }) =>
        meaning.is === 'degree' || meaning.is === 'change' || /^(?:too|zu|so|not|nicht)$/.test(text),
    )
  );
}

/** "It's not that formal", „ist nicht so förmlich“, „wird eher locker“: told of what it is for, and nothing is too much. */
function isOfTheDay(mentions: readonly Mention[]): boolean {
  const words = mentions.map(({ text }) => text).join(' ');

  return DAY_IS.test(words) && !/(?:^| )(?:too|zu|allzu|please|bitte|soll\w*)(?: |$)/.test(words);
}

const DAY_IS = phrase([
  '^',
  anyOf(
    // German
    inTurn(
      '(?:es |das |da |da gehts |dort |denn )?(?:ist|wird|wirds|geht|gehts) ',
      '(?:ja |da |dort |eh |doch |halt |nur )*',
      /(?:nicht so|nicht sehr|nicht besonders|kein\w*|eher|ganz|recht|ziemlich|sehr)/,
    ),

    // English
    inTurn(
      '(?:its|it is|it isnt|isnt|its really|its just|its going to be|itll be|thats) ',
      '(?:just |really |actually |quite |pretty |only )*(?:not |isnt )?',
      '(?:that|so|very|quite|pretty|all that|particularly|a)',
    ),
  ),
  /\b/,
]);

/** "I cycle with a basket": somebody does something, and asks for nothing. */
export function isTelling(mentions: readonly Mention[]): boolean {
  const words = `${mentions.map(({ text }) => text).join(' ')} `;

  return SOMEBODY.test(words) && !ASKS.test(words);
}

const SOMEBODY =
  /(?:^| )(?:i|ive|im|ill|we|weve|he|she|they|you|theres|there|my \w+|ich|wir|man|es gibt|mein\w* \w+) /;

const ASKS =
  /(?:^| )(?:wants?|need|needs|like|id like|love|prefer|please|pls|could|can|should|would|must|make|swap|change|add|lose|drop|remove|keep|leave|mochte|hatte gern|hatt gern|gern|gerne|will|brauch\w*|bitte|lieber|soll\w*|konn\w*|wunsch\w*|nehm\w*|zieh\w*|trag\w*|hatt\w*|mag) /;
