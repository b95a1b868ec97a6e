import { isKind } from '#domain/wardrobe/garment.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { needsLayer, type Weather } from '#domain/wardrobe/weather.ts';
import { lookUp } from '../lexicon/lexicon.ts';
import { monthOf } from '../lexicon/months.ts';
import { isCue } from '../mentions/cues.ts';
import type { Meaning, Mention, Shape } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';

/** Each word as its noun has it: "a warm coat" is for the cold, "a long day" is no cut. */
export function besideTheirNouns(mentions: readonly Mention[]): Mention[] {
  return mentions.flatMap((mention, at): Mention | Mention[] => {
    const warm = warmPiece(mentions, at);
    const read = besideItsNoun(mentions, mention, at);

    if (LOW_HEELS !== undefined && isLowHeel(mentions, at)) return { ...mention, meaning: LOW_HEELS };
    if (warm === null) return read;
    const { role: _ofUnknownWord, ...said } = mention;

    return [
      ...(read.meaning.is === 'unknown' ? [] : [read]),
      { ...said, meaning: { is: 'shape', shape: warm } },
    ];
  });
}

function besideItsNoun(said: readonly Mention[], mention: Mention, at: number): Mention {
  return isWarming(said, at)
    ? { ...mention, meaning: WARMER }
    : isLength(said, at)
      ? { ...mention, meaning: LONG }
      : isWidth(said, at)
        ? asWide(mention)
        : isOfShow(said, at)
          ? asTold(mention)
          : isOfLittleWeight(said, at)
            ? light(mention)
            : mention;
}

/** "A warm coat", „warmer Pulli“: how warm the piece itself is, where some are. */
export function warmPiece(mentions: readonly Mention[], at: number): Shape | null {
  const { text = '', said = '', meaning } = mentions[at] ?? {};
  if (meaning?.is !== 'weather' && meaning?.is !== 'change' && meaning?.is !== 'unknown') return null;
  if (!WARM.test(text)) return null;
  const noun = mentions.slice(at + 1, at + 4).find((mention) => !isQuality(mention));
  if (noun?.meaning.is !== 'garments' || noun.negated) return null;
  const matches: Shape['matches'] = ({ slot, warmth }) =>
    warmth >= (slot === 'outer' ? 3 : 2) && (slot === 'outer' || slot === 'top');
  const isSold = [...noun.meaning.target.keys].some((key) => {
    const garment = garmentOf(key);
    return garment !== null && matches(garment);
  });

  return isSold ? { label: 'warm pieces', said, matches } : null;
}

const WARM = /^warm(?:e[nmrs]?)?(?:er(?:e[nmrs]?)?)?$/;

/** "A dress and a small heel": of a look that is made anew it is one that is low, and no step up. */
function isLowHeel(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text = '', negated = false } = mentions[at] ?? {};

  return meaning?.is === 'change' && meaning.axis === 'heel' && !negated && LOW_HEEL.test(text);
}

const LOW_HEEL = /^(?:a )?(?:little|small|slight|low) heels?$/;
const LOW_HEELS = lookUp('low heels')?.find(({ is }) => is === 'garments');

/** "An indie show", "a punk gig": so is what is heard there, and not who listens. */
function isOfShow(mentions: readonly Mention[], at: number): boolean {
  return mentions[at]?.meaning.is === 'style' && SHOW.test(mentions[at + 1]?.text ?? '');
}

const SHOW = /^(?:show|shows|gig|gigs|band|bands|concert|concerts|film|movie|venue|festival|konzert)$/;

function asTold(mention: Mention): Mention {
  return { ...mention, meaning: { is: 'filler' } };
}

function isCold(weather: Weather): boolean {
  return weather === 'cold' || weather === 'freezing';
}

const WARMER: Meaning = { is: 'change', axis: 'warmth', direction: 1 };

/** "A warm coat", "warm and cozy" are for the cold; "a warm day" is not. */
function isWarming(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] ?? {};
  if (meaning?.is !== 'weather' || !/^(?:be )?warm(?:e[mnrs]?)?$/.test(text ?? '')) return false;
  if (isInCoolMonth(mentions, at)) return true;
  // "In January, warm but not ugly".
  const isColdDay = mentions.some(
    (other) =>
      other.meaning.is === 'weather' && other.meaning.weather !== null && isCold(other.meaning.weather),
  );
  if (isColdDay) return !NOON.test(mentions[at + 1]?.text ?? '') && !SKY.test(mentions[at - 1]?.text ?? '');
  if (
    WANTS_TO_BE.test(
      mentions
        .slice(Math.max(0, at - 3), at)
        .map((one) => one.text)
        .join(' '),
    )
  )
    return true;
  const next = mentions.slice(at + 1).find(({ meaning: { is } }, after) => {
    const isJoined = is === 'cue' || is === 'filler';

    return !(isQuality(mentions[at + 1 + after]) || (isJoined && after < 2));
  })?.meaning;

  if (next === undefined || next.is === 'break') return isSaidOfClothes(mentions, at);

  return next.is === 'garments' || (next.is === 'mood' && next.mood === 'comfortable');
}

