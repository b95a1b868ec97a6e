import { describe, expect, it } from 'vitest';
import type { FabricPattern } from '#contract/outfits.ts';
import type { ColourName } from '#contract/palette.ts';
import { hindersAny } from '#domain/wardrobe/practical-wishes.ts';
import { garmentOf } from '#domain/wardrobe/wardrobe.ts';
import { doClash } from './clashes.ts';
import type { Piece } from './piece.ts';
import { wearNotes } from './wear-notes.ts';

function piece(key: string, colour: ColourName, pattern: FabricPattern = 'plain'): Piece {
  const garment = garmentOf(key);
  if (garment === null) throw new Error(`The wardrobe has ${key}`);

  return { garment, fabric: garment.fabrics[0], pattern, colour };
}

describe('what looks like a mistake', () => {
  it('is half of a pinstriped suit below another jacket', () => {
    const blazer = piece('blazer', 'Gray');

    expect(doClash(blazer, piece('tailored-trousers', 'Navy', 'pinstripe'))).toBe(true);
    expect(doClash(blazer, piece('tailored-trousers', 'Navy'))).toBe(false);
  });

  it('is a summer jacket over a knit of wool or linen with tweed, and not with a polo of merino', () => {
    const linen = { ...piece('soft-blazer', 'Cream'), fabric: 'linen' as const };
    const merino = (key: string) => ({ ...piece(key, 'Camel'), fabric: 'merino' as const });

    expect(doClash(linen, merino('knit-dress'))).toBe(true);
    expect(doClash(linen, merino('turtleneck'))).toBe(true);
    expect(
      doClash({ ...piece('linen-trousers', 'Stone'), fabric: 'linen' }, piece('tweed-blazer', 'Brown')),
    ).toBe(true);
    expect(doClash({ ...piece('linen-trousers', 'Stone'), fabric: 'linen' }, merino('knit-polo'))).toBe(
      false,
    );
    expect(doClash({ ...linen, fabric: 'cotton' }, merino('knit-dress'))).toBe(true);
  });

  it('is a tie without a collar, a fleece over a hoodie, and dark tights in pale shoes', () => {
    expect(doClash(piece('necktie', 'Navy'), piece('band-collar-shirt', 'White'))).toBe(true);
    expect(doClash(piece('necktie', 'Navy'), piece('poplin-shirt', 'White'))).toBe(false);
    expect(doClash(piece('fleece-jacket', 'Olive'), piece('hoodie', 'Black'))).toBe(true);
    expect(doClash(piece('fleece-jacket', 'Olive'), piece('crew-tee', 'Black'))).toBe(false);
    expect(doClash(piece('tights', 'Black'), piece('pumps', 'Beige'))).toBe(true);
    expect(doClash(piece('tights', 'Black'), piece('pumps', 'Black'))).toBe(false);
  });

  it('is a high shaft over trousers with a crease', () => {
    const boots = piece('knee-boots', 'Brown');

    expect(doClash(boots, piece('flannel-trousers', 'Gray'))).toBe(true);
    expect(doClash(boots, piece('wide-jeans', 'Denim'))).toBe(true);
    for (const legs of ['slim-trousers', 'straight-jeans', 'a-line-skirt', 'leggings'])
      expect(doClash(boots, piece(legs, 'Gray'))).toBe(false);
  });

  it('is a new piece that nearly matches one’s own', () => {
    const own = { ...piece('velvet-blazer', 'Burgundy'), owned: { id: null, name: '', hex: '#6d1f2d' } };

    expect(doClash(own, piece('evening-skirt', 'Burgundy'))).toBe(true);
    expect(doClash(own, piece('evening-skirt', 'Black'))).toBe(false);
  });
});

describe('what is said of the pieces', () => {
  const day = { formality: 1, weather: 'mild', isWet: false, worn: 'everyone', isCovered: false } as const;
  const notesOf = (...pieces: Piece[]) => wearNotes(pieces, day).map(({ told }) => told.says);

  it('buttons a polo and no rugby shirt', () => {
    expect(notesOf(piece('polo', 'Navy'), piece('chinos', 'Beige'))).toContain('note_polo_buttons');
    expect(notesOf(piece('rugby-shirt', 'Navy'), piece('chinos', 'Beige'))).not.toContain(
      'note_polo_buttons',
    );
  });

  it('undoes the button of a jacket that is there', () => {
    const [shirt, tie] = [piece('poplin-shirt', 'White'), piece('necktie', 'Navy')];
    const trousers = piece('suit-trousers', 'Gray');

    expect(notesOf(piece('suit-jacket', 'Gray'), shirt, tie, trousers)).toContain('note_tie_and_suit');
    expect(notesOf(shirt, tie, trousers)).not.toContain('note_tie_and_suit');
  });

  it('leaves nothing open or bare on whoever covers up', () => {
    const shirt = [piece('poplin-shirt', 'White'), piece('chinos', 'Beige')];
    const dress = [piece('shirt-dress', 'Navy'), piece('leather-sneakers', 'White')];
    const covered = (...pieces: Piece[]) =>
      wearNotes(pieces, { ...day, isCovered: true }).map(({ told }) => told.says);

    expect([notesOf(...shirt), notesOf(...dress)]).toEqual([
      expect.arrayContaining(['note_top_button']),
      expect.arrayContaining(['note_sneakers_with_dress']),
    ]);
    expect([...covered(...shirt), ...covered(...dress)]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/note_top_button|note_sneakers_with_dress/)]),
    );
  });

  it('shows the waist of a dress that has one', () => {
    expect(notesOf(piece('wrap-dress', 'Navy'), piece('blazer', 'Gray'))).toContain('note_jacket_over_dress');
    expect(notesOf(piece('kaftan', 'Navy'), piece('blazer', 'Gray'))).not.toContain('note_jacket_over_dress');
  });

  it('calls nothing dark where the shoes are pale', () => {
    const { garment } = piece('leather-sneakers', 'Ivory');

    expect(hindersAny(['dirty work'], { garment, colour: 'Ivory' })).toBe(true);
    expect(hindersAny(['dirty work'], { garment, colour: 'Gray' })).toBe(false);
  });
});
