import { describe, expect, it } from 'vitest';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';
import { BEACH, OFFICE, SUIT } from '../../../testing/worn-looks.ts';

/** What is new or another, as "color kind". */
function fresh(request: string, rows: readonly Row[]): string[] {
  return revisionOf(storedLook(rows), request).items.flatMap((item) =>
    'drafted' in item ? [`${item.drafted.color} ${item.drafted.category.toLowerCase()}`] : [],
  );
}

describe('the colors of two pieces', () => {
  it.each([
    ['a tunic in white and navy trousers', ['White', 'Navy']],
    ['Tunika in Türkis und weiße Hose', ['Turquoise', 'White']],
    ['shirt in sky blue and black jeans', ['Sky Blue', 'Black']],
    ['Trachtenhemd in Hellblau und schwarze Jeans', ['Sky Blue', 'Black']],
  ])('stay with the piece that each is said of: %s', (request, colours) => {
    expect(fresh(request, BEACH).map((piece) => piece.replace(/ \S+$/, ''))).toEqual(colours);
  });

  it.each([
    ['a dress instead of the shirt and shorts, same colour as the shirt', 'Terracotta'],
    ['can u make it a dress instead of shirt n shorts, in the colour of the shirt', 'Terracotta'],
    ['ein Kleid statt Hemd und kurzer Hose, Farbe vom Hemd gefällt mir', 'Terracotta'],
    ['lieber ein Kleid als Hemd und Shorts. Die Farbe vom Hemd mag ich', 'Terracotta'],
  ])('are taken over where one piece comes for both: %s', (request, colour) => {
    expect(fresh(request, BEACH)).toEqual([expect.stringMatching(new RegExp(`^${colour} `))]);
  });

  it.each(['the colour of the shirt is nice', 'die Farbe der Sandalen gefällt mir'])(
    'are not changed by praise: %s',
    (request) => expect(fresh(request, BEACH)).toEqual([]),
  );

  it.each([
    'add a waistcoat in the same wool',
    'noch eine Weste drunter in gleichem Stoff wie der Anzug',
    'a waistcoat in the same fabric as the suit',
  ])('are one where the cloth is that of the suit: %s', (request) => {
    expect(fresh(request, SUIT)).toEqual([expect.stringMatching(/^Charcoal /)]);
  });
});

describe('a piece that others wear', () => {
  it.each([
    ['half of them come in hoodies. a cardigan will do', 1],
    ['most people there wear hoodies, a cardigan will do', 1],
    ['die Hälfte kommt im Hoodie, eine Strickjacke reicht', 1],
  ])('does not come with the one that is wished: %s', (request, count) => {
    expect(fresh(request, OFFICE)).toHaveLength(count);
  });
});