/** "Late November, warm please", "end of October, be warm": so are clothes; "a warm October day" is not. */
function isInCoolMonth(mentions: readonly Mention[], at: number): boolean {
  const isCool = mentions.some(
    ({ meaning, text }) =>
      meaning.is === 'weather' &&
      meaning.weather !== null &&
      needsLayer(meaning.weather) &&
      monthOf(text) !== null,
  );
  const [before, next] = [mentions[at - 1], mentions[at + 1]];
  const isTold =
    before !== undefined &&
    (SKY.test(before.text) || isCue(before.meaning, 'article') || MAY_BE.test(before.text));
  const isAlone =
    next === undefined || next.meaning.is === 'break' || /^(?:please|pls|bitte)$/.test(next.text);

  return isCool && isAlone && !isTold;
}

const MAY_BE = /^(?:it|itll|will|may|might|could|should|weather|quite|still|so|sehr|noch|wieder)$/;

const WANTS_TO_BE = /\b(?:want|like|love|need|have)(?: to| to be| be)* be$/;

/** "Cold mornings, warm afternoons", "it gets warm". */
const NOON = /^(?:afternoons?|days?|noon|weather|nachmittage?|tage?|mittags?|wetter)$/;
const SKY = /^(?:its|is|gets|getting|ist|wird)$/;

/** "Soft and feminine but warm": one more word on what is wanted, and none on the day. */
function isSaidOfClothes(mentions: readonly Mention[], at: number): boolean {
  const isJoined = isCue(mentions[at - 1]?.meaning, 'and', 'but');
  const before = mentions[at - 2]?.meaning.is ?? 'break';

  return isJoined && ['mood', 'style', 'shape', 'fabric', 'colour', 'garments'].includes(before);
}

/** "A long linen dress" is asked for by its length, "a long day" is not. */
function isLength(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] ?? {};
  const isUnread = meaning?.is === 'filler' || meaning?.is === 'unknown' || meaning?.is === 'change';
  if (!isUnread || !/^(?:long|lang(?:e[nrms]?)?)$/.test(text ?? '')) return false;
  const noun = mentions.slice(at + 1, at + 4).find((mention) => !isQuality(mention))?.meaning;

  return (
    noun?.is === 'garments' &&
    (noun.target.slots.some((slot) => slot === 'dress' || slot === 'bottom') ||
      ['duster-cardigan', 'puffer', 'parka', 'wool-coat'].some((key) => noun.target.keys.has(key)))
  );
}

/** "Wide black trousers", "wide linen pants": of their legs. */
function isWidth(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] ?? {};
  const noun = mentions.slice(at + 1, at + 4).find((mention) => !isQuality(mention))?.meaning;

  return (
    meaning?.is === 'unknown' &&
    text === 'wide' &&
    noun?.is === 'garments' &&
    noun.target.slots.every((slot) => slot === 'bottom')
  );
}

function asWide({ role: _ofUnknownWord, ...mention }: Mention): Mention {
  const wide = lookUp('wide leg')?.find(({ is }) => is === 'shape');

  return wide?.is === 'shape'
    ? { ...mention, meaning: { ...wide, shape: { ...wide.shape, said: mention.said } } }
    : mention;
}

const LONG: Meaning = {
  is: 'shape',
  shape: {
    label: 'long',
    of: ['dress', 'bottom', 'outer'],
    matches: (garment) =>
      garment.key === 'duster-cardigan' ||
      (isKind(garment, 'coat') && !isKind(garment, 'jacket')) ||
      isKind(garment, 'floor-length', 'midi') ||
      (garment.slot === 'bottom' && isKind(garment, 'trousers', 'jeans')),
  },
};

/** "Something light for spring": of thin cloth; of a light blue and a light meal something else is said. */
function isOfLittleWeight(mentions: readonly Mention[], at: number): boolean {
  const { meaning, text } = mentions[at] ?? {};
  if (meaning?.is !== 'unknown' || !/^(?:light|leicht(?:e[nrsm]?)?)$/.test(text ?? '')) return false;

  return /^(?:something|etwas|was)$/.test(mentions[at - 1]?.text ?? '');
}

function light({ role: _ofUnknownWord, ...mention }: Mention): Mention {
  const shape: Shape = {
    label: 'light',
    said: mention.said,
    matches: ({ slot, warmth }) =>
      warmth <= (slot === 'outer' ? 2 : 1) && !['bag', 'accessory'].includes(slot),
  };

  return { ...mention, meaning: { is: 'shape', shape } };
}
