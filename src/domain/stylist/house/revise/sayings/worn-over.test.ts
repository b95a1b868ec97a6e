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

describe('what is worn over and on', () => {
  it.each(['warmer please', 'wärmer, es hat nur 3 Grad'])(
    'puts no second coat over a coat: %s',
    (request) => {
      const { pieces } = revised(request, look(WINTRY));
      expect(pieces.filter((piece) => /coat|parka|puffer/.test(piece)).length).toBeLessThanOrEqual(1);
      expect(pieces).toHaveLength(WINTRY.length);
      expect(pieces[0]).not.toBe('kept');
    },
  );

  it('takes pockets for the place of a bag', () => {
    const withBag = look([...OFFICE, ['leather-tote', 'leather', 'Black']]);
    expect(revised('no bag, i just use my pockets', withBag)).toEqual({ pieces: AS_IT_WAS, told: [] });
  });

  it.each([
    ['kannst du die Schuhe nicht rot machen?', /^Red loafers$/],
    ['could you not make the shoes red?', /^Red loafers$/],
  ])('hears a polite “not”: %s', (request, expected) => {
    expect(revised(request).pieces[3]).toMatch(expected);
  });

  it('says that a pattern is not made and nothing of what is there', () => {
    const { pieces, told } = revised('leopard print shoes please');
    expect(pieces).toEqual(AS_IT_WAS);
    expect(told).toEqual(['leopard print']);
  });

  it.each([
    ['keep the shoes and the belt, make the other things black', [0, 1, 2]],
    ['alles behalten außer den Schuhen, die sollen braun sein, und dem Gürtel, der auch', [3, 4]],
  ])('changes the rest, or all that is excepted: %s', (request, changed) => {
    const { pieces } = revised(request);
    expect(pieces.flatMap((piece, at) => (piece === 'kept' ? [] : [at]))).toEqual(changed);
  });

  it('leaves the whole family of a cloth out where its kinds are listed', () => {
    const { pieces } = revised('no merino no cashmere no lambswool', look(WINTRY));
    expect(pieces[1]).not.toBe('kept');
    expect(pieces[4]).not.toBe('kept');
  });

  it('does nothing where all of it is taken back, and says so', () => {
    const { unchanged, applied } = revisionOf(look(), 'swap the shoes. actually leave them', 3);
    expect(applied).toEqual([]);
    expect(unchanged).toEqual({ why: 'taken_back', words: [] });
  });
});
