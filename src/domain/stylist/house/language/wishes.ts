import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { BodyGoal, StyleName } from '#contract/style-profile.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import type { FormalitySpan } from '#domain/wardrobe/formality.ts';
import type { Worn } from '#domain/wardrobe/garment.ts';
import { OCCASIONS, type Occasion } from '#domain/wardrobe/occasions.ts';
import type { Weather } from '#domain/wardrobe/weather.ts';
import type { Meaning, Mention, Mood, Shape, Target } from './meanings.ts';
import { readWords } from './read-words.ts';
import { unknownWords } from './unknown-words.ts';

export interface ColourWish {
  label: string;
  names: readonly ColourName[];
}

/** What was said about a garment: "black leather boots". */
export interface Qualities {
  colours: ColourWish[];
  fabrics: { label: string; names: readonly FabricName[] }[];
  patterns: { label: string; patterns: readonly FabricPattern[] }[];
  shapes: Shape[];
}

export interface Demand extends Qualities {
  target: Target;
}

/** What must not be in the outfit. */
export interface Refusals {
  targets: Target[];
  colours: Set<ColourName>;
  fabrics: Set<FabricName>;
  patterns: Set<FabricPattern>;
  shapes: Shape[];
  styles: Set<StyleName>;
}

/** All that a prompt asks for. */
export interface Wishes extends Qualities {
  demands: Demand[];
  refuses: Refusals;
  occasion: Occasion | null;
  /** Explicit dress code. */
  span: FormalitySpan | null;
  /** Rungs up or down from what would be usual. */
  formalityShift: number;
  weather: Weather | null;
  isWet: boolean;
  styles: StyleName[];
  moods: Set<Mood>;
  goals: BodyGoal[];
  worn: Worn | null;
  /** -1 the cheap end of the range, 1 the dear end. */
  spend: -1 | 0 | 1;
  /** The most that the prompt wants to spend in all, in dollars. */
  mostDollars: number | null;
  notUnderstood: string[];
}

const MOST_DEMANDS = 8;

/** Reads a prompt into wishes. Any text gives wishes; what was not understood is named. */
export function readWishes(prompt: string): Wishes {
  return wishesOf(readWords(prompt));
}

export function wishesOf(mentions: readonly Mention[]): Wishes {
  const wishes = noWishes();
  const binder = createBinder(wishes);

  for (const [at, mention] of mentions.entries()) {
    if (mention.negated) refuse(wishes, mention, mentions[at - 1]);
    else binder.read(mention, mentions[at - 1]?.meaning);
  }

  binder.finish();
  wishes.notUnderstood = unknownWords(mentions);

  return wishes;
}

export function noWishes(): Wishes {
  return {
    ...noQualities(),
    demands: [],
    refuses: {
      ...{ targets: [], colours: new Set(), fabrics: new Set(), patterns: new Set() },
      ...{ shapes: [], styles: new Set() },
    },
    ...{ occasion: null, span: null, formalityShift: 0, weather: null, isWet: false },
    ...{ styles: [], moods: new Set(), goals: [], worn: null, spend: 0, mostDollars: null },
    notUnderstood: [],
  };
}

export function noQualities(): Qualities {
  return { colours: [], fabrics: [], patterns: [], shapes: [] };
}

/** Gives adjectives to their nouns: "a navy blazer", "trousers in cream linen", "black and white dress". */
function createBinder(wishes: Wishes) {
  let pending = noQualities();
  let lastDemand: Demand | null = null;
  let isAfterIn = false;

  const release = () => {
    const owner: Qualities = isAfterIn && lastDemand !== null ? lastDemand : wishes;
    addQualities(owner, pending);
    pending = noQualities();
    isAfterIn = false;
  };

  return {
    read({ meaning }: Mention, before: Meaning | undefined) {
      if (isQuality(meaning)) return addQuality(pending, meaning);
      if (meaning.is === 'garments') {
        lastDemand = demandFor(wishes, meaning.target, pending);
        pending = noQualities();
        isAfterIn = false;
        return;
      }
      if (meaning.is === 'cue' && (meaning.cue === 'and' || meaning.cue === 'or')) {
        // "a top in navy and pants": the color belongs to the top; "a dress in black and white" goes on.
        if (isAfterIn && !isEmpty(pending)) {
          release();
          isAfterIn = true;
        }
        return;
      }
      if (meaning.is === 'cue' && meaning.cue === 'in') {
        if (isEmpty(pending)) isAfterIn = lastDemand !== null;
        return;
      }
      if (meaning.is === 'break' || (meaning.is === 'cue' && ['with', 'for', 'but'].includes(meaning.cue))) {
        release();
        if (meaning.is === 'break' && meaning.strong) lastDemand = null;
        return;
      }

      wishFor(wishes, meaning, before);
    },
    finish: release,
  };
}

function isQuality(meaning: Meaning): boolean {
  return ['colour', 'fabric', 'pattern', 'shape'].includes(meaning.is);
}

function isEmpty(qualities: Qualities): boolean {
  return (
    qualities.colours.length +
      qualities.fabrics.length +
      qualities.patterns.length +
      qualities.shapes.length ===
    0
  );
}

export function addQuality(to: Qualities, meaning: Meaning): void {
  if (meaning.is === 'colour') to.colours.push({ label: meaning.label, names: meaning.names });
  if (meaning.is === 'fabric') to.fabrics.push({ label: meaning.label, names: meaning.names });
  if (meaning.is === 'pattern') to.patterns.push({ label: meaning.label, patterns: meaning.patterns });
  if (meaning.is === 'shape') to.shapes.push(meaning.shape);
}

