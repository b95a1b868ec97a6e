import { describe, expect, test } from 'vitest';
import { noQualities } from '../../language/mentions/qualities.ts';
import type { Edit } from './edit.ts';
import { withoutRepeats } from './reconcile-edits.ts';

const inPlaceOfIt = (said: string, ...keys: string[]): Edit => ({
  do: 'replace',
  item: 'shoes',
  by: { label: 'brogues', keys: new Set(keys), slots: ['shoes'], breadth: 'kind', said },
  qualities: noQualities(),
});

describe('edits that ask for the same', () => {
  test('are one in whichever words the piece is called', () => {
    expect(withoutRepeats([inPlaceOfIt('brogue', 'brogues'), inPlaceOfIt('Brogues', 'brogues')], [])).toEqual(
      [inPlaceOfIt('Brogues', 'brogues')],
    );
  });

  test('are two where other pieces are meant, or the way to go is said in other words', () => {
    const warmer = (said: string): Edit => ({ do: 'weather', weather: 'cold', isWet: false, said });

    expect(withoutRepeats([inPlaceOfIt('shoes', 'brogues'), inPlaceOfIt('shoes', 'mules')], [])).toHaveLength(
      2,
    );
    expect(withoutRepeats([warmer('freezing'), warmer('frost')], [])).toHaveLength(2);
  });
});
