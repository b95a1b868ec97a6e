import { describe, expect, it } from 'vitest';
import type { OutfitItem } from '#contract/outfits.ts';
import { tokensOf } from '../../language/mentions/tokens.ts';
import { readWords } from '../../language/read-words.ts';
import { readChange } from '../../language/roles/read-roles.ts';
import { isIn } from '../items/what-is-here.ts';
import { readEdits } from './read-edits.ts';

const item = (garment: string, slot: OutfitItem['slot'], fabric: OutfitItem['fabric']) =>
  ({ id: garment, garment, slot, color: 'Black', fabric, pattern: 'plain' }) as OutfitItem;

const ITEMS = [item('crew-tee', 'top', 'cotton'), item('chinos', 'bottom', 'twill')];

/** What a request asks for: the label of each piece that is to join, and the axis of each direction. */
function askedBy(request: string): string[] {
  const { mentions } = readChange(tokensOf(request), readWords(request), isIn(ITEMS));

  return readEdits(mentions, { items: ITEMS }).edits.map((edit) =>
    edit.do === 'add' ? edit.target.label : edit.do === 'shift' ? edit.axis : edit.do,
  );
}

describe('one wish that is named twice', () => {
  it('joins once, by its narrower name', () => {
    expect(askedBy('a scarf on top, a bandana I think')).toEqual(['bandana']);
    expect(askedBy('Eine Kette wäre nett, irgendein Schmuck halt')).toHaveLength(1);
    expect(askedBy('Handschuhe dazu, Lederhandschuhe am liebsten')).toHaveLength(1);
  });

  it('keeps what was said of either name', () => {
    const request = 'a red belt please, something like a western belt';
    const { mentions } = readChange(tokensOf(request), readWords(request), isIn(ITEMS));

    expect(readEdits(mentions, { items: ITEMS }).edits).toMatchObject([
      { do: 'add', target: { label: 'western belt' }, qualities: { colours: [{ label: 'red' }] } },
    ]);
  });

  it('joins twice where one more is asked for', () => {
    expect(askedBy('add a necklace and a pearl necklace')).toHaveLength(2);
    expect(askedBy('Eine Uhr und ein Schal dazu')).toHaveLength(2);
  });

  it('is met by the piece where only the cold was told beside it', () => {
    expect(askedBy('I am always freezing. Could a parka go with it?')).toEqual(['parka']);
    expect(askedBy('Etwas Warmes, vielleicht eine Daunenjacke drüber')).toHaveLength(1);
    expect(askedBy('warmer please, and sunglasses')).toContain('warmth');
  });
});