function addQualities(to: Qualities, from: Qualities): void {
  to.colours.push(...from.colours);
  to.fabrics.push(...from.fabrics);
  to.patterns.push(...from.patterns);
  to.shapes.push(...from.shapes);
}

function demandFor(wishes: Wishes, target: Target, qualities: Qualities): Demand | null {
  const again = wishes.demands.find((demand) => demand.target.label === target.label);
  if (again !== undefined) {
    addQualities(again, qualities);
    return again;
  }
  if (wishes.demands.length >= MOST_DEMANDS) return null;

  const demand = { target, ...qualities };
  wishes.demands.push(demand);

  return demand;
}

function wishFor(wishes: Wishes, meaning: Meaning, before: Meaning | undefined): void {
  const turn = before?.is === 'degree' ? before.direction : 1;

  switch (meaning.is) {
    case 'occasion':
      wishes.occasion = joinedOccasion(wishes.occasion, meaning.occasion) ?? wishes.occasion;
      if (wishes.occasion?.joins?.some((pair) => pair.includes(meaning.occasion.key)) === true) return;
      if (wishes.occasion === null || takesOver(meaning.occasion, wishes.occasion)) {
        const weather = wishes.occasion?.weather;
        wishes.occasion = meaning.occasion;
        if (weather !== undefined && meaning.occasion.weather === undefined) wishes.weather ??= weather;
      } else if (meaning.occasion.weather !== undefined && wishes.occasion.weather === undefined) {
        wishes.weather ??= meaning.occasion.weather;
      }
      return;
    case 'formality':
      if (before?.is === 'degree') wishes.formalityShift += turn * (meaning.span[0] >= 3 ? 1 : -1);
      else wishes.span ??= meaning.span;
      return;
    case 'weather':
      wishes.weather = meaning.weather ?? wishes.weather;
      wishes.isWet ||= meaning.wet;
      return;
    case 'style':
      if (turn > 0) wishes.styles.push(meaning.style);
      else wishes.refuses.styles.add(meaning.style);
      return;
    case 'mood':
      if (turn > 0) wishes.moods.add(meaning.mood);
      return;
    case 'goal':
      wishes.goals.push(meaning.goal);
      return;
    case 'wearer':
      wishes.worn ??= meaning.worn;
      return;
    case 'money':
      wishes.mostDollars = meaning.dollars;
      return;
    case 'change':
      changeFor(wishes, meaning.axis, meaning.direction);
      return;
    default:
  }
}

/** "An interview" and "a bank" are one occasion of its own. */
function joinedOccasion(before: Occasion | null, asked: Occasion): Occasion | null {
  if (before === null) return null;

  return (
    OCCASIONS.find(({ joins }) =>
      joins?.some(
        ([one, other]) =>
          (one === before.key && other === asked.key) || (one === asked.key && other === before.key),
      ),
    ) ?? null
  );
}

/** Nothing beside it asks for more than what is worn every day. */
const EVERYDAY_RUNG = 1;

/**
 * Of two occasions the dressier leads: for "drinks after work" one dresses for the drinks. But what can only be done in
 * its own shoes or clothes leads beside an everyday one: for "gym, then coffee" one has coffee in gym clothes.
 */
function takesOver(asked: Occasion, before: Occasion): boolean {
  if (isBound(asked) && !isBound(before)) return before.formality[0] <= EVERYDAY_RUNG;
  if (isBound(before) && !isBound(asked) && asked.formality[0] <= EVERYDAY_RUNG) return false;

  return asked.formality[1] > before.formality[1];
}

function isBound({ requires, shoes }: Occasion): boolean {
  return requires !== undefined || shoes !== undefined;
}

function changeFor(wishes: Wishes, axis: string, direction: 1 | -1): void {
  if (axis === 'formality') wishes.formalityShift += direction;
  if (axis === 'price') wishes.spend = direction;
  if (axis === 'comfort' && direction > 0) wishes.moods.add('comfortable');
  if (axis === 'colour') wishes.moods.add(direction > 0 ? 'colourful' : 'neutral');
  if (axis === 'brightness') wishes.moods.add(direction > 0 ? 'light' : 'dark');
  if (axis === 'warmth') wishes.weather ??= direction > 0 ? 'cold' : 'hot';
  if (axis === 'heel' && direction < 0) wishes.moods.add('comfortable');
}

function refuse(wishes: Wishes, { meaning }: Mention, before: Mention | undefined): void {
  const { refuses } = wishes;

  if (meaning.is === 'garments') {
    // "no black heels" strikes the colour on heels only in speech; leaving out all heels would be too much.
    refuses.targets.push(narrowed(meaning.target, before));
  }
  if (meaning.is === 'colour') for (const name of meaning.avoid) refuses.colours.add(name);
  if (meaning.is === 'fabric') for (const name of meaning.avoid) refuses.fabrics.add(name);
  if (meaning.is === 'pattern') for (const pattern of meaning.avoid) refuses.patterns.add(pattern);
  if (meaning.is === 'shape') refuses.shapes.push(meaning.shape);
  if (meaning.is === 'style') refuses.styles.add(meaning.style);
  if (meaning.is === 'formality') wishes.formalityShift += meaning.span[0] >= 3 ? -1 : 1;
  if (meaning.is === 'mood' && meaning.mood === 'colourful') wishes.moods.add('neutral');
  if (meaning.is === 'mood' && meaning.mood === 'bold') wishes.moods.add('neutral');
}

function narrowed(target: Target, before: Mention | undefined): Target {
  const shape = before?.negated === true && before.meaning.is === 'shape' ? before.meaning.shape : null;

  return shape === null ? target : { ...target, label: `${shape.label} on ${target.label}` };
}
