import type { Meaning, Mention } from '../mentions/meanings.ts';
import { nextInList, type Sense, textsAfter, textsBefore } from '../mentions/neighbors.ts';

/** What a word of somebody's own build means; null where it is none. */
export function buildSaid(mentions: readonly Mention[], at: number): Meaning | null {
  return isOfOwnBody(mentions, at) ? (BUILDS[mentions[at]?.text ?? ''] ?? { is: 'filler' }) : null;
}

/** Of a build the cut that shops sell for it; the rest asks for nothing. */
const BUILDS: Readonly<Record<string, Meaning>> = { short: { is: 'cut', cut: 'petite' } };

/** "Size 22 and short", "tall and skinny", "I'm slim": how somebody is built, and no cut that they wish for. */
const isOfOwnBody: Sense = (mentions, at) => {
  const { meaning, text = '' } = mentions[at] ?? {};
  const isNamed = ['garments', 'colour', 'fabric', 'pattern'].includes(
    mentions[at + 1]?.meaning.is ?? 'break',
  );
  if (meaning?.is !== 'shape' || !OF_A_BUILD.test(text) || isNamed) return false;

  return (
    I_AM.test(textsBefore(mentions, at, 4)) ||
    SO_TALL.test(textsBefore(mentions, at, 6)) ||
    AS_A_THING.test(textsAfter(mentions, at, 2)) ||
    isBuild(mentions, nextInList(mentions, at, -1)) ||
    isBuild(mentions, nextInList(mentions, at, 1))
  );
};

const OF_A_BUILD = /^(?:short|skinny|slim|kurz|schmal|schlank)$/;

const I_AM =
  /(?:^| )(?:im|i am|being|bin|ich bin)(?: (?:very|really|quite|pretty|so|rather|a bit|fairly|only|kinda|just|sehr|ziemlich|eher|recht))?$/;

/** "Skinny as a rake", „schlank wie eine Tanne“. */
const AS_A_THING = /^(?:as an?|wie eine?)$/;

/** "I'm 6'5 and", "5 ft 3 and". */
const SO_TALL =
  /(?:^| )(?:(?:im|i am|bin) \d+ \d+|\d+ (?:ft|foot|feet|cm)(?: \d+)?|\d+ ft\d+|\d+ft\d*)(?: tall| gro(?:ß|ss))? (?:and|und)$/;

function isBuild(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text = '' } = mentions[at] ?? {};

  if (meaning?.is === 'practical') return meaning.wish === 'full bust' || meaning.wish === 'thighs that rub';

  return meaning?.is === 'cut' ? meaning.cut !== 'wide' && meaning.cut !== 'maternity' : BUILT.test(text);
}

const BUILT =
  /^(?:lanky|stocky|chubby|curvy|skinny|slender|thin|slim|stout|broad|heavy|petite|tiny|small|bony|busty|muscular|athletic|dünn|dunn|schlank|mollig|kraftig|zierlich)$/;

/** "Skinny guy", "skinny legs": a build, and no cut. */
const isOfBuild: Sense = (mentions, at) =>
  mentions[at]?.text === 'skinny' &&
  /^(?:guy|man|men|bloke|lad|dude|build|frame|legs|arms|person|girl|woman|teenager)\b/.test(
    textsAfter(mentions, at, 1),
  );

/** "I'm so pale", „ich bin sehr blass“: of the skin, and of no cloth. */
export const isOfSkin: Sense = (mentions, at) =>
  COMPLEXION.test(mentions[at]?.text ?? '') &&
  (I_AM.test(textsBefore(mentions, at, 4)) || OF_MINE.test(textsBefore(mentions, at, 5)));

/** "My legs are so pale", „meine Haut ist sehr hell“. */
const OF_MINE =
  /(?:^| )(?:my|mein|meine) (?:skin|legs?|arms?|face|complexion|hands?|hair|haut|beine|arme|gesicht|haare|teint) (?:is|are|looks?|ist|sind|wirkt|wirken)(?: (?:very|really|quite|pretty|so|too|rather|a bit|sehr|ziemlich|eher|recht|zu))?$/;

const COMPLEXION = /^(?:pale|fair|tanned|dark|light|blass|bleich|hell|dunkel)$/;

/** Words of a body that ask for no cut. */
export const BODY_SENSES: readonly Sense[] = [isOfBuild, isOfSkin];
