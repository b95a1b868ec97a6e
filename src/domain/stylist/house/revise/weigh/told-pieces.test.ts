import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { tokensOf } from '../../language/mentions/tokens.ts';
import { readWords } from '../../language/read-words.ts';
import { readChange } from '../../language/roles/read-roles.ts';
import { readEdits } from '../edits/read-edits.ts';
import { isIn } from '../items/what-is-here.ts';
import { weighEdits } from './weigh-edits.ts';

const item = (garment: string, slot: OutfitItem['slot'], color: string) =>
  ({ id: garment, garment, slot, color, fabric: 'cotton', pattern: 'plain' }) as OutfitItem;

const ITEMS = [
  item('trench-coat', 'outer', 'Beige'),
  item('blouse', 'top', 'White'),
  item('tailored-trousers', 'bottom', 'Charcoal'),
  item('loafers', 'shoes', 'Brown'),
  item('leather-tote', 'bag', 'Black'),
  item('wool-scarf', 'accessory', 'Gray'),
];

/** What comes, goes and is changed by a request, each by the words for it or by its key. */
function asked(request: string): string[] {
  const said = readChange(tokensOf(request), readWords(request), isIn(ITEMS));
  const { edits } = weighEdits(readEdits(said.mentions, { items: ITEMS }), said, ITEMS);

  return edits.flatMap((edit) => {
    if (edit.do === 'add') return [`+${edit.target.said ?? edit.target.label}`];
    if (edit.do === 'replace' && edit.by !== null) return [`${edit.item}>${edit.by.said ?? edit.by.label}`];

    if (edit.do === 'remove') return [`-${edit.item}`];

    return 'item' in edit ? [edit.item] : [];
  });
}

/** The color that a piece is asked for in. */
function coloursOf(request: string): readonly string[] {
  const { mentions } = readChange(tokensOf(request), readWords(request), isIn(ITEMS));

  return readEdits(mentions, { items: ITEMS }).edits.flatMap((edit) =>
    edit.do === 'add' ? edit.qualities.colours.flatMap(({ names }) => [...names]) : [],
  );
}

describe('a piece that is only told of', () => {
  it.each([
    ['My bracelets clatter under those sleeves, a tee instead of the blouse', ['blouse>tee']],
    ['That trench trails over my gumboots, a bomber please', ['trench-coat>bomber']],
    ['my tights snag on those loafers, ballerinas please', ['loafers>ballerinas']],
    ['The scarf tangles with my sunglasses. Lose it', ['-wool-scarf']],
    ['In den Loafern scheuern meine Strumpfhosen, Stiefeletten bitte', ['loafers>Stiefeletten']],
    ['Der Schal verheddert sich in meinen Armbändern, weg damit', ['-wool-scarf']],
    ['an der Tasche bleibt meine Halskette hängen, ein Rucksack bitte', ['leather-tote>Rucksack']],
  ])('neither joins nor takes a place: %s', (request, edits) => {
    expect(asked(request)).toEqual(edits);
  });

  it.each([
    ['my hands freeze, so gloves, and the loafers in black', ['+gloves', 'loafers']],
    ['I burn easily, sunglasses please, and the tote in brown', ['+sunglasses', 'leather-tote']],
    ['Ich friere am Kopf, also eine Mütze, und die Loafer in Schwarz', ['+Mütze', 'loafers']],
  ])('is not one that is wanted for a reason: %s', (request, edits) => {
    expect(asked(request)).toEqual(edits);
  });
});

describe('a color that is said by what it is like', () => {
  it('is that shade, and what it is like stays as it is', () => {
    expect(asked('a belt, brown as the loafers')).toEqual(['+belt']);
    expect(coloursOf('a belt, brown as the loafers')).toEqual(['Brown']);
    expect(coloursOf('Ein Gürtel, grau wie die Hose')).toEqual(['Charcoal']);
    expect(coloursOf('a beret, same gray')).toEqual(['Charcoal']);
  });

  it('is no color of all where the rest is so', () => {
    expect(asked('a belt in the loops, black like the rest')).toEqual(['+belt']);
  });

  it('is not that of a piece which something is worn in', () => {
    expect(asked('a pocket square in the trench, red')).toEqual(['+pocket square']);
    expect(asked('ein Einstecktuch im Trenchcoat, rot')).toEqual(['+Einstecktuch']);
  });
});

describe('what is said of a piece that comes', () => {
  it.each([
    ['a cardigan, not a trench, green, and the loafers stay', ['Forest Green']],
    ['gloves and a beret, red', ['Red', 'Red']],
    ['Handschuhe und eine Baskenmütze, rot', ['Red', 'Red']],
  ])('goes to it: %s', (request, colours) => {
    const came = coloursOf(request);
    for (const colour of colours) expect(came).toContain(colour);
    expect(asked(request)).not.toContain('trench-coat');
  });

  it('is not said of another where nobody has such a thing', () => {
    expect(asked('an umbrella in red, and the loafers in black')).toEqual(['loafers']);
    expect(asked('ein Haarband in Gold, und die Loafer in Schwarz')).toEqual(['loafers']);
  });

  it.each([
    ['make the blouse a polo', ['blouse>polo']],
    ['a roll-neck under the trench', ['blouse>roll neck']],
    ['a cardigan under the trench', ['+cardigan']],
    ['the trousers beige, so it is a suit', ['tailored-trousers']],
    ['the blouse in cotton and instead of the loafers pumps', ['blouse', 'loafers>pumps']],
    ['die Bluse aus Baumwolle und statt den Loafern Pumps', ['blouse', 'loafers>Pumps']],
    ['Loafer raus, ist nicht so förmlich', ['-loafers']],
    ["drop the loafers, it isn't very formal", ['-loafers']],
  ])('takes the place that is said: %s', (request, edits) => {
    expect(asked(request)).toEqual(edits);
  });
});
