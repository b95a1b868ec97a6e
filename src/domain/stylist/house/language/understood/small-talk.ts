import { anyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';
import { GERMAN_HAPPENED, GERMAN_SMALL_TALK } from '../de/questions.ts';
import { levelled } from '../mentions/tokens.ts';

/** Who is greeted. */
const YOU =
  '(?:(?: to| an| for)? (?:you|yall|you all|all|everyone|everybody|folks|guys|team|hemline|there|euch|dich|sie|ihnen|alle|zusammen|leute))*';
const GREETING =
  '(?:(?:a |ein(?:en)? )?(?:very |schonen? |wunderschonen? )?(?:good |guten? |grussi?|top o the |top of the )?(?:mornin|morning|morgen|evenin|evening|abend|afternoon|day|gday|hi+|hiya|he+y+|hello+|howdy|greetings|hallo+|moin(?: moin)?|servus|gruezi|gruss gott|gruß gott|tach|tag|mahlzeit|huhu|yo|love|liebe gruße|viele gruße|gruße|grusse))';

/** A part of a text that greets, calls or says how one is: nothing of it asks for an outfit. */
const SMALL_TALK = [
  // "Good morning to you from a very damp Galway", „moin moin aus Flensburg“.
  new RegExp(`^${GREETING}${YOU}(?: (?:from|aus|vom|von)(?: \\p{L}+){1,6})?$`, 'u'),
  /^(?:(?:greetings|love|regards|best wishes) )?from(?: \p{L}+){1,5}$/u,
  /^(?:(?:is )?any(?:one|body) (?:home|there|here|around|in|up)|anyone awake|you there|are you there|knock knock|testing testing)$/,
  // "Coffee's on".
  /^(?:the )?(?:coffee|kettle|tea|pot|beer)s? (?:is )?(?:on|ready|brewing|boiling|hot)$/,
  phrase([
    '^',
    anyOf(
      inTurn(
        '(?:i )?hope (?:youre|you are|all is|alls|everyone is|everyones|this finds you) ',
        '(?:well|good|ok|okay|fine)',
      ),
      'hows (?:it going|things|life|everyone|your day)',
      'how are (?:you|things|we)(?: (?:all|today|doing|keeping|this morning))*',
      'nice to meet you|long time no see|its only me',
      /(?:im|i am) (?:brand |quite |totally |a )?(?:new|newbie)(?: (?:here|to this|around here|on here))?/,
      'just (?:saying hi|popping in|looking|browsing)',
    ),
    '$',
  ]),
  ...GERMAN_SMALL_TALK,
];

/** Whether all of a text is small talk. */
export function isSmallTalk(text: string): boolean {
  const parts = partsOf(text);

  return parts.length > 0 && parts.length <= MOST_PARTS && parts.every(isSmall);
}

const MOST_PARTS = 6;

/** "Heyyy anyone home": a greeting may lead, however long it is drawn. */
function isSmall(part: string): boolean {
  const rest = part.replace(LEADING_GREETING, '');

  return SMALL_TALK.some((pattern) => pattern.test(part) || pattern.test(rest));
}

const LEADING_GREETING = new RegExp(`^${GREETING}${YOU} `);

function partsOf(text: string): string[] {
  return text
    .slice(0, LONGEST)
    .split(/[.!?,;:\n…–—]+/)
    .map((part) =>
      levelled(part.replace(/['’]/g, '').replace(/[^\p{L}\s]+/gu, ' '))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

const LONGEST = 240;

/** "My daughter got the job in that blazer you found her", „das Kleid, das ihr mir ausgesucht habt, war ein Hit“: how it went. */
export function onlyReports(text: string): boolean {
  const plain = partsOf(text).join(' ');
  if (text.length > LONGEST || WANTS_MORE.test(plain)) return false;

  return (TELLS.test(plain) || YOU_FOUND.test(plain)) && WENT.test(plain);
}

const TELLS =
  /^(?:\p{L}+ ){0,2}(?:just )?(?:(?:i )?(?:just )?(?:wanted|had)(?: you| yall| everyone)?(?: all)? to (?:know|say|tell|share|let you)|(?:wanna|want to) (?:say|tell|share)|(?:ich )?(?:wollte|muss)(?: euch| dir| ihnen| nur| mal| bloß| bloss| kurz)* (?:sagen|erzahlen|berichten|mitteilen|loswerden))\b/u;
const YOU_FOUND =
  /\b(?:you (?:guys |all )?(?:found|picked|chose|made|got|suggested|recommended|put together|styled)(?: (?:me|her|him|us|for|out)\b| (?:was|were|is|got)\b|$)|(?:ihr|du|sie)(?: (?:mir|uns|ihr|ihm|fur \p{L}+))* (?:ausgesucht|gefunden|vorgeschlagen|empfohlen|zusammengestellt)(?: (?:habt|hast|haben))?)/u;
const WENT = phrase(
  [
    /\b/,
    anyOf(
      'got the (?:job|part|gig|place|flat|house)',
      'got (?:engaged|hired|promoted|in|compliments|so many|loads|a job)',
      'she said yes|he said yes|won|passed|loved|adored|cried',
      'went (?:well|great|perfectly|brilliantly)',
      'turned out',
      inTurn(
        '(?:was|were) ',
        anyOf(
          'a (?:hit|dream|success|joy)',
          'perfect|great|amazing|gorgeous|lovely|so happy|the best|stunning',
        ),
      ),
      'compliments?',
      GERMAN_HAPPENED,
    ),
    /\b/,
  ],
  'u',
);
const WANTS_MORE =
  /\b(?:need|needs|want|something|anything|another|next|now|please|pls|make|can|could|would|brauche?|jetzt|nun|bitte|etwas|noch|mach|kannst|konnt|konnte|mochte|will|diesmal|this time|what (?:do|should|shall)|was (?:zieh|trag|soll)\p{L}*)\b/u;
