import { lookUp } from '../lexicon/lexicon.ts';
import type { Meaning, Mention, Target } from '../mentions/meanings.ts';

/** "A heel, 4 cm at most", „mit Absatz, aber nicht hoch“: how high it is said to be, in figures or in words, is of the heel. */
export function asHighAsSaid(mentions: readonly Mention[]): Mention[] {
  const heel = mentions.findIndex(isHeel);
  const said = heel < 0 ? null : heightNear(mentions, heel);
  if (said === null) return [...mentions];

  return mentions.map((mention, at): Mention => {
    if (at === heel) return { ...mention, meaning: withHeel(mention, said.height) };

    return said.at.includes(at) ? { ...mention, meaning: { is: 'filler' } } : mention;
  });
}

/** High heels that are wished for are those that are thin and high; what is refused or worn already by this name may be any. */
export function asWanted(target: Target): Target {
  if (target.label !== 'heels' || !HIGH_BY_NAME.test(target.said ?? '')) return target;

  return { ...target, keys: HIGH.keys };
}

const HIGH_BY_NAME = /^(?:very |really |proper )?high |^(?:hohe[nrms]? )|^stöckel/i;

function isHeel({ meaning }: Mention): boolean {
  return meaning.is === 'garments' && meaning.target.label === 'heels';
}

function withHeel({ said }: Mention, height: 'low' | 'high'): Meaning {
  return { is: 'garments', target: { ...(height === 'low' ? LOW : HIGH), said } };
}

function heightNear(
  mentions: readonly Mention[],
  heel: number,
): { height: 'low' | 'high'; at: number[] } | null {
  const [from, to] = [Math.max(0, heel - NEAR), heel + NEAR];
  const places = mentions.flatMap((_, at) => (at >= from && at <= to && at !== heel ? [at] : []));
  const figure = places.find(
    (at) => UNIT.test(mentions[at + 1]?.text ?? '') && figureOf(mentions, at) !== null,
  );
  const notHigh = places.filter(
    (at) => HIGH_WORD.test(mentions[at]?.text ?? '') && NOT.test(mentions[at - 1]?.text ?? ''),
  );
  const words = notHigh.flatMap((at) => [at - 1, at]);
  const centimeters = figure === undefined ? null : figureOf(mentions, figure);
  if (figure === undefined || centimeters === null)
    return notHigh.length > 0 ? { height: 'low', at: words } : lowBehind(mentions, heel);
  if (centimeters > MOST) return null;
  // "No heels over 5 cm" are those that are higher; "nothing over 5 cm" are lower ones.
  const before = wordsBefore(mentions, figure);
  if (OVER.test(before) && !NOT_OVER.test(before)) return { height: 'high', at: [figure, figure + 1] };

  return centimeters <= LOW_UP_TO || notHigh.length > 0
    ? { height: 'low', at: [figure, figure + 1, ...words] }
    : centimeters >= HIGH_FROM
      ? { height: 'high', at: [figure, figure + 1] }
      : null;
}

/** "Heels but low ones", „Absatz nur ganz klein“: said right behind, with nothing but small words between. */
function lowBehind(mentions: readonly Mention[], heel: number): { height: 'low'; at: number[] } | null {
  const behind = mentions.slice(heel + 1, heel + 1 + SOON);
  const low = behind.findIndex(({ text }) => LOW_WORD.test(text));
  const isOfTheHeel =
    low >= 0 &&
    behind.slice(0, low).every(({ text }) => SMALL_WORD.test(text)) &&
    mentions[heel + 2 + low]?.meaning.is !== 'garments';

  return isOfTheHeel ? { height: 'low', at: [heel + 1 + low] } : null;
}

const SOON = 5;
const LOW_WORD = /^(?:low|lower|small|tiny|little|klein|kleine[nrms]?|niedrig|niedrige[nrms]?|winzig|mini)$/;
const SMALL_WORD =
  /^(?:,|but|only|just|very|really|quite|please|not too high|bitte|aber|nur|ganz|sehr|eher|so|recht|echt|a|ein|einen|einem|the|den)$/;

function figureOf(mentions: readonly Mention[], at: number): number | null {
  const value = Number.parseFloat((mentions[at]?.text ?? '').replace(',', '.'));
  const isInches = /^(?:inch|inches|zoll)$/.test(mentions[at + 1]?.text ?? '');

  return Number.isFinite(value) ? value * (isInches ? CM_PER_INCH : 1) : null;
}

function wordsBefore(mentions: readonly Mention[], at: number): string {
  return mentions
    .slice(Math.max(0, at - 3), at)
    .map(({ text }) => text)
    .join(' ');
}

const OVER = /(?:^| )(?:over|above|(?:higher|taller|more) than|uber|(?:hoher|mehr) als)$/;
const NOT_OVER = new RegExp(
  `(?:^| )(?:not|no|nothing|never|nicht|nichts|nix|nie)${OVER.source.replace('(?:^| )', ' ')}`,
);
const NEAR = 7;
const CM_PER_INCH = 2.54;
const LOW_UP_TO = 6;
const HIGH_FROM = 8;
/** Nobody walks on more. */
const MOST = 15;
const UNIT = /^(?:cm|centimet\w+|zentimeter|inch|inches|zoll)$/;
const HIGH_WORD = /^(?:high|hoch|hohe[nrms]?)$/;
const NOT =
  /^(?:not|not too|not so|not that|nicht|nicht zu|nicht so|nicht allzu|bloß nicht|aber nicht|never)$/;

const LOW = targetOf('low heels');
const HIGH = { ...targetOf('stilettos'), keys: new Set(['pumps', 'strappy-heels']) };

function targetOf(word: string): Target {
  const meaning = lookUp(word)?.find(({ is }) => is === 'garments');
  if (meaning?.is !== 'garments') throw new Error(`The lexicon has no ${word}`);

  return meaning.target;
}
