import type { Taste } from '#contract/style-profile.ts';
import type { Mention } from '../language/mentions/meanings.ts';

/** Behind the name of a thing and a colon, or an "is": whose it is, or of what year. */
const IS = /^(?::|is|are|ist|sind|aka|heißt)$/;
const MINE = /^(?:(?:just|so|totally|very|einfach|total|genau) )*(?:me|mine|ich|meins|mein ding)$/;
const OF_OTHERS =
  /^(?:(?:just|so|totally|very|my|mein|meine|einfach|total|voll|deine|die|eine?) )*(?:oma|omas|opa|grandma|granny|nan|grandmother|grandpa|mum|mom|mother|mutter|mama|tante|aunt|teacher|lehrerin|lehrer|(?:19|20)\d\d)$/;

/** "Stripes = me", „Blümchen: Oma“, "skinny jeans = 2012": what a thing comes to in a word. Null where that is no such word. */
export function verdictOn(behind: readonly Mention[]): Taste['side'] | null {
  const [is, ...rest] = behind;
  if (!IS.test(is?.said ?? '')) return null;
  const words = rest.map(({ text }) => text).join(' ');

  return MINE.test(words) ? 'likes' : OF_OTHERS.test(words) ? 'avoids' : null;
}
