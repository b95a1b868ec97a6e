import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import type { FabricName } from '#domain/wardrobe/fabrics.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import type { Meaning, Mention, Named, Shape, Target } from './meanings.ts';

export interface ColourWish extends Named {
  names: readonly ColourName[];
  /** "Pink or red": what it was put together from. */
  eitherOf?: readonly (Named & { names: readonly ColourName[] })[];
  /** The colors of a club: what it is called. */
  club?: string;
}

/** What was said about a garment: "black leather boots". */
export interface Qualities {
  colours: ColourWish[];
  fabrics: (Named & { names: readonly FabricName[] })[];
  patterns: (Named & { patterns: readonly FabricPattern[] })[];
  shapes: Shape[];
}

export interface Demand extends Qualities {
  target: Target;
  /** The person says that they have it: it is worn, not bought. */
  isOwned?: true;
  /** "A skirt or trousers": where one of these is worn, it is enough. */
  orElse?: readonly Target[];
}

const MOST_DEMANDS = 8;

/** Gives adjectives to their nouns: "a navy blazer", "trousers in cream linen", "black and white dress". */
export function createBinder(
  wishes: Qualities & { demands: Demand[] },
  readOther: (meaning: Meaning, before: Meaning | undefined, text: string) => void,
) {
  let pending = noQualities();
  let lastDemand: Demand | null = null;
  let isAfterIn = false;
  /** What was said of the whole last: "red, but only on top". */
  let ofWhole = noQualities();
  let isOnly = false;
  /** The noun that bare qualities behind it are said of: "raincoat yellow", "boots, black", "a coat. Camel. Wool." */
  let described: Demand | null = null;
  /** What was said of the whole and then is the noun's, as far as it has nothing of its own. */
  let lent: Qualities | null = null;
  let nounsHere = 0;
  let isDefinite = false;
  /** The noun before a "with": "trousers with an elastic waist". */
  let joined: Demand | null = null;
  let isBehindBreak = false;
  let isOfSomething = false;

  const release = () => {
    const owner: Qualities = isAfterIn && lastDemand !== null ? lastDemand : (described ?? wishes);
    // "All black, only the shoes red": the shoes have a color of their own, and black is the rest.
    if (lent !== null && owner === lastDemand && pending.colours.length > 0) {
      takeQualities(owner, lent);
      addQualities(wishes, lent);
      lent = null;
    }
    if (owner === wishes && joined !== null) {
      // "A dress with some stretch"; "with gray flannels" is of another piece.
      const { shapes, patterns, colours, fabrics } = pending;
      const isOfOther = colours.length > 0;
      addQualities(
        joined,
        ofThis(joined, { ...noQualities(), shapes, patterns, fabrics: isOfOther ? [] : fabrics }, wishes),
      );
      addQualities(wishes, { ...noQualities(), colours, fabrics: isOfOther ? fabrics : [] });
    } else if (owner === described && isOfSomething) {
      // "Boots. Something sparkly": cloth that the noun before is not made of is said of the whole.
      const { target } = described;
      wishes.fabrics.push(...pending.fabrics.filter(({ names }) => !isMadeOf(target, names)));
      const fabrics = pending.fabrics.filter(({ names }) => isMadeOf(target, names));
      addQualities(owner, ofThis(described, { ...pending, fabrics }, wishes));
    } else addQualities(owner, owner === described ? ofThis(described, pending, wishes) : pending);
    isOfSomething = false;
    if (owner === wishes && !isEmpty(pending)) ofWhole = pending;
    joined = null;
    pending = noQualities();
    isAfterIn = false;
  };

  return {
    read({ meaning, text }: Mention, before: Meaning | undefined, isOwned = false) {
      if (isQuality(meaning)) return addQuality(pending, meaning);
      if (meaning.is === 'garments') {
        // "Full sleeves and a scarf": cuts that a scarf cannot have are said of the whole.
        lent = isEmpty(pending) && isOnly ? ofWhole : null;
        if (lent !== null) {
          pending = lent;
          takeQualities(wishes, ofWhole);
        }
        isOnly = false;
        lastDemand = demandFor(wishes, meaning.target, ofThis(meaning, pending, wishes), isDefinite);
        isDefinite = false;
        if (isOwned && lastDemand !== null) lastDemand.isOwned = true;
        described = lastDemand;
        joined = null;
        nounsHere++;
        isBehindBreak = false;
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
        // "A shirt with stripes and jeans", „Kleid mit Blümchen und Sandalen“: no color, which may be that of what follows.
        if (joined !== null && pending.patterns.length > 0 && pending.colours.length === 0) release();
        if (isEmpty(pending)) described = null;
        return;
      }
      if (meaning.is === 'cue' && meaning.cue === 'article') {
        // "Everything in navy and a red bag": what was said before the "and" is not said of the bag.
        if (before?.is === 'cue' && before.cue === 'and' && !isEmpty(pending)) release();
        isDefinite = DEFINITE.test(text);
        // „Die Schuhe, die weiß“: the article may stand for the noun.
        if (/^(?:die|der|das|den)$/.test(text)) return;
      }
      // "Joggers, hoodie, all in gray": of the last of them no more than of the others.
      if (meaning.is === 'cue' && meaning.cue === 'everything') {
        release();
        lastDemand = null;
        described = null;
      }
      if (meaning.is === 'cue' && meaning.cue === 'only') isOnly = true;
      if (meaning.is === 'break') isOnly = false;
      if (meaning.is === 'cue' && (meaning.cue === 'rest' || meaning.cue === 'except')) {
        described = null;
        release();
        lastDemand = null;
        return;
      }
      if (meaning.is === 'cue' && meaning.cue === 'in') {
        if (isEmpty(pending)) {
          isAfterIn = lastDemand !== null;
          described = null;
        }
        return;
      }
      if (meaning.is === 'break' || (meaning.is === 'cue' && ['with', 'for', 'but'].includes(meaning.cue))) {
        release();
        // "Sunglasses, something with flowers on it": behind a comma it is another thing that has them.
        if (meaning.is === 'break') isBehindBreak = true;
        else if (meaning.cue === 'with' && !isBehindBreak) joined = lastDemand;
        // Behind a second noun nobody knows which is meant.
        if (meaning.is !== 'break' || nounsHere > 1) described = null;
        if (meaning.is === 'break' && meaning.strong) {
          lastDemand = null;
          nounsHere = 0;
        }
        return;
      }

      if (SOMETHING.test(text)) isOfSomething = true;
      // "Black trousers and something in velvet": another piece has it.
      if (SOMETHING.test(text) && before?.is === 'cue' && before.cue === 'and') {
        release();
        lastDemand = null;
        described = null;
      }
      // "A roll-neck in black under the jacket", „eine Bluse in Weiß zu schwarzer Hose“.
      if (isAfterIn && !isEmpty(pending) && BESIDE.test(text)) release();
      if (meaning.is !== 'filler') described = null;
      readOther(meaning, before, text);
    },
    finish: release,
  };
}

