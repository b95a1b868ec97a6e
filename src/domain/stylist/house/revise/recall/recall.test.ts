import { describe, expect, it } from 'vitest';
import type { Outfit } from '#contract/outfits.ts';
import { bandAround } from '#domain/shopping/price-plan.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { finishItem, finishOutfit } from '../../../finish-outfit.ts';
import type { Conversation, OutfitRevision, OutfitState } from '../../../stylist.ts';
import { emptyProfile, onboardingOf } from '../../../testing/empty-profile.ts';
import type { Piece } from '../../compose/piece.ts';
import { itemOf } from '../../compose/propose-outfit.ts';
import { reviseOutfit } from '../revise-outfit.ts';

function piece(key: string, fabric: Piece['fabric'], colour: Piece['colour']): Piece {
  const garment = garmentOf(key);
  if (garment === null) throw new Error(`The wardrobe has no ${key}`);

  return { garment, fabric, pattern: garment.patterns[0], colour };
}

let ids = 0;
const newId = () => `item-${++ids}`;

function original(): Outfit {
  const rows = [
    [piece('blazer', 'tropical wool', 'Navy'), 50],
    [piece('poplin-shirt', 'poplin', 'White'), 26],
    [piece('tailored-trousers', 'tropical wool', 'Charcoal'), 30],
    [piece('loafers', 'leather', 'Brown'), 35],
    [piece('leather-belt', 'leather', 'Brown'), 9],
  ] as const;
  const draft = {
    title: 'Navy over Charcoal',
    description: 'As stored.',
    overallFitAdvice: 'As stored.',
    reasons: ['As stored.'],
    notUnderstood: [],
    unmet: [],
    items: rows.map(([worn, dollars]) => itemOf(worn, bandAround(dollars), new Map())),
  };

  return {
    ...finishOutfit(draft, { priceRange: '100-200', profile: emptyProfile(), newId }),
    id: 'outfit',
    imageUrl: null,
    picture: null,
    pictureKind: null,
    priceRange: '100-200',
    isFavorite: false,
    createdAt: '2026-11-20T12:00:00.000Z',
    prompt: 'office',
    provenance: { engine: 'house', model: null, version: '1', disclosure: '' },
  };
}

/** An outfit after some changes, as the server keeps it. */
function outfitAfter(...requests: string[]): Conversation {
  const states: OutfitState[] = [{ number: 1, cameFrom: null, request: 'office', outfit: original() }];
  for (const request of requests) {
    const revision = say(request, { states, current: states.length });
    if (revision.applied.length === 0) throw new Error(`Nothing came of "${request}"`);
    states.push({
      number: states.length + 1,
      cameFrom: states.length,
      request,
      outfit: outfitOf(revision, { states, current: states.length }),
    });
  }

  return { states, current: states.length };
}

function outfitNow({ states, current }: Conversation) {
  const state = states.find(({ number }) => number === current);
  if (state === undefined) throw new Error('no current state');

  return state.outfit;
}

function say(request: string, conversation: Conversation): OutfitRevision {
  return reviseOutfit({
    outfit: outfitNow(conversation),
    request,
    conversation,
    profile: emptyProfile(),
    onboarding: onboardingOf('everything'),
    seed: 3,
  });
}

function outfitOf(revision: OutfitRevision, conversation: Conversation): OutfitState['outfit'] {
  const known = [...conversation.states].reverse().flatMap(({ outfit }) => outfit.items);
  const items = revision.items.map((item) => {
    if ('drafted' in item) return finishItem(item.drafted, { profile: emptyProfile(), newId });
    const kept = known.find(({ id }) => id === item.kept);
    if (kept === undefined) throw new Error('kept of nothing');
    return kept;
  });
  const { title, description, reasons, overallFitAdvice } = revision;

  return { ...outfitNow(conversation), title, description, reasons, overallFitAdvice, items };
}

/** "brown loafers, navy blazer": what is worn, by slot. */
function wornAfter(request: string, conversation: Conversation): Record<string, string> {
  const { items } = outfitOf(say(request, conversation), conversation);

  return Object.fromEntries(
    items.map(({ slot, color, garment }) => [slot, `${color} ${garment}`.toLowerCase()]),
  );
}

const wornIn = (conversation: Conversation, number: number) =>
  conversation.states[number - 1]?.outfit.items.map(({ id }) => id);
const idsAfter = (request: string, conversation: Conversation) =>
  outfitOf(say(request, conversation), conversation).items.map(({ id }) => id);

const CHANGED = outfitAfter('make the shoes black', 'swap the blazer for a cardigan');

