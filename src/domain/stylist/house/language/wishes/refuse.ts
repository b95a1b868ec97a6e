import { isKind } from '#domain/wardrobe/garment.ts';
import { CLOTHS_BY_CARE } from '#domain/wardrobe/garment-details.ts';
import { coloursOfMood } from '../../compose/colours-of-mood.ts';
import { showing } from '../lexicon/body-words.ts';
import { lookUp } from '../lexicon/lexicon.ts';
import { type Meaning, type Mention, type Shape, saidOf, type Target } from '../mentions/meanings.ts';
import {
  isOfRefusedNoun,
  isQuality,
  type PieceKind,
  refusedInFull,
  refusedOf,
  wantedNounOf,
} from '../mentions/piece-kinds.ts';
import { addQuality, isEmpty, noQualities } from '../mentions/qualities.ts';
import { refuseWeather } from './weather-wished.ts';
import type { Wishes } from './what-is-wished.ts';

/** "Less black" is no black, where nobody can say how much is less. */
export function isRefused({ meaning, negated }: Mention, before: Mention | undefined): boolean {
  return (
    negated || (isQuality({ meaning }) && before?.meaning.is === 'degree' && before.meaning.direction < 0)
  );
}

/** "All black except the shirt" does not refuse the shirt; "anything but heels" refuses heels. */
export function isSaidOfAll(mentions: readonly Mention[], at: number): boolean {
  return mentions
    .slice(0, at)
    .some(
      ({ meaning }) =>
        (meaning.is === 'mood' && meaning.mood === 'monochrome') ||
        (meaning.is === 'cue' && meaning.cue === 'everything'),
    );
}

/** "No xyz shoes" does not refuse all shoes: the unknown word said which. */
function isAllShoes({ breadth, slots }: Target): boolean {
  return breadth === 'slot' && slots.length === 1 && slots[0] === 'shoes';
}

/** "No beige" refuses tan and stone as well; brown is another color. */
function inAllShades(refused: Meaning): Meaning {
  const meaning = refusedInFull(refused);

  return meaning.is === 'colour' && meaning.names.every((name) => name === 'Beige')
    ? { ...meaning, names: ['Beige', 'Tan', 'Stone'] }
    : meaning;
}

function isDressWanted({ meaning, negated }: Mention): boolean {
  return meaning.is === 'garments' && !negated && meaning.target.slots.includes('dress');
}

const DRESSES: Shape = { label: 'dresses', matches: (garment) => isKind(garment, 'dress') };
const BAGS: Shape = { label: 'bags', matches: ({ slot }) => slot === 'bag' };

