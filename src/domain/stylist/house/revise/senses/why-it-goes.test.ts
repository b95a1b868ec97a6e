import { describe, expect, it } from 'vitest';
import { type Row, revisionOf, storedLook } from '../../../testing/stored-look.ts';

const WEEKEND: readonly Row[] = [
  ['trench-coat', 'twill', 'Beige'],
  ['crew-tee', 'cotton', 'Cream'],
  ['straight-jeans', 'denim', 'Denim'],
  ['leather-sneakers', 'leather', 'White'],
];
const IN_SUEDE: readonly Row[] = [
  ['fine-crew-sweater', 'merino', 'Navy'],
  ['chinos', 'twill', 'Olive'],
  ['desert-boots', 'suede', 'Brown'],
];
const OFFICE: readonly Row[] = [
  ['suit-jacket', 'wool', 'Charcoal'],
  ['poplin-shirt', 'poplin', 'White'],
  ['suit-trousers', 'wool', 'Charcoal'],
  ['oxfords', 'leather', 'Brown'],
];

function cameTo(rows: readonly Row[], request: string): string[] {
  return revisionOf(storedLook(rows), request).items.flatMap((item) =>
    'kept' in item ? [] : [`${item.drafted.color} ${item.drafted.fabric} ${item.drafted.garment}`],
  );
}

const DARK = /^(?:Black|Charcoal|Chocolate|Navy|Forest Green|Burgundy|Plum) leather leather-sneakers$/;

describe('what goes, and why', () => {
  it.each([
    'Weiße Sneaker sind bei mir nach fünf Minuten schwarz. Dunkle bitte',
    'Weiße Sneaker werden immer schmutzig. Dunkle bitte',
    'Sneaker in Weiß sind mir zu hell. Dunkle bitte',
    'White sneakers are black after five minutes. Dark ones please',
    'White sneakers get dirty so fast. Dark ones please',
  ])('is the piece that was named, and not all that has its color: %s', (request) => {
    expect(cameTo(WEEKEND, request)).toEqual([expect.stringMatching(DARK)]);
  });

  it.each([
    'Wildleder bei dem Sauwetter? Lieber Glattleder, gleiche Form',
    'Wildleder bei diesem Mistwetter? Lieber Leder',
    'Wildleder bei Regen? Bitte Glattleder',
    'Suede in this rain? Rather leather',
    'Suede in this awful weather? Smooth leather instead',
    'Suede in the snow? Leather please',
  ])('is a cloth that the weather spoils: %s', (request) => {
    expect(cameTo(IN_SUEDE, request)).toEqual([expect.stringMatching(/^Brown leather desert-boots$/)]);
  });

  it.each(['Es regnet, einen Mantel bitte', "It's raining, a coat please"])(
    'but a weather alone is one to dress for: %s',
    (request) => {
      expect(cameTo(IN_SUEDE, request)).toEqual([expect.stringMatching(/coat$/)]);
    },
  );

  it.each([
    ['Der Chef kommt jetzt auch in Sneakern, also will ich das auch. Weiße bitte', true],
    ['Mein Chef trägt jetzt Sneaker, ich will das auch, weiße bitte', true],
    ['The boss wears sneakers now too, so I want that too. White ones please', true],
    ['My boss wears sneakers now, I want those too, white ones', true],
    ['The boss wears sneakers now, but I want the oxfords', false],
    ['Der Chef trägt Sneaker, ich will das nicht', false],
  ])('is what others wear, where it is wished too: %s', (request, isWished) => {
    expect(cameTo(OFFICE, request)).toEqual(isWished ? [expect.stringMatching(/^White .*sneakers$/)] : []);
  });
});