const SOMETHING = /^(?:(?:also )?(?:something|sth|smth)|etwas|was|irgendwas|irgendetwas)$/;
const DEFINITE = /^(?:the|der|die|das|den|dem)$/;
const BESIDE =
  /^(?:under|underneath|beneath|over|unter|unters|unterm|uber|ubers|uberm|zum?|zur|plus|sowie|samt)$/;

function takeQualities(from: Qualities, taken: Qualities): void {
  from.colours = from.colours.filter((one) => !taken.colours.includes(one));
  from.fabrics = from.fabrics.filter((one) => !taken.fabrics.includes(one));
  from.patterns = from.patterns.filter((one) => !taken.patterns.includes(one));
  from.shapes = from.shapes.filter((one) => !taken.shapes.includes(one));
}

function isMadeOf({ keys }: Target, names: readonly FabricName[]): boolean {
  return [...keys].some((key) => garmentOf(key)?.fabrics.some((fabric) => names.includes(fabric)));
}

/** "A jumper, nothing with a waistband": cuts that the noun cannot have are said of the whole. */
function ofThis({ target }: Pick<Demand, 'target'>, said: Qualities, whole: Qualities): Qualities {
  const canHave = ({ of }: Shape) => of === undefined || of.some((slot) => target.slots.includes(slot));
  whole.shapes.push(...said.shapes.filter((shape) => !canHave(shape)));

  return { ...said, shapes: said.shapes.filter(canHave) };
}

function isQuality(meaning: Meaning): boolean {
  return ['colour', 'fabric', 'pattern', 'shape'].includes(meaning.is);
}

export function isEmpty(qualities: Qualities): boolean {
  return (
    qualities.colours.length +
      qualities.fabrics.length +
      qualities.patterns.length +
      qualities.shapes.length ===
    0
  );
}

export function addQuality(to: Qualities, meaning: Meaning): void {
  if (meaning.is === 'colour') to.colours.push(meaning);
  if (meaning.is === 'fabric') to.fabrics.push(meaning);
  if (meaning.is === 'pattern') to.patterns.push(meaning);
  // "A long top that covers my bum" is one wish.
  if (meaning.is === 'shape' && !to.shapes.some(({ label }) => label === meaning.shape.label))
    to.shapes.push(meaning.shape);
}

function addQualities(to: Qualities, from: Qualities): void {
  to.colours.push(...from.colours);
  to.fabrics.push(...from.fabrics);
  to.patterns.push(...from.patterns);
  to.shapes.push(...from.shapes);
}

function demandFor(
  wishes: Qualities & { demands: Demand[] },
  target: Target,
  qualities: Qualities,
  isDefinite: boolean,
): Demand | null {
  // "A roll-neck and boots, the sweater in mustard": by the wider word the one that was named.
  const again = wishes.demands.find(
    (demand) =>
      demand.target.label === target.label ||
      (isDefinite &&
        demand.target.keys.size < target.keys.size &&
        [...demand.target.keys].some((key) => target.keys.has(key))),
  );
  if (again !== undefined) {
    addQualities(again, qualities);
    return again;
  }
  if (wishes.demands.length >= MOST_DEMANDS) return null;

  const demand: Demand = { target, ...qualities };
  wishes.demands.push(demand);

  return demand;
}

/** "Yellow" has the name of one color and may mean others. */
export function nameItself({ names, label }: Pick<ColourWish, 'names' | 'label'>): ColourName | null {
  return names.find((name) => name.toLowerCase() === label.toLowerCase()) ?? null;
}

export function noQualities(): Qualities {
  return { colours: [], fabrics: [], patterns: [], shapes: [] };
}