export function refuse(wishes: Wishes, mentions: readonly Mention[], at: number): void {
  const { refuses } = wishes;
  const meaning = mentions[at]?.meaning;
  // "No skinny jeans" is about jeans that are skinny: neither all jeans nor all that is skinny.
  if (meaning === undefined || (isQuality(mentions[at]) && isOfRefusedNoun(mentions, at))) return;
  const wanted = isQuality(mentions[at]) ? wantedNounOf(mentions, at) : null;
  if (wanted !== null) {
    const kind: PieceKind = { target: wanted, ...noQualities() };
    addQuality(kind, inAllShades(meaning));
    refuses.kinds.push(kind);
    wishes.leftOut.push({ said: mentions[at]?.said ?? '', kind });
    return;
  }

  if (isOfAllRefused(mentions, at)) {
    if (meaning.is !== 'colour') return;
    const kind: PieceKind = { target: null, ...noQualities() };
    addQuality(kind, meaning);
    wishes.leftOut.push({ said: mentions[at]?.said ?? '', kind, isOfAll: true });
    return;
  }
  if (meaning.is === 'garments') {
    const qualities = refusedOf(mentions, at);
    const which = whichOfThem(mentions, at);
    // "No Christmas jumper" leaves the other jumpers.
    if (which !== null) {
      qualities.shapes.push({ label: 'of that sort', matches: () => false });
      wishes.leftOut.push({ said: which, kind: { target: meaning.target, ...qualities } });
      return;
    }
    if (isEmpty(qualities) && isAllShoes(meaning.target)) return;
    const target = isEmpty(qualities) ? meaning.target : withoutQuality(mentions, at, meaning.target);
    const kind: PieceKind = { target, ...qualities };
    wishes.leftOut.push({ said: nameOf({ ...kind, target: meaning.target }), kind });
    if (isEmpty(qualities)) refuses.targets.push(meaning.target);
    else refuses.kinds.push(kind);
    // "No skirts" refuses dresses as well, unless one was named.
    if (isEmpty(qualities) && meaning.target.label === 'skirt' && !mentions.some(isDressWanted))
      refuses.shapes.push(DRESSES);
    // "No accessories" leaves the bag at home too.
    if (meaning.target.label === 'accessories') refuses.shapes.push(BAGS);
  }
  if (isQuality({ meaning })) {
    const kind: PieceKind = { target: null, ...noQualities() };
    addQuality(kind, refusedInFull(meaning));
    wishes.leftOut.push({ said: mentions[at]?.said ?? '', kind });
  }
  const colour = inAllShades(meaning);
  if (colour.is === 'colour') for (const name of colour.names) refuses.colours.add(name);
  if (meaning.is === 'fabric') for (const name of meaning.avoid) refuses.fabrics.add(name);
  if (meaning.is === 'pattern') for (const pattern of meaning.avoid) refuses.patterns.add(pattern);
  // "Nothing clingy and pockets", "no pockets needed": pockets are not refused.
  if (meaning.is === 'shape' && meaning.shape.label !== 'pockets') refuses.shapes.push(meaning.shape);
  if (meaning.is === 'care') {
    wishes.care.add(meaning.care);
    for (const fabric of CLOTHS_BY_CARE[meaning.care]) refuses.fabrics.add(fabric);
  }
  if (meaning.is === 'goal' && meaning.goal === 'emphasize-legs')
    refuses.shapes.push(showing('legs', 'legs'));
  if (meaning.is === 'style') {
    refuses.styles.add(meaning.style);
    wishes.styleWords.set(meaning.style, mentions[at]?.said ?? '');
  }
  // "Not smart" is less, "not casual" more.
  if (meaning.is === 'formality') wishes.formalityShift += meaning.span[1] > EVERYDAY ? -1 : 1;
  if (meaning.is === 'mood' && meaning.mood === 'colourful') wishes.moods.add('neutral');
  if (meaning.is === 'mood' && meaning.mood === 'bold') {
    wishes.moods.add('neutral');
    wishes.toned.push(mentions[at]?.said ?? '');
  }
  if (meaning.is === 'mood' && meaning.mood === 'dark') wishes.moods.add('light');
  // "Nothing light" of the playground: neither the joggers nor the sneakers.
  if (meaning.is === 'mood' && meaning.mood === 'light') {
    const named = mentions.flatMap(({ meaning, negated }) =>
      meaning.is === 'colour' && !negated ? meaning.names : [],
    );
    for (const name of LIGHTS) if (!named.includes(name)) refuses.colours.add(name);
  }
  if (meaning.is === 'weather' && meaning.weather !== null)
    refuseWeather(wishes, meaning.weather, mentions, at);
}

/** What shows every stain. Silver is worn as a metal, and stone looks light beside what is dark. */
const LIGHTS = [...coloursOfMood('light').filter((name) => name !== 'Silver'), 'Stone'] as const;

/** "Not all in black", "not head to toe navy": of one phrase with the whole. */
function isOfAllRefused(mentions: readonly Mention[], at: number): boolean {
  const { from } = mentions[at] ?? {};

  return mentions.some(
    (other) =>
      other.negated &&
      other.from === from &&
      other.meaning.is === 'mood' &&
      other.meaning.mood === 'monochrome',
  );
}

/**
 * The refused noun with what says which of its kind it is, where no garment is told apart by that: "a Christmas jumper", "office
 * trousers"; null where nothing does.
 */
function whichOfThem(mentions: readonly Mention[], at: number): string | null {
  const [here, before] = [mentions[at], mentions[at - 1]];
  if (here?.meaning.is !== 'garments' || before?.negated !== true) return null;
  if (before.meaning.is === 'missing')
    return before.from === here.from ? here.said : `${before.said} ${here.said}`;

  return before.meaning.is === 'occasion' || NOVEL.test(before.text) ? `${before.said} ${here.said}` : null;
}

/** "No floral dress" refuses any dress that is floral, and not the one garment that is called so. */
function withoutQuality(mentions: readonly Mention[], at: number, target: Target): Target {
  const [here, before] = [mentions[at], mentions[at - 1]];
  if (here === undefined || before?.from !== here.from) return target;
  const noun = lookUp(here.text.split(' ').at(-1) ?? '')?.find(({ is }) => is === 'garments');

  return noun?.is === 'garments' && [...target.keys].every((key) => noun.target.keys.has(key))
    ? noun.target
    : target;
}

const NOVEL = /^(?:ugly|novelty|matching|themed|costume|hassliche[nrms]?|albern\w*)$/;

/** "Black leather shoes"; a garment's own name may say it all. */
function nameOf({ target, colours, fabrics, patterns, shapes }: PieceKind): string {
  const qualities = [...colours, ...fabrics, ...patterns, ...shapes].map(saidOf);
  if (target === null) return qualities.join(' ');
  const noun = saidOf(target);

  return [...qualities.filter((word) => !noun.toLowerCase().includes(word.toLowerCase())), noun].join(' ');
}

/** Casual. */
const EVERYDAY = 1;
