import { describe, expect, it } from 'vitest';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';

const CASUAL: readonly Row[] = [
  ['fine-crew-sweater', 'merino', 'Navy'],
  ['crew-tee', 'cotton', 'White'],
  ['chinos', 'twill', 'Olive'],
  ['desert-boots', 'suede', 'Brown'],
];
const SUIT: readonly Row[] = [
  ['suit-jacket', 'wool', 'Charcoal'],
  ['poplin-shirt', 'poplin', 'Sky Blue'],
  ['suit-trousers', 'wool', 'Charcoal'],
  ['oxfords', 'leather', 'Brown'],
];
const done = (request: string) => revisionOf(storedLook(CASUAL), request).applied.map(({ what }) => what);

describe('what is liked, but for its color', () => {
  it.each([
    ['I like the boots, only in black', 'Made the desert boots black'],
    ['die Boots sind ok, nur bitte in Schwarz', 'Made the desert boots black'],
    ['Die Boots mag ich, nur bitte in Schwarz', 'Made the desert boots black'],
    ['Der Pulli ist schön, nur lieber in Grau', 'Made the sweater gray'],
    ['the sweater is nice, just not the color. Gray?', 'Made the sweater gray'],
    ['Hose gut so, nur in Schwarz', 'Made the chinos black'],
    ['Pulli ist super. Nur in Grau?', 'Made the sweater gray'],
    ['Boots passen. Nur in Schwarz bitte', 'Made the desert boots black'],
    ['The sweater is great. Just in gray?', 'Made the sweater gray'],
  ])('is that piece in the other one: %s', (request, what) => {
    expect(done(request)).toEqual([what]);
  });

  it.each(['Die Farbe vom Pulli ist super', 'love the color of the sweater'])(
    'stays where the color is what pleases: %s',
    (request) => {
      expect(done(request)).toEqual([]);
    },
  );

  it('is another piece where that is named', () => {
    expect(done('Behalt die Hose, nur die Boots in Schwarz')).toEqual(['Made the desert boots black']);
  });
});

describe('nothing of the rest', () => {
  it.each([
    'black boots, change nothing about the rest',
    'Boots in Schwarz, beim Rest ändere bitte nix',
    'Boots in Schwarz. Ändere am Rest bitte nichts',
  ])('is changed: %s', (request) => {
    expect(done(request)).toEqual(['Made the desert boots black']);
  });
});

it.each([
  'Chino in weiß. ach ne warte, doch lieber schwarz',
  'Chino in weiß. nee warte kurz, lieber schwarz',
])('takes back what was said: %s', (request) => {
  expect(done(request)).toEqual(['Made the chinos black']);
});

it.each([
  ['Nur bei den Ohrringen Perlen statt Gold', 'Swapped the gold drop earrings for'],
  ['bei den Ohrringen Perlen bitte', 'Swapped the gold drop earrings for'],
])('pearls at the ears are earrings: %s', (request, what) => {
  const rows: readonly Row[] = [
    ['midi-occasion-dress', 'crepe', 'Sage'],
    ['drop-earrings', 'gold-tone metal', 'Gold'],
  ];
  const { applied } = revisionOf(storedLook(rows), request);

  expect(applied.map((change) => change.what).join()).toContain(what);
  expect(applied).toHaveLength(1);
});

describe('a lighter cloth', () => {
  it.each(['leichterer Stoff bitte', 'lighter material', "Lighter fabric please, it's summer"])(
    'takes nothing away and nothing of another cut in: %s',
    (request) => {
      const { items, applied } = revisionOf(storedLook(SUIT), request);
      expect(items).toHaveLength(SUIT.length);
      expect(applied.map(({ what }) => what)).toEqual([
        'Changed the suit jacket to tropical wool',
        'Changed the trousers to tropical wool',
      ]);
    },
  );
});
