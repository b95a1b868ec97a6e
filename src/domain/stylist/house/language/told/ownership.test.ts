import { describe, expect, it } from 'vitest';
import { readWishes } from '../wishes/wishes.ts';

const demandsOf = (prompt: string) =>
  readWishes(prompt).demands.map(({ target, isOwned }) =>
    isOwned === true ? `own ${target.label}` : target.label,
  );

it.each([
  ['dinner, I want to wear my green suede shoes', ['own shoes']],
  ['I already have a navy wool suit and brown oxfords, wedding in may', ['own suit', 'own oxford']],
  ['shoes to go with my new red dress', ['shoes', 'own dress']],
  ['wear the black boots I own', ['own boots']],
  ['already own black jeans and white sneakers, need the rest', ['own jeans', 'own sneakers']],
  ['jeans that I already have and a nice top', ['own jeans', 'top']],
  ['wine bar, black jeans already in my closet', ['own jeans']],
  ['running errands, have doc martens already', ['own doc marten']],
  ['my sambas for brunch', ['own sambas']],
  ['my uggs and a coffee run', ['own uggs']],
  ['bbq at my brother’s, my levis and a linen shirt', ['own levis', 'linen shirt']],
  ['my lululemon leggings for a coffee date', ['own lululemon leggings']],
  ['festival in my old gossamer jacket', ['own jacket']],
  ['christening, my phase eight dress', ['own dress']],
  ['wearing my interview blazer to the school meeting', ['own blazer']],
  ['hab schon eine beige Chino, Kaffee bei Oma', ['own chino']],
  ['my grandmother’s pearls and a black dress for the opera', ['own pearls', 'dress']],
  ['my navy suit and a white shirt for court', ['own suit', 'shirt']],
  ['I have a navy blazer, what pants and shoes?', ['own blazer', 'trousers', 'shoes']],
  ['ich habe einen dunkelblauen Anzug, brauche Schuhe', ['own suit', 'shoes']],
  ['etwas zu meinem grünen Kleid', ['own dress']],
  ['die schwarzen Stiefel, die ich schon habe, und ein Rock', ['own boots', 'skirt']],
  ['einen grauen Rock hab ich schon, und einen Pulli', ['own skirt', 'sweater']],
])('what somebody has is told from what they want: %s', (prompt, expected) => {
  expect(demandsOf(prompt)).toEqual(expected);
});

it.each([
  ['I have a wedding in june and want a linen suit', ['linen suit']],
  ['I have to wear black trousers at work', ['trousers']],
  ['I have a gray suit in mind for the wedding', ['suit']],
  ['einen grauen Rock hab ich mir vorgestellt, dazu Stiefel', ['skirt', 'boots']],
  ['my good raincoat went to the charity shop, I need a parka', ['raincoat', 'parka']],
  ['ich besitze nur Hoodies. Ein Hemd bitte', ['shirt']],
  ['I have a tux and not a single polo. A polo for golf', ['own tux', 'polo']],
  ['Einen Schal hab ich schon, brauch ich nicht. Mantel und Stiefel', ['coat', 'boots']],
  ['I have a bag, I don’t need another. A red dress', ['dress']],
  ['find my perfect jeans', ['jeans']],
  ['replace my old trench', ['trench']],
  ['I need my first suit', ['suit']],
  ['my style is classic, a blazer please', ['blazer']],
  ['we have dinner on friday, black jeans', ['jeans']],
  ['ich habe keinen Mantel, brauche einen', ['coat']],
  ['job interview, never owned a suit so need one', ['suit']],
  ['I don’t own a coat, minus five tomorrow', []],
  ['all my shirts feel tired, back to the office', ['shirt']],
  ['I have worn a suit for thirty years, now business casual', []],
  ['everyone wears jeans and I only own hoodies', []],
  ['my old blazer won’t do for the opera', ['blazer']],
  ['I live in leggings and trainers but should make an effort', []],
])('what is wanted stays to be bought: %s', (prompt, expected) => {
  expect(demandsOf(prompt)).toEqual(expected);
});

it.each(['I don’t have a coat, minus five', 'never owned a suit', 'ich habe keinen Anzug'])(
  'what somebody lacks is not refused: %s',
  (prompt) => {
    expect(readWishes(prompt).refuses.targets).toEqual([]);
  },
);

it.each(['don’t have to wear heels', 'no heels please', 'keine Absätze'])(
  'a "no" stays one: %s',
  (prompt) => {
    expect(readWishes(prompt).refuses.targets.length + readWishes(prompt).refuses.shapes.length).toBe(1);
  },
);

it.each(['bank interview, I normally wear jeans', 'Vorstellungsgespräch, ich trage sonst nur Jeans'])(
  'what somebody usually wears is neither asked for nor refused: %s',
  (prompt) => {
    const { demands, refuses } = readWishes(prompt);
    expect([demands, refuses.targets]).toEqual([[], []]);
  },
);

it.each([
  'i only have a navy suit, what goes with it for the registry office',
  'hab nur einen dunkelblauen anzug, was zieh ich zum standesamt dazu an',
])('the only one there is is worn, where the rest is looked for: %s', (prompt) => {
  expect(readWishes(prompt).demands.map(({ target, isOwned }) => [target.label, isOwned])).toEqual([
    ['suit', true],
  ]);
});

describe('what somebody lacks', () => {
  it.each([
    'a funeral, I don’t own anything black',
    'first day at a bank, never worn a suit before',
    'eine Beerdigung, ich habe keinen Anzug',
  ])('is not refused: %s', (prompt) => {
    const { refuses } = readWishes(prompt);

    expect([refuses.targets.map(({ label }) => label), [...refuses.colours]]).toEqual([[], []]);
  });

  it('and what is never worn is', () => {
    expect(readWishes('a wedding, I never wear suits').refuses.targets.map(({ label }) => label)).toEqual([
      'suit',
    ]);
  });
});

describe('one thing preferred to another', () => {
  it.each(['a funeral, I prefer navy to black', 'eine Beerdigung, lieber Marineblau als Schwarz'])(
    'leaves the other out: %s',
    (prompt) => {
      const { colours, refuses } = readWishes(prompt);

      expect([colours.map(({ label }) => label), [...refuses.colours]]).toEqual([['Navy'], ['Black']]);
    },
  );

  it('is not what one prefers to do', () => {
    expect(readWishes('I prefer to wear navy to work').colours.map(({ label }) => label)).toEqual(['Navy']);
  });
});
