import { hasTrait } from '#domain/wardrobe/occasions/occasion.ts';
import { occasionCalled } from '#domain/wardrobe/occasions/occasions.ts';
import { type Meaning, type Mention, type Shape, saidOf } from '../mentions/meanings.ts';
import { isQuality } from '../mentions/piece-kinds.ts';
import { noQualities } from '../mentions/qualities.ts';
import { needsOfPlace } from '../told/told-places.ts';
import type { Wishes } from './what-is-wished.ts';

/** Business casual. */
const DRESSED = 3;

/** What follows from all of it for how it has to be. */
export function settleNeeds(wishes: Wishes, mentions: readonly Mention[]): void {
  for (const need of [...(wishes.occasion?.needs ?? []), ...needsOfPlace(wishes.occasion, mentions)])
    if (!wishes.practical.has(need)) wishes.practical.set(need, '');
  // Comfort for hours in a seat is a waistband that gives.
  if (wishes.occasion?.key === 'flight' && wishes.moods.has('comfortable') && wishes.demands.length === 0)
    wishes.practical.set('nothing at the waist', wishes.practical.get('nothing at the waist') ?? '');
  // In a muddy field a wedding guest asks for shoes that do not sink.
  const muddy = wishes.practical.get('muddy ways') ?? '';
  if (muddy !== '' && wishes.occasion?.key.endsWith('wedding') === true) {
    wishes.practical.delete('muddy ways');
    wishes.practical.set('soft ground', muddy);
  }
  // "No laces, I cannot reach": of no pair in particular, it is what one can do.
  const laces = wishes.shapes.find(({ label, said }) => label === 'slip-ons' && /lace/i.test(said ?? ''));
  if (laces !== undefined) {
    wishes.shapes = wishes.shapes.filter((shape) => shape !== laces);
    wishes.practical.set('no laces', saidOf(laces));
  }
  // "No logos, all my clothes have logos": once is enough.
  const refused = mentions.flatMap(({ meaning, negated }) =>
    negated && meaning.is === 'missing' ? [meaning.label] : [],
  );
  wishes.missing = wishes.missing.filter((label) => !refused.includes(label));
  // "No ruffles": no piece is made for whoever asks for some, and some have them.
  for (const { meaning, negated, said } of mentions) {
    const has = negated && meaning.is === 'missing' ? TRIMMED[meaning.label] : undefined;
    if (has === undefined) continue;
    const shape: Shape = { label: 'ruffles', said, matches: ({ key }) => has.includes(key) };
    wishes.refuses.shapes.push(shape);
    wishes.leftOut.push({ said, kind: { target: null, ...noQualities(), shapes: [shape] } });
  }
  if (mentions.some((_, at) => isGraduationGown(mentions, at))) {
    wishes.practical.set('under a gown', '');
    // Whoever wears the gown graduates.
    if (wishes.occasion?.key === 'graduation')
      wishes.occasion = occasionCalled('own-graduation') ?? wishes.occasion;
  }
  if (mentions.some(({ text, negated }) => !negated && HEADS_COVERED.test(text)) || isMuslimPrayer(mentions))
    wishes.practical.set('head covered', wishes.practical.get('head covered') ?? '');
  if (hasTrait(wishes.occasion, 'covered') || wishes.practical.has('head covered'))
    wishes.moods.add('modest');
  // Without buttons something has to go over the head: it is easy all the same, where no shoe is tied.
  if (wishes.refuses.shapes.some(({ label }) => label === 'buttons') && wishes.practical.has('on and off')) {
    wishes.practical.set('no laces', wishes.practical.get('on and off') ?? '');
    wishes.practical.delete('on and off');
  }
  // "My arms covered" in the sun is to the wrist.
  const sleeves = wishes.shapes.find(({ label }) => label === 'sleeves');
  if (sleeves !== undefined && wishes.practical.has('sun')) wishes.practical.set('sunburn', saidOf(sleeves));
  // Who has lost weight needs no room for more of it.
  if (mentions.some(({ text }) => LOST.test(text))) wishes.practical.delete('easy middle');
  // "I'm an electrician, and my niece's christening is on Sunday": nobody works there.
  if ((wishes.occasion?.formality[0] ?? 0) >= DRESSED) wishes.practical.delete('dirty work');
  // Work on the floor of a warehouse is no sitting on the floor.
  if (mentions.some(({ text }) => WORK_FLOOR.test(text))) wishes.practical.delete('on the floor');
  // No black at a funeral where the family asks for color.
  if (wishes.occasion?.key === 'funeral' && wishes.moods.has('colourful'))
    wishes.occasion = occasionCalled('celebration-of-life');
  // At a funeral pieces need not be easy to combine: a dark suit is worn again as it is.
  if (wishes.occasion?.key === 'funeral') wishes.practical.delete('to mix');
}

/** Where women cover their hair. */
const HEADS_COVERED = /\b(?:mosques?|moschee\w*|masjid|gurdwaras?|hijabs?)\b/;

function isMuslimPrayer(mentions: readonly Mention[]): boolean {
  const has = (pattern: RegExp) => mentions.some(({ text }) => pattern.test(text));

  return (
    has(/\b(?:jummah?|taraweeh|freitagsgebet|eidgebet)\b/) ||
    (has(/\b(?:eid|ramadan|bayram|friday)\b/) && has(/\bprayers?\b/))
  );
}

const WORK_FLOOR = /^(?:warehouse|factory|shop|shop floor|store|plant|trading|lagerhalle|fabrik|laden)$/;

const LOST = /^(?:lost|abgenommen|i lost|ive lost|weight loss)$/;

/** The gown at a graduation is lent: no piece of the outfit. */
export function isGraduationGown(mentions: readonly Mention[], at: number): boolean {
  const isGown = (meaning: Meaning | undefined) =>
    meaning?.is === 'garments' && meaning.target.label === 'gown';
  // "Gown is navy polyester": what is said of it is no wish either.
  const isSaidOfIt =
    isQuality(mentions[at]) && mentions.slice(Math.max(0, at - 3), at).some(({ meaning }) => isGown(meaning));

  return (
    (isGown(mentions[at]?.meaning) || isSaidOfIt) &&
    mentions.some(({ text }) => /\b(?:graduat|abschluss)/.test(text))
  );
}

/** The white coat of a pharmacy or a practice is the employer's: no piece of the outfit. */
export function isUniformCoat(mentions: readonly Mention[], at: number): boolean {
  const isCoat = (mention: Mention | undefined) =>
    mention?.meaning.is === 'garments' && /coat|mantel|kittel/i.test(saidOf(mention.meaning.target));
  const noun = isCoat(mentions[at]) ? at : at + 1;
  const colour = mentions[noun - 1]?.meaning;

  return (
    isCoat(mentions[noun]) &&
    colour?.is === 'colour' &&
    colour.names.includes('White') &&
    mentions.some(({ text }) => IN_WHITE.test(text))
  );
}

const IN_WHITE =
  /\b(?:pharmac\w*|chemist|doctor|dentist|dental|vet|nurse|lab|laboratory|clinic|hospital|optician|ward|apothek\w*|arzt|arztin|zahnarzt\w*|labor|praxis|klinik|krankenhaus)\b/;

/** What has ruffles or a bow, by what it is called. */
const TRIMMED: Readonly<Record<string, readonly string[]>> = {
  ruffles: ['ruffle-blouse'],
  ruffle: ['ruffle-blouse'],
  frills: ['ruffle-blouse'],
  frilly: ['ruffle-blouse'],
  bows: ['bow-blouse'],
};
