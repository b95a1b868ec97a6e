import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { tokensOf } from '../../language/mentions/tokens.ts';
import { readWords } from '../../language/read-words.ts';
import { readChange } from '../../language/roles/read-roles.ts';
import { unknownWords } from '../../language/understood/unknown-words.ts';
import { readEdits } from '../edits/read-edits.ts';
import { isIn } from '../items/what-is-here.ts';
import { partsOfPieces } from './parts-of-pieces.ts';
import { placesInColour } from './places-in-colour.ts';
import { withoutToldAgain } from './told-again.ts';

const item = (garment: string, slot: OutfitItem['slot'], fabric: OutfitItem['fabric']) =>
  ({ id: garment, garment, slot, color: 'Beige', fabric, pattern: 'plain' }) as OutfitItem;

const ITEMS = [
  item('polo', 'top', 'linen'),
  item('chinos', 'bottom', 'twill'),
  item('loafers', 'shoes', 'suede'),
  item('bandana', 'accessory', 'cotton'),
];

function meantBy(request: string) {
  const { mentions } = readChange(tokensOf(request), readWords(request), isIn(ITEMS));

  return placesInColour(partsOfPieces(withoutToldAgain(mentions)), ITEMS);
}

/** What joins, by its label and the qualities it is to have; what is changed, by its key. */
function askedBy(request: string): string[] {
  return readEdits(meantBy(request), { items: ITEMS }).edits.flatMap((edit) => {
    const qualities =
      'qualities' in edit
        ? [...edit.qualities.colours, ...edit.qualities.fabrics].map(({ label }) => label)
        : [];
    if (edit.do === 'add') return [[...qualities, edit.target.label].join(' ')];
    if (edit.do === 'shift') return (edit.items ?? ['all']).map((id) => `${id} ${edit.axis}`);

    return 'item' in edit ? [[edit.item, ...qualities].join(' ')] : [edit.do];
  });
}

describe('a part of a piece', () => {
  it('is no piece of its own', () => {
    expect(askedBy('a raincoat with a belt')).toEqual(['raincoat']);
    expect(askedBy('Rucksack mit Kettchen dazu')).toEqual(['backpack']);
    expect(askedBy('add a fedora with a bandana')).toEqual(['fedora']);
  });

  it('chooses the piece that has it, and is said back where none does', () => {
    expect(unknownWords(meantBy('ein Mantel mit Gürtel'))).toEqual([]);
    expect(unknownWords(meantBy('a parka with a belt'))).toEqual(['belt']);
    expect(unknownWords(meantBy('a tote with golden chains'))).toEqual(['golden', 'chains']);
  });

  it('keeps its color and cloth for itself, but for the strap of a watch', () => {
    expect(askedBy('a cardigan with red buttons')).toEqual(['cardigan']);
    expect(askedBy('Eine Uhr mit schwarzem Lederarmband')).toEqual(['Black leather watch']);
  });

  it('joins where it is a piece to go with what is there', () => {
    expect(askedBy('the chinos with a belt')).toContain('belt');
    expect(askedBy('a coat and a belt')).toEqual(['coat', 'belt']);
  });

  it('is what earrings are made of where they are to be of pearl', () => {
    expect(askedBy('drop earrings: pearls')).toEqual(['pearl earrings']);
    expect(askedBy('silver hoops with pearls')).toEqual(['pearl earrings']);
    expect(askedBy('Ohrstecker mit Perlen')).toEqual(['pearl earrings']);
    expect(askedBy('pearls please')).toEqual(['pearls']);
  });
});

describe('a place on the body in a color', () => {
  it('is the piece that is worn there', () => {
    expect(askedBy('something purple on my feet')).toEqual(['loafers purple']);
    expect(askedBy('Ein Hauch Gelb am Hals')).toEqual(['bandana yellow']);
    expect(askedBy('Farbe an den Hals')).toEqual(['bandana colour']);
  });

  it('is what would be worn there where nothing is', () => {
    expect(askedBy('something purple on my head')).toEqual(['purple hat']);
    expect(askedBy('etwas Blaues an den Ohren')).toEqual([]);
  });

  it('is left alone where it is complained of', () => {
    expect(askedBy('Gelb am Hals steht mir nicht')).not.toContain('bandana yellow');
  });
});

describe('what has given way and is named again', () => {
  it('is the reason, and not the wish', () => {
    expect(askedBy('Viskose statt Leinen, Leinen knittert mir zu sehr')).toEqual(['polo viscose']);
    expect(askedBy('velvet rather than suede. Suede I have to brush')).toEqual(['loafers velvet']);
  });

  it('is wished where it stands with a piece', () => {
    expect(askedBy('wool instead of linen, and a linen blazer')).toContain('linen linen blazer');
  });
});
