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
