import { describe, expect, it } from 'vitest';
import { pieceNamed } from '../../../testing/piece-named.ts';
import { colourReason } from './colours.ts';
import { isToldOf } from './taste.ts';

const saidOf = (...worn: [garment: string, colour: Parameters<typeof pieceNamed>[1]][]) =>
  colourReason(worn.map(([garment, colour]) => pieceNamed(garment, colour)))?.text ?? '';

describe('quiet colors', () => {
  it('are all there are, where nothing is of another', () => {
    expect(saidOf(['knit-dress', 'Navy'], ['mary-janes', 'Taupe'])).toBe(
      'Quiet colors only in clear contrast: navy and taupe',
    );
  });

  it('name the color of each main garment', () => {
    const said = saidOf(['rain-jacket', 'Khaki'], ['turtleneck', 'Black'], ['straight-jeans', 'Charcoal']);

    for (const colour of ['khaki', 'black', 'charcoal']) expect(said).toContain(colour);
  });

  it('are told above all, where shoes or a bag are of another', () => {
    expect(saidOf(['trench-coat', 'Black'], ['knit-dress', 'Gray'], ['chelsea-boots', 'Brown'])).toMatch(
      /above all/,
    );
  });

  it('are not tone on tone beside boots of another', () => {
    expect(
      saidOf(['turtleneck', 'Cream'], ['tailored-trousers', 'Ivory'], ['chelsea-boots', 'Brown']),
    ).not.toMatch(/tone on tone/);
  });
});

it('a blue shirt does not bring the color beside a green tie', () => {
  const suit = [
    ['suit-jacket', 'Gray'],
    ['suit-trousers', 'Gray'],
    ['poplin-shirt', 'Sky Blue'],
  ] as const;

  expect(saidOf(...suit.map(([garment, colour]): [string, typeof colour] => [garment, colour]))).toMatch(
    /brings the color/,
  );
  expect(
    saidOf(...suit.map(([garment, colour]): [string, typeof colour] => [garment, colour]), [
      'necktie',
      'Forest Green',
    ]),
  ).not.toMatch(/brings the color/);
});

it('trousers for the frost carry no style but of the outdoors', () => {
  expect(isToldOf(pieceNamed('lined-trousers', 'Gray'), 'Minimalist')).toBe(false);
  expect(isToldOf(pieceNamed('turtleneck', 'Gray'), 'Minimalist')).toBe(true);
  expect(isToldOf(pieceNamed('culottes', 'Emerald'), 'Maximalist')).toBe(false);
});
