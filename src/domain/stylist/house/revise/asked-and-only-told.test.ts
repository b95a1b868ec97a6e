import { describe, expect, it } from 'vitest';
import { emptyProfile, onboardingOf } from '../../testing/empty-profile.ts';
import { type Row, storedLook } from '../../testing/stored-look.ts';
import { reviseOutfit } from './revise-outfit.ts';

const GUEST: readonly Row[] = [
  ['midi-occasion-dress', 'crepe', 'Sage'],
  ['pashmina', 'cashmere', 'Cream'],
  ['block-heels', 'leather', 'Beige'],
  ['clutch', 'satin', 'Gold'],
  ['drop-earrings', 'gold-tone metal', 'Gold'],
];
const SUIT: readonly Row[] = [
  ['suit-jacket', 'wool', 'Charcoal'],
  ['poplin-shirt', 'poplin', 'Sky Blue'],
  ['suit-trousers', 'wool', 'Charcoal'],
  ['oxfords', 'leather', 'Brown'],
];

/** What went ("-clutch"), came ("+Navy cap") or became another ("clutch>Black pouch"), by keys and colors. */
function changed(request: string, rows: readonly Row[]): string[] {
  const outfit = storedLook(rows);
  const { items } = reviseOutfit({
    outfit,
    request,
    profile: emptyProfile(),
    onboarding: onboardingOf('everything'),
    seed: 3,
  });
  const kept = items.flatMap((item) => ('kept' in item ? [item.kept] : []));
  const fresh = items.flatMap((item) => ('kept' in item ? [] : [item.drafted]));
  const gone = outfit.items.filter(({ id }) => !kept.includes(id));
  const left = gone.map((item) => {
    const at = fresh.findIndex(({ slot }) => slot === item.slot);
    const [by] = at < 0 ? [] : fresh.splice(at, 1);
    return by === undefined ? `-${item.garment}` : `${item.garment}>${by.color} ${by.garment}`;
  });

  return [...left, ...fresh.map(({ color, garment }) => `+${color} ${garment}`)].sort();
}

describe('what is not to be done to a piece', () => {
  it.each([
    'the dress in navy without ditching the shawl',
    "can you get it under 250 without giving up the pashmina? I'm always cold in churches",
    'Das Kleid in Blau, ohne auf den Schal zu verzichten',
    'Auf 250 runter ohne den Schal wegzulassen',
  ])('leaves it as it is: %s', (request) => {
    const moved = changed(request, GUEST);

    expect(moved.length).toBeGreaterThan(0);
    expect(moved.filter((one) => one.includes('pashmina') || one.startsWith('+'))).toEqual([]);
  });

  it.each([
    ['no shawl, and lose the clutch', ['-pashmina', '-clutch']],
    ['Ohne Schal, und die Clutch weglassen', ['-pashmina', '-clutch']],
  ])('is no "without" beside a removal: %s', (request, moved) => {
    expect(changed(request, GUEST)).toEqual([...moved].sort());
  });
});

describe('a list of what goes', () => {
  it.each([
    ['the clutch, the earrings and the shawl can all go', ['-pashmina', '-clutch', '-drop-earrings']],
    ['Clutch, Ohrringe und Schal können weg', ['-pashmina', '-clutch', '-drop-earrings']],
    ['the clutch and the earrings both have to go', ['-clutch', '-drop-earrings']],
    ['the clutch is lovely, the earrings and the shawl can go', ['-pashmina', '-drop-earrings']],
  ])('goes with all its pieces: %s', (request, moved) => {
    expect(changed(request, GUEST)).toEqual([...moved].sort());
  });
});

describe('a suit', () => {
  it.each(['navy suit. both halves, obviously', 'the suit in navy please, both pieces'])(
    'has two halves, which is no half of a price: %s',
    (request) => {
      expect(changed(request, SUIT)).toEqual([
        'suit-jacket>Navy suit-jacket',
        'suit-trousers>Navy suit-trousers',
      ]);
    },
  );
});
