import { behindAnyOf, inTurn, phrase } from '#domain/phrases/phrase.ts';

/** Turns of speech that say the opposite of their words, or one thing in many, with plain words that mean the same. */
const MEANT: readonly (readonly [said: RegExp, meant: string])[] = [
  // "I'm 17 not 40", „bin 19 und keine 60“: who is how old, and nothing is refused.
  [/(?<=\b\d{2}),?(?: (?:and|und))? (?:not|nicht|keine|no) (?:like )?\d{2}\b(?!\s?[%€$£])/gi, ''],
  // „Will mehr mit der Mode gehen“, "I'd like to keep up with the times".
  [
    /\b(?:(?:etwas|gern|gerne) )?(?:(?:etwas )?mehr )?mit (?:der mode|dem trend|den trends) (?:zu )?gehen\b/gi,
    'modischer sein',
  ],
  [
    /\b(?:keep|keeping|be|stay) (?:up|in step|more up) with (?:the |current )?(?:fashions?|trends?|times)\b/gi,
    'be more fashionable',
  ],
  // "Used to say no to hats but I've come round to them": what was is no more.
  [
    /\b(?:i )?used to (?:say no to|hate|avoid|dislike|not like) (?<what>[^.;!?\n]{1,40}?),? (?:but|and) (?:now )?(?:i have|ive|i've|i)? ?(?:come round|come around|changed my mind|grown to (?:like|love)|love|like)(?: to)? (?:them|it|that)\b/gi,
    'I like $<what>',
  ],
  [
    /\bfrüher (?:mochte|hasste|fand) ich (?:keine?n? )?(?<what>[^.;!?\n]{1,40}?)(?: nicht| doof| schrecklich)?, (?:jetzt|heute|inzwischen|mittlerweile) (?:schon|sehr|gerne?|mag ich (?:sie|ihn|es))\b/gi,
    'ich mag $<what>',
  ],
  // "I am too old to chase every trend".
  [
    /\b(?:too old to|no longer|dont want to|don't want to|wont|won't|cant be bothered to|can't be bothered to|not going to|tired of|no need to) (?:chase|chasing|follow|following|run after|running after) (?:every |each |all |the |new )*(?:latest )?(?:trends?|fashions?|fads?)\b/gi,
    'want to be less trendy',
  ],
  // "Skinny jeans are out. Straight cut is good": of jeans, as the cut before it.
  [
    phrase(
      [
        behindAnyOf(
          inTurn(
            /\b(?:skinny|slim|tight|wide|wide leg|baggy|flared|low rise|straight|tapered|bootcut) /,
            /(?<piece>jeans|trousers|chinos|pants)\b[^.;!?\n]{1,40}[.,;!\n][^!?\n]{0,20}?/,
          ),
        ),
        /\b(?<cut>straight|wide|relaxed|loose|slim|tapered|flared)[- ](?:cut|leg|fit)s?(?= (?:is|are|would be) )/,
      ],
      'gi',
    ),
    '$<cut> leg $<piece>',
  ],
];

/** @param feedback as a person typed it @returns the same, where no turn of speech is in it */
export function inPlainFeedback(feedback: string): string {
  return MEANT.reduce((text, [said, meant]) => text.replace(said, meant), feedback);
}