describe('a look that was', () => {
  it.each([
    'back to the first one',
    'the first one again',
    'go back to the original',
    'the first look was better',
    'start over from the beginning',
    'I liked the first version better',
    'back to how it was at first',
    'show me the original outfit again',
    'can we go back to version 1?',
    'wieder das erste',
    'das erste noch mal',
    'zurück zum ersten Look',
    'Das erste Outfit gefiel mir besser',
    'wie am Anfang',
    'zurück zum Anfang bitte',
    'noch mal von vorne',
    'Der erste Vorschlag war besser.',
    'Can I have the first outfit back?',
    'I want the original look',
    'hmm, I preferred the first one',
    'reset it to the original',
    'go back two steps',
    'the very first one please',
    'Ich will das erste Outfit zurück',
    'Das ursprüngliche Outfit bitte',
    'zwei Schritte zurück',
    'so wie zuerst',
    'wie das erste',
  ])('the first of all: %s', (request) => {
    expect(idsAfter(request, CHANGED)).toEqual(wornIn(CHANGED, 1));
    expect(say(request, CHANGED)).toMatchObject({
      title: 'Navy over Charcoal',
      notUnderstood: [],
      unmet: [],
    });
  });

  it.each([
    'undo that',
    'undo',
    'like before',
    'go back to the previous one',
    'take that back',
    'back to how it was',
    'the last one was better',
    'the one before was better',
    'as it was',
    'the second one again',
    'wie vorher',
    'mach das rückgängig',
    'nimm das zurück',
    'so wie es war',
    'zurück',
    'lieber wieder wie vorher',
    'das vorige Outfit war besser',
    'zurück zur vorherigen Version',
    'forget it, go back',
    'no, back',
    'back please',
    'it was better before',
    'please revert the last change',
    'nein, doch wie vorher',
    'Geh einen Schritt zurück',
    'mach die letzte Änderung rückgängig',
    'noch mal das vorige',
    'das davor war besser',
    'vorher war es besser',
    'vergiss es, zurück',
  ])('the one before: %s', (request) => {
    expect(idsAfter(request, CHANGED)).toEqual(wornIn(CHANGED, 2));
    expect(say(request, CHANGED)).toMatchObject({ notUnderstood: [], unmet: [] });
  });

  it.each([
    ['like before but with a skirt', /skirt|kilt/],
    ['like before, but with a pencil skirt', /skirt|kilt/],
    ['back to the first one, but with a skirt', /skirt|kilt/],
    ['wie vorher, aber mit einem Rock', /skirt|kilt/],
    ['wie am Anfang, nur mit Rock', /skirt|kilt/],
    ['das erste wieder, aber mit Jeans', /jeans/],
  ])('with what is asked beside it: %s', (request, bottom) => {
    const worn = wornAfter(request, CHANGED);

    expect(worn.bottom ?? worn.dress).toMatch(bottom);
    expect(worn.outer).toBe('navy blazer');
    expect(say(request, CHANGED)).toMatchObject({ notUnderstood: [], unmet: [] });
  });

  it('says which words it did not understand beside it, and still goes back', () => {
    const revision = say('like before but with a flurble', CHANGED);

    expect(outfitOf(revision, CHANGED).items.map(({ id }) => id)).toEqual(wornIn(CHANGED, 2));
    expect(revision.notUnderstood).toEqual(['flurble']);
  });

  it.each([
    ['the first one again', 'already_so'],
    ['wieder das erste', 'already_so'],
    ['undo that', 'no_such_before'],
    ['wie vorher', 'no_such_before'],
    ['back to the third look', 'no_such_before'],
  ])('changes nothing where there is none: %s', (request, why) => {
    const untouched = outfitAfter();

    expect(say(request, untouched)).toMatchObject({ applied: [], unchanged: { why } });
  });
});

