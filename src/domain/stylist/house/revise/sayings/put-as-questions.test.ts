import { describe, expect, it } from 'vitest';
import { AS_IT_WAS, look, OFFICE, revised } from '../../../testing/revised.ts';
import { type Row, revisionOf } from '../../../testing/stored-look.ts';

const LAYERS: readonly Row[] = [
  ['fine-crew-sweater', 'merino', 'Navy'],
  ['crew-tee', 'cotton', 'White'],
  ['chinos', 'twill', 'Olive'],
  ['desert-boots', 'suede', 'Brown'],
  ['wool-scarf', 'lambswool', 'Gray'],
];

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
    'What would go better with these, the loafers or boots?',
  ])('“%s” moves nothing', (request) => {
    const { items } = revisionOf(look(), request, 5);

    expect(items.every((item) => 'kept' in item)).toBe(true);
  });
});

describe('what is said behind a question', () => {
  it.each<[request: string, told: readonly string[]]>([
    ['why is there a tee under the jumper? leave that out', ['Removed the tee']],
    ['Warum ist da ein T-Shirt drunter? Das weg', ['Removed the tee']],
    ['do I need the scarf? if not take it out', ['Removed the winter scarf']],
    ['wieso ein Schal? weg damit', ['Removed the winter scarf']],
    ['are the boots leather? I want them in black', ['Made the desert boots black']],
    [
      'Boots and scarf, what do they cost? Both navy please',
      ['Made the desert boots navy', 'Made the winter scarf navy'],
    ],
  ])('“%s” is about what was asked', (request, told) => {
    const { applied } = revisionOf(look(LAYERS), request, 5);

    expect(applied.map(({ what }) => what)).toEqual(told);
  });

  it.each(['are the boots leather? love them', 'the boots, are they suede?'])(
    '“%s” moves nothing',
    (request) => {
      expect(revisionOf(look(LAYERS), request, 5).applied).toEqual([]);
    },
  );
});

describe('one of the pieces goes, and another with it', () => {
  it.each<[request: string, told: readonly string[]]>([
    ['take the tshirt out. And the scarf.', ['Removed the tee', 'Removed the winter scarf']],
    ['take the tshirt out and the scarf', ['Removed the tee', 'Removed the winter scarf']],
    ['Das T-Shirt raus. Und den Schal', ['Removed the tee', 'Removed the winter scarf']],
    ['zu warm mit dem Schal, nimm den raus', ['Removed the winter scarf']],
    ['too warm with the scarf, get rid of it', ['Removed the winter scarf']],
    ['black instead of brown please, boots', ['Made the desert boots black']],
  ])('“%s”', (request, told) => {
    expect(revisionOf(look(LAYERS), request, 5).applied.map(({ what }) => what)).toEqual(told);
  });

  it.each(['white please', 'white', 'nur weiß bitte'])(
    '“%s” asks for white, and takes none away',
    (request) => {
      const { items } = revisionOf(look(LAYERS), request, 5);
      const tee = items.some((item) => 'kept' in item && item.kept.endsWith('2'));

      expect(tee).toBe(true);
    },
  );
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

describe('a piece whose cloth is refused', () => {
  const BOOTED: readonly Row[] = [
    ['fine-crew-sweater', 'cotton knit', 'Navy'],
    ['tailored-trousers', 'wool', 'Charcoal'],
    ['chelsea-boots', 'leather', 'Black'],
  ];

  it('stays what it is, of another cloth', () => {
    const { items } = revisionOf(look(BOOTED), 'Wool trousers make me itch', 5);
    const [trousers, ...others] = items.flatMap((item) => ('drafted' in item ? [item.drafted] : []));

    expect(others).toEqual([]);
    expect(trousers?.item).toContain('trousers');
    expect(trousers?.fabric).not.toBe('wool');
  });

  it('stays boots where it becomes vegan', () => {
    const { items } = revisionOf(look(BOOTED), 'make it vegan', 5);

    expect(items.flatMap((item) => ('drafted' in item ? [item.drafted.item] : [])).join(' ')).toContain(
      'boots',
    );
  });
});
