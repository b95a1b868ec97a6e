import { anyOf, eitherOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import { sumInWords } from '#domain/shopping/sum-in-words.ts';
import {
  GERMAN_ABOUT_DRESSING,
  GERMAN_ASKS,
  GERMAN_ASKS_ANYHOW,
  GERMAN_ASKS_FOR_RANGE,
  GERMAN_ASKS_FOR_SIZE,
  GERMAN_ASKS_POLITELY,
  GERMAN_ASKS_WHETHER,
  GERMAN_BEHIND_THANKS,
  GERMAN_GREETINGS,
  GERMAN_OFFERS,
  GERMAN_THANKED_FOR,
  GERMAN_WISHES,
} from '../de/questions.ts';
import { levelled } from '../mentions/tokens.ts';
import { isSmallTalk } from './small-talk.ts';

/** Openings of a sentence that asks for words, not for clothes. */
const ASKS = phrase([
  '^',
  anyOf(
    'who|whose|whom|where|when',
    'why(?! not| so)',
    'which',
    'how(?! about)',
    'what(?! about| if)',
    'is|are|isnt|arent|does',
    'do(?! not)',
    'did|was|were|am|has|have you|should',
    'would (?:it|this|these|that|those|they|the|a|an|i|my)',
    // "Would straight jeans suit me?"
    inTurn(
      /(?:would|will|do|could) (?:\w+ ){1,3}/,
      /(?:suit|flatter|(?:look|be|work) (?:\w+ )?(?:on|for)) /,
      '(?:me|my|someone|somebody|an?)',
    ),
    'will (?:it|this|these|that|those|they|the|i|my)',
    'can i|could i',
    'can you (?:tell|explain)',
    'could you (?:tell|explain)',
    // "Can you still wear skinny jeans?"
    inTurn(
      '(?:can|may|could) (?:you|one|people|guests?|men|women|a (?:man|woman|guest)) ',
      '(?:(?:still|even|really|actually|just) )?(?:wear|turn up in|mix)',
    ),
    'tell me|explain|remind me|any idea|ever wondered|anyone know',
  ),
  /\b/,
]);
/** These ask without a question mark as well. */
const ASKS_ANYHOW = phrase([
  '^',
  anyOf(
    'who|whos|whose|where|wheres|when|whens',
    'why(?! not| so)',
    'how(?! about)',
    'hows',
    'what (?:on earth )?(?:is|are|does)',
    // "What's trending"
    inTurn('whats (?:the|your|my|a|an|trending|trendy|fashionable|in (?:fashion|style|season|vogue))', /\b/),
    /is it (?:ok|okay|alright|fine|true|rude|wrong)\b/,
    // "Do you ship to Spain", "do I have to sign up"
    inTurn(
      'do (?:i|we|you|they) ',
      '(?:have to|need to|know|ship|deliver|sell|offer|store|keep|take|charge)',
    ),
    'does (?:it|this|that|the app|the site|anyone|anybody)',
    'can (?:i|we|you) (?:pay|return|save|share|delete|cancel|print|order|trust)',
    'what would you (?:call|say)',
    'what do you (?:call|think)',
    /(?:what|which) colou?rs? (?:is|are|suits?|go(?:es)?|match(?:es)?|works?|flatters?)\b/,
    'what size',
    'which of (?:these|those|them)',
    'tell me (?:who|what|where|why|how|if|about)',
    'explain',
    '(?:can|could) you (?:tell|explain)',
  ),
  /\b/,
]);
/** Of the care of things, and of what is worn nowadays; clothes are what it is about, and none are wished for. */
const ABOUT_CLOTHES = phrase([
  '^',
  anyOf(
    // "How do you wash silk"
    inTurn(
      '(?:can|could|should|may|do|does|how do) (?:you|one|i|we|people) ',
      '(?:(?:still|even|really|actually|just|ever|safely) )?(?:machine |hand |tumble |dry )?',
      anyOf('wash|iron|dry|bleach|dye|steam|clean|mend|repair|hem|store|polish|waterproof', 'resole|tumble'),
    ),
    // "Are flares back in fashion"
    /(?:is|are|isnt|arent) .*\b(?:in|out of|back in) (?:style|fashion)$/,
    /whats in (?:style|fashion)\b/,
    /(?:what|which) colou?rs? (?:suits?|go(?:es)?|match(?:es)?|works?|flatters?)\b/,
  ),
]);
/** "Who needs a shawl in August": nobody does. */
const NOBODY_NEEDS = /^who (?:even )?(?:needs|wants|wears) (?!this|that|it\b)/;
const OPENERS =
  /^(?:(?:and|but|so|also|ok|okay|hey|hi|hm+|um+|(?:(?:just|only|nur|mal|kurz|ne|eine?|a|quick|kurze|kleine|short|blode|dumme|silly|random) ){0,3}(?:frage|question)) )+/;
/** A wish that is put as a question: "is there something warmer?", "do you have it in blue?". */
const WISHES =
  /\b(?:something|anything|another|different|instead|in place of|rather than|have (?:it|this|that|them)|you have|swap|change|replace|make|add|remove|without|lose|drop|more|less|an option)\b/;
/** "Could I have sleeves?", "can we get a belt with that?" */
const WANTS_TO_HAVE = /^(?:can|could|may|might) (?:i|we) (?:please )?(?:have|get|see|try)\b/;
const ASKS_FOR_SERVICE =
  /\b(?:washed|cleaned|altered|hemmed|tailored|delivered|delivery|returned|refund|invoice|receipt|discount|shipped|size|sizes|link|links|price|it in|them in)\b/;
/** "How do I return something?", „wie kündige ich mein Abo“: for the shop or the account, whatever else it names. */
const OF_THE_ACCOUNT =
  /^(?:how|where|when|wie|wo|wann)\b.*\b(?:returns?|refunds?|cancel|unsubscribe|subscription|billing|invoices?|password|my account|log (?:in|out)|sign (?:in|out)|upload|download|contact|umtauschen|zuruckgeben|zuruckschicken|kundige|kundigen|abo|rechnung|passwort|konto|hochladen|einloggen)\b/;
const COMPARED =
  /\b(?:warm|cool|cheap|dressi|fanci|smart|light|dark|long|short|loos|tight|bigg|small|soft|bright|bold|calm|simpl|comfi|nic|bett|low|high|flatt|wid|slimm|thick|thinn|cozi|cosi|edgi|sporti)er\b/;
/** A question that a look answers: "what do I wear to a wedding?". */
const ABOUT_DRESSING = /\b(?:wear|dress|outfit|look|put on|style|go with|pack)\b/;
/** A yes or a no is the answer, whatever clothes it is about: "is it okay to wear brown shoes in town". */
const ASKS_WHETHER =
  /^(?:(?:is|are|isnt|arent|does|did|was|were) (?:it|this|that|these|those|the|a|an|brown|black|white)|(?:can|may|could) (?!i\b|we\b)(?:a )?\w+ (?:\w+ )?(?:wear|turn up in|mix))\b/;

/** "Would brown shoes work better?", „würde eine blaue Krawatte besser aussehen?“: a wish, and not for words. */
export function asksForBetter(text: string): boolean {
  const plain = plainOf(text);

  return text.includes('?') && BETTER.test(plain) && !ASKS_WHICH.test(plain);
}

const ASKS_WHICH = /^(?:which|what(?! if| about)|who|whose|welche[rsnm]?|was|wer)\b/;
const OF_TWO =
  /\b(?:goes?|go with|works?|looks?|suits?|fits?|better|warmer|smarter|passt|passen|besser|warmer|schicker)\b.*\b(?:or|oder)\b/;
const BETTER =
  /\b(?:would|wouldnt|could|might|do you think|what if|wurden?|ware|waren|sahen?|konnten?|meinst du)\b.*\b(?:better|nicer|cooler|smarter|prettier|softer|besser|schoner|netter|passender|hubscher|schicker)\b/;

/** "Which would look better?" asks; "would a blue one?" wishes. */
const OPENS_WISH =
  /^(?:would|wouldnt|could|might|do you think|what if|wurden?|ware|waren|sahen?|konnten?|meinst du)\b/;

/** "Can we do 250 all in?", „geht das auch für 200 insgesamt?“: a sum that is to be met, and not to be told. */
export function asksForSum(text: string): boolean {
  const asked = (text.match(SENTENCE) ?? []).filter((sentence) => sentence.includes('?'));

  return asked
    .flatMap((sentence) => sentence.split(/[,;:]/))
    .some((part) => ASKS_POLITELY.test(plainOf(part)) && sumInWords(part) !== null);
}

/** "Would a small crossbody do?", "does the shirt come in navy?", "could it look more French?": wishes that are put politely. */
export function offersPolitely(text: string): boolean {
  return (text.match(SENTENCE) ?? []).some(
    (sentence) => sentence.includes('?') && OFFERS.test(plainOf(sentence)),
  );
}

const OFFERS = phrase([
  '^',
  anyOf(
    // "Is there a lighter version?"
    inTurn(
      '(?:is|are) there (?:an?|any|some) (?!way|chance|reason|point|size|sale|discount)',
      /(?:\w+ ){1,3}(?:versions?|ones?|options?|alternatives?|kinds?|sorts?)\b/,
    ),
    // "Would a small crossbody do?"
    inTurn(
      '(?:would|could|might|can|will|wouldnt|couldnt) ',
      anyOf(
        'an?|some|any|the same|something|my|the|it|this|that|these|those|he|she|i',
        /everything|\w+ \w+|\w+/,
      ),
      ' .*?',
      anyOf(
        'do|do instead|be possible|be an option|be okay|be ok|be alright|be doable',
        'come in|work instead',
      ),
      '(?: (?:here|instead|too|as well|please|pls|maybe|for me|do you think|you think))*',
      /(?<!\bcome in)$/,
    ),
    // "Does the shirt come in navy?", and not "in other sizes"
    inTurn(
      '(?:would|could|might|can|do|does|will) (?:the|my|this|that|these|those|it|they)',
      / .*\bcome in (?!size|sizes|different|other|any|my size|\d|x*[sml]\b)/,
    ),
    // "Is this one available in navy?"
    inTurn(
      /(?:is|are) (?:the|this|that|these|those|it|they)(?: \w+){0,3} available in /,
      /(?!size|sizes|different|other|any|my size|\d|x*[sml]\b)/,
    ),
    // "Could it look a bit more French?"
    inTurn(
      '(?:could|can|might|would) ',
      '(?:it|this|that|everything|the (?:look|outfit|whole thing)|he|she|i) (?:please )?',
      '(?:be|look|feel|get)(?: (?:a (?:bit|little|touch|tad)|slightly|just|even|much))* ',
      '(?:more|less) ',
    ),
  ),
]);

/** "Where's my hat? A cream one": it is missed. */
const MISSES =
  /^(?:wheres|where is|where are|wheres all|what happened to) (?:the|my) (?!order|parcel|package|stuff|money|account|profile|button|app|menu|link|settings?|list|cart|basket|outfits?|looks?|closet|wardrobe)\w+(?: \w+)?$/;

const ASKS_POLITELY = phrase([
  '^',
  anyOf(
    inTurn(
      '(?:can|could|would|will) ',
      /(?:you|we|i|it|this|that|they|everything|all|(?:the|my) \w+(?: \w+)?)\b/,
      '(?! (?:tell|explain|say))',
    ),
    '(?:is|isnt) there (?:any|a|no) (?:way|chance|version)',
    'any (?:way|chance)',
    'is it possible',
    GERMAN_ASKS_POLITELY,
  ),
]);

/** Whether a request only asks something that no outfit answers: "do you sell gift cards?". */
export function onlyAsks(text: string): boolean {
  const { rest, questions } = withoutQuestions(text);

  return questions.length > 0 && rest.trim() === '' && !questions.some(isAnsweredByALook);
}

function isAnsweredByALook(question: string): boolean {
  const plain = plainOf(question);
  if ([ASKS_WHETHER, ABOUT_CLOTHES, GERMAN_ASKS_WHETHER].some((pattern) => pattern.test(plain))) return false;

  return ABOUT_DRESSING.test(plain) || GERMAN_ABOUT_DRESSING.test(plain);
}

const SENTENCE = /[^.!?\n]+[.!?\n]*/g;

/**
 * A request without its sentences that only ask ("who designed the boots?"): a question changes nothing.
 * @param isNone what is put as a question and is none
 * @returns the rest, and the sentences that were left out
 */
export function withoutQuestions(
  text: string,
  isNone: (sentence: string) => boolean = () => false,
): { rest: string; questions: string[] } {
  const sentences = text.match(SENTENCE) ?? [];
  const rest = sentences.filter((sentence) => !asksForWords(sentence) || isNone(sentence));

  return { rest: rest.join(' '), questions: sentences.filter((sentence) => !rest.includes(sentence)) };
}

/** What a stylist of clothes does not do: "can you do hair as well?", „kannst du auch Frisuren?“. */
const OTHER_SERVICE =
  '(?:hair(?: ?cuts?| ?styles?| ?dos?| colou?rs?)?|make ?up|nails|manicures?|brows|eyebrows|perfumes?|fragrances?|tattoos?|piercings?|interiors?|homes?|rooms?|recipes?|horoscopes?|haircuts|frisur(?:en)?|haare?|haarschnitte?|schminke|nagel|nageln|manikure|augenbrauen|parfums?|dufte|piercing|wohnungen|wohnung|zimmer|mobel|rezepte|horoskope|friseurtermine?)';
const ASKS_FOR_OTHER_SERVICE = new RegExp(
  `^(?:(?:can|could|do|will|would) you (?:\\w+ )?(?:do|style|offer|recommend|suggest|advise on|help with|cut|fix)|(?:kannst|konntest|machst|hast|berat\\w*|kennst) du|(?:konnt|macht|habt|bietet|beratet) ihr|(?:konnen|machen|haben|bieten) sie)(?: (?:also|even|my|me|dich|mich|bei|mit|denn|eigentlich|vielleicht|auch|was|etwas|mal))* ${OTHER_SERVICE}(?: (?:too|also|as well|aus|an|machen|schneiden|empfehlen|vorschlagen|stylen))*$`,
);

/** "What's in fashion leaves me cold": told of it, and nothing is asked. */
const IS_JUDGED =
  /^(?:what|whats|whatever|was)\b.* (?:(?:leaves?|bores?|annoys?) me|(?:doesnt|dont|does not|do not) (?:\w+ )?(?:interest|concern|bother|excite|impress|matter)|(?:is|ist) (?:mir|not for me|of no interest)|(?:lasst|interessiert|juckt) mich|geht mir)\b/;
/** "Would they let me in like that", „lachen die mich aus“: what others make of it. */
const OF_OTHERS =
  '(?:(?:would|will|wouldnt|wont|do|does) (?:they|he|she|people|anyone|anybody|everyone|everybody|someone|(?:the|my|his|her|our|a) \\w+(?: \\w+)?)(?: (?:at|in|on|from|of) (?:the|my|our) \\w+)? (?:\\w+ )?(?:let (?:me|us)|laugh|stare|mind|notice|judge|care|object|frown|complain|tell me off|(?:throw|kick|turf|chuck|turn|send) (?:me|us)|take (?:me|us) serious(?:ly)?|think (?:i|im|its|this|that)|believe)|(?:lachen|starren|gucken) (?:die|alle|die \\w+|meine \\w+) (?:mich|uns|da|dann|alle)|(?:wurden?|wird|werden|lasst|lassen) (?:die|man|(?:der|die|das|meine?) \\w+) (?:mich|uns) .*(?:lassen|auslachen|rauswerfen|ernst nehmen))';
const ASKS_ABOUT_OTHERS = new RegExp(`^(?:do you (?:think|reckon) )?${OF_OTHERS}\\b`);
/** "Brown shoes with charcoal, yes or no", „geht das oder lachen die mich aus“: a verdict is all that is asked for. */
const ASKS_FOR_VERDICT = new RegExp(
  `\\b(?:or|oder) (?:is|are|ist|sind|war|ware|wirkt|wirken) (?:\\w+ ){1,4}?(?:too|zu) (?:much|viel|\\w+)$|` +
    `\\b(?:legit|ok|okay|allowed|acceptable|fine|yes|yeah|yay|yea|hot|cool|smart|hit|too much|geht das|erlaubt|ja|top) (?:or|oder) (?:(?:no|not|nope|nah|nay|miss|naff|tacky|tragic|weird|too much|nein|nicht|ne|flop|eher nicht)(?: (?:wearable|ok|okay|allowed|really))?$|${OF_OTHERS})`,
);
/** "Do you do plus sizes?", "have you got a petite range": what a shop has as a whole. */
const ASKS_FOR_RANGE = phrase([
  eitherOf(
    // "Do you do plus sizes?", "have you got a petite range or is it only for slim people"
    inTurn(
      '^(?:do|does|have|are|got|can) (?:you|yall|you guys|you lot|it|they|we|i)?',
      `${anyOf(
        inTurn(
          ' ',
          anyOf(
            'guys|even|also|do|have|got|stock|carry|sell|offer|get|there|any|a|in|things',
            'clothes|stuff|for',
          ),
        ),
      )}*`,
      anyOf(
        inTurn(
          ' ',
          anyOf(
            'plus ?sizes?|petites?',
            'petite (?:range|sizes?)',
            'tall (?:range|sizes?)',
            'extended sizes?|big and tall',
            inTurn(
              '(?:kids?|childrens?|babys?|mens|womens|boys|girls|maternity|bridal|wedding)',
              '(?: (?:clothes|clothing|wear|range|stuff|things|outfits|sizes?|section|fashion))?',
            ),
            'menswear|womenswear|childrenswear|kidswear|bridalwear|gift ?cards?|vouchers?',
            'a shop|stores?|branches|student discounts?|an app|newsletters?',
          ),
        ),
      ),
      /(?: too| as well| or not| or (?:is|are|do) (?:it|you|they|this)(?: \w+){1,6})*$/,
    ),
    // "Is this only for skinny people?"
    inTurn(
      '^(?:is|are) (?:this|it|you|the app|hemline|these|they) ',
      '(?:(?:only|just|really|even|all|mostly) )*(?:for|made for|meant for)',
      '(?: (?:only|just|any|all|slim|thin|skinny|tall|short|young|older|old|rich|normal))* ',
      anyOf('people|women|men|girls|guys|ladies|bodies|ones|sizes|everyone|anyone', 'everybody|anybody'),
      '(?: (?:too|only|as well|then))*$',
    ),
  ),
]);

/** "Do you have stuff in a size 18?", "does this go up to 3XL": whether a size is there at all. */
const ASKS_FOR_SIZE = phrase([
  '^(?:(?:do|does|have|can|are|is|got|will)(?: (?:you|yall|u|it|this|they|we|i|there|hemline|(?:the|your) (?:app|clothes|outfits|things|looks|sizes)))?)',
  '(?: (?:guys|even|also|only|do|have|got|stock|carry|sell|get|go|come|run|there|up|down|any|a|available))*',
  '(?: (?:clothes|clothing|stuff|things|anything|something|outfits|looks|pieces|sizes|everything))*',
  '(?: (?:that (?:go|goes|come|comes)|in|for|up|to|as|a|an|uk|us|eu|from|over|above|big|large|high|small))*',
  anyOf(/ (?:sizes? )?(?:\d{2,3}|[2-6]?x{1,4}l?[sl]?|[sml])/),
  anyOf(/ (?:and|or|to|plus|up|over|beyond|above|uk|us|eu|\d{2,3}|[2-6]?x{1,4}[sl])/),
  '*',
  '(?: (?:too|also|as well|or not|at all|here|or only small(?: ones)?))*$',
]);

/** "The shoes and bag, what do they cost?": named first, and then asked about. */
const ASKED_ABOUT =
  /^[^,]{2,40}, *(?<question>(?:what|how|where|who|are|is|do|does) .*\b(?:it|they|them|that|those)\b.*\?.*)$/i;

function asksForWords(sentence: string): boolean {
  const asked = ASKED_ABOUT.exec(sentence.trim())?.groups?.['question'];
  if (asked !== undefined && asksForWords(asked)) return true;
  const plain = plainOf(sentence);
  if (
    (ASKS_ABOUT_OTHERS.test(plain) || ASKS_FOR_VERDICT.test(plain)) &&
    !WISHES.test(plain) &&
    !COMPARED.test(plain) &&
    !GERMAN_WISHES.test(plain)
  )
    return true;
  if (sentence.includes('?') && ASKS_FOR_OTHER_SERVICE.test(plain)) return true;
  // "What would go better with these, the chinos or jeans?"
  if (sentence.includes('?') && ASKS_WHICH.test(plain) && OF_TWO.test(plain)) return true;
  if (!sentence.includes('?') && IS_JUDGED.test(plain)) return false;
  if (OF_THE_ACCOUNT.test(plain)) return true;
  if (
    [GERMAN_ASKS_FOR_RANGE, GERMAN_ASKS_FOR_SIZE, ASKS_FOR_RANGE, ASKS_FOR_SIZE].some((of) => of.test(plain))
  )
    return true;
  if (GERMAN_OFFERS.test(plain)) return false;
  if (asksForSum(sentence) || (sentence.includes('?') && OFFERS.test(plain))) return false;
  if (MISSES.test(plain) && !ASKS_FOR_SERVICE.test(plain)) return false;
  if (NOBODY_NEEDS.test(plain)) return false;
  if (OPENS_WISH.test(plain) && asksForBetter(sentence)) return false;
  if (sentence.includes('?') && GERMAN_ASKS.test(plain) && !GERMAN_WISHES.test(plain)) return true;
  if (GERMAN_ASKS_ANYHOW.test(plain) && !GERMAN_WISHES.test(plain)) return true;
  if (WANTS_TO_HAVE.test(plain) && !ASKS_FOR_SERVICE.test(plain)) return false;
  const asks = (sentence.includes('?') && ASKS.test(plain)) || ASKS_ANYHOW.test(plain);

  if (sentence.includes('?') && (ABOUT_CLOTHES.test(plain) || /^(?:is|are) .* than\b/.test(plain)))
    return true;

  return asks && !WISHES.test(plain) && !COMPARED.test(plain);
}

function plainOf(sentence: string): string {
  return levelled(sentence.replace(/[^\p{L}\p{N}'’\s]+/gu, ' '))
    .replace(/\s+/g, ' ')
    .replace(OPENERS, '');
}

const GREETINGS = new Set(
  'hi hiya hello hey yo howdy greetings good morning evening afternoon day thanks thank you thx ta cheers so very much a lot there love it bye goodbye see lol test testing youre are how great awesome cool nice wow perfect thats all for today fine ok okay'
    .concat(' ', GERMAN_GREETINGS)
    .split(' '),
);

/** Whether a text is a greeting or thanks and nothing more. */
export function isGreeting(text: string): boolean {
  const words = levelled(text.slice(0, 200)).match(/\p{L}+/gu) ?? [];

  return (
    words.length > 0 &&
    (words.every((word) => GREETINGS.has(word)) || isThanks(words.join(' ')) || isSmallTalk(text))
  );
}

/** "Thanks, you saved my prom", „danke, das Kleid war perfekt“: thanks, and what they are for. */
function isThanks(words: string): boolean {
  return SHORT_THANKS.test(words) || (THANKS.test(words) && !WANTS_MORE.test(words));
}

/** "Thanks mate", „danke dir“. */
const SHORT_THANKS = phrase([
  '^(?:ok |okay |perfect |great |super |oh |many )?',
  '(?:thanks|thank you|thx|ty|cheers|ta|danke|vielen dank|lieben dank|merci)',
  `${anyOf(
    inTurn(
      ' ',
      anyOf(
        'so|very|much|a|lot|lots|million|ton|bunch|again|mate|mates|love|dear|darling',
        'hun|hon|man|bro|buddy|pal|guys|all|everyone|you|hemline|for|that|this|your',
        'help',
        GERMAN_BEHIND_THANKS,
      ),
    ),
  )}{0,6}`,
  '$',
]);

const THANKS = phrase([
  '^(?:many |oh |omg |aww? )?',
  anyOf('thanks|thank you|thx|cheers|danke|vielen dank|tausend dank|danke schon', 'dankeschon|merci'),
  /\b.*\b/,
  anyOf(
    'you (?:saved|rock|made|did|nailed|guys|are|helped|were|have)',
    'youre|ur the',
    'you (?:really )?(?:saved|helped|nailed)',
    // "... my daughter says I look ten years younger", and not "my wife says black shoes"
    inTurn(
      '(?:my \\w+|everyone|everybody|people|she|he|they) (?:says?|said|thinks?|thought|told me|tells me) ',
      /(?:i|it|this|that) looks?(?:ed)? (?!too )(?:\w+ ){0,3}?/,
      '(?:younger|slimmer|taller|great|good|lovely|amazing|gorgeous|fabulous|fantastic|wonderful|stunning)',
    ),
    inTurn(
      /(?:it|that|this|the \w+|my \w+|everyone|everybody) (?:\w+ ){0,2}/,
      '(?:was|were|worked|looked|went|fitted|loved|turned out|got)',
    ),
    GERMAN_THANKED_FOR,
  ),
  /\b/,
]);
const WANTS_MORE =
  /\b(?:need|want|something|anything|another|next|now|please|pls|but|make|can|could|would|only|just|except|swap|change|brauche?|jetzt|nun|bitte|etwas|noch|aber|nur|mach|kannst|konnt|konnte|mochte|will|ander\w*)\b/;
