import { describe, expect, it } from 'vitest';
import { AS_IT_WAS, look, OFFICE, revised } from '../../../testing/revised.ts';
import { type Row, revisionOf } from '../../../testing/stored-look.ts';

const WINTRY: readonly Row[] = [
  ['trench-coat', 'twill', 'Beige'],
  ['fine-crew-sweater', 'merino', 'Navy'],
  ['chinos', 'twill', 'Olive'],
  ['desert-boots', 'suede', 'Brown'],
  ['wool-scarf', 'lambswool', 'Gray'],
];

describe('a complaint and its remedy', () => {
  it.each([
    ['a bit plain. striped shirt?', 1],
    ['looks a bit stiff, maybe a cardigan instead of the blazer', 0],
    ['too formal, jeans instead of trousers', 2],
    ['zu düster. rote Schuhe?', 3],
    ['wirkt langweilig, vielleicht ein roter Gürtel', 4],
  ])('changes what the remedy names and nothing else, and says nothing back: %s', (request, at) => {
    const { pieces, told } = revised(request);

    expect(pieces.map((piece) => piece === 'kept')).toEqual(OFFICE.map((_, index) => index !== at));
    expect(told).toEqual([]);
  });

  it('keeps a complaint that nothing answers, and one beside a wish', () => {
    expect(revised('too formal').pieces).not.toEqual(AS_IT_WAS);
    const { pieces } = revised('too formal, and a red belt');
    expect(pieces[4]).toMatch(/^(?:Red|Burgundy|Rust)/);
    expect(pieces.filter((piece) => piece !== 'kept').length).toBeGreaterThan(1);
  });

  it('brings other trousers where a kind of them is complained of', () => {
    expect(
      revised('chinos are so dad. dark gray trousers, and put a black belt with it', look(WINTRY.slice(1)))
        .pieces[1],
    ).toMatch(/^Charcoal (?!chinos)/);
  });

  it('does not ask of wellies that they be white', () => {
    const { pieces } = revised("the black shoes won't survive the mud. wellies?");
    expect(pieces[3]).toMatch(/rain-boots$/);
  });
});

describe('what is only worn with what is complained of', () => {
  it.each([
    ['black belts never go with brown suits. A cognac one, please', 'leather-belt'],
    ["You don't wear black loafers with gray trousers. Brown", 'loafers'],
  ])('stays as it is: %s', (request, moved) => {
    const outfit = look();
    const { items } = revisionOf(outfit, request, 5);

    expect(items.flatMap((item) => ('drafted' in item ? [item.drafted.garment] : []))).toEqual([moved]);
  });

  it.each(['A scarf would be lovely. Emerald.', 'Ein Schal wäre fein. Smaragdgrün.'])(
    'is in the color said behind the wish: %s',
    (request) => {
      expect(revised(request).pieces.at(-1)).toMatch(/^Emerald .*scarf$/);
    },
  );
});