describe('a piece that was', () => {
  it.each([
    'back to the brown ones',
    'the brown ones again',
    'the brown shoes again',
    'back to the brown loafers',
    'bring back the brown shoes',
    'give me the brown shoes back',
    'the old shoes were better',
    'the shoes you had first',
    'the shoes from before',
    'the original shoes, please',
    'the first shoes again',
    'wieder die braunen',
    'zurück zu den braunen',
    'doch die braunen Schuhe',
    'die braunen Schuhe wieder',
    'die alten Schuhe waren besser',
    'die Schuhe von vorher',
    'bitte wieder die ersten Schuhe',
    'die Schuhe vom Anfang',
    'I liked the brown shoes better',
    'the brown loafers were better',
    'brown shoes again',
    'again the brown shoes',
    'make them brown again',
    'make the shoes brown again',
    'the shoes from the first outfit',
    'keep the cardigan but the brown shoes again',
    'die braunen waren besser',
    'braune Schuhe wieder',
    'nimm wieder die braunen Schuhe',
    'mach die Schuhe wieder braun',
    'Schuhe wieder braun',
  ])('comes back as it was, and the rest stays: %s', (request) => {
    const [first, now] = [wornIn(CHANGED, 1), wornIn(CHANGED, 3)];

    expect(idsAfter(request, CHANGED)).toEqual(now?.map((id, at) => (at === 3 ? first?.[3] : id)));
    expect(say(request, CHANGED)).toMatchObject({ notUnderstood: [], unmet: [] });
  });

  it.each([
    'bring back the blazer',
    'the blazer again',
    'the blazer back, please',
    'put the navy blazer back on',
    'wieder den Blazer',
    'doch lieber wieder den Blazer',
    'den Blazer zurück',
    'gib mir den Blazer zurück',
    'den Blazer von vorhin',
    'can I have my blazer back?',
    'with the blazer again',
    'Blazer wieder rein',
    'Ich möchte den Blazer wieder',
    'mit dem Blazer von vorher',
    'den alten Blazer bitte',
  ])('takes the place of what came for it: %s', (request) => {
    const worn = wornAfter(request, CHANGED);

    expect(worn).toMatchObject({ outer: 'navy blazer', shoes: 'black loafers' });
    expect(JSON.stringify(worn)).not.toContain('cardigan');
  });

  it.each([
    ['back to the brown ones, and a warmer coat', 'brown loafers'],
    ['the brown shoes again but a skirt instead of the trousers', 'brown loafers'],
    ['wieder die braunen Schuhe, aber mit Rock', 'brown loafers'],
  ])('with what is asked beside it: %s', (request, shoes) => {
    expect(wornAfter(request, CHANGED)).toMatchObject({ shoes });
    expect(say(request, CHANGED).applied.length).toBeGreaterThan(1);
  });

  it.each(['back to the purple ones', 'zurück zu den lilanen'])('is not made up: %s', (request) => {
    expect(say(request, CHANGED)).toMatchObject({ applied: [], unchanged: { why: 'no_such_before' } });
  });

  it.each([
    ['the red shoes again', /^red/],
    ['doch die roten Schuhe', /^red/],
  ])('that never was and has a name is a wish: %s', (request, shoes) => {
    expect(wornAfter(request, CHANGED).shoes).toMatch(shoes);
  });
});

describe('the last change once more', () => {
  it.each([
    'even warmer',
    'warmer still',
    'still warmer',
    'noch wärmer',
    'noch etwas wärmer',
    'more of that',
    'even more',
    'again',
    'noch mehr',
    'noch mal',
    'noch ein bisschen mehr',
  ])('goes on where it stopped: %s', (request) => {
    const warmer = outfitAfter('warmer');
    const revision = say(request, warmer);

    expect(revision.applied.length + revision.unmet.length).toBeGreaterThan(0);
    expect(revision).toMatchObject({ notUnderstood: [] });
  });

  it.each(['too much', 'not so much', 'a bit less', 'zu viel', 'nicht ganz so viel', 'etwas weniger'])(
    'turns around: %s',
    (request) => {
      const elegant = outfitAfter('more casual');
      const dressed = (of: readonly { garment: string | null }[]) =>
        of.reduce((sum, { garment }) => sum + (garmentOf(garment)?.formality[1] ?? 0), 0);

      expect(dressed(outfitOf(say(request, elegant), elegant).items)).toBeGreaterThan(
        dressed(outfitNow(elegant).items),
      );
    },
  );

  it('repeats what was repeated', () => {
    const cheaper = outfitAfter('cheaper', 'more of that');
    const sum = (of: OutfitState['outfit']) =>
      of.items.reduce((all, { priceHighCents }) => all + priceHighCents, 0);

    expect(sum(outfitNow(cheaper))).toBeLessThan(sum(cheaper.states[1]?.outfit ?? original()));
  });
});

describe('what only sounds like it', () => {
  it.each([
    'something with an open back',
    'make it as warm as before',
    'for a first date',
    'old money, please',
    'before the wedding we go to church',
    'the shoes in brown',
    'not black again',
    'something soft, so they can get to the port',
    "a notch dressier, we're going to that new italian after",
    'we go back to the hotel first, so warmer',
    'zurück zum Bahnhof gehen wir zu Fuß, flache Schuhe bitte',
    'etwas mit tiefem Rücken',
    'so warm wie vorher',
    'für das erste Date',
    'die letzte Metro fahre ich im Kleid',
  ])('is read as ever: %s', (request) => {
    const { conversation: _, ...rest } = { conversation: CHANGED };
    const plain = reviseOutfit({
      ...rest,
      outfit: outfitNow(CHANGED),
      request,
      profile: emptyProfile(),
      onboarding: onboardingOf('everything'),
      seed: 3,
    });

    expect(say(request, CHANGED)).toEqual(plain);
  });
});
