import { describe, expect, it } from 'vitest';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';
import { BEACH, GUEST, KNIT, OFFICE } from '../../../testing/worn-looks.ts';

const SUIT: readonly Row[] = [
  ['suit-jacket', 'wool', 'Charcoal'],
  ['poplin-shirt', 'poplin', 'White'],
  ['suit-trousers', 'wool', 'Charcoal'],
  ['oxfords', 'leather', 'Brown'],
  ['necktie', 'silk', 'Burgundy'],
];

/** What another piece or another color stands for what was there, in its order; "-" for what stays. */
function became(request: string, rows: readonly Row[]): string {
  const { items } = revisionOf(storedLook(rows), request, 3);

  return items
    .map((item) => ('kept' in item ? '-' : `${item.drafted.color} ${item.drafted.garment ?? ''}`))
    .join(', ');
}

describe('a piece that is to become another', () => {
  it.each([
    'Could the sweater be a cardigan?',
    'the jumper could be a cardigan',
    'turn the sweater into a cardigan',
    "I'd like the sweater to be a cardigan",
    'Kann der Pulli eine Strickjacke sein?',
    'der Pulli darf gern eine Strickjacke werden',
  ])('gives way to it: %s', (request) =>
    expect(became(request, KNIT)).toMatch(/^[A-Z][A-Za-z ]+ \S*cardigan, -, -, -, -$/),
  );

  it.each([
    ['could the boots be black and the scarf navy', '-, -, -, Black desert-boots, Navy wool-scarf'],
    ['can the sweater be in gray', 'Gray fine-crew-sweater, -, -, -, -'],
  ])('and not where a color is all that it is to be: %s', (request, look) =>
    expect(became(request, KNIT)).toBe(look),
  );

  it('nor where it joins', () =>
    expect(became('could there be a cardigan over the sweater?', KNIT)).toMatch(/cardigan, -, -, -, -, -$/));
});

describe('why something is to be so', () => {
  it.each([
    [
      'Linen creases so badly when I drive. cotton shirt in that same colour',
      /^Terracotta (?!linen)\S+, -, -$/,
    ],
    ['Leinen knittert so. Ein Baumwollhemd bitte', /^[A-Z][A-Za-z ]+ (?!linen)\S+, -, -$/],
    ['linen wrinkles, cotton for shirt and shorts', /^[A-Z][^,]+, [A-Z][^,]+, -$/],
    ['linen creases', /^[A-Z][^,]+, [A-Z][^,]+, -$/],
  ])('is said of the piece that is named, where one is: %s', (request, look) =>
    expect(became(request, BEACH)).toMatch(look),
  );

  it.each([
    ['a skirt, navy so it goes with the blazer', /^-, -, Navy \S*skirt, -$/],
    ['ein Rock in Navy, damit er zum Blazer passt', /^-, -, Navy \S*skirt, -$/],
    ['shoes in brown so they go with the trousers', /^-, -, -, (?:Brown|Cognac|Chocolate) \S+$/],
  ])('leaves alone what it goes with: %s', (request, look) => expect(became(request, OFFICE)).toMatch(look));

  it.each([
    'tie gone, it will be more relaxed',
    'Krawatte weg, dann wirkt es lockerer',
    'take off the tie, that makes it more casual',
  ])('does no more for what comes of it: %s', (request) => expect(became(request, SUIT)).toBe('-, -, -, -'));

  it('and does more where that is an order', () =>
    expect(became('tie off, more relaxed overall please', SUIT)).not.toBe('-, -, -, -'));
});

describe('what the person wears or does not', () => {
  it.each([
    'I only wear silver so please change the earrings and the bag',
    'Ich trage nur Silber, also tausch bitte Ohrringe und Tasche',
  ])('is what the new ones are: %s', (request) =>
    expect(became(request, GUEST)).toMatch(/^-, -, Silver \S+, Silver \S+$/),
  );

  it.each([
    "brown isn't me so please swap the boots",
    'Braun ist nicht meins, tausch bitte die Boots',
    "I don't wear brown so please change the boots",
  ])('or are not: %s', (request) =>
    expect(became(request, KNIT)).toMatch(/^-, -, -, (?!Brown|Cognac|Tan|Camel|Chocolate)[A-Z]\S+ \S+, -$/),
  );
});

describe('what a stylist would not leave or bring', () => {
  it.each(['a polo instead of the shirt', 'Rollkragen statt Hemd'])('a tie without a shirt: %s', (request) =>
    expect(became(request, SUIT)).toMatch(/^-, [A-Z]\S+ \S+, -, -$|^-, [A-Z]\S+ [A-Z]?\S+ ?\S*, -, -$/),
  );

  it.each(['roll-neck instead of the shirt, keep the tie', 'swap the shirt for a cream shirt'])(
    'but one that is kept, or has a shirt: %s',
    (request) => expect(became(request, SUIT)).toMatch(/, -$/),
  );

  it.each(['non-iron', 'Hemd bügelfrei bitte', 'shirt non-iron please'])(
    'a roll-neck for a shirt that is not to be ironed, or another tie: %s',
    (request) => expect(became(request, SUIT)).toBe('-, -, -, -, -'),
  );

  it.each(['a waistcoat in the same cloth', 'eine Weste aus demselben Stoff'])(
    'a waistcoat of another cloth than the suit: %s',
    (request) => expect(became(request, SUIT)).toMatch(/^-, Charcoal waistcoat(?:, -){4}$/),
  );

  it.each(['no red tie! a dark one', 'keine rote Krawatte, eine dunkle bitte'])(
    'a dark red for one that is not red: %s',
    (request) =>
      expect(became(request, SUIT)).toMatch(/^-, -, -, -, (?:Navy|Black|Charcoal|Forest Green) necktie$/),
  );

  it.each(['shirt and jumper swap colors', 'Hemd und Pulli tauschen die Farben'])(
    'half of a trade: %s',
    (request) => expect(became(request, SUIT)).toBe('-, -, -, -, -'),
  );

  it.each(["lighter please, it's summer", 'bitte leichter, es wird heiß'])(
    'paler shoes for the heat: %s',
    (request) => expect(became(request, OFFICE)).toMatch(/, -$/),
  );

  it.each([
    'I look dead in sage. something warmer',
    'Salbei macht mich blass, lieber was Wärmeres',
    'a warmer colour please',
  ])('a coat for a color that is to be warmer: %s', (request) =>
    expect(became(request, GUEST)).toMatch(/^(?:Rust|Terracotta|Burgundy|Coral|Mustard|Camel) \S+, -, -, -$/),
  );
});
