import { expect, it } from 'vitest';
import { pieceOfTile } from '#languages/de/web/words/piece-tiles.ts';

it.each([
  ['Zopfstrickpullover aus Wolle', 'Zopfstrick-pullover aus Wolle'],
  ['Weite Umstandshose', 'Weite Umstands-hose'],
  ['Jeansjacke', 'Jeans-jacke'],
  ['Jacke aus Leder', 'Jacke aus Leder'],
  ['Hosenträger', 'Hosenträger'],
])('lets “%s” be broken where its words meet', (name, broken) => {
  expect(pieceOfTile(name).replaceAll('\u00ad', '-')).toBe(broken);
});
