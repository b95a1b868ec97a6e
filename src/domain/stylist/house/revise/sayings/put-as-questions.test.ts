import { describe, expect, it } from 'vitest';
import { AS_IT_WAS, look, OFFICE, revised } from '../../../testing/revised.ts';
import { type Row, revisionOf } from '../../../testing/stored-look.ts';

describe('requests that are put as questions, and what comes in the stead of what was named', () => {
  const HOLIDAY: readonly Row[] = [
    ['trench-coat', 'twill', 'Beige'],
    ['crew-tee', 'cotton', 'White'],
    ['chinos', 'twill', 'Olive'],
    ['desert-boots', 'suede', 'Brown'],
    ['wool-scarf', 'lambswool', 'Gray'],
  ];

  it.each<[request: string, rows: readonly Row[], moved: readonly string[]]>([
    ['would a roomy backpack be possible?', [...OFFICE, ['leather-tote', 'leather', 'Black']], ['backpack']],
    ['Do the trousers come in beige?', OFFICE, ['beige trousers']],
    ['is the shirt available in pink?', OFFICE, ['shirt']],
    ['The scarf is no use in Goa. A cap instead', HOLIDAY, ['cap']],
    ['trench off and a bomber jacket on', HOLIDAY, ['bomber jacket']],
    ['replace the loafers with oxfords, brown only', OFFICE, ['brown oxfords']],
    ['a polo for the tee', HOLIDAY, ['polo']],
    ['The chinos are fine. In navy though', HOLIDAY, ['navy chinos']],
    ['Brown boots again? I own four. Black ones', HOLIDAY, ['black desert boots']],
  ])('“%s” moves what it is about', (request, rows, moved) => {
    const outfit = look(rows);
    const { applied, items } = revisionOf(outfit, request, 5);

    expect(items.filter((item) => 'kept' in item)).toHaveLength(rows.length - moved.length);
    for (const what of moved)
      expect(applied.map((one) => one.what).join(' ')).toContain(what.split(' ').at(-1));
  });

  it.each([
    'That will do nicely for the christening',
    'Does the blazer come in size 14?',
    'would it be rude to leave the jacket at home?',
  ])('“%s” moves nothing', (request) => {
    const { items } = revisionOf(look(), request, 5);

    expect(items.every((item) => 'kept' in item)).toBe(true);
  });
});

describe('what a piece is to be like', () => {
  it.each(['add a vivid scarf', 'einen farbenfrohen Schal dazu'])(
    'gives it the color of a mood: %s',
    (request) => {
      const { pieces, told } = revised(request);
      const [colour = ''] = (pieces.at(-1) ?? '').split(' ');

      expect(pieces.slice(0, -1)).toEqual(AS_IT_WAS);
      expect(['Red', 'Cobalt', 'Fuchsia', 'Yellow', 'Emerald', 'Turquoise', 'Purple', 'Coral']).toContain(
        colour,
      );
      expect(told).toEqual([]);
    },
  );

  it('takes the color that is said behind a denied one', () => {
    expect(revised('A white shirt at a mud run? No. Navy.').pieces).toEqual([
      'kept',
      'Navy poplin-shirt',
      ...AS_IT_WAS.slice(2),
    ]);
  });

  it.each(['Leder vertrag ich nicht, andere Schuhe bitte', "I don't do leather. Other shoes please"])(
    'brings no cloth that is refused: %s',
    (request) => {
      const { items } = revisionOf(look(), request, 3);
      const shoes = items.flatMap((item) =>
        'drafted' in item && item.drafted.slot === 'shoes' ? [item.drafted] : [],
      );

      expect(shoes).toHaveLength(1);
      expect(shoes[0]?.fabric).not.toMatch(/^(?:leather|patent leather|suede|shearling)$/);
    },
  );

  it('hears a complaint that there will be none of as a reason', () => {
    const { pieces } = revised('Hose raus, Rock rein, dann kneift nichts. Oliv');

    expect(pieces.filter((piece) => piece !== 'kept')).toEqual([expect.stringMatching(/^Olive .*skirt$/)]);
  });

  it('says a manner that nothing was made of', () => {
    expect(revised('Give me a Hawaiian shirt, preppy as you like').told).toEqual(['preppy']);
  });
});
